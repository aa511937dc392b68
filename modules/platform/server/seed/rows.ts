import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkColumns } from '@chengban/engine/schema/model.ts'
import { column, linkName, snake, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'

// Decision 149: The demonstration is worked out

/**
 * Puts rows in place by plain SQL, without change records: for first starts and demonstrations alone. Rows that meet
 * one already there are left out. Columns that no row names take their default. Gives the ids that are new.
 */
export const into = <E extends EntityName>(tx: Sql, name: E) => ({
  insert: (rows: readonly Partial<RowOf<E>>[]): Promise<string[]> => insertAny(tx, name, rows),
})

/** The same of an entity that is known by its name alone. */
export const insertAny = async (
  tx: Sql,
  name: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> => {
  if (rows.length === 0) return []
  const now = clock.now().toISOString()
  const dated: Readonly<Record<string, unknown>>[] = rows.map((row) => ({ tzCreate: now, tzUpdate: now, ...row }))
  const names = [...new Set(dated.flatMap((row) => Object.keys(row)))]
  const stored = dated.map((row) => Object.fromEntries(names.map((each) => [snake(each), row[each] ?? null])))
  const columns = names.map(column).join(', ')
  const added = await tx.query<{ id: string }>(
    `insert into ${table(name)} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table(name)}, $1::jsonb)
     on conflict do nothing returning id::text as id`,
    [JSON.stringify(stored)],
  )
  return added.map(({ id }) => id)
}

/** Links of a field with many references, as [row, other row], in the order given. */
export const insertLinks = async (
  tx: Sql,
  e: Entity,
  name: string,
  pairs: readonly (readonly [string, string | number])[],
): Promise<void> => {
  const field = e.fields[name]
  if (!field || pairs.length === 0) return
  const { own, other } = linkColumns(e, field)
  const link = `store.${linkName(e.name, name)}`
  const rows = pairs.map(([id, to], sort) => ({ [own]: id, [other]: to, sort }))
  await tx.query(
    `insert into ${link} (${own}, ${other}, sort)
     select ${own}, ${other}, sort from jsonb_populate_recordset(null::${link}, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}
