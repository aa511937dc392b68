import { clock } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** Whether entries that come or go could decide on who holds everything. */
export const concernsAdministrators = (entries: readonly string[]): boolean =>
  entries.includes('*') || entries.includes('!*')

/**
 * Refuses what has just been written when nobody would be left with everything: an enabled person with an enabled
 * account who holds `*`.
 */
export const keepAdministrator = async (tx: Sql): Promise<void> => {
  await lock(tx, 'administrators')
  const left = await tx.query(
    `select from app.holders_of('*', $1) h (id) join store.admin a on a.user_id = h.id where a.is_enable limit 1`,
    [clock.now().toISOString()],
  )
  if (left.length === 0) throw conflict('至少保留一名系统管理员')
}

export const isAdministrator = async (tx: Sql, userId: string): Promise<boolean> => {
  const [found] = await tx.query<{ holds: boolean }>(`select app.covers(app.entries_of($1, $2), '*') as holds`, [
    userId,
    clock.now().toISOString(),
  ])
  return found?.holds === true
}
