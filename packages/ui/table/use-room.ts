import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { watchSize } from './element-size.ts'

/** An element with its width in pixels; undefined until it stands somewhere. */
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
