import { clock } from '@chengban/engine/clock.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import type { Handler } from '@chengban/engine/write/scene.ts'

/** What was done stands in the diary of the opportunity. */
export const completeTask: Handler<'businessTask'> = async (scene) => {
  const { row } = scene
  row.businessLogId = await addRow(scene, 'businessLog', {
    businessOpportunityId: row.businessOpportunityId,
    kind: '任务',
    content: `${String(row.name)}：${String(row.result)}`,
    tzLog: clock.now().toISOString(),
    isAuto: true,
  })
}
