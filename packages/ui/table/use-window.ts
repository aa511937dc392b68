import { type RefObject, useEffect, useState } from 'react'
import { watchSize } from './element-size.ts'

export interface Window {
  readonly from: number
  readonly to: number
}

const step = 10

/**
 * The rows in sight of a scrolling box, with some before and after; all of them while they are few. Rows are equally
 * high.
 */
export const useWindow = (box: RefObject<HTMLElement | null>, count: number, height: number, few = 100): Window => {
  const [range, setRange] = useState<Window>({ from: 0, to: few })
  const isOn = count > few
  useEffect(() => {
    const scroller = box.current
    if (!scroller || !isOn) return
    const look = (): void => {
      const next = rangeOf(scroller.scrollTop, scroller.clientHeight, height)
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    const unwatch = watchSize(scroller, look)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      unwatch()
      scroller.removeEventListener('scroll', look)
    }
  }, [box, isOn, height])
  return isOn ? { from: Math.min(range.from, count), to: Math.min(range.to, count) } : { from: 0, to: count }
}

/** In tens, so that scrolling a little draws nothing anew. */
export const rangeOf = (top: number, room: number, height: number): Window => ({
  from: Math.max(0, Math.floor(top / height / step - 1) * step),
  to: Math.ceil((top + room) / height / step + 1) * step,
})
