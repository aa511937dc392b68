import { type Field, targetOf } from '@chengban/kernel/field.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Place } from '../schema/expression.ts'
import { labelName, literal } from '../schema/names.ts'
import { atPath } from './people-sql.ts'

/** A sentence with its `{path}`s as people read them; `given` are figures that no column has. */
export const titleSql = (
  catalog: Catalog,
  place: Place,
  title: string,
  given: Readonly<Record<string, string>>,
): string => {
  const parts = title.split(/\{([\w.]+)\}/)
  const texts = parts.map((part, index) => {
    if (index % 2 === 0) return literal(part)
    const figure = given[part]
    if (figure) return figure
    const { field, sql } = atPath(catalog, place, part)
    return shownSql(field, sql)
  })
  return `concat(${texts.join(', ')})`
}

const shownSql = (field: Field, value: string): string => {
  switch (field.kind) {
    case 'datetime':
      return `to_char(${value} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')`
    case 'ref':
      return `rule.${labelName(targetOf(field))}(${value}) ->> 'name'`
    case 'dict': {
      const { dict = '' } = field.options
      return `coalesce((select e.name from store.dict e where e.dict_type_id = ${literal(dict)} and e.code = ${value}), ${value})`
    }
    default:
      return `(${value})::text`
  }
}
