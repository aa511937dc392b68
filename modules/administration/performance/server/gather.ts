import type { Within } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'

// Decision 134: The report of performance reads only facts that its calls answer

type Kind = RowOf<'performanceItem'>['kind']

/** A source record behind a figure, as it was at the last refresh. */
type Fact = {
  readonly module: string
  readonly relevanceId: string
  readonly date: string
  readonly text: string
  readonly amount: string
  readonly minus: string
}

export interface Gathered {
  readonly kind: Kind
  readonly base: number
  readonly hit: number
  readonly minus: string
  readonly facts: readonly Fact[]
}

/** Whose sheet, and of which days. */
export interface SheetPeriod {
  readonly userId: string
  readonly startDate: string
  readonly endDate: string
  readonly type: '周' | '季度'
}

/** All kinds of work of one sheet in one statement. */
export const gather = async (
  { tx, writer }: Within,
  { userId, startDate, endDate, type }: SheetPeriod,
): Promise<Gathered[]> => {
  const { catalog } = writer
  const text = kindsSql({
    late: columnSql(catalog, 'bug', 'delayDays', 'b'),
    missed: columnSql(catalog, 'weekendTask', 'isMiss', 'w'),
    reached: columnSql(catalog, 'okr', 'progress', 'o'),
  })
  const rows = await tx.query<Gathered>(text, [userId, startDate, endDate, type])
  return type === '周' ? rows.filter(({ kind }) => kind !== 'okr') : rows
}

const listed = (of: string): string => `coalesce((select jsonb_agg(jsonb_build_object('module', x.module, 'relevanceId',
  x.relevance_id, 'date', x.date, 'text', x.text, 'amount', x.amount::text, 'minus', x.minus::numeric(16,1)::text)
  order by x.date, x.relevance_id) from ${of} x), '[]')`
const lost = (of: string): string => `(select greatest(0, coalesce(sum(x.minus), 0)) from ${of} x)::numeric(16,1)::text`

const kindsSql = (figure: { readonly late: string; readonly missed: string; readonly reached: string }): string => `
  with f as (
    select f.*, f.module as m from store.check_on_work_fact f
    where f.user_id = $1 and f.date between $2 and $3 and not f.is_ignore
  ), tasks as (
    select count(*)::integer as base,
      count(*) filter (where (t.end_time at time zone 'Asia/Shanghai')::date <= t.date)::integer as hit
    from store.task t where t.designee = $1 and t.date between $2 and $3 and t.status not in ('草稿', '暂停', '取消')
  ), late_tasks as (
    select module, relevance_id, date, text, amount, amount as minus from f where kind = '任务延期'
  ), reopened as (
    -- the person who had solved the bug before it was opened again; where no record tells, its present solver
    select b.id, b.name, (c.tz_create at time zone 'Asia/Shanghai')::date as date, coalesce((
      select s.user_id from store.comment s where s.module = 'bug' and s.relevance_id = c.relevance_id and s.type = '记录'
        and s.changes ->> 'to' = '待测试' and s.tz_create < c.tz_create
      order by s.tz_create desc limit 1), b.solver_id) as solver
    from store.bug b join store.comment c on c.module = 'bug' and c.relevance_id = b.id::text and c.type = '记录'
    where b.reopen_times > 0 and c.changes ->> 'from' in ('待关闭', '已关闭') and c.changes ->> 'to' = '处理中'
      and (c.tz_create at time zone 'Asia/Shanghai')::date between $2 and $3
  ), bugs as (
    select 'bug' as module, b.id::text as relevance_id, b.end_time as date, b.name as text, 1 as amount,
      case b.priority when '急' then 4 when '高' then 2 when '中' then 1 when '低' then 0.5 else 0 end as minus
    from store.bug b where b.solver_id = $1 and b.end_time between $2 and $3
      and b.status not in ('草稿', '待确认', '退回', '挂起') and (${figure.late}) > 0
    union all select 'bug', r.id::text, r.date, '重新激活：' || r.name, 1, 1 from reopened r where r.solver = $1
  ), reports as (
    select count(*)::integer as base from (
      select timeliness from store.daily_work where user_id = $1 and date between $2 and $3
      union all select timeliness from store.market_work where user_id = $1 and date between $2 and $3
      union all select timeliness from store.week_work where user_id = $1 and date between $2 and $3
    ) r where r.timeliness not in ('免交', '待交')
  ), missing_reports as (
    select module, relevance_id, date, text, amount, 0 as minus from f where kind in ('日报未交', '日报迟交', '周报未交', '周报迟交')
  ), meetings as (
    select module, relevance_id, date, text, amount, case kind when '会议缺席' then 2 else 1 end * amount as minus
    from f where kind in ('会议缺席', '会议迟到', '会议纪要逾期')
  ), weekends as (
    select 'weekendTask' as module, w.id::text as relevance_id, w.date, w.reason as text, 1 as amount, 0 as minus,
      (${figure.missed}) as is_miss
    from store.weekend_task w where w.user_id = $1 and w.date between $2 and $3 and w.status not in ('取消', '驳回')
  ), days as (
    select a.*, a.month as in_month from store.attendance a
    where a.user_id = $1 and a.date between $2 and $3 and not a.is_ignore
  ), missing as (
    select 'attendance' as module, min(d.id::text) as relevance_id, max(d.date) as date, d.month || '缺卡' as text,
      sum(d.missing_times) as amount, greatest(0, sum(d.missing_times)
        - ${settingSql('attendance.repunchMax')}) as minus
    from days d group by d.month
  ), discipline as (
    select 'attendance' as module, d.id::text as relevance_id, d.date, d.result as text, 1 as amount,
      case when d.late_minutes > 0 or d.early_minutes > 0 then 1 else 0 end + 10 * d.absence_days / 2 as minus
    from days d where d.late_minutes > 0 or d.early_minutes > 0 or d.absence_days > 0
    union all select * from missing where minus > 0
    union all select module, relevance_id, date, text, amount, 3 * amount from f where kind = '警告'
    union all select module, relevance_id, date, text, amount, amount from f where kind = '流程逾期'
    union all select module, relevance_id, date, text, amount,
      case when $4 = '季度' and row_number() over (order by date, relevance_id) > 3 then 0 else 2 end * amount
    from f where kind = '项目延期'
  ), goals as (
    select round(sum(coalesce(${figure.reached}, 0) * o.weight) / nullif(sum(o.weight), 0))::integer as hit
    from store.okr o where o.user_id = $1 and o.kind = 'O' and o.status <> '草拟'
      and o.year = extract(year from $3::date) and o.quarter = extract(quarter from $3::date)
  )
  select 'task' as kind, base, hit, ${lost('late_tasks')} as minus, ${listed('late_tasks')} as facts from tasks
  union all select 'quality', 0, 0, ${lost('bugs')}, ${listed('bugs')}
  union all select 'report', r.base, greatest(0, r.base - (select coalesce(sum(amount), 0) from missing_reports))::integer,
    '0.0', ${listed('missing_reports')} from reports r
  union all select 'meeting', 0, 0, ${lost('meetings')}, ${listed('meetings')}
  union all select 'weekend', (select count(*) from weekends)::integer, (select count(*) from weekends where is_miss is not true)::integer,
    '0.0', ${listed('(select * from weekends where is_miss)')}
  union all select 'discipline', 0, 0, ${lost('discipline')}, ${listed('discipline')}
  union all select 'okr', case when hit is null then 0 else 100 end, least(100, greatest(0, coalesce(hit, 0))), '0.0', '[]'::jsonb from goals`
