import { clock } from '@chengban/engine/clock.ts'
import { cronOf, type Job } from '@chengban/kernel/job.ts'
import { parseCronItem, type TimestampDigest } from 'graphile-worker'
import type { Shop } from './run.ts'

const minuteMs = 60_000
const offsetMs = 8 * 60 * minuteMs
/** As far back as a job of a quarter may lie. */
const furthestMinutes = 93 * 24 * 60

/** Those the worker itself makes up for, and those that come again before anybody has missed them. */
const isMadeUp = ({ when }: Job): boolean => when.startsWith('daily') || when.startsWith('every')

/** The last minute at which a job was due; undefined where that lies too far back. */
export const lastDue = ({ name, when }: Pick<Job, 'name' | 'when'>, now: Date): Date | undefined => {
  const { match } = parseCronItem({ task: name, match: cronOf(when), identifier: name })
  const last = Math.floor(now.getTime() / minuteMs) * minuteMs
  for (let back = 0; back < furthestMinutes; back++) {
    const at = new Date(last - back * minuteMs)
    if (match(digestOf(at))) return at
  }
  return undefined
}

/** In Asia/Shanghai. */
const digestOf = (at: Date): TimestampDigest => {
  const moved = new Date(at.getTime() + offsetMs)
  return {
    min: moved.getUTCMinutes(),
    hour: moved.getUTCHours(),
    date: moved.getUTCDate(),
    month: moved.getUTCMonth() + 1,
    dow: moved.getUTCDay(),
  }
}

/** A job and the minute at which it was due. */
export interface Missed {
  readonly name: string
  readonly due: Date
}

/** Jobs of single days of a week or month that were due while no server ran: the last run of each is noted down. */
export const missedJobs = async (
  jobs: readonly Job[],
  { transaction }: Pick<Shop, 'transaction'>,
): Promise<Missed[]> => {
  const seldom = jobs.filter((job) => !isMadeUp(job))
  const rows = await transaction((tx) =>
    tx.query<{ name: string; last: string }>(
      'select r.name, max(r.tz_start) as last from app.job_run r where r.name = any ($1) group by r.name',
      [seldom.map(({ name }) => name)],
    ),
  )
  const ran = new Map(rows.map(({ name, last }) => [name, new Date(last)]))
  return seldom.flatMap((job) => {
    const [last, due] = [ran.get(job.name), lastDue(job, clock.now())]
    // what has never run was not missed: it is new
    return last !== undefined && due !== undefined && last < due ? [{ name: job.name, due }] : []
  })
}

/** Another process may have made up for it between the question and the turn. */
export const isMissedYet = async (
  { name, due }: Missed,
  { transaction }: Pick<Shop, 'transaction'>,
): Promise<boolean> => {
  const [row] = await transaction((tx) =>
    tx.query('select 1 from app.job_run r where r.name = $1 and r.tz_start >= $2 limit 1', [name, due.toISOString()]),
  )
  return row === undefined
}
