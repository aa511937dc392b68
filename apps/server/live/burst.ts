/** Gathers keys for a moment and hands them over together; one batch at a time, what comes meanwhile waits. */
export class Burst<T> {
  readonly #waiting = new Map<string, T>()
  readonly #ms: number
  readonly #work: (items: readonly T[]) => Promise<void>
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false

  /** `work` must not reject. */
  constructor(ms: number, work: (items: readonly T[]) => Promise<void>) {
    this.#ms = ms
    this.#work = work
  }

  add(key: string, item: T): void {
    this.#waiting.set(key, item)
    this.#arm()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  #arm(): void {
    if (this.#busy || this.#waiting.size === 0) return
    this.#timer ??= setTimeout(() => void this.#run(), this.#ms)
  }

  async #run(): Promise<void> {
    this.#timer = undefined
    this.#busy = true
    const items = [...this.#waiting.values()]
    this.#waiting.clear()
    await this.#work(items)
    this.#busy = false
    this.#arm()
  }
}
