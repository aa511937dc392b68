import type { Expr } from './expr.ts'
import type { Field } from './field.ts'
import type { EntityName } from './registry.ts'

/** How a page shows an answer that somebody only reads. Parts within parts are named with dots. */
export interface Tells {
  /** The sentence on top, with `{part}`s of the answer: the first whose condition holds of it. */
  readonly says?: readonly { readonly when?: Expr<unknown>; readonly words: string; readonly alarms?: true }[]
  readonly figures?: { readonly [part: string]: Field }
  readonly tables?: readonly ToldTable[]
}

export interface ToldTable {
  /** The part that has the rows. */
  readonly rows: string
  readonly label?: string
  readonly columns: { readonly [part: string]: Field }
  /** What the first column leads to: the record whose id a part has, or the list under the filter it has. */
  readonly opens?: { readonly of: EntityName; readonly by: string }
  /** Said where there are no rows. */
  readonly none?: string
}

/** A part of an answer by its name, through the parts above it. */
export const partOf = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], answer)
