import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { halfDays, type KindRules, kindRules } from '../../rest-day/server/days.ts'
import type { Rest } from '../reckon.ts'
import { dayOfPunch, midnight, minutesInto, type Reckoning } from './rule.ts'

/** Changes under decision in the current step, which the tables do not show yet. */
export interface Aside {
  /** A leave with the values it will have after the decision. */
  readonly leave?: RowOf<'restDay'>
  /** A leave or overtime that counts no more. */
  readonly without?: string
  /** An appeal as it is made: further punches of its day, or the whole day worked elsewhere. */
  readonly appeal?: {
    readonly row: RowOf<'attendance'>
    readonly isExcuse: boolean
    readonly punches: readonly string[]
  }
}

/** What the days of a month are reckoned from, by person and day. */
export interface Month {
  readonly rows: readonly RowOf<'attendance'>[]
  readonly punches: ReadonlyMap<string, readonly number[]>
  readonly rests: ReadonlyMap<string, readonly Rest[]>
  /** Hours that were held against the punches. */
  readonly overtime: ReadonlyMap<string, string>
  readonly kinds: KindRules
}

export const keyOf = (userId: string, day: string): string => `${userId} ${day}`

/** Of these people, under the lock of their days. `month` is YYYY-MM. */
export const loadMonth = async (
  within: Within,
  people: readonly string[],
  month: string,
  rule: Reckoning,
  aside: Aside,
): Promise<Month> => {
  const [first, last] = [`${month}-01`, lastDay(`${month}-01`)]
  const rows = await find(within, 'attendance', { userId: people, date: { from: first, to: last } }, { isLocked: true })
  const kinds = await kindRules(within.tx)
  return {
    rows: [...rows].sort((a, b) => (a.date < b.date ? -1 : 1)),
    punches: await punchesOf(within, people, [first, last], rule, aside),
    rests: await restsOf(within, people, [first, last], kinds, aside),
    overtime: await overtimeOf(within, people, [first, last], aside),
    kinds,
  }
}

type Days = readonly [first: string, last: string]

const punchesOf = async (
  within: Within,
  people: readonly string[],
  [first, last]: Days,
  rule: Reckoning,
  { appeal }: Aside,
): Promise<Map<string, number[]>> => {
  const day = 24 * 60 * 60_000
  const from = new Date(midnight(first)).toISOString()
  const before = new Date(midnight(last) + 2 * day).toISOString()
  const rows = await find(within, 'attendancePunch', { userId: people, tzPunch: { from, before } })
  const punches = new Map<string, number[]>()
  for (const { userId, tzPunch } of rows) {
    const date = dayOfPunch(tzPunch, rule)
    append(punches, keyOf(userId, date), minutesInto(date, tzPunch))
  }
  if (appeal)
    for (const at of appeal.punches)
      append(punches, keyOf(appeal.row.userId, appeal.row.date), minutesInto(appeal.row.date, at))
  return punches
}

const restsOf = async (
  within: Within,
  people: readonly string[],
  [first, last]: Days,
  kinds: Month['kinds'],
  { leave, without }: Aside,
): Promise<Map<string, Rest[]>> => {
  const stored = await find(within, 'restDay', {
    userId: people,
    status: ['通过', '变更中'],
    startDate: { to: last },
    endDate: { from: first },
  })
  const standing = stored.filter(({ id }) => id !== without && id !== leave?.id)
  const rests = new Map<string, Rest[]>()
  for (const one of leave ? [...standing, leave] : standing) {
    if (!one.actualEnd) continue
    const isPresent = kinds[one.kind]?.present === true
    for (const { day, half } of await halfDays(within.tx, one, true))
      append(rests, keyOf(one.userId, day), { half, kind: one.kind, isPresent })
  }
  return rests
}

const overtimeOf = async (
  within: Within,
  people: readonly string[],
  [first, last]: Days,
  { without }: Aside,
): Promise<Map<string, string>> => {
  const rows = await within.tx.query<{ userId: string; date: string; hours: string }>(
    `select o.user_id as "userId", o.date::text, sum(o.checked_time)::text as hours from store.overtime o
     where o.user_id = any ($1::uuid[]) and o.date between $2 and $3 and o.status = '通过' and o.checked_time > 0
       and o.id is distinct from $4 group by 1, 2`,
    [people, first, last, without ?? null],
  )
  return new Map(rows.map(({ userId, date, hours }) => [keyOf(userId, date), hours]))
}

const append = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
