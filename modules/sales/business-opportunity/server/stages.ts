import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { openStages } from '../open-stages.ts'
import { rateOf } from '../schedule.ts'

const orderOf = (stage: unknown): number => (openStages as readonly unknown[]).indexOf(stage)

/** Where a step leads: chosen by the person, and among what the move offers already. */
const chosenOf = (scene: Scene<'businessOpportunity'>): string => String(scene.chosen)

/** Forward only; what the stages ask for the move says. */
export const businessOpportunityAdvance: Handler<'businessOpportunity'> = (scene) => {
  if (orderOf(chosenOf(scene)) <= orderOf(scene.before?.schedule)) throw invalid({ schedule: '只能推进到之后的进度' })
  rate(scene)
}

export const businessOpportunityBack: Handler<'businessOpportunity'> = (scene) => {
  if (orderOf(chosenOf(scene)) >= orderOf(scene.before?.schedule)) throw invalid({ schedule: '只能退回到之前的进度' })
  rate(scene)
}

/** The rate typed with the step, else that with which the stage begins. */
const rate = (scene: Scene<'businessOpportunity'>): void => {
  if (scene.input.successRate === undefined || scene.input.successRate === null)
    scene.row.successRate = rateOf(chosenOf(scene))
}

/** Returns the reason for a change made by the contract of the sale; undefined for other changes. */
const causeOf = ({ writer, before, row }: Scene<'businessOpportunity'>): string | undefined => {
  if (!writer.isSystem) return undefined
  if (row.schedule === '赢单') return '合同已签署'
  return before?.schedule === '赢单' ? '合同已作废' : undefined
}

/** Adds every change of stage to the diary of the sale. */
export const businessOpportunityStaged: Handler<'businessOpportunity'> = (scene) => {
  const { before, row, opinion } = scene
  const [from, to] = [String(before?.schedule), String(row.schedule)]
  return addRow(scene, 'businessLog', {
    businessOpportunityId: row.id,
    kind: '进度',
    content: causeOf(scene) ?? `${from} → ${to}`,
    tzLog: clock.now().toISOString(),
    isAuto: true,
    before: { schedule: from, successRate: before?.successRate ?? null },
    after: { schedule: to, successRate: row.successRate ?? null },
    reason: opinion?.slice(0, 255) ?? null,
  })
}
