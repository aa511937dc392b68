import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import { mostNamed, tellSummed, toldReading } from '@chengban/engine/read/told-reading.ts'
import { containing } from '@chengban/engine/search/probe.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { monthOf } from '../../attendance/server/months.ts'
import { attendanceMonth } from '../attendance-month.entity.ts'
import type { summary } from '../summary.call.ts'

type Answer = AnswerOf<typeof summary>
type Node = Answer['nodes'][number]
type Beside = Pick<Node, 'id' | 'userName' | 'departmentName' | 'pendingAppeals' | 'days'>

/** Answers with the months the caller may also list: their own, those of the people they head, or all. */
export const readSummary: CallHandler<typeof summary> = async (engine, input) => {
  const month = monthOf(input.month ?? today().slice(0, 7))
  const { offset, size } = pageAsked(input)
  if (input.departmentId) await demandDepartment(engine, input.departmentId)
  const keyword = input.keyword ? containing(input.keyword.slice(0, 100)) : null
  const params = [month, input.userId ?? null, input.departmentId ?? null, input.company ?? null, keyword]
  const [beside, [figures]] = await Promise.all([
    engine.read<Beside>({ text: pageOf, params: [...params, size, offset] }),
    engine.read<Answer['total'] & { totalCount: number }>({ text: totals, params }),
  ])
  const ids = beside.map(({ id }) => id)
  const rows = ids.length
    ? await engine.list(attendanceMonth, { filters: { id: { in: ids } } }, { offset: 0, size: ids.length })
    : []
  const given = await toldReading(engine, attendanceMonth, rows)
  const known = new Map(given.map((row) => [String(row.id), row]))
  const { totalCount = 0, ...total } = figures ?? { totalCount: 0, overtimeMoney: null }
  const overtimeMoney = await toldTotal(engine, params, total.overtimeMoney)
  return {
    nodes: beside.map((one) => ({ ...known.get(one.id), ...one }) as Node),
    totalCount,
    total: { ...total, overtimeMoney } as Answer['total'],
  }
}

/** The total is over all rows, not over the page: all of them are read with it. */
const toldTotal = async (engine: Engine, params: readonly unknown[], money: string | null): Promise<string | null> => {
  if (money === null || engine.writer.actor.isLooking) return null
  const rows = await engine.read<{ id: string }>({ text: summed, params: [...params, mostNamed + 1] })
  await tellSummed(
    engine,
    attendanceMonth,
    rows.map(({ id }) => id),
  )
  return money
}

/** One's own, one that one heads, or any by right. */
const demandDepartment = async (engine: Engine, id: string): Promise<void> => {
  const [found] = await engine.read({
    text: `select from public.department d where d.id = $1 and (app.has_operation('attendance:manage')
      or d.leader_id = app.me() or exists (select from public."user" u where u.department_id = d.id and u.id in (select rule.people_below_me())))`,
    params: [id],
  })
  if (!found) throw invalid({ departmentId: '部门不存在' })
}

const rowsOf = `from public.attendance_month m join public."user" u on u.id = m.user_id
  left join public.department d on d.id = u.department_id
  where m.month = $1 and ($2::uuid is null or m.user_id = $2) and ($4::text is null or m.company = $4)
    and ($5::text is null or u.name ilike $5) and ($3::uuid is null or u.department_id in (
      with recursive below as (
        select id from public.department where id = $3
        union all select c.id from public.department c join below b on c.parent_id = b.id
      ) select id from below))`

const sign = `case when a.is_ignore then '○' else case a.result
  when '正常' then '√' when '弹性' then '△' when '迟到' then '迟' when '迟到早退' then '迟' when '早退' then '早'
  when '缺卡' then '缺' when '旷工' then '旷' when '旷工半天' then '半' when '请假' then '假' when '调休' then '调'
  when '出差外出' then '差' when '加班' then '加' when '休息' then '休' else ' ' end end`

const pageOf = `
  select m.id::text, u.name as "userName", d.name as "departmentName",
    (select count(*)::integer from public.attendance a where a.user_id = m.user_id and a.month = m.month
      and a.status in ('待一级审核', '待二级审核')) as "pendingAppeals",
    (select string_agg(coalesce((select ${sign} from public.attendance a
        where a.user_id = m.user_id and a.date = (m.month || '-01')::date + n), ' '), '' order by n)
      from generate_series(0, 30) n) as days
  ${rowsOf}
  order by d.sort nulls last, d.id, u.sort, m.user_id limit $6 offset $7`

const summed = `select m.id::text ${rowsOf} and m.overtime_money is not null limit $6`

const totals = `
  select count(*)::integer as "totalCount", coalesce(sum(m.work_days), 0)::numeric(16,1)::text as "workDays",
    coalesce(sum(m.late_times), 0)::integer as "lateTimes", coalesce(sum(m.late_minutes), 0)::integer as "lateMinutes",
    coalesce(sum(m.early_times), 0)::integer as "earlyTimes", coalesce(sum(m.missing_times), 0)::integer as "missingTimes",
    coalesce(sum(m.absence_days), 0)::numeric(16,1)::text as "absenceDays",
    coalesce(sum(m.unpaid_days), 0)::numeric(16,1)::text as "unpaidDays",
    coalesce(sum(m.sick_days), 0)::numeric(16,1)::text as "sickDays",
    coalesce(sum(m.rest_hours), 0)::numeric(16,1)::text as "restHours",
    case when app.has_operation('user:salary') then coalesce(sum(m.overtime_money), 0)::numeric(16,2)::text end as "overtimeMoney"
  ${rowsOf}`
