import type { Expr } from './expr.ts'

/**
 * What a field of a move's form begins with: today where the day is empty, nothing in place of an old text, a value
 * where there is none, or an hour of +08:00 on a day of the row.
 */
export type MoveBegin<F extends string = string, Needs = unknown> =
  | 'today'
  | 'nothing'
  | { readonly is: string }
  | { readonly hour: string; readonly of: F; readonly when: Expr<Needs> }
