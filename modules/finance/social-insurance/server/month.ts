import type { CallHandler } from '@chengban/engine/call.ts'
import { demandRecorded } from '@chengban/engine/read/told-reading.ts'
import { addMonths, dayOf } from '@chengban/kernel/days.ts'
import { addAll, subtract } from '@chengban/kernel/decimal.ts'
import { objectOf } from '@chengban/kernel/keys-of.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import type { insuranceMonth } from '../month.call.ts'
import { socialInsurance } from '../social-insurance.entity.ts'

const parts = ['socialMyself', 'security', 'accumulationFund', 'fundCompany'] as const

interface Row extends Record<(typeof parts)[number], string> {
  readonly id: string
  readonly userId: string
  readonly userName: string
}

/** Reads both months as the person asking, and logs whose contributions were shown. */
export const tellMonth: CallHandler<typeof insuranceMonth> = async (engine, { year, month, company }) => {
  const { writer } = engine
  const first = dayOf(year, month, 1)
  const rowsOf = (day: string): Promise<Row[]> =>
    engine.read({ text: rowsSql, params: [Number(day.slice(0, 4)), Number(day.slice(5, 7)), company] })
  const [now, last] = await Promise.all([rowsOf(first), rowsOf(addMonths(first, -1))])
  demandRecorded(engine)
  const shown = {
    module: 'socialInsurance',
    relevanceId: null,
    action: '查看' as const,
    company,
    month: first.slice(0, 7),
  }
  const ids = [...now, ...last].map(({ id }) => id)
  const log = { ...shown, content: `查看社保月表，${now.length}人`, ids }
  if (ids.length > 0) await engine.write(socialInsurance, (tx) => logFinance({ tx, writer }, [log]))
  const known = new Map(last.map((row) => [row.userId, totalOf(row)]))
  const ofNow = new Set(now.map(({ userId }) => userId))
  return {
    nodes: now.map(({ id: _, ...row }) => {
      const total = totalOf(row)
      return { ...row, total, change: subtract(total, known.get(row.userId) ?? '0.00') }
    }),
    joined: now.filter(({ userId }) => !known.has(userId)).map(({ userId }) => userId),
    left: last.filter(({ userId }) => !ofNow.has(userId)).map(({ userId }) => userId),
    sum: { ...sumsOf(now), now: addAll(now.map(totalOf)), last: addAll(last.map(totalOf)) },
  }
}

const rowsSql = `
  select s.id::text, s.user_id::text as "userId", coalesce(u.name, '') as "userName",
    s.social_myself::numeric(16,2)::text as "socialMyself", s.security::numeric(16,2)::text as security,
    s.accumulation_fund::numeric(16,2)::text as "accumulationFund", s.fund_company::numeric(16,2)::text as "fundCompany"
  from public.social_insurance s left join public."user" u on u.id = s.user_id
  where s.year = $1 and s.month = $2 and s.company = $3 order by "userName", s.user_id`

const totalOf = (row: Omit<Row, 'id'>): string => addAll(parts.map((part) => row[part]))
const sumsOf = (rows: readonly Row[]) => objectOf(parts, (part) => addAll(rows.map((row) => row[part])))
