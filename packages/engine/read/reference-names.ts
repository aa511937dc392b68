import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import type { Catalog } from '../schema/catalog.ts'
import { labelName, namedView } from '../schema/names.ts'

type Row = Record<string, unknown>

/** How the row a value refers to is named: beside a reference, and in a list of several, where it is an object. */
export interface Naming {
  readonly shown: (to: string, value: string) => string
  readonly each: (to: string, value: string) => string
}

const labelOf = (to: string, value: string): string => `rule.${labelName(to)}(${value})`

/** As objects, each by its own call: empty references of a single record cost nothing then. */
export const labels: Naming = { shown: labelOf, each: labelOf }

/**
 * Of a page: a name looked up in place costs less than a call, and the name alone less than an object around it, which
 * `shownNames` makes.
 */
export const pageNames = (catalog: Catalog): Naming => {
  const look = (what: string) => (to: string, value: string) =>
    isNamedWhole(catalog, to) ? labelOf(to, value) : `(select ${what} from ${namedView(to)} n where n.id = ${value})`
  return { shown: look('n.name'), each: look(`jsonb_build_object('id', n.id, 'name', n.name)`) }
}

/** A row of a tree that is named with its path: only the database builds it. */
const isNamedWhole = (catalog: Catalog, to: string): boolean => catalog.entity(to).tree?.isNamedWhole === true

/** Of each reference of the rows of a page, `{id, name}` in place of the name. */
export const shownNames = (catalog: Catalog, entity: Entity, columns: readonly string[], rows: Row[]): Row[] => {
  for (const name of columns) {
    const field = entity.fields[name]
    if (field?.kind !== 'ref' || isNamedWhole(catalog, targetOf(field))) continue
    const key = relationKey(entity, name, targetOf(field))
    for (const row of rows) row[key] = row[name] === null ? null : { id: row[name], name: row[key] }
  }
  return rows
}
