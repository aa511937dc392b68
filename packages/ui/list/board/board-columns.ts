import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf } from '@chengban/kernel/field.ts'
import { useOptions, valuesOf } from '../../kinds/choice/choice-filter.ts'
import type { List } from '../use-list.ts'

export interface BoardColumn {
  /** '' for rows that have none. */
  readonly value: string
  readonly label: string
}

/** The columns of a board: every value of its field that the filters and the view leave. */
export const useBoardColumns = ({ entity, state, view }: List, name: string): readonly BoardColumn[] => {
  const field = fieldOf(entity.fields, name)
  const options = useOptions(field)
  const chosen = valuesOf(state.filters[name] ?? '')
  const ofView = heldBy(view?.filters?.[name])
  const columns = options
    .filter((option) => (option as { isEnable?: boolean }).isEnable !== false)
    .map(({ value, label }) => ({ value, label }))
    .filter(({ value }) => (chosen.length === 0 || chosen.includes(value)) && (ofView?.includes(value) ?? true))
  return mayBeEmpty(field) && chosen.length === 0 && !ofView ? [...columns, { value: '', label: '未填' }] : columns
}

/** The condition on the rows of a column. */
export const conditionOn = (name: string, value: string): Readonly<Record<string, unknown>> => ({
  [name]: value === '' ? { isNull: true } : { equalTo: value },
})

/** What the cards of a board are read with, beside what they show. */
export const boardNames = (entity: Entity): readonly string[] => {
  const { by, card = [] } = entity.list?.board ?? { by: '' }
  return [by, ...card]
}

const heldBy = (condition: unknown): readonly string[] | undefined => {
  const { equalTo, in: among }: { equalTo?: string; in?: readonly string[] } = condition ?? {}
  return equalTo === undefined ? among : [equalTo]
}

const mayBeEmpty = ({ options: { required, default: first, computed } }: Field): boolean =>
  !required && first === undefined && !computed
