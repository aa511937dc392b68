/** Who meets how often, as the kind of a meeting keeps it. */
export type MeetingRule = {
  readonly freq: 'none' | 'day' | 'week' | 'month'
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays?: readonly number[]
  readonly monthDay?: number | 'last'
  /** The n-th such weekday of the month. */
  readonly monthWeek?: number | 'last'
  /** HH:mm */
  readonly time?: string
  readonly minutes: number
  /** Where a day is no working day. */
  readonly move: 'skip' | 'before' | 'after'
  readonly hostId?: string
  readonly userIds?: readonly string[]
  readonly departmentIds?: readonly string[]
  readonly roleIds?: readonly string[]
  readonly mustAttend: boolean
  readonly needSummary: boolean
  /** Hours after the end within which the minutes are due. */
  readonly summaryHours: number
  readonly address?: string
  /** Days ahead for which meetings are made. */
  readonly aheadDays: number
}

export const wrongRule = '会议规则错误'
const unplanned = '请设置会议时间和主持人'

/** What a rule has that says nothing else. */
export const usual = {
  minutes: 60,
  move: 'skip',
  mustAttend: true,
  needSummary: true,
  summaryHours: 24,
  aheadDays: 7,
} as const

type Given = Readonly<Record<string, unknown>>
type Test = (value: unknown) => boolean

const whole =
  (least: number, most: number): Test =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const either =
  (test: Test): Test =>
  (value) =>
    value === 'last' || test(value)
const among =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value)
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test) && new Set(value).size === value.length
const text: Test = (value) => typeof value === 'string' && value.length <= 255
const flag: Test = (value) => typeof value === 'boolean'

const shape: Readonly<Record<keyof MeetingRule, Test>> = {
  freq: among('none', 'day', 'week', 'month'),
  weekdays: listOf(whole(1, 7)),
  monthDay: either(whole(1, 31)),
  monthWeek: either(whole(1, 5)),
  time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  minutes: whole(5, 480),
  move: among('skip', 'before', 'after'),
  hostId: text,
  userIds: listOf(text),
  departmentIds: listOf(text),
  roleIds: listOf(text),
  mustAttend: flag,
  needSummary: flag,
  summaryHours: whole(1, 72),
  address: text,
  aheadDays: whole(0, 14),
}

/** Returns the rule with defaults filled in, or the error message when it is invalid. */
export const readRule = (raw: unknown): MeetingRule | string => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrongRule
  const given: Given = { ...usual, ...filledOf(raw as Given) }
  for (const [name, value] of Object.entries(given))
    if (!Object.hasOwn(shape, name) || !shape[name as keyof MeetingRule](value)) return wrongRule
  if (given.freq === undefined) return wrongRule
  return rhythm(given) ?? (given as MeetingRule)
}

const filledOf = (raw: Given): Given =>
  Object.fromEntries(
    Object.entries(raw).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  )

/**
 * Checks the rhythm: a weekly rule names weekdays; a monthly rule names either a day of the month or one weekday with
 * its position.
 */
const rhythm = ({ freq, time, hostId, weekdays, monthDay, monthWeek }: Given): string | undefined => {
  if (freq === 'none') return undefined
  if (!time || !hostId) return unplanned
  const days = Array.isArray(weekdays) ? weekdays.length : 0
  if (freq === 'week' && days === 0) return wrongRule
  if (freq !== 'month') return undefined
  if ((monthDay === undefined) === (monthWeek === undefined)) return wrongRule
  return monthWeek !== undefined && days !== 1 ? wrongRule : undefined
}
