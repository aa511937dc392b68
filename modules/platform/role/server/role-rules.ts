import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { concernsAdministrators, keepAdministrator } from './administrators.ts'
import { demandGrantable, entriesOfRoles, givenBetween } from './granting.ts'

/** Built-in roles keep their name; turning a role on or off gives and takes what it holds. */
export const roleCheck: Handler<'role'> = async ({ tx, writer, before, row }) => {
  if (!before) return
  if (before.isSystem && row.name !== before.name) throw invalid({ name: '内置角色不可改名' })
  if (before.isEnable === row.isEnable) return
  const entries = await entriesOfRoles(tx, [String(row.id)])
  await demandGrantable(tx, writer, row.isEnable ? givenBetween([], entries) : givenBetween(entries, []))
  if (!concernsAdministrators(entries)) return
  // turned over first, so that the database itself says who is left
  await tx.query('update store.role set is_enable = $2 where id = $1', [row.id, row.isEnable])
  await keepAdministrator(tx)
}

export const roleRemoving: Handler<'role'> = ({ row }) => {
  if (row.isSystem) throw conflict('内置角色不可删除')
}
