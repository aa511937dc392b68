import type { CallHandler } from '@chengban/engine/call.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { countProjectAmount } from '../report.call.ts'
import { companyOf } from './figures.ts'

type Answer = AnswerOf<typeof countProjectAmount>

/** The columns by which the list may be sorted; rows with unknown values come last. */
const orders: Readonly<Record<string, string>> = {
  name: 'a.name',
  contractMoney: 'a.contract',
  receivedMoney: 'a.received',
  invoiceMoney: 'a.invoiced',
  hours: 'a.hours',
  laborMoney: 'a.labor',
  expenseMoney: 'a.expense',
  serverMoney: 'a.server',
  margin: 'a.margin',
  marginRate: 'a.margin_rate',
  budget: 'a.budget',
  costRate: 'a.cost_rate',
}

const orderOf = (sort: string | null | undefined): string => {
  const column = orders[(sort ?? 'margin').replace(/^-/, '')]
  if (!column) throw invalid({ sort: '排序字段错误' })
  return `${column} ${sort?.startsWith('-') ? 'desc' : 'asc'} nulls last, a.id`
}

/** Answers with all projects for callers who may read the books, otherwise with those the caller may see. */
export const countProjects: CallHandler<typeof countProjectAmount> = async (engine, asked) => {
  const { offset, size } = pageAsked(asked)
  const { projectId, projectStatus, company, sort } = asked
  const [found] = await engine.read<Answer>({
    text: statement(orderOf(sort)),
    params: [projectId ?? null, projectStatus ?? null, companyOf(company), size, offset],
  })
  if (!found) throw new Error('figures are one row')
  return found
}

const told = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, column]) => `'${name}', (${column})::numeric(16,2)::text`)
    .join(', ')

const statement = (order: string): string => `
  with ids as (
    select array_agg(x.id) as ids from (
      select app.projects_in_books() as id
      union select p.id from public.project p where app.has_operation('project:money')
    ) x where $1::uuid is null or x.id = $1
  ), amounts as (
    select a.*, a.contract - a.labor - a.expense - a.server as margin,
      round((a.contract - a.labor - a.expense - a.server) * 100 / nullif(a.contract, 0), 2) as margin_rate,
      round((a.labor + a.expense + a.server) * 100 / nullif(a.budget, 0), 2) as cost_rate
    from ids, app.project_amounts(ids.ids) a
    where ($2::text is null or a.status = $2) and ($3::text is null or a.company = $3)
  ), page as (
    select a.*, row_number() over (order by ${order}) as place from amounts a order by ${order} limit $4 offset $5
  )
  select (select coalesce(jsonb_agg(jsonb_build_object('projectId', p.id, 'name', p.name,
      'hours', p.hours::numeric(16,1)::text, ${told({
        contractMoney: 'p.contract',
        receivedMoney: 'p.received',
        invoiceMoney: 'p.invoiced',
        hourRate: 'p.hour_rate',
        laborMoney: 'p.labor',
        expenseMoney: 'p.expense',
        serverMoney: 'p.server',
        margin: 'p.margin',
        marginRate: 'p.margin_rate',
        budget: 'p.budget',
        costRate: 'p.cost_rate',
      })}) order by p.place), '[]') from page p) as nodes,
    (select count(*)::integer from amounts) as "totalCount",
    (select jsonb_build_object(${told({
      contractMoney: 'coalesce(sum(a.contract), 0)',
      laborMoney: 'coalesce(sum(a.labor), 0)',
      expenseMoney: 'coalesce(sum(a.expense), 0)',
      serverMoney: 'coalesce(sum(a.server), 0)',
      margin: 'coalesce(sum(a.margin), 0)',
      marginRate: 'round(sum(a.margin) * 100 / nullif(sum(a.contract), 0), 2)',
    })}) from amounts a) as sum`
