import { isAnswer } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Except } from '@chengban/kernel/except.ts'
import { type Expr, tasked } from '@chengban/kernel/expr.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { handled } from '../row/target-state.ts'
import { selfRule } from '../schema/rows.ts'

/** Refuses a decision on a record that the person submitted or that is about them. */
const ownRows = (entity: Entity): Except => ({ who: selfRule(entity), message: '不能审批自己的单据' })

const closings = (entity: Entity, { name, except = [] }: Move): readonly Except[] =>
  isAnswer(entity, name) ? [...except, ownRows(entity)] : except

/** The conditions on the person who moves the row, evaluated in the statement that locks it. */
export const moverRules = (entity: Entity, move: Move): Expr<unknown>[] => [
  move.who,
  ...closings(entity, move).map(({ who }) => who),
  ...(isAnswer(entity, move.name) ? [tasked] : []),
]

/**
 * Refuses people without the right, by the results of these rules; people who were to decide learn that others have
 * decided.
 */
export const refuseMover = (entity: Entity, move: Move, [may, ...answers]: readonly boolean[]): void => {
  const closed = closings(entity, move)
  const shut = closed.find((_, index) => answers[index])
  if (shut) throw forbidden(shut.message)
  if (!may) throw answers[closed.length] ? conflict(handled) : forbidden()
}
