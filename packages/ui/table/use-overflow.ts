import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { watchLaidOut } from './element-size.ts'

/** Whether content of `width` pixels is wider than its box. */
export const useOverflow = (box: RefObject<HTMLElement | null>, width: number): boolean => {
  const [isWide, setWide] = useState(false)
  const wanted = useRef(width)
  const room = useRef<number>(undefined)
  useLayoutEffect(() => {
    wanted.current = width
    if (room.current !== undefined) setWide(width > room.current)
  }, [width])
  useLayoutEffect(() => {
    const here = box.current
    if (!here) return
    return watchLaidOut(here, () => {
      room.current = here.clientWidth
      setWide(wanted.current > here.clientWidth)
    }).end
  }, [box])
  return isWide
}
