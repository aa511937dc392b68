import { textValue } from '../../data/row.ts'
import { formatDate, formatDateTime } from '../../dates/date-time.ts'
import { now } from '../../dates/now.ts'
import { KindChip } from '../../marks/KindChip.tsx'
import type { CellProps } from '../cell.ts'
import { isWholeDay } from './whole-day.ts'

export const DateCell = ({ row, name, field }: CellProps) => {
  const day = textValue(row[name])
  const isOver = field.options.lapses && day && day < formatDate(now().toISOString())
  if (!isOver) return formatDate(day) || '—'
  return (
    <>
      {formatDate(day)} <KindChip hue="bad">已过期</KindChip>
    </>
  )
}

export const DateTimeCell = ({ row, name, field }: CellProps) => {
  const written = isWholeDay(field) ? formatDate : formatDateTime
  return written(textValue(row[name])) || '—'
}
