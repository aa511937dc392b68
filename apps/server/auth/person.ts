import { identifyAnew } from '@chengban/engine/db/database.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { AuthContext, Identity } from './context.ts'
import { identifyRefusal, readRights } from './rights.ts'

/** The signed-in person of a transaction, session and rights checked. */
export interface Person extends Identity {
  entries: readonly string[]
}

/**
 * Runs the work in a transaction as the person. Throws UNAUTHENTICATED, or FORBIDDEN until the first password was
 * changed.
 */
export const asPerson = async <T>(
  context: AuthContext,
  identity: Identity,
  { allowInitial }: { allowInitial: boolean },
  work: (tx: Sql, person: Person) => Promise<T>,
): Promise<T> => {
  try {
    return await context.transaction(async (tx) => {
      const rights = await readRights(tx, identity.userId)
      const { text, params } = identifyAnew({ ...identity, ...rights, allowInitial })
      await tx.query(text, params)
      return work(tx, { ...identity, entries: rights.entries })
    })
  } catch (error) {
    throw identifyRefusal(error) ?? error
  }
}
