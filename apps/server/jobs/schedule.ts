import { cronOf, type Job } from '@chengban/kernel/job.ts'
import { type CronItem, type ParsedCronItem, parseCronItem, type TimestampDigest } from 'graphile-worker'

const hoursAhead = 8
const mostTries = 5

/** The worker's schedule of the jobs: it counts in UTC, they in Asia/Shanghai. A daily run missed by less than a day is made up. */
export const scheduleOf = (jobs: readonly Job[]): ParsedCronItem[] =>
  jobs.map(({ name, when }) => {
    const item = (match: CronItem['match']): CronItem => ({
      task: name,
      match,
      identifier: name,
      options: { maxAttempts: mostTries, backfillPeriod: when.startsWith('daily') ? 86_400_000 : 0 },
    })
    const { match } = parseCronItem(item(cronOf(when)))
    return parseCronItem(item((digest) => match(inShanghai(digest, new Date().getUTCFullYear()))))
  })

/** The worker tells no year; what it asks about lies within a day of now. */
export const inShanghai = ({ min, hour, date, month }: TimestampDigest, year: number): TimestampDigest => {
  const moved = new Date(Date.UTC(year, month - 1, date, hour + hoursAhead, min))
  return {
    min: moved.getUTCMinutes(),
    hour: moved.getUTCHours(),
    date: moved.getUTCDate(),
    month: moved.getUTCMonth() + 1,
    dow: moved.getUTCDay(),
  }
}
