import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Refuses keepers and backups who are not employed or may not register uses of a seal. */
export const officialSealCheck: Handler<'officialSeal'> = async ({ tx, row, before }) => {
  if (!before) await demandKeeper(tx, 'keeperId', row.keeperId)
  if (row.backupId && row.backupId !== before?.backupId) await demandKeeper(tx, 'backupId', row.backupId)
}

/** The new keeper may keep, and does not already. */
export const officialSealTransfer: Handler<'officialSeal'> = async ({ tx, before, asked }) => {
  if (asked?.userId === before?.keeperId) throw invalid({ userId: '已是保管人' })
  await demandKeeper(tx, 'userId', asked?.userId)
}

const demandKeeper = async (tx: Sql, name: string, userId: unknown): Promise<void> => {
  const [keeper] = await tx.query(
    `select from app.holders_of('officialSeal:audit', $2) h (id) join store."user" u on u.id = h.id and u.is_enable where h.id = $1`,
    [userId, clock.now().toISOString()],
  )
  if (!keeper) throw invalid({ [name]: '保管人无用印办理权限' })
}
