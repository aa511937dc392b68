import { clock } from '../clock.ts'
import {
  type Actor,
  type Database,
  generic,
  identifyAnew,
  type LastReading,
  type TransactionOptions,
} from '../db/database.ts'
import type { Statement } from '../db/pipeline.ts'
import { type Sql, send } from '../db/sql.ts'
import { endsLocked, withEnding } from './ending.ts'
import { witnessOf } from './witness.ts'

/** Lets the first statement also switch to the writer role until the transaction ends. */
const asWriter = (opening: Statement): Statement => ({
  ...opening,
  text: `${opening.text}, set_config('role', 'chengban_writer', true)`,
})

/** `opened` is called after the opening and its first statement succeed; `last` gives what is read with the commit. */
export type Around<T> = Pick<TransactionOptions<T>, 'opened' | 'last'>

/** Runs a transaction of the write path in the name of a user. Nothing else switches to the writer role to write. */
export const writing = <T>(
  db: Database,
  actor: Actor,
  work: (tx: Sql) => Promise<T>,
  { opened, last }: Around<T> = {},
): Promise<T> =>
  db.transaction([generic(asWriter(db.identify(actor)))], (tx) => withEnding(tx, work, witnessOf(db, actor)), {
    opened,
    last: unlessLocked(last),
    ending: endingOf(actor.isLooking),
    actor,
  })

/** Like `writing`, but reads the user's rights first, in the same transaction: `before` may be outdated. */
export const writingAnew = <T>(
  db: Database,
  before: Actor,
  now: (sql: Sql) => Promise<Actor>,
  work: (tx: Sql) => Promise<T>,
  { last }: Around<T> = {},
): Promise<T> =>
  db.transaction(
    [],
    async (tx) => {
      const actor = await now(tx)
      const { text, params } = generic(asWriter(identifyAnew(actor)))
      await tx.query(text, params)
      return withEnding(tx, work, witnessOf(db, actor))
    },
    { ending: endingOf(before.isLooking), actor: before, last: unlessLocked(last) },
  )

/** A lock that all others want is not held while a row is read. */
const unlessLocked = <T>(last: Around<T>['last']): Around<T>['last'] =>
  last && ((result, tx) => (endsLocked(tx) ? undefined : last(result, tx)))

const endingOf = (isLooking = false) => (isLooking ? 'rollback' : 'commit')

/**
 * Runs a read-only transaction in the writer role, which sees all rows. PostgreSQL refuses statements that write. The
 * transaction still knows the user: `app.me()` and checks of rights answer for them.
 */
export const readingAsHouse = <T>(
  db: Database,
  actor: Actor,
  work: (sql: Sql) => Promise<T>,
  { opened }: Around<T> = {},
): Promise<T> => db.transaction([generic(readingOnly(asWriter(db.identify(actor))))], work, { opened, actor })

/** Like `readingAsHouse`, but reads the user's rights first, in the same transaction. */
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

/** Makes the rest of the transaction read-only. */
const readOnly = `set_config('transaction_read_only', 'on', true)`
const readingOnly = (opening: Statement): Statement => ({
  ...opening,
  text: `${opening.text}, ${readOnly}`,
})

/** Runs several reads on one connection, after reading the user's rights on it. */
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
    { actor: before },
  )

/**
 * Reads with the commit, in the reader role, what the user sees of the rows just written. `told` receives the rows of
 * each statement.
 */
export const readLast = (
  statements: readonly Statement[],
  isTelling: boolean,
  told: LastReading['told'],
): LastReading => ({
  statements: [{ text: asReader, params: [isTelling ? 'on' : 'off'], prepared: true }, ...statements],
  told: ([, ...answers]) => told(answers),
})

const asReader = `select set_config('role', 'chengban_reader', true), set_config('app.telling', $1, true)`

/** Runs the reads of an identified transaction one after the other. */
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

/** Runs a write transaction without a user: for signing in, jobs and the first start. */
export const writingAsSystem = <T>(db: Database, work: (tx: Sql) => Promise<T>): Promise<T> =>
  db.transaction(
    [asWriter({ text: `select set_config('app.now', $1, true)`, params: [clock.now().toISOString()] })],
    work,
  )
