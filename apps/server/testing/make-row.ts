// Decision 156: A made row names its state as a column

import { oneRow } from '@chengban/engine/db/one-row.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { columnType } from '@chengban/engine/kinds/column.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { linkColumns } from '@chengban/engine/schema/model.ts'
import { column, linkName, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'

/** States are those of the declaration; amounts and times may be given as JavaScript has them. */
type Value<V> = string extends V ? V | number | Date : V
export type Given<R> = { readonly [K in keyof R]?: Value<R[K]> | undefined }
type Values = Readonly<Record<string, unknown>>

/**
 * Inserts a row without rules, handlers or trail. Texts that must not be empty hold their label, other columns take the
 * database's defaults. Returns its id.
 */
export type MakeRow = <E extends EntityName>(name: E, given: Given<RowOf<E>>) => Promise<string>

/** Facts that a test begins with; columns and states are those of the declarations. */
export interface RowMaker {
  readonly make: MakeRow
  /** Makes a row, or changes the one that has its key: the first `unique` of the entity. Returns its id. */
  readonly put: MakeRow
  /** The id of a row that has these values. */
  readonly idOf: MakeRow
}

export const rowMaker = (owner: Sql, catalog: Catalog): RowMaker => {
  const of = (name: string, values: Values) => {
    const { fields } = catalog.entity(name)
    const kept = Object.keys(values).filter((each) => fields[each]?.kind !== 'refs' && values[each] !== undefined)
    const isJson = (each: string) => columnType(fieldOf(fields, each), catalog.all) === 'jsonb' && values[each] !== null
    const params = kept.map((each) => (isJson(each) ? JSON.stringify(values[each]) : values[each]))
    return { names: kept.map(column), params }
  }
  const insert = async (name: EntityName, given: Values, conflict = '') => {
    const entity = catalog.entity(name)
    const tz = new Date()
    const fresh = { ...(entity.idKind === 'int' ? {} : { id: uuidv7() }), tzCreate: tz, tzUpdate: tz }
    const { names, params } = of(name, { ...wordsOf(entity), ...fresh, ...given })
    const places = params.map((_, at) => `$${at + 1}`)
    const text = `insert into ${table(name)} (${names.join(', ')}) values (${places.join(', ')}) ${conflict} returning id::text`
    const { id } = oneRow(await owner.query<{ id: string }>(text, params))
    await link(owner, entity, id, given)
    return id
  }
  return {
    make: (name, given) => insert(name, given),
    put: (name, given) => {
      const key = keyOf(catalog.entity(name)).map(column)
      const named = of(name, { ...given, tzUpdate: new Date() }).names
      const set = named
        .filter((each) => !key.includes(each))
        .map((each) => `${each} = excluded.${each}`)
        .join(', ')
      return insert(name, given, `on conflict (${key.join(', ')}) do update set ${set}`)
    },
    idOf: async (name, given) => {
      const { names, params } = of(name, given)
      const where = names.map((each, at) => `${each} = $${at + 1}`).join(' and ') || 'true'
      const text = `select id::text from ${table(name)} where ${where} order by tz_create, id limit 1`
      return oneRow(await owner.query<{ id: string }>(text, params)).id
    },
  }
}

/** A word in every text that must not be empty. */
const wordsOf = ({ fields }: Entity): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind, options }]) => (kind === 'text' || kind === 'longText') && options.required)
      .map(([name, { options, label }]) => [name, options.default ?? label]),
  )

/** Inserts the links of its multiple references into their link tables. */
const link = async (owner: Sql, entity: Entity, id: string, given: Values): Promise<void> => {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'refs' || given[name] === undefined) continue
    const { own, other } = linkColumns(entity, field)
    const text = `insert into store.${linkName(entity.name, name)} (${own}, ${other}, sort) values ($1, $2, $3)`
    for (const [sort, to] of (given[name] as readonly string[]).entries()) await owner.query(text, [id, to, sort])
  }
}

const keyOf = ({ name, unique = [], idKind }: Entity): readonly string[] => {
  const key = unique.find(({ where }) => !where)?.fields ?? (idKind === 'text' ? ['id'] : undefined)
  if (!key) throw new Error(`${name} has no key`)
  return key
}
