import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import type { loadRebuild } from '../load-rebuild.job.ts'
import { rateSql, stateSql } from './figures.ts'
import { firstDay, lastDay, monthAfter } from './month.ts'

// Decision 086: Monthly summaries are stored when their month is closed

/** The month behind us first, where it was not written since it ended; from then on it stays. */
export const rebuildLoads: JobHandler<typeof loadRebuild> = async ({ transaction }) => {
  const running = today().slice(0, 7)
  const past = monthAfter(running, -1)
  const frozen = await transaction(async (tx) => ((await isLeft(tx, past, running)) ? 0 : rebuild(tx, past, past)))
  const rebuilt = await transaction((tx) => rebuild(tx, running, monthAfter(running, 5)))
  return { frozen, rebuilt }
}

const isLeft = async (tx: Sql, past: string, running: string): Promise<boolean> => {
  const left = await tx.query(
    `select from store.project_dashboard where month = $1 and tz_update >= $2::timestamp at time zone 'Asia/Shanghai' limit 1`,
    [past, firstDay(running)],
  )
  return left.length > 0
}

/**
 * Writes all rows in one statement and leaves unchanged rows alone. A run for a single past month updates every row of
 * it.
 */
export const rebuild = async (tx: Sql, first: string, last: string): Promise<number> => {
  const written = await tx.query(
    `insert into store.project_dashboard as d
       (id, tz_create, tz_update, version, user_id, month, work_days, plan_days, actual_days, load_rate, state, projects)
     select gen_random_uuid(), $3, $3, 1, l.person, l.month, l.work_days, round(l.planned, 1), round(l.worked, 1),
       x.rate, ${stateSql('x.rate')}, l.projects
     from app.person_loads(array(select id from store."user" where is_enable order by id), $1::date, $2::date) l,
       lateral (select ${rateSql} as rate) x
     on conflict (user_id, month) do update set tz_update = excluded.tz_update, version = d.version + 1,
       work_days = excluded.work_days, plan_days = excluded.plan_days, actual_days = excluded.actual_days,
       load_rate = excluded.load_rate, state = excluded.state, projects = excluded.projects
     where $4 or (d.work_days, d.plan_days, d.actual_days, d.load_rate, d.projects) is distinct from
       (excluded.work_days, excluded.plan_days, excluded.actual_days, excluded.load_rate, excluded.projects)
     returning d.id`,
    [firstDay(first), lastDay(last), clock.now().toISOString(), first === last],
  )
  return written.length
}
