import { hasTasks, isAnswer } from '@chengban/kernel/decided.ts'
import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { tasked } from '@chengban/kernel/expr.ts'
import { type Field, isSealed, isVeiled } from '@chengban/kernel/field.ts'
import { flowOf, moveOf, movesOf } from '@chengban/kernel/moves.ts'
import { stateGuards } from '@chengban/kernel/state-guards.ts'
import { auditMoves, editableStates, isWaiting, type Move } from '@chengban/kernel/workflow.ts'
import { columnRule, createOf, isBarred, removeOf, selfOf, updateOf } from './declared-rules.ts'
import type { Judge } from './judge.ts'
import type { Row } from './world.ts'

/** What a door must answer; `allowed`: anything but a refusal of rights or states. */
export type ExpectedOutcome = 'allowed' | 'UNAUTHENTICATED' | 'NOT_FOUND' | 'FORBIDDEN' | 'CONFLICT' | 'VALIDATION'

export const readable = (e: Entity): string[] => Object.keys(e.fields).filter((name) => !e.fields[name]?.options.hidden)

/** Whether the row's column is shown to who sees the row. */
export const shows = (judge: Judge, e: Entity, row: Row, name: string): boolean => {
  const rule = columnRule(e, name)
  return rule === undefined || judge.holds(rule, e, row)
}

const isSealedIn = (e: Entity, name: string): boolean => isSealed(e.fields[name] as Field)
const isVeiledIn = (e: Entity, name: string): boolean => isVeiled(e.fields[name] as Field)

/** Whether a door shows it that leaves no trace of the reading: what asks for one only to who it is about. */
export const showsUntold = (judge: Judge, e: Entity, row: Row, name: string): boolean =>
  shows(judge, e, row, name) && (!isVeiledIn(e, name) || (!isSealedIn(e, name) && judge.holds(selfOf(e), e, row)))

/** Whether a field may be filtered and sorted by: if it may be exported and reading it is not recorded. */
export const asks = (judge: Judge, e: Entity, name: string): boolean => !isVeiledIn(e, name) && takes(judge, e, name)

/** Whether it may be exported: what some row could show, secrets only with their code. */
export const takes = (judge: Judge, e: Entity, name: string): boolean => {
  if (isSealedIn(e, name)) return false
  const secret = e.fields[name]?.options.secret
  if (secret && !judge.has(secret)) return false
  const rule = columnRule(e, name)
  return rule === undefined || !isBarred(rule, (code) => judge.has(code))
}

export const create = (judge: Judge, e: Entity): ExpectedOutcome => {
  if (e.readOnly) return 'FORBIDDEN'
  if (e.madeBy?.create) return made(e)
  return isBarred(createOf(e), (code) => judge.has(code)) ? 'FORBIDDEN' : 'allowed'
}

/** Rows that come with another entity are not written one by one. */
const made = ({ madeBy }: Entity): ExpectedOutcome => madeBy?.as ?? 'FORBIDDEN'

const stateOf = (e: Entity, row: Row): unknown => row[e.audit?.field ?? 'status']

const seen = (judge: Judge, e: Entity, row: Row, otherwise: () => ExpectedOutcome): ExpectedOutcome =>
  judge.sees(e, row) ? otherwise() : 'NOT_FOUND'

export const update = (judge: Judge, e: Entity, row: Row, name: string): ExpectedOutcome =>
  seen(judge, e, row, () => {
    if (e.madeBy?.update) return made(e)
    const isMine = row.id === judge.asker.id && (e.mine?.includes(name) ?? false)
    const { isClosed, isBound, given, message, told } = editing(judge, e, row)
    if (e.readOnly || !(judge.holds(updateOf(e), e, row) || isMine || given.length > 0)) return 'FORBIDDEN'
    if ((!isClosed && !isBound) || given.includes(name)) return 'allowed'
    return closedBy(told[name], isClosed || message !== undefined)
  })

/** A field with a message is refused at that field. */
const closedBy = (words: string | undefined, isClosed: boolean): ExpectedOutcome =>
  words === undefined && isClosed ? 'CONFLICT' : 'VALIDATION'

/** What audit and `edits` leave of a row: closed by the one, bound by the other, open where somebody is given it. */
const editing = (judge: Judge, e: Entity, row: Row) => {
  const holding = (e.edits ?? []).filter(({ when }) => judge.holds(when as never, e, row))
  const given = holding.filter(({ who }) => judge.holds((who as never) ?? updateOf(e), e, row))
  const isFree = e.audit ? stateOf(e, row) === '通过' : holding.length > 0
  const lists = Object.entries(e.lines ?? {}).flatMap(([key, { free }]) => (free && isFree ? [key] : []))
  return {
    isClosed: e.audit !== undefined && !isEditable(e, row),
    isBound: holding.length > 0,
    given: [...given.flatMap(({ fields }) => fields), ...(judge.holds(updateOf(e), e, row) ? lists : [])],
    message: holding.find(({ message }) => message)?.message,
    told: Object.assign({}, ...holding.map((one) => one.told)) as Readonly<Record<string, string>>,
  }
}

/** A secret is written by who may change the row and reads it there. */
export const updateSecret = (judge: Judge, e: Entity, row: Row, name: string): ExpectedOutcome => {
  const outcome = update(judge, e, row, name)
  if (outcome === 'NOT_FOUND' || outcome === 'FORBIDDEN' || e.madeBy?.update) return outcome
  return shows(judge, e, row, name) ? outcome : 'FORBIDDEN'
}

export const remove = (judge: Judge, e: Entity, row: Row): ExpectedOutcome =>
  seen(judge, e, row, () => {
    if (e.madeBy?.remove) return made(e)
    if (e.readOnly || !judge.holds(removeOf(e), e, row)) return 'FORBIDDEN'
    if (e.audit && !editableStates.includes(String(stateOf(e, row)))) return 'CONFLICT'
    return (e.removable ?? []).every(({ holds }) => judge.holds(holds as never, e, row)) ? 'allowed' : 'CONFLICT'
  })

export const switchOf = (e: Entity): string | undefined =>
  ['isEnable', 'active', 'isUse'].find((name) => e.fields[name])

export const enable = (judge: Judge, e: Entity, row: Row): ExpectedOutcome => {
  const name = switchOf(e)
  if (!name) return 'NOT_FOUND'
  const step = row[name] === true ? 'disable' : 'enable'
  if (moveOf(e, step)) return move(judge, e, row, step)
  return seen(judge, e, row, () => {
    if (e.readOnly || !judge.holds(updateOf(e), e, row)) return 'FORBIDDEN'
    return e.audit && isWaiting(stateOf(e, row)) ? 'CONFLICT' : 'allowed'
  })
}

export const moveNames = (e: Entity): string[] => movesOf(e).map(({ name }) => name)

/** People to whom a move is closed in spite of their codes. */
const isShut = (judge: Judge, e: Entity, row: Row, { except = [] }: Move): boolean =>
  except.some(({ who }) => judge.holds(who as never, e, row))

/** Returns what refuses this person a move before its state is checked. */
const mover = (judge: Judge, e: Entity, row: Row, found: Move): ExpectedOutcome | undefined => {
  const answers = isAnswer(e, found.name)
  if (answers && judge.holds(selfOf(e), e, row)) return 'FORBIDDEN'
  if (!judge.holds(found.who as never, e, row)) return answers && judge.holds(tasked, e, row) ? 'CONFLICT' : 'FORBIDDEN'
  return isShut(judge, e, row, found) ? 'FORBIDDEN' : undefined
}

/** A move of the entity's own; one it does not have is not there. */
export const move = (judge: Judge, e: Entity, row: Row, name: string): ExpectedOutcome =>
  seen(judge, e, row, () => {
    const found = moveOf(e, name)
    const flow = flowOf(e, name)
    if (!found) return 'NOT_FOUND'
    const refused = mover(judge, e, row, found)
    if (refused) return refused
    if (!flow || found.from.includes(String(row[flow.field]))) return 'allowed'
    return astray(found, String(row[flow.field]))
  })

export const audit = (judge: Judge, e: Entity, row: Row, name: string): ExpectedOutcome =>
  seen(judge, e, row, () => {
    if (!e.audit) return 'NOT_FOUND'
    if (name === 'submit') return hand(judge.holds(e.audit.submit as never, e, row), isEditable(e, row))
    if (name !== 'withdraw') return decide(judge, e, row)
    return hand(
      row[e.audit.applicant ?? ('initiator' in e.fields ? 'initiator' : 'creatorId')] === judge.asker.id,
      isWaiting(stateOf(e, row)),
    )
  })

const isEditable = (e: Entity, row: Row): boolean => editableStates.includes(String(stateOf(e, row)))

/** A message at a field is an error of the input. */
const astray = ({ elsewhere, elsewhereAt }: Move, state: string): ExpectedOutcome => {
  const said = typeof elsewhere === 'string' ? elsewhere : elsewhere?.[state]
  return said && elsewhereAt ? 'VALIDATION' : 'CONFLICT'
}

const hand = (may: boolean, inState: boolean): ExpectedOutcome =>
  may ? (inState ? 'allowed' : 'CONFLICT') : 'FORBIDDEN'

const decide = (judge: Judge, e: Entity, row: Row): ExpectedOutcome => {
  if (!isWaiting(stateOf(e, row))) return 'CONFLICT'
  if (judge.holds(selfOf(e), e, row)) return 'FORBIDDEN'
  const mine = judge.world
    .rows('auditTask')
    .filter(
      ({ module, relevanceId, userId }) => module === e.name && relevanceId === row.id && userId === judge.asker.id,
    )
  if (mine.some(({ status }) => status === '待处理')) return 'allowed'
  return mine.length ? 'CONFLICT' : 'FORBIDDEN'
}

/** Moves of the shared audit that are judged here; the others are proved where they are written. */
export const judgedMoves = ['submit', 'approve', 'reject', 'withdraw'] as const
export const isJudgedElsewhere = (e: Entity, act: string): boolean =>
  hasTasks(e) && act in auditMoves && !moveNames(e).includes(act) && !(judgedMoves as readonly string[]).includes(act)

/** Whether the row is in a state that the guards of a move allow. */
const fits = (judge: Judge, e: Entity, row: Row, one: Move): boolean =>
  stateGuards(e, one).every(({ holds }) => judge.holds(holds as never, e, row))

/** The acts offered with the row: exactly those that would not be refused. */
export const can = (judge: Judge, e: Entity, row: Row): string[] => {
  const isMine = e.mine !== undefined && judge.holds(selfOf(e), e, row)
  const { isClosed, isBound, given } = editing(judge, e, row)
  const mayUpdate = given.length > 0 || (!isClosed && !isBound && judge.holds(updateOf(e), e, row))
  const acts: [string, boolean][] = [
    ['update', !e.readOnly && !e.madeBy?.update && changes(e) && mayUpdate],
    ['updateMine', isMine],
    ['delete', remove(judge, e, row) === 'allowed'],
    ['enable', !moveOf(e, 'enable') && enable(judge, e, row) === 'allowed'],
    ...(e.audit ? judgedMoves : []).map((name): [string, boolean] => [name, audit(judge, e, row, name) === 'allowed']),
    ...movesOf(e).map((one): [string, boolean] => [
      one.name,
      move(judge, e, row, one.name) === 'allowed' && fits(judge, e, row, one),
    ]),
  ]
  return acts.filter(([, may]) => may).map(([name]) => name)
}

/** A column that people write freely, to try changing it. */
export const patchField = (e: Entity): string | undefined => {
  const plain = writable(e).filter((name) => {
    const { kind, options } = e.fields[name] as Field
    const { pattern } = options
    const isPlain = ['text', 'longText', 'int', 'bool'].includes(kind) && !pattern && !options.unique
    return isPlain && !options.fixed && !options.secret && !options.hidden && !switchNames.includes(name)
  })
  return plain.find((name) => !e.mine?.includes(name) && e.fields[name]?.kind !== 'bool') ?? plain[0]
}

const switchNames = ['isEnable', 'active', 'isUse', 'isDefault', 'isMain']

/** Whether an existing row has anything left to write: fields fixed at creation do not count. */
const changes = (e: Entity): boolean =>
  Object.keys(e.lines ?? {}).length > 0 || writable(e).some((name) => e.fields[name]?.options.fixed !== true)
