import { useSyncExternalStore } from 'react'

const media = '(min-width: 1200px)'

/** Whether the aside has room beside the record. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(media).matches)

const subscribe = (notice: () => void): (() => void) => {
  const list = matchMedia(media)
  list.addEventListener('change', notice)
  return () => list.removeEventListener('change', notice)
}
