import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWindow, type Window } from './use-window.ts'

type Box = RefObject<HTMLElement | null>

export interface Sight extends Window {
  /** Pixels. */
  readonly rowHeight: number
}

/**
 * The rows of a table that are drawn: of very many those near the place it is scrolled to, of such as have just come
 * those in sight before the others. `part`: which of all rows these are; another one begins at its top.
 */
export const useSight = (box: Box, ids: readonly string[], rowHeight: number, part: unknown): Sight => {
  const shown = useRef(part)
  useLayoutEffect(() => {
    // a new table is at its top: to say so would have the browser lay the whole page out at once
    if (shown.current === part) return
    shown.current = part
    if (box.current) box.current.scrollTop = 0
  }, [box, part])
  const { from, to } = useWindow(box, ids.length, rowHeight)
  return { from, to: Math.min(to, useDrawn(box, ids, rowHeight)), rowHeight }
}

/** More of them at once hold up a slow processor for longer than a tenth of a second. */
const mostAtFirst = 12

/** The first of new rows that the box has room for, and all once those are painted; all at once where one has scrolled. */
const useDrawn = (box: Box, ids: readonly string[], rowHeight: number): number => {
  const drawn = useAfterPaint(ids)
  const here = box.current
  // the same page read anew keeps its rows
  if (drawn === ids || drawn[0] === ids[0] || !here?.clientHeight || here.scrollTop > 0) return ids.length
  return Math.min(mostAtFirst, Math.ceil(here.clientHeight / rowHeight))
}

/** Returns the previous value until the present one has been painted. */
const useAfterPaint = <T>(now: T): T => {
  const [painted, setPainted] = useState(now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(now)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [now])
  return painted
}
