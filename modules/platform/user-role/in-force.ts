import { allOf, anyOf, field, ge, isSet, le, not, today } from '@chengban/kernel/expr.ts'

/** A role that its holder has today; the last day counts. */
export const inForce = allOf(
  anyOf(not(isSet('tzStart')), le(field('tzStart'), today())),
  anyOf(not(isSet('tzEnd')), ge(field('tzEnd'), today())),
)
