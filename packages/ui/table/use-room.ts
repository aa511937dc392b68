import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { watchSize } from './element-size.ts'

/** Returns a ref and the width of its element in pixels; undefined until the element is laid out. */
export const useRoom = <E extends HTMLElement>(): readonly [RefObject<E | null>, number | undefined] => {
  const element = useRef<E>(null)
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const here = element.current
    if (!here) return
    return watchSize(here, () => setRoom(here.clientWidth || undefined))
  }, [])
  return [element, room]
}
