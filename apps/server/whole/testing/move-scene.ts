import type { Scene, Values, Within } from '@chengban/engine/row/scene.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import type { Move } from '@chengban/kernel/workflow.ts'

export const asker = { userId: '', has: () => true, today: '2026-11-25', now: '2026-11-25T18:00:00+08:00' }

/** Something of a kind, where a move cannot be asked without it. */
const something = ({ kind, options }: Field, isYes: boolean): unknown => {
  const { values = [] } = options
  const constants: Partial<Record<string, unknown>> = { bool: isYes, int: 1, money: '1.00', decimal: '1', percent: '1' }
  const days: Partial<Record<string, unknown>> = { date: asker.today, datetime: asker.now, month: '2026-11' }
  return values[0] ?? constants[kind] ?? days[kind] ?? '一'
}

/** A row as a move meets it that was given what it always wants, and nothing else. */
export const sceneOf = (within: Within, entity: Entity, move: Move, before: Values, isYes: boolean): Scene => {
  const { asks = {}, input = [], required = {} } = move
  const wants = (name: string): boolean => name in required || Boolean(asks[name]?.options.required)
  const given = (name: string): unknown => {
    const field = (asks[name] ?? entity.fields[name]) as Field
    if (name in asks) return wants(name) ? something(field, isYes) : (field.options.default ?? null)
    if (field.options.required && !wants(name)) return before[name]
    return wants(name) ? (before[name] ?? something(field, isYes)) : null
  }
  const columns = Object.fromEntries(input.map((name) => [name, given(name)]))
  const asked = Object.fromEntries(Object.keys(asks).map((name) => [name, given(name)]))
  const chosen = Array.isArray(move.to) ? { chosen: String(move.to.at(isYes ? -1 : 0)) } : {}
  const opinion = move.opinion === 'required' ? '好' : null
  return {
    ...within,
    entity,
    before,
    row: { ...before, ...columns },
    input: { ...columns, ...asked },
    asked,
    ...chosen,
    opinion,
  }
}
