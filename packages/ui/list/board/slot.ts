import type { DragEvent, HTMLAttributes } from 'react'
import type { Row } from '../../data/row.ts'
import { markSide, sideOf, unmarkSide } from '../order/side.ts'
import type { Board } from './board.ts'

/** What lets a card of the same column be dropped before or after this one. */
export const slotOf = ({ dragged, order }: Board, row: Row, among: readonly Row[]): HTMLAttributes<HTMLElement> => {
  if (!order.isOn || !dragged || dragged === row || !among.includes(dragged)) return {}
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      event.stopPropagation()
      markSide(event.currentTarget, sideOf(event, 0.5))
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => unmarkSide(event.currentTarget),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      unmarkSide(event.currentTarget)
      order.put(dragged, row, sideOf(event, 0.5) ?? 'before', among)
    },
  }
}
