import type { CallHandler } from '@chengban/engine/call.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { changeWait } from '../change-wait.call.ts'

type Answer = AnswerOf<typeof changeWait>

/** What waits for me comes oldest first, the rest newest first; counts are of what waits for me. */
export const readWaiting: CallHandler<typeof changeWait> = async (engine, { state, kind, ...asked }) => {
  const { offset, size } = pageAsked(asked)
  const params = [engine.writer.actor.userId, state ?? 'wait', kind ?? 'all', offset, size]
  const [found] = await engine.read<Answer>({ text: waitText, params })
  return found ?? { nodes: [], totalCount: 0, counts: { wait: 0, task: 0, applyFor: 0, bug: 0 } }
}

const waitText = `with mine as (
    select a.relevance_id, a.status from public.audit_task a
    where a.user_id = $1::uuid and a.module in ('change', 'bugChange')
  ), every as (
    select c.target_type as kind, c.id, c.version, c.title, c.project_id, c.user_id, c.original_date, c.old_date,
      c.new_date, c.days, c.sequence, c.cause, c.status, c.tz_create from public.change c
    union all
    select 'bug', b.id, b.version, rule.label_bug(b.bug_id) ->> 'name', g.project_id, b.user_id, b.original_date,
      b.old_date, b.new_date, b.days, b.sequence, b.cause, b.status, b.tz_create
    from public.bug_change b left join public.bug g on g.id = b.bug_id
  ), waits as (
    select e.* from every e
    where e.status = '待审核' and exists (select from mine m where m.relevance_id = e.id::text and m.status = '待处理')
  ), shown as (
    select e.* from every e
    where ($3 = 'all' or e.kind = $3) and case $2
      when 'wait' then e.id in (select w.id from waits w)
      when 'done' then exists (select from mine m where m.relevance_id = e.id::text and m.status in ('已同意', '已驳回'))
      when 'mine' then e.user_id = $1::uuid
      else true end
  ), page as (
    select s.*, row_number() over (order by case when $2 = 'wait' then s.tz_create end, s.tz_create desc, s.id) as place
    from shown s order by place offset $4 limit $5
  )
  select coalesce((select json_agg(json_build_object(
      'kind', p.kind, 'id', p.id, 'version', p.version, 'title', p.title, 'project', rule.label_project(p.project_id),
      'userId', p.user_id, 'user', rule.label_user(p.user_id), 'originalDate', p.original_date, 'oldDate', p.old_date,
      'newDate', p.new_date, 'days', p.days, 'sequence', p.sequence, 'cause', p.cause, 'status', p.status,
      'tzCreate', to_char(p.tz_create at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"')
    ) order by p.place) from page p), '[]') as nodes,
    (select count(*)::integer from shown) as "totalCount",
    (select json_build_object('wait', count(*), 'task', count(*) filter (where w.kind = 'task'),
      'applyFor', count(*) filter (where w.kind = 'applyFor'), 'bug', count(*) filter (where w.kind = 'bug'))
     from waits w) as counts`
