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
  /** The row being changed, as the source of display names; empty for a new one. */
  readonly row: Row
  /** The surrounding form: its fields and their present values. */
  readonly within?: { readonly fields: Readonly<Record<string, Field>>; readonly values: Row }
  /** Shown in a cell of a grid: takes as little room as possible. */
  readonly isCompact?: boolean
  readonly isInvalid: boolean
  /** The errors inside a list value: `0.money` → message. */
  readonly errors?: Readonly<Record<string, string>>
  readonly onChange: (value: unknown) => void
}

export interface FilterProps {
  readonly field: Field
  /** The choice as the address writes it. */
  readonly text: string
  readonly onChange: (text: string) => void
}

/** How a kind filters a list. The choice is text, so that the address can hold it. */
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
