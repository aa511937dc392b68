/** How long somebody waits for what they asked: until they hang up, or until a moment. */
export class Patience {
  /** Milliseconds since 1970 by the machine's own clock. */
  readonly until: number | undefined
  readonly #stops = new Set<() => void>()
  #isGone = false

  /** `ms`: from now; left out, as long as they stay. */
  constructor(ms?: number) {
    this.until = ms === undefined ? undefined : Date.now() + ms
  }

  /** The client disconnected: work begun for it is stopped. */
  leave(): void {
    if (this.#isGone) return
    this.#isGone = true
    for (const stop of [...this.#stops]) stop()
    this.#stops.clear()
  }

  /** Milliseconds that are left; undefined without a bound. Rejects by `Impatient` where nobody waits any more. */
  get left(): number | undefined {
    const left = this.until === undefined ? undefined : this.until - Date.now()
    if (this.#isGone || (left !== undefined && left < 1)) throw new Impatient()
    return left
  }

  /** Calls `stop` when they hang up; gives what takes that back. */
  onLeave(stop: () => void): () => void {
    if (this.#isGone) stop()
    else this.#stops.add(stop)
    return () => void this.#stops.delete(stop)
  }
}

/** Nobody waits for it any more, or nobody should: as the database says it of a statement that it stopped. */
export class Impatient extends Error {
  readonly code = '57014'

  constructor() {
    super('nobody waits for this any more')
  }
}
