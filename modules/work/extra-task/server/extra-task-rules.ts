import type { Handler } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Only holders of `task:manage` may create an extra task without confirmation; such a task starts at once. */
export const extraTaskCheck: Handler<'extraTask'> = ({ before, row, writer }) => {
  if (row.needConfirm !== false || before?.needConfirm === false) return
  if (!has(writer.actor.entries, 'task:manage')) throw invalid({ needConfirm: '不能免除确认' })
  if (!before) row.status = '进行中'
}

/** Keeps the hours of a refused task but excludes them from sums. */
export const extraTaskCounted: Handler<'extraTask'> = async ({ tx, row }) => {
  await tx.query(
    `update store.plan_item set count = $2, version = version + 1
     where source_type = 'extraTask' and source_id = $1 and count is distinct from $2`,
    [row.id, row.status !== '驳回'],
  )
}
