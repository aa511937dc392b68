import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'

/** Bundles and entries of one role, by id and by code. */
export interface RoleRights {
  readonly permissions: readonly string[]
  readonly operations: readonly string[]
}

export const heldBy = async (tx: Sql, roleId: string): Promise<RoleRights> => {
  const [held] = await tx.query<RoleRights>(
    `select array(select permission_id from store.role_permission where role_id = $1 order by 1) as permissions,
       array(select code from store.role_operation where role_id = $1 order by 1) as operations`,
    [roleId],
  )
  return held ?? { permissions: [], operations: [] }
}

/** Replaces both sets with the given ones and leaves rows that stay untouched. */
export const replaceHeld = async (
  tx: Sql,
  roleId: string,
  { permissions, operations }: RoleRights,
  byId: string,
): Promise<void> => {
  const now = clock.now().toISOString()
  await tx.query('delete from store.role_permission where role_id = $1 and permission_id <> all ($2)', [
    roleId,
    permissions,
  ])
  await tx.query('delete from store.role_operation where role_id = $1 and code <> all ($2)', [roleId, operations])
  await tx.query(
    `insert into store.role_permission (id, tz_create, tz_update, creator_id, role_id, permission_id)
     select gen_random_uuid(), $3, $3, $4, $1, x from unnest($2::text[]) x on conflict (role_id, permission_id) do nothing`,
    [roleId, permissions, now, byId],
  )
  await tx.query(
    `insert into store.role_operation (id, tz_create, tz_update, creator_id, role_id, code)
     select gen_random_uuid(), $3, $3, $4, $1, x from unnest($2::text[]) x on conflict (role_id, code) do nothing`,
    [roleId, operations, now, byId],
  )
}
