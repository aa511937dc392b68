/**
 * A narrow window, or a device whose shorter side is a phone's, so that a phone turned on its side keeps its frame and the
 * open form. Style sheets use the same query.
 */
export const narrowMedia = '(max-width: 767px), (max-device-width: 500px), (max-device-height: 500px)'

/** Whether pages are laid out for a phone. */
export const isNarrow = (): boolean => matchMedia(narrowMedia).matches
