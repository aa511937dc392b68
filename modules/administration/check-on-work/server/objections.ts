import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import type { Some } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

/** Stores each objection with the fact it refers to. */
export const objectTo: Handler<'checkOnWork'> = async (scene) => {
  const rows = (scene.asked?.rows ?? []) as readonly { factId: string; text: string }[]
  for (const { factId, text } of rows) await markFact(scene, factId, { objection: text })
}

/** Marks the conceded facts as ignored, so that they no longer count. */
export const replyTo: Handler<'checkOnWork'> = async (scene) => {
  const rows = (scene.asked?.ignore ?? []) as readonly { factId: string; reason: string }[]
  for (const { factId, reason } of rows) await markFact(scene, factId, { isIgnore: true, ignoreReason: reason })
}

const markFact = async (
  scene: Scene<'checkOnWork'>,
  factId: string,
  values: Some<RowOf<'checkOnWorkFact'>>,
): Promise<void> => {
  const which = { id: factId, checkOnWorkId: scene.row.id }
  if (!isUuid(factId) || !(await findOne(scene, 'checkOnWorkFact', which))) throw invalid({ rows: '事实不属于该月表' })
  await change(scene, 'checkOnWorkFact', which, values)
}
