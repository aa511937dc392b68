import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import type { Catalog } from '../schema/catalog.ts'
import { namesName, quote } from '../schema/names.ts'
import { relationKey } from '../schema/view.ts'

type Row = Record<string, unknown>

/**
 * The names of what the rows `p` of a page refer to, found once for each table. Beside a reference the name alone is
 * given, and `shownNames` makes the object of it: ten of those cost the database more than finding the names.
 */
export class PageNames {
  readonly #catalog: Catalog
  readonly #ids = new Map<string, string[]>()

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  readonly shown = (to: string, value: string): string => {
    this.#refer(to, value)
    return this.#found(to, value)
  }

  readonly each = (to: string, value: string, values: string): string => {
    this.#refer(to, `unnest(${values})`)
    const found = this.#found(to, value)
    return isNamedWhole(this.#catalog, to) ? found : `jsonb_build_object('id', ${value}, 'name', ${found})`
  }

  /** What stands in WITH behind the rows. */
  tables(): string[] {
    return [...this.#ids].map(([to, ids]) => {
      const all = ids.map((each) => `select ${each} from p`).join(' union all ')
      return `${tableOf(to)} as materialized (select rule.${namesName(to)}(array(${all})) as found)`
    })
  }

  #refer(to: string, ids: string): void {
    this.#ids.set(to, [...(this.#ids.get(to) ?? []), ids])
  }

  #found(to: string, value: string): string {
    return `(select found from ${tableOf(to)}) ${isNamedWhole(this.#catalog, to) ? '->' : '->>'} ${value}::text`
  }
}

const tableOf = (to: string): string => quote(`names of ${to}`)

const isNamedWhole = (catalog: Catalog, to: string): boolean => catalog.entity(to).tree?.isNamedWhole === true

/** Of each reference of the rows, `{id, name}` in place of the name. */
export const shownNames = (catalog: Catalog, entity: Entity, columns: readonly string[], rows: Row[]): Row[] => {
  const named = columns.flatMap((name) => {
    const field = entity.fields[name]
    if (field?.kind !== 'ref' || isNamedWhole(catalog, targetOf(field))) return []
    return [[name, relationKey(entity, name, targetOf(field))] as const]
  })
  for (const row of rows)
    for (const [name, key] of named) row[key] = row[name] === null ? null : { id: row[name], name: row[key] }
  return rows
}
