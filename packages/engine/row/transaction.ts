import { clock } from '../clock.ts'
import { type Actor, type Database, generic, identifyAnew } from '../db/database.ts'
import type { Statement } from '../db/pipeline.ts'
import { type Sql, send } from '../db/sql.ts'
import { withEnding } from './ending.ts'
import { witnessOf } from './witness.ts'

/** The opening statement takes the role as well, until the transaction ends. */
const asWriter = (opening: Statement): Statement => ({
  ...opening,
  text: `${opening.text}, set_config('role', 'chengban_writer', true)`,
})

/** The only door to the writer role: a transaction of the write path, in the name of a person. */
export const writing = <T>(db: Database, actor: Actor, work: (tx: Sql) => Promise<T>): Promise<T> =>
  db.transaction(
    [generic(asWriter(db.identify(actor)))],
    (tx) => withEnding(tx, work, witnessOf(db, actor)),
    endingOf(actor.isLooking),
    actor,
  )

/** The same with rights that are read first, in the same transaction: they need not be those known before (`before`). */
export const writingAnew = <T>(
  db: Database,
  before: Actor,
  now: (sql: Sql) => Promise<Actor>,
  work: (tx: Sql) => Promise<T>,
): Promise<T> =>
  db.transaction(
    [],
    async (tx) => {
      const actor = await now(tx)
      const { text, params } = generic(asWriter(identifyAnew(actor)))
      await tx.query(text, params)
      return withEnding(tx, work, witnessOf(db, actor))
    },
    endingOf(before.isLooking),
    before,
  )

const endingOf = (isLooking = false) => (isLooking ? 'rollback' : 'commit')

/**
 * Reads as the house: rows of everybody, in the role of the writer. PostgreSQL refuses whatever would write. The asker is
 * settled as for a write, so that `app.me()` and rights answer for them.
 */
export const readingAsHouse = <T>(db: Database, actor: Actor, work: (sql: Sql) => Promise<T>): Promise<T> =>
  db.transaction([generic(readingOnly(asWriter(db.identify(actor))))], work, 'commit', actor)

/** The same with rights that are read first. */
export const readingAsHouseAnew = <T>(
  db: Database,
  before: Actor,
  now: (sql: Sql) => Promise<Actor>,
  work: (sql: Sql) => Promise<T>,
): Promise<T> =>
  writingAnew(db, before, now, async (tx) => {
    await tx.query(`select ${readOnly}`)
    return work(tx)
  })

/** From here on the transaction writes nothing. */
const readOnly = `set_config('transaction_read_only', 'on', true)`
const readingOnly = (opening: Statement): Statement => ({
  ...opening,
  text: `${opening.text}, ${readOnly}`,
})

/** Reads likewise, all on one connection. */
export const readingAnew = <T>(
  db: Database,
  before: Actor,
  now: (sql: Sql) => Promise<Actor>,
  work: (db: Pick<Database, 'read' | 'readAll'>, actor: Actor) => Promise<T>,
): Promise<T> =>
  db.transaction(
    [],
    async (tx) => {
      const actor = await now(tx)
      const { text, params } = identifyAnew(actor)
      await tx.query(text, params)
      return work(within(tx), actor)
    },
    'commit',
    before,
  )

/** Reads of a transaction that has settled who asks, one after the other. */
const within = (tx: Sql): Pick<Database, 'read' | 'readAll'> => {
  let last: Promise<unknown> = Promise.resolve()
  const read = <R>({ isTelling = false }: Actor, { text, params = [] }: Statement): Promise<R[]> => {
    const rows = last.then(async () => {
      await send(tx, `select set_config('app.telling', $1, true)`, [isTelling ? 'on' : 'off'])
      return tx.query<R>(text, params)
    })
    last = rows.catch(() => undefined)
    return rows
  }
  const readAll = <R>(actor: Actor, statements: readonly Statement[]): Promise<R[][]> =>
    Promise.all(statements.map((statement) => read<R>(actor, statement)))
  return { read, readAll }
}

/** The same for what the system does itself: signing in, jobs, first start. */
export const writingAsSystem = <T>(db: Database, work: (tx: Sql) => Promise<T>): Promise<T> =>
  db.transaction(
    [asWriter({ text: `select set_config('app.now', $1, true)`, params: [clock.now().toISOString()] })],
    work,
  )
