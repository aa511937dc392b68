/**
 * When a job runs, in Asia/Shanghai: `daily 08:00`, `every 15 minutes`, or the five parts of a cron line
 * (minute, hour, day of month, month, day of week).
 */
export type When =
  | `daily ${number}:${number}`
  | `every ${number} minutes`
  | `${string} ${string} ${string} ${string} ${string}`

/** Work that the system does by itself, again and again. */
export interface Job {
  readonly name: string
  readonly label: string
  readonly when: When
}

export const job = (shape: Job): Job => shape

/** The cron line of a job, its hours those of Asia/Shanghai. */
export const cronOf = (when: When): string => {
  const daily = /^daily (\d{1,2}):(\d{2})$/.exec(when)
  if (daily) return `${Number(daily[2])} ${Number(daily[1])} * * *`
  const every = /^every (\d+) minutes$/.exec(when)
  return every ? `*/${every[1]} * * * *` : when
}
