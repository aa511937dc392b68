import { clock } from '@chengban/engine/clock.ts'
import type { NamedNotice, Reminder } from '@chengban/engine/remind/named-notice.ts'
import { aboutColumn, overWhere } from '@chengban/engine/remind/over-where.ts'
import { expenseMonthNot } from '../missing.notice.ts'
import { monthBefore } from './missing.ts'

/** On the fifth, and on every working day from the eighth on. */
const due = `(extract(day from $1::date) = 5 or (extract(day from $1::date) >= 8 and app.is_work_day($1::date)))`

export const missingMonths: NamedNotice = {
  declared: expenseMonthNot,
  source: {
    find: ({ tx, today }) =>
      tx.query<Reminder>(
        `select h.id as "userId", $2::text as about, '【月度费用】' || $2 || '有' || m.n || '项未填报' as title
         from app.holders_of('money:apply', $3) h (id), (select count(*) as n from app.months_missing($2)) m
         where m.n > 0 and ${due}`,
        [today, monthBefore(today), clock.now().toISOString()],
      ),
    over: overWhere(`not exists (select from app.months_missing(${aboutColumn}))`),
  },
}
