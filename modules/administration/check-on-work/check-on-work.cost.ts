import { add, allOf, type Expr, field, ge, is, le, multiply, subtract, sum, today } from '@chengban/kernel/expr.ts'
import { coalesce, divide, greatest, least, of, parent, round } from '@chengban/kernel/formula.ts'
import { figureIn } from '@chengban/kernel/gather.ts'
import type { factKinds } from '../check-on-work-fact/check-on-work-fact.entity.ts'

type Fact = (typeof factKinds)[number]

/** How many of such facts count on a sheet. */
export const facts = (...kinds: Fact[]): Expr<never> =>
  sum({ of: 'checkOnWorkFact', by: 'checkOnWorkId', column: 'amount', where: is({ kind: kinds, isIgnore: false }) })

/** What the rule of a sheet calls them. */
export const rates = {
  dailyMissing: '日报未交',
  dailyLate: '日报迟交',
  weeklyMissing: '周报未交',
  weeklyLate: '周报迟交',
  projectDelay: '项目延期',
  projectPostpone: '项目改期',
  taskDelay: '任务延期',
  taskPostpone: '任务改期',
  unlock: '解锁',
  warning: '警告',
} as const satisfies Record<string, Fact>

const inRule = (...path: readonly [string, ...string[]]) => coalesce(figureIn(field('rule'), ...path), 0)

/** By the rates it was made with: Σ over kinds max(0, count − free) × rate. */
export const raw = add(
  ...Object.entries(rates).map(([name, kind]) =>
    multiply(greatest(0, subtract(facts(kind), inRule('free', name))), inRule('rates', name)),
  ),
)

const salary = of('userId', 'salary')

/** A share of the pay, and never so much that less than the least wage is left. */
export const cap = coalesce(
  least(
    round(divide(multiply(salary, figureIn(field('rule'), 'capPercent')), 100), 2),
    greatest(0, subtract(salary, figureIn(field('rule'), 'minWage'))),
  ),
  0,
)

/**
 * The date of the balance: today on a running sheet, afterwards the sheet's last day. Expired lots are left out
 * together with their uses.
 */
const asOf = least(parent('endDate'), today())
export const remain = sum({
  of: 'restDayLedger',
  by: 'userId',
  at: 'userId',
  column: 'hours',
  where: allOf(
    is({ kind: '调休' }),
    le(field('date'), asOf),
    ge(coalesce(of('lotId', 'expireDate'), field('expireDate')), asOf),
  ),
})
