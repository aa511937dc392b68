import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'
import type { salaryInForce } from '../in-force.job.ts'

/**
 * `user.salary` is the standard wage in force today; people without one keep what administration set. Of the people of
 * a submission, or of everybody; gives how many it changed for.
 */
export const settleBasicPay = async (tx: Sql, submitId: unknown = null): Promise<number> => {
  const changed = await tx.query(
    `update store."user" u set salary = w.pay, version = u.version + 1, tz_update = $3
     from (select w.user_id, ${basicPaySql} as pay from store.money_salary w
       where w.status = '通过' and w.kind <> '专项附加调整'
         and $2::date between w.dt_start and coalesce(w.dt_end, 'infinity')) w
     where w.user_id = u.id and u.salary is distinct from w.pay
       and ($1::uuid is null or u.id in (select n.user_id from store.money_salary n where n.submit_id = $1))
     returning u.id`,
    [submitId, today(), clock.now().toISOString()],
  )
  return changed.length
}

/** Wages that begin today count from now on. */
export const followWages: JobHandler<typeof salaryInForce> = async ({ transaction }) => ({
  changed: await transaction((tx) => settleBasicPay(tx)),
})

const basicPaySql = `round(w.norm_money * (case when w.type = '时薪' then 174 else 1 end)
  * (case when w.is_formal then 1 else coalesce(w.probation_rate,
      ${settingSql('payroll.probationRate')}) / 100 end), 2)`
