import { today } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

type Day = Pick<RowOf<'attendance'>, 'userId' | 'date' | 'leaderId' | 'dayKind'>
type Sheet = Pick<RowOf<'attendanceMonth'>, 'userId' | 'month' | 'company'>

/**
 * The days from one to another that these people lack while they are employed, and the sheets of their months; none in a
 * month that is locked, none to come. Gives how many days were made.
 */
export const makeDays = async (
  within: Within,
  people: readonly string[],
  first: string,
  last: string,
): Promise<number> => {
  const end = last > today() ? today() : last
  const days = await within.tx.query<Day>(daysText, [people, first, end])
  const sheets = await within.tx.query<Sheet>(sheetsText, [days.map(keyOf)])
  for (const sheet of sheets) await addRow(within, 'attendanceMonth', sheet)
  for (const day of days) await addRow(within, 'attendance', day)
  return days.length
}

const keyOf = ({ userId, date }: Day): string => `${userId} ${date.slice(0, 7)}`

const daysText = `select u.id::text as "userId", d.day as date, app.leader(u.id) as "leaderId",
    app.day_kind(d.day::date) as "dayKind"
  from store."user" u
  cross join lateral (select to_char(s, 'YYYY-MM-DD') as day from generate_series($2::date, $3::date, '1 day') s) d
  where u.id = any ($1::uuid[]) and u.need_attendance and (u.status = '在职' or u.tz_demobilize is not null)
    and d.day::date >= coalesce(u.tz_probation, '-infinity') and d.day::date <= coalesce(u.tz_demobilize, 'infinity')
    and not exists (select from store.attendance a where a.user_id = u.id and a.date = d.day::date)
    and not exists (select from store.attendance_month m
      where m.user_id = u.id and m.month = left(d.day, 7) and m.status = '已锁定')
  order by u.id, d.day`

const sheetsText = `select u.id::text as "userId", split_part(k.key, ' ', 2) as month, u.company
  from (select distinct key from unnest ($1::text[]) key) k
  join store."user" u on u.id = split_part(k.key, ' ', 1)::uuid
  where not exists (select from store.attendance_month m where m.user_id = u.id and m.month = split_part(k.key, ' ', 2))
  order by k.key`
