import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldNamed } from '@chengban/kernel/field.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { column } from '../schema/names.ts'
import { mayReadColumn } from './column-rights.ts'

export interface SortKey {
  /** The column, quoted. */
  readonly column: string
  readonly falling: boolean
  /** Empty values come last in both directions. */
  readonly nullsLast: boolean
}

/**
 * `-tzCreate,name` as the keys of an order; the id comes last so that pages never overlap. Names sort as Chinese does,
 * by the collation of their column.
 */
export const sortKeys = (sort: string | undefined, entity: Entity, entries: readonly string[]): SortKey[] => {
  const words = sort ? sort.split(',').filter(Boolean) : usualOrder(entity, entries)
  if (words.length > 5) throw invalid({ sort: '排序字段过多' })
  const keys = words.map((word) => keyOf(word, entity, entries))
  return [...keys, { column: 'id', falling: keys.at(-1)?.falling ?? false, nullsLast: false }]
}

/** The order declared, without what this person may not order by. */
const usualOrder = (entity: Entity, entries: readonly string[]): string[] => {
  const declared = (entity.list?.sort ?? '').split(',').filter(Boolean)
  const mine = declared.filter((word) => mayReadColumn(entity, nameIn(word), entries))
  return mine.length ? mine : ['-tzCreate']
}

const nameIn = (word: string): string => word.replace(/^[-+]/, '')

/** The keys as ORDER BY over an alias, or over columns k1, k2 … that carry them. */
export const orderSql = (keys: readonly SortKey[], place: string | 'carried'): string =>
  keys
    .map(
      ({ column: name, falling, nullsLast }, index) =>
        `${place === 'carried' ? `k${index}` : `${place}.${name}`}${falling ? ' desc' : ''}${nullsLast ? ' nulls last' : ''}`,
    )
    .join(', ')

const keyOf = (word: string, entity: Entity, entries: readonly string[]): SortKey => {
  const falling = word.startsWith('-')
  const name = nameIn(word)
  const field = fieldNamed(entity, name)
  if (!field || field.options.hidden) throw invalid({ [name]: `字段${name}不存在` })
  if (!mayReadColumn(entity, name, entries)) throw forbidden()
  const isFilled = field.options.required || field.options.default !== undefined
  return { column: column(name), falling, nullsLast: falling && !isFilled }
}
