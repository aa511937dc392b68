import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { daysIn } from '@chengban/engine/deeds/narrowed.ts'
import { readerSql } from '@chengban/engine/read/reader-sql.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addAll, compare, subtract } from '@chengban/kernel/decimal.ts'
import type { countAllAmount } from '../report.call.ts'
import { companyOf, percentOf } from './figures.ts'

type Answer = AnswerOf<typeof countAllAmount>
/** The figures without their months. */
export type Amounts = Omit<Answer, 'months'>
type Beside = Pick<Answer, 'contractMoney' | 'invoiceMoney' | 'receivable' | 'comeGo'>

interface Flow {
  readonly month: string
  readonly part: 'returned' | 'other' | 'expense' | 'server' | 'month' | 'salary'
  readonly kind: string | null
  readonly money: string
  /** Whether its day lies in the days asked for; those around them say what whole months come to. */
  readonly isInside: boolean
}

interface Period {
  readonly month: string
  readonly closed: boolean
  /** The profit stored when the month was closed. */
  readonly profit: string | null
}

interface AmountRow {
  readonly flow: readonly Flow[]
  readonly beside: Beside
  readonly months: readonly Period[]
}

interface AmountInput {
  readonly date1: string
  readonly date2: string
  readonly company: string | null
}

export const countAll: CallHandler<typeof countAllAmount> = async (engine, { date1, date2, company }) => {
  daysIn({ date1, date2 })
  const found = await find(readerSql(engine), { date1, date2, company: companyOf(company) })
  return { ...amounts(found), months: found.months.map((period) => monthOf(found.flow, period)) }
}

/** Returns the same figures inside the transaction that closes a month. */
export const amountsOf = async (sql: Sql, asked: AmountInput): Promise<Amounts> => amounts(await find(sql, asked))

const amounts = ({ flow, beside }: AmountRow): Amounts => {
  const inside = flow.filter(({ isInside }) => isInside)
  const { income, cost, profit } = balanceOf(inside)
  return { income, cost, profit, profitRate: percentOf(profit, income.total), ...beside }
}

/** What a closed month's profit has moved by since it was frozen; null where it has not. */
export const changeOf = (profit: string, frozen: string): string | null => {
  const change = subtract(profit, frozen)
  return compare(change, '0') === 0 ? null : change
}

const monthOf = (flow: readonly Flow[], { month, closed, profit: frozen }: Period): Answer['months'][number] => {
  const own = flow.filter((one) => one.month === month)
  const { income, cost, profit } = balanceOf(own.filter(({ isInside }) => isInside))
  const changedSince = closed && frozen !== null ? changeOf(balanceOf(own).profit, frozen) : null
  return { month, income: income.total, cost: cost.total, profit, closed, changedSince }
}

const balanceOf = (flow: readonly Flow[]): Pick<Amounts, 'income' | 'cost' | 'profit'> => {
  const of = (...parts: readonly Flow['part'][]): string =>
    addAll(flow.filter(({ part }) => parts.includes(part)).map(({ money }) => money))
  const income = { returned: of('returned'), other: of('other'), total: of('returned', 'other') }
  const cost = {
    expense: of('expense'),
    expenseByKind: byKind(flow),
    server: of('server'),
    month: of('month'),
    salary: of('salary'),
    total: of(...costs),
    parts: costs.map((part) => ({ part: costNames[part], money: of(part) })),
  }
  return { income, cost, profit: subtract(income.total, cost.total) }
}

const costs = ['expense', 'server', 'month', 'salary'] as const
const costNames = { expense: '报销', server: '服务费', month: '月度费用', salary: '人力成本' } as const

const byKind = (flow: readonly Flow[]): Amounts['cost']['expenseByKind'] =>
  [...Map.groupBy(flow.filter(hasKind), ({ kind }) => kind)].map(([kind, some]) => ({
    kind,
    money: addAll(some.map(({ money }) => money)),
  }))

const hasKind = (one: Flow): one is Flow & { readonly kind: string } => one.kind !== null

const find = async (sql: Sql, { date1, date2, company }: AmountInput): Promise<AmountRow> => {
  const [found] = await sql.query<AmountRow>(text, [date1, date2, company])
  if (!found) throw new Error('figures are one row')
  return found
}

const text = `
  with flow as (
    select to_char(f.day, 'YYYY-MM') as month, f.part, f.kind, f.day between $1::date and $2::date as inside, sum(f.money) as money
    from app.money_flow(date_trunc('month', $1::date::timestamp)::date,
      (date_trunc('month', $2::date::timestamp) + interval '1 month - 1 day')::date) f
    where $3::text is null or f.company = $3
    group by 1, 2, 3, 4
  ), months as (
    select to_char(m, 'YYYY-MM') as month
    from generate_series(date_trunc('month', $1::date::timestamp), date_trunc('month', $2::date::timestamp), '1 month') m
  )
  select (select coalesce(jsonb_agg(jsonb_build_object('month', f.month, 'part', f.part, 'kind', f.kind,
        'money', f.money::numeric(16,2)::text, 'isInside', f.inside) order by k.sort, f.kind), '[]')
      from flow f left join public.dict k on k.dict_type_id = 'expenseKind' and k.code = f.kind) as flow,
    (select jsonb_build_object('contractMoney', b.contract_money::numeric(16,2)::text,
        'invoiceMoney', b.invoice_money::numeric(16,2)::text, 'receivable', b.receivable::numeric(16,2)::text,
        'comeGo', jsonb_build_object('out', b.come_go_out::numeric(16,2)::text, 'in', b.come_go_in::numeric(16,2)::text,
          'remainOut', b.remain_out::numeric(16,2)::text, 'remainIn', b.remain_in::numeric(16,2)::text))
      from app.money_beside($1::date, $2::date, $3::text) b) as beside,
    (select jsonb_agg(jsonb_build_object('month', m.month,
        'closed', coalesce(p.open = 0 and p.closed = p.all_companies, false),
        'profit', case when p.frozen = p.closed then p.profit::numeric(16,2)::text end) order by m.month)
      from months m left join lateral (
        select count(*) filter (where c.status is null or c.status = '未结账') as open,
          count(*) filter (where c.status in ('已结账', '申请反结账')) as closed,
          count(c.totals ->> 'profit') as frozen, sum((c.totals ->> 'profit')::numeric) as profit,
          case when $3::text is null then (select count(*) from public.dict d
            where d.dict_type_id = 'company' and d.is_enable and d.code <> 'all') else 1 end as all_companies
        from public.finance_period c where c.month = m.month and ($3::text is null or c.company = $3)
      ) p on true) as months`
