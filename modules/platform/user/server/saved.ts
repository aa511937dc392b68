import type { Handler } from '@chengban/engine/row/scene.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { concernsAdministrators, keepAdministrator } from '../../role/server/administrators.ts'
import { setMainRole } from '../../user-role/server/main-role.ts'
import { openAccount } from './account.ts'

// Decision 139: Who changes their post

/** What hangs on a person follows: the account, the main role, and that somebody keeps everything. */
export const userSaved: Handler<'user'> = async ({ tx, writer, before, row }) => {
  const id = String(row.id)
  if (!before) await openAccount(tx, writer, row)
  if (row.roleId && before?.roleId !== row.roleId) {
    await setMainRole(tx, id, String(row.roleId), writer.actor.userId)
    await writer.services.followLearning(tx, [id])
  }
  const [was, now] = [before?.operations, row.operations].map((entries) => new Set(entries ?? []))
  if (was && now && concernsAdministrators([...was.symmetricDifference(now)])) await keepAdministrator(tx)
}

/** Only users never activated can be deleted; account and roles go with them. */
export const userRemoving: Handler<'user'> = ({ row }) => {
  if (row.status !== '待激活') throw new Refusal('IN_USE', '该数据已被使用，无法删除')
}
