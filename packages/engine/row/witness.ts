import type { Actor } from '../db/database.ts'
import type { Sql } from '../db/sql.ts'
import type { RecordRow } from './ending.ts'

// Decision 137: Facts are counted at once, with the same tasks as at night

/** Gets every 记录 of a transaction at its end, inside it, with the person: for logs that some areas keep besides. */
export type Witness = (tx: Sql, actor: Actor, records: readonly RecordRow[]) => Promise<void>

/** The witness of a database's transactions; set once, where the server is put together. */
const witnesses = new WeakMap<object, Witness>()

export const setWitness = (db: object, witness: Witness): void => {
  witnesses.set(db, witness)
}

/** Nothing where there is none. */
export const witnessOf = (
  db: object,
  actor: Actor,
): ((tx: Sql, records: readonly RecordRow[]) => Promise<void>) | undefined => {
  const witness = witnesses.get(db)
  return witness && ((tx, records) => witness(tx, actor, records))
}
