import type { Sql } from '../db/sql.ts'

/**
 * A transaction of thousands of like rows. Whether what a row names is there is asked once: only a yes is remembered,
 * since rows may be made in between. What is to be announced or recorded is gathered and written at the end. All else
 * goes through.
 */
export class Batch implements Sql {
  readonly #tx: Sql
  readonly #known = new Map<string, unknown[]>()
  readonly #announced = new Map<unknown, Set<unknown>>()
  #records: { readonly text: string; readonly params: readonly unknown[] }[] = []

  constructor(tx: Sql) {
    this.#tx = tx
  }

  async query<R>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    if (text === announcing) {
      this.#gather(params)
      return []
    }
    if (text.startsWith(recording)) {
      this.#records.push({ text, params })
      return []
    }
    if (!isCheck(text)) return this.#tx.query<R>(text, params)
    const mark = JSON.stringify([text, params])
    const known = this.#known.get(mark) ?? (await this.#tx.query(text, params))
    if (isYes(known, params[0])) this.#known.set(mark, known)
    return known as R[]
  }

  /** How much has been gathered to be recorded, for {@link forget}. */
  get recorded(): number {
    return this.#records.length
  }

  /** Drops what was gathered since: its row was taken back. */
  forget(recorded: number): void {
    this.#records.length = recorded
  }

  /** Writes the records gathered, then announces what was gathered, each once. */
  async finish(): Promise<void> {
    for (let at = 0; at < this.#records.length; at += atOnce) await this.#record(this.#records.slice(at, at + atOnce))
    this.#records = []
    for (const [channel, payloads] of this.#announced)
      await this.#tx.query('select pg_notify($1, x) from unnest($2::text[]) x', [channel, [...payloads]])
    this.#announced.clear()
  }

  /** Records of one wording as one statement. */
  async #record(records: readonly { readonly text: string; readonly params: readonly unknown[] }[]): Promise<void> {
    for (const [text, same] of Map.groupBy(records, (record) => record.text)) {
      const from = text.lastIndexOf('(')
      const tuples = same.map(({ params }, at) =>
        text.slice(from).replace(/\$(\d+)/g, (_place, n: string) => `$${Number(n) + at * params.length}`),
      )
      const values = same.flatMap(({ params }) => params)
      await this.#tx.query(text.slice(0, from) + tuples.join(', '), values)
    }
  }

  #gather([channel, payload]: readonly unknown[]): void {
    this.#announced.set(channel, (this.#announced.get(channel) ?? new Set()).add(payload))
  }
}

/** Records written with one statement. */
const atOnce = 500
const recording = 'insert into store.comment ('
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
