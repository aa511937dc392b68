import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { impPrepareRelateIds, relateIds } from '../relate-ids.call.ts'

// only the caller's roles count, not the projects that `project:manage` lets them see
const whose = {
  principal: 'app.me() in (p.principal_id, p.dev_principal_id, p.imp_principal_id, p.supervise)',
  member: `exists (select from public.project_member m where m.project_id = p.id and m.user_id = app.me()
    and coalesce(m.start_date, p.start_time) <= $1 and coalesce(m.end_date, p.implement_end_time, $1) >= $1)`,
  audit: `exists (select from public.audit_task t where t.module = 'project' and t.relevance_id = p.id::text
    and t.user_id = app.me() and t.status = '待处理')`,
} as const

export const ownProjects: CallHandler<typeof relateIds> = async (engine, { kind }) => {
  const rules = !kind || kind === 'all' ? Object.values(whose) : [whose[kind]]
  const rows = await engine.read<{ id: string }>({
    text: `select p.id from public.project p where $1::date is not null and (${rules.join(' or ')}) order by p.id`,
    params: [today()],
  })
  return { ids: rows.map(({ id }) => id) }
}

// the uploader of a document cannot audit it
const awaited = `i.status not in ('通过', '不适用') and i.user_id = app.me()
  or i.status = '待审核' and i.uploader_id is distinct from app.me() and (app.has_operation('project:pmo')
    or exists (select from public.project p where p.id = i.project_id and p.imp_principal_id = app.me()))`

export const awaitedPreparations: CallHandler<typeof impPrepareRelateIds> = async (engine) => {
  const [found] = await engine.read<{ projectIds: string[]; businessOpportunityIds: string[] }>({
    text: `select coalesce(array_agg(distinct i.project_id::text) filter (where i.project_id is not null), '{}') as "projectIds",
        coalesce(array_agg(distinct i.business_opportunity_id::text) filter (where i.business_opportunity_id is not null),
          '{}') as "businessOpportunityIds"
      from public.imp_prepare i where ${awaited}`,
  })
  return found ?? { projectIds: [], businessOpportunityIds: [] }
}
