import type { Field } from '@chengban/kernel/field.ts'
import type { ComponentType } from 'react'
import type { Row } from '../data/row.ts'

export interface CellProps {
  readonly field: Field
  readonly name: string
  readonly row: Row
  /** The entity of the row, where it is a stored record. */
  readonly entity?: string
}

/** How a kind is read: in a row, beside its label, on a card. No antd in it, so that phone pages stay light. */
export interface CellFace {
  readonly Cell: ComponentType<CellProps>
  readonly align?: 'right'
  /** Pixels in a table. */
  readonly width: number
  /** Takes a whole line of a record or form. */
  readonly isWide?: boolean
  readonly isSortable?: boolean
  readonly quiet?: boolean | 'more'
}
