import { formatDate, formatDateTime } from '../../dates/date-time.ts'
import type { CellProps } from '../cell.ts'

export const DateCell = ({ row, name }: CellProps) => formatDate(row[name] as string | null) || '—'
export const DateTimeCell = ({ row, name }: CellProps) => formatDateTime(row[name] as string | null) || '—'
