import type { Sql } from '../db/sql.ts'
import { searchColumns } from '../row/search-columns.ts'
import type { Catalog } from '../schema/catalog.ts'
import { searchFields } from '../schema/model.ts'
import { column, quote, table } from '../schema/names.ts'

/** Fills the search columns of whole tables, for rows that came by another way than the write path. */
export const reindex = async (tx: Sql, catalog: Catalog, entities: readonly string[]): Promise<void> => {
  for (const name of entities) {
    const entity = catalog.entity(name)
    const fields = searchFields(entity)
    if (fields.length === 0) continue
    const rows = await tx.query(
      `select id::text as id, ${fields.map((field) => `${column(field)} as ${quote(field)}`).join(', ')} from ${table(name)} where search_text = ''`,
    )
    const found = rows.map((row) => ({ id: row.id, ...searchColumns(entity, row) }))
    await tx.query(
      `update ${table(name)} t set search_grams = x.search_grams, search_text = x.search_text, search_initials = x.search_initials
       from jsonb_to_recordset($1) x (id text, search_grams text[], search_text text, search_initials text) where t.id::text = x.id`,
      [JSON.stringify(found)],
    )
  }
}
