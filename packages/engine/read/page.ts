import type { Entity } from '@chengban/kernel/entity.ts'
import { view } from '../schema/names.ts'
import type { Scope } from './scope.ts'
import { orderSql, type SortKey } from './sort.ts'

export interface Page {
  readonly offset: number
  readonly size: number
}

/** What a page is cut from: the rows of a scope for which `where` holds, over the alias `s`, in an order. */
export interface Asked {
  readonly entity: Entity
  readonly scope: Scope
  readonly where: string
  readonly keys: readonly SortKey[]
}

/** The values of the rows, over their alias. */
export type Columns = (alias: string) => string

/** The page is cut from ids and sort keys alone; only then are its rows read. */
export const pageSql = (asked: Asked, page: Page, columns: Columns): string =>
  isNewest(asked, page) ? newestSql(asked, page, columns) : rowsOf(asked, firstIds(asked, page), columns)

/** The newest of all rows: few are skipped, and every table has an index in this order. */
const isNewest = ({ scope, keys }: Asked, { offset, size }: Page): boolean =>
  scope === true && offset + size <= 100 && keys.every(({ falling }) => falling) && columnsIn(keys) === '"tz_create" id'

const columnsIn = (keys: readonly SortKey[]): string => keys.map(({ column }) => column).join(' ')

/** Read in the order of the index: the plan contains the policies once, not twice. */
const newestSql = ({ entity, where, keys }: Asked, { offset, size }: Page, columns: Columns): string =>
  `select ${columns('s')} from ${view(entity.name)} s where ${where} order by ${orderSql(keys, 's')} limit ${size} offset ${offset}`

/** The number of rows in the order that are compared with a keyword before the index of words is used. */
const near = { all: 2_000, some: 300 }

/**
 * The same where rows are sought by a keyword: a common one is found near the front of the order, a rare one through the
 * index of words. Which it is shows only by looking, so the front is tried first and the index asked when it has too few
 * and is not all that the person sees. There the policies beneath keep to what the person sees, `within` to less of it.
 */
export const soughtPageSql = (
  asked: Asked,
  sought: string,
  within: string,
  { size, offset }: Page,
  columns: Columns,
): string => {
  const { entity, scope, where, keys } = asked
  const wanted = offset + size
  const many = scope === true ? near.all : near.some
  const order = orderSql(keys, 'carried')
  return rowsOf(
    asked,
    `with first as materialized (${firstWords(asked, many)}), front as materialized (
       select s.id, ${keys.map((_, index) => `s.k${index}`).join(', ')} from first s where ${sought} order by ${order} limit ${wanted}
     ), whole as materialized (
       select s.id, ${carried(keys)} from ${view(entity.name)} s where (select count(*) from front) < ${wanted} and (select count(*) from first) = ${many} and ${within} and ${where} and ${sought}
     )
     select f.* from (select * from front where (select count(*) from front) = ${wanted} or (select count(*) from first) < ${many} union all select * from whole) f order by ${order} limit ${size} offset ${offset}`,
    columns,
  )
}

/** The first rows of the order with their search text; each looked up on its own, not through the words. */
const firstWords = (asked: Asked, size: number): string => {
  const { entity, scope, where, keys } = asked
  const words = ['search_grams', 'search_text', 'search_initials'].map((name) => `s.${name}`).join(', ')
  return typeof scope === 'boolean'
    ? `select s.id, ${carried(keys)}, ${words} from ${view(entity.name)} s where ${scope} and ${where} order by ${orderSql(keys, 's')} limit ${size}`
    : `select f.*, ${words} from (${firstIds(asked, { size, offset: 0 })}) f cross join ${eachLookedUp(entity, words, 'f')}`
}

/**
 * The rows with these ids as the alias `s`, each looked up on its own, so that no condition on them uses the index of
 * words.
 */
export const eachLookedUp = (entity: Entity, columns: string, ids: string): string =>
  `lateral (select ${columns} from ${view(entity.name)} s where s.id = ${ids}.id offset 0) s`

const rowsOf = ({ entity, keys }: Asked, ids: string, columns: Columns): string =>
  `select ${columns('v')} from (${ids}) i join ${view(entity.name)} v on v.id = i.id order by ${orderSql(keys, 'carried')}`

/** Of several alternatives each gives its own first rows in the order asked for; of these the page is cut. */
export const firstIds = ({ entity, scope, where, keys }: Asked, { size, offset }: Page): string => {
  const from = `select s.id, ${carried(keys)} from ${view(entity.name)} s where`
  if (typeof scope === 'boolean')
    return `${from} ${scope} and ${where} order by ${orderSql(keys, 's')} limit ${size} offset ${offset}`
  const tail = `order by ${orderSql(keys, 's')} limit ${offset + size}`
  const firsts = scope.map(({ condition, from: start, also = 'true' }) =>
    start
      ? `(select x.* from ${start.set} b (id) cross join lateral (${from} s.${start.column} = b.id and ${also} and ${where} ${tail}) x)`
      : `(${from} ${condition} and ${where} ${tail})`,
  )
  return `select i.* from (${firsts.join(' union ')}) i order by ${orderSql(keys, 'carried')} limit ${size} offset ${offset}`
}

const carried = (keys: readonly SortKey[]): string =>
  keys.map(({ column }, index) => `s.${column} as k${index}`).join(', ')
