import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { watchLaidOut, watchSize } from './element-size.ts'

/** The width that elements of a place had last: the next one there most likely has the same. */
const known = new Map<string, number>()

/**
 * Returns a ref and the width of its element in pixels; undefined until the element is laid out. With a `place`, such as
 * that of the lists, it begins with the width that was known there last, and is put right after the first layout: the
 * element is drawn once, and not once more as soon as its width is known.
 */
export const useRoom = <E extends HTMLElement>(place?: string): readonly [RefObject<E | null>, number | undefined] => {
  const element = useRef<E>(null)
  const [room, setRoom] = useState(() => (place === undefined ? undefined : known.get(place)))
  useLayoutEffect(() => {
    const here = element.current
    if (!here) return
    const look = (): void => {
      const { clientWidth } = here
      if (place !== undefined && clientWidth) known.set(place, clientWidth)
      setRoom(clientWidth || undefined)
    }
    return place !== undefined && known.has(place) ? watchLaidOut(here, look).end : watchSize(here, look)
  }, [place])
  return [element, room]
}
