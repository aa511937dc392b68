import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import { channel } from '../row/channel.ts'
import { searchValues } from '../search/grams.ts'
import { mostTitle, type Reminder } from './named-notice.ts'

export interface InsertedReminders {
  readonly created: number
  readonly skipped: number
}

/**
 * Inserts reminders for people who still work here and may see the record, at most one a day for each row; skips those
 * already sent. `module` is the entity of the rows.
 */
export const insertReminders = async (
  tx: Sql,
  { code, today }: { code: string; today: string },
  reminders: readonly Reminder[],
): Promise<InsertedReminders> => {
  if (reminders.length === 0) return { created: 0, skipped: 0 }
  const rows = reminders.map(({ userId, about, title, text, day, module = null, relevanceId = null, link }) => ({
    id: uuidv7(),
    user_id: userId,
    title: title.slice(0, mostTitle),
    text: text ?? null,
    module,
    relevance_id: relevanceId,
    link: link ?? (module ? `/record/${module}/${relevanceId}` : null),
    dedupe_key: `${code}:${about}:${userId}:${day ?? today}`,
    ...searchValues([title]),
  }))
  const made = await tx.query(insertText, [JSON.stringify(rows), clock.now().toISOString(), channel, code])
  return { created: made.length, skipped: rows.length - made.length }
}

// Checks access to the record last, and only for people who would receive a new message
const insertText = `
  with wanted as materialized (
    select x.*, row_number() over () as place from jsonb_populate_recordset(null::store.message, $1::jsonb) x
      join store."user" u on u.id = x.user_id and u.is_enable
    where not exists (select from store.message m where m.dedupe_key = x.dedupe_key)
  ), asked as materialized (
    select array_agg(w.user_id order by w.place) as people, array_agg(w.module order by w.place) as modules,
      array_agg(w.relevance_id order by w.place) as records, array_agg(w.place order by w.place) as places
    from wanted w where w.module is not null
  ), readable as materialized (
    select a.places[p.n] as place from asked a, app.places_readable(a.people, a.modules, a.records) p (n)
  ), made as (
    insert into store.message (id, tz_create, tz_update, user_id, kind, type, title, text, module, relevance_id, link,
      dedupe_key, search_grams, search_text, search_initials)
    select x.id, $2, $2, x.user_id, '提醒', $4, x.title, x.text, x.module, x.relevance_id, x.link,
      x.dedupe_key, x.search_grams, x.search_text, x.search_initials
    from wanted x
    where x.module is null or x.place in (select place from readable)
    on conflict (dedupe_key) do nothing
    returning id, user_id, kind, title, link, module, relevance_id)
  select pg_notify($3, jsonb_build_object('event', 'message', 'userId', user_id, 'id', id, 'kind', kind, 'title', title,
    'link', link, 'module', module, 'relevanceId', relevance_id)::text) from made`
