import type { Field } from '@chengban/kernel/field.ts'
import type { ComponentType } from 'react'
import type { Row } from '../data/row.ts'
import type { CellFace } from './cell.ts'

export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly field: Field
  /** Name of the entity the field belongs to. */
  readonly entity: string
  readonly value: unknown
  /** The row being changed, for the names of what is chosen; empty for a new one. */
  readonly row: Row
  /** The form it stands in: its fields, and what they hold now. */
  readonly within?: { readonly fields: Readonly<Record<string, Field>>; readonly values: Row }
  /** It stands in a cell of a grid: as little room as it can do with. */
  readonly isCompact?: boolean
  readonly isInvalid: boolean
  /** What is wrong inside, where the value is a list: `0.money` → message. */
  readonly errors?: Readonly<Record<string, string>>
  readonly onChange: (value: unknown) => void
}

export interface FilterProps {
  readonly field: Field
  /** As it stands in the address. */
  readonly text: string
  readonly onChange: (text: string) => void
}

/** How a list is narrowed by a kind. The choice is kept as text, so that it can stand in the address. */
export interface FilterFace {
  readonly Filter: ComponentType<FilterProps>
  /** The text as the server's condition on the column; undefined while it is none. */
  readonly condition: (text: string, field: Field) => Readonly<Record<string, unknown>> | undefined
  /** The choice in words, after `label：`. */
  readonly Words: ComponentType<Omit<FilterProps, 'onChange'>>
}

/** All faces of a kind in the browser. */
export interface WidgetFace extends CellFace {
  /** null: shown only. */
  readonly Control: ComponentType<ControlProps> | null
  readonly filter: FilterFace | null
}
