import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { demandReaders } from '@chengban/engine/row/readers.ts'
import type { Scene, Values } from '@chengban/engine/row/scene.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { conflict, forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { mayUpdate } from './record.ts'

/** comment/check: who may say what about which record, and what may still be changed of it. */
export const commentCheck = async ({ tx, writer, before, row, input }: Scene): Promise<void> => {
  if (before) demandOwnWords(before)
  else await demandRecord(tx, { writer, row })
  if (!before || 'mentions' in input) await demandReaders(tx, row.mentions, { module: row.module, id: row.relevanceId })
}

/** comment/removing. */
export const commentRemoving = ({ row }: Scene): void => demandOwnWords(row)

const editableMs = 15 * 60_000

/** Refuses changes to a 记录 at any time, and to a comment after a quarter of an hour. */
const demandOwnWords = (comment: Values): void => {
  if (comment.type === '记录') throw conflict('变更记录不可修改')
  if (clock.now().getTime() - Date.parse(String(comment.tzCreate)) > editableMs) throw conflict('超过15分钟不能修改')
}

const demandRecord = async (tx: Sql, { writer, row }: Pick<Scene, 'writer' | 'row'>): Promise<void> => {
  if (row.userId !== writer.actor.userId) throw forbidden()
  const [module, id] = [String(row.module), String(row.relevanceId)]
  const entity = writer.catalog.all.get(module)
  if (!entity) throw invalid({ module: '模块不存在' })
  if (!(await mayRead(tx, module, id))) throw notFound()
  if (row.type === '记录' && !(await mayUpdate(tx, writer.catalog, entity, id))) throw forbidden()
  if (row.parentId) await demandSameRecord(tx, row)
}

const demandSameRecord = async (tx: Sql, { parentId, module, relevanceId }: Values): Promise<void> => {
  const found = await tx.query('select from store.comment where id = $1 and module = $2 and relevance_id = $3', [
    parentId,
    module,
    relevanceId,
  ])
  if (found.length === 0) throw invalid({ parentId: '回复不存在' })
}
