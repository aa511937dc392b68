import type { Sql } from '@chengban/engine/db/sql.ts'
import type { DingDoor } from '@chengban/engine/ding/ding-door.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { TokenKey } from './token.ts'

/** What signing in needs of the rest of the server. */
export interface AuthContext {
  /** One READ COMMITTED transaction of the writer role: commits when the work resolves, rolls back when it rejects. */
  transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  /** Keys valid now; the first signs. */
  keys: () => readonly TokenKey[]
  /** The door for sign-in by DingTalk. */
  ding: DingDoor
  /** A message of kind 系统 to a person. */
  notify: (tx: Sql, message: { userId: string; title: string; text: string }) => Promise<void>
  /** A 记录 on a record of the module user. */
  record: (tx: Sql, fact: { userId: string; byId: string; content: string; action: string }) => Promise<void>
  /** A person locked by missing reports or warnings was unlocked: raises unlockNum of their running month. */
  countUnlock: (tx: Sql, userId: string) => Promise<void>
}

/** Where a request comes from. */
export interface Origin {
  address: string
  userAgent: string | null
}

/** What a token says; whether it still holds only the database knows (`app.identify`). */
export interface Identity {
  userId: string
  sessionId: string
}

/** Throws a refusal that had to be committed first: a failure that counts, an attempt that is logged. */
export const settle = <T>(outcome: T | Refusal): T => {
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
