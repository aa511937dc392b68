import { allOf, anyOf, is, me, not } from '@chengban/kernel/expr.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'

/**
 * When opening a report runs the handler: other people open a submitted report, or its author opens one still to be
 * written.
 */
export const opening = <const H extends HandlerName>(handler: H) =>
  ({
    when: anyOf(
      allOf(not(me('userId')), is({ status: ['已提交', '已阅', '已点评', '退回'] })),
      allOf(me('userId'), is({ status: ['未填', '草稿', '退回'] })),
    ),
    handler,
  }) as const
