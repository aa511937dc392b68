import { type DragEvent, type HTMLAttributes, useMemo, useRef } from 'react'
import { canOf, idOf, type Row } from '../../record/row.ts'
import { useStable } from '../../table/use-stable.ts'
import type { Branch } from './branches.ts'

/** What a row of the tree carries so that it can be dragged onto another. */
export const useDragged = (hang: (row: Row, under: Row) => void): ((branch: Branch) => HTMLAttributes<HTMLElement>) => {
  const dragged = useRef<Row>(undefined)
  const drop = useStable(hang)
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
        event.currentTarget.classList.add('is-target')
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => event.currentTarget.classList.remove('is-target'),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        event.currentTarget.classList.remove('is-target')
        if (dragged.current) drop(dragged.current, branch.row)
      },
    }),
    [drop],
  )
}
