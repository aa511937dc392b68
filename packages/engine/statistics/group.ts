import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldNamed, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import { type Filter, type Period, periods } from '@chengban/kernel/statistics.ts'
import { entityOf, idType } from '../kinds/column.ts'
import { mayReadColumn } from '../read/column-rights.ts'
import { column, labelName, literal, view } from '../schema/names.ts'
import type { StatisticsScope } from './asked.ts'
import { calendars } from './period.ts'
import { daySql } from './said.ts'

/** One way to part the rows: by the values of a column. */
export interface Grouping {
  readonly field: Field
  /** The column of the entity itself. */
  readonly name: string
  readonly period?: Period
  /** The key as text. */
  readonly sql: string
  /** The row of another table that has the column. */
  readonly join: string
  /** The words a key is shown by, as SQL over the key. */
  readonly nameSql: (key: string) => string
  /** The rows of these keys: exactly them, or all others. */
  readonly filter: (keys: readonly (string | null)[], others?: boolean) => Filter
}

/** `clientId`, `signDate:month`, `initiator.departmentId`. Refuses what cannot part rows or may not be read. */
export const groupingOf = (word: string, place: number, asked: StatisticsScope): Grouping => {
  const [path = '', period, ...more] = word.split(':')
  const [name = '', inner, ...deeper] = path.split('.')
  if (more.length || deeper.length) throw invalid({ groupBy: '分组方式错误' })
  const field = readable(asked.entity, name, asked)
  if (inner === undefined)
    return grouping(asked, { name, field, period, target: `s.${column(name)}`, join: '', word: own(name) })
  if (field.kind !== 'ref') throw invalid({ groupBy: '分组方式错误' })
  const to = entityOf(asked.catalog.all, targetOf(field))
  const far = readable(to, inner, asked)
  const alias = `g${place}`
  return grouping(asked, {
    name,
    field: far,
    period,
    target: `${alias}.${column(inner)}`,
    join: `left join ${view(to.name)} ${alias} on ${alias}.id = s.${column(name)}`,
    word: through(name, relationKey(asked.entity, name, to.name), inner),
  })
}

interface Parting {
  readonly name: string
  readonly field: Field
  readonly period: string | undefined
  readonly target: string
  readonly join: string
  readonly word: Wording
}

/** How a condition on the column is said in the grammar of lists, and how that it is empty. */
interface Wording {
  readonly says: (test: Filter) => Filter
  readonly empty: Filter
}

const own = (name: string): Wording => ({ says: (test) => ({ [name]: test }), empty: { [name]: { isNull: true } } })
/** Empty is also what has no such row, or none its reader sees. */
const through = (name: string, relation: string, inner: string): Wording => ({
  says: (test) => ({ [relation]: { [inner]: test } }),
  empty: { or: [{ [name]: { isNull: true } }, { not: { [relation]: { [inner]: { isNull: false } } } }] },
})

const parting = new Set<Kind>(['text', 'int', 'bool', 'enum', 'dict', 'ref', 'number'])

const grouping = (asked: StatisticsScope, { name, field, period, target, join, word }: Parting): Grouping => {
  const isTime = field.kind === 'date' || field.kind === 'datetime'
  if (isTime ? join !== '' : period !== undefined || !parting.has(field.kind))
    throw invalid({ groupBy: `不能按${field.label}分组` })
  const wanted = isTime ? periods.find((one) => one === (period ?? 'day')) : undefined
  if (isTime && !wanted) throw invalid({ groupBy: '分组方式错误' })
  return {
    field,
    name,
    ...(wanted ? { period: wanted } : {}),
    sql: wanted ? calendars[wanted].sql(daySql(target, field)) : `${target}::text`,
    join,
    nameSql: (key) => nameSql(asked, field, key),
    filter: (keys, others = false) =>
      valuesFilter(field, word, keys, others, join === '' && field.options.required === true),
  }
}

const valuesFilter = (
  field: Field,
  { says, empty }: Wording,
  keys: readonly (string | null)[],
  others: boolean,
  isAlwaysFilled: boolean,
): Filter => {
  const known = keys.filter((key) => key !== null).map((key) => typed(field, key))
  if (!others) return known.length === 1 ? says({ equalTo: known[0] }) : empty
  const rest = known.length ? says({ notIn: known }) : says({ isNull: false })
  return keys.includes(null) || isAlwaysFilled ? rest : { or: [rest, empty] }
}

const typed = ({ kind }: Field, key: string): unknown =>
  kind === 'bool' ? key === 'true' : kind === 'int' ? Number(key) : key

const nameSql = ({ catalog }: StatisticsScope, field: Field, key: string): string => {
  if (field.kind === 'ref') {
    const to = entityOf(catalog.all, targetOf(field))
    return `rule.${labelName(to.name)}(${key}::${idType(to)}) ->> 'name'`
  }
  const { dict } = field.options
  if (dict)
    return `coalesce((select d.name from public.dict d where d.dict_type_id = ${literal(dict)} and d.code = ${key}), ${key})`
  return field.kind === 'bool' ? `case ${key} when 'true' then '是' else '否' end` : key
}

const readable = (entity: Entity, name: string, { entries }: StatisticsScope): Field => {
  const field = fieldNamed(entity, name)
  if (!field || field.options.hidden) throw invalid({ groupBy: '未知字段' })
  if (!mayReadColumn(entity, name, entries)) throw forbidden()
  return field
}
