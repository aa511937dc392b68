import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandWbs } from '../../server/wbs.ts'
import { checkCycle } from '../cycle.ts'

/** Checks a task as entered. A task people give themselves needs no confirmation. */
export const taskCheck: Handler<'task'> = async ({ tx, row }) => {
  await demandWbs(tx, row)
  const wrong = checkCycle(row.weeklyCycle, String(row.date))
  if (wrong) throw invalid({ weeklyCycle: wrong })
  if (row.designee === row.userId) row.needConfirm = false
  if (row.status === '待确认' && !row.tzAgree) row.originalTime = row.date
}

/** To somebody else who does not look at the result. */
export const taskReassign: Handler<'task'> = ({ before, row }) => {
  if (row.designee === before?.designee) throw invalid({ designee: '执行人未变化' })
  if ([row.auditor1, row.auditor2].includes(row.designee)) throw invalid({ designee: '执行人不能审核自己的任务' })
  if (row.designee === row.userId) row.needConfirm = false
}

/** Removes an ended task from the plans of days, weeks and weekends not yet reported. */
export const dropPlans: Handler<'task'> = async ({ tx, row }) => {
  await tx.query(
    `delete from store.plan_item i where i.source_type = 'task' and i.source_id = $1 and (
       exists (select from store.task_day d where d.id = i.task_day_id and d.stage in ('未预估', '已预估'))
       or exists (select from store.task_week w where w.id = i.task_week_id and w.status in ('草稿', '已提交', '已下发'))
       or exists (select from store.weekend_task t where t.id = i.weekend_task_id
         and t.status in ('草稿', '待审批', '已批准', '驳回')))`,
    [row.id],
  )
}

export const taskCancelled: Handler<'task'> = (scene) => dropPlans(scene)
