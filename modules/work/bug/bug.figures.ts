import { allOf, field, gt, is, isSet, multiply, not, now, today, when } from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, of, workDays, workMinutes } from '@chengban/kernel/formula.ts'

/** Whose turn it is. */
export const inHand = when(
  [
    [is({ status: ['草稿', '退回'] }), field('providerId')],
    [
      is({ status: '待确认' }),
      coalesce(field('solverId'), of('projectId', 'devPrincipalId'), of('projectId', 'principalId')),
    ],
    [is({ status: ['已确认', '处理中'] }), field('solverId')],
    [is({ status: '待测试' }), field('testerId')],
    [is({ status: '待关闭' }), field('closerId')],
  ],
  null,
)
/** Working days past the agreed date, up to the day it was solved. */
export const delay = when(
  [
    [is({ status: ['草稿', '待确认', '退回', '挂起'] }), 0],
    [not(isSet('endTime')), 0],
  ],
  workDays(
    field('endTime'),
    coalesce(field('finishDate'), when([[is({ status: '已关闭' }), dateOf(field('tzComplete'))]], today())),
  ),
)

/** Working hours in which a bug is answered. */
const hours = when(
  [
    [is({ priority: '急' }), 4],
    [is({ priority: '高' }), 8],
    [is({ priority: '中' }), 24],
    [is({ priority: '低' }), 80],
  ],
  null,
)
const answered = workMinutes(field('tzSubmit'), coalesce(field('tzRespond'), now()))
export const respondLate = allOf(
  not(is({ status: '草稿' })),
  isSet('tzSubmit'),
  coalesce(gt(answered, multiply(60, hours)), false),
)
