import type { Entity } from '@chengban/kernel/entity.ts'
import { view } from '../schema/names.ts'
import type { Scope } from './scope.ts'
import { orderSql, type SortKey } from './sort.ts'

export interface Page {
  readonly offset: number
  readonly size: number
}

/** What a page is cut from: the rows of a scope for which `where` holds, over the alias `s`, in an order. */
export interface PageSource {
  readonly entity: Entity
  readonly scope: Scope
  readonly where: string
  readonly keys: readonly SortKey[]
}

/** The values of the rows, over their alias. */
export type Columns = (alias: string) => string

/** The page is cut from ids and sort keys alone; only then are its rows read. */
export const pageSql = (asked: PageSource, page: Page, columns: Columns): string =>
  isNewest(asked, page) ? newestSql(asked, page, columns) : rowsOf(asked, firstIds(asked, page), columns)

/** The newest of all rows: few are skipped, and every table has an index in this order. */
export const isNewest = ({ scope, keys }: PageSource, { offset, size }: Page): boolean =>
  scope === true && offset + size <= 100 && keys.every(({ falling }) => falling) && columnsIn(keys) === '"tz_create" id'

const columnsIn = (keys: readonly SortKey[]): string => keys.map(({ column }) => column).join(' ')

/** Read in the order of the index: the plan contains the policies once, not twice. */
const newestSql = ({ entity, where, keys }: PageSource, { offset, size }: Page, columns: Columns): string =>
  `select ${columns('s')} from ${view(entity.name)} s where ${where} order by ${orderSql(keys, 's')} limit ${size} offset ${offset}`

/**
 * The rows with these ids as the alias `s`, each looked up on its own, so that no condition on them uses the index of
 * words.
 */
export const eachLookedUp = (entity: Entity, columns: string, ids: string): string =>
  `lateral (select ${columns} from ${view(entity.name)} s where s.id = ${ids}.id offset 0) s`

/** The rows of these ids, in the order of the sort keys beside them. */
export const rowsOf = ({ entity, keys }: PageSource, ids: string, columns: Columns): string =>
  `select ${columns('v')} from (${ids}) i join ${view(entity.name)} v on v.id = i.id order by ${orderSql(keys, 'carried')}`

/** Of several alternatives each gives its own first rows in the order asked for; of these the page is cut. */
export const firstIds = ({ entity, scope, where, keys }: PageSource, { size, offset }: Page): string => {
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

export const carried = (keys: readonly SortKey[]): string =>
  keys.map(({ column }, index) => `s.${column} as k${index}`).join(', ')
