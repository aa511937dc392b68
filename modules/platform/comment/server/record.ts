import type { Sql } from '@chengban/engine/db/sql.ts'
import { idType } from '@chengban/engine/kinds/column.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { column, labelName, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { updateRule } from '@chengban/kernel/write-rules.ts'

/** Whether the caller may change the record, regardless of its state. The record must be one they can see. */
export const mayUpdate = async (tx: Sql, catalog: Catalog, entity: Entity, id: string): Promise<boolean> => {
  const rule = sqlOf(updateRule(entity), catalog.place(entity, 't'))
  const [row] = await tx.query<{ may: boolean }>(
    `select (${rule}) is true as may from ${table(entity.name)} t where t.id = $1::${idType(entity)}`,
    [id],
  )
  return row?.may === true
}

/** 合同【某某项目】 */
export const nameOf = async (tx: Sql, entity: Entity, id: string): Promise<string> => {
  const [row] = await tx.query<{ name: string | null }>(
    `select rule.${labelName(entity.name)}(t.id) ->> 'name' as name from ${table(entity.name)} t where t.id = $1::${idType(entity)}`,
    [id],
  )
  return `${entity.label}【${row?.name ?? ''}】`
}

/** Whose record it is: the person in charge, else who applied for it, else who made it. */
export const ownerOf = async (tx: Sql, entity: Entity, id: string): Promise<string | null> => {
  const names = ['userId', 'initiator', 'creatorId'].filter((name) => isPerson(entity, name))
  const owner = `coalesce(${names.map((name) => `t.${column(name)}`).join(', ')})`
  const [row] = await tx.query<{ owner: string | null }>(
    `select ${owner} as owner from ${table(entity.name)} t where t.id = $1::${idType(entity)}`,
    [id],
  )
  return row?.owner ?? null
}

const isPerson = (entity: Entity, name: string): boolean => {
  const field = entity.fields[name]
  return field?.kind === 'ref' && targetOf(field) === 'user'
}
