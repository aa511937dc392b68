import type { Entity } from '@chengban/kernel/entity.ts'
import { searchFields } from '../schema/model.ts'
import { searchValues } from '../search/grams.ts'
import type { Values } from './scene.ts'

/** The columns by which the keyword box finds a row, with their types. */
export const searchTypes = { search_grams: 'text[]', search_text: 'text', search_initials: 'text' } as const

/** The same as the columns of a record read from JSON. */
export const searchRecord = Object.entries(searchTypes)
  .map((column) => column.join(' '))
  .join(', ')

/**
 * Columns beside a row by which the keyword box finds it; none where `names`, the written fields, leave them unchanged.
 */
export const searchColumns = (entity: Entity, row: Values, names?: readonly string[]): Values => {
  const fields = searchFields(entity)
  if (fields.length === 0 || (names && !fields.some((name) => names.includes(name)))) return {}
  const texts = fields.map((name) => (row[name] === undefined || row[name] === null ? null : String(row[name])))
  return searchValues(texts, { fullPinyin: fields.some((name) => entity.fields[name]?.options.search === 'spoken') })
}
