import { thrownCode } from '@chengban/kernel/thrown.ts'
import type { PoolClient } from 'pg'
import { Pipeline, type Rows, type Statement } from './pipeline.ts'
import type { Sql } from './sql.ts'

/** One transaction of a connection. Its opening goes out with its first statement, which saves a round trip. */
export class Transaction implements Sql {
  readonly #client: PoolClient
  readonly #opening: readonly Statement[]
  readonly #opened: (() => void) | undefined
  #waiting: Statement[]
  #isSent = false
  #refusal: unknown
  /** Statements not yet answered, the one under way first: the driver takes one at a time. */
  readonly #queue: Pipeline[] = []

  /** `opened` is called once the opening and the statement sent with it have passed, before anybody hears its answer. */
  constructor(client: PoolClient, opening: readonly Statement[] = [], opened?: () => void) {
    this.#client = client
    this.#opening = [{ text: 'begin' }, ...opening]
    this.#opened = opened
    this.#waiting = [...this.#opening]
  }

  async query<R>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    return (await this.#send({ text, params, prepared: 'again' }).rows) as R[]
  }

  later(text: string, params: readonly unknown[]): void {
    this.#waiting.push({ text, params, prepared: 'again' })
  }

  /**
   * Reads these last, in the round trip of the ending, and gives the rows of each. Rejects where the database rolled back
   * instead of committing: a statement had failed unnoticed.
   */
  async end(ending: 'commit' | 'rollback', reads: readonly Statement[] = []): Promise<Rows[]> {
    const sent = this.#send({ text: ending }, reads)
    const answers = await sent.answers
    if (sent.last.toLowerCase() !== ending) throw new Error(`${ending} ended in ${sent.last}`)
    return answers.slice(0, -1)
  }

  /**
   * Takes everything back, also what still waits to be sent. Gives the refusal of the opening, which goes before any other;
   * where nothing was sent, the opening is sent for it.
   */
  async takeBack(): Promise<unknown> {
    const isUnsent = !this.#isSent
    this.#waiting = isUnsent ? [...this.#opening] : []
    try {
      await this.#send({ text: 'rollback' }).rows
    } catch (error) {
      if (!isUnsent) throw error
      await this.#send({ text: 'rollback' }).rows
      return error
    }
    return this.#refusal
  }

  /** Of the codes that `app.identify` refuses with; the statement sent with the opening may have failed instead. */
  #hearRefusal(error: unknown): void {
    if (/^CB40/.test(String(thrownCode(error)))) this.#refusal = error
  }

  #send(statement: Statement, reads: readonly Statement[] = []): Pipeline {
    const pipeline = new Pipeline([...this.#waiting, ...reads, statement], reads.length + 1)
    this.#waiting = []
    if (!this.#isSent) pipeline.answers.then(this.#opened, (error) => this.#hearRefusal(error))
    this.#isSent = true
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
    pipeline.answers.then(goOn, goOn)
  }
}
