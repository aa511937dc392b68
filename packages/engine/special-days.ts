import type { SpecialDays } from '@chengban/kernel/working-time.ts'

/** What `h` must give of each holiday to make a calendar. */
export const specialColumns = 'h.date::text as date, h.is_work as "isWork"'

export interface SpecialDay {
  readonly date: string
  readonly isWork: boolean
}

export const calendarOf = (rows: readonly SpecialDay[]): SpecialDays =>
  Object.fromEntries(rows.map(({ date, isWork }) => [date, isWork]))
