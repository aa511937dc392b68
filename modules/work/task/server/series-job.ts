import { today } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import type { taskSeries } from '../series.job.ts'
import { makeSeries } from './make-series.ts'

/** Runs each series in a separate transaction, so that one failure does not block the others. */
export const runSeries: JobHandler<typeof taskSeries> = async ({ transaction, writer, signal }) => {
  const day = today()
  const running = await transaction((tx) =>
    tx.query<{ id: string }>(
      `select t.id from store.task t where t.weekly_cycle is not null and t.aboriginal is null
         and t.status not in ('草稿', '取消') and t.weekly_cycle ->> 'until' >= $1 order by t.id`,
      [day],
    ),
  )
  const failed: unknown[] = []
  let made = 0
  for (const { id } of running) {
    if (signal.aborted) break
    await transaction((tx) => makeOne({ tx, writer }, id, day)).then(
      (count) => {
        made += count
      },
      (error: unknown) => failed.push(error),
    )
  }
  if (failed.length) throw new AggregateError(failed, '循环任务未能全部生成')
  return { made }
}

const makeOne = async (within: Within, id: string, day: string): Promise<number> => {
  const [first] = await find(within, 'task', { id, status: { not: ['草稿', '取消'] } }, { isLocked: true })
  return first ? makeSeries(within, first, day) : 0
}
