import type { Sql } from '@chengban/engine/db/sql.ts'
import { rightsChanged, type Standing } from '@chengban/engine/request-identity.ts'
import { identifyRefusal, isState, type Rights, readRights } from './rights.ts'

const kept = 2000

interface WaitingPerson {
  readonly userId: string
  /** `isFresh`: the rights were read for this very request. */
  readonly open: (rights: Rights, isFresh: boolean) => Promise<Standing>
}

/**
 * The last known rights of people, a guess that every statement checks: `run` shapes its SQL by them and opens it with
 * `app.identify`. Where that answers that they changed before anything was done, `run` begins once more, with rights
 * read for it; a request that has begun continues ({@link Standing}) and is never repeated.
 */
export class KnownRights {
  readonly #known = new Map<string, Rights>()
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async run<T>({ userId, open }: WaitingPerson, work: (standing: Standing) => Promise<T>): Promise<T> {
    try {
      const guess = this.#known.get(userId)
      if (guess) {
        this.#keep(userId, guess)
        const standing = await open(guess, false)
        try {
          return await work(standing)
        } catch (error) {
          if (standing.hasBegun || !isState(error, rightsChanged)) throw error
        }
      }
      return await work(await open(await this.renew(userId), true))
    } catch (error) {
      throw identifyRefusal(error) ?? error
    }
  }

  /** The rights as they are now. */
  async renew(userId: string, sql = this.#sql): Promise<Rights> {
    const rights = await readRights(sql, userId)
    this.#keep(userId, rights)
    return rights
  }

  #keep(userId: string, rights: Rights): void {
    this.#known.delete(userId)
    this.#known.set(userId, rights)
    const oldest = this.#known.size > kept ? this.#known.keys().next().value : undefined
    if (oldest !== undefined) this.#known.delete(oldest)
  }
}
