import type { Entity } from '@chengban/kernel/entity.ts'
import type { Identity } from '../auth/context.ts'
import type { AskedBy, GraphqlAction, Outcome } from './actions.ts'
import type { GraphqlReply, GraphqlRequest } from './door.ts'
import type { NamedQuestion } from './named-questions.ts'

/** What the thread is started with; declarations are data, so they travel as they are. */
export interface Start {
  /** Of the login role. */
  readonly url: string
  /** By way of a pooler. */
  readonly isPooled: boolean
  readonly entities: readonly Entity[]
  /** Calls that have a name here, without what they do. */
  readonly calls: readonly NamedQuestion[]
  readonly isOpen: boolean
  /** Of the thread's own pool, where not as many as the machine would have. */
  readonly connections?: number
}

/**
 * From the server to the thread; `shift`: seconds by which the business clock is ahead, `left`: milliseconds that the
 * answer may take; `gone`: nobody waits for it any more.
 */
export type Down =
  | {
      readonly is: 'ask'
      readonly id: number
      readonly asked: GraphqlRequest
      readonly shift: number
      readonly left: number
    }
  | { readonly is: 'gone'; readonly id: number }
  | { readonly is: 'done'; readonly id: number; readonly outcome: Outcome }
  | { readonly is: 'close' }

/** From the thread to the server. */
export type Up =
  | { readonly is: 'answer'; readonly id: number; readonly answer: GraphqlReply }
  | {
      readonly is: 'act'
      readonly id: number
      readonly action: GraphqlAction
      readonly identity: Identity | null
      readonly origin: AskedBy
    }
  | { readonly is: 'note'; readonly reference: string; readonly error: unknown }

/** Batches messages of one turn of the event loop: waking the other thread costs more than a message. */
export class Post<M> {
  readonly #send: (messages: readonly M[]) => void
  #waiting: M[] = []

  constructor(send: (messages: readonly M[]) => void) {
    this.#send = send
  }

  tell(message: M): void {
    if (this.#waiting.push(message) === 1) setImmediate(() => this.#flush())
  }

  #flush(): void {
    const messages = this.#waiting
    this.#waiting = []
    this.#send(messages)
  }
}

/** Promises that a message from the other side settles. */
export class Pending<T> {
  readonly #open = new Map<number, (value: T) => void>()
  #last = 0

  open(send: (id: number) => void): Promise<T> {
    const id = ++this.#last
    return new Promise((resolve) => {
      this.#open.set(id, resolve)
      send(id)
    })
  }

  settle(id: number, value: T): void {
    this.#open.get(id)?.(value)
    this.#open.delete(id)
  }

  settleAll(value: T): void {
    for (const id of [...this.#open.keys()]) this.settle(id, value)
  }
}
