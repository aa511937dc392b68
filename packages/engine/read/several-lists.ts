import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { dutySql } from '../schema/duty.ts'
import { column, labelName, view } from '../schema/names.ts'
import { conditions, idsSql } from './conditions.ts'
import type { ListQuery, Reading } from './list.ts'
import { Params } from './params.ts'
import { lightScopeFor, type Scope } from './scope.ts'

/** Rows of one list that are shown among those of others. */
export interface Part {
  readonly entity: Entity
  readonly query: ListQuery
  /** Text, or a reference, whose name is shown; by default the record's own name. */
  readonly title?: string | undefined
  readonly sub?: string | undefined
  /** A date or an instant. */
  readonly day: string
  readonly to?: string | undefined
  /** The reference whose record is shown in place of the row: `title`, `sub`, `day` and `to` are columns of it. */
  readonly by?: string | undefined
}

/** A row of some list. */
export interface Among {
  /** Which of the parts. */
  readonly at: number
  readonly id: string
  readonly title: string | null
  readonly sub: string | null
  /** `YYYY-MM-DD`, of +08:00. */
  readonly day: string | null
  readonly start: string | null
  readonly finish: string | null
  /** The page where the reader does what it asks of them. */
  readonly duty: string | null
  /** Of this part, all rows. */
  readonly total: number
}

/** The first rows of several lists in one statement, by their day; each under the reader's own rules. */
export const together = async (
  { db, catalog, actor }: Reading,
  parts: readonly Part[],
  most: number,
): Promise<Among[]> => {
  if (parts.length === 0) return []
  const params = new Params()
  const each = parts.map((part, at) => {
    const { entity, query, by } = part
    const scope = lightScopeFor(catalog, entity, actor, query.view)
    const where = conditions(catalog, entity, actor, query, params)
    const to = by === undefined ? undefined : catalog.entity(targetOf(fieldOf(entity, by)))
    const join = to && by ? ` join ${view(to.name)} w on w.id = s.${column(by)}` : ''
    const columns = columnsOf(to ?? entity, to ? 'w' : 's', part)
    return `(select ${at} as at, ${columns}, (count(*) over ())::integer as total
      from ${rowsSql(entity, scope, where, join)} order by day, id limit ${most})`
  })
  const text = `select * from (${each.join(' union all ')}) x order by x.day nulls last, x.at, x.start, x.id`
  return db.read<Among>(actor, { text, params: params.values })
}

/** What a list is read from, over the alias `s`: the rows of a scope for which `where` holds. */
export const rowsSql = (entity: Entity, scope: Scope, where: string, join = ''): string =>
  typeof scope === 'boolean'
    ? `${view(entity.name)} s${join} where ${scope} and ${where}`
    : `(${idsSql(entity, scope, where)}) i join ${view(entity.name)} s on s.id = i.id${join}`

const columnsOf = (entity: Entity, alias: string, { title, sub, day, to }: Part): string => {
  const instant = (name: string | undefined): string =>
    name && fieldOf(entity, name).kind === 'datetime' ? `${alias}.${column(name)}` : 'null::timestamptz'
  const isInstant = fieldOf(entity, day).kind === 'datetime'
  const at = `${alias}.${column(day)}${isInstant ? " at time zone 'Asia/Shanghai'" : ''}`
  return [
    `${alias}.id::text as id`,
    `${wordsOf(entity, alias, title ?? entity.title)} as title`,
    `${sub ? wordsOf(entity, alias, sub) : 'null::text'} as sub`,
    `(${at})::date::text as day`,
    `${instant(day)} as start`,
    `${instant(to)} as finish`,
    `${dutySql(entity, alias, '(select app.me())')} as duty`,
  ].join(', ')
}

const wordsOf = (entity: Entity, alias: string, name: string): string => {
  const field = fieldOf(entity, name)
  const place = `${alias}.${column(name)}`
  return field.kind === 'ref' ? `rule.${labelName(targetOf(field))}(${place}) ->> 'name'` : `${place}::text`
}

const fieldOf = (entity: Entity, name: string): Field => {
  const field = entity.fields[name]
  if (!field || field.options.hidden) throw invalid({ [name]: '未知字段' })
  return field
}
