import type { Entity } from '@chengban/kernel/entity.ts'
import { type Mark, markWord } from '@chengban/kernel/mark.ts'
import { isCreating, type PhoneAct } from '@chengban/kernel/phone-act.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { canOf, type Row } from '../../data/row.ts'
import { openMoves } from '../../move/acts.ts'
import { askedBy } from '../../move/move-form.ts'

/** The move an act makes of a row, while the person may make it. */
export const moveOf = (entity: Entity, row: Row, { move }: PhoneAct): Move | undefined =>
  openMoves(entity, row).find(({ name }) => name === move)

/** Whether the act is offered on this card. */
export const isOffered = (entity: Entity, row: Row, act: PhoneAct): boolean => {
  if (isCreating(act) || (act.until !== undefined && row[act.until])) return false
  if (act.mark || act.at) return true
  if (act.move) return moveOf(entity, row, act) !== undefined
  // a row that is closed but for some fields is written at these alone
  if (act.edit) return mayWrite(row) && (!act.sends || canOf(row).includes(act.sends.move))
  return typeof row[act.remind?.to ?? ''] === 'string'
}

/** Whether the act is the one to be made next: not a mark, and not what ends a row or sends it back. */
export const bringsOn = (entity: Entity, row: Row, act: PhoneAct): boolean => {
  if (act.at) return false
  const move = moveOf(entity, row, act)
  return !act.mark && !move?.danger && move?.opinion !== 'required'
}

const mayWrite = (row: Row): boolean => canOf(row).includes('update') || canOf(row).includes('updateMine')

export const wordOf = (entity: Entity, row: Row | undefined, act: PhoneAct): string => {
  const mark = markOf(entity, act)
  if (row && mark) return markWord(row, mark)
  return act.label ?? (row && moveOf(entity, row, act)?.label) ?? ''
}

/** The mark an act sets on a row. */
export const markOf = ({ marks }: Entity, { mark }: PhoneAct): Mark | undefined =>
  marks?.find(({ field }) => field === mark)

/** Whether the move needs no input and loses nothing, so that the first tap runs it. */
export const isPlain = (entity: Entity, move: Move): boolean =>
  !move.danger && move.opinion !== 'required' && askedBy(entity, move).names.length === 0

/** The rows shown on which an act for all can be done without asking. */
export const forAll = (entity: Entity, rows: readonly Row[], act: PhoneAct): readonly Row[] => {
  if (!act.all) return []
  return rows.filter((row) => {
    const move = moveOf(entity, row, act)
    return act.move ? move !== undefined && isPlain(entity, move) : isOffered(entity, row, act)
  })
}

/** The page an act opens, with the values of the row in its address. */
export const pageOf = (at: string, row: Row): string =>
  at.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(row[name] ?? '')))
