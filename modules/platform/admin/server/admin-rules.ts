import type { Handler } from '@chengban/engine/row/scene.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { isAdministrator, keepAdministrator } from '../../role/server/administrators.ts'

/** An account is turned off by others, and never the last that may do everything. */
export const adminCheck: Handler<'admin'> = async ({ tx, writer, before, row }) => {
  if (!before?.isEnable || row.isEnable) return
  const userId = String(row.userId)
  if (userId === writer.actor.userId) throw forbidden('不能停用自己')
  if (!(await isAdministrator(tx, userId))) return
  // turned off first, so that the database itself says who is left
  await tx.query('update store.admin set is_enable = false where id = $1', [row.id])
  await keepAdministrator(tx)
}

export const adminSaved: Handler<'admin'> = async ({ tx, writer, before, row }) => {
  if (before?.isEnable && !row.isEnable) await writer.services.revoke(tx, String(row.userId), '停用')
}
