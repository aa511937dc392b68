import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { column, literal, table } from '@chengban/engine/schema/names.ts'
import { dictOf } from '@chengban/kernel/field.ts'
import type { dictUsed } from '../used.call.ts'

/** Whether any record holds this code of the dictionary type (any code of it where none is given). */
export const isCodeUsed = async (tx: Sql, catalog: Catalog, type: string, code: string | null): Promise<boolean> => {
  const places = placesOf(catalog, type).map(
    ({ from, column: name }) => `exists (select from ${from} x where x.${name} = coalesce($1, x.${name}))`,
  )
  if (places.length === 0) return false
  const [found] = await tx.query<{ used: boolean }>(`select ${places.join(' or ')} as used`, [code])
  return found?.used === true
}

interface Used {
  readonly code: string
  readonly label: string
  readonly count: number
}

/** By code: how many records hold it, and of which kind and field they are. */
export const countUsed: CallHandler<typeof dictUsed> = (engine, { dictTypeId }) =>
  engine.asHouse('counts of records, none by name', async (tx) => {
    const parts = placesOf(engine.writer.catalog, String(dictTypeId)).map(
      ({ label, from, column: name }) =>
        `select x.${name} as code, ${literal(label)} as label, count(*)::integer as count
         from ${from} x where x.${name} is not null group by x.${name}`,
    )
    const rows = parts.length ? await tx.query<Used>(`${parts.join(' union all ')} order by count desc, label`) : []
    const nodes = [...Map.groupBy(rows, ({ code }) => code)].map(([code, places]) => ({
      code,
      count: places.reduce((sum, { count }) => sum + count, 0),
      places: places.map(({ label, count }) => ({ label, count })),
    }))
    return { nodes }
  })

/** The columns that hold codes of the type. */
const placesOf = (catalog: Catalog, type: string) =>
  [...catalog.all.values()].flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => field.kind === 'dict' && dictOf(field) === type)
      .map(([name, field]) => ({
        label: `${entity.label}的${field.label}`,
        from: table(entity.name),
        column: column(name),
      })),
  )
