import type { Decimal } from '../figures/decimal.ts'
import { formatMoney } from '../figures/money.ts'
import { percent, ratioOf } from '../figures/percent.ts'
import './figure.css'

interface Props {
  /** Contract sum: the track. */
  readonly total: Decimal
  readonly invoiced: Decimal
  readonly received: Decimal
  /** 4 px in rows with the rate beside it, 8 px in a ledger, 6 px in charts. */
  readonly size?: 'row' | 'ledger' | 'chart'
  readonly strong?: boolean
}

/** The account bar: invoiced and received drawn from the same zero on the track of the contract sum. */
export function AccountBar({ total, invoiced, received, size = 'row', strong }: Props) {
  const rate = ratioOf(received, total)
  if (rate === undefined) return null
  const label = `回款率 ${percent(rate)}，已回款 ${formatMoney(received)}，已开票 ${formatMoney(invoiced)}，合同额 ${formatMoney(total)}`
  return (
    <span className={`cb-account is-${size}${strong ? ' is-strong' : ''}`}>
      <span className="cb-account-track" role="img" aria-label={label}>
        <i className="cb-account-invoiced" style={{ width: share(ratioOf(invoiced, total)) }} />
        <i className="cb-account-received" style={{ width: share(rate) }} />
      </span>
      {size === 'row' && <span className="cb-account-rate">{percent(rate)}</span>}
    </span>
  )
}

function share(ratio: number | undefined): string {
  return `${Math.max(0, Math.min(1, ratio ?? 0)) * 100}%`
}
