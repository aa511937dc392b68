import type { Entity } from '@chengban/kernel/entity.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { auditMoves, type Move } from '@chengban/kernel/workflow.ts'
import { canOf, type Row } from '../data/row.ts'
import { submitMoveOf } from '../data/submission.ts'

/** Moves of the entity's own workflows that the person may make now. */
export const openMoves = (entity: Entity, row: Row): readonly Move[] => {
  const can = canOf(row)
  return [...movesOf(entity), ...standingMoves].filter(({ name }) => can.includes(name))
}

/** Returns the open moves, with submission first for an audited record: by its own move, else by the shared audit. */
export const recordMoves = (entity: Entity, row: Row): readonly Move[] => {
  const byAudit = entity.audit && !submitMoveOf(entity) && canOf(row).includes('submit')
  return [...(byAudit ? [submitMove] : []), ...openMoves(entity, row)]
}

const auditMove = (name: keyof typeof auditMoves, more: Partial<Move> = {}): Move => ({
  name,
  label: auditMoves[name],
  from: [],
  to: 'same',
  who: { op: { is: 'everybody' } },
  ...more,
})

/** What the shared audit offers on a record beside deciding: after the entity's own moves. */
const standingMoves: readonly Move[] = [
  auditMove('auditWithdraw'),
  auditMove('change'),
  auditMove('void', { opinion: 'required', danger: true }),
]

/** 提交审核 as a move without input. */
export const submitMove: Move = auditMove('submit')
export const withdrawMove: Move = auditMove('withdraw')

/** The reader decides by the shared audit, in its box: none of the record's own moves is the next then. */
export const isDeciding = ({ audit }: Entity, row: Row): boolean =>
  audit !== undefined && ['approve', 'reject'].some((name) => canOf(row).includes(name))

/** Whether a move brings the record on: handing over, taking back and the like leave it where it is, others hold it up. */
const leadsOn = ({ name, label, to }: Move): boolean =>
  (to !== 'same' && !heldUp.includes(to) && !givesBack.test(label)) || name === submitMove.name

const givesBack = /^[退打驳]回/

const heldUp: readonly unknown[] = ['暂停', '暂缓', '挂起', '搁置', '已下架']

/** Splits the moves: the next one (the primary button), two beside it, and the rest behind …. */
export const arrangeMoves = (
  moves: readonly Move[],
  isDeciding: boolean,
): { readonly next: Move | undefined; readonly beside: readonly Move[]; readonly rest: readonly Move[] } => {
  const safe = moves.filter(({ danger }) => !danger)
  const next = isDeciding ? undefined : safe.find(leadsOn)
  const beside = safe.filter((move) => move !== next).slice(0, 2)
  const rest = moves.filter((move) => move !== next && !beside.includes(move))
  return { next, beside, rest: [...rest.filter(({ danger }) => !danger), ...rest.filter(({ danger }) => danger)] }
}
