import type { Drawing, Taken } from './dashboard.ts'
import type { Expr } from './expr.ts'
import type { EntityName, FieldNameOf } from './registry.ts'
import type { Measure } from './statistics.ts'

/** Placeholder in an address for the id of the reader. */
export const reader = '{me}'

/** Rows as a dashboard takes them; `days` are counted from today, both ends included. */
export interface CardRows extends Pick<Taken, 'of' | 'where'> {
  readonly days?: { readonly of: string; readonly from?: number; readonly to?: number }
}

/** One figure of the first page, measured as a tile is. It leads to the list of its rows, so the two agree. */
export interface CardFigure extends CardRows, Pick<Taken, 'measure' | 'unit'> {
  readonly key: string
  readonly label: string
  /** Rows of this month by this day; shown beside the month before, and as a line over half a year. */
  readonly month?: string
  /** Key of the list's view that shows the rows, where it is not the first. */
  readonly view?: string
  /** Where it leads when no list shows its rows: a path, `{me}` for the reader. */
  readonly at?: string
  /** Bad news where it is not zero. */
  readonly isBad?: boolean
}

/** Shown in place of a number: the values of a column, with the count of each when they differ. */
export interface Standing extends CardRows {
  readonly key: string
  readonly label: string
  readonly by: string
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

/** Bars, or lines over the last twelve months. */
export type CardChart = Omit<Drawing, 'head' | 'as' | 'isWide'> & { readonly as: 'bars' | 'lines' }

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
  readonly charts?: readonly CardChart[]
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
  shape: Omit<CardFigure, keyof CardRows | 'measure' | 'month'> &
    RowsOf<E> & { readonly measure?: Measure<FieldNameOf<E>>; readonly month?: FieldNameOf<E> },
): CardFigure => shape

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

/** States or people of rows whose columns the entity has. */
export const standing = <E extends EntityName>(
  shape: Omit<Standing, keyof CardRows | 'by'> & RowsOf<E> & { readonly by: FieldNameOf<E> },
): Standing => shape

export const roster = <E extends EntityName>(
  shape: Omit<Roster, keyof CardRows | 'person' | 'day'> &
    RowsOf<E> & { readonly person: FieldNameOf<E>; readonly day: FieldNameOf<E> },
): Roster => shape
