import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { isWorkDay } from '../../server/work-day.ts'

export const taskDayCheck: Handler<'taskDay'> = async ({ tx, before, row }) => {
  if (!before && !(await isWorkDay(tx, row.date))) throw invalid({ date: '非工作日请填写周末任务' })
}

/** The first time tells whether it was late: the second of the bound is in time. */
export const taskDayEstimate: Handler<'taskDay'> = async ({ tx, row }) => {
  if (row.tzEstimate) return
  const until = await settingOf(tx, 'taskDay.estimateUntil')
  const now = clock.now()
  row.isEstimateLate = Math.floor(now.getTime() / 1000) > Date.parse(`${row.date}T${until}+08:00`) / 1000
  row.tzEstimate = now.toISOString()
}

/** Starts tasks and bugs that had not begun when hours are reported on them. */
export const taskDayBegun: Handler<'taskDay'> = async (scene) => {
  const { tx, row } = scene
  const waiting = await tx.query<{ kind: 'task' | 'bug'; id: string }>(
    `select i.source_type as kind, i.source_id as id from store.plan_item i
     where i.task_day_id = $1 and i.actual_hours > 0
       and (i.source_type = 'task' and exists (select from store.task t where t.id::text = i.source_id and t.status = '待开始')
         or i.source_type = 'bug' and exists (select from store.bug b where b.id::text = i.source_id and b.status = '已确认'))
     order by i.source_type, i.source_id`,
    [row.id],
  )
  for (const { kind, id } of waiting) await moveBySystem(scene, kind, 'start', id)
}

/** Refuses once the performance sheet of that period is archived. */
export const taskDayCancelling: Handler<'taskDay'> = async ({ tx, row }) => {
  const [archived] = await tx.query(
    `select from store.performance where user_id = $1 and $2::date between start_date and end_date and status = '已归档' limit 1`,
    [row.userId, row.date],
  )
  if (archived) throw conflict('该月绩效已归档')
}
