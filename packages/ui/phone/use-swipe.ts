import { type PointerEvent, useRef, useState } from 'react'

/** A card drawn to the left by up to `width` px; opens past a third, and stays for a press. 0: it does not move. */
export const useSwipe = (width: number) => {
  const [offset, setOffset] = useState(0)
  const [isMoving, setMoving] = useState(false)
  const start = useRef<{ readonly x: number; readonly y: number; readonly from: number } | undefined>(undefined)
  const begin = (event: PointerEvent): void => {
    if (width > 0 && event.pointerType !== 'mouse') start.current = { x: event.clientX, y: event.clientY, from: offset }
  }
  const move = (event: PointerEvent): void => {
    const at = start.current
    if (!at) return
    const [across, down] = [event.clientX - at.x, event.clientY - at.y]
    if (!isMoving && Math.abs(down) > Math.abs(across)) {
      start.current = undefined
      return
    }
    if (!isMoving && Math.abs(across) < 8) return
    if (!isMoving) event.currentTarget.setPointerCapture(event.pointerId)
    setMoving(true)
    setOffset(Math.max(-width, Math.min(0, at.from + across)))
  }
  const end = (): void => {
    start.current = undefined
    if (isMoving) setOffset(offset < -width / 3 ? -width : 0)
    setMoving(false)
  }
  return {
    offset,
    isMoving,
    shut: () => setOffset(0),
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}
