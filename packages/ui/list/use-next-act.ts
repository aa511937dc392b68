import type { Entity } from '@chengban/kernel/entity.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { readRow } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { arrangeMoves, isDeciding, openMoves } from '../move/acts.ts'

interface Moving {
  readonly row: Row
  readonly move: Move
}

/** The move that is next for a row, begun from its card: its dialog asks over the whole record. */
export const useNextAct = (entity: Entity) => {
  const [moving, setMoving] = useState<Moving>()
  const begin = async (row: Row, move: Move): Promise<void> => {
    // a card knows the columns of the list alone
    const whole = await readRow(entity, idOf(row)).catch(reportError)
    if (whole) setMoving({ row: whole, move })
  }
  const actOf = (row: Row) => {
    const { next } = arrangeMoves(openMoves(entity, row), isDeciding(entity, row))
    return next && { label: next.label, onAct: (): void => void begin(row, next) }
  }
  return { actOf, moving, shut: (): void => setMoving(undefined) }
}
