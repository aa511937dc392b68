import type { Database } from '@chengban/engine/db/database.ts'
import type { Standing } from '@chengban/engine/request-identity.ts'
import { present } from '@chengban/kernel/present.ts'
import type { PgClient, PgClientQuery, WithPgClient } from 'postgraphile/@dataplan/pg'

/** Session settings under which the schema's statements run. */
export interface SessionSettings {
  readonly standing: Standing
}

const rereads = 1
const remembered = 200

/**
 * Statements used often enough to stay prepared on their connections. Keeps a bounded number of counts and forgets the
 * least recently used, so that new statements count as well.
 */
class Frequent {
  readonly #seen = new Map<string, number>()

  has(text: string): boolean {
    const times = (this.#seen.get(text) ?? 0) + 1
    this.#seen.delete(text)
    this.#seen.set(text, times)
    if (this.#seen.size > remembered) this.#seen.delete(present(this.#seen.keys().next().value))
    return times > rereads
  }
}

/**
 * Every statement of the GraphQL side in one round trip with `app.identify`: session, rights and the settings under
 * row-level security are those of that very statement.
 */
export const identified = (db: Database): WithPgClient => {
  const frequent = new Frequent()
  const client = (settings: SessionSettings | null): PgClient => ({
    query: async <T>({ text, values = [], arrayMode }: PgClientQuery) => {
      const often = settings !== null && frequent.has(text)
      const statement = { text, params: values as unknown[], prepared: often, generic: often }
      const rows = settings
        ? await settings.standing.read((reads, actor) => reads.read(actor, statement))
        : await db.anonymous(statement)
      return { rows: (arrayMode ? rows.map(inOrder) : rows) as T[], rowCount: rows.length }
    },
    withTransaction: () => Promise.reject(new Error('the GraphQL side only reads')),
  })
  return (settings, work) => Promise.resolve(work(client(settings as SessionSettings | null) as never))
}

/** Columns are named 0, 1, … by the query builder, and integer keys keep their order. */
const inOrder = (row: Record<string, unknown>): unknown[] => Object.values(row)
