import type { Entity } from '@chengban/kernel/entity.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import { searchValues } from '../search/grams.ts'
import { channel, linkTo, type Notice } from '../write/announce.ts'
import { type Step, sentence } from '../write/change-record.ts'
import type { Values } from '../write/scene.ts'
import { titleOf } from './round.ts'
import type { Round } from './state.ts'

interface Telling {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  /** Who did it. */
  readonly userId: string
}

/** Writes the 记录 of a step, leaves messages and rings the live streams: one statement. */
export const tell = async (
  { tx, entity, row, userId }: Telling,
  step: Step,
  notices: readonly Notice[],
): Promise<void> => {
  const rows = notices
    .filter((notice) => notice.userId !== userId)
    .map((notice) => ({ id: uuidv7(), senderId: userId, ...notice, ...searchValues([notice.title]) }))
  await tx.query(tellText, [
    uuidv7(),
    clock.now().toISOString(),
    userId,
    row.id,
    entity.name,
    sentence(step).slice(0, 2000),
    JSON.stringify(step),
    JSON.stringify(rows),
    channel,
    JSON.stringify({ event: 'record', module: entity.name, id: row.id }),
    linkTo(entity, String(row.id)),
  ])
}

/** A message about the record to each of these people. */
export const noticesTo = (
  userIds: readonly string[],
  entity: Entity,
  row: Values,
  kind: Notice['kind'],
  words: string,
  text?: string | null,
): Notice[] =>
  [...new Set(userIds)].map((userId) => ({
    userId,
    kind,
    title: words.includes('{title}')
      ? words.replace('{title}', titleOf(entity, row))
      : `${titleOf(entity, row)} ${words}`,
    ...(text ? { text } : {}),
  }))

/** The initiator, and whoever was told by a copy, hear how it ended. */
export const resultTo = (...given: Parameters<typeof noticesTo>): Notice[] =>
  noticesTo(...given).map((notice) => ({ ...notice, code: 'auditResult' }))

/** Whom a round was copied to. */
export const copiedTo = (round: Pick<Round, 'tasks'> | undefined): string[] =>
  (round?.tasks ?? []).filter(({ kind }) => kind === '抄送').map(({ userId }) => userId)

const tellText = `with told as (
  insert into store.comment (id, tz_create, tz_update, creator_id, user_id, relevance_id, module, content, type, source, changes)
  values ($1, $2, $2, $3, $3, $4, $5, $6, '记录', '系统', $7)
), made as (
  insert into store.message (id, tz_create, tz_update, user_id, sender_id, kind, type, title, text, module, relevance_id, link,
    search_grams, search_text, search_initials)
  select x.id, $2, $2, x."userId", x."senderId", x.kind, coalesce(x.code, $5), left(x.title, 255), x.text, $5, $4, $11,
    x.search_grams, x.search_text, x.search_initials
  from jsonb_to_recordset($8) x (id uuid, "userId" uuid, "senderId" uuid, kind text, title text, text text,
    code text, search_grams text[], search_text text, search_initials text)
  returning id, user_id, kind, title, link, module, relevance_id
)
select pg_notify($9, jsonb_build_object('event', 'message', 'userId', m.user_id, 'id', m.id, 'kind', m.kind,
  'title', m.title, 'link', m.link, 'module', m.module, 'relevanceId', m.relevance_id)::text) from made m
union all select pg_notify($9, $10)`
