import { givenWith } from '@chengban/kernel/audit-input.ts'
import { decidedFlow, isPlain, questionOf } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { tasked } from '@chengban/kernel/expr.ts'
import { auditMoves, type Move } from '@chengban/kernel/workflow.ts'
import { canOf, type Row } from '../data/row.ts'

/** A move by which the reader decides on the row now. */
export interface Answer {
  readonly name: string
  readonly label: string
  readonly input: Row
  /** What it asks for, where that is more than a word. */
  readonly move?: Move
}

/** How the reader may agree and refuse: by the shared audit, or by the moves that answer what the row asks. */
export const answersOf = (entity: Entity, row: Row): { readonly pass?: Answer; readonly reject?: Answer } => {
  const can = canOf(row)
  const flow = decidedFlow(entity)
  const question = flow && questionOf(entity, row)
  if (!flow || !question) return entity.audit ? sharedAnswers(entity, can) : {}
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
        ...(!isPlain(flow, question) && { move: agreed }),
      },
    }),
    ...(refused && {
      reject: {
        name: reject,
        label: isOne ? '退回' : refused.label,
        input: isOne ? { pass: false } : {},
      },
    }),
  }
}

const sharedAnswers = (entity: Entity, can: readonly string[]) => {
  const given = givenWith(entity)
  const guards = entity.audit?.guards?.approve ?? []
  const move: Move = { name: 'approve', label: auditMoves.approve, from: [], to: '', who: tasked, input: given, guards }
  return {
    ...(can.includes('approve') && {
      pass: { name: 'approve', label: auditMoves.approve, input: {}, ...(given.length > 0 && { move }) },
    }),
    ...(can.includes('reject') && { reject: { name: 'reject', label: auditMoves.reject, input: {} } }),
  }
}
