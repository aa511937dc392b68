import type { Entity } from './entity.ts'
import type { AuditMove } from './workflow.ts'

/** What each act of the shared audit takes beside `id`, `version` and `opinion`. */
const taken: Readonly<Record<AuditMove, readonly string[]>> = {
  submit: [],
  approve: ['signature', 'cc'],
  reject: [],
  withdraw: [],
  transfer: ['userId'],
  addSign: ['userId', 'position'],
  removeSign: ['userId', 'taskId'],
  auditWithdraw: ['taskId'],
  urge: [],
  cc: ['userIds'],
  change: [],
  void: [],
}

/** Columns that the approver of this entity may give with their word. */
export const givenWith = (entity: Entity): readonly string[] => entity.audit?.input?.approve ?? []

/** Every key an act takes of this entity's records, beside `id`, `version` and `opinion`. */
export const takenBy = (entity: Entity, name: AuditMove): readonly string[] =>
  name === 'approve' ? [...taken.approve, ...givenWith(entity)] : taken[name]
