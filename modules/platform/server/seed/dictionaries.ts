import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { Area } from '@chengban/kernel/area.ts'
import { into } from './rows.ts'

/**
 * Creates missing dictionary types with their entries. Existing ones belong to the administrators and stay unchanged.
 */
export const addDictionaries = async (tx: Sql, areas: readonly Area[]): Promise<void> => {
  const types = areas.flatMap(({ dicts }) => Object.entries(dicts))
  const added = await into(tx, 'dictType').insert(
    types.map(([id, { label }], index) => ({ id, name: label, isSystem: true, sort: (index + 1) * 10 })),
  )
  const entries = types
    .filter(([id]) => added.includes(id))
    .flatMap(([dictTypeId, { entries, names }]) =>
      entries.map((code, index) => ({
        id: uuidv7(),
        dictTypeId,
        code,
        name: names?.[code] ?? code,
        sort: (index + 1) * 10,
      })),
    )
  await into(tx, 'dict').insert(entries)
}
