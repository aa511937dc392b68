import { memo } from 'react'
import { type Column, nextSort } from './columns.ts'
import { cellClass } from './TableRow.tsx'
import { Tick } from './Tick.tsx'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  /** State of the page's rows; undefined: no ticks. */
  readonly ticked: 'none' | 'some' | 'all' | undefined
  readonly onTickAll: (on: boolean) => void
  readonly sort: string | undefined
  readonly onSort: ((sort: string | undefined) => void) | undefined
}

function PlainHead<Row>({ columns, ticked, onTickAll, sort, onSort }: Props<Row>) {
  return (
    <thead>
      <tr>
        {ticked && (
          <th scope="col" className="cb-table-tick">
            <Tick label="选择本页全部" state={ticked} onTick={(on) => onTickAll(on)} />
          </th>
        )}
        {columns.map((column) => (
          <th key={column.key} scope="col" className={cellClass(column)} aria-sort={order(column.key, sort)}>
            {column.sortable && onSort ? (
              <button type="button" className="cb-table-sort" onClick={() => onSort(nextSort(sort, column.key))}>
                {column.title}
                <SortMark order={order(column.key, sort)} />
              </button>
            ) : (
              column.title
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export const TableHead = memo(PlainHead) as typeof PlainHead

function SortMark({ order }: { readonly order: 'ascending' | 'descending' | undefined }) {
  return (
    <svg className={order ? 'is-set' : undefined} width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
      {order !== 'descending' && <path d="M4 1.5 7 5H1z" />}
      {order !== 'ascending' && <path d="M4 10.5 1 7h6z" />}
    </svg>
  )
}

function order(key: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === key) return 'ascending'
  return sort === `-${key}` ? 'descending' : undefined
}
