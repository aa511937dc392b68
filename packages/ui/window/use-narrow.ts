import { useSyncExternalStore } from 'react'

/**
 * A narrow window, or a device whose shorter side is a phone's: turned on its side it stays a phone, and the form that is
 * open stays open. Style sheets ask the same.
 */
const media = '(max-width: 767px), (max-device-width: 500px), (max-device-height: 500px)'

/** Whether the window is shown as on a phone. */
export const isNarrow = (): boolean => matchMedia(media).matches

/** {@link isNarrow}, followed. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)

const subscribe = (notice: () => void): (() => void) => {
  const list = matchMedia(media)
  list.addEventListener('change', notice)
  return () => list.removeEventListener('change', notice)
}
