import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'

/** The stage of trainings to clients. */
const node = 3

/** Returns the documents that a training filled, and reopens its stage; whichever door sent it back. */
export const trainRejected: Handler<'train'> = async (scene) => {
  const { row, opinion } = scene
  const documents = await find(scene, 'impNodeLog', { trainId: row.id, status: '通过' })
  for (const { id } of documents) await moveBySystem(scene, 'impNodeLog', 'back', id, { opinion })
  if (row.projectId) await reopenStage(scene, row.projectId)
  return { documents: documents.length }
}

/**
 * Reopens the sheets that close the stage and withdraws the stage's confirmation, because the client must read the
 * changed documents.
 */
const reopenStage = async (within: Within, projectId: string): Promise<void> => {
  const open = { isStageEnd: true, status: ['待内部确认', '客户待确认', '已确认'] } as const
  for (const { id } of await find(within, 'projectProgress', { projectId, node, ...open }))
    await moveBySystem(within, 'projectProgress', 'trainRejected', id)
  const stage = await findOne(within, 'implementaryProgress', { projectId, node, status: '待确认' })
  if (stage) await moveBySystem(within, 'implementaryProgress', 'unask', stage.id)
}
