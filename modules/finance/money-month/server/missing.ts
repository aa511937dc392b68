import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { monthsMissing } from '../missing.call.ts'
import { moneyMonth } from '../money-month.entity.ts'

type Node = AnswerOf<typeof monthsMissing>['nodes'][number]

/** Due is what is named for the company, and what it had in one of the three months before. */
export const readMissing: CallHandler<typeof monthsMissing> = async (engine, { month: named, company }) => {
  const month = named ?? addMonths(`${today().slice(0, 7)}-01`, -1).slice(0, 7)
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalid({ month: '月份格式错误' })
  const before = [1, 2, 3].map((n) => addMonths(`${month}-01`, -n).slice(0, 7))
  // a setting is no row of anybody's
  const must = await engine.write(moneyMonth, (tx) => settingOf(tx, 'finance.monthMust', '[]'))
  const nodes = await engine.read<Node>({ text, params: [month, company ?? null, before, must] })
  return { nodes, totalCount: nodes.length }
}

const text = `
  with must as (select $4::jsonb as value),
  rows as (
    select m.company, m.month, m.type, m.status, m.money, m.submit_id, s.status as whole
    from public.money_month m join public.submit_month s on s.id = m.submit_id
  ), due as (
    select c.code as company, t.code as type, c.sort as company_sort, t.sort as type_sort
    from public.dict c, public.dict t, must
    where c.dict_type_id = 'company' and c.is_enable and c.code <> 'all' and t.dict_type_id = 'monthType'
      and ($2::text is null or c.code = $2)
      and case when jsonb_typeof(must.value) = 'array' then must.value ? t.code
          and exists (select from rows r where r.company = c.code and r.type = t.code and r.status = '通过' and r.month = any ($3))
        else coalesce(must.value -> c.code, '[]') ? t.code end
  )
  select d.company, $1 as month, d.type, coalesce(f.state, '未填报') as state, f.submit_id::text as "submitId",
    (select sum(r.money)::numeric(16,2)::text from rows r where r.company = d.company and r.type = d.type and r.status = '通过'
      and r.month = (select max(l.month) from rows l where l.company = d.company and l.type = d.type and l.status = '通过' and l.month < $1)
    ) as "lastMoney"
  from due d left join lateral (
    select case when r.whole like '待%' then '审批中' when r.whole = '驳回' then '已驳回' else '草稿' end as state, r.submit_id
    from rows r where r.company = d.company and r.type = d.type and r.month = $1 and r.status not in ('通过', '已作废')
    order by case when r.whole like '待%' then 0 when r.whole = '驳回' then 1 else 2 end limit 1
  ) f on true
  where not exists (select from rows r where r.company = d.company and r.type = d.type and r.month = $1 and r.status = '通过')
  order by d.company_sort, d.company, d.type_sort, d.type`
