import type { Patience } from './patience.ts'
import { type ConnectionPlace, type Owner, Shares } from './shares.ts'

/** Work running longer than this releases its place and continues on an additional connection. */
const longMs = 200
/** What ran longer than this is known to be slow, and waits for one of the few places of its kind the next time. */
const slowMs = 1000
/** Milliseconds that a slow reading waits for one of those places. */
const slowMostMs = 10_000
/**
 * Maximum connections for work that turns out to run long, and for work known as slow, regardless of the number of
 * places.
 */
const mostBeside = 12
const mostSlow = 4
/** So many texts are remembered as slow. */
const mostKnown = 500

interface Doing {
  /** Without it, nothing is remembered of how long it took. */
  readonly what: string | undefined
  readonly began: number
  place: ConnectionPlace | undefined
}

interface Asking {
  readonly patience?: Patience | undefined
  readonly most?: number
}

/**
 * Keeps places for short work free from long work. The duration is unknown beforehand: a reading that runs long
 * releases its place and counts against a few additional connections. A slow one waits for one of a few reserved places
 * the next time, until it runs quickly again.
 */
export class Lanes {
  readonly #short: Shares
  readonly #slow: Shares | undefined
  readonly #beside: number
  readonly #known = new Set<string>()
  readonly #running = new Set<Doing>()
  #long = 0
  #timer: NodeJS.Timeout | undefined

  /** Of very few places none can be kept for anything. */
  constructor(places: number) {
    this.#short = new Shares(places)
    this.#beside = places < 4 ? 0 : Math.min(2 * places, mostBeside)
    this.#slow = this.#beside ? new Shares(Math.min(places >> 1, mostSlow)) : undefined
  }

  /** How many may be under way at once. */
  get most(): number {
    return this.#short.places + this.#beside + (this.#slow?.places ?? 0)
  }

  /** How many wait for a place. */
  get waiting(): number {
    return this.#short.waiting + (this.#slow?.waiting ?? 0)
  }

  /** Rejects with `Impatient` where the place came too late. */
  run<T>(owner: Owner, what: string | undefined, work: () => Promise<T>, asking: Asking = {}): Promise<T> {
    const most = asking.most ?? slowMostMs
    return this.#slow && what !== undefined && this.#known.has(what)
      ? this.#slow.run(owner, () => this.#watched(what, work), { ...asking, most: Math.min(most, slowMostMs) })
      : this.#short.run(owner, (place) => this.#watched(what, work, place), asking)
  }

  async #watched<T>(what: string | undefined, work: () => Promise<T>, place?: ConnectionPlace): Promise<T> {
    if (!this.#beside) return work()
    const doing: Doing = { what, began: performance.now(), place }
    this.#running.add(doing)
    // one timer for all: setting one for each would cost every short reading
    this.#timer ??= setInterval(() => this.#look(), longMs / 4).unref()
    try {
      return await work()
    } finally {
      this.#running.delete(doing)
      if (place && !doing.place) this.#long -= 1
      if (what !== undefined && performance.now() - doing.began < slowMs) this.#known.delete(what)
    }
  }

  #look(): void {
    const now = performance.now()
    for (const doing of this.#running) {
      const ms = now - doing.began
      if (ms > slowMs) this.#remember(doing.what)
      if (ms > longMs && doing.place && this.#long < this.#beside) {
        this.#long += 1
        doing.place.leave()
        doing.place = undefined
      }
    }
    if (this.#running.size) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #remember(what: string | undefined): void {
    if (what === undefined) return
    this.#known.add(what)
    if (this.#known.size <= mostKnown) return
    const [first] = this.#known
    if (first !== undefined) this.#known.delete(first)
  }
}
