import type { Column } from './columns.ts'
import { cellClass } from './TableRow.tsx'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly ticks: boolean
  readonly label: string
}

/** Sums of the page under their columns; the label takes the cells before the first sum. */
export function TableFoot<Row>({ columns, rows, ticks, label }: Props<Row>) {
  const first = columns.findIndex((column) => column.sum)
  if (first < 0) return null
  return (
    <tfoot>
      <tr>
        <td className="cb-table-foot-label" colSpan={first + (ticks ? 1 : 0)}>
          <span>{label}</span>
        </td>
        {columns.slice(first).map((column) => (
          <td key={column.key} className={cellClass(column)}>
            {column.sum?.(rows)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
