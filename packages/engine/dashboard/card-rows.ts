import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import type { ListedRows } from '@chengban/kernel/home.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import type { Engine } from '../engine.ts'
import type { Among, Part } from '../read/several-lists.ts'
import { linkTo } from '../row/announce.ts'
import { both } from '../statistics/said.ts'
import { filterOf, type Now, weekOf, within } from './days.ts'

/** A row that the first page shows. */
export interface CardRow extends Pick<Among, 'day' | 'start' | 'finish' | 'sub'> {
  readonly kind: string
  readonly title: string
  readonly link: string
}

export interface CardRowList {
  readonly rows: readonly CardRow[]
  /** Of all the lists together. */
  readonly total: number
}

/** The first rows of the declared lists, by their day. */
export const listedOf = async (
  engine: Engine,
  shown: readonly ListedRows[],
  now: Now,
  most: number,
): Promise<CardRowList> =>
  found(
    engine,
    shown,
    await engine.together(
      shown.map((one) => partOf(engine, one, now)),
      most,
    ),
    most,
  )

/** The same of this week alone: rows that happen in it, in whole or in part. */
export const weekOfRows = async (
  engine: Engine,
  shown: readonly ListedRows[],
  now: Now,
  most: number,
): Promise<CardRowList> => {
  const parts = shown.map((one) => {
    const part = partOf(engine, one, now)
    return { ...part, query: { ...part.query, filters: both(part.query.filters as Filter, inWeek(engine, one, now)) } }
  })
  return found(engine, shown, await engine.together(parts, most), most)
}

const found = (engine: Engine, shown: readonly ListedRows[], rows: readonly Among[], most: number): CardRowList => {
  const totals = new Map(rows.map(({ at, total }) => [at, total]))
  return {
    rows: rows.slice(0, most).flatMap(({ at, id, title, duty, ...days }) => {
      const one = shown[at]
      if (!one) return []
      const { day, start, finish, sub } = days
      const link = duty ?? linkTo(opened(engine, one), id)
      return [{ kind: one.kind, title: one.says ?? title ?? one.kind, link, sub, day, start, finish }]
    }),
    total: [...totals.values()].reduce((sum, total) => sum + total, 0),
  }
}

const partOf = ({ writer: { catalog } }: Engine, one: ListedRows, now: Now): Part => {
  const { title, sub, day, to, by, isOwn } = one
  const entity = catalog.entity(one.of)
  const query = { filters: filterOf(entity, one, now), ...(isOwn ? { view: 'own' as const } : {}) }
  return { entity, query, title, sub, day, to, by }
}

/** The record a row leads to. */
const opened = ({ writer: { catalog } }: Engine, { of, by }: ListedRows): Entity => {
  const entity = catalog.entity(of)
  return by ? catalog.entity(targetOf(fieldOf(entity.fields, by))) : entity
}

const inWeek = (engine: Engine, one: ListedRows, { today }: Now): Filter => {
  const { of, day, to, by } = one
  const week = weekOf(today)
  const entity = opened(engine, one)
  const starts = within(entity, day, week)
  const filter = to
    ? { or: [starts, both(within(entity, day, { to: week.to }), within(entity, to, { from: week.from }))] }
    : starts
  return by ? { [relationKey(engine.writer.catalog.entity(of), by, entity.name)]: filter } : filter
}
