import type { Entity } from './entity.ts'
import type { AnyExpr } from './expr.ts'
import type { Field } from './field.ts'
import type { Guard, Move } from './workflow.ts'

/** The columns that a condition on states and kinds asks for; undefined for any other condition. */
const statesAsked = ({ op }: AnyExpr): readonly string[] | undefined => {
  if (op.is === 'in') return [op.field]
  if (op.is === 'not') return statesAsked(op.arg)
  if (op.is !== 'and' && op.is !== 'or') return undefined
  const parts = op.args.map(statesAsked)
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

type Given = Pick<Move, 'guards' | 'input' | 'asks'>

/** The guards of a move that ask only what the record is by its stored columns, nothing that is given with the move. */
export const stateGuards = (
  { fields }: Pick<Entity, 'fields'>,
  { guards = [], input = [], asks = {} }: Given,
): readonly Guard[] =>
  guards.filter(({ holds }) => {
    const names = statesAsked(holds)
    return names?.every((name) => isStored(fields[name]) && !input.includes(name) && !(name in asks)) ?? false
  })

const isStored = (field: Field | undefined): boolean => {
  const { computed, kept } = field?.options ?? {}
  return field !== undefined && (computed === undefined || kept === true)
}
