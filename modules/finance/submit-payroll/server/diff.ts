import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { demandRecorded } from '@chengban/engine/read/told-reading.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addAll, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import { forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import type { payrollDiff } from '../diff.call.ts'
import { submitPayroll } from '../submit-payroll.entity.ts'

type Node = AnswerOf<typeof payrollDiff>['nodes'][number]
interface Slip {
  readonly id: string
  readonly userId: string
  readonly userName: string
  readonly money: string
  readonly tax: string
  readonly salaryTrue: string
  readonly steps: Readonly<Record<string, { readonly label: string; readonly value: string }>>
}

/** Answers people who may read pay and calculate or decide on it; logs the reading. */
export const readDiff: CallHandler<typeof payrollDiff> = async (engine, { id }) => {
  if (!isUuid(id)) throw notFound()
  const run = await engine.detail(submitPayroll, id)
  const [may] = await engine.read<{ pay: boolean }>({
    text: `select app.has_operation('user:salary') and (app.has_operation('moneyPayroll:calc')
      or app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) as pay`,
  })
  if (!may?.pay) throw forbidden()
  const { writer } = engine
  demandRecorded(engine)
  return engine.write(submitPayroll, async (tx) => {
    const slipsOf = (of: string): Promise<Slip[]> => tx.query<Slip>(slipsSql, [of])
    const [before] = await tx.query<{ id: string }>(
      `select id::text from store.submit_payroll p where p.company = $1 and p.kind = '工资' and p.id <> $2
         and p.stage in ('已锁定', '已发放', '已归档') and p.month < $3 order by p.month desc limit 1`,
      [run.company, id, run.month],
    )
    const now = await slipsOf(id)
    const last = before ? await slipsOf(before.id) : []
    const known = new Map(last.map((slip) => [slip.userId, slip]))
    const content = `查看${String(run.name)}对比`
    await logFinance({ tx, writer }, [
      {
        module: 'moneyPayroll',
        relevanceId: null,
        submitId: id,
        action: '查看',
        company: run.company,
        month: run.month,
        content,
        ids: [...now, ...last].map((slip) => slip.id),
      },
    ])
    const ids = new Set(now.map(({ userId }) => userId))
    return {
      nodes: now.map((slip) => nodeOf(slip, known.get(slip.userId))).sort(byChange),
      joined: now.filter(({ userId }) => !known.has(userId)).map(({ userId }) => userId),
      left: last.filter(({ userId }) => !ids.has(userId)).map(({ userId }) => userId),
      sum: { last: total(last), now: total(now) },
    }
  })
}

const slipsSql = `
  select s.id::text, s.user_id::text as "userId", u.name as "userName", s.money::text, s.tax::text, s.salary_true::text as "salaryTrue",
    coalesce((select jsonb_object_agg(t ->> 'step', jsonb_build_object('label', t ->> 'label', 'value', t ->> 'value'))
      from jsonb_array_elements(s.trace) t), '{}') as steps
  from store.money_payroll s join store."user" u on u.id = s.user_id where s.submit_id = $1 order by s.user_id`

const total = (slips: readonly Slip[]): string => addAll(slips.map(({ money }) => money))
const figuresOf = ({ money, tax, salaryTrue }: Slip) => ({ money, tax, salaryTrue })
const byChange = (a: Node, b: Node): number => Math.abs(Number(b.change)) - Math.abs(Number(a.change))

const nodeOf = (now: Slip, last: Slip | undefined): Node => {
  const change = subtract(now.money, last?.money ?? '0.00')
  const share = last ? divide(multiply(change, '100'), last.money) : null
  return {
    userId: now.userId,
    userName: now.userName,
    last: last ? figuresOf(last) : null,
    now: figuresOf(now),
    change: round(change, 2),
    rate: share === null ? null : round(share, 2),
    reasons: last ? reasons(now, last) : [],
  }
}

/** Steps whose figures differ, in words: `加班费 0.00 → 150.00`. */
const reasons = ({ steps }: Slip, before: Slip): string[] => {
  const names = [...new Set([...Object.keys(steps), ...Object.keys(before.steps)])]
  return names.flatMap((name) => {
    const [is, was] = [steps[name]?.value ?? '0.00', before.steps[name]?.value ?? '0.00']
    const isSum = name === 'money' || name === 'salaryTrue'
    return is === was || isSum ? [] : [`${steps[name]?.label ?? before.steps[name]?.label} ${was} → ${is}`]
  })
}
