import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { EntityName, ShownOf } from '@chengban/kernel/registry.ts'
import { remembered } from '@chengban/kernel/remembered.ts'
import type { AskedTogether } from '../db/asked-together.ts'
import type { Actor, Database } from '../db/database.ts'
import type { Statement } from '../db/pipeline.ts'
import type { Catalog } from '../schema/catalog.ts'
import { view } from '../schema/names.ts'
import type { AbilityQuestion } from './abilities.ts'
import { conditions, idsSql, soughtSql } from './conditions.ts'
import { lineTexts } from './lines.ts'
import { type Columns, eachLookedUp, firstIds, isNewest, type Page, pageSql } from './page.ts'
import { Params } from './params.ts'
import { labels, pageNames, shownNames } from './reference-names.ts'
import { type Scope, scopeFor, type View } from './scope.ts'
import { readable, shownSql, type Wanted } from './select.ts'
import { isAlike } from './shared-count.ts'
import { type SortKey, sortKeys } from './sort.ts'
import { soughtOf } from './sought.ts'
import { soughtPageSql } from './sought-page.ts'

export type Row = Record<string, unknown>

// Decision 150: Row types stand beside their statements, and a test holds them to PostgreSQL

/** A row of this entity as given out: its columns have their types where the entity is named. */
export type RowOfEntity<N extends string> = N extends EntityName ? Row & ShownOf<N> : Row

/** The same with every column, of any entity: its version, and the names of the moves and calls its reader may make. */
export type WholeRow<N extends string> = RowOfEntity<N> & { version: number; can?: readonly string[] }

/** What may be asked of a list, before paging. */
export interface ListQuery extends Wanted {
  readonly filters?: unknown
  readonly keyword?: string | undefined
  /** A part of the row's name, or of its search text: for pickers. */
  readonly called?: string | undefined
  readonly sort?: string | undefined
  /** `own`: my records; `todo`: those that wait for me; `done`: those I have decided. */
  readonly view?: View
  /** Includes secrets whose reading is recorded; the caller records it. */
  readonly isTelling?: boolean
}

export interface Reading {
  readonly db: Pick<Database, 'read'> & Partial<Pick<Database, 'totals' | 'frequencies'>>
  readonly catalog: Catalog
  readonly actor: Actor
}

/** Reads several statements at once. */
export interface Whole extends Reading {
  readonly db: Reading['db'] & Pick<Database, 'readAll'>
}

/** One page of the rows the actor may see; `columns` limits the values of each. */
export const list = async (
  { db, catalog, actor }: Reading,
  entity: Entity,
  query: ListQuery,
  page: Page,
): Promise<Row[]> => {
  const params = new Params()
  const scope = scopeFor(catalog, entity, actor, query.view)
  const keys = sortKeys(query.sort, entity, actor.entries)
  const where = conditions(catalog, entity, actor, query, params)
  const seeking = { catalog, entity, entries: actor.entries }
  const sought = await soughtOf(db.frequencies, { ...seeking, scope, keys, page }, query, params)
  const asked = { entity, scope, where: sought ? where : `${where} and ${soughtSql(seeking, query, params)}`, keys }
  const inner = (of: Columns): string => (sought ? soughtPageSql(asked, sought, page, of) : pageSql(asked, page, of))
  const wanted = { ...query, columns: checkedColumns(entity, query.columns), naming: pageNames(catalog) }
  const text = shownSql({ catalog, actor }, entity, wanted, inner)
  const how = { prepared: true, generic: sought !== undefined || isLong(scope) }
  const rows = await db.read(telling(actor, query.isTelling), { text, params: params.values, ...how })
  return shownNames(catalog, entity, wanted.columns ?? readable(entity), rows)
}

/** Who looks through a role leaves no trace, and so is shown nothing that would ask for one. */
const telling = (actor: Actor, isTelling = false): Actor =>
  isTelling && !actor.isLooking ? { ...actor, isTelling } : actor

/**
 * What reads the ids alone of one page, in an order of one's own; undefined where the page is cut from the newest of all
 * rows, which are read faster without.
 */
export const pageIds = (
  { catalog, actor }: Omit<Reading, 'db'>,
  entity: Entity,
  filters: unknown,
  keys: readonly SortKey[],
  page: Page,
): Statement | undefined => {
  const params = new Params()
  const asked = { entity, scope: scopeFor(catalog, entity, actor), keys }
  const where = conditions(catalog, entity, actor, { filters }, params)
  if (isNewest({ ...asked, where }, page)) return undefined
  return { text: `select i.id from (${firstIds({ ...asked, where }, page)}) i`, params: params.values }
}

/** How many rows the list has in all. */
export const count = async (reading: Reading, entity: Entity, query: ListQuery): Promise<number> => {
  const { db, catalog, actor } = reading
  const params = new Params()
  const scope = scopeFor(catalog, entity, actor, query.view)
  const where = conditions(catalog, entity, actor, query, params)
  const sought = soughtSql({ catalog, entity, entries: actor.entries }, query, params)
  const total = async (text: string, how: Partial<Statement>): Promise<number | null | undefined> =>
    (await db.read<{ total: number | null }>(actor, { text, params: params.values, ...how }))[0]?.total
  const isSought = sought !== 'true'
  const ofFew =
    isSought && isLong(scope)
      ? await total(fewSql(entity, scope, where, sought), { prepared: true, generic: true })
      : null
  if (typeof ofFew === 'number') return ofFew
  const text = totalSql(idsSql(entity, scope, `${where} and ${sought}`))
  const how = { prepared: !isSought, generic: !isSought && isLong(scope) }
  const counted = async () => (await total(text, how)) ?? 0
  if (scope !== true || !db.totals || !isAlike(entity, query)) return counted()
  return together(reading, db.totals, JSON.stringify([text, params.values]), counted)
}

/** Counted once for all who ask the same at the same time; who did not count it is checked all the same. */
const together = async (
  { db, actor }: Reading,
  totals: AskedTogether<number>,
  question: string,
  count: () => Promise<number>,
) => {
  let isChecked = false
  const total = await totals.of(question, () => {
    isChecked = true
    return count()
  })
  if (!isChecked) await db.read(actor, { text: 'select', prepared: true })
  return total
}

/** Alternatives that each begin with their own index, besides all filters: planning them takes long. */
const isLong = (scope: Scope): scope is Exclude<Scope, boolean> => typeof scope !== 'boolean'

const totalSql = (ids: string): string => `select count(*)::integer as total from (${ids}) i`

/**
 * For a person who sees no more rows than this, a keyword is compared with each row: the planner knows neither the rows
 * nor the word.
 */
const few = 2_000

/** How many of a person's few rows match the keyword, each looked up on its own; null where they are more. */
const fewSql = (entity: Entity, scope: Scope, where: string, sought: string): string =>
  `with own as materialized (select i.id from (${idsSql(entity, scope, where)}) i limit ${few + 1})
   select case when (select count(*) from own) <= ${few}
     then (select count(*)::integer from own o cross join ${eachLookedUp(entity, 's.*', 'o')} where ${sought}) end as total`

const checkedColumns = (entity: Entity, columns: readonly string[] | undefined): readonly string[] | undefined => {
  if (!columns) return undefined
  const known = readableSet(entity)
  const unknown = columns.find((name) => !known.has(name))
  if (unknown) throw invalid({ [unknown]: '未知字段' })
  return [...new Set(['id', 'version', ...columns])]
}

const readableSet = remembered((entity: Entity): ReadonlySet<string> => new Set(readable(entity)))

/** The row with this id and its lists of child rows, or undefined where there is none for the actor. */
export const detail = async (
  { db, catalog, actor }: Whole,
  entity: Entity,
  id: string,
  isTelling = false,
): Promise<Row | undefined> => {
  const statements = detailStatements({ catalog, actor }, entity, id)
  return detailOf(entity, await db.readAll(telling(actor, isTelling), statements))
}

/** What reads the row with this id and its lists, for {@link detailOf}. */
export const detailStatements = (asking: AbilityQuestion, entity: Entity, id: string): readonly Statement[] =>
  detailTexts(asking, entity).map((text) => ({ text, params: [id], prepared: true }))

/** The row of these answers with its lists. */
export const detailOf = (entity: Entity, [rows, ...lists]: readonly (readonly Row[])[]): Row | undefined => {
  const row = rows?.[0]
  if (row) for (const [at, key] of Object.keys(entity.lines ?? {}).entries()) row[key] = lists[at]
  return row
}

/** SQL written for a set of rights: people keep theirs for long. */
const written = new WeakMap<readonly string[], Map<Entity, readonly string[]>>()

/** What reads the row `$1`, then each of its lists. */
const detailTexts = (asking: AbilityQuestion, entity: Entity): readonly string[] => {
  const { entries, token } = asking.actor
  const known = token ? undefined : (written.get(entries) ?? new Map<Entity, readonly string[]>())
  const texts = known?.get(entity) ?? [
    shownSql(
      asking,
      entity,
      { abilities: true, naming: labels },
      (of) => `select ${of('v')} from ${view(entity.name)} v where v.id = $1`,
    ),
    ...lineTexts(asking, entity),
  ]
  if (known) written.set(entries, known.set(entity, texts))
  return texts
}
