import type { Entity } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { isReadonly } from '@chengban/kernel/field.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import type { Move, Workflow } from '@chengban/kernel/workflow.ts'
import { canOf, mayEdit, type Row } from '../../data/row.ts'
import { submitMove, withdrawMove } from '../../move/acts.ts'

/** How a row gets from its column to another: by one of these moves, by writing the field, or not at all. */
export type Lead =
  | { readonly by: 'move'; readonly moves: readonly Move[] }
  | { readonly by: 'writing' }
  | { readonly by: 'nothing' }

const nothing: Lead = { by: 'nothing' }

/** What the row's `can` allows; `to` is the column's value, '' for the empty one. */
export const leadTo = (entity: Entity, name: string, row: Row, to: string): Lead => {
  if (columnOf(row, name) === to) return nothing
  const can = canOf(row)
  if (isState(entity, name)) {
    const moves = movesTo(entity, name, row, to).filter((move) => can.includes(move.name))
    return moves.length ? { by: 'move', moves } : nothing
  }
  const field = entity.fields[name]
  const isOpen = field && !isReadonly(field) && !field.options.fixed && mayEdit(row, name)
  return isOpen && (to !== '' || !field.options.required) ? { by: 'writing' } : nothing
}

/** Why a card stays where it is, in the words of the declaration; `row` with all its fields. */
export const whyNot = (entity: Entity, name: string, row: Row, to: string, asker: Asker): string => {
  const from = columnOf(row, name)
  if (!isState(entity, name)) {
    const field = entity.fields[name]
    if (field && isReadonly(field)) return `${field.label}由系统得出，不能拖动`
    return canOf(row).includes('update') ? `${field?.label}不能改` : '权限不足'
  }
  const moves = movesTo(entity, name, row, to)
  const [move] = moves
  if (!move) return `不能从「${from || '空'}」直接到「${to || '空'}」`
  const broken = moves
    .flatMap(({ guards = [] }) => guards)
    .find((guard) => !guard.field && isFalse(guard.holds, row, asker))
  if (broken) return broken.message
  const closed = move.except?.find(({ who }) => evaluate(who, row, asker) === true)
  if (closed) return closed.message
  return isFalse(move.who, row, asker) ? `权限不足，不能${move.label}` : `现在不能${move.label}`
}

export const columnOf = (row: Row, name: string): string => {
  const value = row[name]
  return value === null || value === undefined ? '' : String(value)
}

const isState = (entity: Entity, name: string): boolean =>
  (entity.audit !== undefined && name === 'status') || flowOf(entity, name) !== undefined

const flowOf = (entity: Entity, name: string): Workflow | undefined =>
  flowsOf(entity).find((flow) => flow.field === name)

const movesTo = (entity: Entity, name: string, row: Row, to: string): readonly Move[] => {
  const from = columnOf(row, name)
  const flow = flowOf(entity, name)
  if (flow) return flow.moves.filter((move) => move.to === to && move.from.includes(from) && to !== from)
  // decisions are made on the record, where it can be read
  if (to === '待一级审核') return [submitMove]
  return to === '已撤回' ? [withdrawMove] : []
}

const isFalse = (rule: unknown, row: Row, asker: Asker): boolean =>
  evaluate(rule as Expr<unknown>, row, asker) === false
