import type { Entity } from './entity.ts'
import type { HandlerName } from './registry.ts'
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

/** The list of lines whose verdicts may come with the word on the whole, and who takes them. */
export const verdictsOf = (entity: Entity): { readonly key: string; readonly handler: HandlerName } | undefined => {
  const found = Object.entries(entity.lines ?? {}).find(([, list]) => list.decided?.handler)
  return found?.[1].decided?.handler && { key: found[0], handler: found[1].decided.handler }
}

/** Every key an act takes of this entity's records, beside `id`, `version` and `opinion`. */
export const takenBy = (entity: Entity, name: AuditMove): readonly string[] =>
  name === 'approve'
    ? [...taken.approve, ...givenWith(entity), ...keyOfVerdicts(entity)]
    : // whoever refuses the whole has said nothing of its lines
      [...taken[name], ...(name === 'reject' ? keyOfVerdicts(entity) : [])]

const keyOfVerdicts = (entity: Entity): readonly string[] => [verdictsOf(entity)?.key ?? []].flat()
