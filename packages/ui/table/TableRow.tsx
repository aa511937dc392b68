import { type HTMLAttributes, type MouseEvent, memo } from 'react'
import { type Column, plainCell } from './columns.ts'
import { Tick } from './Tick.tsx'

interface Props<Row> {
  readonly row: Row
  readonly id: string
  readonly label: string
  readonly href: string | undefined
  readonly rowProps: ((row: Row) => HTMLAttributes<HTMLElement>) | undefined
  readonly columns: readonly Column<Row>[]
  /** undefined: rows of this table are not ticked. */
  readonly selected: boolean | undefined
  /** The row has the keyboard focus. */
  readonly current: boolean
  readonly onTick: (id: string, on: boolean, shift: boolean) => void
  readonly onOpen: ((row: Row) => void) | undefined
}

function PlainRow<Row>({ row, id, label, href, rowProps, columns, selected, current, onTick, onOpen }: Props<Row>) {
  const open = (event: MouseEvent) => {
    if (onOpen === undefined || meansSomethingElse(event)) return
    event.preventDefault()
    onOpen(row)
  }
  const state = `${selected ? 'is-selected ' : ''}${current ? 'is-current' : ''}`
  return (
    <tr
      data-row={id}
      className={state || undefined}
      aria-current={current || undefined}
      tabIndex={-1}
      onClick={open}
      {...rowProps?.(row)}
    >
      {selected !== undefined && (
        <td className="cb-table-tick">
          <Tick
            label={`选择 ${label}`}
            state={selected ? 'all' : 'none'}
            onTick={(on, shift) => onTick(id, on, shift)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column)}>
          <Cell row={row} column={column} href={href} />
        </td>
      ))}
    </tr>
  )
}

/** One row; drawn again only when its data, its columns or its own state changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow

/** Classes shared by the cells of a column in head, body and foot. */
export function cellClass<Row>({ align, name, quiet }: Column<Row>): string | undefined {
  const words = [
    align === 'right' && 'is-right',
    name && 'is-name',
    quiet && (quiet === 'more' ? 'is-quieter' : 'is-quiet'),
  ]
  return words.filter(Boolean).join(' ') || undefined
}

interface CellProps<Row> {
  readonly row: Row
  readonly column: Column<Row>
  readonly href: string | undefined
}

function Cell<Row>({ row, column, href }: CellProps<Row>) {
  const value = column.render ? column.render(row) : plainCell(row, column.key)
  const shown =
    column.name && href !== undefined ? (
      <a className="cb-table-link" href={href} data-own="">
        {value}
      </a>
    ) : (
      value
    )
  return column.frame ? column.frame(row, shown) : shown
}

function meansSomethingElse(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return true
  const inner = (event.target as Element).closest('a,button,input,select,textarea,label,[role="button"],[data-aim]')
  if (inner !== null && !inner.hasAttribute('data-own')) return true
  return (window.getSelection()?.toString() ?? '') !== ''
}
