import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether what is `width` pixels wide is wider than the box it stands in. */
export const useOverflow = (box: RefObject<HTMLElement | null>, width: number): boolean => {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const here = box.current
    if (!here) return
    const look = (): void => setWide(width > here.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(here)
    return () => observer.disconnect()
  }, [box, width])
  return isWide
}
