import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import type { countReturnedMoney } from '../count-returned-money.call.ts'
import { returnedMoney } from '../returned-money.entity.ts'

type Answer = AnswerOf<typeof countReturnedMoney>

/** All figures of one statement, under the reader's own rights. */
export const count: CallHandler<typeof countReturnedMoney> = async (engine, input) => {
  const { year = null, selfCompany = null, area = null, userId = null, clientId = null } = input
  const now = today()
  const first = year === null ? `${addMonths(now, -11).slice(0, 7)}-01` : `${year}-01-01`
  const states = returnedMoney.fields.status.options.values
  const [row] = await engine.read<{ answer: Answer }>({
    text,
    params: [year, selfCompany, area, userId, clientId, now, first, states],
  })
  return present(row).answer
}

/** Overdue lines of a plan in the order in which receipts fill them; what goes beyond the contract's sum is not owed. Who does not read the money of a plan is told of no line. */
const unfilled = `select greatest(0, least(l.sum, r.all_money) - greatest(l.sum - l.money, r.received_money)) as money,
    $6::date - l.dt_receive as days
  from r join lateral (
    select p.money, p.dt_receive,
      sum(p.money) over (order by p.dt_receive, p.year, p.month, p.tz_create, p.id) as sum
    from public.invoicing_plan p where p.contract_id = r.contract_id and not p.is_cancel and p.money is not null
  ) l on l.dt_receive < $6::date
  where not r.is_bad_debt and r.dt_due < $6::date`

// Decision 154: An index may carry what is added up

/** Receipts by month; those with days of several months are named, for their lines say what counts where. */
const receipts = `select date_trunc('month', a.dt_received) as month,
      sum(a.money) filter (where a.dt_first >= date_trunc('month', a.dt_received)) as money,
      array_agg(a.id) filter (where a.dt_first < date_trunc('month', a.dt_received)) as spread
    from public.returned_money_apply a
    where a.status = '通过' and a.dt_received >= $7::date and a.contract_id in (select contract_id from known)
    group by 1`

/** Opening the lines of every receipt cost half of the count. */
const monthly = `select month, money from receipts
    union all
    select date_trunc('month', l.date), l.money from public.returned_money_apply a
      cross join lateral jsonb_to_recordset(a.detail) l (money numeric, date date)
    where a.id in (select unnest(spread) from receipts)`

const yuan = (sum: string): string => `(coalesce(${sum}, 0)::numeric(16,2)::text)`
const late = (days: string): string => `(select ${yuan(`sum(money) filter (where days ${days})`)} from unfilled)`

const text = `
  with known as materialized (
    select m.contract_id, m.all_money, m.received_money, m.remaining_money, m.status, m.is_bad_debt, m.overdue_money,
      m.dt_due,
      greatest(0, m.invoice - m.received_money) as invoiced_unpaid,
      $1::int is null or extract(year from c.sign_date) = $1 as is_of_year
    from public.returned_money m join public.contract c on c.id = m.contract_id
    where ($2::text is null or c.self_company = $2) and ($3::text is null or m.area = $3)
      and ($4::uuid is null or m.user_id = $4) and ($5::uuid is null or m.client_id = $5)
  ), r as (select * from known where is_of_year), unfilled as (${unfilled}), receipts as (${receipts}), months as (
    select to_char(s, 'YYYY-MM') as month, coalesce(x.money, 0) as money
    from generate_series($7::date, $7::date + interval '11 months', interval '1 month') s
      left join (select month, sum(money) as money from (${monthly}) l group by 1) x on x.month = s
  ), states as (
    select s.status, s.place, count(r.contract_id)::int as count, sum(r.remaining_money) as money
    from unnest($8::text[]) with ordinality s (status, place) left join r on r.status = s.status group by 1, 2
  )
  select jsonb_build_object(
    'count', count(*)::int, 'allMoney', ${yuan('sum(all_money)')}, 'receivedMoney', ${yuan('sum(received_money)')},
    'remainingMoney', ${yuan('sum(remaining_money)')},
    'overdueMoney', ${yuan('sum(overdue_money) filter (where not is_bad_debt)')},
    'invoicedUnpaid', ${yuan('sum(invoiced_unpaid)')},
    'receivedRate', round(sum(received_money) * 100 / nullif(sum(all_money), 0), 2)::text,
    'byStatus', (select jsonb_agg(jsonb_build_object('status', status, 'count', count,
      'remainingMoney', ${yuan('money')}) order by place) from states),
    'ageing', jsonb_build_object('d1_30', ${late('<= 30')}, 'd31_60', ${late('between 31 and 60')},
      'd61_90', ${late('between 61 and 90')}, 'd91', ${late('> 90')}),
    'byMonth', (select jsonb_agg(jsonb_build_object('month', month,
      'receivedMoney', ${yuan('money')}) order by month) from months),
    'monthMoney', (select ${yuan('sum(money)')} from months where month = to_char($6::date, 'YYYY-MM'))
  ) as answer from r`
