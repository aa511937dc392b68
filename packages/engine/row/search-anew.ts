import type { Entity } from '@chengban/kernel/entity.ts'
import { present } from '@chengban/kernel/present.ts'
import { breath } from '../breath.ts'
import type { Sql } from '../db/sql.ts'
import { searchFields } from '../schema/model.ts'
import { column, literal, table } from '../schema/names.ts'
import type { Values } from './scene.ts'
import { searchColumns, searchRecord } from './search-columns.ts'

/** Rows whose words have changed: those of the entity for which `condition` over `t` and an id in `$1` holds. */
export interface RowsToIndex {
  readonly entity: Entity
  readonly condition: string
  readonly id: string
}

interface SearchedRow extends Record<string, unknown> {
  readonly name: string
  readonly id: string
  readonly texts: readonly (string | null)[]
  readonly stands: string | null
}

/** Works out anew by which words rows are found: one statement reads them, one writes those that differ. */
export const searchAnew = async (tx: Sql, sought: readonly RowsToIndex[]): Promise<void> => {
  if (sought.length === 0) return
  const groups = [...Map.groupBy(sought, ({ entity, condition }) => `${entity.name} ${condition}`).values()]
  const rows = await tx.query<SearchedRow>(
    groups.map((group, at) => readSql(group, at + 1)).join(' union '),
    groups.map((group) => [...new Set(group.map(({ id }) => id))]),
  )
  const entities = new Map(sought.map(({ entity }) => [entity.name, entity]))
  const changed: { readonly entity: Entity; readonly words: readonly Values[] }[] = []
  for (const [name, found] of Map.groupBy(rows, (row) => row.name)) {
    const entity = present(entities.get(name))
    const words = await wordsAnew(entity, found)
    if (words.length) changed.push({ entity, words })
  }
  if (changed.length === 0) return
  await tx.query(
    writeSql(changed.map(({ entity }) => entity)),
    changed.map(({ words }) => JSON.stringify(words)),
  )
}

const readSql = ([first]: readonly RowsToIndex[], place: number): string => {
  const { entity, condition } = present(first)
  const texts = searchFields(entity).map((name) => `t.${column(name)}::text`)
  return `select ${literal(entity.name)} as name, t.id::text as id, array[${texts.join(', ')}] as texts, t.search_text as stands
    from ${table(entity.name)} t where ${condition.replaceAll('$1', `$${place}`)}`
}

/** The words of the rows that are found by others than they should be. */
const wordsAnew = async (entity: Entity, found: readonly SearchedRow[]): Promise<Values[]> => {
  const words: Values[] = []
  for (const row of found) {
    await breath()
    const now = wordsOf(entity, row)
    if (now.search_text !== row.stands) words.push({ id: row.id, ...now })
  }
  return words
}

const wordsOf = (entity: Entity, { texts }: SearchedRow): Values =>
  searchColumns(entity, Object.fromEntries(searchFields(entity).map((name, at) => [name, texts[at] ?? null])))

const writeSql = (entities: readonly Entity[]): string => {
  const updates = entities.map(
    (
      { name },
      at,
    ) => `update ${table(name)} t set search_grams = x.search_grams, search_text = x.search_text, search_initials = x.search_initials
      from jsonb_to_recordset($${at + 1}) x (id text, ${searchRecord}) where t.id::text = x.id`,
  )
  const last = present(updates.pop())
  return updates.length ? `with ${updates.map((one, at) => `w${at} as (${one})`).join(', ')} ${last}` : last
}
