import type { Expr } from './expr.ts'
import type { EntityName } from './registry.ts'

/** A column with its value after the move; a path reaches further (`contractId.balance`). */
export type AnswerPath<F extends string = string> = F | `${string}.${string}`
/**
 * What a move answers besides columns: how many people were notified, who, their names; when it may be made again; the
 * row it added; a value of its effect under a name (for several rows together, the sum); the names of changed fields.
 */
export type Outcome =
  | readonly ['told' | 'toldIds' | 'toldNames' | 'next' | 'changed']
  | readonly ['added', EntityName]
  | readonly ['counted' | 'given', string]

export const isOutcome = (one: unknown): one is Outcome => Array.isArray(one)

/** A further address of a move, beside `/{resource}/action/{name}`. */
export interface MoveCall<F extends string = string> {
  readonly path: `/${string}`
  /** Of two moves at one address the sent `pass` chooses: this one where it is the value here. */
  readonly pass?: boolean
  /**
   * The answer besides id, status and version, as the person who moves sees it: by name, also grouped under one name.
   */
  readonly answers?: {
    readonly [name: string]: AnswerPath<F> | Outcome | { readonly [name: string]: AnswerPath<F> | Outcome }
  }
  /** What this address calls otherwise than the move: `{reason: 'opinion', clientId: 'id'}`; refusals too. */
  readonly names?: { readonly [sent: string]: F | 'opinion' | (string & {}) }
}

/** How often a move is made of one record, by one person or by all; RATE_LIMITED in these words beyond it. */
export interface Limit<Needs = unknown> {
  readonly times?: number
  /** Of hours back from now, or of the day in Asia/Shanghai. */
  readonly within: { readonly hours: number | Expr<Needs> } | 'day'
  readonly per: 'person' | 'record'
  readonly message: string
}
