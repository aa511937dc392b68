import { column } from '@chengban/engine/schema/names.ts'
import { addMonths } from '@chengban/kernel/days.ts'

/** A line `l` of the company $1 whose day lies in the month $2. */
export const inMonth = (day: string): string =>
  `l.company = $1 and l.${column(day)} >= ($2 || '-01')::date and l.${column(day)} < ($2 || '-01')::date + interval '1 month'`

export const monthBefore = (month: string): string => addMonths(`${month}-01`, -1).slice(0, 7)
