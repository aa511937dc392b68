import { allOf, field, ge, isSet, le, today } from './expr.ts'

/** Of a row of people: somebody stands in for them today, both days of the period counted. */
export const isDeputised = allOf(isSet('deputyId'), le(field('deputyFrom'), today()), ge(field('deputyTo'), today()))
