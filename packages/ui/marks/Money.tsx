import type { Decimal } from '../figures/decimal.ts'
import { HIDDEN, moneyParts, UNKNOWN } from '../figures/money.ts'
import './figure.css'

interface Props {
  /** Decimal string; null is not known (`—`), `***` is hidden by rights. */
  readonly value: Decimal
  /** Why it is hidden, on hover. */
  readonly reason?: string
  /** `¥` only before a single large sum. */
  readonly sign?: boolean
  readonly strong?: boolean
}

/** A sum: `1,245,000.00` with paler decimals, tabular, never cut. */
export function Money({ value, reason = '没有查看金额的权限', sign, strong }: Props) {
  if (value === HIDDEN)
    return (
      <span className="cb-money is-quiet" title={reason}>
        {HIDDEN}
      </span>
    )
  const parts = moneyParts(value)
  if (parts === undefined) return <span className="cb-money is-quiet">{UNKNOWN}</span>
  return (
    <span className={strong ? 'cb-money is-strong' : 'cb-money'}>
      {sign && <span className="cb-money-sign">¥</span>}
      {parts.sign + parts.whole}
      <span className="cb-money-decimals">{parts.decimals}</span>
    </span>
  )
}
