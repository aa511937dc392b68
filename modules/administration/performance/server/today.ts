import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import type { todayTasks } from '../today-tasks.call.ts'

type Node = AnswerOf<typeof todayTasks>['nodes'][number]

/** Answers with the caller's own day or that of a person they head; lists only items the caller may read. */
export const readToday: CallHandler<typeof todayTasks> = async (engine, { userId, date }) => {
  const person = userId ?? engine.writer.actor.userId
  const [may] = await engine.read({
    text: `select where $1::uuid = app.me() or app.has_operation('performance:manage') or $1::uuid in (select rule.people_below_me())`,
    params: [person],
  })
  if (!may) throw forbidden()
  const nodes = await engine.read<Node>({ text: itemsSql, params: [person, date ?? today()] })
  const count = (state: Node['state']): number => nodes.filter((one) => one.state === state).length
  const counts = {
    逾期: count('逾期'),
    今日到期: count('今日到期'),
    进行中: count('进行中'),
    今日完成: count('今日完成'),
  }
  return { nodes, totalCount: nodes.length, counts }
}

const dayOf = (instant: string): string => `(${instant} at time zone 'Asia/Shanghai')::date`

/** Of each kind: whose it is, until when, whether it is open, and the day it was done. */
const itemsSql = `
  with own as (
    select 'task' as module, t.id, t.name, t.project_id, t.priority, t.date as due,
      t.status in ('待确认', '待开始', '进行中', '待审核') as is_open,
      case when t.status = '已完成' then ${dayOf('t.end_time')} end as done
    from public.task t where t.designee = $1
    union all select 'extraTask', x.id, x.name, x.project_id, x.priority, x.date, x.status in ('待确认', '进行中'),
      case when x.status = '已完成' then ${dayOf('x.tz_complete')} end
    from public.extra_task x where x.user_id = $1
    union all select 'wbsTask', w.id, w.name, w.project_id, w.priority, ${dayOf('w.tz_end')}, w.status in ('未开始', '进行中'),
      case when w.status = '完成' then ${dayOf('w.tz_actual')} end
    from public.wbs_task w where w.user_id = $1
    union all select 'bug', b.id, b.name, b.project_id, b.priority, b.end_time,
      b.user_id = $1 and b.status in ('待确认', '已确认', '处理中', '待测试', '待关闭'),
      case when b.solver_id = $1 then b.finish_date end
    from public.bug b where b.user_id = $1 or b.solver_id = $1
  ), planned as (
    select i.source_type as module, i.source_id from public.plan_item i join public.task_day d on d.id = i.task_day_id
    where d.user_id = $1 and d.date = $2::date
  ), told as (
    select o.*, case when o.done = $2::date then '今日完成' when o.due < $2::date then '逾期' when o.due = $2::date then '今日到期'
      else '进行中' end as state
    from own o where o.done = $2::date or o.is_open and (o.due <= $2::date
      or exists (select from planned p where p.module = o.module and p.source_id = o.id::text))
  )
  select t.module, t.id::text, t.name, p.name as "projectName", t.priority, t.due::text, t.state,
    case when t.state = '今日完成' then 0 else app.work_days(t.due, $2::date) end as "delayDays", '/record/' || t.module || '/' || t.id as link
  from told t left join public.project p on p.id = t.project_id
  order by array_position(array['逾期', '今日到期', '进行中', '今日完成'], t.state),
    array_position(array['急', '高', '中', '低', '缓'], t.priority), t.due nulls last, t.name, t.id`
