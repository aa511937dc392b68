import type { Entity } from '@chengban/kernel/entity.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { Sql } from '../db/sql.ts'
import type { Writer } from '../row/scene.ts'

/** What other areas lock people for; failed sign-ins keep out at the door instead. */
const reasons = ['报告未交', '警告超限']

/** CONFLICT where the entity heeds locks and the writer is locked; the system never is. */
export const refuseLockedOut = async (tx: Sql, { isSystem, actor }: Writer, entity: Entity): Promise<void> => {
  if (!entity.heedsLocks || isSystem || !actor.userId) return
  const found = await tx.query('select from store."user" where id = $1 and lock_reason = any ($2)', [
    actor.userId,
    reasons,
  ])
  if (found.length) throw conflict('账号已锁定，请联系主管解锁')
}
