import type { Job } from '@chengban/kernel/job.ts'
import type { Runner } from 'graphile-worker'
import pg from 'pg'
import { smallPool } from './pool.ts'

interface Opening {
  readonly url: string
  readonly ownerUrl: string
  readonly jobs: readonly Job[]
  /** How long what is being done may take on once it is to stop. */
  readonly stopMs: number
  readonly take: (name: string, payload: unknown) => Promise<void>
  readonly report: (error: unknown) => void
}

/** The library is read only now: a server that starts has more pressing things to read. */
export const openWorker = async (opening: Opening): Promise<{ runner: Runner; close(): Promise<void> }> => {
  const { url, ownerUrl, jobs, stopMs, take, report } = opening
  const [{ run }, { makeJobSchema, workerRole }, { scheduleOf }, { quiet }] = await Promise.all([
    import('graphile-worker'),
    import('./schema.ts'),
    import('./schedule.ts'),
    import('./quiet.ts'),
  ])
  await makeJobSchema(ownerUrl)
  const pool = smallPool({ connectionString: url, max: 4, types: asTheWorkerReads(), options: `-c role=${workerRole}` })
  try {
    const runner = await run({
      pgPool: pool,
      taskList: Object.fromEntries(jobs.map(({ name }) => [name, (payload: unknown) => take(name, payload)])),
      parsedCronItems: scheduleOf(jobs),
      noHandleSignals: true,
      logger: quiet((message) => report(new Error(message))),
      preset: { worker: { concurrentJobs: 2, pollInterval: 5000, gracefulShutdownAbortTimeout: stopMs } },
    })
    return { runner, close: () => pool.end() }
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
