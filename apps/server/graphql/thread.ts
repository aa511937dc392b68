import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { clock } from '@chengban/engine/clock.ts'
import { Lanes } from '@chengban/engine/db/lanes.ts'
import { Impatient, Patience } from '@chengban/engine/db/patience.ts'
import type { Act } from './actions.ts'
import type { GraphqlReply, GraphqlRequest } from './door.ts'
import { type Log, tooLong } from './spoken.ts'
import { type Down, Pending, Post, type Start, type Up } from './wire.ts'

const quickModules = new URL('../module-paths.ts', import.meta.url).href

const secondsAhead = (): number => Math.round((clock.now().getTime() - Date.now()) / 1000)
const restartMs = 1000
/** Room for what lives no longer than a request. V8 itself would take 190 MB on a large machine, and keep it. */
const youngMb = 32
/** Milliseconds that a question may take, its waiting among them; what it reads is stopped then by the database. */
const mostMs = 30_000
/** Questions that are answered at the same time: each takes the thread for as long as it is planned and written out. */
const atOnce = 4 * availableParallelism()
const lost: GraphqlReply = {
  status: 503,
  text: JSON.stringify({ errors: [{ message: '系统繁忙，请重试', extensions: { code: 'INTERNAL' } }] }),
}
const late: GraphqlReply = {
  status: 200,
  text: JSON.stringify({ errors: [{ message: tooLong[1], extensions: { code: tooLong[0] } }] }),
}

// Decision 142: The first question starts GraphQL

/** Runs the GraphQL door in a thread from the first question on, and starts it anew if it dies. Early questions wait. */
export class Thread {
  readonly #start: Start
  readonly #act: Act
  readonly #log: Log
  readonly #pending = new Pending<GraphqlReply>()
  readonly #lanes = new Lanes(atOnce)
  #running: { readonly worker: Worker; readonly post: Post<Down> } | undefined
  #hasEnded = false
  /** The last thread died before it answered anything, or could not be opened. */
  #isBroken = false
  #isClosing = false

  constructor(start: Start, act: Act, log: Log) {
    this.#start = start
    this.#act = act
    this.#log = log
  }

  /** False after a thread that could not answer, until one answers. Where none was asked yet, the first builds the schema. */
  get isReady(): boolean {
    return !this.#hasEnded && !this.#isBroken
  }

  /** `patience`: stops reading when the caller hangs up. */
  ask(asked: GraphqlRequest, patience = new Patience()): Promise<GraphqlReply> {
    const began = performance.now()
    const work = () => this.#ask(asked, patience, mostMs - (performance.now() - began))
    const { identity, body } = asked
    return this.#lanes
      .run(identity?.userId, identity ? body : undefined, work, { patience, most: mostMs })
      .catch((error) => (error instanceof Impatient ? late : this.#failed(error)))
  }

  #failed(error: unknown): GraphqlReply {
    this.#log(error, 'graphql')
    return lost
  }

  #ask(asked: GraphqlRequest, patience: Patience, left: number): Promise<GraphqlReply> {
    if (this.#hasEnded || this.#isClosing) return Promise.resolve(lost)
    this.#running ??= this.#opened()
    let forget = (): void => undefined
    const answer = this.#pending.open((id) => {
      this.#tell({ is: 'ask', id, asked, shift: secondsAhead(), left })
      forget = patience.onLeave(() => this.#tell({ is: 'gone', id }))
    })
    return answer.finally(forget)
  }

  async close(): Promise<void> {
    this.#isClosing = true
    if (!this.#running) return
    const { worker } = this.#running
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    this.#tell({ is: 'close' })
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000).unref())])
    await worker.terminate()
  }

  #tell(message: Down): void {
    this.#running?.post.tell(message)
  }

  #opened() {
    try {
      return this.#open()
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  #open() {
    let hasAnswered = false
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#start,
      execArgv: [...flagsOfThread(process.execArgv), '--import', quickModules],
      env: { ...process.env, ...compiled(), GRAPHILE_ENV: 'production' },
      resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    })
    worker.on('message', (messages: readonly Up[]) => {
      hasAnswered ||= messages.some(({ is }) => is === 'answer')
      if (hasAnswered) this.#isBroken = false
      for (const message of messages) void this.#heard(message)
    })
    worker.on('error', (error) => void (this.#isClosing || this.#log(error, 'graphql')))
    worker.on('exit', () => this.#ended(hasAnswered))
    return { worker, post: new Post<Down>((messages) => worker.postMessage(messages)) }
  }

  async #heard(message: Up): Promise<void> {
    if (message.is === 'answer') this.#pending.settle(message.id, message.answer)
    else if (message.is === 'note') this.#log(message.error, message.reference)
    else {
      const { id, action, identity, origin } = message
      this.#tell({ is: 'done', id, outcome: await this.#act(action, identity, origin) })
    }
  }

  #ended(hasAnswered: boolean): void {
    this.#running = undefined
    this.#isBroken = !hasAnswered
    this.#hasEnded = true
    this.#pending.settleAll(lost)
    if (!this.#isClosing)
      setTimeout(() => {
        this.#hasEnded = false
      }, restartMs).unref()
  }
}

/** Flags of the process without those that bound V8's memory, with which no thread can be opened. */
export const flagsOfThread = (flags: readonly string[]): string[] =>
  flags.filter((flag) => !/^--max[-_](semi|old|young|heap)/.test(flag))

/** Threads do not take over by themselves where compiled code is kept; without it all types are stripped anew. */
const compiled = (): NodeJS.ProcessEnv => {
  const kept = getCompileCacheDir()
  return kept ? { NODE_COMPILE_CACHE: dirname(kept) } : {}
}
