import type { Entity } from '@chengban/kernel/entity.ts'
import type { Answer, Filter, Measure, Statistics } from '@chengban/kernel/statistics.ts'
import type { Engine } from '../engine.ts'
import { demandRecorded, mostNamed, tellSummed, toldColumns } from './told-reading.ts'

/**
 * Figures over rows. Where a told column is summed, the reading of the rows summed is recorded first; who looks through
 * a role leaves no record, and so is refused.
 */
export const toldFigures = async (engine: Engine, entity: Entity, asked: Statistics<string>): Promise<Answer> => {
  const answer = await engine.statistics(entity, asked)
  const names = toldColumns(entity).filter((name) => mentions(asked, name))
  if (names.length === 0) return answer
  demandRecorded(engine)
  await tellSummed(engine, entity, await summedIds(engine, entity, asked, { names, whole: answer.sum.filter }))
  return answer
}

const mentions = (asked: unknown, name: string): boolean => (JSON.stringify(asked) ?? '').includes(`"${name}"`)

interface FilteredFigures {
  readonly names: readonly string[]
  readonly whole: Filter
}

/** The summed rows with a recorded figure; one more than may be named where there are more. */
const summedIds = async (
  engine: Engine,
  entity: Entity,
  asked: Statistics<string>,
  { names, whole }: FilteredFigures,
) => {
  const { keyword, view } = asked
  const ids = new Set<string>()
  for (const narrowed of narrowings(asked, names)) {
    const filters = narrowed ? { and: [whole, narrowed] } : whole
    const query = { filters, keyword, columns: names, ...(view ? { view } : {}) }
    const rows = await engine.list(entity, query, { offset: 0, size: mostNamed + 1 })
    const isMore = rows.length > mostNamed
    for (const row of rows) if (isMore || names.some((name) => (row[name] ?? null) !== null)) ids.add(String(row.id))
  }
  return [...ids]
}

/** The filter of the measures over recorded columns; undefined only where one of them covers all rows. */
const narrowings = ({ measures = {}, ...rows }: Statistics<string>, names: readonly string[]) => {
  const isTold = (part: unknown): boolean => names.some((name) => mentions(part, name))
  const parts = Object.values(measures).flatMap(partsOf).filter(isTold)
  const wheres = parts.map((part) => ('where' in part && !isTold(part.where) ? part.where : undefined))
  if (isTold(rows) || wheres.includes(undefined)) return [undefined]
  return [...new Map(wheres.map((where) => [JSON.stringify(where), where])).values()]
}

const partsOf = (measure: Measure<string>): readonly Measure<string>[] => ('rate' in measure ? measure.rate : [measure])
