import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { gantt } from '../gantt.call.ts'

type Answer = AnswerOf<typeof gantt>
type GanttRow = Omit<Answer, 'today'> & { readonly stands: boolean }

const day = (column: string): string => `(t.${column} at time zone 'Asia/Shanghai')::date`

const bars = `select m.id, 'module' as kind, null::uuid as parent, null::text as code, m.name, m.user_id, m.tz_start as first,
    m.tz_end as last, m.base_start, m.base_end, m.progress, m.status, coalesce(m.is_conflict, false) as is_conflict,
    m.status <> '完成' and coalesce(m.tz_end < $2, false) as is_delay, m.sort, m.id as module, array[]::int[] as place,
    m.version, m.user_id as planner, m.tz_start is not null and not exists (select from public.wbs_task w
      where w.project_module_id = m.id and w.status in ('进行中', '完成')) as is_free
  from public.project_module m where m.project_id = $1 and m.is_enable
  union all
  select t.id, 'task', coalesce(t.parent_id, m.id), t.code, t.name, t.user_id, ${day('tz_start')}, ${day('tz_end')},
    t.base_start, t.base_end, t.progress, t.status, false, coalesce(t.is_delay, false), m.sort, m.id,
    string_to_array(t.code, '.')::int[], t.version, m.user_id, t.tz_start is not null and t.status in ('未开始', '进行中')
      and not exists (select from public.wbs_task c where c.parent_id = t.id)
  from public.wbs_task t left join public.project_module m on m.id = t.project_module_id and m.is_enable
  where t.project_id = $1`

const bar = `jsonb_build_object('id', b.id, 'kind', b.kind, 'parentId', b.parent, 'code', b.code, 'name', b.name,
  'userId', b.user_id, 'start', b.first, 'end', b.last, 'baseStart', b.base_start, 'baseEnd', b.base_end,
  'progress', b.progress::text, 'status', b.status, 'isConflict', b.is_conflict, 'isDelay', b.is_delay, 'version', b.version,
  'userName', (select u.name from public."user" u where u.id = b.user_id),
  'mayShift', b.is_free and p.is_open and app.me() in (p.principal_id, b.planner))`

const idle = `select d::date from (select min(first) as first, max(last) as last from b) s,
  generate_series(s.first, s.last, interval '1 day') d where not app.is_work_day(d::date) order by 1`

/** All of it in one statement, as the person asking sees the project. */
export const timeLine: CallHandler<typeof gantt> = async (engine, { projectId }) => {
  if (!isUuid(projectId)) throw notFound()
  const [found] = await engine.read<GanttRow>({
    text: `with b as materialized (${bars}), p as materialized (
        select principal_id, project_status not in ('暂停', '终止', '已结束') as is_open from public.project
        where id = $1 and rule.sees_whole('project', id::text))
      select exists (select from p) as stands,
        (select coalesce(jsonb_agg(${bar} order by b.sort nulls last, b.module, b.place), '[]') from b, p) as nodes,
        (select coalesce(jsonb_agg(jsonb_build_object('from', l.other, 'to', m.id) order by m.sort, m.id, l.other), '[]')
          from public.project_module m, unnest(m.predecessor_ids) l (other) where m.project_id = $1 and m.is_enable) as links,
        array(${idle})::text[] as "nonWorkDays"`,
    params: [projectId, today()],
  })
  if (!found?.stands) throw notFound()
  const { stands: _stands, ...shown } = found
  return { ...shown, today: today() }
}
