import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** An element with its width in pixels; undefined until it stands somewhere. */
export const useRoom = <E extends HTMLElement>(): readonly [RefObject<E | null>, number | undefined] => {
  const element = useRef<E>(null)
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const here = element.current
    if (!here) return
    const look = (): void => setRoom(here.clientWidth || undefined)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(here)
    return () => observer.disconnect()
  }, [])
  return [element, room]
}
