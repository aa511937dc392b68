import type { Consequence, Hearer } from '@chengban/kernel/consequence.ts'
import { offers } from '@chengban/kernel/decided.ts'
import { applicantField, auditField, type Entity } from '@chengban/kernel/entity.ts'
import { type Field, isSealed, targetOf } from '@chengban/kernel/field.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { isOutcome } from '@chengban/kernel/move-call.ts'
import { flowOf, flowsOf, movesOf } from '@chengban/kernel/moves.ts'
import { present } from '@chengban/kernel/present.ts'
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
import { decidedFaults } from './decided-faults.ts'
import { linesFaults } from './line-demands.ts'

/** What a declaration says that cannot be: sentences for who wrote it. Types hold the rest. */
export const faultsOf = (e: Entity, all: Declared): string[] => [
  ...loggedFaults(e),
  ...sealedFaults(e, all),
  ...linesFaults(e),
  ...(e.audit ? auditFaults(e, all) : []),
  ...decidedFaults(e, (path) => pathFaults(e, path, all)),
  ...flowsOf(e).flatMap((flow) => flowFaults(e, flow)),
  ...movesOf(e).flatMap((move) => moveFaults(e, move, all)),
  ...twice(moveNames(e)).map((name) => `${e.name}: the move ${name} stands twice`),
]

/** Reading is recorded at the doors that give a row; approvers read submitted content without a record. */
const loggedFaults = (e: Entity): string[] =>
  Object.entries(e.fields).flatMap(([name, field]) => loggedFault(e, name, field))

const loggedFault = (e: Entity, name: string, field: Field): string[] => {
  const { options } = field
  // sealed values are never submitted
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
  ...movesOf(e).flatMap(({ name, asks = {} }) =>
    holdsSealed(asks) ? [`${e.name}: ${name} asks for what is sealed, and no column keeps it`] : [],
  ),
  ...Object.entries(e.lines ?? {}).flatMap(([key, { of, free }]) =>
    e.audit && !free && holdsSealed(entityOf(all, of).fields)
      ? [`${e.name}: ${key} would wait in a draft with what is sealed`]
      : [],
  ),
]

const holdsSealed = (fields: Readonly<Record<string, Field>>): boolean => Object.values(fields).some(isSealed)

const moveNames = (e: Entity): string[] => [
  ...movesOf(e).map(({ name }) => name),
  ...Object.keys(auditMoves).filter((name) => offers(e, name)),
]
const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) < index)

const valuesOf = (e: Entity, name: string): readonly string[] => e.fields[name]?.options.values ?? []

/** The columns that the shared audit reads and writes by name. */
const auditFaults = (e: Entity, all: Declared): string[] => {
  const { levels, after = {}, locks = [] } = present(e.audit)
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
    ...Object.values(after).flatMap((one) => consequenceFaults(e, one, all)),
    ...locks.flatMap((path) => pathFaults(e, path, all)),
  ]
}

const approverFaults = (e: Entity, level: number, levels: number): string[] => {
  const field = e.fields[`audit${level}`]
  if (!field) return []
  if (level > levels) return [`${e.name}: audit${level} names an approver of a level it does not have`]
  return field.kind === 'ref' && targetOf(field) === 'user' ? [] : [`${e.name}: audit${level} names no person`]
}

const flowFaults = (e: Entity, { field, states }: Workflow): string[] =>
  states
    .filter((state) => !valuesOf(e, field).includes(state))
    .map((state) => `${e.name}: ${field} lacks the state ${state}`)

const moveFaults = (e: Entity, move: Move, all: Declared): string[] => {
  const states = flowOf(e, move.name)?.states ?? []
  const to = typeof move.to === 'string' ? [move.to] : listIn<string>(move.to)
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
    ? Object.values(call.answers ?? {}).flatMap((one) =>
        isOutcome(one)
          ? []
          : typeof one === 'string'
            ? one
            : Object.values(one).flatMap((part) => (isOutcome(part) ? [] : part)),
      )
    : []

const consequenceFaults = (
  e: Entity,
  { effects = [], adds = [], notify = [], asks = {} }: Consequence & Pick<Move, 'asks'>,
  all: Declared,
): string[] => [
  ...adds.flatMap(({ values }) =>
    Object.values(values).flatMap((one) =>
      typeof one === 'object' && one !== null && 'column' in one ? pathFaults(e, one.column, all) : [],
    ),
  ),
  ...effects.flatMap(({ move: [name, moved], at }) => [
    ...(systemMoves(entityOf(all, name)).includes(moved) ? [] : [`${e.name}: ${name} has no move ${moved}`]),
    ...(at ? pathFaults(e, at, all) : []),
  ]),
  ...notify.flatMap(({ to, text }) => [
    ...to.flatMap((hearer: Hearer) => (typeof hearer === 'string' ? pathFaults(e, hearer, all) : [])),
    // the input is in the message too
    ...[...text.matchAll(/\{([\w.]+)\}/g)].flatMap(([, path = '']) =>
      Object.hasOwn(asks, path) ? [] : pathFaults(e, path, all),
    ),
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
