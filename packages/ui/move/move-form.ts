import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { MoveBegin } from '@chengban/kernel/move-begin.ts'
import { flowOf } from '@chengban/kernel/moves.ts'
import { begunOf, defaultOf, type Maker } from '@chengban/kernel/new-row.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import type { Row } from '../data/row.ts'
import type { Form } from '../form/use-form.ts'
import type { Values } from '../form/values.ts'

/** What a move asks for, as fields of a form. */
export interface Asking {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly required: readonly string[]
  /** First values of the inputs that are no columns, if declared. */
  readonly fresh: Row
}

const nobody: Maker = { userId: '', today: '', now: '' }

/**
 * Returns the form's fields: the columns to fill in, the state where there is a choice, and inputs that are no columns.
 */
export const askedBy = (entity: Entity, move: Move, maker = nobody): Asking => {
  const { asks = {}, input = [] } = move
  const state = chosenState(entity, move)
  const choice = state ? { [state]: choiceOf(fieldOf(entity.fields, state), move) } : {}
  return {
    entity: { ...entity, fields: { ...entity.fields, ...choice, ...asks } },
    names: [...(state ? [state] : []), ...input, ...Object.keys(asks)],
    required: [...(state ? [state] : []), ...Object.keys(asks).filter((name) => asks[name]?.options.required)],
    fresh: freshOf(asks, maker),
  }
}

/** The state field of a move that leads where the person says. */
const chosenState = (entity: Entity, move: Move): string | undefined =>
  Array.isArray(move.to) ? flowOf(entity, move.name)?.field : undefined

const choiceOf = (field: Field, { to }: Move): Field =>
  ({ ...field, options: { ...field.options, readonly: false, values: to } }) as Field

const freshOf = (asks: Readonly<Record<string, Field>>, maker: Maker): Row =>
  Object.fromEntries(
    Object.entries(asks)
      .filter(([, { options }]) => options.default !== undefined || options.begins)
      .map(([name, field]) => [name, defaultOf(field, maker) ?? begunOf(field, maker)]),
  )

/** Returns the row as the form of a move shows it: fields to be answered anew start empty. */
export const withoutAsked = (row: Row, { entity, fresh }: Asking, move: Move): Row => {
  const state = chosenState(entity, move)
  const emptied = Object.entries(move.begins ?? {}).flatMap(([name, begin]) => (begin === 'nothing' ? [name] : []))
  return {
    ...row,
    ...fresh,
    ...Object.fromEntries([...emptied, ...(state ? [state] : [])].map((name) => [name, null])),
  }
}

/** Returns the proposed values: today where declared and empty, and the next state where one is chosen. */
export const proposed = (entity: Entity, row: Row, move: Move, today: string): Values => {
  const begun = Object.entries(move.begins ?? {}).flatMap(([name, begin]) => {
    // what is asked is no column, also where one is called the same
    const isOpen = move.asks?.[name] !== undefined || isEmpty(row[name])
    const value = begin && isOpen ? begunWith(begin, row, today) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  const state = chosenState(entity, move)
  const next = state && nextState(entity, row[state], move)
  return { ...Object.fromEntries(begun), ...(next ? { [state]: next } : {}) }
}

const begunWith = (begin: MoveBegin, row: Row, today: string): unknown => {
  if (typeof begin === 'string') return begin === 'today' ? today : undefined
  if ('is' in begin) return begin.is
  // read apart, before the form opens
  if ('newest' in begin) return undefined
  return isEmpty(row[begin.column]) ? undefined : row[begin.column]
}

/** Of the states a move leads to the nearest: after the present one, or before it where it only leads back. */
const nextState = (entity: Entity, now: unknown, move: Move): string | undefined => {
  const states = flowOf(entity, move.name)?.states ?? []
  const at = states.indexOf(String(now))
  const open = listIn<string>(move.to)
    .map((state) => states.indexOf(state))
    .filter((place) => place !== at)
  const leadsBack = Math.max(...open) < Math.max(...move.from.map((state) => states.indexOf(state)))
  const before = open.filter((place) => place < at)
  const after = open.filter((place) => place > at)
  return states[leadsBack ? Math.max(...before) : Math.min(...after)]
}

/** Returns the values to send: changed columns, and the filled inputs that are no columns. */
export const sentBy = ({ values, changes }: Pick<Form, 'values' | 'changes'>, { asks = {} }: Move): Values => ({
  ...changes,
  ...Object.fromEntries(
    Object.keys(asks).flatMap((name) => (isEmpty(values[name]) && !(name in changes) ? [] : [[name, values[name]]])),
  ),
})

/** The word for a state that was not chosen, where there is a choice. */
export const chosenWords = (entity: Entity, move: Move): Readonly<Record<string, string>> => {
  const state = chosenState(entity, move)
  return state ? { [state]: `请选择${entity.fields[state]?.label}` } : {}
}
