/** A part of a video in whole seconds, as reported to the server. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** Returns the part played since the last report, or undefined when it is shorter than a second. */
export const playedPart = (since: number, until: number, duration: number | null): Part | undefined => {
  const [from, to] = [Math.floor(since), Math.min(Math.floor(until), duration ?? Number.POSITIVE_INFINITY)]
  return to > from ? { from, to } : undefined
}

/** Where a film may be wound to: anywhere, or no further than it has been seen. */
export const seekable = (wanted: number, furthest: number, allowSeek: boolean): number =>
  allowSeek ? wanted : Math.min(wanted, furthest)

/** How much of a chapter is done, in whole percent. */
export const percentOf = (watched: number, duration: number | null): number =>
  duration ? Math.min(100, Math.floor((watched * 100) / duration)) : 0
