import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { channel } from '@chengban/engine/row/channel.ts'

/** Selects messages of a person. Omitted parts do not narrow the selection. */
export interface Which {
  readonly ids?: readonly string[]
  readonly kind?: string
  readonly module?: string
  readonly relevanceId?: string
}

/** Marks them read and lets the person's windows know; gives how many were unread. */
export const readMessages = async (tx: Sql, userId: string, which: Which): Promise<number> => {
  const { ids = null, kind = null, module = null, relevanceId = null } = which
  const read = await tx.query(
    `update store.message m set is_read = true, tz_read = $2, tz_update = $2, version = version + 1
     where m.user_id = $1 and not m.is_read and ($3::uuid[] is null or m.id = any ($3))
       and ($4::text is null or m.kind = $4) and ($5::text is null or m.module = $5)
       and ($6::text is null or m.relevance_id = $6)
     returning m.id`,
    [userId, clock.now().toISOString(), ids, kind, module, relevanceId],
  )
  if (read.length) await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify({ event: 'unread', userId })])
  return read.length
}
