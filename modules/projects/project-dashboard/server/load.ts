import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { wholeRule } from '@chengban/engine/schema/rows.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { load } from '../load.call.ts'
import { projectDashboard } from '../project-dashboard.entity.ts'
import { rateSql, stateSql } from './figures.ts'
import { firstDay, lastDay, monthAfter, monthsBetween } from './month.ts'

type User = AnswerOf<typeof load>['users'][number]

const mostMonths = 12

const figures = `jsonb_build_object('month', r.month, 'workDays', r.work_days, 'planDays', r.plan_days::text,
  'actualDays', r.actual_days::text, 'loadRate', r.load_rate::text, 'state', r.state,
  'filter', (select jsonb_build_object('id', jsonb_build_object('in', jsonb_agg(j -> 'projectId')))
    from jsonb_array_elements(r.projects) j having count(*) > 0)) order by r.month`

const live = `select l.person, l.month, l.work_days, round(l.planned, 1) as plan_days, round(l.worked, 1) as actual_days,
    x.rate as load_rate, ${stateSql('x.rate')} as state, l.projects
  from app.person_loads(array(select id from people), $3::date, $4::date) l, lateral (select ${rateSql} as rate) x
  where $3::date <= $4::date`

const stored = `select d.user_id, d.month, d.work_days, d.plan_days, d.actual_days, d.load_rate, d.state,
    coalesce(d.projects, '[]') as projects
  from public.project_dashboard d where d.month between $1 and $5 and d.user_id in (select id from people)`

/** Of everybody whose row the person asking may see, whether there is one or not. */
export const loads: CallHandler<typeof load> = async (engine, { month1, month2, departmentId }) => {
  if (month1 > month2 || monthAfter(month1, mostMonths) <= month2) throw invalid({ month2: '日期错误' })
  const running = today().slice(0, 7)
  const [, from = month1] = [month1, running].sort()
  const { catalog } = engine.writer
  const rule = sqlOf(wholeRule(projectDashboard), catalog.place(projectDashboard, 'd'))
  const users = await engine.read<User>({
    text: `with people as materialized (
        select u.id, u.name from public."user" u, lateral (select u.id as user_id) d
        where u.is_enable and $2::text is not null and ($6::uuid is null or u.department_id = $6) and (${rule})
      ), r as materialized (${live} union all ${stored})
      select p.id as "userId", p.name, (select coalesce(jsonb_agg(${figures}), '[]') from r where r.person = p.id) as months
      from people p order by p.name, p.id`,
    params: [
      month1,
      month2,
      firstDay(from),
      lastDay(month2),
      month2 < running ? month2 : monthAfter(running, -1),
      departmentId ?? null,
    ],
  })
  return { months: monthsBetween(month1, month2), users }
}
