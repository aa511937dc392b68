import { EventEmitter } from 'node:events'
import type { Job } from '@chengban/kernel/job.ts'
import type { Runner } from 'graphile-worker'
import pg from 'pg'
import { smallPool } from './pool.ts'

interface Opening {
  readonly url: string
  readonly ownerUrl: string
  readonly jobs: readonly Job[]
  /** How long running jobs may go on after stop was called. */
  readonly stopMs: number
  readonly take: (name: string, payload: unknown) => Promise<void>
  readonly report: (error: unknown) => void
  /** Workers of this process that lost the database: what they had in hand is free to be taken up again. */
  readonly lost: readonly string[]
}

interface Opened {
  readonly runner: Runner
  /** Names the worker in the queue. */
  readonly id: string
  close(): Promise<void>
}

/** The library is read only now: a server that starts has more pressing things to read. */
export const openWorker = async (opening: Opening): Promise<Opened> => {
  const { url, ownerUrl, jobs, stopMs, take, report, lost } = opening
  const [{ run }, { makeJobSchema, workerRole }, { scheduleOf }, { quiet }] = await Promise.all([
    import('graphile-worker'),
    import('./schema.ts'),
    import('./schedule.ts'),
    import('./quiet.ts'),
  ])
  await makeJobSchema(ownerUrl)
  const pool = smallPool({ connectionString: url, max: 4, types: asTheWorkerReads(), options: `-c role=${workerRole}` })
  const events = new EventEmitter()
  let id = ''
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  try {
    if (lost.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1)', [lost])
    const runner = await run({
      pgPool: pool,
      events,
      taskList: Object.fromEntries(jobs.map(({ name }) => [name, (payload: unknown) => take(name, payload)])),
      parsedCronItems: scheduleOf(jobs),
      noHandleSignals: true,
      logger: quiet((message) => report(new Error(message))),
      preset: {
        worker: {
          concurrentJobs: 2,
          pollInterval: 5000,
          gracefulShutdownAbortTimeout: stopMs,
          // without a delay the library lets go of the promise, and a lost connection ends the process
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    })
    return { runner, id, close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** This product reads instants as text and large figures as numbers, the worker the other way round. */
const asTheWorkerReads = (): pg.CustomTypesConfig => {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text: string) => new Date(text))
  types.setTypeParser(pg.types.builtins.INT8, (text: string) => text)
  return types
}
