import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { dateOf } from '@chengban/kernel/days.ts'
import { add, compare, subtract } from '@chengban/kernel/decimal.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { settingOf, settingSql } from '@chengban/modules/platform/config/server/setting.ts'
import { reckoningOf } from '../../attendance/server/rule.ts'
import { demandOpenDays } from '../../attendance-month/server/open.ts'
import { awayFrom, awayUntil, isAbsence } from '../../rest-day/server/absent.ts'
import { overtimeHours as hoursBetween } from '../hours.ts'

export const overtimeHours: Handler<'overtime'> = async ({ tx, row }) => {
  const { halves } = await reckoningOf(tx)
  return hoursBetween(String(row.tzStart), String(row.tzEnd), row.holiday === '工作日', halves)
}

export const overtimeRate: Handler<'overtime'> = ({ tx, row }) => rateOn(tx, row.holiday)

export const rateOn = async (tx: Sql, holiday: string | null): Promise<string> => {
  const rates: Readonly<Record<string, string>> = await settingOf(tx, 'overtime.rates')
  return String(rates[String(holiday)] ?? '1.0')
}

/** Whether overtime of such a day may become hours to take off; on a statutory holiday it is always paid. */
export const mayRestFor = async (tx: Sql, holiday: string | null): Promise<boolean> => {
  if (holiday === '法定节假日') return false
  return (await settingOf(tx, 'overtime.restDays')).includes(String(holiday))
}

/** Handing in and passing ask the same: enough time, in time, apart from all else, within the hours of the month. */
export const overtimeSubmit: Handler<'overtime'> = async ({ tx, row }) => {
  if (compare(String(row.time ?? '0'), '0.5') < 0) throw invalid({ tzEnd: '加班不足半小时' })
  await tx.query('select from store."user" where id = $1 for no key update', [row.userId])
  await demandOpenDays(tx, String(row.userId), dateOf(String(row.tzStart)), dateOf(String(row.tzStart)))
  const found = await circumstances(tx, row)
  if (row.way === '调休' && !(await mayRestFor(tx, row.holiday)))
    throw invalid({ way: `${row.holiday}加班只能选加班费` })
  if (!found.inTime) throw conflict(`加班须在结束后${found.lateDays}个工作日内申报`)
  if (found.overlaps) throw conflict('与已有加班时间重叠')
  if (found.away) throw conflict('该时段已请假')
  if (compare(add(found.used, String(row.time)), found.monthMax) <= 0) return
  const left = subtract(found.monthMax, found.used)
  throw invalid({
    tzEnd: `本月加班合计不能超过${found.monthMax}小时，还可申请${compare(left, '0') < 0 ? '0' : left}小时`,
  })
}

interface Circumstances {
  readonly lateDays: string
  readonly monthMax: string
  readonly inTime: boolean
  readonly overlaps: boolean
  readonly away: boolean
  readonly used: string
}

const circumstances = async (tx: Sql, row: Values): Promise<Circumstances> => {
  const [found] = await tx.query<Circumstances>(
    `with rule as (select ${settingSql('overtime.lateDays', 'text')} as late, ${settingSql('overtime.monthMax', 'text')} as most)
     select late as "lateDays", most as "monthMax",
       coalesce(($6::timestamptz at time zone 'Asia/Shanghai')::date, $5::date) <= app.work_day_after(($4::timestamptz at time zone 'Asia/Shanghai')::date, late::integer) as "inTime",
       exists (select from store.overtime o where o.user_id = $1 and o.id <> $2 and o.status in ('待一级审核', '通过')
         and o.tz_start < $4 and o.tz_end > $3) as overlaps,
       exists (select from store.rest_day r where r.user_id = $1 and r.status in ('待一级审核', '通过', '变更中')
         and r.rest_status <> '已销假' and ${isAbsence} and ${awayFrom} < $4 and ${awayUntil} > $3) as away,
       (select coalesce(sum(o.time), 0)::text from store.overtime o where o.user_id = $1 and o.id <> $2
         and o.status in ('待一级审核', '通过')
         and date_trunc('month', o.date) = date_trunc('month', ($3::timestamptz at time zone 'Asia/Shanghai')::date)) as used
     from rule`,
    [row.userId, row.id, row.tzStart, row.tzEnd, today(), row.tzSubmit],
  )
  return present(found)
}
