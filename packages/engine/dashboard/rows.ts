import type { FirstRows } from '@chengban/kernel/dashboard.ts'
import type { ToldBlock } from '@chengban/kernel/dashboard-told.ts'
import type { Engine } from '../engine.ts'
import { mayReadColumn } from '../read/column-rights.ts'
import type { Chosen } from './chosen.ts'
import type { FigureQuestion, taking } from './taking.ts'
import type { AnswerTo } from './tiles.ts'

/** The queries of a block of rows: their number, in the statement that reads all figures. */
export interface AskedRows {
  readonly block: FirstRows
  readonly all: readonly (FigureQuestion | undefined)[]
}

export const askRows = (block: FirstRows, take: ReturnType<typeof taking>, chosen: Chosen): AskedRows => ({
  block,
  all: [take(block, chosen)],
})

/** The first rows themselves, in the columns this person may read. */
export const toldRows = async (
  engine: Engine,
  { block, all: [asked] }: AskedRows,
  answerTo: AnswerTo,
): Promise<readonly ToldBlock[]> => {
  const answer = answerTo(asked)
  if (!asked || !answer) return []
  const { key, label, isWide = false, columns: wanted, sort, size = 6, of } = block
  const { entity, isOwn } = asked
  const columns = wanted.filter((name) => mayReadColumn(entity, name, engine.writer.actor.entries))
  const { filter } = answer.sum
  const query = { filters: filter, sort, columns: [...columns, entity.title] }
  const nodes = await engine.list(entity, isOwn ? { ...query, view: 'own' } : query, { offset: 0, size })
  const rows = { of, columns, nodes, total: answer.sum.count, link: asked.link(filter) }
  return [{ ...{ key, label, as: 'rows', head: '', isWide, series: [], points: [] }, rows }]
}
