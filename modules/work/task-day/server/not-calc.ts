import type { CallHandler } from '@chengban/engine/call.ts'
import { make } from '@chengban/engine/write/move.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { taskWeek } from '../../task-week/task-week.entity.ts'
import { weekendTask } from '../../weekend-task/weekend-task.entity.ts'
import { taskDay } from '../task-day.entity.ts'
import type { taskDayNotCalc } from '../task-day-not-calc.call.ts'

const kinds = { taskDay, taskWeek, weekendTask }

/** All or nothing; rows of all three kinds are locked in the order of their ids. */
export const setNotCalc: CallHandler<typeof taskDayNotCalc> = (engine, { ids: sent, needCalc, reason }) => {
  const ids = [...new Set(sent)].sort()
  if (!reason) throw invalid({ reason: '请填写原因' })
  const { writer } = engine
  return engine.write(taskDay, async (tx) => {
    const found = await tx.query<{ id: string; kind: keyof typeof kinds; needCalc: boolean }>(
      `select t.id, 'taskDay' as kind, t.need_calc as "needCalc" from store.task_day t where t.id = any ($1::uuid[])
       union all select t.id, 'taskWeek', t.need_calc from store.task_week t where t.id = any ($1::uuid[])
       union all select t.id, 'weekendTask', t.need_calc from store.weekend_task t where t.id = any ($1::uuid[])
       order by 1`,
      [ids],
    )
    if (found.length < ids.length) throw notFound()
    const wrong = found.filter((one) => one.needCalc !== needCalc)
    for (const { id, kind } of wrong)
      await make(tx, writer, kinds[kind], 'notCalc', { id, version: undefined, opinion: reason, counts: needCalc })
    return { changed: wrong.length }
  })
}
