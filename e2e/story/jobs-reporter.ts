import process from 'node:process'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { type JobName, jobs } from './jobs.ts'
import { type Budget, secondsOf, type Tally } from './tally.ts'

/** Tells at the end of the browser run what each daily job costs, what cuts did, and what pages weigh. */
export default class JobsReporter implements Reporter {
  readonly #costs = new Map<string, Tally>()
  readonly #cuts = new Map<string, number>()
  readonly #weights = new Set<string>()

  printsToStdio(): boolean {
    return false
  }

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      if (type === 'weight') this.#weights.add(description)
      if (type === 'cut') this.#cuts.set(description, (this.#cuts.get(description) ?? 0) + 1)
      if (type !== 'job') continue
      const { name, clicks, keys } = JSON.parse(description) as Tally & { name: JobName }
      this.#costs.set(name, { clicks, keys })
    }
  }

  onEnd(): void {
    this.#tellCuts()
    for (const weight of this.#weights) process.stdout.write(`冷启动 cold ${weight}\n`)
    if (this.#costs.size === 0) return
    const lines = Object.entries(jobs).map(([name, budget]) => this.#line(name, budget))
    process.stdout.write(`\n日常事务 daily jobs\n${lines.join('\n')}\n`)
  }

  /** Cuts after which the text was at the server once; one that was lost or doubled fails its story. */
  #tellCuts(): void {
    if (this.#cuts.size === 0) return
    const all = [...this.#cuts.values()].reduce((sum, each) => sum + each, 0)
    const lines = [...this.#cuts].map(([page, count]) => `  ${page}: ${count}`)
    process.stdout.write(`\n断网 cuts: ${all}, 0 lost, 0 doubled\n${lines.join('\n')}\n`)
  }

  #line(name: string, { clicks, seconds }: Budget): string {
    const cost = this.#costs.get(name)
    if (!cost) return `  ${name}：未走 not walked`
    const most = [clicks && `≤ ${clicks} 次点击`, seconds && `≤ ${seconds} 秒`].filter(Boolean).join('，')
    return `  ${name}：${cost.clicks} 次点击，${cost.keys} 次按键，约 ${secondsOf(cost)} 秒${most && `（${most}）`}`
  }
}
