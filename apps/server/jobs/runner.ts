import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { JobResult, NamedJob } from '@chengban/engine/jobs/job.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { Runner } from 'graphile-worker'
import { openWorker } from './open-worker.ts'
import { runJob, type Shop } from './run.ts'

// Decision 020: Jobs are declared, and run once over all processes

export interface RunnerOptions {
  /** Of the login role, and of the owner who makes the schema. */
  readonly url: string
  readonly ownerUrl: string
  readonly jobs: readonly NamedJob[]
  readonly shop: Shop
}

const againMs = 5000
const longestStopMs = 1200
const longestAskMs = 60_000

/**
 * Runs the jobs of this process: those due by the schedule, which all processes share, and those queued. A due job is
 * queued once and taken by one process.
 */
export class JobRunner {
  readonly #options: RunnerOptions
  readonly #ended = new AbortController()
  #ready = Promise.withResolvers<Runner>()
  #walk: Promise<void> = Promise.resolve()
  /** Workers of this process that lost the database. */
  readonly #lost: string[] = []

  constructor(options: RunnerOptions) {
    this.#options = options
  }

  /** Returns at once; opened anew whenever the database is lost. */
  start(): void {
    this.#walk = this.#keepOpen()
  }

  /** Queues a job and waits until any process has done it; NOT_FOUND, or INTERNAL with the reference of its failure. */
  async ask(name: string): Promise<JobResult> {
    if (!this.#options.jobs.some(({ declared }) => declared.name === name)) throw new Refusal('NOT_FOUND', '任务不存在')
    const asked = randomUUID()
    const runner = await this.#ready.promise
    await runner.addJob(name, { asked }, { maxAttempts: 1 })
    for (const until = Date.now() + longestAskMs; Date.now() < until; await wait(25)) {
      const done = await this.#answerOf(asked)
      if (done?.result) return done.result
      if (done) throw new Refusal('INTERNAL', '系统异常', { reference: done.reference })
    }
    throw new Refusal('INTERNAL', '任务超时')
  }

  /**
   * Queues a job without waiting for it; asked again before it has begun it is done once. Before the queue is open
   * nothing is lost: what the job finds undone it does by its schedule.
   */
  soon(name: string): void {
    const queued = this.#ready.promise.then((runner) => runner.addJob(name, {}, { jobKey: name, maxAttempts: 1 }))
    queued.catch((error: unknown) => this.#report(error))
  }

  /** Stops within two seconds; unfinished jobs are taken over by another process, or after the next start. */
  async stop(): Promise<void> {
    this.#ended.abort()
    await Promise.race([this.#walk, wait(longestStopMs + 300, undefined, { ref: false })])
  }

  async #keepOpen(): Promise<void> {
    const { signal } = this.#ended
    while (!signal.aborted) {
      await this.#open().catch((error: unknown) => this.#report(error))
      if (!signal.aborted) await wait(againMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Resolves when the worker has ended. */
  async #open(): Promise<void> {
    const { signal } = this.#ended
    const { url, ownerUrl, jobs } = this.#options
    const { runner, id, close } = await openWorker({
      url,
      ownerUrl,
      jobs: jobs.map(({ declared }) => declared),
      stopMs: longestStopMs,
      lost: this.#lost,
      take: (name, payload) => this.#take(name, payload),
      report: (error) => this.#report(error),
    })
    this.#lost.length = 0
    const stop = () => void runner.stop().catch(() => undefined)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    this.#ready.resolve(runner)
    await this.#makeUp(runner).catch((error: unknown) => this.#report(error))
    await runner.promise.catch(() => undefined)
    if (!signal.aborted) this.#lost.push(id)
    this.#ready = Promise.withResolvers()
    signal.removeEventListener('abort', stop)
    await close()
  }

  /** Queues the runs that were due while no server ran, once for all processes. */
  async #makeUp(runner: Runner): Promise<void> {
    const { missedJobs } = await import('./missed.ts')
    const declared = this.#options.jobs.map((one) => one.declared)
    for (const { name, due } of await missedJobs(declared, this.#options.shop))
      await runner.addJob(name, { due }, { jobKey: `missed ${name}`, jobKeyMode: 'unsafe_dedupe' })
  }

  async #isMissedYet(name: string, due: string): Promise<boolean> {
    const { isMissedYet } = await import('./missed.ts')
    return isMissedYet({ name, due: new Date(due) }, this.#options.shop)
  }

  async #take(name: string, payload: unknown): Promise<void> {
    const found = this.#options.jobs.find(({ declared }) => declared.name === name)
    const { asked, due }: { asked?: string; due?: string } = payload ?? {}
    if (due && !(await this.#isMissedYet(name, due))) return
    if (found) await runJob(found, this.#options.shop, { ...(asked ? { asked } : {}), signal: this.#ended.signal })
  }

  async #answerOf(asked: string): Promise<{ result: JobResult | null; reference: string | null } | undefined> {
    const [row] = await this.#options.shop.transaction((tx) =>
      tx.query<{ result: JobResult | null; reference: string | null }>(
        'select result, reference from app.job_run where asked = $1',
        [asked],
      ),
    )
    return row
  }

  #report(error: unknown): void {
    if (!this.#ended.signal.aborted) this.#options.shop.report(error, { job: 'worker' })
  }
}
