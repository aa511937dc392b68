import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import type { InputOf } from '@chengban/kernel/call.ts'
import { add, compare, isDecimal, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { besideExpense } from '../beside.call.ts'

type BesideInput = InputOf<typeof besideExpense>

interface Budget {
  readonly id: string
  readonly target: string
  readonly budget: string
  readonly used: string
  readonly reserved: string
  /** Costs of every kind fall under it. */
  readonly isOfAllKinds: boolean
}

/** The budget, for readers who see it as a record; the department's also for its own people. */
export const tellBeside: CallHandler<typeof besideExpense> = async (engine, asked) => {
  const own = asked.money ?? '0.00'
  const { standard, found } = await engine.asHouse('the budget is told to who may read it, below', async (tx) => ({
    standard: await standardOf(tx, asked.type),
    found: await budgetOf(engine, tx, asked),
  }))
  const others = found?.isOfAllKinds ? asked.sameProject : asked.sameKind
  const claimed = add(own, others ?? '0.00')
  const budget = found && (await mayTell(engine, found, asked)) ? found : undefined
  const day = add(own, asked.sameDay ?? '0.00')
  const quantity = asked.quantity ?? '1'
  const [limit, dayLimit] = [
    limitOf(standard, quantity),
    limitOf(standard, add(quantity, asked.sameDayQuantity ?? '0')),
  ]
  return {
    standard,
    limit,
    isOver: isMore(own, limit),
    dayOver: asked.sameDay && !isMore(own, limit) && isMore(day, dayLimit) ? day : null,
    alike: asked.money && asked.date ? await alikeOf(engine, asked) : null,
    ...(budget ? { budget: budget.budget, used: budget.used, reserved: budget.reserved } : none),
    claimed,
    over: budget ? overBy(budget, claimed) : null,
  }
}

const limitOf = (standard: string | null, quantity: string): string | null =>
  standard && round(multiply(standard, quantity), 2)

const isMore = (sum: string, limit: string | null): boolean => limit !== null && compare(sum, limit) > 0

const none = { budget: null, used: null, reserved: null }

const standardOf = async (tx: Sql, type: string): Promise<string | null> => {
  const standard = String((await settingOf(tx, 'finance.expenseLimits'))[type] ?? '')
  return isDecimal(standard) ? standard : null
}

const overBy = ({ budget, used, reserved }: Budget, claimed: string): string | null => {
  const over = subtract(add(add(used, reserved), claimed), budget)
  return compare(over, '0') > 0 ? over : null
}

/** Claims of the payee with a line of the same day and sum, of those that the reader sees. */
const alikeOf = async (engine: Engine, { userId, date, money, submitId }: BesideInput): Promise<string | null> => {
  const [found] = await engine.read<{ name: string | null }>({
    text: `select string_agg(distinct coalesce(s.serial_number, s.name), '、') as name
      from public.money_expense e join public.submit_expense s on s.id = e.submit_id
      where e.date = $1 and e.money = $2 and e.user_id = coalesce($3::uuid, app.me()) and s.id::text is distinct from $4
        and e.status not in ('驳回', '已作废')`,
    params: [date, money, userId ?? null, submitId ?? null],
  })
  return found?.name ?? null
}

const mayTell = async (engine: Engine, { id, target }: Budget, { departmentId }: BesideInput): Promise<boolean> => {
  const [found] = await engine.read<{ isSeen: boolean }>({
    text: `select exists (select from public.money_budget where id = $1::uuid)
      or $2 = '部门' and exists (select from public."user" where id = app.me() and department_id = $3::uuid) as "isSeen"`,
    params: [id, target, departmentId ?? null],
  })
  return found?.isSeen === true
}

/** The budget that such a line would fall under, as `budgetId` of a stored one says. */
const budgetOf = async (engine: Engine, tx: Sql, asked: BesideInput): Promise<Budget | undefined> => {
  const { kind, date, company, departmentId, projectId } = asked
  const of = (name: 'money' | 'used' | 'reserved', as: string = name): string =>
    `(${columnSql(engine.writer.catalog, 'moneyBudget', name, 'b')})::numeric(16,2)::text as ${as}`
  const [found] = await tx.query<Budget>(
    `select b.id::text, b.target, ${of('money', 'budget')}, ${of('used')}, ${of('reserved')},
       b.target = '部门' and b.kind is null as "isOfAllKinds" from store.money_budget b
     where b.target = '项目' and b.project_id = $1::uuid and $2 = '项目费用'
       or b.target = '部门' and b.department_id = $3::uuid and b.company = $4
         and b.year = extract(year from $5::date) and coalesce(b.kind, $2) = $2
     order by b.target = '项目' desc, b.kind nulls last limit 1`,
    [projectId ?? null, kind ?? null, departmentId ?? null, company ?? null, date ?? today()],
  )
  return found
}
