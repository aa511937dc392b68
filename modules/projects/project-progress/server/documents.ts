import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { stageNames } from '../../project-stages.ts'
import type { confirmFileProjects, impFiles } from '../documents.call.ts'

type Stage = AnswerOf<typeof impFiles>['nodes'][number]

const documents = `select 0 as node, i.id, i.name, i.required, false as need_sign, i.status, i.file, i.opinion,
    null::text as signer, null::timestamptz as tz_sign, i.sort
  from public.imp_prepare i where i.project_id = $1
  union all
  select l.node, l.id, l.name, l.required, l.need_sign, l.status, l.file, l.opinion, l.signer, l.tz_sign, l.sort
  from public.imp_node_log l where l.project_id = $1 and l.round = coalesce($2,
    (select max(s.round) from public.implementary_progress s where s.project_id = $1 and s.node = l.node), 1)`

const shown = `jsonb_build_object('id', d.id, 'name', d.name, 'required', d.required, 'needSign', d.need_sign,
  'status', d.status, 'file', coalesce(d.file, '[]'), 'opinion', d.opinion, 'signer', d.signer,
  'tzSign', to_char(d.tz_sign at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"'))`

const done = `d.status in ('客户已签', '不适用') or d.status = '通过' and not d.need_sign`

export const filesByStage: CallHandler<typeof impFiles> = async (engine, { projectId, round }) => {
  if (!isUuid(projectId)) throw notFound()
  const nodes = await engine.read<Stage>({
    text: `with d as materialized (${documents})
      select n.node::int as node, n.name, coalesce(s.status, '未开始') as status, s.plan_end::text as "planEnd",
        (select count(*)::int from d where d.node = n.node and d.required) as "docTotal",
        (select count(*)::int from d where d.node = n.node and d.required and (${done})) as "docDone",
        (select coalesce(jsonb_agg(${shown} order by d.sort, d.id), '[]') from d where d.node = n.node) as files
      from (select u.name, u.at - 1 as node from unnest($3::text[]) with ordinality u (name, at)) n
      join public.project p on p.id = $1 and rule.sees_whole('project', p.id::text)
      left join lateral (select s.status, s.plan_end from public.implementary_progress s
        where s.project_id = $1 and s.node = n.node order by s.round desc limit 1) s on true
      order by n.node`,
    params: [projectId, round ?? null, stageNames],
  })
  if (nodes.length === 0) throw notFound()
  return { nodes }
}

type Waiting = AnswerOf<typeof confirmFileProjects>['nodes'][number]

/** Clients see their own project by its link, staff those they see; what the views do not show is not there. */
export const projectsToSign: CallHandler<typeof confirmFileProjects> = async (engine, { clientId }) => {
  const isClient = engine.writer.actor.token !== undefined
  if (clientId && !isUuid(clientId)) return { nodes: [], totalCount: 0 }
  const ofClient = isClient || !clientId ? '$1::uuid is null' : 'p.client_id = $1'
  const nodes = await engine.read<Waiting>({
    text: `with f as (
        select l.project_id, jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'node', l.node, 'status', l.status)
          order by l.node, l.sort, l.id) as files
        from public.imp_node_log l where l.need_sign and l.status = '通过'
          and app.is_of_running_round(l.project_id, l.node, l.id) group by 1
      ), s as (select g.project_id, count(*)::int as sheets from public.project_progress g where g.status = '客户待确认' group by 1)
      select p.id as "projectId", rule.label_project(p.id) ->> 'name' as "projectName",
        app.project_client(p.id) as "clientName", coalesce(s.sheets, 0) as sheets, coalesce(f.files, '[]') as files
      from (select project_id as id from f union select project_id from s) w
      ${isClient ? 'cross join lateral (select w.id) p' : 'join public.project p on p.id = w.id'}
      left join f on f.project_id = w.id left join s on s.project_id = w.id
      where ${ofClient} order by 2, 1`,
    params: [isClient || !clientId ? null : clientId],
  })
  return { nodes, totalCount: nodes.length }
}
