import type { Entity } from '@chengban/kernel/entity.ts'
import type { Answer, Statistics } from '@chengban/kernel/statistics.ts'
import type { Engine } from '../engine.ts'
import { tellReading, toldColumns } from './told-reading.ts'

/** So many rows of a sum are named in the record of its reading. */
const most = 500

/** Figures over rows; where a column is summed whose reading is recorded, that of its rows is, before they are given. */
export const toldFigures = async (engine: Engine, entity: Entity, asked: Statistics<string>): Promise<Answer> => {
  const answer = await engine.statistics(entity, asked)
  const names = toldColumns(entity)
  const isTold = names.some((name) => JSON.stringify(asked).includes(`"${name}"`))
  if (!isTold) return answer
  const rows = await engine.list(entity, { filters: asked.filters, columns: ['id'] }, { offset: 0, size: most })
  if (rows.length > 0)
    await tellReading(
      engine,
      entity,
      rows.map(({ id }) => String(id)),
      '查看',
    )
  return answer
}
