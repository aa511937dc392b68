import { identifyRefusal, isState, type Rights, rightsChanged } from './rights.ts'

const kept = 2000

/**
 * The last known rights of people, a guess that every statement checks: `run` shapes its SQL by them and opens it with
 * `app.identify`; when that answers that they changed, they are read anew and `run` is repeated once.
 */
export class KnownRights {
  readonly #known = new Map<string, Rights>()
  readonly #read: (userId: string) => Promise<Rights>

  constructor(read: (userId: string) => Promise<Rights>) {
    this.#read = read
  }

  async run<T>(userId: string, work: (rights: Rights) => Promise<T>): Promise<T> {
    try {
      return await this.#once(userId, work)
    } catch (error) {
      if (!isState(error, rightsChanged)) throw identifyRefusal(error) ?? error
    }
    this.#known.delete(userId)
    return this.#once(userId, work).catch((error: unknown) => {
      throw identifyRefusal(error) ?? error
    })
  }

  /** The rights as they are now, for a request that changed them itself. */
  async renew(userId: string): Promise<Rights> {
    const rights = await this.#read(userId)
    this.#known.set(userId, rights)
    return rights
  }

  async #once<T>(userId: string, work: (rights: Rights) => Promise<T>): Promise<T> {
    const rights = this.#known.get(userId) ?? (await this.#read(userId))
    this.#known.delete(userId)
    this.#known.set(userId, rights)
    const oldest = this.#known.size > kept ? this.#known.keys().next().value : undefined
    if (oldest !== undefined) this.#known.delete(oldest)
    return work(rights)
  }
}
