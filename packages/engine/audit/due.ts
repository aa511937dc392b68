/** Days that are not what their weekday says, `YYYY-MM-DD` → whether people work. */
export type SpecialDays = Readonly<Record<string, boolean>>

const hour = 3600_000
const day = 24 * hour
const offset = 8 * hour
/** 08:30-12:00 and 13:30-18:00, from midnight of Asia/Shanghai. */
const periods = [
  [8.5 * hour, 12 * hour],
  [13.5 * hour, 18 * hour],
] as const

const isWorkday = (midnight: number, days: SpecialDays): boolean => {
  const date = new Date(midnight)
  return days[date.toISOString().slice(0, 10)] ?? ![0, 6].includes(date.getUTCDay())
}

/** The instant when so many working hours have gone by since `start`. */
export const dueAfter = (start: Date, hours: number, days: SpecialDays): Date => {
  const local = start.getTime() + offset
  let left = hours * hour
  let midnight = local - (local % day)
  for (let from = local - midnight; ; from = 0, midnight += day) {
    if (!isWorkday(midnight, days)) continue
    for (const [opens, closes] of periods) {
      const begin = Math.max(from, opens)
      if (begin >= closes) continue
      if (left <= closes - begin) return new Date(midnight + begin + left - offset)
      left -= closes - begin
    }
  }
}
