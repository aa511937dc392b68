import type { CellProps } from '../cell.ts'

export const BoolCell = ({ row, name, field }: CellProps) => {
  const value = row[name]
  if (value === null || value === undefined) return '—'
  if (!value) return <span className="cb-pale">否</span>
  return field.options.alarms ? <span className="cb-days-over">是</span> : '是'
}
