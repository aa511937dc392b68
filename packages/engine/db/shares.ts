import { Impatient, type Patience } from './patience.ts'

/** The person the work is for; undefined for the system, which never has much. */
export type Owner = string | undefined

interface Waiting {
  readonly begin: () => void
}

/** The place that some work holds. */
export interface ConnectionPlace {
  /** Gives the place back before the work ends; what its person holds still counts. */
  readonly leave: () => void
}

interface Asking {
  /** Limits waiting and running time. */
  readonly patience?: Patience | undefined
  /** Milliseconds that anything waits for its place at most. */
  readonly most?: number
}

/**
 * A number of places, shared by people. A person who has some gets a further one only while more are free than they
 * have: one person alone gets half of them, the next half of the rest, and a person without any finds one. Work of each
 * person waits in its own queue; the queue whose owner has the fewest places goes first.
 */
export class Shares {
  readonly places: number
  #free: number
  readonly #held = new Map<unknown, number>()
  /** In the order in which they were last served. */
  readonly #lines = new Map<unknown, Set<Waiting>>()

  constructor(places: number) {
    this.places = places
    this.#free = places
  }

  /** How many wait for a place. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Rejects with `Impatient` where the place came too late. */
  async run<T>(
    owner: Owner,
    work: (place: ConnectionPlace) => Promise<T>,
    { patience, most }: Asking = {},
  ): Promise<T> {
    const key = owner ?? Symbol('nobody')
    patience?.left
    if (this.#mayTake(key)) this.#take(key)
    else await this.#wait(key, patience, most)
    let isLeft = false
    const leave = (): void => {
      if (isLeft) return
      isLeft = true
      this.#free += 1
      this.#serveAll()
    }
    try {
      return await work({ leave })
    } finally {
      this.#letGo(key)
      leave()
      this.#serveAll()
    }
  }

  #mayTake(key: unknown): boolean {
    return (this.#held.get(key) ?? 0) < this.#free
  }

  #take(key: unknown): void {
    this.#free -= 1
    this.#held.set(key, (this.#held.get(key) ?? 0) + 1)
  }

  #wait(key: unknown, patience: Patience | undefined, most = Number.POSITIVE_INFINITY): Promise<void> {
    return new Promise((resolve, reject) => {
      const ms = Math.min(most, patience?.left ?? most)
      const late = (): void => {
        settled()
        this.#leave(key, waiting)
        reject(new Impatient())
      }
      const timer = Number.isFinite(ms) ? setTimeout(late, ms) : undefined
      const forget = patience?.onLeave(late)
      const settled = (): void => {
        clearTimeout(timer)
        forget?.()
      }
      const waiting = {
        begin: () => {
          settled()
          resolve()
        },
      }
      const line = this.#lines.get(key) ?? new Set()
      this.#lines.set(key, line.add(waiting))
    })
  }

  #leave(key: unknown, waiting: Waiting): void {
    const line = this.#lines.get(key)
    line?.delete(waiting)
    if (line?.size === 0) this.#lines.delete(key)
  }

  #letGo(key: unknown): void {
    const held = (this.#held.get(key) ?? 1) - 1
    if (held) this.#held.set(key, held)
    else this.#held.delete(key)
  }

  #serveAll(): void {
    while (this.#serve());
  }

  /** Begins work of the person with the fewest places, of several the one served longest ago. */
  #serve(): boolean {
    let next: readonly [key: unknown, line: Set<Waiting>] | undefined
    let least = this.#free
    for (const [key, line] of this.#lines) {
      const held = this.#held.get(key) ?? 0
      if (held >= least) continue
      least = held
      next = [key, line]
    }
    if (!next) return false
    const [key, line] = next
    const [first] = line
    this.#lines.delete(key)
    if (first) line.delete(first)
    if (line.size) this.#lines.set(key, line)
    this.#take(key)
    first?.begin()
    return true
  }
}
