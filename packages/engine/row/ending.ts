import type { Entity } from '@chengban/kernel/entity.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { type Sql, send } from '../db/sql.ts'
import { channel } from './channel.ts'
import { type RowsToIndex, searchAnew } from './search-anew.ts'
import { searchRecord } from './search-columns.ts'

/** A 记录 as it is stored. */
export interface RecordRow {
  readonly id: string
  readonly at: string
  /** Null: the system. */
  readonly by: string | null
  readonly module: string
  readonly relevance: string
  readonly content: string
  readonly changes: unknown
  readonly file?: readonly FileEntry[]
}

/** A message to one person as it is stored. */
export interface MessageRow {
  readonly id: string
  readonly at: string
  readonly userId: string
  readonly title: string
}

/** How far an ending has come, for {@link Ending.back}. */
interface Mark {
  readonly records: number
  readonly messages: number
  readonly events: number
  readonly sought: number
  readonly last: number
}

/** What a transaction writes once, at its end: records of its steps, messages, events, and search words. */
export class Ending {
  readonly #records: RecordRow[] = []
  readonly #messages: MessageRow[] = []
  readonly #events: string[] = []
  readonly #sought: RowsToIndex[] = []
  readonly #last: (() => Promise<void>)[] = []
  #isLocked = false

  get records(): readonly RecordRow[] {
    return this.#records
  }

  record(row: RecordRow): void {
    this.#records.push(row)
  }

  message(rows: readonly MessageRow[]): void {
    this.#messages.push(...rows)
  }

  /** A record changed; each process asks per person whether they may hear of it. */
  announce({ name }: Entity, id: string): void {
    this.#events.push(JSON.stringify({ event: 'record', module: name, id }))
  }

  search(sought: RowsToIndex): void {
    this.#sought.push(sought)
  }

  /** Done after everything else: what takes a lock that all others want. */
  last(work: () => Promise<void>): void {
    this.#last.push(work)
  }

  /** Whether the transaction has taken such a lock. */
  get isLocked(): boolean {
    return this.#isLocked
  }

  get mark(): Mark {
    const [records, messages] = [this.#records.length, this.#messages.length]
    return { records, messages, events: this.#events.length, sought: this.#sought.length, last: this.#last.length }
  }

  /** Drops everything added since the mark, because its rows were rolled back. */
  back({ records, messages, events, sought, last }: Mark): void {
    this.#records.length = records
    this.#messages.length = messages
    this.#events.length = events
    this.#sought.length = sought
    this.#last.length = last
  }

  /** Writes all of it: rows that are found anew, and the rest in one statement. */
  async finish(tx: Sql): Promise<void> {
    await searchAnew(tx, this.#sought)
    const [messages, events] = [this.#messages, [...new Set(this.#events)]]
    for (let at = atOnce; at < this.#records.length; at += atOnce) await this.#tell(tx, at)
    if (this.#records.length + messages.length + events.length) await this.#tell(tx, 0, messages, events)
    this.#isLocked = this.#last.length > 0
    for (const work of this.#last) await work()
    this.back({ records: 0, messages: 0, events: 0, sought: 0, last: 0 })
  }

  #tell(tx: Sql, at: number, messages: readonly MessageRow[] = [], events: readonly string[] = []): Promise<void> {
    const records = this.#records.slice(at, at + atOnce)
    return send(tx, tellText, [JSON.stringify(records), JSON.stringify(messages), channel, events])
  }
}

/** Records written with one statement. */
const atOnce = 500

const tellText = `with recorded as (
  insert into store.comment (id, tz_create, tz_update, creator_id, user_id, relevance_id, module, content, type, source, changes, file)
  select x.id, x.at, x.at, x.by, x.by, x.relevance, x.module, x.content, '记录', '系统', x.changes, coalesce(x.file, '[]')
  from jsonb_to_recordset($1) x (id uuid, at timestamptz, by uuid, relevance text, module text, content text, changes jsonb, file jsonb)
), made as (
  insert into store.message (id, tz_create, tz_update, user_id, sender_id, kind, type, title, text, module, relevance_id, link,
    dedupe_key, ding_status, search_grams, search_text, search_initials)
  select x.id, x.at, x.at, x."userId", x."senderId", x.kind, coalesce(x.code, x.module), left(x.title, 255), x.text, x.module, x."relevanceId", x.link,
    x."dedupeKey", case when x.ding then '待发送' else '不发送' end, x.search_grams, x.search_text, x.search_initials
  from jsonb_to_recordset($2) x (id uuid, at timestamptz, "userId" uuid, "senderId" uuid, kind text, title text, text text, module text,
    "relevanceId" text, link text, code text, "dedupeKey" text, ding boolean, ${searchRecord})
  on conflict (dedupe_key) do nothing
  returning id, user_id, kind, title, link, module, relevance_id
)
select pg_notify($3, jsonb_build_object('event', 'message', 'userId', user_id, 'id', id, 'kind', kind, 'title', title,
  'link', link, 'module', module, 'relevanceId', relevance_id)::text) from made
union all select pg_notify($3, x) from unnest($4::text[]) x`

const open = new WeakMap<Sql, Ending>()

/** Does the work of a transaction, and at its end what the work has left for it. */
export const withEnding = async <T>(
  tx: Sql,
  work: (tx: Sql) => Promise<T>,
  seen?: (tx: Sql, records: readonly RecordRow[]) => Promise<void>,
): Promise<T> => {
  const ending = new Ending()
  open.set(tx, ending)
  const result = await work(tx)
  await seen?.(tx, ending.records)
  await ending.finish(tx)
  return result
}

/** Whether the transaction has done its ending under a lock that all others want. */
export const endsLocked = (tx: Sql): boolean => open.get(tx)?.isLocked === true

/** Another way to the same transaction leaves at the same end. */
export const sameEnding = (tx: Sql, other: Sql): void => {
  const ending = open.get(other)
  if (ending) open.set(tx, ending)
}

/** Leaves something for the end of the transaction; where there is none, it is done at once. */
export const atEnd = async (tx: Sql, leave: (ending: Ending) => void): Promise<void> => {
  const ending = open.get(tx)
  if (ending) return leave(ending)
  const own = new Ending()
  leave(own)
  await own.finish(tx)
}

/** Gives what forgets all that was left since: for parts of a transaction that are taken back. */
export const leftSince = (tx: Sql): (() => void) => {
  const ending = open.get(tx)
  const mark = ending?.mark
  return () => mark && ending?.back(mark)
}
