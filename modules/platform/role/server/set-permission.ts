import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Values, Writer } from '@chengban/engine/row/scene.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { role } from '../role.entity.ts'
import type { setPermission } from '../set-permission.call.ts'
import { concernsAdministrators, keepAdministrator } from './administrators.ts'
import { demandGrantable, entriesOfRoles, givenBetween, knownCodes, standsFor } from './granting.ts'
import { heldBy, type RoleRights, replaceHeld } from './held.ts'
import { confirmers, hasMembers, type Pending, type Split, split } from './pending.ts'
import { tellRights } from './rights-change.ts'

/**
 * Sets the bundles and codes of a role under a lock on it. The caller can grant only their own codes, one administrator
 * must remain, and sensitive codes wait for a second person when the role has members and such a person exists.
 */
export const setRolePermission: CallHandler<typeof setPermission> = (engine, input) => {
  const { id } = input
  if (!isUuid(id)) throw notFound()
  return engine.write(role, async (tx) => {
    const { writer } = engine
    const locked = await lockRow(tx, writer.catalog, role, id)
    if (!locked?.seen) throw notFound()
    demandPresent(locked.row, input.version)
    const before = await entriesOfRoles(tx, [id])
    const held = await heldBy(tx, id)
    const wanted: RoleRights = {
      permissions: await known(tx, texts(input, 'permissionIds') ?? held.permissions),
      operations: await standing(tx, texts(input, 'operationCodes') ?? held.operations, held.operations),
    }
    await replaceHeld(tx, id, wanted, writer.actor.userId)
    const after = await entriesOfRoles(tx, [id])
    const [added, removed] = [beyond(after, before), beyond(before, after)]
    await demandGrantable(tx, writer, givenBetween(before, after))
    const settled = await secondPerson(tx, writer, id, held, wanted)
    if (settled.waits) await replaceHeld(tx, id, settled.now, writer.actor.userId)
    if (concernsAdministrators([...added, ...removed])) await keepAdministrator(tx)
    const pending = settled.waits ? await waiting(tx, writer, locked.row, settled) : null
    const remark = pending ? '待复核' : settled.isAlone ? '无第二人复核' : null
    const version = await tellRights(tx, writer, locked.row, {
      action: '设置权限',
      before: held,
      after: wanted,
      remark,
      pending,
    })
    return { id, version, added, removed, pending: pending !== null }
  })
}

/** What waits; nobody to confirm it: nothing does, and the record says so. */
const secondPerson = async (
  tx: Sql,
  { actor }: Writer,
  id: string,
  held: RoleRights,
  wanted: RoleRights,
): Promise<Split & { isAlone?: boolean; others?: readonly string[] }> => {
  const parts = await split(tx, held, wanted)
  if (!parts.waits || !(await hasMembers(tx, id))) return { now: wanted }
  const others = await confirmers(tx, actor.userId)
  return others.length ? { ...parts, others } : { now: wanted, isAlone: true }
}

/** The others who manage roles hear of what waits for them. */
const waiting = async (
  tx: Sql,
  { actor }: Writer,
  row: Values,
  { waits, others = [] }: Split & { others?: readonly string[] },
): Promise<Pending> => {
  const [person] = await tx.query<{ name: string }>('select name from store."user" where id = $1', [actor.userId])
  const byName = person?.name ?? ''
  const id = String(row.id)
  await notify(
    tx,
    others.map((userId) => ({
      userId,
      senderId: actor.userId,
      kind: '通知' as const,
      title: `【角色】${String(row.name)} 的权限待您复核`,
      text: `${byName} 设置了敏感权限，需由另一人复核`,
      module: 'role',
      relevanceId: id,
      link: linkTo(role, id),
    })),
  )
  const { permissionIds, operationCodes, dropped } = present(waits)
  return { byId: actor.userId, byName, tz: clock.now().toISOString(), permissionIds, operationCodes, dropped }
}

const demandPresent = (row: Values, version: unknown): void => {
  if (typeof version === 'number' && version !== row.version) throw conflict('单据已变更，请刷新')
  if (row.pending) throw conflict('该角色有待复核的权限')
}

const texts = (input: Readonly<Values>, name: string): string[] | undefined => {
  const given = input[name]
  if (given === undefined || given === null) return undefined
  if (!Array.isArray(given) || !given.every((one) => typeof one === 'string')) throw invalid({ [name]: '格式错误' })
  return [...new Set(given)].sort()
}

const known = async (tx: Sql, ids: readonly string[]): Promise<readonly string[]> => {
  const rows = await tx.query('select from store.permission where id = any ($1)', [ids])
  if (rows.length !== ids.length) throw invalid({ permissionIds: '权限编码不存在' })
  return ids
}

/**
 * Returns the entries, or refuses unknown codes. Entries the role already has may stay, even when no longer declared.
 */
const standing = async (tx: Sql, entries: readonly string[], before: readonly string[]): Promise<readonly string[]> => {
  const codes = await knownCodes(tx)
  if (!entries.every((entry) => before.includes(entry) || standsFor(entry, codes)))
    throw invalid({ operationCodes: '操作码不存在' })
  return entries
}

const beyond = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((entry) => !others.includes(entry)).sort()
