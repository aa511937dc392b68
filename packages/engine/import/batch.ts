import type { Sql } from '../db/sql.ts'
import { leftSince, sameEnding } from '../row/ending.ts'
import { standing } from '../rules/outside.ts'

/**
 * A transaction of thousands of similar rows. Asks once whether a record that a row names exists: it remembers only a
 * yes, since rows may be made in between. All else goes through.
 */
export class Batch implements Sql {
  readonly #tx: Sql
  readonly #known = new Set<string>()
  /** Whether something was stored since this was last set to false. */
  hasWritten = false

  constructor(tx: Sql) {
    this.#tx = tx
    sameEnding(this, tx)
  }

  async query<R>(text: string, params: readonly unknown[] = []): Promise<R[]> {
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

  /** Gives what drops all that was left for the end since: its rows were taken back, and so was what they brought about. */
  get back(): () => void {
    const forget = leftSince(this)
    return () => {
      forget()
      this.#known.clear()
    }
  }
}
