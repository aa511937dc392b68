import type { HTMLAttributes } from 'react'
import type { Column } from './columns.ts'
import type { Selection } from './selection.ts'
import { TableRow } from './TableRow.tsx'
import type { Sight } from './use-sight.ts'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  /** The rows that are drawn; the others leave their room. */
  readonly sight: Sight
  readonly columns: readonly Column<Row>[]
  readonly rowName: ((row: Row) => string) | undefined
  readonly href: ((row: Row) => string | undefined) | undefined
  readonly rowProps: ((row: Row) => HTMLAttributes<HTMLElement>) | undefined
  readonly selected: Selection | undefined
  readonly current: string | undefined
  readonly onTick: (id: string, on: boolean, shift: boolean) => void
  readonly onOpen: ((row: Row) => void) | undefined
}

export function TableBody<Row>(props: Props<Row>) {
  const { rows, ids, sight, columns, rowName, href, rowProps, selected, current, onTick, onOpen } = props
  return (
    <tbody>
      {sight.from > 0 && <Room height={sight.from * sight.rowHeight} />}
      {rows.slice(sight.from, sight.to).map((row, at) => {
        const id = ids[sight.from + at] ?? ''
        return (
          <TableRow
            key={id}
            row={row}
            id={id}
            label={rowName?.(row) ?? id}
            href={href?.(row)}
            rowProps={rowProps}
            columns={columns}
            selected={selected?.has(id)}
            current={current === id}
            onTick={onTick}
            onOpen={onOpen}
          />
        )
      })}
      {sight.to < rows.length && <Room height={(rows.length - sight.to) * sight.rowHeight} />}
    </tbody>
  )
}

const Room = ({ height }: { readonly height: number }) => (
  <tr>
    <td className="cb-table-room" style={{ height }} />
  </tr>
)
