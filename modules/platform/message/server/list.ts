import type { LooseHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import type { messages } from '../message.call.ts'
import { messageKinds } from '../message.call.ts'

export const listMessages: LooseHandler<typeof messages> = async (engine, input) => {
  const entity = engine.writer.catalog.entity('message')
  const filters = {
    tzStop: { isNull: true },
    ...(input.kind ? { kind: { equalTo: input.kind } } : {}),
    ...(typeof input.isRead === 'boolean' ? { isRead: { equalTo: input.isRead } } : {}),
  }
  const query = { filters, keyword: input.keyword ? String(input.keyword) : undefined }
  const [nodes, totalCount, unread] = await Promise.all([
    engine.list(entity, query, pageAsked(input)),
    engine.count(entity, query),
    unreadByKind(engine),
  ])
  return { nodes, totalCount, unread }
}

/** `all` and every kind with its number. */
const unreadByKind = async (engine: Engine): Promise<Record<string, number>> => {
  const rows = await engine.read<{ kind: string; unread: number }>({ text: unreadText, prepared: true })
  const byKind = new Map(rows.map(({ kind, unread }) => [kind, unread]))
  const all = rows.reduce((sum, { unread }) => sum + unread, 0)
  return { all, ...Object.fromEntries(messageKinds.map((kind) => [kind, byKind.get(kind) ?? 0])) }
}

const unreadText = `select m.kind, count(*)::integer as unread from public.message m
  where m.user_id = (select app.me()) and not m.is_read and m.tz_stop is null group by m.kind`
