import { allOf, anyOf, is, me, not } from '@chengban/kernel/expr.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'

/** Who did not write it reads what came in; who writes it finds what is known of its period. */
export const opening = <const H extends HandlerName>(handler: H) =>
  ({
    when: anyOf(
      allOf(not(me('userId')), is({ status: ['已提交', '已阅', '已点评', '退回'] })),
      allOf(me('userId'), is({ status: ['未填', '草稿', '退回'] })),
    ),
    handler,
  }) as const
