import { addAll, compare, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import { isAmong } from '@chengban/kernel/is-among.ts'
import { beforeTax } from '../money-less/less-type.ts'

/** An open item of a person's pay, in the order of its date. */
export interface Item {
  readonly id: string
  readonly type: string
  readonly kind: '扣减' | '增加'
  /** The amount not yet taken or paid. */
  readonly remain: string
}

export interface Taken {
  readonly moneyLessId: string
  readonly type: string
  readonly money: string
}

/** Deductions exempt from the statutory limit; they may use up the remaining pay. */
const unbounded: readonly string[] = ['借款归还', '代垫社保', '年度个税调整']

/** Returns the additions, each with its full remaining amount. */
export const addedBy = (items: readonly Item[]): Taken[] =>
  items.filter(({ kind }) => kind === '增加').map(({ id, type, remain }) => ({ moneyLessId: id, type, money: remain }))

export interface Room {
  /** Gross before deductions. */
  readonly base: string
  /** Percentage points of the base that deductions may take. */
  readonly maxRate: string
  readonly socialMyself: string
  readonly accumulationFund: string
  /** The minimum wage. */
  readonly least: string
}

/** What deductions may take in all: a part of the gross, and never what the minimum wage must leave. */
export const roomOf = ({ base, maxRate, socialMyself, accumulationFund, least }: Room): string => {
  const share = round(multiply(multiply(base, maxRate), '0.01'), 2)
  const above = subtract(subtract(subtract(base, socialMyself), accumulationFund), least)
  const room = compare(share, above) < 0 ? share : above
  return compare(room, '0') < 0 ? '0.00' : room
}

/** Deductions within the room, those before tax first; what it does not hold stays open. */
export const boundedBy = (items: readonly Item[], room: string): { pre: Taken[]; post: Taken[] } => {
  const bounded = items.filter(({ kind, type }) => kind === '扣减' && !unbounded.includes(type))
  const pre = takeAll(bounded.filter(isBeforeTax), room)
  const post = takeAll(
    bounded.filter((item) => !isBeforeTax(item)),
    subtract(room, sumOf(pre)),
  )
  return { pre, post }
}

/** Takes loans, advanced social insurance and the year's tax adjustment from the remaining pay. */
export const unboundedBy = (items: readonly Item[], left: string): Taken[] =>
  takeAll(
    items.filter(({ kind, type }) => kind === '扣减' && unbounded.includes(type)),
    left,
  )

export const sumOf = (taken: readonly Taken[]): string => addAll(taken.map(({ money }) => money))

const isBeforeTax = ({ type }: Item): boolean => isAmong(beforeTax, type)

const takeAll = (items: readonly Item[], room: string): Taken[] => {
  let left = room
  return items.flatMap(({ id, type, remain }) => {
    const money = compare(remain, left) < 0 ? remain : left
    if (compare(money, '0') <= 0) return []
    left = subtract(left, money)
    return [{ moneyLessId: id, type, money }]
  })
}
