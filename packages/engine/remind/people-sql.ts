import { type Field, targetOf } from '@chengban/kernel/field.ts'
import type { Receiver } from '@chengban/kernel/notice.ts'
import { system } from '@chengban/kernel/system-fields.ts'
import type { Catalog } from '../schema/catalog.ts'
import { own, type Place, sqlOf } from '../schema/expression.ts'
import { linkColumns } from '../schema/model.ts'
import { column, linkName, literal, table } from '../schema/names.ts'

/** A value at the end of a path, in SQL. */
interface At {
  readonly field: Field
  readonly sql: string
}

/** Returns SQL for the value at a path of the row: `name`, `clientId.userId`. For a list of people it is a set. */
export const atPath = (catalog: Catalog, place: Place, path: string): At => {
  const [first = '', ...rest] = path.split('.')
  const field = fieldOf(place, first)
  if (rest.length === 0) return { field, sql: own(place, first) }
  const there = catalog.inside(catalog.entity(targetOf(field)), `${place.alias}r`)
  const { field: end, sql } = atPath(catalog, there, rest.join('.'))
  return {
    field: end,
    sql: `(select ${sql} from ${table(there.entity.name)} ${there.alias} where ${there.alias}.id = ${own(place, first)})`,
  }
}

const fieldOf = ({ entity }: Place, name: string): Field => {
  const field = entity.fields[name] ?? (system as Readonly<Record<string, Field>>)[name]
  if (!field) throw new Error(`${entity.name} has no ${name}`)
  return field
}

/** Selects the people, one a row; `held` returns the SQL for the holders of a code. */
export const peopleSql = (
  catalog: Catalog,
  place: Place,
  to: readonly Receiver[],
  held: (code: string) => string,
): string => to.map((one) => personSql(catalog, place, one, held)).join(' union all ')

const personSql = (catalog: Catalog, place: Place, one: Receiver, held: (code: string) => string): string => {
  if (typeof one === 'string') return namedSql(catalog, place, one)
  if ('holds' in one) return held(one.holds)
  if ('headsOf' in one) return `select app.head_of(k.id) from (${held(one.headsOf)}) k (id)`
  if ('leader' in one) return `select app.leader(${atPath(catalog, place, one.leader).sql})`
  if ('headOf' in one) {
    const { field, sql } = atPath(catalog, place, one.headOf)
    return targetOf(field) === 'department'
      ? `select d.leader_id from store.department d where d.id = ${sql}`
      : `select app.head_of(${sql})`
  }
  const { members, by, at = 'id', person, where } = one
  const there = catalog.inside(catalog.entity(members), `${place.alias}m`)
  const also = where ? ` and (${sqlOf(where, { ...there, around: place })})` : ''
  // A column that marks rows of any entity holds their id as text
  const named = fieldOf(there, by).kind === 'text' ? `(${own(place, at)})::text` : own(place, at)
  return `select ${own(there, person)} from ${table(members)} ${there.alias} where ${there.alias}.${column(by)} = ${named}${also}`
}

/** One person, or those of a list: references to many, or the row's own path to them. */
const namedSql = (catalog: Catalog, place: Place, path: string): string => {
  const steps = path.split('.')
  const name = steps.pop() ?? ''
  const before = steps.length ? atPath(catalog, place, steps.join('.')) : undefined
  const entity = before ? catalog.entity(targetOf(before.field)) : place.entity
  const field = entity.fields[name]
  if (field?.kind !== 'refs') return `select ${atPath(catalog, place, path).sql}`
  const { own: mine, other } = linkColumns(entity, field)
  return `select l.${other} from store.${linkName(entity.name, name)} l where l.${mine} = ${before?.sql ?? own(place, 'id')}`
}

/** Selects who holds a code now. */
export const holdersSql = (code: string): string =>
  `select h.id from app.holders_of(${literal(code)}, app.now()) h (id)`
