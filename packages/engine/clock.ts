import { shanghai } from '@chengban/kernel/kinds/date.ts'

let offsetMs = 0

/** The one clock: business time everywhere comes from here, so that tests can move it. */
export const clock = {
  now: (): Date => new Date(Date.now() + offsetMs),
  /** Moves the clock against the machine's, in seconds (test hooks only). */
  shift(seconds: number): void {
    offsetMs = seconds * 1000
  },
}

/** A moment as it is given out, ISO 8601 in +08:00 to the second; now unless said otherwise. */
export const instant = (moment: Date = clock.now()): string => shanghai(moment.toISOString())

/** Today's calendar date in Asia/Shanghai, `YYYY-MM-DD`. `Intl.DateTimeFormat` would take 40 µs of every write. */
export const today = (): string => instant().slice(0, 10)
