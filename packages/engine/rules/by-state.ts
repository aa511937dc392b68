import { auditField, auditState, type Entity } from '@chengban/kernel/entity.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { editableStates, isWaiting } from '@chengban/kernel/workflow.ts'
import type { Sql } from '../db/sql.ts'
import type { Values, Writer } from '../row/scene.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, table } from '../schema/names.ts'
import { type Grant, grantOf } from './edit-grant.ts'

/** In audit nothing changes and what has passed changes only through 变更, save what `edits` gives; what that binds keeps to it. */
export const refuseByState = (entity: Entity, before: Values, changed: readonly string[], grant: Grant): void => {
  const state = auditState(entity, before)
  const isClosed = entity.audit !== undefined && !editableStates.includes(state)
  if (!isClosed && !grant.isBound) return
  const outside = changed.filter((name) => !grant.fields.has(name))
  if (outside.length === 0) return
  const elsewhere = outside.flatMap((name) => (grant.told[name] ? [[name, grant.told[name]]] : []))
  if (elsewhere.length) throw invalid(Object.fromEntries(elsewhere))
  if (grant.message) throw conflict(grant.message)
  if (isWaiting(state)) throw conflict('审批中，不能修改')
  if (state === '已作废') throw conflict('单据已作废')
  if (isClosed) throw conflict(entity.audit?.change === 'none' ? '已通过，不能修改' : '已通过，请发起变更')
  throw invalid(Object.fromEntries(outside.map((name) => [name, '该字段不可修改'])))
}

/** A list of a record, or of one of its lines, that contains a row. */
export interface Above {
  readonly holder: Entity
  readonly key: string
  readonly id: string
}

/**
 * Refuses a row of a record's content that is sent alone where the record itself may not change, unless the row is
 * unchanged. Returns the lists from the row up to the record if that is in 变更: the row belongs into its draft.
 */
export const refuseByHolder = async (
  tx: Sql,
  writer: Writer,
  child: Entity,
  row: Values,
  isUnchanged = false,
): Promise<readonly Above[] | undefined> => {
  const { catalog, isSystem } = writer
  for (const { holder, key, by } of catalog.holdersOf(child.name)) {
    if (!row[by]) continue
    const above = catalog.holdersOf(holder.name).map((one) => one.by)
    const names = [...(holder.audit ? [auditField(holder)] : []), ...above]
    const whens = (holder.edits ?? []).map(({ when }) => when)
    if (names.length + whens.length === 0) continue
    const place = catalog.place(holder, 't')
    const asked = [
      ...names.map((name) => `t.${column(name)}::text as "${name}"`),
      ...whens.map((when, at) => `(${sqlOf(when, place)}) is true as "$${at}"`),
    ]
    const [found = {}] = await tx.query<Values>(
      `select ${asked.join(', ')} from ${table(holder.name)} t where t.id = $1`,
      [row[by]],
    )
    const step = { holder, key, id: String(row[by]) }
    if (holder.audit && auditState(holder, found) === '变更中') return [step]
    const answers = whens.flatMap((_, at) => [found[`$${at}`] === true, false])
    if (!isUnchanged)
      refuseByState(holder, found, [key], grantOf(holder, found, answers, { mayUpdate: true, isSystem }))
    const further = await refuseByHolder(tx, writer, holder, found, isUnchanged)
    if (further) return [step, ...further]
  }
  return undefined
}
