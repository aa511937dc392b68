import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'

// Decision 043: Whoever may send a week may also gather it

/** Its name and its people follow from the department or the project where nobody says otherwise. */
export const weekTaskCombCheck: Handler<'weekTaskComb'> = async ({ tx, row }) => {
  if (!row.name) row.name = await nameOf(tx, row)
  if ((row.userIds ?? []).length === 0) row.userIds = await peopleOf(tx, row)
  if (row.userIds.length === 0) throw invalid({ userIds: '成员不能为空' })
}

const nameOf = async (tx: Sql, row: Values): Promise<string> => {
  const [found] = await tx.query<{ name: string }>(
    `select coalesce((select d.name from store.department d where d.id = $1), (select p.name from store.project p where p.id = $2), '')
       || extract(month from day.d)::int || '月第' || ceil(extract(day from day.d) / 7)::int || '周' as name
     from (select $3::date + 3 as d) day`,
    [row.departmentId ?? null, row.projectId ?? null, row.weekStart],
  )
  return found?.name ?? ''
}

const peopleOf = async (tx: Sql, row: Values): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `with recursive below as (
       select $1::uuid as id
       union select d.id from store.department d join below on d.parent_id = below.id
     )
     select u.id from store."user" u where u.is_enable and (
       u.department_id in (select id from below)
       or exists (select from store.project_member m where m.project_id = $2 and m.user_id = u.id))
     order by u.sort, u.name`,
    [row.departmentId ?? null, row.projectId ?? null],
  )
  return rows.map(({ id }) => id)
}

/** Plans of people who joined or left a board. Their rights follow the first board they are on. */
export const weekTaskCombGather: Handler<'weekTaskComb'> = ({ tx, before, row }) =>
  boardPlans(tx, row, [...new Set([before?.userIds ?? [], row.userIds ?? []].flat())])

const boardPlans = async (tx: Sql, { weekStart }: Board, people: readonly string[]): Promise<void> => {
  await tx.query(
    `with of_person as (
       select w.id, (select c.id from store.week_task_comb c
         join store.week_task_comb_user_ids m on m.week_task_comb_id = c.id and m.user_id = w.user_id
         where c.week_start = w.week_start and c.status <> '已作废' order by c.tz_create, c.id limit 1) as board
       from store.task_week w where w.week_start = $1 and w.user_id = any ($2::uuid[]))
     update store.task_week w set week_task_comb_id = p.board, version = version + 1
     from of_person p where p.id = w.id and w.week_task_comb_id is distinct from p.board`,
    [weekStart, people],
  )
}

type Board = Pick<Scene<'weekTaskComb'>['row'], 'weekStart' | 'userIds'>

/** Everybody's week is confirmed, whose plan is missing is not; the PMO may pass over that with a word. */
export const weekTaskCombCompleting: Handler<'weekTaskComb'> = async ({ tx, row, asked, opinion, writer }) => {
  // locks the plans: no week changes while its board is closed
  await tx.query(
    'select from store.task_week where week_start = $1 and user_id = any ($2::uuid[]) order by id for no key update',
    [row.weekStart, row.userIds ?? []],
  )
  if (asked?.force === true) {
    if (!has(writer.actor.entries, 'taskDay:pmo')) throw forbidden()
    if (!opinion) throw invalid({ opinion: '请填写意见' })
    return
  }
  const open = await tx.query<{ name: string }>(
    `select u.name from store."user" u
     where u.id = any ($1::uuid[]) and not app.on_leave(u.id, $2::date, $2::date + 6)
       and not exists (select from store.task_week w
         where w.user_id = u.id and w.week_start = $2 and w.status in ('已确认', 'PMO已确认')) order by u.sort, u.name`,
    [row.userIds ?? [], row.weekStart],
  )
  if (open.length) throw conflict(`以下成员周计划未确认：${open.map(({ name }) => name).join('、')}`)
}

/** Frees the board's plans for another board; weeks already sent out stay sent. */
export const weekTaskCombVoided: Handler<'weekTaskComb'> = ({ tx, row }) => boardPlans(tx, row, row.userIds ?? [])
