import type { Hearer } from './consequence.ts'
import type { Expr } from './expr.ts'
import type { EntityName, FieldNameOf, NeedOf, OperationCode } from './registry.ts'

/** Who hears: as after a move, but for whom a column named before it. */
export type Receiver<F extends string = string> =
  | Exclude<Hearer<F>, { readonly was: F }>
  /** The heads of those who hold the code. */
  | { readonly headsOf: OperationCode }

/** One time at which people hear of a row: by its day, so many hours from its instant, or as soon as that has come. */
export interface Line<F extends string = string, N = unknown> {
  /**
   * The day or the instant gone by: a column, a path, or a formula that gives a day (for `hours` and `once`: an instant).
   */
  readonly by: F | `${string}.${string}` | Expr<N>
  /** Days before (negative) and after it; those of the rule when left out. */
  readonly on?: readonly number[]
  /** After these again: each n days, every Monday, or the first working day of each week. */
  readonly again?: number | 'monday' | 'firstWorkDay'
  /** The first day that `again` may fall on, where that is another than the one after `on`. */
  readonly from?: number
  readonly days?: 'working' | 'calendar'
  /** The hour of the day; that of the rule when left out. */
  readonly at?: `${number}:${number}`
  /** So many hours before (negative) or after the instant. */
  readonly hours?: number
  /** As soon as the instant has come; with a word: once for good under it, however often it comes. */
  readonly once?: true | string
  readonly when?: Expr<N>
  readonly to: readonly Receiver<F>[]
  /** In place of the title that all lines share. */
  readonly title?: string
  /** Nobody can put it off. */
  readonly isDuty?: true
}

/** The records a notice is about: a reminder lasts while its record meets `where`, one of its lines has begun and names its receiver. */
export interface About<F extends string = string, N = unknown> {
  readonly of: string
  readonly where: Expr<N>
  /** `{column}` and `{ref.column}` are filled in as shown, `{days}` with the days between the line's day and today, `{day}` with that day. */
  readonly title?: string
  /** The record that opens: what this column refers to, or the one named by `module` and `relevanceId`; the row itself when left out. */
  readonly record?: F | true
  /** The page where it is done, in place of a record: `{column}` and `{day}` are filled in. */
  readonly at?: `/${string}`
  /** One message to each person for all rows: `{count}` in the title, each row by these words in the text. */
  readonly joined?: string
  /** Over as soon as it is read. */
  readonly untilRead?: true
  /** Without lines, a handler sends the notice. */
  readonly lines?: readonly Line<F, N>[]
}

/** What people are reminded of: the first state of a row of reminderRule, which may be edited there. */
export interface Notice {
  /** `{family}{Thing}`, the last part of GET /api/remind/{code}. */
  readonly code: string
  /** An entry of the dictionary remindFamily. */
  readonly family: string
  readonly name: string
  /** In words: when, who, until when. */
  readonly condition: string
  /** Days before (negative) and after the day; working days unless it says otherwise. */
  readonly offsets?: readonly number[]
  readonly days?: 'working' | 'calendar'
  /** A parameter with the days before (`90,30`): they and the day itself apply until the rule gets its own offsets. */
  readonly offsetsFrom?: string
  readonly time?: `${number}:${number}`
  /** A job sends it, not the daily run at the rule's time. */
  readonly isContinuous?: boolean
  /** What waits for a decision: nobody can put it off. */
  readonly isDuty?: true
  /** Nothing where the steps alone leave it that it tells of: it is over as soon as it is read. */
  readonly about?: About | readonly About[]
}

/** The same, held against the columns of its entity. */
export type AboutOf<E extends EntityName> = Omit<About<FieldNameOf<E>, NeedOf<E>>, 'of'> & { readonly of: E }
type Declared<E extends EntityName, A extends EntityName> = Omit<Notice, 'about'> & {
  readonly about?: AboutOf<E> | readonly AboutsOf<A>[]
}
type AboutsOf<E extends EntityName> = { [K in E]: AboutOf<K> }[E]

export const notice = <E extends EntityName, A extends EntityName>(shape: Declared<E, A>): Notice =>
  // the names of one entity are typed as those of every entity for its readers
  shape as unknown as Notice

/** What a notice is about, in order. */
export const aboutsOf = ({ about = [] }: Notice): readonly About[] => (Array.isArray(about) ? about : [about as About])
