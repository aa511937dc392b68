import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { requiredIn } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { openStages } from '../open-stages.ts'
import { rateOf } from '../schedule.ts'

const methods = ['公开招标', '邀请招标', '竞争性谈判', '竞争性磋商']
const orderOf = (stage: unknown): number => (openStages as readonly unknown[]).indexOf(stage)

/** Where a step leads: chosen by the person, and among what the move offers already. */
const chosenOf = (scene: Scene<'businessOpportunity'>): string => String(scene.chosen)

/** Forward only, and with everything that the stages passed ask for. */
export const advance: Handler<'businessOpportunity'> = (scene) => {
  const { row, before } = scene
  const [from, to] = [orderOf(before?.schedule), orderOf(chosenOf(scene))]
  if (to <= from) throw invalid({ schedule: '只能推进到之后的进度' })
  const errors: Record<string, string> = {}
  const ask = (name: string, message: string): void => {
    if (isEmpty((row as Values)[name])) errors[name] = message
  }
  const reaches = (stage: string): boolean => to >= orderOf(stage)
  const asked = requiredIn(scene.entity, (rule) => evaluate(rule, { ...row, schedule: chosenOf(scene) }) === true)
  for (const [name, message] of Object.entries(asked)) ask(name, message)
  const isTendered = methods.includes(String(row.procurementMethod))
  const enters = chosenOf(scene) === '招投标'
  const leaves = from < orderOf('商务谈判') && reaches('商务谈判') && isTendered
  if ((enters || leaves) && isEmpty(row.tenderDocument) && isEmpty(row.tenderLink))
    errors.tenderDocument = '请上传招标文件或填写招标链接'
  if (leaves) ask('bidFile', '请上传投标文件')
  if (Object.keys(errors).length) throw invalid(errors)
  rate(scene)
}

export const back: Handler<'businessOpportunity'> = (scene) => {
  if (orderOf(chosenOf(scene)) >= orderOf(scene.before?.schedule)) throw invalid({ schedule: '只能退回到之前的进度' })
  rate(scene)
}

/** The rate typed with the step, else that with which the stage begins. */
const rate = (scene: Scene<'businessOpportunity'>): void => {
  if (scene.input.successRate === undefined || scene.input.successRate === null)
    scene.row.successRate = rateOf(chosenOf(scene))
}

/** Every step of a sale stands in its diary. */
export const staged: Handler<'businessOpportunity'> = (scene) => {
  const { before, row, opinion } = scene
  const [from, to] = [String(before?.schedule), String(row.schedule)]
  return addRow(scene, 'businessLog', {
    businessOpportunityId: row.id,
    kind: '进度',
    content: `${from} → ${to}`,
    tzLog: clock.now().toISOString(),
    isAuto: true,
    before: { schedule: from, successRate: before?.successRate ?? null },
    after: { schedule: to, successRate: row.successRate ?? null },
    reason: opinion?.slice(0, 255) ?? null,
  })
}
