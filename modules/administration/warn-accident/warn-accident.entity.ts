import { entity } from '@chengban/kernel/entity.ts'
import { allOf, field, headOf, holds, is, le, me, nobody, not, today } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A counted warning; those in force together are `user.numberOfWarnings`. */
export const warnAccident = entity('warnAccident', {
  label: '警告记录',
  title: 'detail',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true }),
    date: date('日期', { required: true, fixed: true, default: { from: 'today' } }),
    detail: longText('事由', { required: true, max: 2000 }),
    source: oneOf('来源', ['违规', '报告', '手工'], { readonly: true, default: '手工' }),
    count: int('次数', { required: true, fixed: true, default: 1, min: 1, max: 3 }),
    expireDate: date('失效日期', {
      required: true,
      fixed: true,
      default: { field: 'date', months: 6 },
      hint: '留空为日期后6个月',
    }),
    violateId: ref('违规', 'violate', { readonly: true }),
    file: files('附件', { max: 9 }),
    status: oneOf('状态', ['有效', '已撤销', '已到期'], { readonly: true, default: '有效' }),
    dedupeKey: text('去重键', { unique: true, readonly: true }),
    isFallen: bool('不再成立', { readonly: true, isAside: true, default: false }),
  },
  rows: { own: me('userId'), manage: holds('violate:manage'), also: [headOf('userId')] },
  write: { create: holds('violate:manage'), update: holds('violate:manage'), remove: nobody },
  on: { saved: 'warnAccident/lock' },
  workflow: {
    field: 'status',
    states: ['有效', '已撤销', '已到期'],
    initial: '有效',
    moves: [
      {
        name: 'revoke',
        label: '撤销',
        from: ['有效'],
        to: '已撤销',
        who: allOf(holds('violate:manage'), not(me('userId'))),
        opinion: 'required',
        danger: true,
        guards: [{ holds: not(is({ source: '违规' })), message: '请在违规中撤销' }],
        effect: 'warnAccident/lock',
        notify: [{ to: ['userId'], text: '【警告】已撤销：{detail}' }],
      },
      {
        name: 'fall',
        label: '自动撤销',
        from: ['有效', '已到期'],
        to: '已撤销',
        who: nobody,
        effect: 'warnAccident/lock',
      },
      {
        name: 'restore',
        label: '自动恢复',
        from: ['已撤销', '已到期'],
        to: '有效',
        who: nobody,
        effect: 'warnAccident/lock',
      },
      { name: 'expire', label: '到期', from: ['有效'], to: '已到期', who: nobody, effect: 'warnAccident/lock' },
    ],
  },
  othersOnly: { field: 'userId', message: '不能登记自己' },
  checks: [
    { holds: le(field('date'), today()), field: 'date', message: '日期不能晚于今天' },
    { holds: le(field('date'), field('expireDate')), field: 'expireDate', message: '失效日期不能早于日期' },
  ],
  indexes: [['userId', 'status'], ['date']],
  list: {
    columns: ['date', 'userId', 'source', 'count', 'detail', 'expireDate', 'status'],
    filters: ['userId', 'source', 'status', 'date'],
    sort: '-date',
  },
  form: [
    { title: '警告', fields: ['userId', 'date', 'count', 'expireDate', 'detail', 'file'] },
    { title: '来源', fields: ['source', 'violateId', 'dedupeKey'] },
  ],
  summary: ['userId', 'date', 'source', 'count', 'status'],
})
