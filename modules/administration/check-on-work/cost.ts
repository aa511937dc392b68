import type { RowOf } from '@chengban/kernel/registry.ts'
import { rates } from './check-on-work.cost.ts'

type Fact = Pick<RowOf<'checkOnWorkFact'>, 'kind' | 'amount' | 'isIgnore'>

/** What a sheet was made with. */
export interface SheetRule {
  readonly rates: Readonly<Record<string, string>>
  readonly free: Readonly<Record<string, number>>
}

export interface Cost {
  /** All of it was free, or counts no more. */
  readonly free: boolean
  readonly rate: string
  readonly money: string
}

const names = new Map(Object.entries(rates).map(([name, kind]) => [kind as string, name]))

/** Facts in the order of their days, each with what it costs: the free units of a kind go to the first of it. */
export const costs = (facts: readonly Fact[], rule: SheetRule): Cost[] => {
  const left = new Map<string, number>()
  return facts.map(({ kind, amount, isIgnore }) => {
    const name = names.get(kind)
    const rate = cents(name ? (rule.rates[name] ?? '0') : '0')
    if (isIgnore || !name) return { free: true, rate: money(rate), money: '0.00' }
    const free = left.get(kind) ?? Number(rule.free[name] ?? 0)
    const units = Number(amount)
    left.set(kind, Math.max(0, free - units))
    const paid = Math.max(0, units - free)
    return { free: paid === 0, rate: money(rate), money: money(Math.round(paid * rate)) }
  })
}

const cents = (value: string): number => Math.round(Number(value) * 100)
const money = (value: number): string => (value / 100).toFixed(2)
