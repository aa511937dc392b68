import { askedWhere } from '@chengban/kernel/asked-where.ts'
import type { Call } from '@chengban/kernel/call.ts'
import { isListSum, type Listed, type ListSum } from '@chengban/kernel/deeds/listed.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import type { CallHandler } from '../call.ts'
import { clock, today } from '../clock.ts'
import { toldSql } from '../read/answer-formula.ts'
import { conditions, soughtSql } from '../read/conditions.ts'
import { givenBy } from '../read/given.ts'
import type { Reading, Row } from '../read/list.ts'
import type { Page } from '../read/page.ts'
import { pageAsked } from '../read/page-asked.ts'
import { Params } from '../read/params.ts'
import { labels } from '../read/reference-names.ts'
import { lightScopeFor } from '../read/scope.ts'
import { fieldsOf } from '../read/select.ts'
import { rowsSql } from '../read/several-lists.ts'
import { shownKeys } from '../read/shown-keys.ts'
import { sortKeys } from '../read/sort.ts'
import { type Place, sqlOf } from '../schema/expression.ts'
import { column, quote, view } from '../schema/names.ts'
import { both, daysFilter } from '../statistics/said.ts'
import { daysIn, headSql, type Input, narrowedBy, standsSql } from './narrowed.ts'

/** A page, how many rows there are, and figures over all of them, in one statement. */
export const giveList =
  (deed: Listed, { input: fields = {} }: Call): CallHandler =>
  (engine, input) =>
    engine.reading(async (reading) => {
      const entity = reading.catalog.entity(deed.of)
      const params = new Params()
      const given = givenBy(fields, input)(reading.catalog, params)
      const page = deed.pages ? pageAsked(input) : { offset: 0, size: deed.most ?? 10_000 }
      const text = statement({ reading, deed, entity, params, given, input, page })
      const rows = await reading.db.read<Row>(reading.actor, { text, params: params.values })
      const [first] = rows
      if (first?.$$stands !== true) throw notFound()
      return {
        nodes: rows.filter(({ $at }) => $at !== null).map((row) => nodeOf(deed, row)),
        totalCount: first.$$total,
        ...sumsOf(deed.sums, (name) => first[`$${name}`]),
        ...Object.fromEntries(Object.keys(deed.head).map((name) => [name, first[`$${name}`]])),
      }
    })

interface Asking {
  readonly reading: Reading
  readonly deed: Listed
  readonly entity: Entity
  readonly params: Params
  readonly given: NonNullable<Place['given']>
  readonly input: Input
  readonly page: Page
}

const statement = (asking: Asking): string => {
  const { reading, deed, entity, given, page } = asking
  const { catalog } = reading
  const keys = keysOf(asking)
  const sums = Object.entries(deed.sums).flatMap(([name, one]) =>
    isListSum(one)
      ? [[name, one] as const]
      : Object.entries(one).map(([part, two]) => [`${name}.${part}`, two] as const),
  )
  const place = catalog.seen(entity, 's', given)
  const carried = [
    's.id',
    ...keys.map(({ sql }, at) => `${sql} as k${at}`),
    ...sums.map(([, sum], at) => `${summedSql(deed, sum, place)} as x${at}`),
  ]
  const order = [...keys.map(({ direction }, at) => `k${at}${direction}`), 'id'].join(', ')
  const totals = [
    ...sums.map(([name, sum], at) => `${totalSql(sum, at)} as ${quote(`$${name}`)}`),
    ...headSql(catalog, entity, deed, given),
  ]
  const told = catalog.seen(entity, 'p', given)
  const shown = [
    ...fieldsOf(entity, fieldNames(deed, entity), labels),
    ...Object.entries(deed.add).map(([name, one]) => `${toldSql(one, told)} as ${quote(name)}`),
  ]
  return `with found as materialized (select ${carried.join(', ')} from ${foundSql(asking, place)}),
    totals as (select ${['count(*)::integer as "$$total"', `(${standsSql(catalog, entity, deed.under ?? [], given)}) as "$$stands"`, ...totals].join(', ')} from found),
    page as (select id, row_number() over (order by ${order}) as place from found order by ${order} limit ${page.size} offset ${page.offset})
    select t.*, r.* from totals t left join lateral (
      select p.place as "$at", ${shown.join(', ')} from (select i.place, v.* from page i join ${view(entity.name)} v on v.id = i.id) p
    ) r on true order by r."$at"`
}

const foundSql = ({ reading, deed, entity, params, input }: Asking, place: Place): string => {
  const { catalog, actor } = reading
  const now = clock.now().toISOString()
  const declared = askedWhere(deed.where, { me: actor.userId, today: today(), now })
  const days = deed.date ? daysFilter(deed.date, fieldOf(entity.fields, deed.date), daysIn(input, deed)) : {}
  const filters = [declared, days, narrowedBy(entity, deed, input)].reduce<Filter>(both, {})
  const query = { filters, keyword: typeof input.keyword === 'string' ? input.keyword : undefined }
  const rule = deed.rows ? ` and ${sqlOf(deed.rows, place)}` : ''
  const where = `${conditions(catalog, entity, actor, query, params)} and ${soughtSql({ catalog, entity, entries: actor.entries }, query, params)}${rule}`
  return rowsSql(entity, lightScopeFor(catalog, entity, actor), where)
}

interface Key {
  readonly sql: string
  readonly direction: '' | ' desc nulls last' | ' nulls last'
}

/** The order requested by `sort`, else the declared one. */
const keysOf = ({ reading, deed, entity, given, input }: Asking): Key[] => {
  if (typeof input.sort === 'string' && input.sort)
    return sortKeys(input.sort, entity, reading.actor.entries).map((key) => ({
      sql: `s.${key.column}`,
      direction: key.falling ? ' desc nulls last' : '',
    }))
  const place = reading.catalog.seen(entity, 's', given)
  return deed.order.map((word) => {
    const name = word.replace(/^-/, '')
    const told = deed.add[name]
    return {
      sql: told ? toldSql(told, place) : `s.${column(name)}`,
      direction: word.startsWith('-') ? ' desc nulls last' : ' nulls last',
    }
  })
}

/** References are read with their shown objects. */
const fieldNames = ({ columns }: Listed, entity: Entity): string[] => {
  const keys = shownKeys(entity)
  return [...new Set(columns.map((name) => keys.get(name) ?? name))]
}

const summedSql = ({ add }: Listed, sum: ListSum, place: Place): string => {
  if ('count' in sum) return `(${sqlOf(sum.count, place)})`
  if (typeof sum.sum !== 'string') return sqlOf(sum.sum, place)
  const told = add[sum.sum]
  return told ? toldSql(told, place) : `s.${column(sum.sum)}`
}

const totalSql = (sum: ListSum, at: number): string => {
  if ('count' in sum) return `(count(*) filter (where x${at}))::integer`
  const total = `coalesce(sum(x${at}), 0)`
  return { int: `${total}::integer`, money: `${total}::numeric(16,2)`, decimal: `${total}::numeric` }[sum.form]
}

const nodeOf = ({ columns, add }: Listed, row: Row): Row =>
  Object.fromEntries([...columns, ...Object.keys(add)].map((name) => [name, row[name]]))

const sumsOf = (sums: Listed['sums'], at: (name: string) => unknown): Row =>
  Object.fromEntries(
    Object.entries(sums).map(([name, one]) => [
      name,
      isListSum(one) ? at(name) : Object.fromEntries(Object.keys(one).map((part) => [part, at(`${name}.${part}`)])),
    ]),
  )
