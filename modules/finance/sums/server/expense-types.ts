import type { CallHandler } from '@chengban/engine/call.ts'
import { daysIn } from '@chengban/engine/deeds/narrowed.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { expenseTypes } from '../report.call.ts'
import { companyOf } from './figures.ts'

/** Sums over all claims; who may not open the claims gets no more than these. */
export const readTypes: CallHandler<typeof expenseTypes> = async (engine, { date1, date2, company }) => {
  daysIn({ date1, date2 })
  const params = [date1, date2, companyOf(company)]
  const [found] = await engine.read<AnswerOf<typeof expenseTypes>>({ text, params })
  if (!found) throw new Error('figures are one row')
  return found
}

const text = `
  with cells as (select * from app.expense_types($1::date, $2::date, $3::text))
  select coalesce((select jsonb_agg(m.month order by m.month) from (select distinct month from cells) m), '[]') as months,
    coalesce((select jsonb_agg(jsonb_build_object('type', t.type, 'months', t.months) order by t.type) from (
      select coalesce(d.name, c.type) as type, jsonb_agg(jsonb_build_object('month', c.month, 'money', c.money::numeric(16,2)::text,
        'filter', jsonb_build_object('type', jsonb_build_object('equalTo', c.type),
          'bookDate', jsonb_build_object('greaterThanOrEqualTo', greatest($1::date, (c.month || '-01')::date),
            'lessThanOrEqualTo', least($2::date, ((c.month || '-01')::date + interval '1 month - 1 day')::date)),
          'status', jsonb_build_object('in', jsonb_build_array('通过', '核减')),
          'submit', jsonb_build_object('status', jsonb_build_object('equalTo', '通过')))
          || case when $3::text is null then '{}' else jsonb_build_object('company', jsonb_build_object('equalTo', $3::text)) end)
        order by c.month) as months
      from cells c left join public.dict d on d.dict_type_id = 'expenseType' and d.code = c.type group by 1) t), '[]') as types,
    (select jsonb_build_object('count', w.count, 'money', w.money::numeric(16,2)::text) from app.claims_to_decide($3::text) w) as "toDecide"`
