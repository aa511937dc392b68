import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'
import type { Engine } from '../engine.ts'
import { shownChange } from './change-shown.ts'
import type { Row } from './list.ts'

/** The row as it is answered: with what its open 变更 would change, in place of the draft. */
export const withChange = async (engine: Pick<Engine, 'read' | 'writer'>, entity: Entity, row: Row): Promise<Row> => {
  const { $draft: draft } = row
  if (draft === undefined) return row
  // an answer leaves it out: a copy without it costs more, of eighty fields
  row.$draft = undefined
  const sql: Sql = { query: (text, params = []) => engine.read({ text, params }) }
  if (draft !== null) row.change = await shownChange(sql, engine.writer.catalog, entity, row, draft as Row)
  return row
}
