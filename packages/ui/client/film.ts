/** How far a film was watched, and how long it is, in seconds. */
export interface Watched {
  readonly furthest: number
  readonly duration: number
}

/** A step of the player: what is played on counts, what was jumped over does not. */
const step = 1.5

/** How far it has been watched, once the player stands at `at`. */
export const furthestOf = (furthest: number, at: number): number =>
  at <= furthest + step ? Math.max(furthest, at) : furthest

/** Where the player may go: no further than was watched. */
export const allowedAt = (furthest: number, at: number): number => Math.min(at, furthest)

/** Percent of the longest film, rounded down to one decimal; undefined where none has begun. */
export const watchedPercent = (films: readonly Watched[]): number | undefined => {
  const longest = films.toSorted((a, b) => b.duration - a.duration)[0]
  if (!longest || !(longest.duration > 0)) return undefined
  // the last frame is seldom told
  if (longest.duration - longest.furthest < 0.5) return 100
  return Math.floor((longest.furthest * 1000) / longest.duration) / 10
}
