import type { Call } from './call.ts'
import type { Entity } from './entity.ts'
import { flowOf, movesOf } from './moves.ts'
import type { Fields } from './shape.ts'
import type { Together } from './together.ts'
import type { Move } from './workflow.ts'

/** Moves that name their rows by common values, as calls for buttons over the list. */
export const togetherCalls = (entity: Entity): readonly Call[] =>
  movesOf(entity).flatMap((move) => (move.many?.named ? [asCall(entity, move, move.many.named)] : []))

const asCall = (entity: Entity, move: Move, { label, by }: Together): Call => ({
  method: 'POST',
  path: `/${entity.resource}/action/${move.name}`,
  label,
  offered: {
    of: entity.name as never,
    on: 'list',
    done: `已${move.label}{done}条，未通过{left}条`,
    shows: { reasons: '未通过' },
  },
  who: move.who as never,
  input: { ...namingFields(by), ...given(entity, move) },
  answer: { done: 'int', left: 'int', reasons: 'text?' },
})

export const namingFields = (by: Together['by']): Fields =>
  Object.fromEntries(Object.entries(by).map(([name, { field }]) => [name, field]))

const given = (entity: Entity, { input = [], asks = {} }: Move): Fields => ({
  ...Object.fromEntries(input.flatMap((name) => (entity.fields[name] ? [[name, entity.fields[name]]] : []))),
  ...asks,
})

/** A filter for the states the move starts from; empty where it has none. */
export const startsOf = (entity: Entity, { name, from }: Move): Readonly<Record<string, unknown>> => {
  const flow = flowOf(entity, name)
  return flow ? { [flow.field]: { in: from } } : {}
}
