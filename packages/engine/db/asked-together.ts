/**
 * Answers that several people ask for at once, as happens when a live event has all of them read a list anew: whoever
 * asks while the same is being found out waits for the next time, so that each is told what was there after they
 * asked. What fails for whoever finds out is found out by everybody for themselves.
 */
export class AskedTogether<T> {
  readonly #running = new Map<string, Promise<T>>()
  readonly #next = new Map<string, Promise<T>>()

  async of(question: string, findOut: () => Promise<T>): Promise<T> {
    const joined = this.#next.get(question)
    if (joined) return joined.catch(findOut)
    const running = this.#running.get(question)
    if (!running) return this.#begin(question, findOut)
    const begin = () => this.#begin(question, findOut)
    const next = running.then(begin, begin)
    this.#next.set(question, next)
    return next
  }

  #begin(question: string, findOut: () => Promise<T>): Promise<T> {
    this.#next.delete(question)
    const answer = findOut().finally(() => this.#running.delete(question))
    this.#running.set(question, answer)
    return answer
  }
}
