import type { CallHandler } from '@chengban/engine/call.ts'
import { daysIn } from '@chengban/engine/deeds/narrowed.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { add } from '@chengban/kernel/decimal.ts'
import type { summaryReturnedMoney } from '../summary-returned-money.call.ts'

type Answer = AnswerOf<typeof summaryReturnedMoney>
const zero = { count: 0, receivedMoney: '0.00', back: '0.00', netMoney: '0.00' }

/** Under the reader's own rights: lines whose money they do not read are none of theirs. */
export const summarize: CallHandler<typeof summaryReturnedMoney> = async (engine, input) => {
  daysIn(input)
  const nodes = await engine.read<Answer['nodes'][number]>({ text, params: [input.date1, input.date2] })
  const sum = nodes.reduce(
    (all, one) => ({
      count: all.count + one.count,
      receivedMoney: add(all.receivedMoney, one.receivedMoney),
      back: add(all.back, one.back),
      netMoney: add(all.netMoney, one.netMoney),
    }),
    zero,
  )
  return { nodes, totalCount: nodes.length, sum }
}

const text = `
  select c.id as "contractId", c.contract_number as "contractNumber", k.name as client, c.area, u.id as "userId",
    u.name as "userName", count(*)::integer as count,
    coalesce(sum(l.money) filter (where l.money > 0), 0)::numeric(16,2)::text as "receivedMoney",
    coalesce(-sum(l.money) filter (where l.money < 0), 0)::numeric(16,2)::text as back,
    sum(l.money)::numeric(16,2)::text as "netMoney"
  from public.returned_money_apply a
    cross join lateral jsonb_to_recordset(a.detail) l (money numeric, date date)
    join public.contract c on c.id = a.contract_id
    left join public.client k on k.id = c.client_id
    left join public."user" u on u.id = c.initiator
  where a.status = '通过' and l.date between $1::date and $2::date
  group by c.id, c.contract_number, k.name, c.area, u.id, u.name
  order by sum(l.money) desc, c.contract_number`
