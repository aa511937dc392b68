import type { ReactNode } from 'react'
import { type Decimal, sumDecimals } from '../figures/decimal.ts'

/** A column of a DataTable. Keep the array's identity stable: rows are drawn again only when it changes. */
export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly align?: 'left' | 'right'
  /** Pixels. Those without a width share what is left. */
  readonly width?: number
  /** Shares what is left as well; its width is the least it has. */
  readonly grows?: boolean
  /** Default: the row's own value under `key` as text, `—` when empty. */
  readonly render?: (row: Row) => ReactNode
  /** Stands around what the cell shows, its link included. */
  readonly frame?: (row: Row, shown: ReactNode) => ReactNode
  readonly sortable?: boolean
  /** The foot under this column, from the rows of the page. */
  readonly sum?: (rows: readonly Row[]) => ReactNode
  /** The name: stays in sight while the middle scrolls sideways, and carries the row's link. */
  readonly name?: boolean
  /** Numbers, counterparts: written in the second or third ink. */
  readonly quiet?: boolean | 'more'
}

export const TICK_WIDTH = 44
/** By so many pixels the sheet's gutter behind the last column is wider than what stands behind the others. */
export const GUTTER_BEYOND = 12
/** Least pixels of the column that takes what is left. */
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
