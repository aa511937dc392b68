import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { NamedNotice } from './named-notice.ts'
import { askedOf } from './run-notice.ts'

/** Ends the reminders of a notice whose reason is gone, of one person or of all: they leave lists and badges. */
export const stopEnded = async (tx: Sql, catalog: Catalog, notice: NamedNotice, userId?: string): Promise<number> => {
  const open = await tx.query(openText, [notice.declared.code, userId ?? null])
  if (open.length === 0) return 0
  const over = notice.source.over(await askedOf(tx, catalog, notice))
  const ended = await tx.query<{ userId: string; isRead: boolean }>(
    `update store.message m set tz_stop = $2, tz_update = $2
     where m.type = $1 and m.tz_stop is null and m.dedupe_key is not null and ($3::uuid is null or m.user_id = $3) and ${over}
     returning m.user_id as "userId", m.is_read as "isRead"`,
    [notice.declared.code, clock.now().toISOString(), userId ?? null],
  )
  const rung = new Set(ended.filter(({ isRead }) => !isRead).map((one) => one.userId))
  for (const one of rung)
    await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify({ event: 'unread', userId: one })])
  return ended.length
}

/** Most reminders are about nothing most of the time: what ends them is not even planned then. */
const openText = `select from store.message m
  where m.type = $1 and m.tz_stop is null and m.dedupe_key is not null and ($2::uuid is null or m.user_id = $2) limit 1`
