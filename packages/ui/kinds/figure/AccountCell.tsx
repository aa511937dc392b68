import { textValue } from '../../data/row.ts'
import { AccountBar } from '../../marks/AccountBar.tsx'
import type { CellProps } from '../cell.ts'

/** The share received, beside the bar of its account. */
export const AccountCell = ({ row, field }: CellProps) => {
  const { account } = field.options
  if (!account) return null
  return (
    <AccountBar
      total={textValue(row[account.total])}
      invoiced={textValue(row[account.invoiced])}
      received={textValue(row[account.received])}
    />
  )
}
