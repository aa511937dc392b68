import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { readMessages } from '../../message/server/unread.ts'
import type { readComments } from '../read.call.ts'

export const markCommentsRead: CallHandler<typeof readComments> = (engine, input) => {
  const { actor, catalog } = engine.writer
  const id = String(input.id)
  const module = String(input.module ?? 'milepost')
  return engine.write(catalog.entity('commentRead'), async (tx) => {
    if (!(await mayRead(tx, module, id))) throw notFound()
    const now = clock.now().toISOString()
    const key = [actor.userId, module, id]
    const [unread] = await tx.query<{ read: number }>(
      `select count(*)::integer as read from store.comment c
       where c.module = $2 and c.relevance_id = $3 and c.type = '评论' and c.user_id <> $1
         and c.tz_create > coalesce((select r.tz_read from store.comment_read r
           where r.user_id = $1 and r.module = $2 and r.relevance_id = $3), '-infinity')`,
      key,
    )
    await tx.query(
      `insert into store.comment_read (id, tz_create, tz_update, creator_id, user_id, module, relevance_id, tz_read)
       values ($4, $5, $5, $1, $1, $2, $3, $5)
       on conflict (user_id, module, relevance_id) do update set tz_read = $5, tz_update = $5, version = store.comment_read.version + 1`,
      [...key, uuidv7(), now],
    )
    await readMessages(tx, actor.userId, { kind: '提到我', module, relevanceId: id })
    return { read: unread?.read ?? 0 }
  })
}
