import type { Hearer } from './consequence.ts'
import { auditField, type Entity } from './entity.ts'
import { type AnyExpr, anyOf, holds } from './expr.ts'
import { flowsOf } from './moves.ts'
import type { OperationCode } from './registry.ts'
import {
  auditMoves,
  auditStates,
  editableStates,
  isOffered,
  type Move,
  type Workflow,
  waitingState,
} from './workflow.ts'

/** A way from one state to another, as it is drawn. */
export interface Way {
  readonly name: string
  readonly label: string
  readonly from: string
  readonly to: string
  /** undefined: the system alone. */
  readonly who: AnyExpr | undefined
  /** The messages shown when the move is not allowed. */
  readonly guards: readonly string[]
  readonly hears: readonly Hearer[]
}

export interface DrawnFlow {
  readonly field: string
  readonly states: readonly string[]
  readonly initial: string
  readonly ways: readonly Way[]
}

/** Every workflow of an entity with every way its moves can take. */
export const drawnFlows = (e: Entity): readonly DrawnFlow[] => [
  ...(e.audit ? [auditFlow(e)] : []),
  ...flowsOf(e).map(declaredFlow),
]

const declaredFlow = (flow: Workflow): DrawnFlow => ({
  field: flow.field,
  states: flow.states,
  initial: flow.initial,
  ways: flow.moves.flatMap((move) =>
    move.from.flatMap((from) =>
      targetsOf(flow, move, from).map((to) => ({
        name: move.name,
        label: move.label,
        from,
        to,
        who: move.who,
        guards: (move.guards ?? []).map(({ message }) => message),
        hears: (move.notify ?? []).flatMap((told) => told.to),
      })),
    ),
  ),
})

/** The states a move can lead to: a move with a computed target may lead to any other. */
const targetsOf = ({ states }: Workflow, { to }: Move, from: string): readonly string[] => {
  if (to === 'same') return [from]
  if (typeof to === 'string') return [to]
  if (Array.isArray(to)) return to
  const found = 'op' in to ? valuesIn(to.op).filter((value) => states.includes(value)) : []
  return found.length > 0 ? [...new Set(found)] : states.filter((state) => state !== from)
}

/** What a formula can give: the values of its branches, not those it compares with. */
const valuesIn = (op: AnyExpr['op']): readonly string[] => {
  if (op.is === 'value') return typeof op.value === 'string' ? [op.value] : []
  if (op.is === 'when')
    return [...op.cases.map(([, value]) => value), op.otherwise].flatMap((each) => valuesIn(each.op))
  return op.is === 'word' ? op.args.flatMap((each) => valuesIn(each.op)) : []
}

const auditFlow = (e: Entity): DrawnFlow => {
  const { audit } = e
  if (!audit) throw new Error(`${e.name} has no audit`)
  const level = (n: number): AnyExpr => anyOf(...codesOf(e, n).map((code) => holds(code)))
  const words = (name: keyof typeof auditMoves) => ({
    name,
    label: auditMoves[name],
    guards: (audit.guards?.[name] ?? []).map(({ message }) => message),
    hears: (audit.after?.[name]?.notify ?? []).flatMap((told) => told.to),
  })
  const levels = Array.from({ length: audit.levels }, (_, at) => at + 1)
  const after = (n: number): string => (n < audit.levels ? waitingState(n + 1) : '通过')
  const ways: Way[] = [
    ...editableStates.map((from) => ({ ...words('submit'), from, to: waitingState(1), who: audit.submit })),
    ...levels.flatMap((n) => [
      { ...words('approve'), from: waitingState(n), to: after(n), who: level(n) },
      { ...words('reject'), from: waitingState(n), to: '驳回', who: level(n) },
      { ...words('withdraw'), from: waitingState(n), to: '已撤回', who: audit.submit },
    ]),
    ...(isOffered(audit, 'change')
      ? [
          { ...words('change'), from: '通过', to: '变更中', who: e.write?.update ?? e.rows.manage },
          { ...words('approve'), label: '变更通过', from: '变更中', to: '通过', who: level(audit.levels) },
        ]
      : []),
    ...(isOffered(audit, 'void')
      ? ['通过', ...Object.keys(audit.voidsAlso ?? {})].map((from) => ({
          ...words('void'),
          from,
          to: '已作废',
          who: audit.void,
        }))
      : []),
  ]
  const reached = new Set(ways.flatMap(({ from, to }) => [from, to]))
  return {
    field: auditField(e),
    states: auditStates[audit.levels].filter((state) => reached.has(state)),
    initial: '草稿',
    ways,
  }
}

const codesOf = ({ name, audit }: Entity, n: number): readonly OperationCode[] =>
  audit?.codes?.[n] ? [audit.codes[n]] : ([`${name}:audit${n}`, `${name}:audit`] as OperationCode[])
