import { useEffect, useState } from 'react'
import { now } from './now.ts'

const minute = 60_000

/** Returns the server's time, once a minute: for words such as 还有 25 分钟. */
export const useMinute = (): Date => {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), minute)
    return () => clearInterval(timer)
  }, [])
  return at
}
