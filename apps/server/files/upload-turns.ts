interface Turn {
  readonly stop: () => void
  readonly done: Promise<unknown>
}

/**
 * Runs one upload at a time under each id. A later request ends the earlier one, whose connection is mostly dead
 * without anybody knowing.
 */
export class Turns {
  readonly #running = new Map<string, Turn>()

  /** `stop` is called when another wants the turn; the work should then soon be over. */
  async take<T>(id: string, stop: () => void, work: () => Promise<T>): Promise<T> {
    const before = this.#running.get(id)
    const done = (async () => {
      before?.stop()
      await before?.done.catch(() => undefined)
      return work()
    })()
    const turn: Turn = { stop, done }
    this.#running.set(id, turn)
    try {
      return await done
    } finally {
      if (this.#running.get(id) === turn) this.#running.delete(id)
    }
  }
}
