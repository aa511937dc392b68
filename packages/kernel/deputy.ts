import { allOf, field, ge, isSet, le, today } from './expr.ts'

/** Whether a row of people has a deputy today; first and last day count. */
export const isDeputised = allOf(isSet('deputyId'), le(field('deputyFrom'), today()), ge(field('deputyTo'), today()))
