import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  asked,
  field,
  gt,
  headOf,
  holds,
  is,
  me,
  multiply,
  not,
  subtract,
  tasked,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, daysBetween, greatest, of } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { receiveStatus, unkept } from './receive.status.ts'

const isOut = is({ receiveStatus: ['已领取', '待归还审核', '部分归还'] })
/** Days past due while something is out. */
const overdue = when([[gt(field('outQuantity'), 0), greatest(0, daysBetween(field('dueDate'), today()))]], 0)
const out = when([[isOut, subtract(field('quantity'), field('returnQuantity'), field('lostQuantity'))]], 0)

/** One person takes a quantity of one item, and gives it back where it is to be given back. */
export const receive = entity('receive', {
  label: '领用申请',
  title: 'applyNumber',
  fields: {
    applyNumber: number('领用编号', {
      unique: true,
      search: true,
      at: 'submit',
      forms: [{ prefix: 'LY{YYYY}{MM}', digits: 4 }],
    }),
    itemId: ref('物品', 'receiveItem', { required: true, among: { isEnable: true } }),
    userId: ref('领用人', 'user', { required: true, readonly: true, default: { from: 'me' } }),
    quantity: int('数量', { required: true, min: 1, max: 10_000 }),
    projectId: ref('关联项目', 'project'),
    reason: longText('用途', { required: true, max: 1000 }),
    dueDate: date('应归还日期', { hint: '耗材不填' }),
    ...audited(1, { without: ['变更中'] }),
    receiveStatus: oneOf('领用状态', receiveStatus.states, { readonly: true, default: '未领取' }),
    ...handedIn,
    tzReceive: datetime('领取时间', { readonly: true }),
    signature: signature('领取签名', { readonly: true, signer: 'userId' }),
    assetNos: json('资产编号', {
      readonly: true,
      structure: ['text'],
      among: { of: 'receiveItem', at: 'itemId', lines: 'assets', value: 'no', where: { state: '在库' } },
    }),
    returnQuantity: int('已归还数量', { readonly: true, default: 0 }),
    lostQuantity: int('遗失报损数量', { readonly: true, default: 0 }),
    outQuantity: int('未归还数量', { computed: out }),
    returning: json('归还申请内容', {
      readonly: true,
      structure: { quantity: 'int', lost: 'int', assetNos: ['text'], lostNos: ['text'], remark: 'text?' },
      names: { quantity: '数量', lost: '遗失', assetNos: '归还编号', lostNos: '遗失编号', remark: '说明' },
    }),
    compensation: money('赔偿金额', { readonly: true, default: '0.00' }),
    overdueDays: int('逾期天数', { alarms: true, computed: overdue }),
    outValue: money('在外价值', {
      secret: 'receive:manage',
      computed: multiply(coalesce(of('itemId', 'price'), 0), field('outQuantity')),
    }),
    extendCount: int('延期次数', { readonly: true, default: 0 }),
  },
  heedsLocks: true,
  rows: { own: me('userId'), manage: holds('receive:manage'), also: [tasked, headOf('userId')] },
  write: { create: holds('receive:apply'), update: me('userId'), remove: me('userId') },
  audit: {
    levels: 1,
    change: 'none',
    submit: allOf(me('userId'), holds('receive:apply')),
    applicant: 'userId',
    guard: { submit: 'receive/submit' },
    after: {
      approve: {
        set: { receiveStatus: '待领取' },
        notify: [
          { to: ['userId', 'itemId.keeperId'], text: '【领用】{itemId} {quantity}待领取' },
          { to: [{ holds: 'receive:manage' }], text: '【领用】{itemId} {quantity}待领取', when: unkept },
        ],
      },
      void: { set: { receiveStatus: '已取消' } },
    },
    calls: { decide: { path: '/receive/audit', answers: { receiveStatus: 'receiveStatus' } } },
    void: allOf(holds('receive:manage'), is({ receiveStatus: '待领取' })),
  },
  flows: [receiveStatus],
  acts: [
    {
      name: 'recall',
      label: '催还',
      who: allOf(holds('receive:manage'), not(me('userId'))),
      anyVersion: true,
      many: { most: 100, answers: 'recalled' },
      guards: [{ holds: is({ receiveStatus: ['已领取', '部分归还'] }), message: '没有未归还的物品' }],
      limit: { within: { hours: 24 }, per: 'record', message: '24小时内已催还' },
      notify: [{ to: ['userId'], text: '【领用】请归还{itemId}，应于{dueDate}归还' }],
    },
    {
      name: 'askExtension',
      label: '申请延期',
      who: me('userId'),
      anyVersion: true,
      asks: { until: date('希望归还日期', { required: true }) },
      opinion: 'required',
      opinionMessage: '请填写延期原因',
      guards: [
        { holds: is({ receiveStatus: ['已领取', '部分归还'] }), message: '没有未归还的物品' },
        { holds: gt(asked('until'), field('dueDate')), field: 'until', message: '须晚于现在的归还日期' },
      ],
      limit: { within: { hours: 24 }, per: 'record', message: '24小时内已申请' },
      notify: [
        { to: ['itemId.keeperId'], text: '【领用】{userId}申请{itemId}延期归还' },
        { to: [{ holds: 'receive:manage' }], text: '【领用】{userId}申请{itemId}延期归还', when: unkept },
      ],
    },
  ],
  indexes: [['itemId', 'receiveStatus'], ['userId', 'receiveStatus'], ['dueDate']],
  list: {
    columns: [
      'applyNumber',
      'itemId',
      'quantity',
      'userId',
      'dueDate',
      'outQuantity',
      'overdueDays',
      'status',
      'receiveStatus',
      'tzReceive',
    ],
    filters: ['itemId', 'userId', 'status', 'receiveStatus', 'dueDate', 'projectId'],
    sort: '-tzCreate',
  },
  form: [
    { title: '领用', fields: ['itemId', 'quantity', 'dueDate', 'projectId', 'reason', 'audit1'] },
    { title: '发放', fields: ['tzReceive', 'assetNos', 'signature'] },
    {
      title: '归还',
      fields: [
        'outQuantity',
        'outValue',
        'overdueDays',
        'returnQuantity',
        'lostQuantity',
        'returning',
        'compensation',
        'extendCount',
      ],
    },
  ],
  summary: ['itemId', 'quantity', 'dueDate', 'receiveStatus'],
})
