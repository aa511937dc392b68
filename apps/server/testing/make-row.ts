import { oneRow } from '@chengban/engine/db/one-row.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { columnType } from '@chengban/engine/kinds/column.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'

type Given<R> = { readonly [K in keyof R]?: R[K] | undefined }

/** Inserts a row without rules, handlers or trail; other columns take the database's defaults. Returns its id. */
export type MakeRow = <E extends EntityName>(name: E, given: Given<RowOf<E>>) => Promise<string>

/** Makes the facts that a test begins with; columns and states are those of the declarations. */
export const rowMaker =
  (owner: Sql, catalog: Catalog): MakeRow =>
  async (name, given) => {
    const entity = catalog.entity(name)
    const tz = new Date()
    const fresh = { ...(entity.idKind === 'uuid' ? { id: uuidv7() } : {}), tzCreate: tz, tzUpdate: tz }
    const values: Readonly<Record<string, unknown>> = { ...fresh, ...given }
    const names = Object.keys(values)
    const params = names.map((each) => {
      const isJson = columnType(fieldOf(entity.fields, each), catalog.all) === 'jsonb'
      return isJson && values[each] !== null ? JSON.stringify(values[each]) : values[each]
    })
    const made = await owner.query<{ id: string }>(
      `insert into ${table(name)} (${names.map(column).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
       returning id::text`,
      params,
    )
    return oneRow(made).id
  }
