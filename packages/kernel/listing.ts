import type { Field, Kind } from './field.ts'
import type { Filter } from './statistics.ts'

// Decision 092: The cards of the board of stages show the project

/** The forms a list can take; the table is always there. */
export const layouts = ['table', 'cards', 'board', 'calendar', 'gantt', 'matrix', 'months', 'tree', 'chart'] as const
export type Layout = (typeof layouts)[number]

/** The names among `F` whose fields are of a kind; every name where the fields are not known. */
type Of<F, K extends Kind> = string extends keyof F
  ? string
  : Extract<{ [N in keyof F]: F[N] extends Field<infer G> ? (G extends K ? N : never) : never }[keyof F], string>

type Day<F> = Of<F, 'date' | 'datetime'> | 'tzCreate'
type Choice<F> = Of<F, 'enum' | 'dict'>

/**
 * A card is what the row belongs to, with the row's figures; opened, it shows all its stages with their documents as its
 * page declares them. Rows of several at once are left to `where` of the screen.
 */
export interface BoardParent<F, Names extends string> {
  readonly by: Of<F, 'ref'>
  /** How much is there, of how much. */
  readonly parts: readonly [done: Names, total: Names]
  readonly end: Day<F>
  /** Working days behind the plan. */
  readonly late: Names
  /** Facts of the parent itself. */
  readonly facts: readonly string[]
  /** For whom it waits, and since when: the rows of another list under the parent. */
  readonly waits?: {
    readonly of: string
    readonly by: string
    readonly where: Filter
    readonly since: string
    readonly word: string
  }
}

export interface Lacks {
  readonly call: `/${string}`
  readonly label: string
  /** The part of the answer that has them. */
  readonly rows: string
  /** What a tile says: parts of it, codes by their dictionary. */
  readonly words: Readonly<Record<string, Field>>
  /** The part that has the id of a record begun already. */
  readonly opens?: string
  /** What a new row begins with, by parts; of its lists one line each. */
  readonly begins: Readonly<Record<string, string>>
  readonly lines?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** How the rows of an entity are listed. `Names` are its fields, those of the system among them. */
export interface Listing<F, Names extends string> {
  readonly columns: readonly Names[]
  /** Read with every row although no column shows it: whether a button over chosen rows is offered follows from it. */
  readonly reads?: readonly Names[]
  readonly filters?: readonly Names[]
  readonly sort?: string
  /** false: rows are not brought in from a sheet. */
  readonly imports?: false
  /** Everybody who sees the rows may export them; otherwise 导出 needs data:export. */
  readonly exports?: 'everybody'
  /** Also read whole, by a page of 9999. */
  readonly whole?: true
  /** What people ask for of these rows, as tabs in place of those by state. */
  readonly tabs?: readonly { readonly label: string; readonly where: Filter }[]
  /** The call that counts comments on rows since the reader last looked: rows with new ones get a dot. */
  readonly news?: `/${string}`
  /** The form it has before somebody chooses another; the table when left out. */
  readonly first?: Layout
  /**
   * Ordered by hand, among siblings of a tree and within a column of a board: `by` is the number that is written, rows
   * are neighbours where they agree in `within`.
   */
  readonly order?: { readonly by: Of<F, 'int'>; readonly within?: readonly Names[] }
  /** Above the list of one's own rows: what the call answers for oneself in the running month and quarter. */
  readonly mine?: {
    readonly call: `/${string}`
    /** The input that names the person, beside `date1` and `date2`. */
    readonly as: string
    readonly figures: Readonly<Record<string, string>>
    /** A percentage among the figures. */
    readonly rate?: string
  }
  /** Shows above it the answers of calls that name it in a `strip`. */
  readonly hasStrips?: true
  /** Above the list: what the call answers as lacking, each a red tile that opens its record, or the form of a new one. */
  readonly lacks?: Lacks
  /** Cards side by side, each below its picture. One whose `spent` figure is not above 0 is grey and says these words. */
  readonly cards?: {
    readonly image?: Of<F, 'images'>
    readonly card: readonly Names[]
    readonly spent?: { readonly by: Of<F, 'int'>; readonly words: string }
  }
  /** Cards in columns by a choice; a card is moved by the move that leads there, or by writing the field. */
  readonly board?: {
    readonly by: Choice<F>
    readonly card?: readonly Names[]
    /** The day of a card, shown in red once it is past, except for cards in the columns `over`. */
    readonly due?: { readonly at: Day<F>; readonly over: readonly string[] }
    /** Facts of a card shown in red where a flag of the row is set: the flag of each. */
    readonly alarms?: { readonly [N in Names]?: Of<F, 'bool'> }
    /** Sums over all rows of a column, below its name. */
    readonly sums?: readonly Of<F, 'money'>[]
    readonly parent?: BoardParent<F, Names>
  }
  /** Rows on their days; `hue` is the field whose word gives the colour. */
  readonly calendar?: {
    readonly from: Day<F>
    readonly to?: Day<F>
    readonly hue?: Choice<F>
    /** What a bar says in place of the row's name: instants by their hour, and of people only others than the reader. */
    readonly words?: readonly Names[]
  }
  /** Rows as bars along the time; `original` is where the end once was, `progress` how much is done. */
  readonly gantt?: {
    readonly from: Day<F>
    readonly to: Day<F>
    readonly original?: Day<F>
    readonly progress?: Of<F, 'percent' | 'int'>
    readonly group?: Names
    /** Within a group by this in place of the begin; a tree is drawn by its depth. */
    readonly order?: Names
    /** The person in the row. */
    readonly whose?: Of<F, 'ref'>
    /** The call a dragged bar goes by, with what waits for it: `{id, version, start, end, dryRun}`. */
    readonly shift?: `/${string}`
    /** What must be done before: drawn as lines from bar to bar. */
    readonly after?: Of<F, 'ref' | 'refs'>
  }
  /** People against the days of a month. */
  readonly matrix?: { readonly row: Of<F, 'ref'>; readonly day: Day<F>; readonly cell: Choice<F> }
  /** The months of a year against a choice: a card each row, `words` on it; an empty place begins a row there. */
  readonly months?: {
    readonly month: Of<F, 'text'>
    readonly by: Of<F, 'dict'>
    readonly state: Choice<F>
    readonly words: readonly Names[]
  }
  /** Choices whose rows are counted and drawn; a figure leads to its rows. */
  readonly chart?: { readonly by: readonly Choice<F>[] }
}
