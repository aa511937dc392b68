import { dayAfter, isWorkDay, type SpecialDays } from './working-days.ts'

const hourMs = 3_600_000
/** 08:30-12:00 and 13:30-18:00, in hours from midnight of Asia/Shanghai. */
const periods = [
  [8.5, 12],
  [13.5, 18],
] as const

/** The working time of days from the first on, as [begin, end] in milliseconds. */
function* spans(first: Date, special: SpecialDays): Generator<readonly [number, number]> {
  const day = new Date(first.getTime() + 8 * hourMs).toISOString().slice(0, 10)
  for (let at = day; ; at = dayAfter(at, 1)) {
    if (!isWorkDay(at, special)) continue
    const midnight = Date.parse(`${at}T00:00:00+08:00`)
    for (const [opens, closes] of periods) yield [midnight + opens * hourMs, midnight + closes * hourMs]
  }
}

/** The working time between two instants, in milliseconds. */
export const workingMs = (from: Date, to: Date, special: SpecialDays): number => {
  let sum = 0
  for (const [opens, closes] of spans(from, special)) {
    if (opens >= to.getTime()) break
    sum += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()))
  }
  return sum
}

/** The instant when, after `due`, as much working time has gone by again as between the beginning and `due`. */
export const secondDue = (begin: Date, due: Date, special: SpecialDays): Date => {
  let left = workingMs(begin, due, special)
  for (const [opens, closes] of spans(due, special)) {
    const from = Math.max(opens, due.getTime())
    if (from >= closes) continue
    if (left <= closes - from) return new Date(from + left)
    left -= closes - from
  }
  return due
}
