import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { openReport } from '../../report/server/opened.ts'

/** Shown to its author as they write, and kept as it goes in. */
export const manageReportOpened: Handler<'manageReport'> = (scene) =>
  openReport(scene, async () => ({ figures: await figuresOf(scene) }))

export const manageReportFigures: Handler<'manageReport'> = async (scene) => {
  scene.row.figures = await figuresOf(scene)
}

type Figures = Scene<'manageReport'>['row']['figures']

const figuresOf = async ({ tx, writer, row }: Scene<'manageReport'>): Promise<Figures> => {
  const { catalog } = writer
  const first = `${row.year}-${String(row.month).padStart(2, '0')}-01`
  const text = monthSql({
    late: columnSql(catalog, 'task', 'delayDays', 't'),
    dayHours: columnSql(catalog, 'taskDay', 'actualHours', 'd'),
    weekendHours: columnSql(catalog, 'weekendTask', 'actualHours', 'w'),
    weighed: columnSql(catalog, 'okr', 'weighed', 'k'),
  })
  const [found] = await tx.query<{ figures: Figures }>(text, [row.departmentId, first, lastDay(first)])
  return found?.figures ?? null
}

type Columns = Readonly<Record<'late' | 'dayHours' | 'weekendHours' | 'weighed', string>>

const inMonth = (instant: string): string => `(${instant} at time zone 'Asia/Shanghai')::date between $2 and $3`

/** A department with all below it, from the first to the last day of a month. */
const monthSql = ({ late, dayHours, weekendHours, weighed }: Columns): string => `with recursive below as (
    select $1::uuid as id union select d.id from store.department d join below on d.parent_id = below.id
  ), people as (
    select u.id from store."user" u where u.is_enable and u.department_id in (select id from below)
  ), told as (
    select t.status, t.date, t.end_time, ${late} as late from store.task t
    where t.designee in (select id from people) and t.status not in ('草稿', '取消')
  ), done as (
    select late from told where status = '已完成' and ${inMonth('end_time')}
  ), goals as (
    select o.user_id, round(avg(case o.status when '已归档' then o.score * 100 else (
        select sum(${weighed}) / 100 from store.okr k where k.parent_id = o.id and k.kind = 'KR') end)) as reached
    from store.okr o where o.kind = 'O' and o.status in ('进行中', '待评分', '已归档')
      and o.user_id in (select id from people)
      and o.year = extract(year from $3::date) and o.quarter = extract(quarter from $3::date) group by 1
  )
  select jsonb_build_object(
    'people', (select count(*) from people),
    'taskDone', (select count(*) from done),
    'taskLate', (select count(*) from told where date between $2 and $3 and late > 0),
    'onTimeRate', (select round(100.0 * count(*) filter (where late = 0) / nullif(count(*), 0), 1)::text from done),
    'hours', ((select coalesce(sum(${dayHours}), 0) from store.task_day d
        where d.user_id in (select id from people) and d.date between $2 and $3)
      + (select coalesce(sum(${weekendHours}), 0) from store.weekend_task w
        where w.user_id in (select id from people) and w.date between $2 and $3))::numeric(12,1)::text,
    'reportsMissing', (select count(*) from (
        select d.user_id, d.date, d.timeliness from store.daily_work d
        union all select m.user_id, m.date, m.timeliness from store.market_work m
        union all select w.user_id, w.date, w.timeliness from store.week_work w) r
      where r.timeliness = '缺交' and r.date between $2 and $3 and r.user_id in (select id from people)),
    'applyForDone', (select count(*) from store.apply_for a
      where a.solver_id in (select id from people) and a.stage = '已完成' and ${inMonth('a.tz_close')}),
    'bugClosed', (select count(*) from store.bug b
      where b.solver_id in (select id from people) and b.status = '已关闭' and ${inMonth('b.tz_complete')}),
    'okrProgress', (select round(avg(reached))::integer from goals)
  ) as figures`
