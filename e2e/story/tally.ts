/** What somebody did at the desk: presses of the mouse or a finger, and of keys. */
export interface Tally {
  clicks: number
  keys: number
}

/** Seconds a practised person takes, by the keystroke-level model: 1.3 a click with its aim, 0.28 a key. */
export const secondsOf = ({ clicks, keys }: Tally): number => Math.round(clicks * 1.3 + keys * 0.28)

/** What a job may cost. */
export interface Budget {
  readonly clicks?: number
  readonly seconds?: number
}

/** Whether it cost no more than that. */
export const isWithin = (
  tally: Tally,
  { clicks = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY }: Budget,
): boolean => tally.clicks <= clicks && secondsOf(tally) <= seconds
