import type { Expr } from './expr.ts'

// Decision 026: Edit rights by state are data

/**
 * While `when` holds for a row, only `who` may write it, and only `fields`; several rights that hold are added up. An
 * audit closes its rows once they are submitted: an edit right opens the fields it names again.
 */
export interface EditRight<F extends string = string, N = unknown> {
  readonly when: Expr<N>
  /** Everybody who may update the row, by default. */
  readonly who?: Expr<N>
  readonly fields: readonly F[]
  /** The message (a CONFLICT) for other fields, in place of the general refusal. */
  readonly message?: string
  /** Said (as a VALIDATION at the field) of fields that have a way of their own. */
  readonly told?: { readonly [K in F]?: string }
}
