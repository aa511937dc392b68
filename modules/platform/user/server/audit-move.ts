import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { giveDocuments } from '../../document/server/targets.ts'
import { demandSensitive } from '../../role/server/sensitive.ts'
import { addRole, setMainRole } from '../../user-role/server/main-role.ts'
import { headOf } from './head.ts'

/**
 * Refuses the approval of one's own account. The approver gives the role, unless it was preset when the person was
 * entered.
 */
export const userAudit: Handler<'user'> = async ({ tx, writer, row }) => {
  if (row.id === writer.actor.userId) throw forbidden('不能审批自己的单据')
  row.roleId ??= row.presetRoleId
  const held = await tx.query('select from store.user_role where user_id = $1 and role_id = $2', [row.id, row.roleId])
  if (held.length === 0) await demandSensitive(tx, writer, String(row.roleId))
}

/** The person has their role, that of all employees and what they are to read and to learn, and hears; so does the head of the department. */
export const userAudited: Handler<'user'> = async ({ tx, writer, entity, row }) => {
  const [id, byId] = [String(row.id), writer.actor.userId]
  await setMainRole(tx, id, String(row.roleId), byId)
  const [common] = await tx.query<{ id: string }>(`select id from store.role where name = '员工' and is_system`)
  if (common) await addRole(tx, id, common.id, byId)
  await tx.query('update store.admin set is_enable = true where user_id = $1', [id])
  await giveDocuments(tx)
  await writer.services.followLearning(tx, [id])
  const head = await headOf(tx, row)
  const title = `【入职】${row.name}账号已开通`
  const heard = [...new Set([id, head])].filter((one) => one !== null && one !== byId) as string[]
  const about = {
    senderId: byId,
    kind: '通知',
    title,
    module: entity.name,
    relevanceId: id,
    link: linkTo(entity, id),
  } as const
  await notify(
    tx,
    heard.map((userId) => ({ userId, ...about })),
  )
}
