import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { flowOf, moveOf, movesOf } from '@chengban/kernel/moves.ts'
import { auditStates, editableStates, isWaiting } from '@chengban/kernel/workflow.ts'
import { opsOf } from '../../matrix/testing/declared-rules.ts'

type Row = Readonly<Record<string, unknown>>

/** What a declaration says becomes of other records that name this one. */
export interface Effect {
  readonly move: readonly [string, string]
  readonly by: string
  readonly where?: Expr<unknown>
}

/** One step of a record, and one move that records hanging on it make with it. */
export interface Pair {
  readonly name: string
  readonly parent: Entity
  /** The states of the record after the step; empty where the step moves no state. */
  readonly after: Row
  readonly child: Entity
  readonly effect: Effect
  /** The state field that the move of the child moves, where it moves one. */
  readonly state?: string
  readonly states: readonly string[]
  readonly from: readonly string[]
  /** Where a row goes from each of these; undefined where a formula says. */
  readonly to: (from: string) => string | undefined
}

const ends: Readonly<Record<string, string>> = { void: '已作废', withdraw: '已撤回', reject: '驳回', approve: '通过' }

const steps = (parent: Entity) => [
  ...movesOf(parent).map(({ name, to, effects = [] }) => {
    const field = flowOf(parent, name)?.field
    return { name, effects, after: field && typeof to === 'string' && to !== 'same' ? { [field]: to } : {} }
  }),
  ...Object.entries(parent.audit?.after ?? {}).map(([name, { effects = [] }]) => ({
    ...{ name, effects, after: ends[name] ? { [auditField(parent)]: ends[name] } : {} },
  })),
]

const moved = (child: Entity, name: string): Pick<Pair, 'state' | 'states' | 'from' | 'to'> => {
  const flow = flowOf(child, name)
  const move = moveOf(child, name)
  if (!move) {
    const { values = [] } = (child.fields[auditField(child)]?.options ?? {}) as { values?: readonly string[] }
    const states = values.filter((one) => (auditStates[5] as readonly string[]).includes(one))
    const waiting = states.filter((one) => isWaiting(one) || one === '变更中')
    const from = name === 'void' ? [...editableStates, '通过'] : waiting
    const to = (state: string) => (state === '变更中' ? '通过' : ends[name])
    return { state: auditField(child), states, from, to }
  }
  if (!flow) return { states: [], from: [], to: () => undefined }
  const to = (state: string) => (move.to === 'same' ? state : typeof move.to === 'string' ? move.to : undefined)
  return { state: flow.field, states: flow.states, from: move.from, to }
}

/** Every step of every record that moves what hangs on it, with each such move. */
export const pairsOf = (entities: readonly Entity[]): Pair[] =>
  entities.flatMap((parent) =>
    steps(parent).flatMap(({ name, effects, after }) =>
      (effects as readonly Effect[]).flatMap((effect) => {
        const child = entities.find((one) => one.name === effect.move[0])
        if (!effect.by || !child) return []
        const told = `${parent.name}.${name}: ${effect.move.join('.')}`
        return [{ name: told, parent, after, child, effect, ...moved(child, effect.move[1]) }]
      }),
    ),
  )

/** Values besides the state with which a row hangs on the record as the declaration asks. */
export const wanted = ({ effect: { where }, state }: Pair): Row => {
  const asked = where ? opsOf(where).flatMap((op) => (op.is === 'in' && op.field !== state ? [op] : [])) : []
  return Object.fromEntries(asked.map(({ field, values }) => [field, values[0]]))
}

/** Whether the declaration moves this row; what asks for other rows is taken to hold. */
export const isMeant = ({ effect: { where } }: Pair, row: Row): boolean => !where || evaluate(where, row) !== false
