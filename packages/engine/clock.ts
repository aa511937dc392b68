let offsetMs = 0

/** The one clock: business time everywhere comes from here, so that tests can move it. */
export const clock = {
  now: (): Date => new Date(Date.now() + offsetMs),
  /** Moves the clock against the machine's, in seconds (test hooks only). */
  shift(seconds: number): void {
    offsetMs = seconds * 1000
  },
}

const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** Today's calendar date in Asia/Shanghai, `YYYY-MM-DD`. */
export const today = (): string => shanghai.format(clock.now())
