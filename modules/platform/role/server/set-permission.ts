import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { announce } from '@chengban/engine/write/announce.ts'
import { writeRecord } from '@chengban/engine/write/change-record.ts'
import { lockRow } from '@chengban/engine/write/rows.ts'
import type { Values } from '@chengban/engine/write/scene.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { role } from '../role.entity.ts'
import { concernsAdministrators, keepAdministrator } from './administrators.ts'
import { demandGrantable, entriesOfRoles, givenBetween, knownCodes, standsFor } from './granting.ts'
import { heldBy, replaceHeld } from './held.ts'

/** Both sets of a role at once, under a lock on the role: what comes must be the giver's own, and somebody keeps all. */
export const setRolePermission: CallHandler = (engine, input) => {
  const id = String(input.id)
  if (!isUuid(id)) throw notFound()
  return engine.write(role, async (tx) => {
    const { writer } = engine
    const locked = await lockRow(tx, writer.catalog, role, id)
    if (!locked?.seen) throw notFound()
    demandPresent(locked.row, input.version)
    const before = await entriesOfRoles(tx, [id])
    const held = await heldBy(tx, id)
    const permissions = await known(tx, texts(input, 'permissionIds') ?? held.permissions)
    const operations = await standing(tx, texts(input, 'operationCodes') ?? held.operations, held.operations)
    await replaceHeld(tx, id, { permissions, operations }, writer.actor.userId)
    const after = await entriesOfRoles(tx, [id])
    const [added, removed] = [beyond(after, before), beyond(before, after)]
    await demandGrantable(tx, writer, givenBetween(before, after))
    if (concernsAdministrators([...added, ...removed])) await keepAdministrator(tx)
    const changes = [
      change('permissions', '权限包', held.permissions, permissions),
      change('operations', '操作码', held.operations, operations),
    ].filter((one) => one.old !== one.new)
    const version = Number(locked.row.version) + (changes.length ? 1 : 0)
    if (changes.length) {
      await tx.query('update store.role set version = $2, tz_update = $3 where id = $1', [
        id,
        version,
        clock.now().toISOString(),
      ])
      await writeRecord(tx, writer.actor.userId, role, id, { action: '设置权限', changes })
      await announce(tx, role, id)
    }
    return { id, version, added, removed, pending: false }
  })
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

/** Codes that stood already may stay, also where the product no longer declares them. */
const standing = async (tx: Sql, entries: readonly string[], before: readonly string[]): Promise<readonly string[]> => {
  const codes = await knownCodes(tx)
  if (!entries.every((entry) => before.includes(entry) || standsFor(entry, codes)))
    throw invalid({ operationCodes: '操作码不存在' })
  return entries
}

const beyond = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((entry) => !others.includes(entry)).sort()

const change = (field: string, label: string, before: readonly string[], after: readonly string[]) => ({
  field,
  label,
  old: [...before].sort().join('、'),
  new: [...after].sort().join('、'),
})
