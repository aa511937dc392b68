import type { Call } from '@chengban/kernel/call.ts'
import type { Engine } from './engine.ts'

/** What a named call does: input as its signature reads it, the answer as `data`. Throws Refusals. */
export type CallHandler = (engine: Engine, input: Readonly<Record<string, unknown>>) => Promise<unknown>

export interface NamedCall {
  readonly signature: Call
  readonly handler: CallHandler
}

/** Joins a signature with what it does. */
export const answer = (signature: Call, handler: CallHandler): NamedCall => ({ signature, handler })
