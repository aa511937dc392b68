import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { channel } from '../row/channel.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { NamedNotice, OpenReminder } from './named-notice.ts'
import { askedOf } from './run-notice.ts'

/** Ends the reminders of a notice whose reason is gone, of one person or of all: they leave lists and badges. */
export const stopEnded = async (tx: Sql, catalog: Catalog, notice: NamedNotice, userId?: string): Promise<number> => {
  const open = await tx.query<OpenReminder>(openText, [notice.declared.code, userId ?? null])
  if (open.length === 0) return 0
  const over = await notice.source.over(await askedOf(tx, catalog, notice), open)
  if (over.length === 0) return 0
  const ended = await tx.query<{ userId: string; isRead: boolean }>(
    `update store.message m set tz_stop = $2, tz_update = $2 where m.id = any ($1::uuid[]) and m.tz_stop is null
     returning m.user_id as "userId", m.is_read as "isRead"`,
    [over.map(({ id }) => id), clock.now().toISOString()],
  )
  const rung = new Set(ended.filter(({ isRead }) => !isRead).map((one) => one.userId))
  for (const one of rung)
    await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify({ event: 'unread', userId: one })])
  return ended.length
}

/** Open reminders of a code. Most codes have none, so their ending query is not run. */
const openText = `select m.id, m.user_id as "userId", split_part(m.dedupe_key, ':', 2) as about, m.title, m.is_read as "isRead"
  from store.message m
  where m.type = $1 and m.tz_stop is null and m.dedupe_key is not null and ($2::uuid is null or m.user_id = $2)`
