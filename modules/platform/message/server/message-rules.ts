import { clock } from '@chengban/engine/clock.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { isOwnLink } from '../own-link.ts'

/** People send notices in their own name, and mark read what they got. */
export const messageCheck: Handler<'message'> = ({ writer, before, row }) => {
  if (before) {
    if (row.isRead !== before.isRead) row.tzRead = row.isRead ? clock.now().toISOString() : null
    return
  }
  if (row.kind !== '通知') throw invalid({ kind: '只能发送通知' })
  if (row.link && !isOwnLink(String(row.link))) throw invalid({ link: '链接须为站内地址' })
  Object.assign(row, { senderId: writer.actor.userId, isRead: false })
}

/** Rings the receiver's live streams. */
export const messageSaved: Handler<'message'> = async ({ tx, before, row }) => {
  if (before) return
  const { id, userId, kind, title, link, module, relevanceId } = row
  const event = { event: 'message', userId, id, kind, title, link, module, relevanceId }
  await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify(event)])
}
