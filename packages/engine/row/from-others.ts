import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Sql } from '../db/sql.ts'
import { entityOf } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { own, parentOf } from '../schema/expression.ts'
import { table } from '../schema/names.ts'
import type { Values } from './scene.ts'

/** Fills empty fields from the rows that the new row refers to; `known` fields keep their value, also an empty one. */
export const fillFromOthers = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  row: Values,
  known: Values = {},
): Promise<void> => {
  for (const [name, path] of pathsOf(entity)) {
    const [first = ''] = path
    if (!isEmpty(row[name]) || isEmpty(row[first]) || known[name] === null) continue
    const [found] = await tx.query<{ value: unknown }>(valueSql(catalog, entity, path), [row[first]])
    row[name] = found?.value ?? null
  }
}

/** Fields that may be filled so: before that, leaving them empty is no omission. */
export const pathsOf = (entity: Entity): (readonly [string, readonly string[]])[] =>
  Object.entries(entity.fields).flatMap(([name, { options }]) => {
    const given = options.default
    return typeof given === 'object' && given !== null && 'of' in given
      ? [[name, listIn<string>(given.of)] as const]
      : []
  })

/** The value at the end of a path of references that begins with the id `$1`. */
const valueSql = (catalog: Catalog, entity: Entity, path: readonly string[]): string => {
  let [at, from, id] = [entity, present(path[0]), '$1']
  for (const next of path.slice(1)) {
    const parent = entityOf(catalog.all, parentOf(at, from))
    const field = parent.fields[next]
    if (!field || field.kind === 'refs') throw new Error(`${parent.name}.${next} is no column to take a default from`)
    id = `(select ${own(catalog.place(parent, 't'), next)} from ${table(parent.name)} t where t.id = ${id})`
    ;[at, from] = [parent, next]
  }
  return `select ${id} as value`
}
