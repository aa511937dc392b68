import { randomBytes } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { lock, tryLock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { JobResult, JobScene, NamedJob } from '@chengban/engine/jobs/job.ts'
import { withEnding } from '@chengban/engine/row/ending.ts'
import { sayGoing } from './going.ts'

/** What jobs work with, before one of them is chosen. */
export interface Shop extends Pick<JobScene, 'catalog' | 'office' | 'storage' | 'writer'> {
  readonly transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  /** Called for every failed run; people see the reference only. */
  readonly report: (error: unknown, about: { job: string; reference?: string }) => void
}

/** Does a job and notes how it went; a failure is reported and thrown on, for the worker tries again. */
export const runJob = async (
  { declared: { name }, handler }: NamedJob,
  shop: Shop,
  { asked = null, signal }: { asked?: string | null; signal: AbortSignal },
): Promise<void> => {
  const { catalog, office, storage, writer } = shop
  const began = { at: clock.now(), count: performance.now() }
  const note = (result: JobResult | null, reference: string | null) =>
    shop.transaction((tx) => tx.query(noteText, [uuidv7(), name, asked, ...spanOf(began), json(result), reference]))
  const ended = sayGoing(shop.transaction, name, began.at)
  try {
    const transaction: JobScene['transaction'] = (work) =>
      shop.transaction((tx) => inTurn(tx, name).then(() => withEnding(tx, work)))
    const alone: JobScene['alone'] = (work) =>
      shop.transaction((tx) => isAlone(tx, name).then((is) => (is ? work() : undefined)))
    await note(await handler({ catalog, writer, storage, office, transaction, alone, signal }), null)
  } catch (error) {
    const reference = randomBytes(4).toString('hex').toUpperCase()
    shop.report(error, { job: name, reference })
    await note(null, reference).catch(() => undefined)
    throw error
  } finally {
    await ended()
  }
}

const json = (result: JobResult | null): string | null => result && JSON.stringify(result)

const spanOf = ({ at, count }: { at: Date; count: number }): [string, number] => [
  at.toISOString(),
  Math.round(performance.now() - count),
]

/** Waits until no other run of this job is in a transaction, in this process or another. */
const inTurn = (tx: Sql, name: string): Promise<unknown> => lock(tx, 'jobInTurn', name)

/** Says whether nobody else is at this job's work, until the transaction ends. */
const isAlone = (tx: Sql, name: string): Promise<boolean> => tryLock(tx, 'jobAlone', name)

const noteText = `insert into app.job_run (id, name, asked, tz_start, ms, result, reference) values ($1, $2, $3, $4, $5, $6, $7)`
