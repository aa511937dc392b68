import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { gantt } from '../gantt.call.ts'

type Answer = AnswerOf<typeof gantt>
type Found = Omit<Answer, 'today'> & { readonly stands: boolean }

const day = (column: string): string => `(t.${column} at time zone 'Asia/Shanghai')::date`

const bars = `select m.id, 'module' as kind, null::uuid as parent, null::text as code, m.name, m.user_id, m.tz_start as first,
    m.tz_end as last, m.base_start, m.base_end, m.progress, m.status, coalesce(m.is_conflict, false) as is_conflict,
    m.status <> '完成' and coalesce(m.tz_end < $2, false) as is_delay, m.sort, m.id as module, array[]::int[] as place
  from public.project_module m where m.project_id = $1 and m.is_enable
  union all
  select t.id, 'task', coalesce(t.parent_id, m.id), t.code, t.name, t.user_id, ${day('tz_start')}, ${day('tz_end')},
    t.base_start, t.base_end, t.progress, t.status, false, coalesce(t.is_delay, false), m.sort, m.id,
    string_to_array(t.code, '.')::int[]
  from public.wbs_task t left join public.project_module m on m.id = t.project_module_id and m.is_enable
  where t.project_id = $1`

const bar = `jsonb_build_object('id', b.id, 'kind', b.kind, 'parentId', b.parent, 'code', b.code, 'name', b.name,
  'userId', b.user_id, 'start', b.first, 'end', b.last, 'baseStart', b.base_start, 'baseEnd', b.base_end,
  'progress', b.progress::text, 'status', b.status, 'isConflict', b.is_conflict, 'isDelay', b.is_delay)`

const idle = `select d::date from (select min(first) as first, max(last) as last from b) s,
  generate_series(s.first, s.last, interval '1 day') d where not app.is_work_day(d::date) order by 1`

/** All of it in one statement, as the person asking sees the project. */
export const timeLine: CallHandler<typeof gantt> = async (engine, { projectId }) => {
  if (!isUuid(projectId)) throw notFound()
  const [found] = await engine.read<Found>({
    text: `with b as materialized (${bars})
      select exists (select from public.project p where p.id = $1) as stands,
        (select coalesce(jsonb_agg(${bar} order by b.sort nulls last, b.module, b.place), '[]') from b) as nodes,
        (select coalesce(jsonb_agg(jsonb_build_object('from', l.other, 'to', m.id) order by m.sort, m.id, l.other), '[]')
          from public.project_module m, unnest(m.predecessor_ids) l (other) where m.project_id = $1 and m.is_enable) as links,
        array(${idle})::text[] as "nonWorkDays"`,
    params: [projectId, today()],
  })
  if (!found?.stands) throw notFound()
  const { stands: _stands, ...shown } = found
  return { ...shown, today: today() }
}
