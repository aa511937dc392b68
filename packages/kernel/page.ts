import type { Expr } from './expr.ts'
import type { EntityName, FieldNameOf } from './registry.ts'
import type { Filter } from './statistics.ts'

// Decision 090: The page of a record is declared, and read by lists

/**
 * How the page of one record shows the state of its work. The lists of the named entities provide it, so people see
 * here only what those lists show them.
 */
export interface RecordPage<F extends string = string> {
  readonly line?: StageLine | StateLine<F>
  /** Under the head, in one line; a press leads to the rows they are of. */
  readonly figures?: readonly Figure<F>[]
  /** Who waits for whom, oldest first. */
  readonly waits?: readonly Wait<F>[]
  /** Lists of rows that name the record, each a tab; before the declared children. */
  readonly tabs?: readonly PageTab[]
  /** Steps before the record's fields, each a reading offered on the record: a tab in place of its button. */
  readonly steps?: readonly PageStep[]
  /** What the tab of the record's fields is called beside the steps. */
  readonly lastStep?: string
  /** Sections of the form that are read on a tab of their own, before the lists. */
  readonly apart?: readonly string[]
  /** A tab of changes, old and new: the call gets the record's id as `by`, and pages. */
  readonly history?: { readonly call: `/${string}`; readonly by: string; readonly label: string }
  /** A last tab: every file of the record and of the stages' documents. */
  readonly files?: true
}

/** A reading as a step of the work on a record. */
export interface PageStep {
  readonly label: string
  /** The GET call that is offered on the record and `tells` its answer. */
  readonly call: `/${string}`
  /** While this holds of the record, its page opens at this step. */
  readonly first: Expr<unknown>
  /** Asked only once the reader wants to see sums: the call records who read them. */
  readonly covered?: true
}

type Of<Make extends { [E in EntityName]: unknown }, Any> = [EntityName] extends [never] ? Any : Make[EntityName]

interface TabOf<E, F> {
  readonly of: E
  /** The column that names the record. */
  readonly by: F
  readonly label?: string
  readonly where?: Filter
  readonly readOnly?: boolean
  /** Opens as a gantt chart, with the list beside it. */
  readonly plan?: PlanOf
}

/** A plan with rows of several entities. `call` answers all of it; the record's id is sent under `by`. */
export interface PlanOf {
  readonly bars: `/${string}`
  /** The call that moves a bar, with a dry run that answers what moves along. */
  readonly shift: `/${string}`
  readonly kinds: Readonly<Record<string, EntityName>>
}
export type PageTab = Of<{ [E in EntityName]: TabOf<E, FieldNameOf<E>> }, TabOf<string, string>>

interface CountOf<E, F> extends TabOf<E, F> {
  readonly label: string
  /** A number above zero is red. */
  readonly alarms?: true
}
export type Figure<F extends string = string> =
  | { readonly field: F /** Of how much. */; readonly whole?: F; readonly opens?: Of<{ [E in EntityName]: E }, string> }
  | Of<{ [E in EntityName]: CountOf<E, FieldNameOf<E>> }, CountOf<string, string>>

/** A word, a person the row names, or one the record names; `or` where that is who waits: nobody decides on their own. */
export type Party<R, F> = string | { readonly row: R } | { readonly record: F; readonly or?: string }

interface WaitOf<E, R, F> {
  readonly of: E
  readonly by: R
  readonly where: Filter
  readonly who: Party<R, F>
  readonly whom: Party<R, F>
  readonly since: R
  /** The day it was promised for. */
  readonly due?: R
  /** Before the row's name: 审核. */
  readonly what?: string
}
export type Wait<F extends string = string> = Of<
  { [E in EntityName]: WaitOf<E, FieldNameOf<E>, F> },
  WaitOf<string, string, F>
>

/** Stages that are rows of their own, in the order of a number. */
interface StagesOf<E, S> {
  readonly of: E
  readonly by: S
  readonly sort: S
  readonly name: S
  readonly state: S
  readonly done: readonly string[]
  readonly passed: readonly string[]
  readonly now: readonly string[]
  readonly plan: readonly [from: S, to: S]
  readonly fact: readonly [from: S, to: S]
  /** Working days behind the plan. */
  readonly late: S
  /** How many of its documents are there, and of how many. */
  readonly parts: readonly [done: S, total: S]
  /** A GET call that answers the conditions for closing the stage in hand: `points`, each with `ok` and a message. */
  readonly points?: `/${string}`
  /** What people call a document, and what keeps from going on. */
  readonly documents: { readonly label: string; readonly gate: string; readonly rows: readonly StageRows<S>[] }
}
export type StageLine = Of<{ [E in EntityName]: StagesOf<E, FieldNameOf<E>> }, StagesOf<string, string>>

interface RowsOf<E, R, S> {
  readonly of: E
  readonly by: R
  /** Of the stages with this number alone. */
  readonly only?: number
  /** Columns in which a row and its stage agree. */
  readonly match?: readonly (R & S)[]
  readonly sort: R
  readonly required: R
  readonly done: Expr<unknown>
  /** Somebody has it in hand. */
  readonly waiting: Expr<unknown>
  readonly who: readonly R[]
  readonly since: R
  readonly due?: R
  readonly file: R
  /** The move for rows that wait for a decision, and the move that supplies missing ones. */
  readonly acts: { readonly waits: string; readonly missing: string }
  /** Further moves of rows that are not done yet. */
  readonly besides?: readonly string[]
}
export type StageRows<S> = Of<{ [E in EntityName]: RowsOf<E, FieldNameOf<E>, S> }, RowsOf<string, string, S>>

/** The states of one of the record's own workflows. */
export interface StateLine<F extends string = string> {
  readonly states: F
  readonly path: readonly string[]
  /** Since when it is in this state. */
  readonly since: F
  /** When each state was entered: the rows, their time, and the state they led to. */
  readonly entered?: Entered
}
interface EnteredBy<E, R> {
  readonly of: E
  readonly by: R
  readonly where: Filter
  readonly at: R
  /** A column of parts, and the part. */
  readonly became: readonly [column: R, part: string]
}
type Entered = Of<{ [E in EntityName]: EnteredBy<E, FieldNameOf<E>> }, EnteredBy<string, string>>

export const hasStages = (page: RecordPage | undefined): page is RecordPage & { readonly line: StageLine } =>
  page?.line !== undefined && 'of' in page.line
