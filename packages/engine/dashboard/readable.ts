import type { Entity } from '@chengban/kernel/entity.ts'
import type { CardFigure } from '@chengban/kernel/home.ts'
import { mayReadColumn } from '../read/column-rights.ts'

/**
 * Whether a person may query the figure: the columns of its filter, and the summed column unless the rows are their
 * own.
 */
export const isReadable = (entity: Entity, figure: CardFigure, isOwn: boolean, entries: readonly string[]): boolean => {
  const { where = {}, rate = {}, days, month, sum } = figure
  const names = [...columnsIn(where), ...columnsIn(rate), ...[days?.of, month, isOwn ? undefined : sum]]
  return names.every((name) => name === undefined || !(name in entity.fields) || mayReadColumn(entity, name, entries))
}

/** Columns a filter of lists names. */
export const columnsIn = (filter: unknown): string[] => {
  if (Array.isArray(filter)) return filter.flatMap(columnsIn)
  if (typeof filter !== 'object' || filter === null) return []
  return Object.entries(filter).flatMap(([key, value]) =>
    ['and', 'or', 'not'].includes(key) ? columnsIn(value) : [key],
  )
}
