/** A filter in the grammar of lists: `{"status": {"equalTo": "通过"}}`. */
export type Filter = Readonly<Record<string, unknown>>

export const periods = ['day', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

/** What rows are gathered by: a column, a part of a date, or a column of the row a reference leads to. */
export type Group<C extends string> = C | `${C}:${Period}` | `${C}.${string}`

/** How many rows, or what a column of them adds up to. */
export type Part<C extends string> = { readonly count: Filter } | { readonly sum: C; readonly where?: Filter }

/** One figure of every group; `where` narrows the rows it is taken of. */
export type Measure<C extends string> =
  | Part<C>
  | { readonly avg: C; readonly where?: Filter; readonly digits?: number }
  | { readonly min: C; readonly where?: Filter }
  | { readonly max: C; readonly where?: Filter }
  /** The first as percent of the second, null where the second is 0. */
  | { readonly rate: readonly [Part<C>, Part<C>]; readonly digits?: number }

/**
 * Rows that were in force on a day: from ≤ day ≤ to, an empty `to` being open. Without `to`: rows that existed by then.
 */
export interface AsOf<C extends string> {
  /** `YYYY-MM-DD`; today when left out. */
  readonly day?: string | undefined
  readonly from: C
  readonly to?: C | undefined
}

/** A question over the rows a person sees, besides the filters of a list. */
export interface Statistics<C extends string> {
  /** None: the sum alone. Two: a matrix, or with `form: 'tree'` (up to three) groups within groups. */
  readonly groupBy?: readonly Group<C>[] | undefined
  readonly form?: 'matrix' | 'tree' | undefined
  readonly measures?: { readonly [name: string]: Measure<C> } | undefined
  /** The column that date1 and date2 are about; left out, that of the first period in groupBy. */
  readonly date?: C | undefined
  /** First and last day, `YYYY-MM-DD`, both counted. */
  readonly date1?: string | undefined
  readonly date2?: string | undefined
  readonly asOf?: AsOf<C> | undefined
  /** The measure that orders groups, greatest first; `count` when left out. Periods go by time. */
  readonly order?: string | undefined
  /** So many groups of each column are named, the others are one: 其他. 100 when left out. */
  readonly top?: number | undefined
  /** Also values of an enum that no row has. Periods are always complete. */
  readonly fill?: boolean | undefined
  readonly filters?: Filter | undefined
  readonly keyword?: string | undefined
  readonly view?: 'own' | 'todo' | 'done' | undefined
}

/** Figures of one group of rows: `count` and each measure by its name. Amounts and rates are decimal strings. */
export interface Figures {
  readonly count: number
  readonly [measure: string]: unknown
}

export interface Gathered {
  /** The value as text, `2026-03`, `2026-Q1`; null where it is empty and for 其他. */
  readonly key: string | null
  readonly name: string
  readonly rest?: true
  /** The list under this filter shows exactly these rows. */
  readonly filter: Filter
}

export type Node = Gathered & Figures & { readonly cells?: readonly Cell[]; readonly children?: readonly Node[] }
export type Cell = Figures & { readonly filter: Filter }

/** The nodes add up to the sum. */
export interface Answer {
  readonly nodes: readonly Node[]
  /** For a matrix: the headings of its cells, each with its own figures. */
  readonly columns?: readonly Node[]
  readonly sum: Figures & { readonly filter: Filter }
  /** What narrows a measure: joined to a filter by `and` it shows the rows of that figure. */
  readonly where: { readonly [measure: string]: Filter }
}
