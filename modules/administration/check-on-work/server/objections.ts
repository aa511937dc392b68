import type { Handler, Scene } from '@chengban/engine/write/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Objections stand with the facts they are about. */
export const objectTo: Handler<'checkOnWork'> = async (scene) => {
  const rows = (scene.asked?.rows ?? []) as readonly { factId: string; text: string }[]
  if (rows.length === 0 && !scene.row.objection) throw invalid({ objection: '请填写异议' })
  for (const { factId, text } of rows) await markFact(scene, factId, 'objection = $3', text)
}

/** What is conceded counts no more. */
export const replyTo: Handler<'checkOnWork'> = async (scene) => {
  const rows = (scene.asked?.ignore ?? []) as readonly { factId: string; reason: string }[]
  for (const { factId, reason } of rows) await markFact(scene, factId, 'is_ignore = true, ignore_reason = $3', reason)
}

const markFact = async (
  { tx, row }: Scene<'checkOnWork'>,
  factId: string,
  set: string,
  words: string,
): Promise<void> => {
  const changed = await tx.query(
    `update store.check_on_work_fact set ${set} where id::text = $2 and check_on_work_id = $1 returning id`,
    [row.id, factId, words],
  )
  if (changed.length === 0) throw invalid({ rows: '事实不属于该月表' })
}
