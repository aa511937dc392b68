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

interface AddingOf<E, C extends string, F, Needs> {
  /** A row of this entity, made by the system: nothing is checked but by the database. */
  readonly row: E
  /** `{column}` is a column of the record as it will be; `{changed}` an object of all that the step changes of its input. */
  readonly values: {
    readonly [K in C]?: Given<Needs> | { readonly column: F } | { readonly changed: 'before' | 'after' }
  }
  readonly when?: Expr<Needs>
}

/** A row made in the same transaction: an entry of a diary, a term of a history. */
export type Adding<F extends string = string, Needs = unknown> = [EntityName] extends [never]
  ? AddingOf<string, string, F, Needs>
  : { [E in EntityName]: AddingOf<E, FieldNameOf<E>, F, Needs> }[EntityName]

/** Who hears: a column that names people (also through references), holders of a code, heads, people of link rows. */
export type Hearer<F extends string = string> =
  | F
  | `${string}.${string}`
  | { readonly holds: OperationCode }
  /** Whom the column named before the step. */
  | { readonly was: F }
  /** The head of the person's department, or of the department, that the column names; who heads it, the head above. */
  | { readonly headOf: F | `${string}.${string}` }
  /** Whom the person that the column names reports to. */
  | { readonly leader: F | `${string}.${string}` }
  | {
      readonly members: EntityName
      readonly by: string
      /** The column here that they name; the id when left out. */
      readonly at?: F
      readonly person: string
      readonly where?: Expr<unknown>
    }

/** A word left for people, in the same transaction; only for those who see the record, never for who did it. */
export interface ForetoldAnswer<F extends string = string, Needs = unknown> {
  readonly to: readonly Hearer<F>[]
  /** `{column}` and `{ref.column}` are filled in as shown. */
  readonly text: string
  readonly when?: Expr<Needs>
  /** The reminder it is: `GET /api/remind/{code}` lists it until it is read. */
  readonly code?: string
  /** The history shows the words given with the step below it. */
  readonly quotes?: true
  /** Goes out by DingTalk at once, where that is set up. */
  readonly ding?: true
}

/** What follows from a step, as data. */
export interface Consequence<F extends string = string, Needs = unknown> {
  /** Columns of the record itself. */
  readonly set?: { readonly [K in F]?: Given<Needs> }
  readonly effects?: readonly Follow<F, Needs>[]
  readonly adds?: readonly Adding<F, Needs>[]
  readonly notify?: readonly ForetoldAnswer<F, Needs>[]
}
