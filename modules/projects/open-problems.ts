import { allOf, is, not } from '@chengban/kernel/expr.ts'

/** A fault that was not raised, or is over. */
export const closedBug = ['草稿', '已关闭'] as const
/** A fault, a requirement that was raised and is not over. */
export const openBug = not(is({ status: closedBug }))
export const openApply = allOf(
  not(is({ status: ['草稿', '驳回', '已撤回'] })),
  not(is({ stage: ['已完成', '已关闭', '已转缺陷'] })),
)
