import type { PoolClient } from 'pg'
import { Pipeline, type Statement } from './pipeline.ts'
import type { Sql } from './sql.ts'

/** One transaction of a connection. */
export class Transaction implements Sql {
  readonly #client: PoolClient
  #waiting: Statement[] = []

  constructor(client: PoolClient) {
    this.#client = client
  }

  async query<R>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    return (await this.#send({ text, params, prepared: 'again' }).rows) as R[]
  }

  later(text: string, params: readonly unknown[]): void {
    this.#waiting.push({ text, params, prepared: 'again' })
  }

  /** Rejects where the database took back what was to be committed: some statement had failed, and nobody said so. */
  async end(ending: 'commit' | 'rollback'): Promise<void> {
    const sent = this.#send({ text: ending })
    await sent.rows
    if (sent.last.toLowerCase() !== ending) throw new Error(`${ending} ended in ${sent.last}`)
  }

  #send(statement: Statement): Pipeline {
    const statements = [...this.#waiting, statement]
    this.#waiting = []
    return this.#client.query(new Pipeline(statements))
  }
}
