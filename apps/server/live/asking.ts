import type { Identity } from '../auth/context.ts'
import type { Sessions } from '../rest/session.ts'

interface RecordKey {
  readonly module: string
  readonly id: string
}

interface Seen extends RecordKey {
  readonly todo: number
}

export interface MissedEvents {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly link: string | null
  readonly module: string | null
  readonly relevanceId: string | null
}

/** How far back a reconnecting stream is sent what it missed. */
const missedMinutes = 5

/** What a stream asks of the database, in the name of its session and under its rights. */
export class Asking {
  readonly #sessions: Sessions

  constructor(sessions: Sessions) {
    this.#sessions = sessions
  }

  /** Unread messages; rejects UNAUTHENTICATED when the session is over. */
  async unread(who: Identity): Promise<number> {
    const [row] = await this.#read<{ unread: number }>(who, unreadText)
    return row?.unread ?? 0
  }

  /** Those of the records that the person sees, with what waits for them in each module. */
  seen(who: Identity, records: readonly RecordKey[]): Promise<Seen[]> {
    return this.#read(who, seenText, [records.map(({ module }) => module), records.map(({ id }) => id)])
  }

  /** Messages of the last minutes that came after the one named, oldest first. */
  missed(who: Identity, lastId: string): Promise<MissedEvents[]> {
    return this.#read(who, missedText, [lastId])
  }

  #read<R>(who: Identity, text: string, params: readonly unknown[] = []): Promise<R[]> {
    return this.#sessions.asIdentity(who, (engine) => engine.read<R>({ text, params, prepared: true }))
  }
}

const unreadText = `select count(*)::integer as unread from public.message m
  where m.user_id = (select app.me()) and not m.is_read and m.tz_stop is null`

const seenText = `select x.module, x.id,
    (select count(*)::integer from public.audit_task t
      where t.user_id = (select app.me()) and t.status = '待处理' and t.module = x.module) as todo
  from unnest($1::text[], $2::text[]) x (module, id)
  where rule.may_read(x.module, x.id)`

const missedText = `select m.id, m.kind, m.title, m.link, m.module, m.relevance_id as "relevanceId" from public.message m
  where m.user_id = (select app.me()) and m.id > $1::uuid
    and m.tz_create > app.now() - interval '${missedMinutes} minutes'
  order by m.id limit 500`
