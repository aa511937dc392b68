import type { CellProps } from '../cell.ts'

export const BoolCell = ({ row, name }: CellProps) => {
  const value = row[name]
  if (value === null || value === undefined) return '—'
  return value ? '是' : <span className="cb-pale">否</span>
}
