import { addDays, daysBetween } from '@chengban/kernel/days.ts'

/** A date the company calendar marks as a working or non-working day. */
export interface Special {
  readonly isWork: boolean
  /** 法定节假日 and 公司假日 on weekdays are paid; 调休放假 is not. */
  readonly isPaid: boolean
}

/** The special days by date. */
export type Calendar = ReadonlyMap<string, Special>

const isWeekday = (day: string): boolean => {
  const weekday = (((daysBetween('2024-01-01', day) % 7) + 7) % 7) + 1
  return weekday <= 5
}

/** Whether the day is one of those a month's wage is paid for. */
export const isPaidDay = (day: string, calendar: Calendar): boolean => {
  const special = calendar.get(day)
  if (!special) return isWeekday(day)
  return special.isWork || (isWeekday(day) && special.isPaid)
}

/** How many paid days lie between two days, both included; 0 where the second is earlier. */
export const paidDays = (from: string, to: string, calendar: Calendar): number => {
  let days = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (isPaidDay(day, calendar)) days += 1
  return days
}
