import type { Consequence, Hearer } from '@chengban/kernel/consequence.ts'
import { applicantField, auditField, type Entity } from '@chengban/kernel/entity.ts'
import { type Field, isSealed, targetOf } from '@chengban/kernel/field.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import {
  auditLevels,
  auditMoves,
  auditStates,
  isOffered,
  type Move,
  opinionField,
  systemMoves,
  type Workflow,
} from '@chengban/kernel/workflow.ts'
import { type Declared, entityOf } from '../kinds/column.ts'

/** What a declaration says that cannot be: sentences for who wrote it. Types hold the rest. */
export const faultsOf = (e: Entity, all: Declared): string[] => [
  ...loggedFaults(e),
  ...sealedFaults(e, all),
  ...(e.audit ? auditFaults(e, all) : []),
  ...flowsOf(e).flatMap((flow) => flowFaults(e, flow, all)),
  ...twice(movesOf(e)).map((name) => `${e.name}: the move ${name} stands twice`),
]

/** Reading is told of at the doors that give a row; what is handed in is read by approvers without a trace. */
const loggedFaults = (e: Entity): string[] =>
  Object.entries(e.fields).flatMap(([name, field]) => loggedFault(e, name, field))

const loggedFault = (e: Entity, name: string, field: Field): string[] => {
  const { options } = field
  // of what is sealed nothing is handed in
  if (isSealed(field)) return []
  return [
    ...(options.logged && e.audit && !options.readonly
      ? [`${e.name}: ${name} would be handed in, and reading it is logged`]
      : []),
    ...(options.logged && !options.secret ? [`${e.name}: reading ${name} is logged, and it is no secret`] : []),
  ]
}

/** A value is sealed for its column of its row, by the write path of that row alone. */
const sealedFaults = (e: Entity, all: Declared): string[] => [
  ...Object.entries(e.fields).flatMap(([name, field]) => [
    ...(isSealed(field) && e.idKind === 'int' ? [`${e.name}: ${name} is sealed for an id that is known too late`] : []),
    ...(isLines(field) && holdsSealed(field.options.shape)
      ? [`${e.name}: ${name} holds what is sealed in its lines`]
      : []),
  ]),
  ...flowsOf(e).flatMap(({ moves }) =>
    moves.flatMap(({ name, asks = {} }) =>
      holdsSealed(asks) ? [`${e.name}: ${name} asks for what is sealed, and no column keeps it`] : [],
    ),
  ),
  ...Object.entries(e.lines ?? {}).flatMap(([key, { of, free }]) =>
    e.audit && !free && holdsSealed(entityOf(all, of).fields)
      ? [`${e.name}: ${key} would wait in a draft with what is sealed`]
      : [],
  ),
]

const holdsSealed = (fields: Readonly<Record<string, Field>>): boolean => Object.values(fields).some(isSealed)

const flowsOf = (e: Entity): Workflow[] => [e.workflow, ...(e.flows ?? [])].filter((flow) => flow !== undefined)
const movesOf = (e: Entity): string[] => [
  ...flowsOf(e).flatMap(({ moves }) => moves.map(({ name }) => name)),
  ...Object.keys(auditMoves).filter((name) => isOffered(e.audit, name)),
]
const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) < index)

const valuesOf = (e: Entity, name: string): readonly string[] =>
  ((e.fields[name]?.options ?? {}) as { values?: readonly string[] }).values ?? []

/** The columns that the shared audit reads and writes by name. */
const auditFaults = (e: Entity, all: Declared): string[] => {
  const { levels, after = {}, locks = [] } = e.audit as NonNullable<Entity['audit']>
  const state = auditField(e)
  const needed = auditStates[levels].filter(
    (one) => (one !== '变更中' || isOffered(e.audit, 'change')) && (one !== '已作废' || isOffered(e.audit, 'void')),
  )
  const missing = needed.filter((one) => !valuesOf(e, state).includes(one))
  const kinds: Record<string, string> = {
    [applicantField(e)]: 'ref',
    ...Object.fromEntries(
      auditLevels.filter((level) => level <= levels).map((level) => [opinionField({ levels }, level), 'longText']),
    ),
  }
  return [
    ...(missing.length ? [`${e.name}: ${state} lacks the states ${missing.join('、')} of its audit`] : []),
    ...Object.entries(kinds)
      .filter(([name, kind]) => e.fields[name]?.kind !== kind)
      .map(([name, kind]) => `${e.name}: its audit asks for the field ${name} (${kind})`),
    ...auditLevels.flatMap((level) => approverFaults(e, level, levels)),
    ...Object.values(after).flatMap((one) => consequenceFaults(e, one as Consequence, all)),
    ...locks.flatMap((path) => pathFaults(e, path, all)),
  ]
}

const approverFaults = (e: Entity, level: number, levels: number): string[] => {
  const field = e.fields[`audit${level}`]
  if (!field) return []
  if (level > levels) return [`${e.name}: audit${level} names an approver of a level it does not have`]
  return field.kind === 'ref' && targetOf(field) === 'user' ? [] : [`${e.name}: audit${level} names no person`]
}

const flowFaults = (e: Entity, flow: Workflow, all: Declared): string[] => [
  ...flow.states
    .filter((state) => !valuesOf(e, flow.field).includes(state))
    .map((state) => `${e.name}: ${flow.field} lacks the state ${state}`),
  ...flow.moves.flatMap((move) => moveFaults(e, flow, move as Move, all)),
]

const moveFaults = (e: Entity, { states }: Workflow, move: Move, all: Declared): string[] => {
  const to = typeof move.to === 'string' ? [move.to] : Array.isArray(move.to) ? (move.to as readonly string[]) : []
  const told = typeof move.elsewhere === 'object' ? Object.keys(move.elsewhere) : []
  return [
    ...[...move.from, ...to, ...told]
      .filter((state) => state !== 'same' && !states.includes(state))
      .map((state) => `${e.name}: ${move.name} names the state ${state}, which there is not`),
    ...consequenceFaults(e, move, all),
    ...told
      .filter((state) => move.from.includes(state))
      .map((state) => `${e.name}: ${move.name} starts from ${state}, and says elsewhere of it`),
    ...[...(move.locks ?? []), ...answered(move)].flatMap((path) => pathFaults(e, path, all)),
  ]
}

/** The columns that a move's further address answers. */
const answered = ({ call }: Move): string[] =>
  typeof call === 'object'
    ? Object.values(call.answers ?? {}).flatMap((path) => (typeof path === 'string' ? path : Object.values(path)))
    : []

const consequenceFaults = (e: Entity, { effects = [], notify = [] }: Consequence, all: Declared): string[] => [
  ...effects.flatMap(({ move: [name, moved], at }) => [
    ...(systemMoves(entityOf(all, name) as Parameters<typeof systemMoves>[0]).includes(moved)
      ? []
      : [`${e.name}: ${name} has no move ${moved}`]),
    ...(at ? pathFaults(e, at, all) : []),
  ]),
  ...notify.flatMap(({ to, text }) => [
    ...to.flatMap((hearer: Hearer) => (typeof hearer === 'string' ? pathFaults(e, hearer, all) : [])),
    ...[...text.matchAll(/\{([\w.]+)\}/g)].flatMap(([, path = '']) => pathFaults(e, path, all)),
  ]),
]

const pathFaults = (e: Entity, path: string, all: Declared): string[] => {
  let place = e
  const steps = path.split('.')
  for (const [index, name] of steps.entries()) {
    const field = place.fields[name]
    if (!field) return [`${e.name}: ${path} leads nowhere (${place.name} has no ${name})`]
    if (index === steps.length - 1) break
    if (field.kind !== 'ref') return [`${e.name}: ${path} leads nowhere (${name} is no reference)`]
    place = entityOf(all, targetOf(field))
  }
  return []
}
