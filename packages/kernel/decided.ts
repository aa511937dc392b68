import type { Entity } from './entity.ts'
import { evaluate } from './evaluate.ts'
import type { Expr } from './expr.ts'
import { inlinedRule } from './inline.ts'
import { isAmong } from './is-among.ts'
import type { OperationCode } from './registry.ts'
import { type AuditMove, isOffered, type Workflow } from './workflow.ts'

// Decision 113: Invoices and breaches wait in the inbox

/** Who decides: people named by a column (also through references), or the holders of a code. */
export type Decider<F extends string = string> = F | `${string}.${string}` | { readonly holds: OperationCode }

/** What somebody has to decide while a row is in a state. */
export interface Question<S extends string = string, F extends string = string, Needs = unknown> {
  readonly in: S
  /** Only while it holds of the row's own columns. */
  readonly when?: Expr<Needs>
  /** Where one state is decided more than once: the second time is 2. */
  readonly level?: number
  /** In order: the first who can; where none of them can, the chain of the shared audit. */
  readonly by: readonly Decider<F>[]
  /** The column of a person who may not decide this, such as the previous approver. */
  readonly not?: F
  /** The moves that are the answers; one that asks for `pass` is both. */
  readonly pass: string
  readonly reject: string
}

/**
 * Decisions that are moves: each person who is to decide has an auditTask of the row until it is decided, and may make
 * those moves (`inHand`).
 */
export interface Decided<S extends string = string, F extends string = string, Needs = unknown> {
  /** The column that names who asks: they never decide. */
  readonly asker: F
  /** The move by which they take back what they asked; where there is none they cannot. */
  readonly withdraw?: string
  readonly questions: readonly Question<S, F, Needs>[]
}

type Flows = Pick<Entity, 'workflow' | 'flows'>

/** The workflow whose moves decide by tasks; an entity has at most one. */
export const decidedFlow = ({ workflow, flows = [] }: Flows): (Workflow & { readonly decided: Decided }) | undefined =>
  [workflow, ...flows].find((flow) => flow?.decided) as ReturnType<typeof decidedFlow>

/** Whether people have tasks of its rows: by the shared audit, or by moves that decide. */
export const hasTasks = (e: Pick<Entity, 'audit' | 'workflow' | 'flows'> | undefined): boolean =>
  e !== undefined && (e.audit !== undefined || decidedFlow(e) !== undefined)

/** What of the shared audit goes with any task: handing on, asking somebody first, reminding, telling others. */
export const taskActs = ['transfer', 'addSign', 'removeSign', 'urge', 'cc'] as const

/** Whether it can be done to the entity's rows by the shared audit. */
export const offers = (e: Pick<Entity, 'audit' | 'workflow' | 'flows'>, name: string): name is AuditMove =>
  isOffered(e.audit, name) || (isAmong(taskActs, name) && decidedFlow(e) !== undefined)

/** Whether the move is the answer to one of the questions. */
export const isAnswer = (e: Flows, move: string): boolean =>
  decidedFlow(e)?.decided.questions.some(({ pass, reject }) => pass === move || reject === move) ?? false

/** The question that is open for a row in its present state; undefined where nobody has to decide. */
export const questionOf = (e: Entity, row: Readonly<Record<string, unknown>>): Question | undefined => {
  const flow = decidedFlow(e)
  return flow?.decided.questions.find(
    ({ in: state, when }) =>
      row[flow.field] === state && (!when || evaluate(inlinedRule(when, e.fields), row) === true),
  )
}

/** Whether agreeing takes no more than a word: then it is done in a list, and of many together. */
export const isPlain = (flow: Pick<Workflow, 'moves'>, { pass }: Question): boolean =>
  flow.moves
    .filter(({ name }) => name === pass)
    .every(
      ({ input = [], asks = {}, shown }) => !shown && [...input, ...Object.keys(asks)].every((one) => one === 'pass'),
    )
