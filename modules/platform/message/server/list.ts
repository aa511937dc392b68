import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { messages } from '../message.call.ts'

export const listMessages: CallHandler<typeof messages> = async (engine, input) => {
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

const none = { all: 0, 审批: 0, 提醒: 0, 催办: 0, 提到我: 0, 抄送: 0, 通知: 0, 系统: 0 }

/** `all` and every kind with its number. */
const unreadByKind = async (engine: Engine): Promise<AnswerOf<typeof messages>['unread']> => {
  const rows = await engine.read<{ kind: Exclude<keyof typeof none, 'all'>; unread: number }>({
    text: unreadText,
    prepared: true,
  })
  const all = rows.reduce((sum, { unread }) => sum + unread, 0)
  const counts = { ...none, all }
  for (const { kind, unread } of rows) counts[kind] = unread
  return counts
}

const unreadText = `select m.kind, count(*)::integer as unread from public.message m
  where m.user_id = (select app.me()) and not m.is_read and m.tz_stop is null group by m.kind`
