import { useEffect, useEffectEvent, useRef } from 'react'

/** The act once, so many milliseconds after it was last asked for. */
export const useSoon = (act: () => void, ms: number): (() => void) => {
  const latest = useEffectEvent(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const run = useRef(() => {})
  useEffect(() => {
    run.current = () => latest()
    return () => clearTimeout(timer.current)
  }, [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => run.current(), ms)
  }
}
