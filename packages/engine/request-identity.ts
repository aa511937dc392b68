import { thrownCode } from '@chengban/kernel/thrown.ts'
import type { Actor, Database } from './db/database.ts'
import type { Statement } from './db/pipeline.ts'
import type { Sql } from './db/sql.ts'
import {
  type Around,
  readingAnew,
  readingAsHouse,
  readingAsHouseAnew,
  writing,
  writingAnew,
} from './row/transaction.ts'

/** SQLSTATE of `app.identify`: rights have changed since they were read. Nothing has been read or written then. */
export const rightsChanged = 'CB409'

/** SQLSTATE of a write in a transaction that reads only. */
const readOnlyRefused = '25006'

type Rights = Pick<Actor, 'entries' | 'stamp'>
/** A transaction under the rights that are known, and one that reads them first. */
type Known = typeof writing
type Anew = typeof writingAnew

type Reads = Pick<Database, 'read' | 'readAll'> & Partial<Pick<Database, 'totals' | 'frequencies'>>

/**
 * Request context: the user and their cached permissions. The first statement verifies them; until then nothing is done
 * and the request can be retried. Afterwards it is never retried: if permissions change meanwhile, the next read or write
 * uses the new ones, in its own transaction.
 */
export class Standing {
  readonly #db: Database
  readonly #renew: (sql: Sql) => Promise<Rights>
  readonly #isFresh: boolean
  readonly #reads: Reads
  #actor: Actor
  #hasBegun = false

  /** `renew` reads the person's rights; `isFresh`: they were read for this very request; `reads`: reads in place of `db`. */
  constructor(db: Database, actor: Actor, renew: (sql: Sql) => Promise<Rights>, isFresh = false, reads: Reads = db) {
    this.#db = db
    this.#reads = reads
    this.#actor = actor
    this.#renew = renew
    this.#isFresh = isFresh
  }

  get actor(): Actor {
    return this.#actor
  }

  /** Whether the database has said that the rights hold. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** The same person, of whom nothing stays that is written. */
  trying(): Standing {
    const actor = { ...this.#actor, isLooking: true }
    return new Standing(this.#db, actor, this.#renew, this.#goesOn)
  }

  /** Checks the rights, for work outside the database. */
  begin(): Promise<void> {
    return this.read(async (db, actor) => void (await db.read(actor, { text: 'select', prepared: true })))
  }

  anonymous<R>(statement: Statement): Promise<R[]> {
    return this.#db.anonymous<R>(statement)
  }

  /** Repeats the work where the rights it was shaped by are gone: it only reads. */
  async read<T>(work: (db: Reads, actor: Actor) => Promise<T>): Promise<T> {
    try {
      const result = await work(this.#reads, this.#actor)
      this.#hasBegun = true
      return result
    } catch (error) {
      if (!this.#goesOnAfter(error)) throw error
      return readingAnew(this.#db, this.#actor, this.#now, (db, actor) => {
        this.#hasBegun = true
        return work(db, actor)
      })
    }
  }

  /**
   * The work is done in one transaction; nothing of it is stored where the opening is refused, and it begins once more.
   * `last`: what is read in the round trip of the commit; of who looks through a role, whose writes stay nowhere, nothing.
   */
  write<T>(work: (tx: Sql) => Promise<T>, last?: Around<T>['last']): Promise<T> {
    return this.#transacted(writing, writingAnew, work, this.#actor.isLooking ? undefined : last)
  }

  /** Likewise one transaction, that reads rows of everybody and writes none; `why` stands in the error where it would. */
  asHouse<T>(why: string, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#transacted(readingAsHouse, readingAsHouseAnew, work).catch((error: { code?: unknown }) => {
      if (error.code !== readOnlyRefused) throw error
      throw new Error(`Reading as the house writes nothing (${why})`, { cause: error })
    })
  }

  async #transacted<T>(known: Known, anew: Anew, work: (tx: Sql) => Promise<T>, last?: Around<T>['last']): Promise<T> {
    let isOpen = false
    const opened = (): void => {
      isOpen = true
      this.#hasBegun = true
    }
    try {
      return await known(this.#db, this.#actor, work, { opened, last })
    } catch (error) {
      if (isOpen || !this.#goesOnAfter(error)) throw error
      const begun = (tx: Sql): Promise<T> => {
        opened()
        return work(tx)
      }
      return anew(this.#db, this.#actor, this.#now, begun, { last })
    }
  }

  get #goesOn(): boolean {
    return this.#isFresh || this.#hasBegun
  }

  #goesOnAfter(error: unknown): boolean {
    return this.#goesOn && thrownCode(error) === rightsChanged
  }

  readonly #now = async (sql: Sql): Promise<Actor> => {
    this.#actor = { ...this.#actor, ...(await this.#renew(sql)) }
    return this.#actor
  }
}
