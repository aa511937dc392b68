import { formatMoney, UNKNOWN } from '../../figures/money.ts'
import { Money } from '../../marks/Money.tsx'
import type { CellProps } from '../cell.ts'
import { Hidden } from '../Hidden.tsx'
import { isHidden } from '../hidden.ts'

export const MoneyCell = (props: CellProps) =>
  isHidden(props) ? <Hidden field={props.field} /> : <Money value={props.row[props.name] as string | null} />

export const DecimalCell = (props: CellProps) => {
  const { digits = 2 } = props.field.options as { digits?: number }
  return isHidden(props) ? <Hidden field={props.field} /> : formatMoney(props.row[props.name] as string | null, digits)
}

/** Stored as percentage points: 6 is 6.0%. */
export const PercentCell = (props: CellProps) => {
  const value = props.row[props.name] as string | null | undefined
  if (isHidden(props)) return <Hidden field={props.field} />
  if (value === null || value === undefined) return UNKNOWN
  return Number(value) === 100 ? '100%' : `${formatMoney(value, 1)}%`
}

export const IntCell = (props: CellProps) => {
  const value = props.row[props.name] as number | null | undefined
  if (isHidden(props)) return <Hidden field={props.field} />
  return value === null || value === undefined ? UNKNOWN : value.toLocaleString('en-US').replace('-', '−')
}
