import process from 'node:process'
import { present } from '@chengban/kernel/present.ts'
import { thrownCode } from '@chengban/kernel/thrown.ts'
import type { Actor, Database } from './database.ts'
import type { Rows, Statement } from './pipeline.ts'

// Decision 046: Statements without a needed result travel with the next statement

interface WaitingStatement {
  readonly statement: Statement
  readonly resolve: (rows: Rows) => void
  readonly reject: (error: unknown) => void
}

type Reads = Pick<Database, 'read' | 'readAll' | 'readEach' | 'totals'>

/**
 * The reading of one question: what it asks in one turn goes out in one round trip, behind one look at who asks, and what
 * it asks meanwhile afterwards. However much a question reads, it holds one connection.
 */
export class Gathering {
  readonly #db: Reads
  readonly totals: Database['totals']
  readonly #lines = new Map<Actor, Map<boolean, WaitingStatement[]>>()
  #isUnderWay = false

  constructor(db: Reads) {
    this.#db = db
    this.totals = db.totals
  }

  readAll<R>(actor: Actor, statements: readonly Statement[]): Promise<R[][]> {
    return this.#db.readAll<R>(actor, statements)
  }

  read<R>(actor: Actor, statement: Statement): Promise<R[]> {
    return new Promise((resolve, reject) => {
      if (!this.#isUnderWay) process.nextTick(() => this.#send())
      this.#isUnderWay = true
      const lines = this.#lines.get(actor) ?? new Map<boolean, WaitingStatement[]>()
      const isGeneric = statement.generic === true
      const asked = { statement, resolve: resolve as (rows: Rows) => void, reject }
      this.#lines.set(actor, lines.set(isGeneric, [...(lines.get(isGeneric) ?? []), asked]))
    })
  }

  async #send(): Promise<void> {
    while (this.#lines.size) {
      const lines = [...this.#lines]
      this.#lines.clear()
      // statements planned with and without values cannot share one opening
      for (const [actor, kinds] of lines) for (const asked of kinds.values()) await this.#ask(actor, asked)
    }
    this.#isUnderWay = false
  }

  async #ask(actor: Actor, asked: readonly WaitingStatement[]): Promise<void> {
    const statements = asked.map(({ statement }) => statement)
    const left = new Set(asked)
    const told = (rows: Rows, index: number): void => {
      const one = present(asked[index])
      left.delete(one)
      one.resolve(rows)
    }
    try {
      await this.#db.readEach(actor, statements, told)
    } catch (error) {
      const isOfOne = left.size > 1 && isOfStatement(error)
      for (const one of left) {
        if (isOfOne) await this.#db.read(actor, one.statement).then((rows) => one.resolve(rows), one.reject)
        else one.reject(error)
      }
    }
  }
}

/** Of one statement alone: the others can still be answered. Not so where rights, time or the database are gone. */
const isOfStatement = (error: unknown): boolean => {
  const code = thrownCode(error)
  return typeof code === 'string' && /^(2[0-8]|3|4[24]|P0)/.test(code)
}
