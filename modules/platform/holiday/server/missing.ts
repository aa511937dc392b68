import { clock } from '@chengban/engine/clock.ts'
import type { NamedNotice, Reminder } from '@chengban/engine/remind/named-notice.ts'
import { aboutColumn, overWhere } from '@chengban/engine/remind/over-where.ts'
import { systemHoliday } from '../missing.notice.ts'

/** On the first of December and every week after it. */
const isDue = (day: string): boolean => day.slice(5, 7) === '12' && Number(day.slice(8)) % 7 === 1

const known = (year: string): string =>
  `exists (select from store.holiday h where extract(year from h.date)::text = ${year})`

export const missingHolidays: NamedNotice = {
  declared: systemHoliday,
  source: {
    find: async ({ tx, today }) => {
      const year = String(Number(today.slice(0, 4)) + 1)
      if (!isDue(today)) return []
      return tx.query<Reminder>(
        `select h.id as "userId", $1::text as about, $1 || '年的节假日尚未维护' as title
         from app.holders_of('holiday:manage', $2) h (id) where not ${known('$1')}`,
        [year, clock.now().toISOString()],
      )
    },
    over: overWhere(known(aboutColumn)),
  },
}
