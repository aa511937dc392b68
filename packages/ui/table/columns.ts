import type { ReactNode } from 'react'
import { type Decimal, sumDecimals } from '../figures/decimal.ts'

/** A column of a DataTable. Keep the array's identity stable: rows are drawn again only when it changes. */
export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly align?: 'left' | 'right'
  /** Pixels. Columns without a width share the remaining room. */
  readonly width?: number
  /** Also shares the remaining room; its width is then the minimum. */
  readonly grows?: boolean
  /** Default: the row's own value under `key` as text, `—` when empty. */
  readonly render?: (row: Row) => ReactNode
  /** Wraps the cell's content, including its link. */
  readonly frame?: (row: Row, shown: ReactNode) => ReactNode
  readonly sortable?: boolean
  /** The foot under this column: of the rows of the page, or `whole`, the exact sum of all rows. */
  readonly sum?: (rows: readonly Row[], whole?: string | undefined) => ReactNode
  /** The name: stays in sight while the middle scrolls sideways, and carries the row's link. */
  readonly name?: boolean
  /** Numbers, counterparts: written in the second or third ink. */
  readonly quiet?: boolean | 'more'
}

export const TICK_WIDTH = 44
/** Pixels by which the gutter after the last column is wider than the padding after the other columns. */
export const GUTTER_BEYOND = 12
/** Minimum pixels of the column that takes the remaining room. */
export const roomOfName = 180

/** Least width of the table in pixels. */
export function tableWidth<Row>(columns: readonly Column<Row>[], ticks: boolean): number {
  return columns.reduce((width, column) => width + (column.width ?? roomOfName), ticks ? TICK_WIDTH : 0)
}

/** What a cell shows when its column does not say. */
export function plainCell<Row>(row: Row, key: string): ReactNode {
  const value = (row as Record<string, unknown>)[key]
  return value === null || value === undefined || value === '' ? '—' : String(value)
}

/** Exact sum of a money column over the rows that count. */
export function pageSum<Row>(
  rows: readonly Row[],
  money: (row: Row) => Decimal,
  counts: (row: Row) => boolean = () => true,
): string {
  return sumDecimals(rows.filter(counts).map(money))
}

/** The next sort after a click on a head: ascending, descending, none. `-tzCreate` is descending. */
export function nextSort(sort: string | undefined, key: string): string | undefined {
  if (sort === key) return `-${key}`
  return sort === `-${key}` ? undefined : key
}
