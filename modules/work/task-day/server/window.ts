import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'
import type { DayOf } from './own-day.ts'

/** Truncates an instant to seconds, so that the whole last second counts as in time. */
const second = (instant: string | number): number => Math.floor(new Date(instant).getTime() / 1000)

/** From noon until the end of the next working day, while the report of the day is unlocked, or after it was sent back. */
export const demandOpen = async (tx: Sql, of: DayOf, day: RowOf<'taskDay'> | undefined): Promise<void> => {
  if (day?.stage === 'PMO已确认') throw conflict('PMO已确认，不能修改')
  const now = second(clock.now().getTime())
  if (now < second(`${of.date}T12:00:00+08:00`)) throw invalid({ date: '未到填写时间' })
  if (day?.stage === '退回') return
  const { lock, unlock } = await boundsOf(tx, of)
  if (now > second(lock) && !(unlock && now <= second(unlock))) throw conflict('填报已锁定，请申请解锁')
}

interface Bounds {
  readonly lock: string
  readonly unlock: string | null
}

export const boundsOf = async (tx: Sql, { userId, date }: DayOf): Promise<Bounds> => {
  const [found] = await tx.query<Bounds>(boundsSql, [userId, date])
  if (!found) throw new Error('a day has bounds')
  return found
}

const boundsSql = `select to_char(app.add_work_days($2::date, 1), 'YYYY-MM-DD') || 'T' || ${settingSql('report.dailyLock')} || '+08:00' as lock,
    (select max(r.until) from (
      select d.tz_unlock as until from store.daily_work d where d.user_id = $1 and d.date = $2
      union all select m.tz_unlock from store.market_work m where m.user_id = $1 and m.date = $2) r) as unlock`
