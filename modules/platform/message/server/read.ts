import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { readMessage } from '../read.call.ts'
import { readMessages } from './unread.ts'

/** Ids of other people's messages are passed over. */
export const markMessagesRead: CallHandler<typeof readMessage> = (engine, { ids, all, kind }) => {
  const { actor, catalog } = engine.writer
  if (!Array.isArray(ids) && all !== true && !kind) throw invalid({ ids: '请选择消息' })
  const which = {
    ...(Array.isArray(ids) && all !== true ? { ids: ids.map(String).filter(isUuid) } : {}),
    ...(kind ? { kind: String(kind) } : {}),
  }
  return engine.write(catalog.entity('message'), async (tx) => {
    const read = await readMessages(tx, actor.userId, which)
    const [left] = await tx.query<{ unread: number }>(
      'select count(*)::integer as unread from store.message where user_id = $1 and not is_read and tz_stop is null',
      [actor.userId],
    )
    return { read, unread: left?.unread ?? 0 }
  })
}
