import type { Sql } from '@chengban/engine/db/sql.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { dayOf, endOf, startOf } from '../../wbs-task/day.ts'
import { type Bar, movedBy, successorsMoved, type WorkDays } from '../shift.ts'

/** A module as it is planned now. */
export interface Planned extends Bar {
  readonly hasTasks: boolean
  readonly isDone: boolean
}

/** All modules of a project, in the order of their codes. */
export const plannedModules = ({ tx, writer: { catalog } }: Within, projectId: string): Promise<Planned[]> =>
  tx.query<Planned>(
    `select m.id, (${columnSql(catalog, 'projectModule', 'tzStart', 'm')})::text as start,
       (${columnSql(catalog, 'projectModule', 'tzEnd', 'm')})::text as end,
       array(select l.other_id::text from store.project_module_predecessor_ids l where l.project_module_id = m.id) as after,
       t.n > 0 as "hasTasks", t.begun = 0 as "isFree", t.n > 0 and t.open = 0 as "isDone"
     from store.project_module m, lateral (
       select count(*) as n, count(*) filter (where w.status in ('进行中', '完成')) as begun,
         count(*) filter (where w.status in ('未开始', '进行中')) as open
       from store.wbs_task w where w.project_module_id = m.id and w.status <> '取消') t
     where m.project_id = $1 order by m.sort, m.id`,
    [projectId],
  )

/** Working days around these days: as far behind them as a chain of moves may lead. */
export const workDaysAround = async (tx: Sql, days: readonly (string | null)[]): Promise<WorkDays> => {
  const [found] = await tx.query<{ days: string[] }>(
    `select array(select d.day::date::text from (select min(x) as first, max(x) as last from unnest($1::date[]) x) s,
       generate_series(s.first - 40, s.last + 2 * (s.last - s.first) + 400, interval '1 day') d (day)
       where app.is_work_day(d.day::date) order by d.day) as days`,
    [days.filter((day) => day !== null)],
  )
  return found?.days ?? []
}

type Task = RowOf<'wbsTask'>

/** Leaves of a module that have not begun and are planned. */
const freeLeaves = async (within: Within, projectModuleId: string): Promise<Task[]> => {
  const tasks = await find(within, 'wbsTask', { projectModuleId })
  const parents = new Set(tasks.map(({ parentId }) => parentId))
  return tasks.filter(
    (one) => !parents.has(one.id) && one.status === '未开始' && one.tzStart !== null && one.tzEnd !== null,
  )
}

/** A module so many working days on: each of its leaves, or its own plan where it has none. */
export const moveModule = async (
  within: Within,
  { id, start, end, hasTasks }: Planned,
  n: number,
  days: WorkDays,
): Promise<void> => {
  if (!start || !end) return
  const to = movedBy(days, { start, end }, n)
  if (!hasTasks) {
    await change(within, 'projectModule', id, { planStart: to.start, planEnd: to.end })
    return
  }
  const leaves = await freeLeaves(within, id)
  const ids = leaves.map((leaf) => leaf.id)
  await change(within, 'wbsTask', ids, ({ tzStart, tzEnd }) => {
    if (tzStart === null || tzEnd === null) return undefined
    const moved = movedBy(days, { start: dayOf(tzStart), end: dayOf(tzEnd) }, n)
    return { tzStart: startOf(moved.start), tzEnd: endOf(moved.end) }
  })
  const { tx, writer } = within
  const step = { action: `移动至${to.start}–${to.end}`, via: '系统', changes: [] }
  await tellRecord(tx, writer.actor.userId, writer.catalog.entity('projectModule'), id, step)
}

/** Moves the modules that wait for a module whose end is now later, if none of their work has begun. */
export const moveSuccessors = async (within: Within, projectId: string, later: readonly string[]): Promise<void> => {
  const modules = await plannedModules(within, projectId)
  if (!modules.some(({ after }) => after.some((id) => later.includes(id)))) return
  const days = await workDaysAround(
    within.tx,
    modules.flatMap(({ start, end }) => [start, end]),
  )
  const moved = successorsMoved(modules, later, days)
  for (const module of modules) {
    const n = moved.get(module.id)
    if (n) await moveModule(within, module, n, days)
  }
  if (moved.size) await within.tx.query('select app.wbs_settle($1)', [projectId])
}
