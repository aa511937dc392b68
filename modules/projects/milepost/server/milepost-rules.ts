import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/project-rules.ts'

/**
 * Refuses a direct change of the end date once the milestone has begun or is a monthly goal; that needs an advance
 * request.
 */
export const milepostCheck: Handler<'milepost'> = async ({ tx, before, row }) => {
  if (row.projectId) await demandOpen(tx, row.projectId)
  if (!before || before.endDate === row.endDate) return
  if (before.status !== '未开始' || before.monthGoal) throw invalid({ endDate: '请提交推进申请' })
}

export const milepostConfirming: Handler<'milepost'> = ({ writer, row }) => {
  if (row.userId === writer.actor.userId) throw forbidden('不能确认自己的里程碑')
}

/** Open tasks go on without it. */
export const milepostCancelled: Handler<'milepost'> = ({ tx, row }) =>
  tx.query(
    `update store.task set milepost_task_id = null, version = version + 1, tz_update = $2
     where milepost_task_id = $1 and status not in ('已完成', '取消')`,
    [row.id, clock.now().toISOString()],
  )
