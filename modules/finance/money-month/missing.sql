-- Fixed costs due in a month that have not passed: of types named for the company, or had in the three months before.
create or replace function app.months_missing(of_month text, of_company text default null)
returns table (company text, type text, state text, submit_id uuid, last_money numeric, place integer)
language sql stable security definer set search_path = store, pg_temp as $$
  with must as (
    select coalesce((select nullif(c.value, '')::jsonb from config c where c.key = 'finance.monthMust'), '[]') as value
  ), lines as (
    select m.company, m.month, m.type, m.money, m.submit_id, s.status,
      s.status = '通过' and m.status = '通过' as passed
    from money_month m join submit_month s on s.id = m.submit_id where m.status <> '已作废'
  ), due as (
    select c.code as company, t.code as type, (c.sort * 10000 + t.sort)::integer as place
    from dict c, dict t, must
    where c.dict_type_id = 'company' and c.is_enable and c.code <> 'all' and t.dict_type_id = 'monthType'
      and (of_company is null or c.code = of_company)
      and case when jsonb_typeof(must.value) = 'array' then must.value ? t.code
          and exists (select from lines l where l.company = c.code and l.type = t.code and l.passed
            and l.month < of_month and l.month >= to_char((of_month || '-01')::date - interval '3 months', 'YYYY-MM'))
        else coalesce(must.value -> c.code, '[]') ? t.code end
  )
  select d.company, d.type, coalesce(f.state, '未填报'), f.submit_id,
    (select sum(l.money) from lines l where l.company = d.company and l.type = d.type and l.passed
      and l.month = (select max(b.month) from lines b
        where b.company = d.company and b.type = d.type and b.passed and b.month < of_month)), d.place
  from due d left join lateral (
    select case when l.status like '待%' then '审批中' when l.status = '驳回' then '已驳回' else '草稿' end as state, l.submit_id
    from lines l where l.company = d.company and l.type = d.type and l.month = of_month and not l.passed
      and l.status not in ('通过', '已作废')
    order by case when l.status like '待%' then 0 when l.status = '驳回' then 1 else 2 end, l.submit_id limit 1
  ) f on true
  where not exists (select from lines l
    where l.company = d.company and l.type = d.type and l.month = of_month and l.passed)
$$;
