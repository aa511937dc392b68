import type { Handler } from '@chengban/engine/write/scene.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/rules.ts'

/** Its end moves freely before it has begun and while it is nobody's goal of a month. */
export const checkMilepost: Handler = async ({ tx, before, row }) => {
  if (row.projectId) await demandOpen(tx, row.projectId)
  if (!before || before.endDate === row.endDate) return
  if (before.status !== '未开始' || before.monthGoal) throw invalid({ endDate: '请提交推进申请' })
}

export const confirmMilepost: Handler = ({ writer, row }) => {
  if (row.userId === writer.actor.userId) throw forbidden('不能确认自己的里程碑')
}
