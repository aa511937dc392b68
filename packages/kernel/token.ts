import type { Expr } from './expr.ts'
import type { EntityName } from './registry.ts'

/** What the bearer of a link's token sees of rows that name the token's record, without a session. */
export interface TokenRows<F extends string = string, N = unknown> {
  /** The entity whose row has the token. */
  readonly of: EntityName
  /** The column that names that row; `id` where it is the row itself. */
  readonly by: F
  readonly when?: Expr<N>
  readonly fields: readonly F[]
}

/** The token rules of an entity, as a list. */
export const tokenRows = ({ token }: { readonly token?: TokenRows | readonly TokenRows[] | undefined }) =>
  token === undefined ? [] : isSeveral(token) ? token : [token]

const isSeveral = (token: TokenRows | readonly TokenRows[]): token is readonly TokenRows[] => Array.isArray(token)

/** The token by which people without an account reach one row. */
export interface Token<F extends string = string, N = unknown> {
  /** The column that keeps it: a secret text. */
  readonly field: F
  /** The instant from which it no longer holds. */
  readonly until?: F
  /** Must hold of the row. */
  readonly when?: Expr<N>
  readonly header: string
  /** The message for the bearer of an invalid token. */
  readonly lost: string
}
