import type { Row } from '../../data/row.ts'
import type { Order } from '../order/use-order.ts'
import type { List } from '../use-list.ts'
import type { BoardColumn } from './board-columns.ts'
import type { OnWay } from './use-board-move.ts'
import type { ColumnSum } from './use-column-sums.ts'

/** What the parts of a board share. */
export interface Board {
  readonly list: List
  /** The field whose values are the columns. */
  readonly by: string
  readonly columns: readonly BoardColumn[]
  /** What the rows of a column come to, where the list declares it. */
  readonly sums: (value: string) => readonly ColumnSum[]
  readonly isNarrow: boolean
  /** The card under the mouse. */
  readonly dragged: Row | undefined
  readonly onWay: OnWay | undefined
  /** The order of cards within their column. */
  readonly order: Order
  readonly drag: (row: Row | undefined) => void
  readonly move: (row: Row, column: BoardColumn) => void
  readonly open: (row: Row, among: readonly Row[]) => void
  /** Opens the parent record of a card with the files dropped on it. */
  readonly openWith?: (row: Row, files: readonly File[]) => void
}

/** A parent record opened from its card, with the dropped files. */
export interface Opened {
  readonly row: Row
  readonly files: readonly File[]
}
