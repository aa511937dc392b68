import { eq, field, multiply } from '@chengban/kernel/expr.ts'
import { floor } from '@chengban/kernel/formula.ts'

/** Hours are told by halves. */
export const inHalves = <const F extends string>(name: F) =>
  ({
    holds: eq(multiply(field(name), 2), floor(multiply(field(name), 2))),
    field: name,
    message: '工时须为0.5的倍数',
  }) as const
