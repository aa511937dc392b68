import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { anyOf, everybody, field, gt, is, lt, me, not, tasked, today } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const told = (name: string, fields: object, more: object): Entity =>
  entity(name, {
    label: name,
    title: 'name',
    fields: { name: text('名称', { required: true }), ...fields },
    ...more,
  } as never) as never

const mine = me('creatorId')
const sum = { holds: gt(field('sum'), 0), field: 'sum', message: '须有金额' }
const begun = { holds: lt(field('startDate'), today()), message: '未到日期' }

/** An audit beside a workflow, with everything a declaration may say of a step. */
export const bill = told(
  'bill',
  {
    sum: money('金额'),
    startDate: date('开始'),
    note: text('说明'),
    reason: text('事由'),
    watcherId: ref('关注人', 'user'),
    readerId: ref('阅读人', 'user'),
    isEnable: bool('启用', { default: true }),
    state: oneOf('环节', ['开', '办', '完', '停'], { readonly: true, default: '开' }),
    ...audited(1, { without: ['变更中'] }),
    ...handedIn,
  },
  {
    rows: { own: anyOf(mine, me('readerId')), also: [tasked] },
    self: mine,
    write: { create: everybody, update: mine, remove: mine },
    requires: [{ when: is({ note: '特殊' }), fields: ['reason'], message: '请填写事由' }],
    audit: {
      levels: 1,
      change: 'none',
      submit: mine,
      void: mine,
      guards: { void: [{ holds: not(is({ note: '锁' })), message: '已锁，不能作废' }] },
      after: {
        void: { set: { note: '已作废', sum: '0.00' } },
        approve: { effects: [{ move: ['billPart', 'close'], by: 'billId', where: is({ kind: '甲' }) }] },
      },
    },
    workflow: {
      field: 'state',
      states: ['开', '办', '完', '停'],
      initial: '开',
      moves: [
        { name: 'begin', label: '开始', from: ['开'], to: '办', who: mine, guards: [sum, begun] },
        {
          name: 'report',
          label: '说明',
          from: ['办'],
          to: 'same',
          who: mine,
          opinion: 'required',
          input: ['reason'],
          required: { reason: '请填写事由' },
          asks: { word: text('原话', { required: true }) },
          notify: [{ to: ['creatorId', 'watcherId', 'readerId'], text: '【单】{name}有说明' }],
        },
        {
          name: 'finish',
          label: '结束',
          from: ['办'],
          to: ['完', '停'],
          who: mine,
          effects: [
            { move: ['billPart', 'close'], by: 'billId', when: is({ note: '连同' }), where: is({ kind: '甲' }) },
          ],
        },
      ],
    },
  },
)

/** What moves with it. */
export const billPart = told(
  'billPart',
  {
    billId: ref('单', 'bill' as never),
    kind: oneOf('类别', ['甲', '乙']),
    state: oneOf('环节', ['开', '关'], { readonly: true, default: '开' }),
  },
  {
    rows: { own: everybody },
    write: { create: everybody, update: everybody },
    workflow: {
      field: 'state',
      states: ['开', '关'],
      initial: '开',
      moves: [{ name: 'close', label: '关', from: ['开'], to: '关', who: everybody }],
    },
  },
)

/** Everybody reads it; made for oneself, changed and deleted by nobody but its keeper. */
export const deed = told(
  'deed',
  { keeperId: ref('保管人', 'user'), isEnable: bool('启用', { default: true }) },
  {
    rows: { own: everybody },
    write: { create: me('keeperId' as never), update: me('keeperId' as never), remove: me('keeperId' as never) },
  },
)
