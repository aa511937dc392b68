import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** How far a page is drawn down before letting go reads it anew, in px; half the finger's way. */
export const pullEnough = 56

interface Pull<Page> {
  readonly place: RefObject<Page | null>
  /** Half the finger's way, in px. */
  readonly by: number
}

/** A page drawn down from its top: by how much, and what letting go does. */
export const usePull = <Page extends HTMLElement = HTMLElement>(onPull: () => void): Pull<Page> => {
  const place = useRef<Page>(null)
  const [by, setBy] = useState(0)
  const pulled = useEffectEvent(onPull)
  useEffect(() => {
    const page = place.current
    if (!page) return
    let from: number | undefined
    let drawn = 0
    const begin = ({ touches, target }: TouchEvent): void => {
      from = touches.length === 1 && isAtTop(target as Element, page) ? touches[0]?.clientY : undefined
    }
    const draw = ({ touches }: TouchEvent): void => {
      if (from === undefined) return
      const way = (touches[0]?.clientY ?? from) - from
      if (way < 0) from = undefined
      drawn = from === undefined ? 0 : Math.min(way / 2, pullEnough * 1.5)
      setBy(drawn)
    }
    const end = (): void => {
      if (drawn >= pullEnough) pulled()
      from = undefined
      drawn = 0
      setBy(0)
    }
    page.addEventListener('touchstart', begin, { passive: true })
    page.addEventListener('touchmove', draw, { passive: true })
    page.addEventListener('touchend', end)
    page.addEventListener('touchcancel', end)
    return () => {
      page.removeEventListener('touchstart', begin)
      page.removeEventListener('touchmove', draw)
      page.removeEventListener('touchend', end)
      page.removeEventListener('touchcancel', end)
    }
  }, [])
  return { place, by }
}

/** Nothing between the finger and the page is scrolled, nor lies over it: a list may scroll inside it. */
const isAtTop = (touched: Element, page: Element): boolean => {
  for (let at: Element | null = touched; at; at = at === page ? null : at.parentElement)
    if (at.scrollTop > 0 || (at !== page && at instanceof HTMLDialogElement)) return false
  return true
}
