import { add, compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'

/** What is left of a gross amount without the tax in it, in yuan; `rate` in percentage points. */
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

/** A red row's amount without tax: the one that flushes the last of an invoice takes what is left, to the cent. */
export const redWithoutTax = (
  red: string,
  rate: string,
  { money, amountNoTax, flushed, flushedNoTax }: Flushed,
): string =>
  compare(subtract(flushed, red), money) === 0 ? subtract(flushedNoTax, amountNoTax) : withoutTax(red, rate)
