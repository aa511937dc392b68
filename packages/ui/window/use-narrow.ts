import { useSyncExternalStore } from 'react'

/**
 * A narrow window, or a device whose shorter side is a phone's, so that a phone turned on its side keeps its frame and the
 * open form. Style sheets use the same query.
 */
const media = '(max-width: 767px), (max-device-width: 500px), (max-device-height: 500px)'

/** Whether pages are laid out for a phone. */
export const isNarrow = (): boolean => matchMedia(media).matches

/** {@link isNarrow} as a hook. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)

const subscribe = (notice: () => void): (() => void) => {
  const list = matchMedia(media)
  list.addEventListener('change', notice)
  return () => list.removeEventListener('change', notice)
}
