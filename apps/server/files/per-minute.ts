import { clock } from '@chengban/engine/clock.ts'

const minuteMs = 60_000
const most = 10_000

/** So many calls of one address in a minute, by this process. */
export class PerMinute {
  readonly #limit: number
  readonly #counts = new Map<string, number>()
  #minute = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  allows(address: string): boolean {
    const minute = Math.floor(clock.now().getTime() / minuteMs)
    if (minute !== this.#minute || this.#counts.size > most) {
      this.#counts.clear()
      this.#minute = minute
    }
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    return count <= this.#limit
  }
}
