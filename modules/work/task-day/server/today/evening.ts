import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Item } from '../lines.ts'
import type { DayOf } from '../own-day.ts'

/** State of a source record at the end of a day, and whether it was finished on that day. */
export interface Standing {
  readonly sourceType: Item['sourceType']
  readonly sourceId: string
  readonly title: string
  readonly projectId: string | null
  readonly isDone: boolean
  readonly output: string | null
  /** Whether it was finished that day, in which case it is reported even when it was not planned. */
  readonly isOfDay: boolean
  /** How long it took of itself: a meeting's length. */
  readonly hours: string | null
}

/** Returns the state of the named sources and everything else the person finished on the day. */
export const standings = (tx: Sql, { userId, date }: DayOf, sources: readonly string[]): Promise<Standing[]> =>
  tx.query<Standing>(
    `select distinct on ("sourceType", "sourceId") x.* from (${parts.join(' union all ')}) x
    where x."isOfDay" or x."sourceType" || ' ' || x."sourceId" = any ($3::text[])
    order by "sourceType", "sourceId", "isOfDay" desc`,
    [userId, date, sources],
  )

const dayOf = (instant: string): string => `(${instant} at time zone 'Asia/Shanghai')::date`
const onDay = (instant: string): string => `coalesce(${dayOf(instant)} = $2::date, false)`

interface Part {
  readonly kind: string
  readonly table: string
  readonly whose: string
  readonly isDone: string
  readonly isOfDay: string
  readonly output?: string
  readonly project?: string
  readonly hours?: string
}

const part = ({
  kind,
  table,
  whose,
  isDone,
  isOfDay,
  output = 'null',
  project = 's.project_id',
  hours = 'null',
}: Part) =>
  `select '${kind}' as "sourceType", s.id::text as "sourceId", s.name as title, ${project} as "projectId",
     ${isDone} as "isDone", ${output}::text as output, ${isOfDay} as "isOfDay", (${hours})::text as hours
   from public.${table} s where ${whose}`

const tried = 's.solver_id = $1 or s.tester_id = $1'
const tested = `s.tester_id = $1 and ${onDay('s.tz_test')}`
const signed = `exists (select from store.work_day_attend a where a.work_day_id = s.id and a.user_id = $1 and a.tz_sign is not null)`
const attends = `exists (select from store.work_day_attend a where a.work_day_id = s.id and a.user_id = $1)`

const parts = [
  part({
    kind: 'task',
    table: 'task',
    whose: 's.designee = $1',
    isDone: `s.status in ('待审核', '已完成') and coalesce(${dayOf('s.end_time')} <= $2::date, false)`,
    isOfDay: onDay('s.end_time'),
    output: 's.result_describe',
  }),
  part({
    kind: 'bug',
    table: 'bug',
    whose: tried,
    isDone: `s.status in ('待测试', '待关闭', '已关闭')`,
    isOfDay: `(coalesce(s.solver_id = $1 and s.finish_date = $2::date, false) or coalesce(${tested}, false))`,
    output: 's.solve_result',
  }),
  part({
    kind: 'applyFor',
    table: 'apply_for',
    whose: tried,
    isDone: `s.status in ('待测试', '待发布', '待客户确认', '已完成')`,
    isOfDay: `(coalesce(s.solver_id = $1 and ${onDay('s.tz_finish')}, false) or coalesce(${tested}, false))`,
  }),
  part({
    kind: 'extraTask',
    table: 'extra_task',
    whose: 's.user_id = $1',
    isDone: `s.status = '已完成'`,
    isOfDay: `s.date = $2::date and s.status not in ('驳回', '取消')`,
    output: 's.result',
  }),
  part({
    kind: 'workDay',
    table: 'work_day',
    whose: `s.status <> '已取消' and ${dayOf('s.date')} = $2::date and ${attends}`,
    isDone: signed,
    isOfDay: signed,
    project: 'null::uuid',
    hours: 'least(8, greatest(0.5, ceil(2 * extract(epoch from s.end_date - s.date) / 3600) / 2))::numeric(4, 1)',
  }),
]
