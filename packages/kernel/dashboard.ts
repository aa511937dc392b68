import type { Call } from './call.ts'
import type { Expr } from './expr.ts'
import type { Field } from './field.ts'
import type { EntityName, FieldNameOf } from './registry.ts'
import type { Filter, Group, Measure } from './statistics.ts'

/** Rows of an entity that the reader may see, and the figure taken from them. */
export interface Taken {
  readonly of: EntityName
  /** In the grammar of lists, `{ from: … }` as in `asked-where.ts`. */
  readonly where?: Filter
  /** The column the chosen days are about; left out: rows of any day. */
  readonly date?: string
  /** By which column a choice of the filter line narrows these rows; a choice not named leaves them as they are. */
  readonly narrow?: { readonly [choice: string]: string }
  /** How many rows there are when left out. */
  readonly measure?: Measure<string>
  /** The unit of a figure that is neither money nor a rate: 天. */
  readonly unit?: string
}

/** One figure with its rows behind it. */
export interface Tile extends Taken {
  readonly key: string
  readonly label: string
  /** Bad news where it is not zero. */
  readonly isBad?: boolean
  /** A second figure below; `isShare`: the first in percent of it. */
  readonly note?: Taken & { readonly label: string; readonly isShare?: boolean; readonly isBad?: boolean }
  /** The same of the year before below. */
  readonly isCompared?: boolean
}

/** Figures of groups, one for each place of a drawing. */
export interface Series extends Taken {
  readonly label: string
  readonly by: Group<string>
  /** The goal: drawn as a mark over the others. */
  readonly isGoal?: boolean
  /** `by` is a month of the chosen year: 1 to 12. */
  readonly isMonth?: boolean
}

/** Groups as bars, lines, stages, parts of a whole, names with a bar each, or a table. */
export interface Drawing {
  readonly key: string
  readonly label: string
  readonly as: 'bars' | 'stacked' | 'lines' | 'funnel' | 'split' | 'names' | 'table'
  /** What a place is: 月份, 阶段. */
  readonly head: string
  readonly series: readonly Series[]
  /** So many places, the greatest of the first series first; 12 when left out, months and states are always all. */
  readonly top?: number
  readonly isWide?: boolean
}

/** Two ways to part the same rows: a shade for each pair. */
export interface Heat extends Taken {
  readonly key: string
  readonly label: string
  readonly as: 'heat'
  readonly head: string
  readonly by: readonly [Group<string>, Group<string>]
  readonly isWide?: boolean
}

/** Rows parted by conditions of their own, as parts of a whole: 30 天内, 31 至 90 天. */
export interface DashboardParts {
  readonly key: string
  readonly label: string
  readonly as: 'parts'
  readonly head: string
  readonly parts: readonly (Taken & { readonly label: string })[]
  readonly isWide?: boolean
}

/** A figure that another call works out; `at` is its place in the answer: `income.total`. */
export interface HeardTile {
  readonly key: string
  readonly label: string
  readonly from: Call
  /** What the call is sent beside what the filter line says. */
  readonly sent?: Readonly<Record<string, string | number>>
  readonly at: string
  readonly unit?: string
  readonly isBad?: boolean
  /** A screen that tells more of it. */
  readonly link?: string
  readonly note?: { readonly label: string; readonly at: string; readonly unit?: string; readonly isBad?: boolean }
  /** The same of the year before below. */
  readonly isCompared?: boolean
}

/** Groups that another call gives: a list of objects at a place of its answer. */
export interface HeardDrawing {
  readonly key: string
  readonly label: string
  readonly as: Drawing['as']
  readonly head: string
  readonly from: Call
  /** What the call is sent beside what the filter line says. */
  readonly sent?: Readonly<Record<string, string | number>>
  readonly at: string
  /** Which of its words names a place. */
  readonly name: string
  /** What people read for a code. */
  readonly names?: Readonly<Record<string, string>>
  /** Objects whose word differs from a choice of the filter line are left out, where the call does not take the choice. */
  readonly narrow?: { readonly [choice: string]: string }
  /** What the word refers to, a record or a code: shown by its name, and objects with the same word are added up. */
  readonly refers?: Field
  readonly series: readonly {
    readonly label: string
    readonly value: string
    readonly unit?: string
    readonly isGoal?: boolean
  }[]
  /** Each place opens this record, by the id among its words; or the list of rows its `filter` says. */
  readonly opens?: { readonly record: EntityName; readonly id: string } | { readonly list: EntityName }
  /** So many places; all when left out. */
  readonly top?: number
  readonly isWide?: boolean
}

/** The same in two directions: each object has its own list, and each cell may say by its `filter` whose rows it shows. */
export interface HeardHeat extends Omit<HeardDrawing, 'as' | 'series'> {
  readonly as: 'heardHeat'
  /** Where the answer lists the columns. */
  readonly columns: string
  readonly cells: string
  /** Which word of a cell names its column. */
  readonly column: string
  readonly value: string
  readonly unit?: string
  /** A higher value is too much: red. */
  readonly limit?: number
}

/** The first rows of a list themselves. */
export interface FirstRows extends Omit<Taken, 'measure' | 'unit'> {
  readonly key: string
  readonly label: string
  readonly as: 'rows'
  readonly columns: readonly string[]
  readonly sort: string
  readonly size?: number
  readonly isWide?: boolean
}

export type Block = Drawing | Heat | DashboardParts | FirstRows | HeardDrawing | HeardHeat

/** Figures of a part of the company under one filter line, in one answer; each leads to the list it is taken of. */
export interface Dashboard {
  /** The name by which a screen and a request refer to it. */
  readonly name: string
  readonly label: string
  readonly who: Expr<never>
  /**
   * The period that is selected at first: this year, the last quarter or week that has ended, or the days of this
   * year until today.
   */
  readonly period: 'year' | 'quarter' | 'week' | 'days' | 'none'
  readonly choices?: { readonly [name: string]: Field }
  readonly tiles: readonly (Tile | HeardTile)[]
  readonly blocks: readonly Block[]
}

type Where<E extends EntityName> = { readonly [F in FieldNameOf<E> | 'and' | 'or' | 'not']?: unknown }
type Column<E extends EntityName> = FieldNameOf<E>
type TypedTaken<E extends EntityName> = {
  readonly of: E
  readonly where?: Where<E>
  readonly date?: Column<E>
  readonly narrow?: { readonly [choice: string]: Column<E> | `${Column<E>}.${string}` }
  readonly measure?: Measure<Column<E>>
  readonly unit?: string
}

/** A tile whose columns the entity has. */
export const tile = <E extends EntityName>(shape: TypedTaken<E> & Omit<Tile, keyof Taken>): Tile => shape

/** A series whose columns the entity has. */
export const series = <E extends EntityName>(
  shape: TypedTaken<E> & Omit<Series, keyof Taken | 'by'> & { readonly by: Group<Column<E>> },
): Series => shape

/** A part whose columns the entity has. */
export const part = <E extends EntityName>(
  shape: TypedTaken<E> & { readonly label: string },
): DashboardParts['parts'][number] => shape

/** A heat map whose columns the entity has. */
export const heat = <E extends EntityName>(
  shape: TypedTaken<E> &
    Omit<Heat, keyof Taken | 'by' | 'as'> & { readonly by: readonly [Group<Column<E>>, Group<Column<E>>] },
): Heat => ({ ...shape, as: 'heat' })

/** Rows whose columns the entity has. */
export const firstRows = <E extends EntityName>(
  shape: Omit<TypedTaken<E>, 'measure' | 'unit'> &
    Omit<FirstRows, keyof Taken | 'columns' | 'as'> & { readonly columns: readonly (Column<E> | 'tzCreate')[] },
): FirstRows => ({ ...shape, as: 'rows' })

/** A dashboard, as it is declared. */
export const dashboard = (shape: Dashboard): Dashboard => shape
