import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { Handler } from '@chengban/engine/write/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { isWorkDay } from '../../server/work-day.ts'

export const checkDay: Handler<'taskDay'> = async ({ tx, before, row }) => {
  if (!before && !(await isWorkDay(tx, row.date))) throw invalid({ date: '非工作日请填写周末任务' })
}

const instant = (day: unknown, time: string): number => Date.parse(`${day}T${time}+08:00`)
const furthest = 14

/** Planned in the morning, for a day to come at most two weeks ahead; the first time tells whether it was late. */
export const checkEstimate: Handler<'taskDay'> = async ({ tx, row }) => {
  if (String(row.date) < today()) throw invalid({ date: '不能预估过去的日期' })
  if (instant(row.date, '00:00') - instant(today(), '00:00') > furthest * 86_400_000)
    throw invalid({ date: '日期超出范围' })
  if (row.isLeave) throw conflict('当日已请假')
  if (row.tzEstimate) return
  const [config] = await tx.query<{ value: string }>(
    `select value from store.config where key = 'taskDay.estimateUntil'`,
  )
  const now = clock.now()
  row.isEstimateLate = now.getTime() > instant(row.date, config?.value ?? '09:30')
  row.tzEstimate = now.toISOString()
}

/** From noon until the end of the next working day; a day that was sent back is open. What took hours has an output. */
export const checkSave: Handler<'taskDay'> = async ({ tx, before, row }) => {
  if (row.isLeave) throw conflict('当日已请假')
  if (clock.now().getTime() < instant(row.date, '12:00')) throw invalid({ date: '未到填写时间' })
  if (before?.stage !== '退回' && clock.now().getTime() > (await lockOf(tx, row.date)))
    throw conflict('填报已锁定，请申请解锁')
  const [bare] = await tx.query(
    `select from store.plan_item where task_day_id = $1 and actual_hours > 0 and coalesce(btrim(output), '') = '' limit 1`,
    [row.id],
  )
  if (bare) throw invalid({ task: '请填写产出' })
}

const lockOf = async (tx: Sql, day: unknown): Promise<number> => {
  const [found] = await tx.query<{ day: string; time: string }>(
    `select app.work_day_after($1::date, 1)::text as day,
       coalesce((select value from store.config where key = 'report.dailyLock'), '23:59:59') as time`,
    [day],
  )
  return instant(found?.day, found?.time ?? '23:59:59') + 999
}

/** Hours told of a task or a bug that nobody had begun begin it. */
export const beginWork: Handler<'taskDay'> = async (scene) => {
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

/** Once the week of it is put away in the person's sheet, it stands. */
export const checkCancelling: Handler<'taskDay'> = async ({ tx, row }) => {
  const [archived] = await tx.query(
    `select from store.performance where user_id = $1 and $2::date between start_date and end_date and status = '已归档' limit 1`,
    [row.userId, row.date],
  )
  if (archived) throw conflict('该月绩效已归档')
}
