import type pg from 'pg'
import type { Caller } from './caller.ts'
import { monday } from './moment.ts'
import { told } from './told.ts'

const most = 30

/** The 周组合 of a department's head: 30 people with a week of 15 items each, read as its screen is: the board, its people, and what the one opened plans. */
export const board = async (owner: pg.Client, head: string, leader: Caller): Promise<void> => {
  const { rows } = await owner.query<{ id: string; weeks: string[] }>(madeText, [head, monday(), most])
  const [{ id, weeks } = { id: '', weeks: [] }] = rows
  const list = (of: string, filter: object) =>
    leader('GET', `/api/${of}?pageSize=50&filters=${encodeURIComponent(JSON.stringify(filter))}`)
  const read = () =>
    Promise.all([
      leader('GET', `/api/weekTaskComb/${id}`),
      list('taskWeek', { weekTaskCombId: { equalTo: id } }),
      list('planItem', { taskWeekId: { equalTo: weeks[0] } }),
    ])
  await told(`周组合 of ${weeks.length} people with 15 items each`, 200, 20, read)
}

const madeText = `with head as (
    select a.user_id, d.id as department from store.admin a join store.department d on d.leader_id = a.user_id where a.name = $1 limit 1
  ), members as (
    select u.id from store."user" u join head h on h.department = u.department_id where u.id <> h.user_id order by u.id limit $3
  ), made as (
    insert into store.week_task_comb (id, tz_create, tz_update, name, week_start, department_id, user_id, status)
    select gen_random_uuid(), now(), now(), '周组合', $2, department, user_id, '已下发' from head returning id
  ), on_it as (
    insert into store.week_task_comb_user_ids (week_task_comb_id, user_id, sort)
    select made.id, m.id, row_number() over (order by m.id) from made, members m
  ), weeks as (
    insert into store.task_week (id, tz_create, tz_update, user_id, week_start, status, week_task_comb_id)
    select gen_random_uuid(), now(), now(), m.id, $2, '已下发', made.id from made, members m returning id
  ), items as (
    insert into store.plan_item (id, tz_create, tz_update, task_week_id, source_type, title, plan_hours, sort)
    select gen_random_uuid(), now(), now(), w.id, '其他', '事项' || n, 2, n from weeks w, generate_series(1, 15) n
  )
  select (select id from made) as id, array(select id from weeks) as weeks`
