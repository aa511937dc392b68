import type { Entity } from '@chengban/kernel/entity.ts'
import type { Filter, Measure } from '@chengban/kernel/statistics.ts'
import { mayReadColumn } from '../read/column-rights.ts'

/** Whether a person may query by these columns; names that are no columns of the entity ask for nothing. */
export const mayAsk = (entity: Entity, names: readonly (string | undefined)[], entries: readonly string[]): boolean =>
  names.every((name) => name === undefined || !(name in entity.fields) || mayReadColumn(entity, name, entries))

/** Columns a filter of lists names. */
export const columnsIn = (filter: unknown): string[] => {
  if (Array.isArray(filter)) return filter.flatMap(columnsIn)
  if (typeof filter !== 'object' || filter === null) return []
  return Object.entries(filter).flatMap(([key, value]) =>
    ['and', 'or', 'not'].includes(key) ? columnsIn(value) : [key],
  )
}

/** Filters of a measure. */
export const filtersOf = (measure: Measure<string>): readonly Filter[] => {
  if ('rate' in measure) return measure.rate.flatMap(filtersOf)
  return ['count' in measure ? measure.count : (measure.where ?? {})]
}

/** The column a measure adds up, averages or compares; undefined for counts and rates. */
const measuredColumn = (measure: Measure<string>): string | undefined => {
  if ('sum' in measure) return measure.sum
  if ('avg' in measure) return measure.avg
  if ('min' in measure) return measure.min
  return 'max' in measure ? measure.max : undefined
}

/** All columns a measure reads. */
export const columnsOf = (measure: Measure<string>): readonly (string | undefined)[] =>
  'rate' in measure
    ? measure.rate.flatMap(columnsOf)
    : [measuredColumn(measure), ...filtersOf(measure).flatMap(columnsIn)]

/** 元 of sums of money, % of rates, the declared unit of the rest. */
export const unitOf = (
  { fields }: Entity,
  { measure, unit = '' }: { readonly measure?: Measure<string> | undefined; readonly unit?: string | undefined },
): string => {
  if (measure && 'rate' in measure) return '%'
  const column = measure && measuredColumn(measure)
  return column && fields[column]?.kind === 'money' ? '元' : unit
}
