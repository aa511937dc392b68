import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAfter } from '@chengban/kernel/working-days.ts'
import { into } from '../seed/rows.ts'
import { demoId } from './ids.ts'

interface Day {
  readonly date: string
  readonly name: string
  readonly kind: '法定节假日' | '调休放假' | '调休上班'
}

/** Weekdays given free and weekends worked instead, as `MM-DD`, as announced; other years have their statutory days alone. */
const exchanged: Readonly<Record<number, readonly (readonly [name: string, free: string, worked: string])[]>> = {
  2025: [
    ['春节', '02-03 02-04', '01-26 02-08'],
    ['劳动节', '05-05', '04-27'],
    ['端午节', '06-02', ''],
    ['国庆节', '10-07 10-08', '09-28 10-11'],
  ],
  2026: [
    ['元旦', '01-02', '01-04'],
    ['春节', '02-20 02-23', '02-14 02-28'],
    ['清明节', '04-06', ''],
    ['劳动节', '05-04 05-05', '05-09'],
    ['国庆节', '10-05 10-06 10-07', '09-20 10-10'],
  ],
}

/** Holidays of last, this and next year. */
export const addHolidays = async (tx: Sql): Promise<void> => {
  const year = Number(today().slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap(holidaysOf)
  await into(tx, 'holiday').insert(days.map((day) => ({ id: demoId('holiday', day.date), ...day })))
}

/** The statutory days of a year and, where they are known, the days exchanged for them. */
export const holidaysOf = (year: number): Day[] => {
  const days = statutory(year)
  const taken = new Set(days.map(({ date }) => date))
  const on = (list: string): string[] => (list ? list.split(' ').map((day) => `${year}-${day}`) : [])
  for (const [name, free, worked] of exchanged[year] ?? []) {
    days.push(...on(free).map((date) => ({ date, name, kind: '调休放假' as const })))
    days.push(...on(worked).map((date) => ({ date, name, kind: '调休上班' as const })))
  }
  return days.filter(({ date, kind }) => kind === '法定节假日' || !taken.has(date))
}

/** 春节, 端午节 and 中秋节 go by the moon. */
const byMoon: Readonly<Record<number, readonly [newYear: string, summer: string, autumn: string]>> = {
  2024: ['02-10', '06-10', '09-17'],
  2025: ['01-29', '05-31', '10-06'],
  2026: ['02-17', '06-19', '09-25'],
  2027: ['02-06', '06-09', '09-15'],
  2028: ['01-26', '05-28', '10-03'],
  2029: ['02-13', '06-16', '09-22'],
  2030: ['02-03', '06-05', '09-12'],
}

const statutory = (year: number): Day[] => {
  const [newYear, summer, autumn] = byMoon[year]?.map((day) => `${year}-${day}`) ?? []
  const named: readonly (readonly [string, readonly string[]])[] = [
    ['元旦', [`${year}-01-01`]],
    ['春节', newYear ? [-1, 0, 1, 2].map((days) => dayAfter(newYear, days)) : []],
    ['清明节', [`${year}-04-0${brightness(year)}`]],
    ['劳动节', [`${year}-05-01`, `${year}-05-02`]],
    ['端午节', summer ? [summer] : []],
    ['中秋节', autumn ? [autumn] : []],
    ['国庆节', [1, 2, 3].map((day) => `${year}-10-0${day}`)],
  ]
  const seen = new Set<string>()
  return named.flatMap(([name, dates]) =>
    dates.filter((date) => !seen.has(date) && seen.add(date)).map((date) => ({ date, name, kind: '法定节假日' })),
  )
}

/** Day of April on which 清明 falls, in this century. */
const brightness = (year: number): number => Math.floor((year % 100) * 0.2422 + 4.81) - Math.floor((year % 100) / 4)
