import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for the life of the component, doing what the latest one does: memoised rows stay memoised. */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
