import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { wholeRule } from '@chengban/engine/schema/rows.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { has } from '@chengban/kernel/has.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { openApply, openBug } from '../../open-problems.ts'
import { stageNames } from '../../project-stages.ts'
import type { projectReport } from '../report.call.ts'

type Answer = AnswerOf<typeof projectReport>
type ReportInput = Parameters<CallHandler<typeof projectReport>>[1]
interface ReportRow extends Omit<Answer, 'stages' | 'totalCount'> {
  readonly stages: readonly { readonly node: number; readonly count: number; readonly delayed: number }[]
}

const running = ['准备', '实施中', '待验收'] as const

/** Figures, stages and rows are of the same projects: those one sees with all they have, in the days asked for. */
export const reportProjects: CallHandler<typeof projectReport> = async (engine, asked) => {
  const { date1, date2, type, principalId } = asked
  if (date1 && date2 && date1 > date2) throw invalid({ date2: '日期错误' })
  const [found] = await engine.read<ReportRow>({
    text: statement(engine),
    params: [date1 ?? null, date2 ?? null, type ?? null, principalId ?? null, running, stageNames],
  })
  if (!found) throw new Error('a report is one row')
  const stages = stageNames.map((name, node) => {
    const { count = 0, delayed = 0 } = found.stages.find((one) => one.node === node) ?? {}
    return { node, name, count, delayed, filter: filterOf(asked, node) }
  })
  return { ...found, stages, totalCount: found.nodes.length }
}

/** Under which the list of projects shows those that a bar counts. */
const filterOf = ({ date1, date2, type, principalId }: ReportInput, node: number) => ({
  projectStatus: { in: running },
  impNode: { equalTo: node },
  ...(date1 ? { implementEndTime: { greaterThanOrEqualTo: date1 } } : {}),
  ...(date2 ? { implementStartTime: { lessThanOrEqualTo: date2 } } : {}),
  ...(type ? { type: { equalTo: type } } : {}),
  ...(principalId ? { principalId: { equalTo: principalId } } : {}),
})

const projects = `select p.* from public.project p
  where p.project_status in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')
    and ($1::date is null or p.implement_end_time >= $1) and ($2::date is null or p.implement_start_time <= $2)
    and ($3::text is null or p.type = $3) and ($4::uuid is null or p.principal_id = $4)`

const seenWhole = ({ writer: { catalog } }: Engine): string => {
  const project = catalog.entity('project')
  return sqlOf(wholeRule(project), catalog.place(project, 'p'))
}

const cards = `jsonb_build_object('running', count(*) filter (where r), 'delayed', count(*) filter (where r and p.is_delay),
  'delayRate', round(count(*) filter (where r and p.is_delay) * 100.0 / nullif(count(*) filter (where r), 0), 1)::numeric(16, 2)::text,
  'accepted', count(*) filter (where p.project_status in ('已验收', '维护中')),
  'paused', count(*) filter (where p.project_status = '暂停'),
  'waitClient', count(*) filter (where exists (select from public.project_progress g
    where g.project_id = p.id and g.status = '客户待确认')))`

const perProject = (engine: Engine, of: 'bug' | 'applyFor', rule: Expr<unknown>): string => {
  const { catalog } = engine.writer
  const holds = sqlOf(rule, catalog.place(catalog.entity(of), 'x'))
  return `select x.project_id, count(*)::int as n from public.${of === 'bug' ? 'bug' : 'apply_for'} x
    where x.project_id in (select id from p) and (${holds}) group by 1`
}

const money = `, 'contractMoney', m.contract::numeric(16, 2)::text, 'receivedMoney', m.received::numeric(16, 2)::text,
  'cost', (m.labor + m.expense + m.server)::numeric(16, 2)::text,
  'margin', (m.contract - m.labor - m.expense - m.server)::numeric(16, 2)::text`

/**
 * Builds the report query. Money columns appear only for readers of both project and contract money; for others the
 * keys are absent, not null.
 */
const statement = (engine: Engine): string => {
  const { entries } = engine.writer.actor
  const isRich = has(entries, 'project:money') && has(entries, 'contract:money')
  return `with p as materialized (${projects} and (${seenWhole(engine)})), b as (${perProject(engine, 'bug', openBug)}),
    a as (${perProject(engine, 'applyFor', openApply)}),
    v as (select i.project_id, sum(i.days) as days from public.imp_record i
      where i.project_id in (select id from p) and i.status = '已确认' group by 1)
    select (select ${cards} from p, lateral (select p.project_status = any ($5) as r) x) as cards,
      (select coalesce(jsonb_agg(jsonb_build_object('node', s.imp_node, 'count', s.n, 'delayed', s.late)), '[]')
        from (select imp_node, count(*) as n, count(*) filter (where is_delay) as late from p
          where p.project_status = any ($5) group by 1) s) as stages,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'clientName', app.project_client(p.id),
          'stage', ($6::text[])[p.imp_node + 1], 'status', p.status, 'delayDays', p.delay_days,
          'planManDay', p.estimate::text, 'usedManDay', p.used_man_day::text,
          'manDayRate', round(p.used_man_day * 100 / nullif(p.estimate, 0), 1)::numeric(16, 2)::text,
          'visitDays', coalesce(v.days, 0)::numeric(12, 1)::text, 'openBugs', coalesce(b.n, 0),
          'openApplies', coalesce(a.n, 0)${isRich ? money : ''}) order by p.delay_days desc, p.name, p.id), '[]')
        from p left join b on b.project_id = p.id left join a on a.project_id = p.id left join v on v.project_id = p.id
          ${isRich ? 'left join app.project_money(array(select id from p)) m on m.id = p.id' : ''}
        where p.project_status <> '暂停') as nodes`
}
