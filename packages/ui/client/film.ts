/** How far a film was watched, and how long it is, in seconds. */
export interface Watched {
  readonly furthest: number
  readonly duration: number
}

/** Seconds between two updates of the player at most: a larger jump is a seek and does not count as watched. */
const step = 1.5

/** Returns the furthest second watched after the player has reached `at`. */
export const furthestOf = (furthest: number, at: number): number =>
  at <= furthest + step ? Math.max(furthest, at) : furthest

/** Where the player may go: no further than was watched. */
export const allowedAt = (furthest: number, at: number): number => Math.min(at, furthest)

/** Percent of the longest film, rounded down to one decimal; undefined where none has begun. */
export const watchedPercent = (films: readonly Watched[]): number | undefined => {
  const longest = films.toSorted((a, b) => b.duration - a.duration)[0]
  if (!longest || !(longest.duration > 0)) return undefined
  // players seldom report the last frame
  if (longest.duration - longest.furthest < 0.5) return 100
  return Math.floor((longest.furthest * 1000) / longest.duration) / 10
}
