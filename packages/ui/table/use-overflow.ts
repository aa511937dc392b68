import { type RefObject, useLayoutEffect, useState } from 'react'
import { watchSize } from './element-size.ts'

/** Whether content of `width` pixels is wider than its box. */
export const useOverflow = (box: RefObject<HTMLElement | null>, width: number): boolean => {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const here = box.current
    if (!here) return
    return watchSize(here, () => setWide(width > here.clientWidth))
  }, [box, width])
  return isWide
}
