import type { CellProps } from '../cell.ts'

/** A number given by the system; none yet is a dash. */
export const NumberCell = ({ row, name }: CellProps) => (row[name] ? String(row[name]) : '—')
