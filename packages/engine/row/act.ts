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
  readonly [name: string]: unknown
}

/** One act of the shared audit in the running transaction. */
export type Act = (tx: Sql, writer: Writer, entity: Entity, input: MoveInput) => Promise<Acted>

/** What a move of the entity's own gives. */
export const actedBy = (made: Made): Acted => ({ status: made.status ?? '', made })
