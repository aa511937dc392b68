import type { Sql } from '../db/sql.ts'
import { announcing } from '../write/announce.ts'
import { recording, recordingAloud } from '../write/change-record.ts'
import { standing } from '../write/outside.ts'

/** How far a batch has come, for {@link Batch.back}. */
export interface Mark {
  readonly records: number
  readonly announced: number
}

/**
 * A transaction of thousands of like rows. Whether what a row names is there is asked once: only a yes is remembered,
 * since rows may be made in between. What is to be announced or recorded is gathered and written at the end. All else
 * goes through.
 */
export class Batch implements Sql {
  readonly #tx: Sql
  readonly #known = new Set<string>()
  readonly #announced: (readonly [unknown, unknown])[] = []
  readonly #records: (readonly unknown[])[] = []
  /** Whether something was stored since this was last set to false. */
  hasWritten = false

  constructor(tx: Sql) {
    this.#tx = tx
  }

  async query<R>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    if (text === announcing) return this.#announce(params)
    if (text === recording || text === recordingAloud) {
      this.#records.push(params.slice(0, recordWidth))
      return text === recordingAloud ? this.#announce(params.slice(recordWidth)) : []
    }
    if (text.startsWith(standing)) return this.#stands(text, params)
    if (!/^[\s(]*(select|savepoint|release|rollback)\b/i.test(text)) this.hasWritten = true
    return this.#tx.query<R>(text, params)
  }

  /** Nothing is missing where nothing was before. */
  async #stands<R>(text: string, params: readonly unknown[]): Promise<R[]> {
    const asked = JSON.stringify([text, params])
    if (this.#known.has(asked)) return []
    const missing = await this.#tx.query<R>(text, params)
    if (missing.length === 0) this.#known.add(asked)
    return missing
  }

  get mark(): Mark {
    return { records: this.#records.length, announced: this.#announced.length }
  }

  /** Drops what was gathered since: its rows were taken back, and so was what they brought about. */
  back({ records, announced }: Mark): void {
    this.#records.length = records
    this.#announced.length = announced
    this.#known.clear()
  }

  /** Writes the records gathered, then announces what was gathered, each once. */
  async finish(): Promise<void> {
    for (let at = 0; at < this.#records.length; at += atOnce) await this.#record(this.#records.slice(at, at + atOnce))
    this.#records.length = 0
    for (const [channel, pairs] of Map.groupBy(this.#announced, ([name]) => name))
      await this.#tx.query('select pg_notify($1, x) from unnest($2::text[]) x', [
        channel,
        [...new Set(pairs.map(([, payload]) => payload))],
      ])
    this.#announced.length = 0
  }

  /** Records as one statement. */
  async #record(records: readonly (readonly unknown[])[]): Promise<void> {
    const from = recording.lastIndexOf('(')
    const tuples = records.map((_, at) =>
      recording.slice(from).replace(/\$(\d+)/g, (_place, n: string) => `$${Number(n) + at * recordWidth}`),
    )
    await this.#tx.query(recording.slice(0, from) + tuples.join(', '), records.flat())
  }

  #announce([channel, payload]: readonly unknown[]): never[] {
    this.#announced.push([channel, payload])
    return []
  }
}

/** Records written with one statement. */
const atOnce = 500
/** Values of a record. */
const recordWidth = 7
