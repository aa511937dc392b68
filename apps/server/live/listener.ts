import { setTimeout as wait } from 'node:timers/promises'
import { channel } from '@chengban/engine/row/channel.ts'
import pg from 'pg'

interface Hearing {
  readonly onPayload: (payload: string | undefined) => void
  /** Called when it listens again after a lost connection: notifications in between were missed. */
  readonly onBack: () => void
}

const firstWaitMs = 200
const longestWaitMs = 5000
const probeMs = 20_000

/** The one connection of this process that listens; made anew whenever it is lost. */
export class Listener {
  readonly #url: string
  readonly #hearing: Hearing
  readonly #ended = new AbortController()
  #client: pg.Client | undefined

  constructor(url: string, hearing: Hearing) {
    this.#url = url
    this.#hearing = hearing
  }

  /** Resolves once it listens for the first time; reconnects without being asked. */
  async start(): Promise<void> {
    await this.#connect(false)
  }

  async stop(): Promise<void> {
    this.#ended.abort()
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(again: boolean): Promise<void> {
    for (let pause = firstWaitMs; !this.#ended.signal.aborted; pause = Math.min(pause * 2, longestWaitMs)) {
      const client = new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 5000 })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await this.#listen(client)
        if (again) this.#hearing.onBack()
        return
      } catch {
        await client.end().catch(() => undefined)
        await this.#pause(pause)
      }
    }
  }

  async #listen(client: pg.Client): Promise<void> {
    client.on('notification', ({ payload }) => this.#hearing.onPayload(payload))
    await client.query(`listen ${channel}`)
    if (this.#ended.signal.aborted) return void (await client.end())
    this.#client = client
    const probe = setInterval(() => void this.#probe(client), probeMs)
    client.once('end', () => {
      clearInterval(probe)
      if (!this.#ended.signal.aborted) void this.#connect(true)
    })
  }

  /** A line that is dead without knowing it answers nothing. */
  async #probe(client: pg.Client): Promise<void> {
    const answered = client.query('select 1').then(
      () => true,
      () => false,
    )
    const isAlive = await Promise.race([answered, wait(5000, false, { ref: false })])
    if (!isAlive) client.connection.stream.destroy()
  }

  #pause(ms: number): Promise<unknown> {
    return wait(ms, undefined, { signal: this.#ended.signal, ref: false }).catch(() => undefined)
  }
}
