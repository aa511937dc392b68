/** Days that are not what their weekday says, `YYYY-MM-DD` → whether people work. */
export type SpecialDays = Readonly<Record<string, boolean>>

/** The time in which people work on a working day, as [begin, end] in milliseconds from midnight, in order. */
export type Periods = readonly (readonly [number, number])[]

/** When people work, in +08:00. */
export interface WorkingTime {
  readonly days: SpecialDays
  readonly periods: Periods
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const offset = 8 * hour

/** 08:30-12:00 and 13:30-18:00. */
export const usualPeriods: Periods = [
  [8.5 * hour, 12 * hour],
  [13.5 * hour, 18 * hour],
]

/** Reads `[["08:30","12:00"],…]`, as a text or parsed; undefined where these are no periods of one day in order. */
export const readPeriods = (given: unknown): Periods | undefined => {
  const read = typeof given === 'string' ? parsed(given) : given
  if (!Array.isArray(read) || read.length === 0) return undefined
  const periods = read.map((pair: unknown) => (Array.isArray(pair) && pair.length === 2 ? pair.map(timeOf) : []))
  const isInOrder = periods.flat().every((at, index, all) => at > (all[index - 1] ?? -1))
  return isInOrder && periods.every(({ length }) => length === 2)
    ? periods.map(([from = 0, to = 0]) => [from, to] as const)
    : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** NaN is in no order. */
const timeOf = (text: unknown): number => {
  const found = typeof text === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) : null
  return found ? Number(found[1]) * hour + Number(found[2]) * minute : Number.NaN
}

/** A working day is a special one on which people work, or an ordinary one that is none of a weekend. */
export const isWorkDay = (date: string, special: SpecialDays): boolean =>
  special[date] ?? ![0, 6].includes(new Date(date).getUTCDay())

/** The working time of the days from that of `first` on, as [begin, end] in milliseconds of the epoch. */
function* spans(first: Date, { days, periods }: WorkingTime): Generator<readonly [number, number]> {
  const local = first.getTime() + offset
  for (let midnight = local - (local % day); ; midnight += day) {
    if (!isWorkDay(new Date(midnight).toISOString().slice(0, 10), days)) continue
    for (const [from, to] of periods) yield [midnight + from - offset, midnight + to - offset]
  }
}

/** The working time between two instants, in milliseconds. */
export const workingMs = (from: Date, to: Date, time: WorkingTime): number => {
  let sum = 0
  for (const [opens, closes] of spans(from, time)) {
    if (opens >= to.getTime()) break
    sum += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()))
  }
  return sum
}

/** The instant when so many milliseconds of working time have gone by since `start`. */
export const dueAfter = (start: Date, ms: number, time: WorkingTime): Date => {
  let left = ms
  for (const [opens, closes] of spans(start, time)) {
    const from = Math.max(opens, start.getTime())
    if (from >= closes) continue
    if (left <= closes - from) return new Date(from + left)
    left -= closes - from
  }
  return start
}
