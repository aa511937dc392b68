import { useSyncExternalStore } from 'react'

const media = '(max-width: 767px)'

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(media).matches)

const subscribe = (notice: () => void): (() => void) => {
  const list = matchMedia(media)
  list.addEventListener('change', notice)
  return () => list.removeEventListener('change', notice)
}
