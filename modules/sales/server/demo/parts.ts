import { add, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import { dayAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import type { DemoContract } from './contracts.ts'

/** One of the payments a contract is divided into. */
export interface Part {
  readonly one: DemoContract
  readonly key: string
  readonly type: '预付款' | '进度款' | '验收款'
  readonly money: string
  /** How many days ago it fell due; negative in time to come. */
  readonly days: number
  readonly isDone: boolean
}

/** Contracts at work are paid in three parts, and the last one that has been fulfilled. */
const inThree = ({ stage, days }: DemoContract['plan']): boolean =>
  stage === '履行中' || (stage === '履行完毕' && days < newestEnded)
const newestEnded = 430

/** Returns the payments of a root with its supplements: at signing, in progress and at acceptance, earliest first. */
export const partsOf = (one: DemoContract, all: readonly DemoContract[]): Part[] => {
  const { plan, row } = one
  const added = all.filter((other) => other.row.parentId === row.id && other.plan.status === '通过')
  const total = added.reduce((sum, other) => add(sum, other.row.money), row.money)
  const first = round(multiply(total, '0.3'), 2)
  const isSigned = ['履行中', '履行完毕', '已归档'].includes(plan.stage)
  const isDone = ['履行完毕', '已归档'].includes(plan.stage)
  const advance: Part = {
    one,
    key: `${row.id} 1`,
    type: '预付款',
    money: first,
    days: plan.days - 20,
    isDone: isSigned,
  }
  const last: Part = { ...advance, key: `${row.id} 2`, type: '验收款', days: plan.days - 300, isDone }
  if (!inThree(plan)) return [advance, { ...last, money: subtract(total, first) }]
  const middle: Part = { ...advance, key: `${row.id} 3`, type: '进度款', days: plan.days - 130 }
  return [advance, middle, { ...last, money: subtract(total, add(first, first)) }]
}

/** The day so many days ago, of the past a working day. */
export const dayOf = (days: number): string => (days > 0 ? workdayAgo(days) : dayAgo(days))

/** Splits a sum into shares; the last one takes the rounding remainder. */
export const shared = (money: string, shares: readonly string[]): string[] => {
  const firsts = shares.slice(0, -1).map((share) => round(multiply(money, share), 2))
  return [...firsts, firsts.reduce((left, one) => subtract(left, one), money)]
}
