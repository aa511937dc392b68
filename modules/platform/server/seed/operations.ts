import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Area } from '@chengban/kernel/area.ts'
import { has } from '@chengban/kernel/has.ts'
import { present } from '@chengban/kernel/present.ts'
import { settings } from '@chengban/modules/settings.gen.ts'
import { into } from './rows.ts'

/** Brings the declared operation codes up to date, at every start; gives the codes this database never had. */
export const refreshOperations = async (tx: Sql, areas: readonly Area[]): Promise<ReadonlySet<string>> => {
  const sensitive = sensitiveEntries()
  const declared = areas
    .flatMap(({ operations }) => Object.entries(operations))
    .map(([id, name], index) => ({
      id,
      name,
      module: id.split(':')[0] ?? id,
      isSystem: true,
      isSensitive: id === '*' || has(sensitive, id),
      sort: (index + 1) * 10,
    }))
  const added = await into(tx, 'operation').insert(declared)
  await tx.query(
    `update store.operation o set name = d.name, module = d.module, is_system = true
     from jsonb_to_recordset($1::jsonb) d (id text, name text, module text)
     where o.id = d.id and (o.name, o.module, o.is_system) is distinct from (d.name, d.module, true)`,
    [JSON.stringify(declared)],
  )
  await tx.query('update store.operation set is_system = false where is_system and id <> all ($1::text[])', [
    declared.map(({ id }) => id),
  ])
  return new Set(added)
}

/** `*` among the entries means the code `*` itself here, not every code. */
const sensitiveEntries = (): string[] => {
  const entries: string[] = JSON.parse(present(settings['permission.sensitive']).first)
  return entries.filter((entry) => entry !== '*')
}
