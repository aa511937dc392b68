import { type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import { flowOf, movesOf } from '@chengban/kernel/moves.ts'
import { auditMoves, type Guard, type Move } from '@chengban/kernel/workflow.ts'
import { rowToBe } from './known-row.ts'
import { canOf, type Row } from './row.ts'

/** What handing a record in is: its move, and the word of the button. */
export interface Submission {
  readonly move: string
  readonly label: string
}

const audited: Submission = { move: 'submit', label: auditMoves.submit }

/**
 * Returns the entity's own `submit` move; undefined when records are submitted through the shared audit or not at all.
 */
export const submitMoveOf = (entity: Entity): Move | undefined => movesOf(entity).find(({ name }) => name === 'submit')

/** How a form hands in what it writes; undefined where it is only kept. */
export const submissionOf = (entity: Entity, row: Row | undefined, asker: Asker): Submission | undefined => {
  const own = submitMoveOf(entity)
  if (row && !canOf(row).includes('submit')) return undefined
  if (!own) return entity.audit && audited
  if (!isBare(own) || (!row && !beginsWith(entity, own, asker))) return undefined
  return { move: own.name, label: own.label }
}

/** Whether a move asks for nothing that the form of the record does not have. */
export const isBare = ({ input = [], asks = {}, opinion }: Move): boolean =>
  input.length === 0 && Object.keys(asks).length === 0 && opinion !== 'required'

/** A new row may go on at once: it starts there, for this person, and needs no rows that are only then added to it. */
const beginsWith = (entity: Entity, move: Move, asker: Asker): boolean => {
  const { initial = '' } = flowOf(entity, move.name) ?? {}
  const row = rowToBe(entity, {}, asker)
  const guards = move.guards ?? []
  return (
    move.from.includes(initial) &&
    evaluate(move.who, row, asker) !== false &&
    !guards.some(({ holds }) => asksRows(entity, holds))
  )
}

/** Whether a rule counts rows that name this one, which no form of it writes. */
const asksRows = (entity: Entity, rule: unknown): boolean => {
  if (typeof rule !== 'object' || rule === null) return false
  // fields inside a count belong to the counted rows, not to this record
  if ('is' in rule && rule.is === 'children') return !('at' in rule && rule.at) && !isWritten(entity, rule)
  const named = 'is' in rule && rule.is === 'field' && 'field' in rule ? entity.fields[String(rule.field)] : undefined
  const formula = named?.options.computed
  if (formula && 'op' in formula && asksRows(entity, formula)) return true
  return Object.values(rule).some((part) => asksRows(entity, part))
}

const isWritten = ({ lines = {} }: Entity, rows: object): boolean =>
  Object.values(lines).some(({ of }) => 'of' in rows && of === rows.of)

/** What must hold for handing in, beyond what must hold anyway. */
export const submitGuards = (entity: Entity): readonly Guard[] =>
  submitMoveOf(entity)?.guards ?? entity.audit?.guards?.submit ?? []

/** Returns the record's state as text; empty when the entity has no state field. */
export const stateOf = (entity: Entity, row: Row): string => {
  const field = flowOf(entity, 'submit')?.field ?? stateFields(entity)[0]
  return field ? String(row[field] ?? '') : ''
}
