import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { table } from '@chengban/engine/schema/names.ts'
import type { Area } from '@chengban/kernel/area.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { insertAny } from './rows.ts'

/** Makes the first rows that areas declare, where the entity has none yet; gives the entities that got some. */
export const addFirstRows = async (tx: Sql, areas: readonly Area[]): Promise<EntityName[]> => {
  const added: EntityName[] = []
  for (const { entities, first = {} } of areas)
    for (const entity of entities) {
      const name = entity.name as EntityName
      const rows = first[name]
      if (!rows || (await tx.query(`select from ${table(name)} limit 1`)).length > 0) continue
      const made = rows.map((row) => ({ id: uuidv7(), ...row }))
      await insertAny(tx, name, made)
      added.push(name)
    }
  return added
}
