import { useEffect, useState } from 'react'

/** True once `on` has lasted for `wait` ms: what comes quickly shows no skeleton. */
export function useDelayed(on: boolean, wait = 120): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return setLate(false)
    const timer = setTimeout(() => setLate(true), wait)
    return () => clearTimeout(timer)
  }, [on, wait])
  return on && late
}
