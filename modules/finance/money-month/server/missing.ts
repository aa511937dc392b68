import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { monthPattern } from '../../month.ts'
import { companyOf } from '../../sums/server/figures.ts'
import type { monthsMissing } from '../monthly-month-not.call.ts'

type Node = AnswerOf<typeof monthsMissing>['nodes'][number]

/** The month before the one of a day. */
export const monthBefore = (day: string): string => addMonths(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** Answers with the costs missing for each company, independent of which of its people could report them. */
export const readMissing: CallHandler<typeof monthsMissing> = async (engine, { month: named, company }) => {
  const month = named ?? monthBefore(today())
  if (!new RegExp(monthPattern.source).test(month)) throw invalid({ month: '月份格式错误' })
  const nodes = await engine.read<Node>({
    text: `select m.company, $1 as month, m.type, m.state, m.submit_id::text as "submitId",
        m.last_money::numeric(16,2)::text as "lastMoney"
      from app.months_missing($1::text, $2::text) m order by m.place, m.company, m.type`,
    params: [month, companyOf(company)],
  })
  return { nodes, totalCount: nodes.length }
}
