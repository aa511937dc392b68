import { type DragEvent, type HTMLAttributes, useMemo, useRef } from 'react'
import { canOf, idOf, type Row } from '../../data/row.ts'
import { useStable } from '../../table/use-stable.ts'
import { markSide, sideOf, unmarkSide } from '../order/side.ts'
import type { Side } from '../order/use-order.ts'
import type { Branch } from './branches.ts'
import type { TreeState } from './use-tree.ts'

/** What a row of the tree carries so that it can be dragged onto another, or between two. */
export const useDragged = ({ hang, put, isOrdered }: TreeState): ((branch: Branch) => HTMLAttributes<HTMLElement>) => {
  const dragged = useRef<Row>(undefined)
  const drop = useStable((row: Row, target: Row, side: Side | undefined) => {
    if (side) put(row, target, side)
    else hang(row, target)
  })
  return useMemo(
    () => (branch: Branch) => ({
      draggable: canOf(branch.row).includes('update'),
      onDragStart: (event: DragEvent) => {
        dragged.current = branch.row
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', idOf(branch.row))
      },
      onDragEnd: () => {
        dragged.current = undefined
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!dragged.current || dragged.current === branch.row) return
        event.preventDefault()
        markSide(event.currentTarget, isOrdered ? sideOf(event, edge) : undefined)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => unmarkSide(event.currentTarget),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        unmarkSide(event.currentTarget)
        if (dragged.current) drop(dragged.current, branch.row, isOrdered ? sideOf(event, edge) : undefined)
      },
    }),
    [drop, isOrdered],
  )
}

/** The upper and lower quarter of a row lie between it and its neighbours. */
const edge = 0.25
