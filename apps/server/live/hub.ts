import type { Identity } from '../auth/context.ts'
import type { Asking } from './asking.ts'
import { Burst } from './burst.ts'
import type { LiveEvent } from './event.ts'
import type { Stream } from './stream.ts'

type Message = Extract<LiveEvent, { event: 'message' }>
type RecordEvent = Extract<LiveEvent, { event: 'record' }>
type Ended = Extract<LiveEvent, { event: 'session' }>

/** Of one person; the window opened first gives way. */
const mostStreams = 20
const burstMs = 80
const checkEveryMs = 5 * 60_000
/** People asked about at once, so that a burst of writes does not take the pool. */
const atOnce = 4

/** All open streams of this process, and who of them hears what. */
export class Hub {
  readonly #asking: Asking
  readonly #report: (error: unknown) => void
  readonly #streams = new Map<string, Set<Stream>>()
  readonly #records = new Burst<RecordEvent>(burstMs, (records) => this.#tellRecords(records))
  readonly #unread = new Burst<string>(burstMs, (people) => this.#tellUnread(people))
  readonly #badges = new Burst<Message>(burstMs, (messages) => this.#tellBadges(messages))

  /** `report` is told of what went wrong while telling; the streams go on. */
  constructor(asking: Asking, report: (error: unknown) => void) {
    this.#asking = asking
    this.#report = report
  }

  add(stream: Stream): void {
    const { userId } = stream.identity
    const those = this.#streams.get(userId) ?? new Set()
    this.#streams.set(userId, those.add(stream))
    const [first] = those
    if (those.size > mostStreams && first) this.#drop(first)
  }

  remove(stream: Stream): void {
    const { userId } = stream.identity
    const those = this.#streams.get(userId)
    those?.delete(stream)
    if (those?.size === 0) this.#streams.delete(userId)
  }

  hear(event: LiveEvent): void {
    switch (event.event) {
      case 'message':
        this.#tellMessage(event)
        break
      case 'record':
        this.#records.add(`${event.module} ${event.id}`, event)
        break
      case 'session':
        void this.#endSession(event)
        break
      case 'unread':
        this.#unread.add(event.userId, event.userId)
        break
      case 'version':
        for (const stream of this.#all()) stream.send('version', { version: event.version })
    }
  }

  beat(): void {
    for (const stream of this.#all()) {
      stream.beat()
      if (Date.now() - stream.checkedAt > checkEveryMs) void this.#demandSession(stream)
    }
  }

  /** Nobody listened for a while: every client comes again and asks for what it missed. */
  restart(): void {
    for (const stream of this.#all()) this.#drop(stream)
  }

  close(): void {
    for (const burst of [this.#records, this.#unread, this.#badges]) burst.clear()
    this.restart()
  }

  #all(): Stream[] {
    return [...this.#streams.values()].flatMap((those) => [...those])
  }

  #of(userId: string): Stream[] {
    return [...(this.#streams.get(userId) ?? [])]
  }

  #tellMessage(message: Message): void {
    const { event: _event, userId, ...data } = message
    const those = this.#of(userId)
    if (those.length === 0) return
    for (const stream of those) stream.send('message', data, data.id)
    this.#unread.add(userId, userId)
    if (message.kind === '审批' && message.module) this.#badges.add(`${userId} ${message.module}`, message)
  }

  async #tellRecords(records: readonly RecordEvent[]): Promise<void> {
    await this.#eachPerson([...this.#streams.keys()], async (who, those) => {
      for (const { module, id } of await this.#asking.seen(who, records))
        for (const stream of those) stream.send('record', { module, id })
    })
  }

  async #tellUnread(people: readonly string[]): Promise<void> {
    await this.#eachPerson(people, async (who, those) => {
      const all = await this.#asking.unread(who)
      for (const stream of those) stream.send('unread', { all })
    })
  }

  async #tellBadges(messages: readonly Message[]): Promise<void> {
    for (const { userId, module } of messages)
      await this.#eachPerson([userId], async (who, those) => {
        const todo = await this.#asking.todo(who, String(module))
        for (const stream of those) stream.send('badge', { module, todo })
      })
  }

  /** Asks once a person, in the name of a session of theirs that holds; a failure costs that person this event. */
  async #eachPerson(
    people: readonly string[],
    work: (who: Identity, those: readonly Stream[]) => Promise<void>,
  ): Promise<void> {
    const left = [...people]
    const walk = async (): Promise<void> => {
      for (let userId = left.pop(); userId !== undefined; userId = left.pop()) await this.#attempt(userId, work)
    }
    await Promise.all(Array.from({ length: atOnce }, walk))
  }

  async #attempt(userId: string, work: (who: Identity, those: readonly Stream[]) => Promise<void>): Promise<void> {
    for (const { identity } of this.#of(userId)) {
      try {
        return await work(identity, this.#of(userId))
      } catch (error) {
        if (!isOver(error)) return this.#report(error)
        for (const stream of this.#of(userId))
          if (stream.identity.sessionId === identity.sessionId) this.#drop(stream, 'session')
      }
    }
  }

  /** Where all sessions of a person ended, those that began since hold on. */
  async #endSession({ userId, sessionId }: Ended): Promise<void> {
    for (const stream of this.#of(userId)) {
      if (sessionId === null) await this.#demandSession(stream)
      else if (stream.identity.sessionId === sessionId) this.#drop(stream, 'session')
    }
  }

  async #demandSession(stream: Stream): Promise<void> {
    stream.checkedAt = Date.now()
    await this.#asking
      .unread(stream.identity)
      .catch((error: unknown) => this.#drop(stream, isOver(error) ? 'session' : undefined))
  }

  #drop(stream: Stream, event?: string): void {
    this.remove(stream)
    stream.end(event)
  }
}

const isOver = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN')
