import type { Identity } from '../auth/context.ts'
import type { Asking } from './asking.ts'
import { Burst } from './burst.ts'
import type { LiveEvent } from './event.ts'
import type { Stream } from './stream.ts'

type Message = Extract<LiveEvent, { event: 'message' }>
type RecordEvent = Extract<LiveEvent, { event: 'record' }>
type Ended = Extract<LiveEvent, { event: 'session' }>

interface Beside {
  readonly isAudited: (module: string) => boolean
  readonly isOnEveryPage: (module: string) => boolean
  /** Called with errors while sending; the streams stay open. */
  readonly report: (error: unknown) => void
}

/** Of one person; the window opened first gives way. */
const mostStreams = 20
const burstMs = 80
const checkEveryMs = 5 * 60_000
/** People asked about at once, so that a burst of writes does not take the pool. */
const atOnce = 4
/** Records asked about in one statement, so that none of them is long. */
const mostAsked = 500

/** All open streams of this process, and who of them hears what. */
export class Hub {
  readonly #asking: Asking
  readonly #isAudited: (module: string) => boolean
  readonly #isOnEveryPage: (module: string) => boolean
  readonly #report: (error: unknown) => void
  readonly #streams = new Map<string, Set<Stream>>()
  readonly #records = new Burst<RecordEvent>(burstMs, (records) => this.#tellRecords(records))
  readonly #common = new Burst<string>(burstMs, async (modules) => this.#tellCommon(modules))
  readonly #unread = new Burst<string>(burstMs, (people) => this.#tellUnread(people))
  /** Waiting decisions of each person by module, as sent last. */
  readonly #todo = new Map<string, Map<string, number>>()

  constructor(asking: Asking, { isAudited, isOnEveryPage, report }: Beside) {
    this.#asking = asking
    this.#isAudited = isAudited
    this.#isOnEveryPage = isOnEveryPage
    this.#report = report
  }

  /** Open streams. */
  get size(): number {
    return this.#all().length
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
    if (those?.size !== 0) return
    this.#streams.delete(userId)
    this.#todo.delete(userId)
  }

  hear(event: LiveEvent): void {
    switch (event.event) {
      case 'message':
        this.#tellMessage(event)
        break
      case 'record':
        this.#records.add(`${event.module} ${event.id}`, event)
        if (this.#isOnEveryPage(event.module)) this.#common.add(event.module, event.module)
        break
      case 'session':
        void this.#endSession(event)
        break
      case 'rights':
        for (const stream of this.#of(event.userId)) stream.send('session', {})
        break
      case 'unread':
        this.#unread.add(event.userId, event.userId)
        break
      case 'progress':
        for (const stream of this.#of(event.userId))
          stream.send('progress', { key: event.key, done: event.done, total: event.total })
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
    for (const burst of [this.#records, this.#common, this.#unread]) burst.clear()
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
  }

  /** Which table alone: who may not read its rows goes by them all the same. */
  #tellCommon(modules: readonly string[]): void {
    for (const stream of this.#all()) for (const module of modules) stream.send('common', { module })
  }

  async #tellRecords(records: readonly RecordEvent[]): Promise<void> {
    await this.#eachPerson([...this.#streams.keys()], async (who, those) => {
      for (let from = 0; from < records.length; from += mostAsked)
        for (const { module, id, todo } of await this.#asking.seen(who, records.slice(from, from + mostAsked))) {
          for (const stream of those) stream.send('record', { module, id })
          if (this.#isAudited(module)) this.#tellBadge(who.userId, module, todo)
        }
    })
  }

  async #tellUnread(people: readonly string[]): Promise<void> {
    await this.#eachPerson(people, async (who, those) => {
      const all = await this.#asking.unread(who)
      for (const stream of those) stream.send('unread', { all })
    })
  }

  /** A record that is handed on changes what waits for the one and for the other. */
  #tellBadge(userId: string, module: string, todo: number): void {
    const told = this.#todo.get(userId) ?? new Map<string, number>()
    if (told.get(module) === todo) return
    this.#todo.set(userId, told.set(module, todo))
    for (const stream of this.#of(userId)) stream.send('badge', { module, todo })
  }

  /** Asks once a person, in the name of a session of theirs that holds; whom a failure leaves untold reads everything anew. */
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
        if (!isOver(error)) return this.#leaveUntold(userId, error)
        for (const stream of this.#of(userId))
          if (stream.identity.sessionId === identity.sessionId) this.#drop(stream, 'session')
      }
    }
  }

  #leaveUntold(userId: string, error: unknown): void {
    this.#report(error)
    for (const stream of this.#of(userId)) stream.send('poll', {})
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
