import type { Json } from '@chengban/kernel/kinds/json.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { rates } from './check-on-work.cost.ts'

type Fact = Pick<RowOf<'checkOnWorkFact'>, 'kind' | 'amount' | 'isIgnore'>

/** What a sheet was made with. */
export interface SheetRule {
  readonly rates: Readonly<Record<string, string>>
  readonly free: Readonly<Record<string, number>>
}

/** The rule of a sheet as its row keeps it. */
export const ruleOf = ({ rule }: { readonly rule: Json }): SheetRule => rule as unknown as SheetRule

export interface Cost {
  /** All of it was free, or counts no more. */
  readonly free: boolean
  readonly rate: string
  readonly money: string
}

const names = new Map(Object.entries(rates).map(([name, kind]) => [kind as string, name]))

/**
 * Returns the facts in order of their days, each with its cost. The free units of a kind are used by its first facts; a
 * negative amount refunds what the original had cost.
 */
export const costs = (facts: readonly Fact[], rule: SheetRule): Cost[] => {
  const counted = new Map<string, number>()
  return facts.map(({ kind, amount, isIgnore }) => {
    const name = names.get(kind)
    const rate = cents(name ? (rule.rates[name] ?? '0') : '0')
    if (isIgnore || !name) return { free: true, rate: money(rate), money: '0.00' }
    const before = counted.get(kind) ?? 0
    const now = before + Number(amount)
    counted.set(kind, now)
    const paid = paidOf(now, rule.free[name]) - paidOf(before, rule.free[name])
    return { free: paid === 0, rate: money(rate), money: money(Math.round(paid * rate)) }
  })
}

const paidOf = (units: number, free = 0): number => Math.max(0, units - free)

const cents = (value: string): number => Math.round(Number(value) * 100)
const money = (value: number): string => (value / 100).toFixed(2)
