import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'

/** Makes the role the person's main one, given first where it is not held yet; person and account show the same. */
export const setMainRole = async (tx: Sql, userId: string, roleId: string, byId: string): Promise<void> => {
  await tx.query(
    'update store.user_role set is_main = false where user_id = $1 and is_main and role_id is distinct from $2',
    [userId, roleId],
  )
  await tx.query(
    `insert into store.user_role (id, tz_create, tz_update, creator_id, user_id, role_id, is_main)
     values ($1, $2, $2, $3, $4, $5, true) on conflict (user_id, role_id) do update set is_main = true`,
    [uuidv7(), clock.now().toISOString(), byId, userId, roleId],
  )
  await showMainRole(tx, userId, roleId)
}

/** Writes what follows from the main role beside it. */
export const showMainRole = async (tx: Sql, userId: string, roleId: string | null): Promise<void> => {
  await tx.query('update store."user" set role_id = $2 where id = $1 and role_id is distinct from $2', [userId, roleId])
  await tx.query('update store.admin set role_id = $2 where user_id = $1 and role_id is distinct from $2', [
    userId,
    roleId,
  ])
}

/** Of the roles a person holds, the first by sort; null where there is none. */
export const firstRole = async (tx: Sql, userId: string): Promise<string | null> => {
  const [first] = await tx.query<{ id: string }>(
    `select r.id from store.user_role ur join store.role r on r.id = ur.role_id
     where ur.user_id = $1 order by r.sort, r.name limit 1`,
    [userId],
  )
  return first?.id ?? null
}

/** Gives a role beside those held; nothing where it is held already. */
export const addRole = (tx: Sql, userId: string, roleId: string, byId: string): Promise<unknown> =>
  tx.query(
    `insert into store.user_role (id, tz_create, tz_update, creator_id, user_id, role_id, is_main)
     values ($1, $2, $2, $3, $4, $5, false) on conflict (user_id, role_id) do nothing`,
    [uuidv7(), clock.now().toISOString(), byId, userId, roleId],
  )
