import type { Sql } from '../db/sql.ts'

/**
 * A transaction of thousands of like rows. Whether what a row names is there is asked once: only a yes is remembered,
 * since rows may be made in between. What is to be announced is gathered. All else goes through.
 */
export class Batch implements Sql {
  readonly #tx: Sql
  readonly #known = new Map<string, unknown[]>()
  readonly #announced = new Map<unknown, Set<unknown>>()

  constructor(tx: Sql) {
    this.#tx = tx
  }

  async query<R>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    if (text === announcing) {
      this.#gather(params)
      return []
    }
    if (!isCheck(text)) return this.#tx.query<R>(text, params)
    const mark = JSON.stringify([text, params])
    const known = this.#known.get(mark) ?? (await this.#tx.query(text, params))
    if (isYes(known, params[0])) this.#known.set(mark, known)
    return known as R[]
  }

  /** Announces what was gathered, each once. */
  async announce(): Promise<void> {
    for (const [channel, payloads] of this.#announced)
      await this.#tx.query('select pg_notify($1, x) from unnest($2::text[]) x', [channel, [...payloads]])
    this.#announced.clear()
  }

  #gather([channel, payload]: readonly unknown[]): void {
    this.#announced.set(channel, (this.#announced.get(channel) ?? new Set()).add(payload))
  }
}

const announcing = 'select pg_notify($1, $2)'

/** The write path's questions for references and dictionary entries. */
const isCheck = (text: string): boolean =>
  text.startsWith('select count(*)::integer as n from public.') ||
  text.startsWith('select d.dict_type_id as type, d.code')

const isYes = (rows: readonly unknown[], asked: unknown): boolean => {
  const wanted = Array.isArray(asked) ? asked.length : 1
  const [first] = rows as { n?: number }[]
  return first?.n === undefined ? rows.length === wanted : first.n === wanted
}
