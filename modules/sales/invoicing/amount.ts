import { add, compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'

/** Returns a gross amount without its tax, in yuan; `rate` is in percentage points. */
export const withoutTax = (money: string, rate: string): string =>
  round(divide(multiply(money, '100'), add('100', rate)) ?? '0', 2)

export interface Flushed {
  /** Of the blue invoice. */
  readonly money: string
  readonly amountNoTax: string
  /** Of its red rows issued so far, as positive sums. */
  readonly flushed: string
  readonly flushedNoTax: string
}

/** Returns a red row's amount without tax; the row that cancels the rest of an invoice takes the exact remainder. */
export const redWithoutTax = (
  red: string,
  rate: string,
  { money, amountNoTax, flushed, flushedNoTax }: Flushed,
): string =>
  compare(subtract(flushed, red), money) === 0 ? subtract(flushedNoTax, amountNoTax) : withoutTax(red, rate)
