import type { Entity } from '@chengban/kernel/entity.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import { searchValues } from '../search/grams.ts'

/** PostgreSQL channel of what live streams pass on; delivered at commit. */
export const channel = 'chengban_event'

/** Channel and payload that say a record changed. */
export const announcement = (entity: Entity, id: string): [string, string] => [
  channel,
  JSON.stringify({ event: 'record', module: entity.name, id }),
]

export const announcing = 'select pg_notify($1, $2)'

/** Tells every server process that a record changed; each asks per person whether they may hear of it. */
export const announce = (tx: Sql, entity: Entity, id: string): Promise<unknown> =>
  tx.query(announcing, announcement(entity, id))

export interface Notice {
  readonly userId: string
  readonly senderId?: string | null
  readonly kind: '审批' | '提醒' | '催办' | '提到我' | '抄送' | '通知' | '系统'
  readonly title: string
  readonly text?: string
  readonly module?: string
  readonly relevanceId?: string
  readonly link?: string
  /** The reminder it is, by its rule: while the rule is off it is a message like any other. */
  readonly code?: string
  /** With it the message is left once. */
  readonly dedupeKey?: string
  /** Goes out by DingTalk too, whatever its kind. */
  readonly ding?: boolean
}

/** Leaves messages for people and rings their live streams, in one statement. */
export const notify = async (tx: Sql, notices: readonly Notice[]): Promise<void> => {
  if (notices.length === 0) return
  const rows = notices.map((notice) => ({ id: uuidv7(), ...notice, ...searchValues([notice.title]) }))
  await tx.query(
    `with made as (
       insert into store.message (id, tz_create, tz_update, user_id, sender_id, kind, type, title, text, module, relevance_id, link,
         dedupe_key, ding_status, search_grams, search_text, search_initials)
       select x.id, $2, $2, x."userId", x."senderId", x.kind, coalesce(x.code, x.module), left(x.title, 255), x.text, x.module, x."relevanceId", x.link,
         x."dedupeKey", case when x.ding then '待发送' else '不发送' end, x.search_grams, x.search_text, x.search_initials
       from jsonb_to_recordset($1) x (id uuid, "userId" uuid, "senderId" uuid, kind text, title text, text text, module text, "relevanceId" text, link text,
         code text, "dedupeKey" text, ding boolean, search_grams text[], search_text text, search_initials text)
       on conflict (dedupe_key) do nothing
       returning id, user_id, kind, title, link, module, relevance_id)
     select pg_notify($3, jsonb_build_object('event', 'message', 'userId', user_id, 'id', id, 'kind', kind, 'title', title,
       'link', link, 'module', module, 'relevanceId', relevance_id)::text) from made`,
    [JSON.stringify(rows), clock.now().toISOString(), channel],
  )
}

/** Where a record opens in the application. */
export const linkTo = (entity: Entity, id: string): string => `/record/${entity.name}/${id}`
