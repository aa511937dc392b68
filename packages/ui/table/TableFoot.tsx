import { memo, type ReactNode } from 'react'
import type { Column } from './columns.ts'
import { cellClass } from './TableRow.tsx'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly ticks: boolean
  readonly label: ReactNode
  /** Sums of all rows by column, in place of those of the page. */
  readonly whole?: Readonly<Record<string, string>> | undefined
}

function PlainFoot<Row>({ columns, rows, ticks, label, whole }: Props<Row>) {
  if (!columns.some((column) => column.sum)) return null
  return (
    <tfoot>
      <tr>
        {ticks && <td className="cb-table-foot-label">{label}</td>}
        {columns.map((column, i) => (
          <td key={column.key} className={i === 0 && !ticks && !column.sum ? 'cb-table-foot-label' : cellClass(column)}>
            {column.sum ? column.sum(rows, whole?.[column.key]) : i === 0 && !ticks && label}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/**
 * The page's sums under their columns, with the label at the left in a cell without sum. Recomputed only when the rows
 * change.
 */
export const TableFoot = memo(PlainFoot) as typeof PlainFoot
