import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { flowOf } from '@chengban/kernel/moves.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import type { Row } from '../data/row.ts'

/** What a move asks for, as fields of a form. */
export interface Asking {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly required: readonly string[]
  /** What stands in no column begins with, where a constant is declared. */
  readonly fresh: Row
}

/** Its columns, the state to choose where there is a choice, and what stands in no column. */
export const askedBy = (entity: Entity, move: Move): Asking => {
  const { asks = {}, input = [] } = move
  const state = chosenState(entity, move)
  const choice = state ? { [state]: choiceOf(entity.fields[state] as Field, move) } : {}
  return {
    entity: { ...entity, fields: { ...entity.fields, ...choice, ...asks } },
    names: [...(state ? [state] : []), ...input, ...Object.keys(asks)],
    required: [...(state ? [state] : []), ...Object.keys(asks).filter((name) => asks[name]?.options.required)],
    fresh: constantsOf(asks),
  }
}

/** The state field of a move that leads where the person says. */
const chosenState = (entity: Entity, move: Move): string | undefined =>
  Array.isArray(move.to) ? flowOf(entity, move.name)?.field : undefined

const choiceOf = (field: Field, { to }: Move): Field =>
  ({ ...field, options: { ...field.options, readonly: false, values: to } }) as unknown as Field

const constantsOf = (asks: Readonly<Record<string, Field>>): Row =>
  Object.fromEntries(
    Object.entries(asks)
      .map(([name, { options }]) => [name, options.default])
      .filter(([, constant]) => constant !== undefined && typeof constant !== 'object'),
  )

/** What is asked anew is not filled with what stands. */
export const withoutAsked = (row: Row, { required, entity, fresh }: Asking): Row => {
  const state = required.find((name) => row[name] !== undefined && entity.fields[name]?.kind === 'enum')
  return { ...row, ...fresh, ...(state ? { [state]: null } : {}) }
}

/** The words for what a move cannot go without, by field. */
export const requiredWords = (entity: Entity, move: Move): Readonly<Record<string, string>> => {
  const { asks = {} } = move
  const asked = Object.keys(asks).filter((name) => asks[name]?.options.required)
  const words = asked.map((name) => [name, missing(asks[name] as Field)])
  const state = chosenState(entity, move)
  const chosen = state ? [[state, `请选择${entity.fields[state]?.label}`]] : []
  return { ...Object.fromEntries([...words, ...chosen]), ...move.required }
}

const missing = ({ kind, label }: Field): string => {
  if (kind === 'signature') return '请签名'
  return kind === 'files' || kind === 'images' || kind === 'file' ? `请上传${label}` : `${label}不能为空`
}
