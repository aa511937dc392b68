/**
 * Shares answers that several people request at once, as when a live event makes all of them read a list again. A
 * request that arrives while the answer is being found waits for the next one, so that it sees everything written
 * before it. If the shared query fails, each request runs its own.
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
