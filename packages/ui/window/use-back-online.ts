import { useEffect } from 'react'

/** Reads the page anew when the line is back: what failed for want of it comes back by itself. */
export const useBackOnline = (isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return
    const again = (): void => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isWaiting])
}
