import { column } from '@chengban/engine/schema/names.ts'
import { addMonths } from '@chengban/kernel/days.ts'

/** A line `l` of the company $1 whose day lies in the month $2. */
export const inMonth = (day: string): string =>
  `l.company = $1 and l.${column(day)} >= ($2 || '-01')::date and l.${column(day)} < ($2 || '-01')::date + interval '1 month'`

/** The month that many months later, as `YYYY-MM`. */
export const neighbour = (month: unknown, by: number): string => addMonths(`${String(month)}-01`, by).slice(0, 7)
