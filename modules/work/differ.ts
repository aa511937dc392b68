import { anyOf, eq, field, isSet, not } from '@chengban/kernel/expr.ts'

/** Two columns do not name the same; where the second is empty there is nothing to be the same. */
export const differ = <const A extends string, const B extends string>(one: A, other: B) =>
  anyOf(not(isSet(other)), not(eq(field(one), field(other))))
