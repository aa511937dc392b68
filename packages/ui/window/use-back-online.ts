import { useEffect } from 'react'

/** Reloads the page when the device is online again, for pages that failed offline. */
export const useBackOnline = (isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return
    const again = (): void => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isWaiting])
}
