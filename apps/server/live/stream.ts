import type { ServerResponse } from 'node:http'
import type { Identity } from '../auth/context.ts'

// Decision 008: The live stream uses EventSource and the session cookie

/** Bytes a client may be behind, and for how long; then it is dropped, comes back and asks for what it missed. */
const mostBehind = 8 * 1024 * 1024
const longestBehindMs = 30_000

/** One open event stream of one session. */
export class Stream {
  readonly identity: Identity
  /** When the session was last seen to hold, by the machine's clock. */
  checkedAt = Date.now()
  readonly #response: ServerResponse
  readonly #sent = new Set<string>()
  #held: (() => void)[] | undefined = []
  #behindSince: number | undefined

  constructor(identity: Identity, response: ServerResponse) {
    this.identity = identity
    this.#response = response
    response.on('drain', () => (this.#behindSince = undefined))
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed
  }

  /** Sends an event; one with an id goes out once. Holds it back until `release`, so that missed events come first. */
  send(event: string, data: unknown, id?: string): void {
    if (this.#held) this.#held.push(() => this.now(event, data, id))
    else this.now(event, data, id)
  }

  /** The same without waiting its turn. */
  now(event: string, data: unknown, id?: string): void {
    if (id !== undefined && this.#sent.has(id)) return
    if (id !== undefined) this.#remember(id)
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  release(): void {
    const held = this.#held ?? []
    this.#held = undefined
    for (const send of held) send()
  }

  /** Who takes nothing any more is let go, however little waits for it. */
  beat(): void {
    if (this.#behindSince !== undefined && Date.now() - this.#behindSince > longestBehindMs) this.#response.destroy()
    this.#write(': \n\n')
  }

  /** The session is over: says so and ends. */
  end(event?: string): void {
    if (event) this.#write(`event: ${event}\ndata: {}\n\n`)
    this.#response.end()
  }

  #write(text: string): void {
    if (!this.isOpen) return
    if (!this.#response.write(text)) this.#behindSince ??= Date.now()
    if (this.#response.writableLength > mostBehind) this.#response.destroy()
  }

  #remember(id: string): void {
    this.#sent.add(id)
    const [oldest] = this.#sent
    if (this.#sent.size > 500 && oldest !== undefined) this.#sent.delete(oldest)
  }
}
