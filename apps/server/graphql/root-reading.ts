import type { Actor } from '@chengban/engine/db/database.ts'
import type { Statement } from '@chengban/engine/db/pipeline.ts'
import { conditions } from '@chengban/engine/read/conditions.ts'
import { count, pageIds, type Reading } from '@chengban/engine/read/list.ts'
import { Params } from '@chengban/engine/read/params.ts'
import { scopeOf } from '@chengban/engine/read/scope.ts'
import { isAlike } from '@chengban/engine/read/shared-count.ts'
import type { SortKey } from '@chengban/engine/read/sort.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { column, snake } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { present } from '@chengban/kernel/present.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { SessionSettings } from './identified.ts'
import { bounded, mostRows, skipped } from './paging.ts'

type Conditions = Readonly<Record<string, unknown>> | null | undefined

/** The context of a question and what it asks of a list. */
export type RootQuestion = readonly [
  asked: { readonly pgSettings?: SessionSettings | null },
  filter: Conditions,
  condition: Conditions,
  orderBy: readonly string[] | null | undefined,
  first: unknown,
  offset: unknown,
]

/** What reads the ids of the page, and so its total is counted here; else whether it is, where the library cuts the page. */
export type Taken = Statement | (() => boolean) | null

/** What the lists at the root take from the reading of the other door. */
export class RootReading {
  readonly #catalog: Catalog

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  /** Returns the parts of a list that are read here; null where only the library understands the request. */
  taken(entity: Entity, said: RootQuestion): Taken {
    const [asked, filter, condition, orderBy, first, offset] = said
    const actor = asked.pgSettings?.standing.actor
    if (!actor) return null
    const filters = filtersOf(filter, condition)
    const seesAll = scopeOf(this.#catalog, entity, actor.entries) === true
    const usual = seesAll ? once(() => this.#isCountable(entity, actor, filters)) : null
    try {
      const keys = keysOf(entity, orderBy ?? [])
      if (!keys) return usual
      // one row more tells the library whether a page follows
      const page = { offset: skipped(offset), size: bounded(first, mostRows(snake(entity.name))) + 1 }
      return pageIds({ catalog: this.#catalog, actor }, entity, filters, keys, page) ?? usual
    } catch (error) {
      if (error instanceof Refusal) return usual
      throw error
    }
  }

  /** Whether a total is counted once for all who see every row and ask at the same time. */
  #isCountable(entity: Entity, actor: Actor, filters: object): boolean {
    try {
      conditions(this.#catalog, entity, actor, { filters }, new Params())
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
    return isAlike(entity, { filters })
  }

  /** The total of a list of which something is taken over. */
  total(entity: Entity, [asked, filter, condition]: RootQuestion): Promise<number> {
    const filters = filtersOf(filter, condition)
    return this.#reading(present(asked.pgSettings), (reading) => count(reading, entity, { filters }))
  }

  #reading<T>({ standing }: SessionSettings, work: (reading: Reading) => Promise<T>): Promise<T> {
    return standing.read((db, actor) => work({ db, actor, catalog: this.#catalog }))
  }
}

/** Only a question for a total asks this, and then twice. */
const once = (ask: () => boolean): (() => boolean) => {
  let known: boolean | undefined
  return () => {
    known ??= ask()
    return known
  }
}

const filtersOf = (filter: Conditions, condition: Conditions): object => ({
  and: [
    filter ?? {},
    ...Object.entries(condition ?? {}).map(([name, value]) => ({
      [name]: value === null ? { isNull: true } : { equalTo: value },
    })),
  ],
})

/**
 * Parses `TZ_CREATE_DESC` to the library's order with the id last, the way of the first column where it is not asked for;
 * null for any other column, or an id that is not last.
 */
const keysOf = (entity: Entity, orders: readonly string[]): SortKey[] | null => {
  if (orders.slice(0, -1).some((order) => order.startsWith('PRIMARY_KEY_'))) return null
  const isById = orders.at(-1)?.startsWith('PRIMARY_KEY_')
  const fields = new Map(Object.keys(entity.fields).map((name) => [snake(name).toUpperCase(), name]))
  const keys = orders
    .filter((order) => order !== 'NATURAL' && !order.startsWith('PRIMARY_KEY_'))
    .map((order) => {
      const [, name = '', way] = /^(.*)_(ASC|DESC)$/.exec(order) ?? []
      const field = fields.get(name)
      return field ? { column: column(field), falling: way === 'DESC', nullsLast: false } : null
    })
  if (keys.includes(null)) return null
  const falling = isById ? orders.at(-1) === 'PRIMARY_KEY_DESC' : (keys[0]?.falling ?? false)
  return [...(keys as SortKey[]), { column: 'id', falling, nullsLast: false }]
}
