import { useSyncExternalStore } from 'react'
import { isNarrow, narrowMedia } from './narrow.ts'

/** {@link isNarrow} as a hook. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)

const subscribe = (notice: () => void): (() => void) => {
  const list = matchMedia(narrowMedia)
  list.addEventListener('change', notice)
  return () => list.removeEventListener('change', notice)
}
