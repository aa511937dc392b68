import { auditField, auditState, type Entity } from '@chengban/kernel/entity.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { editableStates, isWaiting } from '@chengban/kernel/workflow.ts'
import type { Sql } from '../db/sql.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, table } from '../schema/names.ts'
import type { Values } from './scene.ts'

/** In audit nothing changes; what has passed changes only through 变更, save the fields left free. */
export const refuseByState = (entity: Entity, before: Values, changed: readonly string[]): void => {
  const state = auditState(entity, before)
  if (!entity.audit || changed.length === 0 || editableStates.includes(state)) return
  if (isWaiting(state)) throw conflict('审批中，不能修改')
  if (state === '已作废') throw conflict('单据已作废')
  if (!changed.every((name) => entity.audit?.free?.includes(name) || entity.lines?.[name]?.free))
    throw conflict(entity.audit.change === 'none' ? '已通过，不能修改' : '已通过，请发起变更')
}

/** Rows that belong to a record's content change as the record itself may, also where they are sent alone. */
export const refuseByHolder = async (tx: Sql, catalog: Catalog, child: Entity, row: Values): Promise<void> => {
  for (const { holder, key, by } of catalog.holdersOf(child.name)) {
    if (!row[by]) continue
    const above = catalog.holdersOf(holder.name).map((one) => one.by)
    const names = [...(holder.audit ? [auditField(holder)] : []), ...above]
    if (names.length === 0) continue
    const [found] = await tx.query<Values>(
      `select ${names.map((name) => `t.${column(name)}::text as "${name}"`).join(', ')} from ${table(holder.name)} t where t.id = $1`,
      [row[by]],
    )
    if (holder.audit && auditState(holder, found) === '变更中') throw conflict('单据变更中，请在变更中修改')
    refuseByState(holder, found ?? {}, [key])
    await refuseByHolder(tx, catalog, holder, found ?? {})
  }
}
