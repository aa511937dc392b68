import type { Expr } from './expr.ts'
import type { EntityName, FieldNameOf } from './registry.ts'
import type { Filter } from './statistics.ts'

/** Placeholder in an address for the id of the reader. */
export const reader = '{me}'

/** Rows of an entity, in the grammar of lists, `{ from: … }` as in `asked-where.ts`; days are counted from today, both ends included. */
export interface CardRows {
  readonly of: string
  readonly where?: Filter
  readonly days?: { readonly of: string; readonly from?: number; readonly to?: number }
}

/**
 * One figure of the first page: how many rows a list has under a filter, or what a column of them adds up to. The
 * figure leads to that list under that filter, so the two agree.
 */
export interface CardFigure extends CardRows {
  readonly key: string
  readonly label: string
  readonly sum?: string
  /** As percent: of the rows, those that meet this filter as well. */
  readonly rate?: Filter
  /** Rows of this month by this day; shown beside the month before, and as a line over half a year. */
  readonly month?: string
  /** Key of the list's view that shows the rows, where it is not the first. */
  readonly view?: string
  /** Where it leads when no list shows its rows: a path, `{me}` for the reader. */
  readonly at?: string
  /** Of a sum that is no money. */
  readonly unit?: string
  /** Bad news where it is not zero. */
  readonly isBad?: boolean
}

/** Shown in place of a number: the values of a column, with the count of each when they differ. */
export interface Standing extends CardRows {
  readonly key: string
  readonly label: string
  readonly of: string
  readonly by: string
}

/** Rows by a column, a bar for each value; `week` narrows them to those of this week by that day. */
export interface Bars extends CardRows {
  readonly key: string
  readonly label: string
  readonly by: string
  readonly week?: string
}

/** What columns add up to in each of the last twelve months, one line beside the other. */
export interface CardLines {
  readonly key: string
  readonly label: string
  readonly series: readonly (CardRows & { readonly label: string; readonly month: string; readonly sum: string })[]
}

/** The people whose rows a list has, by name; `urge` is the text of a reminder to them. */
export interface Roster extends CardRows {
  readonly key: string
  readonly label: string
  /** The reference to the person, and the day of the row. */
  readonly person: string
  readonly day: string
  readonly urge?: string
}

/** Figures that are shown or hidden as one card. */
export interface FigureCard {
  readonly key: string
  readonly label: string
  readonly who: Expr<never>
  /** Left out while all its figures are nothing: of whom it concerns the rows alone tell. */
  readonly isSilent?: boolean
  /** Behind those of all areas until the person says otherwise. */
  readonly isLast?: boolean
  readonly figures: readonly CardFigure[]
  readonly standings?: readonly Standing[]
  readonly charts?: readonly (Bars | CardLines)[]
  readonly rosters?: readonly Roster[]
}

/** Rows shown on the first page, each with its name and its day. */
export interface ListedRows extends CardRows {
  /** What the row asks for: 任务, 日报. */
  readonly kind: string
  /** The column that names it: text, or a reference whose name is shown. By default the record's own name. */
  readonly title?: string
  /** The same words for every row, in place of its name. */
  readonly says?: string
  /** A reference shown beside it. */
  readonly sub?: string
  /** The day it is due or happens. */
  readonly day: string
  readonly to?: string
  /** The reference whose record is shown in place of the row: `title`, `sub`, `day` and `to` are columns of it. */
  readonly by?: string
  /** Of the reader's own rows alone, as the entity says whose they are. */
  readonly isOwn?: boolean
}

/** What an area brings to the first page. */
export interface HomeCards {
  readonly figures?: readonly FigureCard[]
  readonly todos?: readonly ListedRows[]
  readonly calendar?: readonly ListedRows[]
}

type RowsOf<E extends EntityName> = {
  readonly of: E
  readonly where?: { readonly [F in FieldNameOf<E> | 'and' | 'or' | 'not']?: unknown }
  readonly days?: { readonly of: FieldNameOf<E>; readonly from?: number; readonly to?: number }
}

/** A figure whose columns the entity has. */
export const figure = <E extends EntityName>(
  shape: Omit<CardFigure, keyof CardRows | 'sum' | 'month' | 'rate'> &
    RowsOf<E> & {
      readonly sum?: FieldNameOf<E>
      readonly month?: FieldNameOf<E>
      readonly rate?: RowsOf<E>['where']
    },
): CardFigure => shape as CardFigure

/** Rows of the first page whose columns the entity has. */
export const shown = <E extends EntityName>(
  shape: Omit<ListedRows, keyof CardRows | 'title' | 'sub' | 'day' | 'to' | 'by'> &
    RowsOf<E> & {
      readonly title?: FieldNameOf<E>
      readonly sub?: FieldNameOf<E>
      readonly day: FieldNameOf<E>
      readonly to?: FieldNameOf<E>
    },
): ListedRows => shape

/** Bars, a standing or people of rows whose columns the entity has. */
export const bars = <E extends EntityName>(
  shape: Omit<Bars, keyof CardRows | 'by' | 'week'> &
    RowsOf<E> & { readonly by: FieldNameOf<E>; readonly week?: FieldNameOf<E> },
): Bars => shape

export const standing = <E extends EntityName>(
  shape: Omit<Standing, keyof CardRows | 'by'> & RowsOf<E> & { readonly by: FieldNameOf<E> },
): Standing => shape

export const roster = <E extends EntityName>(
  shape: Omit<Roster, keyof CardRows | 'person' | 'day'> &
    RowsOf<E> & { readonly person: FieldNameOf<E>; readonly day: FieldNameOf<E> },
): Roster => shape

/** A line of a drawing over twelve months. */
export const line = <E extends EntityName>(
  shape: RowsOf<E> & { readonly label: string; readonly month: FieldNameOf<E>; readonly sum: FieldNameOf<E> },
): CardLines['series'][number] => shape
