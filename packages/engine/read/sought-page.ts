import { view } from '../schema/names.ts'
import { type Columns, carried, eachLookedUp, firstIds, type Page, type PageSource, rowsOf } from './page.ts'
import { orderSql } from './sort.ts'

/**
 * How the rows with a keyword are found. `words`: all of them by the index of words, where they are few. `order`: along
 * the order, where one expects the first ones after few rows: `look` rows are compared, then the index is asked, week by
 * week where the order is that of time.
 */
export interface Way {
  readonly by: 'words' | 'order'
  readonly look: number
  readonly weeks?: Weeks
}

/** SQL of the first and the last week since 1970 in which the table has rows. */
interface Weeks {
  readonly oldest: string
  readonly newest: string
}

export interface Sought {
  readonly way: Way
  /** What the keyword asks, over the alias `s`; `inWeek`: of the rows of the week `g.week` only. */
  readonly condition: string
  readonly inWeek: string
  /** What narrows the person's rows further than the policies beneath. */
  readonly within: string
}

/** A page of the rows with a keyword. */
export const soughtPageSql = (asked: PageSource, sought: Sought, page: Page, columns: Columns): string =>
  rowsOf(asked, sought.way.by === 'words' ? byWords(asked, sought, page) : inOrder(asked, sought, page), columns)

/** Materialised: the planner does not know the word, and would walk along the order for it. */
const byWords = ({ entity, where, keys }: PageSource, { condition, within }: Sought, { size, offset }: Page): string =>
  `with hits as materialized (
     select s.id, ${carried(keys)} from ${view(entity.name)} s where ${within} and ${where} and ${condition}
   )
   select f.* from hits f order by ${orderSql(keys, 'carried')} limit ${size} offset ${offset}`

/** The index is asked only if the first rows hold too few with the word and are not all that the person sees. */
const inOrder = (asked: PageSource, sought: Sought, { size, offset }: Page): string => {
  const { keys } = asked
  const { look } = sought.way
  const wanted = offset + size
  const order = orderSql(keys, 'carried')
  return `with first as materialized (${firstWords(asked, look)}), front as materialized (
       select s.id, ${keys.map((_, index) => `s.k${index}`).join(', ')} from first s where ${sought.condition} order by ${order} limit ${wanted}
     ), whole as materialized (${wholeSql(asked, sought, wanted)})
     select f.* from (select * from front where (select count(*) from front) = ${wanted} or (select count(*) from first) < ${look} union all select * from whole) f order by ${order} limit ${size} offset ${offset}`
}

const wholeSql = (asked: PageSource, sought: Sought, wanted: number): string => {
  const { entity, where, keys } = asked
  const { look, weeks } = sought.way
  const isNeeded = `(select count(*) from front) < ${wanted} and (select count(*) from first) = ${look}`
  const found = (condition: string): string =>
    `select s.id, ${carried(keys)} from ${view(entity.name)} s where ${sought.within} and ${where} and ${condition}`
  if (!weeks) return `${found(sought.condition)} and ${isNeeded}`
  const falling = keys[0]?.falling ?? true
  const [from, to] = falling ? [weeks.newest, weeks.oldest] : [weeks.oldest, weeks.newest]
  // one week after the other until there are enough; `offset 0` keeps the planner from walking along the order
  return `select w.* from generate_series(${from}, ${to}, ${falling ? -1 : 1}) g (week)
    cross join lateral (select o.* from (${found(sought.inWeek)} offset 0) o order by ${orderSql(keys, 'carried')} limit ${wanted}) w
    where ${isNeeded} limit ${wanted}`
}

/** The first rows of the order with their search text; each looked up on its own, not through the words. */
const firstWords = (asked: PageSource, size: number): string => {
  const { entity, scope, where, keys } = asked
  const words = ['search_grams', 'search_text', 'search_initials'].map((name) => `s.${name}`).join(', ')
  return typeof scope === 'boolean'
    ? `select s.id, ${carried(keys)}, ${words} from ${view(entity.name)} s where ${scope} and ${where} order by ${orderSql(keys, 's')} limit ${size}`
    : `select f.*, ${words} from (${firstIds(asked, { size, offset: 0 })}) f cross join ${eachLookedUp(entity, words, 'f')}`
}
