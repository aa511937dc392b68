import type { Call } from './call.ts'
import type { Entity } from './entity.ts'
import { flowOf, movesOf } from './moves.ts'
import type { Fields } from './shape.ts'
import type { Together } from './together.ts'
import type { Move } from './workflow.ts'

/** The moves of an entity that name their rows by what these have in common, as calls that stand over its list. */
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

/** The states it starts from, where it has any. */
export const startsOf = (entity: Entity, { name, from }: Move): Readonly<Record<string, unknown>> => {
  const flow = flowOf(entity, name)
  return flow ? { [flow.field]: { in: from } } : {}
}
