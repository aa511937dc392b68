import type { CallHandler } from '@chengban/engine/call.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import type { Some } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { make } from '@chengban/engine/write/move.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { checkOnWork } from '../check-on-work.entity.ts'
import type { objectFacts } from '../object-facts.call.ts'

/** Stores each objection with the fact it refers to. */
export const checkOnWorkObject: Handler<'checkOnWork'> = async (scene) => {
  const rows = listIn<{ factId: string; text: string }>(scene.asked?.rows)
  for (const { factId, text } of rows) await markFact(scene, factId, { objection: text })
}

/** Marks the conceded facts as ignored, so that they no longer count. */
export const checkOnWorkReply: Handler<'checkOnWork'> = async (scene) => {
  const rows = listIn<{ factId: string; reason: string }>(scene.asked?.ignore)
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

/** The facts are those of one sheet, which moves once. */
export const objectToFacts: CallHandler<typeof objectFacts> = (engine, { factIds, text }) => {
  const { writer } = engine
  return engine.write(checkOnWork, async (tx) => {
    const asked = [...new Set(factIds)]
    const facts = await find({ tx, writer }, 'checkOnWorkFact', asked)
    const sheets = new Set(facts.map(({ checkOnWorkId }) => checkOnWorkId))
    const [id] = sheets
    if (facts.length < asked.length || facts.some(({ userId }) => userId !== writer.actor.userId)) throw notFound()
    if (facts.some(({ isIgnore }) => isIgnore)) throw invalid({ factIds: '已忽略的事实不能提出异议' })
    if (sheets.size > 1) throw invalid({ factIds: '所选事实须属于同一考核月表' })
    const sheet = id ? await findOne({ tx, writer }, 'checkOnWork', id) : undefined
    if (!sheet) throw conflict('该事实不在考核月表中')
    const rows = facts.map(({ id }) => ({ factId: id, text }))
    await make(tx, writer, checkOnWork, 'object', { id: sheet.id, version: sheet.version, rows })
    return { objected: facts.length }
  })
}
