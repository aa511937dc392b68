import type { Expr } from './expr.ts'
import type { Field } from './field.ts'
import type { EntityName } from './registry.ts'

/** How a page shows an answer that somebody only reads. Parts within parts are named with dots. */
export interface Tells {
  /** The sentence on top, with `{part}`s of the answer: the first whose condition holds of it. */
  readonly says?: readonly Saying[]
  readonly figures?: { readonly [part: string]: Field }
  /** Rows as cards side by side. */
  readonly cards?: readonly ToldCards[]
  readonly tables?: readonly ToldTable[]
}

export interface Saying {
  readonly when?: Expr<unknown>
  readonly words: string
  /** In red: something is wrong. */
  readonly alarms?: true
  /** In amber: somebody is waited for. */
  readonly waits?: true
  readonly opens?: Opening
}

export interface ToldCards {
  /** The part that has the rows. */
  readonly rows: string
  /** What a card is called, in words with its `{part}`s. */
  readonly title: string
  readonly figures: { readonly [part: string]: Field }
  /** Rows within a card, each in words with its `{part}`s. */
  readonly lines?: { readonly rows: string; readonly words: string }
  readonly opens?: Opening
}

/** The record whose id a part has, or the list (one of several behind its route: the tab) under the filter it has. */
export interface Opening {
  readonly of: EntityName
  readonly by: string
  readonly tab?: string
  /** The list on the page that it stands on, where that has one of the entity. */
  readonly isHere?: true
}

export interface ToldTable {
  /** The part that has the rows. */
  readonly rows: string
  readonly label?: string
  readonly columns: { readonly [part: string]: Field }
  /** What the first column leads to; of records of several kinds a part has the kind. */
  readonly opens?: Opening | { readonly ofPart: string; readonly by: string }
  /** Said where there are no rows. */
  readonly none?: string
}

/** A part of an answer by its name, through the parts above it. */
export const partOf = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], answer)
