import { today } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { ends, type Figures, type Rest, reckonMonth } from '../reckon.ts'
import { type Aside, keyOf, loadMonth, type Month } from './load.ts'
import { midnight, reckoningOf } from './rule.ts'

type Row = RowOf<'attendance'>
type Values = Partial<Row>

/** The days of one person from one to another, and with them those later in their months. Gives how many rows changed. */
export const recalculateDays = async (
  within: Within,
  userId: string,
  [first, last]: readonly [string, string],
  aside: Aside = {},
): Promise<number> => {
  let changed = 0
  const end = last > today() ? today() : last
  for (let month = first.slice(0, 7); month <= end.slice(0, 7); month = next(month))
    changed += await recalculate(within, [userId], month, aside)
  return changed
}

const next = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7)

/**
 * Recalculates a month of these people, with the same result for every trigger; skips locked months. Returns the number
 * of changed rows.
 */
export const recalculate = async (
  within: Within,
  people: readonly string[],
  month: string,
  aside: Aside = {},
): Promise<number> => {
  const sheets = await find(within, 'attendanceMonth', { userId: people, month }, { isLocked: true })
  const closed = new Set(sheets.filter(({ status }) => status === '已锁定').map(({ userId }) => userId))
  const open = people.filter((id) => !closed.has(id))
  if (open.length === 0) return 0
  const rule = await reckoningOf(within.tx)
  const loaded = await loadMonth(within, open, month, rule, aside)
  let changed = 0
  for (const userId of open) {
    const rows = loaded.rows.filter((row) => row.userId === userId)
    const past = rows.filter(({ date }) => date < today())
    const figures = reckonMonth(
      past.map((row) => dayOf(row, loaded)),
      rule,
    )
    for (const [at, row] of past.entries())
      changed += await write(within, row, { ...valuesOf(row, present(figures[at]), loaded), ...timesOf(row, loaded) })
    // the day that runs shows its punches, and is reckoned when it is over
    for (const row of rows.filter(({ date }) => date === today()))
      changed += await write(within, row, timesOf(row, loaded))
  }
  return changed
}

/** What a day would come to if its appeal were agreed to; nothing is written. */
export const tried = async (within: Within, appeal: NonNullable<Aside['appeal']>): Promise<Figures | undefined> => {
  const { row, isExcuse } = appeal
  const rule = await reckoningOf(within.tx)
  const loaded = await loadMonth(within, [row.userId], String(row.month), rule, { appeal })
  const past = loaded.rows.filter(({ date }) => date < today())
  const days = past.map((one) => ({
    ...dayOf(one, loaded),
    ...(one.id === row.id && isExcuse ? { isExcused: true } : {}),
  }))
  return reckonMonth(days, rule)[past.findIndex(({ id }) => id === row.id)]
}

const write = async (within: Within, row: Row, values: Values): Promise<number> => {
  const isSame = Object.entries(values).every(([name, value]) => same(row[name as keyof Row], value))
  return isSame ? 0 : (await change(within, 'attendance', row.id, values)).length
}

const same = (a: unknown, b: unknown): boolean =>
  a === b ||
  JSON.stringify(a) === JSON.stringify(b) ||
  (isInstant(a) && isInstant(b) && Date.parse(a) === Date.parse(b))

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

const excuses: readonly unknown[] = ['外勤', '出差']

const dayOf = (row: Row, { punches, rests, overtime }: Month) => {
  const key = keyOf(row.userId, row.date)
  return {
    dayKind: row.dayKind as '工作日',
    punches: punches.get(key) ?? [],
    rests: rests.get(key) ?? [],
    isExcused: row.status === '通过' && excuses.includes(row.appealKind),
    hasOvertime: overtime.has(key),
    isIgnore: row.isIgnore,
  }
}

const timesOf = ({ userId, date }: Row, { punches }: Month): Values => {
  const { first, last } = ends(punches.get(keyOf(userId, date)) ?? [])
  return { tzIn: instant(date, first), tzOut: instant(date, last) }
}

const instant = (date: string, minutes: number | undefined): string | null =>
  minutes === undefined ? null : new Date(midnight(date) + minutes * 60_000).toISOString()

const valuesOf = (row: Row, { isElastic: _, absenceDays, ...figures }: Figures, loaded: Month): Values => {
  const rests = row.dayKind === '工作日' ? (loaded.rests.get(keyOf(row.userId, row.date)) ?? []) : []
  const of = (isMeant: (kind: string, isPresent: boolean) => boolean): string =>
    (rests.filter(({ kind, isPresent }) => isMeant(kind, isPresent)).length / 2).toFixed(1)
  const isPaid = (kind: string): boolean => loaded.kinds[kind]?.paid === true
  const isSick = (kind: string): boolean => loaded.kinds[kind]?.sick === true
  const byKind = daysByKind(rests)
  return {
    ...(figures as Pick<Row, 'result'> & typeof figures),
    absenceDays: absenceDays.toFixed(1),
    overtimeHours: Number(loaded.overtime.get(keyOf(row.userId, row.date)) ?? 0).toFixed(1),
    rests: byKind,
    restKind: byKind.map(({ kind }) => kind).join('、') || null,
    restDays: of((_kind, isPresent) => !isPresent),
    paidRest: of((kind, isPresent) => !isPresent && isPaid(kind)),
    sickRest: of((kind, isPresent) => !isPresent && isSick(kind)),
    unpaidRest: of((kind, isPresent) => !isPresent && !isPaid(kind) && !isSick(kind)),
    offRest: of((kind) => kind === '调休'),
    studyRest: of((kind) => kind === '学习'),
    leaveRest: of((kind, isPresent) => !isPresent && kind !== '调休' && kind !== '学习'),
  }
}

const daysByKind = (rests: readonly Rest[]): { kind: string; days: string }[] => {
  const kinds = [...new Set(rests.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, days: (rests.filter((one) => one.kind === kind).length / 2).toFixed(1) }))
}
