import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'

type Transaction = <T>(work: (tx: Sql) => Promise<T>) => Promise<T>

/** Shorter runs are not reported while they last. */
const firstMs = 1000
/** Half of what may pass before a run counts as gone with its process. */
const againMs = 20_000

/** Says of a run that it is on its way, until it is ended. That it cannot be said is no reason to stop the run. */
export const sayGoing = (transaction: Transaction, name: string, start: Date): (() => Promise<void>) => {
  const id = uuidv7()
  let told: Promise<unknown> | undefined
  const tell = (): void => {
    const say = transaction((tx) => tx.query(tellText, [id, name, start.toISOString(), clock.now().toISOString()]))
    told = say.catch(() => undefined)
  }
  const first = setTimeout(tell, firstMs)
  const again = setInterval(tell, againMs)
  for (const timer of [first, again]) timer.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(again)
    if (!told) return
    await told
    await transaction((tx) => tx.query('delete from app.job_going where id = $1', [id])).catch(() => undefined)
  }
}

// what a process left behind that ended in the middle goes with the next run of the job
const tellText = `with gone as (delete from app.job_going where name = $2 and id <> $1 and tz_seen < $4::timestamptz - interval '1 hour')
  insert into app.job_going (id, name, tz_start, tz_seen) values ($1, $2, $3, $4)
  on conflict (id) do update set tz_seen = excluded.tz_seen`
