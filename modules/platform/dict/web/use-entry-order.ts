import type { Entity } from '@chengban/kernel/entity.ts'
import { canOf, type Row } from '@chengban/ui/data/row.ts'
import { readState } from '@chengban/ui/list/list-state.ts'
import { markSide, sideOf, unmarkSide } from '@chengban/ui/list/order/side.ts'
import { useOrder } from '@chengban/ui/list/order/use-order.ts'
import { useStable } from '@chengban/ui/table/use-stable.ts'
import { type DragEvent, type HTMLAttributes, useMemo, useRef } from 'react'

const unsorted = readState(new URLSearchParams())

/** Entries are put in order by dragging a row beside another, or one place up or down. */
export const useEntryOrder = (entity: Entity, rows: readonly Row[] | undefined, again: () => Promise<void>) => {
  const { put, step: stepIn } = useOrder({ entity, state: unsorted }, again)
  const dragged = useRef<Row>(undefined)
  const step = useStable((row: Row, by: -1 | 1) => stepIn(row, by, rows ?? []))
  const drop = useStable((row: Row, beside: Row, side: 'before' | 'after') => put(row, beside, side, rows ?? []))
  const rowProps = useMemo(
    () =>
      (row: Row): HTMLAttributes<HTMLElement> => ({
        draggable: canOf(row).includes('update'),
        onDragStart: (event: DragEvent) => {
          dragged.current = row
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', String(row.name))
        },
        onDragEnd: () => {
          dragged.current = undefined
        },
        onDragOver: (event: DragEvent<HTMLElement>) => {
          if (!dragged.current || dragged.current === row) return
          event.preventDefault()
          markSide(event.currentTarget, sideOf(event, 0.5))
        },
        onDragLeave: (event: DragEvent<HTMLElement>) => unmarkSide(event.currentTarget),
        onDrop: (event: DragEvent<HTMLElement>) => {
          event.preventDefault()
          unmarkSide(event.currentTarget)
          if (dragged.current) drop(dragged.current, row, sideOf(event, 0.5) ?? 'after')
        },
      }),
    [drop],
  )
  return { rowProps, step }
}
