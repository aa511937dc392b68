import type { Sql } from '@chengban/engine/db/sql.ts'
import { isSame } from '@chengban/engine/row/canonical.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { sourceOf } from './sources.ts'

type Row = Scene<'planItem'>['row']

/** Refuses a source that does not concern the person. A completed item gets full progress and no remaining hours. */
export const planItemCheck: Handler<'planItem'> = async (scene) => {
  const { tx, before, row } = scene
  await demandSender(scene)
  if (row.isDone === true) Object.assign(row, { progress: '100.00', remainHours: '0.0' })
  if (row.sourceType === '其他') {
    row.sourceId = null
    return
  }
  if (before && before.sourceId === row.sourceId) return
  if (!row.sourceId) throw invalid({ sourceId: '来源记录不能为空' })
  const person = await plannerOf(tx, row)
  const source = person ? await sourceOf(tx, row, person) : undefined
  if (!source) throw invalid({ sourceId: '只能选择与自己有关的事项' })
  Object.assign(row, { title: source.title, projectId: source.projectId, isCarry: await isCarried(tx, row) })
}

const planned = ['sourceType', 'sourceId', 'title', 'projectId', 'planHours', 'days'] as const

/**
 * In a week that was sent out the person may only report results; the planned fields can be changed only by the sender
 * or by holders of `task:dispatch`.
 */
const demandSender = async ({ tx, writer, before, row }: Scene<'planItem'>): Promise<void> => {
  const { userId, entries } = writer.actor
  if (!before?.taskWeekId || writer.isSystem || has(entries, 'task:dispatch')) return
  if (planned.every((name) => isSame(before[name], row[name]))) return
  const sent = await tx.query(
    `select from store.task_week where id = $1 and status = '已下发' and confirmer_id is distinct from $2`,
    [before.taskWeekId, userId],
  )
  if (sent.length > 0) throw conflict('计划已下发，不能修改')
}

const plannerOf = async (tx: Sql, row: Row): Promise<string | null> => {
  const [plan] = await tx.query<{ person: string | null }>(
    `select coalesce((select user_id from store.task_day where id = $1), (select user_id from store.task_week where id = $2),
       (select user_id from store.weekend_task where id = $3)) as person`,
    [row.taskDayId ?? null, row.taskWeekId ?? null, row.weekendTaskId ?? null],
  )
  return plan?.person ?? null
}

/** Whether the item was left unfinished on the person's last reported day or in the previous week. */
const isCarried = async (tx: Sql, { taskDayId, taskWeekId, sourceType, sourceId }: Row): Promise<boolean> => {
  const [found] = await tx.query<{ carried: boolean }>(
    `select exists (select from store.plan_item i where i.source_type = $2 and i.source_id = $3 and not i.is_done
       and (i.task_day_id = (select d.id from store.task_day d join store.task_day own on own.user_id = d.user_id
         where own.id = $1 and d.date < own.date and d.tz_save is not null order by d.date desc limit 1)
       or i.task_week_id = (select w.id from store.task_week w join store.task_week own on own.user_id = w.user_id
         where own.id = $4 and w.week_start = own.week_start - 7
           and w.status in ('已保存', '退回', '已确认', 'PMO已确认')))) as carried`,
    [taskDayId ?? null, sourceType, sourceId, taskWeekId ?? null],
  )
  return found?.carried === true
}
