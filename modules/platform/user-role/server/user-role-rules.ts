import type { Sql } from '@chengban/engine/db/sql.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import type { Handler, Scene, Writer } from '@chengban/engine/row/scene.ts'
import { present } from '@chengban/kernel/present.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { concernsAdministrators, keepAdministrator } from '../../role/server/administrators.ts'
import { demandRoles, entriesOfRoles } from '../../role/server/granting.ts'
import { firstRole, setMainRole, showMainRole } from './main-role.ts'

/** Giving a role, or the days it counts, is giving what it holds. A person with roles has exactly one main role. */
export const userRoleCheck: Handler<'userRole'> = async ({ tx, writer, before, row }) => {
  const { userId, roleId } = row
  const isOther = !before || before.tzStart !== row.tzStart || before.tzEnd !== row.tzEnd
  if (isOther) await demandRoles(tx, writer, { added: [roleId], removed: before ? [roleId] : [] })
  if (before?.isMain && !row.isMain) throw invalid({ isMain: '请将其他角色设为主角色' })
  if (!before && !row.isMain) row.isMain = (await firstRole(tx, userId)) === null
  if (!row.isMain) return
  await tx.query('update store.user_role set is_main = false where user_id = $1 and is_main and id <> $2', [
    userId,
    row.id,
  ])
}

export const userRoleSaved: Handler<'userRole'> = async ({ tx, writer, before, row }) => {
  const { userId, roleId } = row
  await tellChange(tx, writer, before, row)
  if (row.isMain) await showMainRole(tx, userId, roleId)
  if (concernsAdministrators(await entriesOfRoles(tx, [roleId]))) await keepAdministrator(tx)
  await writer.services.followLearning(tx, [userId])
}

export const userRoleRemoving: Handler<'userRole'> = async ({ tx, writer, row }) => {
  const { userId, roleId } = row
  await demandRoles(tx, writer, { removed: [roleId] })
  await tx.query('delete from store.user_role where id = $1', [row.id])
  await tellChange(tx, writer, row, null)
  await writer.services.followLearning(tx, [userId])
  if (concernsAdministrators(await entriesOfRoles(tx, [roleId]))) await keepAdministrator(tx)
  if (!row.isMain) return
  const next = await firstRole(tx, userId)
  await (next ? setMainRole(tx, userId, next, writer.actor.userId) : showMainRole(tx, userId, null))
}

type GivenRole = Scene<'userRole'>['row']

/** Records on the person that they came into a role, left it, or have it for other days: the row of it may be deleted. */
const tellChange = async (
  tx: Sql,
  writer: Writer,
  before: GivenRole | null,
  after: GivenRole | null,
): Promise<void> => {
  const { userId, roleId } = present(after ?? before)
  const [found] = await tx.query<{ name: string }>('select name from store.role where id = $1', [roleId])
  const [old, now] = [before, after].map((held) => (held ? `${found?.name ?? ''}${daysOf(held)}` : ''))
  if (old === now) return
  const action = after ? (before ? '调整角色期限' : '加入角色') : '移出角色'
  const changes = [{ field: 'relUserRoles', label: '角色', old: old ?? '', new: now ?? '' }]
  await writeRecord(tx, writer.actor.userId, writer.catalog.entity('user'), userId, { action, changes })
}

/** `（2026-11-01起，至2026-12-31）`; nothing for good. */
const daysOf = ({ tzStart, tzEnd }: GivenRole): string => {
  const words = [tzStart && `${String(tzStart)}起`, tzEnd && `至${String(tzEnd)}`].filter(Boolean)
  return words.length ? `（${words.join('，')}）` : ''
}
