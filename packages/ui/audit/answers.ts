import { decidedFlow, isPlain, questionOf } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { canOf, type Row } from '../data/row.ts'

/** A move by which the reader decides on the row now. */
export interface Answer {
  readonly name: string
  readonly label: string
  readonly input: Row
  /** No more than a word is asked for: otherwise it is made on the whole record. */
  readonly isPlain: boolean
}

/** How the reader may agree and refuse: by the shared audit, or by the moves that answer what the row asks. */
export const answersOf = (entity: Entity, row: Row): { readonly pass?: Answer; readonly reject?: Answer } => {
  const can = canOf(row)
  const flow = decidedFlow(entity)
  const question = flow && questionOf(entity, row)
  if (!flow || !question) return entity.audit ? sharedAnswers(can) : {}
  const { pass, reject } = question
  const move = (name: string) => flow.moves.find((one) => one.name === name && can.includes(name))
  const [agreed, refused] = [move(pass), move(reject)]
  const isOne = pass === reject
  return {
    ...(agreed && {
      pass: {
        name: pass,
        label: isOne ? '同意' : agreed.label,
        input: isOne ? { pass: true } : {},
        isPlain: isPlain(flow, question),
      },
    }),
    ...(refused && {
      reject: {
        name: reject,
        label: isOne ? '退回' : refused.label,
        input: isOne ? { pass: false } : {},
        isPlain: true,
      },
    }),
  }
}

const sharedAnswers = (can: readonly string[]) => ({
  ...(can.includes('approve') && {
    pass: { name: 'approve', label: auditMoves.approve, input: {}, isPlain: true },
  }),
  ...(can.includes('reject') && {
    reject: { name: 'reject', label: auditMoves.reject, input: {}, isPlain: true },
  }),
})
