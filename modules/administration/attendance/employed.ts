import { allOf, anyOf, type Expr, field, isSet, le, not } from '@chengban/kernel/expr.ts'

/** Of a person: whether they are employed on a day, by their first and their last. */
export const employedOn = (day: Expr<never>) =>
  allOf(
    anyOf(not(isSet('tzProbation')), le(field('tzProbation'), day)),
    anyOf(not(isSet('tzDemobilize')), le(day, field('tzDemobilize'))),
  )
