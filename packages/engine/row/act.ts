import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'
import type { Values, Writer } from './scene.ts'

/** What comes with a move: the version the person saw, and what the move asks for. */
export interface MoveInput extends Values {
  readonly id: string
  readonly version: unknown
  readonly opinion?: unknown
}

/** What the effect of a move gives, by name. */
export type Gives = Readonly<Record<string, unknown>>

/** The ids of the rows made, by their entity. */
export type Added = Readonly<Record<string, readonly string[]>>

/** What a move has led to. */
export interface Made {
  /** Null after an act, which leads nowhere. */
  readonly status: string | null
  readonly told: readonly string[]
  readonly added: Added
  readonly gives: Gives
  /** Columns of the input that changed. */
  readonly changed: readonly string[]
  /** When it may be made again, where that is limited. */
  readonly next: string | null
}

/** What an act of the shared audit led to: the record's state, and what else its answer carries. */
export interface Acted {
  /** '' where an act has been done, which leads nowhere. */
  readonly status: string
  /** What came of a move of the entity's own. */
  readonly made?: Made
}

/** What acts of the shared audit answer beside the record's state, by the name of the act. */
export interface ActAnswers {
  readonly transfer: { readonly taskId: string }
  readonly addSign: { readonly taskId: string }
  readonly removeSign: { readonly done: boolean }
  readonly urge: { readonly urged: readonly string[] }
  readonly cc: { readonly added: number }
}

/** What the act or move of this name answers. */
export type ActedBy<N extends string> = N extends keyof ActAnswers ? Acted & ActAnswers[N] : Acted

/** One act of the shared audit in the running transaction. */
export type Act<A extends Acted = Acted> = (tx: Sql, writer: Writer, entity: Entity, input: MoveInput) => Promise<A>

/** What a move of the entity's own gives. */
export const actedBy = (made: Made): Acted => ({ status: made.status ?? '', made })
