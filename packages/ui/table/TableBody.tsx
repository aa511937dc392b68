import type { Column } from './columns.ts'
import type { Selection } from './selection.ts'
import { TableRow } from './TableRow.tsx'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  readonly columns: readonly Column<Row>[]
  readonly rowName: ((row: Row) => string) | undefined
  readonly href: ((row: Row) => string | undefined) | undefined
  readonly selected: Selection | undefined
  readonly current: string | undefined
  readonly onTick: (id: string, on: boolean, shift: boolean) => void
  readonly onOpen: ((row: Row) => void) | undefined
}

export function TableBody<Row>({ rows, ids, columns, rowName, href, selected, current, onTick, onOpen }: Props<Row>) {
  return (
    <tbody>
      {rows.map((row, i) => {
        const id = ids[i] ?? ''
        return (
          <TableRow
            key={id}
            row={row}
            id={id}
            label={rowName?.(row) ?? id}
            href={href?.(row)}
            columns={columns}
            selected={selected?.has(id)}
            current={current === id}
            onTick={onTick}
            onOpen={onOpen}
          />
        )
      })}
    </tbody>
  )
}
