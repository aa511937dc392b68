import { useEffect, useState } from 'react'

/** The same text once it has not changed for so many milliseconds. */
export const useRested = (text: string, first: string, after: number): string => {
  const [rested, setRested] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), after)
    return () => clearTimeout(timer)
  }, [text, after])
  return rested
}
