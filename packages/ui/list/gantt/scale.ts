import { dayAfter, daysBetween, weekStart } from '../../dates/days.ts'
import { movedMonth } from '../../dates/month.ts'

export type Zoom = 'day' | 'week' | 'month'

export interface Tick {
  /** Days from the first. */
  readonly at: number
  readonly days: number
  readonly label: string
}

/** A stretch of time and how it is drawn. */
export interface Scale {
  readonly zoom: Zoom
  readonly first: string
  readonly last: string
  /** Pixels a day. */
  readonly px: number
  readonly days: number
  /** Months over weeks or days; years over months. */
  readonly heads: readonly Tick[]
  readonly ticks: readonly Tick[]
}

const sizes: Readonly<Record<Zoom, { readonly px: number; readonly before: number; readonly months: number }>> = {
  day: { px: 28, before: 0, months: 3 },
  week: { px: 9, before: 2, months: 9 },
  month: { px: 2.5, before: 6, months: 30 },
}

/** The time around a month, as close as asked. */
export const scaleOf = (month: string, zoom: Zoom): Scale => {
  const { px, before, months } = sizes[zoom]
  const from = movedMonth(month, -before)
  const first = `${from}-01`
  const days = daysBetween(first, `${movedMonth(from, months)}-01`)
  const last = dayAfter(first, days - 1)
  const monthTicks = monthly(first, last, zoom === 'month' ? (each) => String(Number(each.slice(5))) : monthWords)
  const base = { zoom, first, last, px, days }
  if (zoom === 'month') return { ...base, heads: yearly(monthTicks, first), ticks: monthTicks }
  const ticks = zoom === 'week' ? weekly(first, last) : daily(first, days)
  return { ...base, heads: monthTicks, ticks }
}

/** How many months are seen at once. */
export const monthsOf = (zoom: Zoom): number => sizes[zoom].months

/** How far one step of the arrows leads, in months. */
export const stepOf = (zoom: Zoom): number => ({ day: 1, week: 3, month: 12 })[zoom]

/** Where a span is drawn, in pixels; undefined where it is not in sight. */
export const placeOf = (
  { first, last, px }: Scale,
  from: string,
  to: string,
):
  | { readonly left: number; readonly width: number; readonly isCutBefore: boolean; readonly isCutAfter: boolean }
  | undefined => {
  if (!from || !to || to < first || from > last) return undefined
  const begin = from < first ? first : from
  const end = to > last ? last : to
  const left = daysBetween(first, begin) * px
  const width = Math.max(4, (daysBetween(begin, end) + 1) * px)
  return { left, width, isCutBefore: from < first, isCutAfter: to > last }
}

const monthWords = (month: string): string =>
  month.endsWith('-01') ? `${month.slice(0, 4)} 年 1 月` : `${Number(month.slice(5))} 月`

const monthly = (first: string, last: string, label: (month: string) => string): readonly Tick[] => {
  const ticks: Tick[] = []
  for (let month = first.slice(0, 7); `${month}-01` <= last; month = movedMonth(month, 1)) {
    const at = daysBetween(first, `${month}-01`)
    ticks.push({ at, days: daysBetween(`${month}-01`, `${movedMonth(month, 1)}-01`), label: label(month) })
  }
  return ticks
}

const yearly = (months: readonly Tick[], first: string): readonly Tick[] => {
  const years = new Map<string, Tick>()
  for (const { at, days } of months) {
    const year = dayAfter(first, at).slice(0, 4)
    const known = years.get(year)
    years.set(year, { at: known?.at ?? at, days: (known?.days ?? 0) + days, label: `${year} 年` })
  }
  return [...years.values()]
}

const weekly = (first: string, last: string): readonly Tick[] => {
  const ticks: Tick[] = []
  for (let monday = weekStart(first); monday <= last; monday = dayAfter(monday, 7))
    ticks.push({ at: daysBetween(first, monday), days: 7, label: monday.slice(8) })
  return ticks
}

const daily = (first: string, days: number): readonly Tick[] =>
  Array.from({ length: days }, (_, at) => ({ at, days: 1, label: String(Number(dayAfter(first, at).slice(8))) }))
