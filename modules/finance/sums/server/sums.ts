import type { CallHandler } from '@chengban/engine/call.ts'
import { daysIn } from '@chengban/engine/deeds/narrowed.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { addAll } from '@chengban/kernel/decimal.ts'
import { has } from '@chengban/kernel/has.ts'
import { objectOf } from '@chengban/kernel/keys-of.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import { moneySalary } from '../../money-salary/money-salary.entity.ts'
import type {
  sumMoneyExpense,
  sumMoneyPayroll,
  sumMoneySalary,
  sumMoneySalaryCost,
  sumMoneyServer,
} from '../sums.call.ts'
import { type CostNode, joinFew } from './join-few.ts'

interface Days {
  readonly date1: string
  readonly date2: string
}

/** Nodes of one of the sums; both days count. */
const nodesOf = async <N>(engine: Engine, text: string, { date1, date2 }: Days, more: unknown[] = []): Promise<N[]> => {
  daysIn({ date1, date2 })
  return engine.read<object>({ text, params: [date1, date2, ...more] }) as Promise<N[]>
}

const total = <K extends string>(nodes: readonly { readonly [P in K]: string }[], name: K): string =>
  addAll(nodes.map((node) => node[name]))

const totals = <K extends string>(nodes: readonly { readonly [P in K]: string }[], names: readonly K[]) =>
  objectOf(names, (name) => total(nodes, name))

const counted = (nodes: readonly { readonly count: number }[]): number =>
  nodes.reduce((sum, { count }) => sum + count, 0)

type NodeOf<H extends CallHandler<never>> = H extends (...args: never[]) => Promise<{ nodes: readonly (infer N)[] }>
  ? N
  : never

export const sumServer: CallHandler<typeof sumMoneyServer> = async (engine, input) => {
  const nodes = await nodesOf<NodeOf<typeof sumServer>>(
    engine,
    'select company, type, count, money::numeric(16,2)::text as money from app.sum_money_server($1::date, $2::date)',
    input,
  )
  return { nodes, totalCount: nodes.length, sum: total(nodes, 'money') }
}

export const sumSalary: CallHandler<typeof sumMoneySalary> = async (engine, input) => {
  const nodes = await nodesOf<NodeOf<typeof sumSalary>>(
    engine,
    `select company, month, count, money::numeric(16,2)::text as money, persons
     from app.sum_money_salary($1::date, $2::date)`,
    input,
  )
  const given = engine.writer.actor.isLooking ? nodes.map((node) => ({ ...node, persons: null as never })) : nodes
  await tellPersons(engine, given)
  return { nodes: given, totalCount: nodes.length, sum: total(nodes, 'money') }
}

/** Logs the people whose pay the sum disclosed individually, except the caller. */
const tellPersons = async (engine: Engine, nodes: readonly NodeOf<typeof sumSalary>[]): Promise<void> => {
  const { writer } = engine
  const people = new Set(nodes.flatMap(({ persons }) => (persons ?? []).map(({ userId }) => userId)))
  people.delete(writer.actor.userId)
  const ids = [...people].sort()
  if (ids.length === 0) return
  const about = { module: 'moneySalary', relevanceId: null, aboutId: ids.length === 1 ? ids[0] : null, ids }
  const content = `查看约定工资合计，${ids.length}人`
  await engine.write(moneySalary, (tx) => logFinance({ tx, writer }, [{ ...about, action: '查看', content }]))
}

export const sumSalaryCost: CallHandler<typeof sumMoneySalaryCost> = async (engine, input) => {
  const rows = await nodesOf<CostNode>(
    engine,
    `select company, month, department_id as "departmentId", count, money::numeric(16,2)::text as money,
       security::numeric(16,2)::text as security, fund_company::numeric(16,2)::text as "fundCompany",
       cost::numeric(16,2)::text as cost from app.sum_money_salary_cost($1::date, $2::date)`,
    input,
  )
  const nodes = has(engine.writer.actor.entries, 'user:salary') ? rows : joinFew(rows)
  const known = nodes.filter(({ cost }) => cost !== null) as (CostNode & Record<keyof typeof costs, string>)[]
  return { nodes, totalCount: nodes.length, sum: totals(known, ['money', 'security', 'fundCompany', 'cost']) }
}
const costs = { money: 0, security: 0, fundCompany: 0, cost: 0 }

const paid = ['money', 'socialMyself', 'accumulationFund', 'tax', 'deductAfter', 'salaryTrue'] as const

export const sumPayroll: CallHandler<typeof sumMoneyPayroll> = async (engine, input) => {
  const nodes = await nodesOf<NodeOf<typeof sumPayroll>>(
    engine,
    `select submit_id as "submitId", company, month, kind, count, money::numeric(16,2)::text as money,
       social_myself::numeric(16,2)::text as "socialMyself", accumulation_fund::numeric(16,2)::text as "accumulationFund",
       tax::numeric(16,2)::text as tax, deduct_after::numeric(16,2)::text as "deductAfter",
       salary_true::numeric(16,2)::text as "salaryTrue" from app.sum_money_payroll($1::date, $2::date)`,
    input,
  )
  return { nodes, totalCount: nodes.length, sum: { count: counted(nodes), ...totals(nodes, paid) } }
}

export const sumExpense: CallHandler<typeof sumMoneyExpense> = async (engine, { kind, ...days }) => {
  const wanted = kind && kind !== 'all' ? kind : null
  if (wanted) {
    const text = `select from public.dict where dict_type_id = 'expenseKind' and code = $1`
    if (!(await engine.read({ text, params: [wanted] })).length) throw invalid({ kind: '费用归属错误' })
  }
  const nodes = await nodesOf<NodeOf<typeof sumExpense>>(
    engine,
    `select kind, type, count, money::numeric(16,2)::text as money, audit_money::numeric(16,2)::text as "auditMoney",
       less_money::numeric(16,2)::text as "lessMoney" from app.sum_money_expense($1::date, $2::date, $3::text)`,
    days,
    [wanted],
  )
  return {
    nodes,
    totalCount: nodes.length,
    sum: { count: counted(nodes), ...totals(nodes, ['money', 'auditMoney', 'lessMoney']) },
  }
}
