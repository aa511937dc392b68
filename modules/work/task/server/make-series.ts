import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { addDays, mondayOf, weekday } from '@chengban/kernel/days.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Cycle } from '../cycle.ts'

type Task = RowOf<'task'>

/** Days of the cycle within the week of `day`, after the first task's own and up to the end of the series. */
const daysIn = ({ weekdays, until }: Cycle, first: string, day: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index)).filter(
    (one) => one > first && one >= day && one <= until && weekdays.includes(weekday(one)),
  )

/**
 * Creates the tasks of a series for the rest of the week of `day`, in the state of a newly assigned task. Skips days
 * off and days that already have a task, even one moved elsewhere since. The caller holds the lock of the first task,
 * so that two runs create each task once.
 */
export const makeSeries = async (within: Within, first: Task, day: string): Promise<number> => {
  const { tx } = within
  const cycle = first.weeklyCycle as Cycle | null
  if (!cycle || first.aboriginal) return 0
  const wanted = daysIn(cycle, first.originalTime ?? first.date, day)
  const missing = await tx.query<{ day: string }>(
    `select d.day::text as day from unnest($2::date[]) d (day)
     where app.is_work_day(d.day)
       and not exists (select from store.task t where t.aboriginal = $1 and t.original_time = d.day)
     order by 1`,
    [first.id, wanted],
  )
  for (const one of missing) await makeOne(within, first, one.day)
  return missing.length
}

const makeOne = async (within: Within, first: Task, day: string): Promise<void> => {
  const { name, type, describe, file, projectId, userId, designee, auditor1, auditor2, supervise } = first
  const { priority, predict, needConfirm, attachmentRequired } = first
  const people = { userId, designee, auditor1, auditor2, supervise }
  const work = { name, type, describe, file, projectId, priority, predict, needConfirm, attachmentRequired }
  const dated = { date: day, originalTime: day, aboriginal: first.id }
  const id = await addRow(within, 'task', { ...work, ...people, ...dated })
  for (const one of await find(within, 'taskUsers', { taskId: first.id }))
    await addRow(within, 'taskUsers', { taskId: id, userId: one.userId, type: one.type })
  await moveBySystem(within, 'task', 'publish', id)
}
