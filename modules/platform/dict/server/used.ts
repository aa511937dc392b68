import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { column, table } from '@chengban/engine/schema/names.ts'

/** Whether any record holds this code of the dictionary type (any code of it where none is given). */
export const isCodeUsed = async (tx: Sql, catalog: Catalog, type: string, code: string | null): Promise<boolean> => {
  const places = [...catalog.all.values()].flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => field.kind === 'dict' && (field.options as unknown as { dict: string }).dict === type)
      .map(
        ([name]) =>
          `exists (select from ${table(entity.name)} x where x.${column(name)} = coalesce($1, x.${column(name)}))`,
      ),
  )
  if (places.length === 0) return false
  const [found] = await tx.query<{ used: boolean }>(`select ${places.join(' or ')} as used`, [code])
  return found?.used === true
}
