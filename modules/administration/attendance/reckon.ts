import { type Halves, type Span, usualHalves } from '../overtime/hours.ts'

/** What a day of attendance comes to. Minutes are counted from the midnight that begins the day, +08:00. */
export interface Day {
  readonly dayKind: '工作日' | '休息日' | '法定节假日'
  /** Minutes of its punches, falling nowhere: 05:00 of the day up to 04:59 of the next (300 to 1739). */
  readonly punches: readonly number[]
  readonly rests: readonly Rest[]
  /** An appeal by which the day counts as worked elsewhere. */
  readonly isExcused: boolean
  readonly hasOvertime: boolean
}

/** Half a day of leave as it was really taken; `isPresent` of 出差 and the like, which is work elsewhere. */
export interface Rest {
  readonly half: '上午' | '下午'
  readonly kind: string
  readonly isPresent: boolean
}

export interface Rule {
  /** Lateness up to here is 弹性. */
  readonly graceMinutes: number
  /** More than this, and the half day counts as absent. */
  readonly absentMinutes: number
  /** When the halves of a working day begin and end. */
  readonly halves?: Halves
}

export interface Figures {
  readonly result: string
  readonly lateMinutes: number
  readonly earlyMinutes: number
  readonly absenceMinutes: number
  /** In halves. */
  readonly absenceDays: number
  readonly missingTimes: number
  readonly workMinutes: number
  /** Late by so little that it costs nothing, while the month has such days left. */
  readonly isElastic: boolean
}

/** Of a half day elsewhere. */
const elsewhere = 240
/** One punch alone says when somebody came up to the middle of the gap at midday: 12:45. */
const noonOf = ({ 上午, 下午 }: Halves): number => (上午.to + 下午.from) / 2
/** A second punch closer to the first than this is no end of a day. */
const apart = 30

const length = ({ from, to }: Span): number => to - from
const meeting = (a: Span, b: Span): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))
const total = (spans: readonly Span[], within: Span): number =>
  spans.reduce((sum, one) => sum + meeting(one, within), 0)

const nothing = {
  lateMinutes: 0,
  earlyMinutes: 0,
  absenceMinutes: 0,
  absenceDays: 0,
  missingTimes: 0,
  workMinutes: 0,
  isElastic: false,
} as const

/** The first and the last punch; no last one where there is but one, or it follows within half an hour. */
export const ends = (punches: readonly number[]): { readonly first?: number; readonly last?: number } => {
  const first = punches.length ? Math.min(...punches) : undefined
  const last = punches.length ? Math.max(...punches) : undefined
  if (first === undefined || last === undefined) return {}
  return last - first < apart ? { first } : { first, last }
}

/** Calculates the figures of a single day. `hasElastic` is true while the month's 弹性 days are not used up. */
export const reckon = (day: Day, rule: Rule, hasElastic: boolean): Figures => {
  const { halves = usualHalves } = rule
  if (day.dayKind !== '工作日') return { ...nothing, result: day.hasOvertime ? '加班' : '休息' }
  const free = new Set(day.rests.map(({ half }) => half))
  const expected = (['上午', '下午'] as const).filter((half) => !free.has(half)).map((half) => halves[half])
  const away = day.rests.filter(({ isPresent }) => isPresent).length * elsewhere
  if (expected.length === 0) return { ...nothing, workMinutes: away, result: restResult(day.rests) }
  if (day.isExcused) return { ...nothing, workMinutes: away + expected.length * elsewhere, result: '出差外出' }
  const found = punched(day.punches, expected, rule, hasElastic)
  const isClean = found.result === '正常' && day.rests.some(({ isPresent }) => !isPresent)
  return {
    ...found,
    workMinutes: found.workMinutes + away,
    result: isClean ? restResult(day.rests) : found.result,
  }
}

const restResult = (rests: readonly Rest[]): string => {
  const absent = rests.filter(({ isPresent }) => !isPresent)
  if (absent.length === 0) return '出差外出'
  return absent.every(({ kind }) => kind === '调休') ? '调休' : '请假'
}

const punched = (punches: readonly number[], expected: readonly Span[], rule: Rule, hasElastic: boolean): Figures => {
  const { first, last } = ends(punches)
  if (first === undefined) return absentAll(expected)
  const lateAll = total(expected, { from: 0, to: first })
  if (last === undefined) {
    const { halves = usualHalves } = rule
    const late = first < noonOf(halves) ? Math.min(length(halves.上午), lateAll) : 0
    const isElastic = isWithin(late, rule)
    return {
      ...nothing,
      result: '缺卡',
      missingTimes: 1,
      lateMinutes: isElastic && hasElastic ? 0 : late,
      isElastic,
    }
  }
  const earlyAll = total(expected, { from: last, to: 48 * 60 })
  const late = taken(lateAll, expected, rule)
  const early = taken(earlyAll, [...expected].reverse(), rule)
  const absent = new Set([...late.absent, ...early.absent])
  if (absent.size === expected.length) return absentAll(expected)
  const isElastic = late.absent.length === 0 && isWithin(late.left, rule)
  const lateMinutes = isElastic && hasElastic ? 0 : late.left
  const stood = expected.filter((span) => !absent.has(span))
  const figures = {
    ...nothing,
    lateMinutes,
    earlyMinutes: early.left,
    absenceMinutes: [...absent].reduce((sum, span) => sum + length(span), 0),
    absenceDays: absent.size / 2,
    workMinutes: total(stood, { from: first, to: last }),
    isElastic,
  }
  return { ...figures, result: resultOf(figures) }
}

const isWithin = (late: number, { graceMinutes }: Rule): boolean => late > 0 && late <= graceMinutes

const absentAll = (expected: readonly Span[]): Figures => ({
  ...nothing,
  result: expected.length > 1 ? '旷工' : '旷工半天',
  absenceMinutes: expected.reduce((sum, span) => sum + length(span), 0),
  absenceDays: expected.length / 2,
})

/** Minutes over the border take half days from one end; of what remains a little counts nothing. */
const taken = (minutes: number, spans: readonly Span[], { absentMinutes, graceMinutes }: Rule) => {
  const absent: Span[] = []
  let left = minutes
  for (const span of spans) {
    if (left <= absentMinutes) break
    absent.push(span)
    left = spans.length === 1 ? 0 : Math.max(0, left - length(span))
  }
  return { absent, left: absent.length > 0 && left <= graceMinutes ? 0 : left }
}

const resultOf = ({ lateMinutes, earlyMinutes, absenceDays, isElastic }: Omit<Figures, 'result'>): string => {
  if (absenceDays > 0) return '旷工半天'
  if (lateMinutes > 0) return earlyMinutes > 0 ? '迟到早退' : '迟到'
  if (earlyMinutes > 0) return '早退'
  return isElastic ? '弹性' : '正常'
}

/** Days of one month in their order: the first few that are 弹性 cost nothing; ignored ones use none up. */
export const reckonMonth = (
  days: readonly (Day & { readonly isIgnore: boolean })[],
  rule: Rule & { readonly graceTimes: number },
): Figures[] => {
  let left = rule.graceTimes
  return days.map((day) => {
    const figures = reckon(day, rule, left > 0)
    if (figures.isElastic && !day.isIgnore) left--
    return figures
  })
}
