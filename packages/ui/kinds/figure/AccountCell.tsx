import type { PercentOptions } from '@chengban/kernel/kinds/decimal.ts'
import { AccountBar } from '../../marks/AccountBar.tsx'
import type { CellProps } from '../cell.ts'

/** The share received, beside the bar of its account. */
export const AccountCell = ({ row, field }: CellProps) => {
  const { account } = field.options as PercentOptions
  if (!account) return null
  return (
    <AccountBar
      total={row[account.total] as string}
      invoiced={row[account.invoiced] as string}
      received={row[account.received] as string}
    />
  )
}
