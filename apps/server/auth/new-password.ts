import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { Account } from './account.ts'
import { hashPassword } from './password.ts'
import { refusedPassword } from './password-policy.ts'
import { type RevokeReason, revoke } from './session.ts'

/** Returns why this password is refused for this account (the last 3 included), or null. */
export const refusedFor = async (tx: Sql, account: Account, plain: string): Promise<string | null> => {
  const former = await tx.query<{ hash: string }>(
    'select password_hash as hash from app.password_history where admin_id = $1 order by id desc limit 2',
    [account.id],
  )
  const present = account.passwordHash === null ? [] : [account.passwordHash]
  return refusedPassword(account.name, plain, [...present, ...former.map(({ hash }) => hash)])
}

/**
 * Sets a password that was judged before and ends every session of the person. `account` as read then: CONFLICT when
 * another password was set meanwhile.
 */
export const storePassword = async (
  tx: Sql,
  account: Account,
  plain: string,
  { mustChange, reason }: { mustChange: boolean; reason: RevokeReason },
): Promise<void> => {
  const changed = await tx.query(
    `update store.admin set password_hash = $2, must_change = $3, tz_password = $4, tz_update = $4
     where id = $1 and password_hash is not distinct from $5 returning id`,
    [account.id, await hashPassword(plain), mustChange, clock.now().toISOString(), account.passwordHash],
  )
  if (changed.length === 0) throw conflict('单据已变更，请刷新')
  await keepFormer(tx, account)
  await revoke(tx, account.userId, reason)
}

const keepFormer = async (tx: Sql, { id, passwordHash }: Account): Promise<void> => {
  if (passwordHash === null) return
  await tx.query('insert into app.password_history (admin_id, password_hash) values ($1, $2)', [id, passwordHash])
  await tx.query(
    `delete from app.password_history where admin_id = $1
       and id not in (select id from app.password_history where admin_id = $1 order by id desc limit 2)`,
    [id],
  )
}
