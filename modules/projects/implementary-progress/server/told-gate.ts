import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { gate } from '../gate.call.ts'
import { implementaryProgress } from '../implementary-progress.entity.ts'
import { gateOf } from './gate.ts'

/** Answers the conditions for closing a stage, or for its last sheet, to anyone who may see it. 404 for others. */
export const toldGate: CallHandler<typeof gate> = async (engine, { id }) => {
  if (!isUuid(id)) throw notFound()
  const [seen] = await engine.read<{ id: string }>({
    text: `select id from public.implementary_progress where id = $1
      union all select id from public.project_progress where id = $1`,
    params: [id],
  })
  if (!seen) throw notFound()
  const points = await engine.trying().write(implementaryProgress, (tx) => pointsOf({ tx, writer: engine.writer }, id))
  return { points }
}

const pointsOf = async (within: Within, id: string) => {
  const sheet = await findOne(within, 'projectProgress', id)
  if (sheet && !sheet.isStageEnd) return []
  const stage = await findOne(within, 'implementaryProgress', sheet ? stageOf(sheet) : { id })
  if (!stage) return []
  const isSigned = sheet ? !['草稿', '待内部确认', '有异议'].includes(sheet.status) : stage.status === '待确认'
  return gateOf({ within, stage, sheet: sheet ?? (await endOf(within, stage)) ?? nothing, isSigned })
}

const nothing = { id: '', signatureProduct: [] }

const stageOf = ({ projectId, node, stageRound }: RowOf<'projectProgress'>) => ({
  projectId,
  node,
  round: stageRound ?? 1,
})

/** The sheet that is to end a stage, the last of them. */
const endOf = (within: Within, { projectId, node, round }: RowOf<'implementaryProgress'>) =>
  findOne(within, 'projectProgress', { projectId, node, stageRound: round ?? 1, isStageEnd: true })
