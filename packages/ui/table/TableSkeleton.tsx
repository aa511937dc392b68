import type { Column } from './columns.ts'
import { useDelayed } from './use-delayed.ts'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly ticks: boolean
  readonly count?: number
}

/** The table's own layout before its first rows, where they take more than 120 ms. */
export function TableSkeleton<Row>({ columns, ticks, count = 12 }: Props<Row>) {
  if (!useDelayed(true)) return null
  return (
    <tbody className="cb-table-skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <tr key={i} style={{ opacity: Math.max(0.15, 1 - i / count) }}>
          {ticks && (
            <td className="cb-table-tick">
              <i className="is-tick" />
            </td>
          )}
          {columns.map((column) => (
            <td key={column.key} className={column.align === 'right' ? 'is-right' : undefined}>
              <i style={{ width: `${55 + ((i * 7 + column.key.length * 13) % 35)}%` }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
