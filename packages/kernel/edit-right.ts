import type { Expr } from './expr.ts'

/**
 * While `when` holds of a row, only `fields` of it are written, and only by `who`; of several that hold each gives its
 * own. Beside them an audit closes its rows by itself once they are submitted: there an edit right opens what it names.
 */
export interface EditRight<F extends string = string, N = unknown> {
  readonly when: Expr<N>
  /** Whoever may update the row, when left out. */
  readonly who?: Expr<N>
  readonly fields: readonly F[]
  /** Said (as a CONFLICT) of what stands outside, in place of the general refusal. */
  readonly message?: string
  /** Said (as a VALIDATION at the field) of fields that have a way of their own. */
  readonly told?: { readonly [K in F]?: string }
}
