import type { Expr } from './expr.ts'

/** Who may not, regardless of their rights: FORBIDDEN with this message. */
export interface Except<Needs = unknown> {
  readonly who: Expr<Needs>
  readonly message: string
}
