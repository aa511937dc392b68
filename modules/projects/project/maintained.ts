import { allOf, eq, exists, is, isFilled, isSet, not, when } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'

/** What an accepted project needs before it goes over into maintenance. */
export const maintained = [
  { holds: eq(of('contractId', 'needMaintain'), true), message: '合同不含维护' },
  { holds: isFilled(of('contractId', 'maintainDate')), message: '未登记维护日期' },
  { holds: isSet('formalUrl'), message: '未登记正式环境' },
  {
    holds: exists({ of: 'impNodeLog', by: 'projectId', where: is({ name: '维护交接单', status: '通过' }) }),
    message: '维护交接单未通过',
  },
  {
    holds: not(
      exists({
        of: 'bug',
        by: 'projectId',
        where: allOf(is({ priority: ['急', '高'] }), not(is({ status: ['草稿', '已关闭'] }))),
      }),
    ),
    message: '还有未关闭的急、高缺陷',
  },
] as const

/** Joins the messages of the missing conditions into one text. */
const pieces = maintained.map(({ holds, message }, at) => {
  const before = allOf(...maintained.slice(0, at).map((one) => one.holds))
  return [
    `m${at}`,
    when(
      [
        [holds, ''],
        [before, message],
      ],
      `、${message}`,
    ),
  ] as const
})

export const canBeMaintained = {
  holds: allOf(...maintained.map(({ holds }) => holds)),
  field: 'projectStatus',
  message: `不能转维护：${pieces.map(([name]) => `{${name}}`).join('')}`,
  fill: Object.fromEntries(pieces),
} as const
