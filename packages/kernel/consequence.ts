import type { Expr } from './expr.ts'
import type { EntityName, FieldNameOf, MoveNameOf, OperationCode } from './registry.ts'

/**
 * A value that a step writes: a constant, who, when or the words given with it, what else the person gave (`asked`), or a
 * formula over the row as it will be.
 */
export type Given<Needs = unknown> =
  | string
  | number
  | boolean
  | null
  | { readonly from: 'me' | 'today' | 'now' | 'opinion' }
  | { readonly asked: string }
  /** What the column held before the step. */
  | { readonly was: string }
  | Expr<Needs>

interface FollowOf<E, M, C, F, Needs> {
  /** The other entity's own move, made by the system: its guards hold, its `who` is not asked. */
  readonly move: readonly [E, M]
  /** The column here that names the other record; a path reaches further (`contractId.parentId`). */
  readonly at?: F | `${string}.${string}`
  /** The column there that names this record: every such row moves, by ascending id. */
  readonly by?: C
  /** Of those only rows for which it holds; without it a row in another state refuses the whole. */
  readonly where?: Expr<unknown>
  /** Only while it holds here. */
  readonly when?: Expr<Needs>
  readonly input?: { readonly [name: string]: Given<Needs> }
  readonly opinion?: string
}

/** What happens to another record in the same transaction. */
export type Follow<F extends string = string, Needs = unknown> = [EntityName] extends [never]
  ? FollowOf<string, string, string, F, Needs>
  : { [E in EntityName]: FollowOf<E, MoveNameOf<E>, FieldNameOf<E>, F, Needs> }[EntityName]

/** Who hears: a column that names people (also through references), holders of a code, heads, people of link rows. */
export type Hearer<F extends string = string> =
  | F
  | `${string}.${string}`
  | { readonly holds: OperationCode }
  /** Whom the column named before the step. */
  | { readonly was: F }
  /** The head of the person's department, or of the department, that the column names. */
  | { readonly headOf: F }
  | { readonly members: EntityName; readonly by: string; readonly person: string; readonly where?: Expr<unknown> }

/** A word left for people, in the same transaction; only for those who see the record, never for who did it. */
export interface Telling<F extends string = string, Needs = unknown> {
  readonly to: readonly Hearer<F>[]
  /** `{column}` and `{ref.column}` are filled in as shown. */
  readonly text: string
  readonly when?: Expr<Needs>
  /** The reminder it is: `GET /api/remind/{code}` lists it until it is read. */
  readonly code?: string
}

/** What follows from a step, as data. */
export interface Consequence<F extends string = string, Needs = unknown> {
  /** Columns of the record itself. */
  readonly set?: { readonly [K in F]?: Given<Needs> }
  readonly effects?: readonly Follow<F, Needs>[]
  readonly notify?: readonly Telling<F, Needs>[]
}
