import type { Database } from '@chengban/engine/db/database.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { type Family, gauge } from './family.ts'

const asWorker = { text: 'set local role chengban_worker' }

/** What waits to be done, over all processes; nothing before the queue is made. Without the database only that. */
export const jobFamilies = async (db: Database): Promise<Family[]> => {
  const isUp = (up: 0 | 1): Family => gauge('chengban_database_up', '1 when the database answers.', up)
  try {
    return [isUp(1), ...(await db.transaction([asWorker], queued)), ...(await db.transaction([], lastRuns))]
  } catch {
    return [isUp(0)]
  }
}

const queued = async (tx: Sql): Promise<Family[]> => {
  const [made] = await tx.query<{ is: boolean }>(
    `select has_schema_privilege(oid, 'usage') as is from pg_namespace where nspname = 'graphile_worker'`,
  )
  if (!made?.is) return []
  const [jobs] = await tx.query<{ due: number; retried: number; dead: number }>(
    `select count(*) filter (where attempts < max_attempts and run_at <= now())::float8 as due,
       count(*) filter (where attempts > 0 and attempts < max_attempts)::float8 as retried,
       count(*) filter (where attempts >= max_attempts)::float8 as dead
     from graphile_worker.jobs`,
  )
  const samples = Object.entries(jobs ?? {}).map(([state, value]) => ({ labels: { state }, value: Number(value) }))
  return [{ name: 'chengban_jobs', help: 'Jobs: due, to be tried again, given up.', type: 'gauge', samples }]
}

const lastRuns = async (tx: Sql): Promise<Family[]> => {
  const runs = await tx.query<{ name: string; done: number | null; failed: number | null }>(
    `select name, extract(epoch from max(tz_start) filter (where reference is null))::float8 as done,
       extract(epoch from max(tz_start) filter (where reference is not null))::float8 as failed
     from app.job_run group by name order by name`,
  )
  const at = (name: string, help: string, key: 'done' | 'failed'): Family => ({
    name,
    help,
    type: 'gauge',
    samples: runs.flatMap((run) => (run[key] === null ? [] : [{ labels: { job: run.name }, value: run[key] }])),
  })
  return [
    at('chengban_job_last_success_timestamp_seconds', 'When a job was last done.', 'done'),
    at('chengban_job_last_failure_timestamp_seconds', 'When a job last failed.', 'failed'),
  ]
}
