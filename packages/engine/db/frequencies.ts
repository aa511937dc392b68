import type { Frequencies } from '../search/frequency.ts'
import type { Database } from './database.ts'

/**
 * How often words occur in a table, and the weeks since 1970 of its oldest and its newest row; without weeks where the
 * index of words cannot be asked for them.
 */
export interface Counted extends Frequencies {
  readonly weeks: { readonly oldest: number; readonly newest: number } | undefined
}

interface FrequencyRow {
  readonly total: number
  readonly oldest: number | null
  readonly newest: number | null
  readonly grams: readonly string[] | null
  readonly shares: readonly number[] | null
}

/**
 * Milliseconds that estimates are used. They choose how a search is made. A row older than all others, loaded meanwhile by
 * a script, is found by its word once they are read anew.
 */
const keptMs = 600_000

/** The estimates of each table, read from the database at most once in ten minutes. */
export class KeptFrequencies {
  readonly #db: Pick<Database, 'anonymous'>
  readonly #kept = new Map<string, { readonly until: number; readonly counted: Promise<Counted> }>()

  constructor(db: Pick<Database, 'anonymous'>) {
    this.#db = db
  }

  of(table: string): Promise<Counted> {
    const known = this.#kept.get(table)
    if (known && known.until > performance.now()) return known.counted
    const counted = this.#count(table)
    this.#kept.set(table, { until: performance.now() + keptMs, counted })
    counted.catch(() => this.#kept.delete(table))
    return counted
  }

  async #count(table: string): Promise<Counted> {
    const [found] = await this.#db.anonymous<FrequencyRow>({
      text: 'select * from app.gram_shares($1)',
      params: [table],
      prepared: true,
    })
    const { total = 0, oldest, newest, grams, shares } = found ?? {}
    return {
      rows: Math.max(0, total),
      weeks: oldest === null || oldest === undefined ? undefined : { oldest, newest: newest ?? oldest },
      shares: new Map(grams?.map((gram, at) => [gram, shares?.[at] ?? 0])),
    }
  }
}
