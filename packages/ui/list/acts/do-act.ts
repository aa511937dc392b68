import type { Entity } from '@chengban/kernel/entity.ts'
import type { PhoneAct } from '@chengban/kernel/phone-act.ts'
import { request } from '../../api/request.ts'
import { moveRow } from '../../data/calls.ts'
import { markRow } from '../../data/mark-row.ts'
import { idOf, type Row } from '../../data/row.ts'
import { markOf } from './phone-acts.ts'

/** Does what asks nothing more. Throws what the server refuses. */
export const doAct = async (entity: Entity, row: Row, act: PhoneAct): Promise<unknown> => {
  const { move, remind } = act
  const mark = markOf(entity, act)
  if (move) return moveRow(entity, move, row)
  if (mark) return markRow(mark, row)
  return (
    remind &&
    request('POST', '/api/messageRemind', {
      body: { id: idOf(row), type: entity.name, submitterId: row[remind.to], message: remind.words },
    })
  )
}

/** How many of the rows it was done on, and the first refusal. */
export const doForAll = async (
  entity: Entity,
  rows: readonly Row[],
  act: PhoneAct,
): Promise<{ readonly done: number; readonly refused: unknown }> => {
  const outcome = { done: 0, refused: undefined as unknown }
  for (const row of rows)
    await doAct(entity, row, act).then(
      () => {
        outcome.done += 1
      },
      (error: unknown) => {
        outcome.refused ??= error
      },
    )
  return outcome
}
