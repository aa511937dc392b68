import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Scale } from './scale.ts'

/**
 * Alt and ← → move the row by a day, with Shift its end alone; ↑ ↓ go to the row beside; Ctrl and ] [ put it a level
 * deeper or higher.
 */
export const keyed = (
  event: KeyboardEvent<HTMLElement>,
  shift: (by: number, isEnd: boolean) => void,
  indent?: (by: 1 | -1) => void,
): void => {
  const deep = ({ ']': 1, '[': -1 } as const)[event.key]
  if (event.ctrlKey && indent && deep) {
    event.preventDefault()
    indent(deep)
    return
  }
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (event.altKey && by !== undefined) {
    event.preventDefault()
    shift(by, event.shiftKey)
  }
  const beside = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (event.altKey || beside === undefined) return
  const next = Number(event.currentTarget.dataset.row) + beside
  const button = event.currentTarget.closest('.cb-gantt-rows')?.querySelector<HTMLElement>(`[data-row="${next}"]`)
  if (!button) return
  event.preventDefault()
  button.focus({ preventScroll: true })
  button.closest('.cb-gantt-row')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Drags a bar along the days; let go, it is written. */
export const useDrag = ({ px }: Scale, mayShift: boolean, shift: (by: number) => void) => {
  const begin = useRef<number>(undefined)
  const hasMoved = useRef(false)
  const [moved, setMoved] = useState(0)
  const end = (): void => {
    begin.current = undefined
    setMoved(0)
  }
  return {
    moved,
    // a click that ends a drag opens nothing
    isClick: () => !hasMoved.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasMoved.current = false
        if (event.button !== 0 || !mayShift) return
        begin.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (begin.current === undefined) return
        const by = event.clientX - begin.current
        if (Math.abs(by) > 3) hasMoved.current = true
        setMoved(Math.round(by / px) * px)
      },
      onPointerUp: () => {
        if (begin.current !== undefined) shift(Math.round(moved / px))
        end()
      },
      onPointerCancel: end,
    },
  }
}
