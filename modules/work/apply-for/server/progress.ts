import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { project } from '@chengban/modules/projects/project/project.entity.ts'
import { stageNames } from '@chengban/modules/projects/project-stages.ts'
import type { implementaryProgress } from '../implementary-progress.call.ts'

type Node = AnswerOf<typeof implementaryProgress>['nodes'][number]

/** Returns the stages with the problems the caller may read, each counted in one stage. */
export const readProgress: CallHandler<typeof implementaryProgress> = async (engine, { projectId }) => {
  const { impNode } = await engine.detail(project, projectId)
  const now = Number(impNode ?? 0)
  const nodes = await engine.read<Node>({ text: stagesSql, params: [projectId, now, stageNames] })
  return { projectId, impNode: now, nodes }
}

/** On a sheet of a stage, else handed in while it ran (of two the later), else today's stage. */
const stagesSql = `
  with stage as (
    select n.node, n.name, p.status, p.plan_end, p.actual_start, p.actual_end
    from unnest($3::text[]) with ordinality x (name, place), lateral (select (x.place - 1)::integer as node, x.name) n
      left join public.implementary_progress p on p.project_id = $1 and p.node = n.node
  ), raised as (
    select 'applyFor' as kind, a.project_progress_id as sheet, a.tz_submit as at, false as urgent,
      a.status not in ('已完成', '已关闭', '已转缺陷') as is_open
    from public.apply_for a where a.project_id = $1 and a.status <> '草稿'
    union all select 'bug', b.project_progress_id, b.tz_submit, b.priority = '急', b.status <> '已关闭'
    from public.bug b where b.project_id = $1 and b.status <> '草稿'
  ), placed as (
    select r.*, coalesce((select g.node from public.project_progress g where g.id = r.sheet),
      (select max(s.node) from stage s where (r.at at time zone 'Asia/Shanghai')::date between s.actual_start
        and coalesce(s.actual_end, (app.now() at time zone 'Asia/Shanghai')::date)), $2::integer) as node
    from raised r
  )
  select s.node, s.name, s.status, s.plan_end::text as "planEnd", s.actual_end::text as "actualEnd",
    (select jsonb_build_object('total', count(*), 'open', count(*) filter (where r.is_open)) from placed r
      where r.node = s.node and r.kind = 'applyFor') as "applyFor",
    (select jsonb_build_object('total', count(*), 'open', count(*) filter (where r.is_open),
      'urgent', count(*) filter (where r.is_open and r.urgent)) from placed r where r.node = s.node and r.kind = 'bug') as bug
  from stage s order by s.node`
