import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addAll } from '@chengban/kernel/decimal.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import type { monthlyExpenseReport } from '../report.call.ts'
import { changeOf, companyOf, percentOf } from './figures.ts'

type Answer = AnswerOf<typeof monthlyExpenseReport>

interface Cell {
  readonly year: number
  readonly month: number
  readonly type: string
  readonly kind: string
  readonly departmentId: string
  readonly money: string
}

interface Department {
  readonly departmentId: string
  readonly name: string
  /** Null where nothing is set for it. */
  readonly budget: string | null
}

interface ExpenseRow {
  readonly cells: readonly Cell[]
  readonly departments: readonly Department[]
  readonly types: readonly string[]
  readonly kinds: readonly string[]
  readonly may: boolean
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

export const reportExpenses: CallHandler<typeof monthlyExpenseReport> = async (engine, asked) => {
  const { year, company, departmentId, kind, projectId } = asked
  if (year < 2000 || year > 2100) throw invalid({ year: '年份错误' })
  const [found] = await engine.read<ExpenseRow>({
    text,
    params: [year, companyOf(company), departmentId ?? null, kind && kind !== 'all' ? kind : null, projectId ?? null],
  })
  if (!found?.may) throw forbidden('权限不足')
  return reportOf(found, year)
}

const reportOf = ({ cells, departments, types, kinds }: ExpenseRow, year: number): Answer => {
  const now = cells.filter((cell) => cell.year === year)
  const byDepartment = Map.groupBy(now, (cell) => cell.departmentId)
  return {
    months,
    rows: ordered(types, cells, 'type').map(([type, some]) => ({ type, ...compared(some, year) })),
    byKind: ordered(kinds, now, 'kind').map(([kind, some]) => ({ kind, ...yearOf(some) })),
    byDepartment: departments
      .filter(({ departmentId, budget }) => budget !== null || byDepartment.has(departmentId))
      .map((one) => {
        const figures = yearOf(byDepartment.get(one.departmentId) ?? [])
        return { ...one, ...figures, useRate: one.budget === null ? null : percentOf(figures.total, one.budget) }
      }),
    total: compared(cells, year),
  }
}

const money = (cells: readonly Cell[]): string => addAll(cells.map((cell) => cell.money))

const yearOf = (cells: readonly Cell[]) => ({
  months: months.map((month) => money(cells.filter((cell) => cell.month === month))),
  total: money(cells),
})

const compared = (cells: readonly Cell[], year: number) => {
  const figures = yearOf(cells.filter((cell) => cell.year === year))
  const lastYear = money(cells.filter((cell) => cell.year !== year))
  return { ...figures, lastYear, change: changeOf(figures.total, lastYear) }
}

/** Returns the groups in the order of the dictionary; entries removed from it follow at the end. */
const ordered = (codes: readonly string[], cells: readonly Cell[], by: 'type' | 'kind'): [string, Cell[]][] => {
  const groups = Map.groupBy(cells, (cell) => cell[by])
  const names = [...codes, ...[...groups.keys()].filter((name) => !codes.includes(name))]
  return names.flatMap((name) => {
    const group = groups.get(name)
    return group ? [[name, group]] : []
  })
}

const codesOf = (type: string): string =>
  `(select coalesce(jsonb_agg(d.code order by d.sort), '[]') from public.dict d where d.dict_type_id = '${type}')`

const text = `
  select
    (select coalesce(jsonb_agg(jsonb_build_object('year', c.month_year, 'month', c.month, 'type', c.type, 'kind', c.kind,
        'departmentId', c.department_id, 'money', c.money::numeric(16,2)::text)), '[]')
      from app.sum_expense_report($1::integer) c
      where ($2::text is null or c.company = $2) and ($3::uuid is null or c.department_id = $3)
        and ($4::text is null or c.kind = $4) and ($5::uuid is null or c.project_id = $5)) as cells,
    (select coalesce(jsonb_agg(jsonb_build_object('departmentId', b.department_id, 'name', b.name, 'budget', b.budget)
        order by b.name), '[]')
      from (select b.department_id, b.name, sum(b.money) filter (where ($2::text is null or b.company = $2)
          and ($4::text is null or b.kind = $4))::numeric(16,2)::text as budget
        from app.budgets_of_departments($1::integer) b where $3::uuid is null or b.department_id = $3
        group by b.department_id, b.name) b) as departments,
    ${codesOf('expenseType')} as types, ${codesOf('expenseKind')} as kinds,
    (app.may_sum('{finance:show,finance:manage,submitExpense:manage}')
      or exists (select from app.departments_of_me())) as may`
