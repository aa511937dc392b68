import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { announce } from '@chengban/engine/row/announce.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { isAdministrator, keepAdministrator } from '../../role/server/administrators.ts'
import { demandRoles } from '../../role/server/granting.ts'
import { addRole, setMainRole, showMainRole } from '../../user-role/server/main-role.ts'
import { user } from '../user.entity.ts'

export interface ChosenRoles {
  readonly ids: readonly string[]
  readonly mainId: string | null
}

/** The set asked for and its main role; undefined where roles stay as they are. */
export const chosenRoles = (roleIds: unknown, mainId: unknown): ChosenRoles | undefined => {
  if (roleIds === undefined || roleIds === null) return undefined
  const ids = [...new Set(listIn<string>(roleIds))]
  if (!ids.every(isUuid)) throw invalid({ roleIds: '角色不存在' })
  if (mainId && !ids.includes(String(mainId))) throw invalid({ mainRoleId: '主角色不在所选角色中' })
  return { ids, mainId: mainId ? String(mainId) : null }
}

interface HeldRole {
  readonly id: string
  readonly name: string
}

/** Makes the person's roles the set given: with role:manage and, for what comes or no longer takes away, the right to give. */
export const replaceRoles = async (
  tx: Sql,
  writer: Writer,
  userId: string,
  { ids, mainId }: ChosenRoles,
): Promise<void> => {
  const wanted = await tx.query<HeldRole>('select id, name from store.role where id = any ($1) order by sort, name', [
    ids,
  ])
  if (wanted.length !== ids.length) throw invalid({ roleIds: '角色不存在' })
  const held = await tx.query<HeldRole & { isMain: boolean }>(
    `select r.id, r.name, ur.is_main as "isMain" from store.user_role ur join store.role r on r.id = ur.role_id
     where ur.user_id = $1 order by r.sort, r.name`,
    [userId],
  )
  const [added, removed] = [beyond(wanted, held), beyond(held, wanted)]
  const standing = held.find(({ id, isMain }) => isMain && ids.includes(id))?.id
  const main = mainId ?? standing ?? wanted[0]?.id
  if (added.length + removed.length > 0) await exchange(tx, writer, userId, { added, removed })
  if (main) await setMainRole(tx, userId, main, writer.actor.userId)
  else await showMainRole(tx, userId, null)
  if (added.length + removed.length === 0) return
  await record(tx, writer, userId, held, wanted)
  await writer.services.followLearning(tx, [userId])
}

const beyond = (some: readonly HeldRole[], others: readonly HeldRole[]): string[] =>
  some.filter(({ id }) => !others.some((other) => other.id === id)).map(({ id }) => id)

const exchange = async (
  tx: Sql,
  writer: Writer,
  userId: string,
  change: { added: string[]; removed: string[] },
): Promise<void> => {
  if (!has(writer.actor.entries, 'role:manage')) throw forbidden()
  await demandRoles(tx, writer, change)
  const was = await isAdministrator(tx, userId)
  await tx.query('delete from store.user_role where user_id = $1 and role_id = any ($2)', [userId, change.removed])
  for (const roleId of change.added) await addRole(tx, userId, roleId, writer.actor.userId)
  if (was) await keepAdministrator(tx)
}

const record = async (
  tx: Sql,
  writer: Writer,
  userId: string,
  held: readonly HeldRole[],
  wanted: readonly HeldRole[],
): Promise<void> => {
  const names = (roles: readonly HeldRole[]): string => roles.map(({ name }) => name).join('、')
  await tx.query('update store."user" set version = version + 1, tz_update = $2 where id = $1', [
    userId,
    clock.now().toISOString(),
  ])
  const changes = [{ field: 'relUserRoles', label: '角色', old: names(held), new: names(wanted) }]
  await writeRecord(tx, writer.actor.userId, user, userId, { action: '修改', changes })
  await announce(tx, user, userId)
}
