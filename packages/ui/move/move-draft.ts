import type { Entity } from '@chengban/kernel/entity.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { keep, readKept } from '../data/kept.ts'
import { idOf, type Row } from '../data/row.ts'
import { readableValues, type Values } from '../form/values.ts'
import { useSession } from '../session/person.ts'

interface Typed {
  readonly values: Values
  readonly opinion: string
}

/** Keeps the values typed in a move's form on the device until the move is made or cancelled. */
export const moveDraft = (entity: Entity, row: Row, move: Move) => {
  const personId = useSession.getState().person?.id ?? ''
  const place = `${personId} move ${entity.name} ${idOf(row)} ${move.name}`
  let isOver = false
  return {
    place,
    found: readKept<Typed>(place),
    /** `changes`: what differs from the values the form began with. */
    keep: (changes: Values, opinion: string): void => {
      if (isOver) return
      const values = readableValues(changes)
      const isTyped = Object.keys(values).length > 0 || opinion !== ''
      keep(place, isTyped ? { values, opinion } : undefined)
    },
    /** Made or cancelled: nothing more is kept. */
    forget: (): void => {
      isOver = true
      keep(place, undefined)
    },
  }
}

export type MoveDraft = ReturnType<typeof moveDraft>
