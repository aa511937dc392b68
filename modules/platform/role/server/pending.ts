import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { givenBetween } from './granting.ts'
import type { RoleRights } from './held.ts'
import { sensitiveAmong } from './sensitive.ts'

/** What of a setting waits for a second person, as kept in `role.pending`. */
export interface Pending {
  /** Who set it. */
  readonly byId: string
  readonly byName: string
  readonly tz: string
  readonly permissionIds: readonly string[]
  readonly operationCodes: readonly string[]
  /** Entries with `!` that would go. */
  readonly dropped: readonly string[]
}

/** A setting split into what counts now and what waits. */
export interface Split {
  readonly now: RoleRights
  readonly waits?: Omit<Pending, 'byId' | 'byName' | 'tz'>
}

/** Bundles with something sensitive in them, such entries, and what takes such away, wait as they are. */
export const split = async (tx: Sql, before: RoleRights, after: RoleRights): Promise<Split> => {
  const bundles = after.permissions.filter((id) => !before.permissions.includes(id))
  const inside = await tx.query<{ id: string; entries: string[] }>(
    `select permission_id as id, array_agg(operation_id) as entries from store.permission_operation_ids
     where permission_id = any ($1) group by permission_id`,
    [bundles],
  )
  const given = givenBetween(before.operations, after.operations)
  const sensitive = new Set(await sensitiveAmong(tx, [...given, ...inside.flatMap(({ entries }) => entries)]))
  const permissionIds = inside.filter(({ entries }) => entries.some((one) => sensitive.has(one))).map(({ id }) => id)
  const operationCodes = after.operations.filter((one) => !before.operations.includes(one) && sensitive.has(one))
  const dropped = before.operations.filter(
    (one) => one.startsWith('!') && !after.operations.includes(one) && sensitive.has(one.slice(1)),
  )
  if (permissionIds.length + operationCodes.length + dropped.length === 0) return { now: after }
  const now = {
    permissions: after.permissions.filter((id) => !permissionIds.includes(id)),
    operations: [...after.operations.filter((one) => !operationCodes.includes(one)), ...dropped].sort(),
  }
  return { now, waits: { permissionIds, operationCodes, dropped } }
}

/** Others who may confirm it. */
export const confirmers = async (tx: Sql, byId: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(`select h.id from app.holders_of('role:manage', $1) h (id) where h.id <> $2`, [
      clock.now().toISOString(),
      byId,
    ])
  ).map(({ id }) => id)

export const hasMembers = async (tx: Sql, roleId: string): Promise<boolean> =>
  (await tx.query('select from store.user_role where role_id = $1 limit 1', [roleId])).length > 0
