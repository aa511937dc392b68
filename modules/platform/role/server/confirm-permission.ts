import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import { demandVersion, opinionOf } from '@chengban/engine/write/move.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { confirmPermission } from '../confirm-permission.call.ts'
import { role } from '../role.entity.ts'
import { keepAdministrator } from './administrators.ts'
import { heldBy, type RoleRights, replaceHeld } from './held.ts'
import type { Pending } from './pending.ts'
import { tellRights } from './rights-change.ts'

/** Lets a second person apply or reject a pending setting; refuses the person who made it. */
export const confirmRolePermission: CallHandler<typeof confirmPermission> = (
  engine,
  { id: given, version, pass, opinion: said },
) => {
  const id = String(given)
  if (!isUuid(id)) throw notFound()
  const opinion = opinionOf(said, pass !== true)
  return engine.write(role, async (tx) => {
    const { writer } = engine
    const locked = await lockRow(tx, writer.catalog, role, id)
    if (!locked?.seen) throw notFound()
    const { row } = locked
    demandVersion(version, row)
    const pending = waitingFor(row.pending as Pending | null, writer.actor.userId)
    const before = await heldBy(tx, id)
    const after = pass ? joined(before, pending) : before
    if (pass) await replaceHeld(tx, id, await present(tx, after), writer.actor.userId)
    await keepAdministrator(tx)
    const action = pass ? '复核通过权限' : '复核退回权限'
    const raised = await tellRights(tx, writer, row, { action, before, after, opinion, pending: null })
    await notify(tx, [
      {
        userId: pending.byId,
        senderId: writer.actor.userId,
        kind: '通知',
        title: `【角色】${String(row.name)} 的权限${pass ? '已复核' : '未通过复核'}`,
        ...(opinion ? { text: opinion } : {}),
        module: 'role',
        relevanceId: id,
        link: linkTo(role, id),
      },
    ])
    return { id, version: raised }
  })
}

/** What waits for this person: there is something, and somebody else set it. */
const waitingFor = (pending: Pending | null, userId: string): Pending => {
  if (!pending) throw conflict('没有待复核的权限')
  if (pending.byId === userId) throw forbidden('不能复核自己的设置')
  return pending
}

const joined = (held: RoleRights, { permissionIds, operationCodes, dropped }: Pending): RoleRights => ({
  permissions: [...new Set([...held.permissions, ...permissionIds])],
  operations: [...new Set([...held.operations.filter((one) => !dropped.includes(one)), ...operationCodes])],
})

/** A bundle that is gone since then does not come back. */
const present = async (
  tx: Parameters<typeof heldBy>[0],
  { permissions, operations }: RoleRights,
): Promise<RoleRights> => {
  const rows = await tx.query<{ id: string }>('select id from store.permission where id = any ($1)', [permissions])
  return { permissions: rows.map(({ id }) => id), operations }
}
