import type { Entity } from '@chengban/kernel/entity.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { column } from '../schema/names.ts'
import { mayReadColumn } from './column-rights.ts'

/**
 * `-tzCreate,name` as ORDER BY over the alias `v`; the id comes last so that pages never overlap. Empty values stand
 * behind in both directions. Names sort as Chinese does, by the collation of their column.
 */
export const orderBy = (sort: string | undefined, entity: Entity, entries: readonly string[]): string => {
  const keys = (sort || entity.list?.sort || '-tzCreate').split(',').filter(Boolean)
  if (keys.length > 5) throw invalid({ sort: '排序字段过多' })
  const terms = keys.map((key) => term(key, entity, entries))
  const falling = keys.at(-1)?.startsWith('-')
  return [...terms, `v.id${falling ? ' desc' : ''}`].join(', ')
}

const term = (key: string, entity: Entity, entries: readonly string[]): string => {
  const falling = key.startsWith('-')
  const name = key.replace(/^[-+]/, '')
  const field = entity.fields[name]
  if (!field || field.options.hidden) throw invalid({ [name]: '未知字段' })
  if (!mayReadColumn(entity, name, entries)) throw forbidden()
  const always = field.options.required || field.options.default !== undefined
  return `v.${column(name)}${falling ? ' desc' : ''}${!always && falling ? ' nulls last' : ''}`
}
