import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { move, moveBySystem } from '@chengban/engine/write/move.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { train } from '../../train/train.entity.ts'
import type { rejectTrain } from '../reject-train.call.ts'

/** The stage of trainings to clients. */
const node = 3

/** The project first, then its stage, its sheet and its documents, the training last. */
export const rejectPassedTrain: CallHandler<typeof rejectTrain> = (engine, { trainId, version, opinion }) => {
  if (!opinion?.trim()) throw invalid({ opinion: '请填写意见' })
  if (!isUuid(trainId)) throw notFound()
  const { writer } = engine
  return engine.write(train, async (tx) => {
    const within = { tx, writer }
    const held = await findOne(within, 'train', trainId)
    if (held?.projectId) await find(within, 'project', held.projectId, { isLocked: true })
    await move(tx, writer, train, 'rejectTrain', { id: trainId, version, opinion })
    const documents = await find(within, 'impNodeLog', { trainId, status: '通过' })
    for (const { id } of documents) await moveBySystem(within, 'impNodeLog', 'back', id, { opinion })
    if (held?.projectId) await reopenStage(within, held.projectId)
    return { trainId, documents: documents.length }
  })
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
