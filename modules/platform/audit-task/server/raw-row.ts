import type { Sql } from '@chengban/engine/db/sql.ts'
import { idType } from '@chengban/engine/kinds/column.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { column, quote, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isStored } from '@chengban/kernel/field.ts'

/** The row as it is stored, nothing masked: for finding approvers, never to be given out. */
export const rawRow = async (tx: Sql, entity: Entity, id: string): Promise<Values | undefined> => {
  const stored = Object.entries(entity.fields).filter(([, field]) => isStored(field))
  const columns = stored.map(([name]) => `t.${column(name)} as ${quote(name)}`)
  const [row] = await tx.query(
    `select ${columns.join(', ')} from ${table(entity.name)} t where t.id = $1::${idType(entity)}`,
    [id],
  )
  return row
}
