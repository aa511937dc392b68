import type { PoolClient } from 'pg'
import { Pipeline, type Statement } from './pipeline.ts'
import type { Sql } from './sql.ts'

/** One transaction of a connection. */
export class Transaction implements Sql {
  readonly #client: PoolClient
  #waiting: Statement[] = []
  /** Statements not yet answered, the one under way first: the driver takes one at a time. */
  readonly #queue: Pipeline[] = []

  constructor(client: PoolClient) {
    this.#client = client
  }

  async query<R>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    return (await this.#send({ text, params, prepared: 'again' }).rows) as R[]
  }

  later(text: string, params: readonly unknown[]): void {
    this.#waiting.push({ text, params, prepared: 'again' })
  }

  /** Rejects where the database rolled back instead of committing: a statement had failed unnoticed. */
  async end(ending: 'commit' | 'rollback'): Promise<void> {
    const sent = this.#send({ text: ending })
    await sent.rows
    if (sent.last.toLowerCase() !== ending) throw new Error(`${ending} ended in ${sent.last}`)
  }

  /** Takes everything back, also what still waits to be sent. */
  async takeBack(): Promise<void> {
    this.#waiting = []
    await this.#send({ text: 'rollback' }).rows
  }

  #send(statement: Statement): Pipeline {
    const pipeline = new Pipeline([...this.#waiting, statement])
    this.#waiting = []
    this.#queue.push(pipeline)
    if (this.#queue.length === 1) this.#start(pipeline)
    return pipeline
  }

  #start(pipeline: Pipeline): void {
    const goOn = (): void => {
      this.#queue.shift()
      if (this.#queue[0]) this.#start(this.#queue[0])
    }
    this.#client.query(pipeline)
    pipeline.rows.then(goOn, goOn)
  }
}
