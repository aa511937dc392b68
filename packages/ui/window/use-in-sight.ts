import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Calls when the element comes near the part of the page that is seen: the next rows are wanted. */
export const useInSight = <E extends Element>(onSight: () => void): RefObject<E | null> => {
  const place = useRef<E>(null)
  const seen = useEffectEvent(onSight)
  useEffect(() => {
    const element = place.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), { rootMargin: '200px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return place
}
