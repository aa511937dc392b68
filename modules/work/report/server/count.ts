import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'

/**
 * Counts the person's late and missing reports in the running month by the moment they became late or missing, so the
 * last days of a month may count in the next. Too many missing ones bar the person until the count drops.
 */
export const reportCount: Handler = ({ tx, row }) =>
  tx.query(
    `with told as (
       select d.timeliness, d.tz_submit, d.tz_lock from store.daily_work d where d.user_id = $1
       union all select m.timeliness, m.tz_submit, m.tz_lock from store.market_work m where m.user_id = $1
       union all select w.timeliness, w.tz_submit, w.tz_lock from store.week_work w where w.user_id = $1
     ), counted as (
       select count(*) filter (where t.timeliness in ('迟交', '补交', '缺交'))::integer as late,
         count(*) filter (where t.timeliness = '缺交') >= ${settingSql('report.lockAfter')} as is_over
       from told t
       where date_trunc('month', case t.timeliness when '迟交' then t.tz_submit else t.tz_lock end at time zone 'Asia/Shanghai')
         = date_trunc('month', $2::date)
     )
     update store."user" u set no_time_num = c.late, lock_reason = case
         when u.lock_reason = '报告未交' and not c.is_over then null
         when u.lock_reason is null and c.is_over and $3 then '报告未交'
         else u.lock_reason end
     from counted c where u.id = $1`,
    [row.userId, today(), row.timeliness === '缺交'],
  )
