import { allOf, anyOf, field, gt, holds, is, isSet, me, not, now, when } from '@chengban/kernel/expr.ts'

/** Permission to write off, except for the person who follows the money. */
const judge = allOf(holds('returnedMoney:badDebt'), not(me('userId')))

/** Acts for following up outstanding money and for writing it off. */
export const followUp = [
  {
    name: 'follow',
    label: '更新跟进',
    who: anyOf(me('userId'), holds('returnedMoney:manage')),
    input: ['isFollow', 'options', 'dtNext', 'remark'],
    required: { isFollow: '请选择是否跟进' },
    guards: [
      { holds: anyOf(is({ isFollow: true }), isSet('remark')), field: 'remark', message: '请填写不再跟进的原因' },
    ],
    set: { tzRetire: when([[is({ isFollow: false }), now()]], null) },
  },
  {
    name: 'badDebt',
    label: '认定坏账',
    who: judge,
    opinion: 'required',
    danger: true,
    guards: [
      { holds: gt(field('remainingMoney'), 0), message: '无未回款' },
      { holds: is({ isBadDebt: false }), message: '已认定坏账' },
    ],
    set: { isBadDebt: true, tzRetire: { from: 'now' } },
    notify: [{ to: ['userId', { headOf: 'userId' }], text: '【回款】{contractNumber}已认定坏账' }],
  },
  {
    name: 'restore',
    label: '撤销坏账',
    who: judge,
    guards: [{ holds: is({ isBadDebt: true }), message: '未认定坏账' }],
    set: { isBadDebt: false, tzRetire: null },
  },
] as const
