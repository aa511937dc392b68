import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import { canOf, type Row } from '../data/row.ts'

/** Came back to who handed it in, who may change it and hand it in anew. */
export const mayMend = (entity: Entity, row: Row): boolean => {
  if (!entity.audit) return false
  const can = canOf(row)
  return ['驳回', '已撤回'].includes(auditState(entity, row)) && can.includes('update') && can.includes('submit')
}
