-- Sums over rows the caller may not read individually. A caller without permission for a sum gets no row.

create or replace function app.may_sum(codes text[]) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select bool_or(app.has_operation(code)) from unnest(codes) code
$$;

create or replace function app.sum_money_server(date1 date, date2 date)
returns table (company text, type text, count integer, money numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select s.company, s.type, count(*)::integer, sum(s.money) from money_server s
    left join dict d on d.dict_type_id = 'serverType' and d.code = s.type
  where s.date between date1 and date2 and app.may_sum('{finance:show,finance:manage,moneyServer:manage}')
  group by s.company, s.type, d.sort order by s.company, d.sort, s.type
$$;

-- Claims that count, by the day they were booked; who holds none of the codes has the sums of their own.
create or replace function app.sum_money_expense(date1 date, date2 date, of_kind text)
returns table (kind text, type text, count integer, money numeric, audit_money numeric, less_money numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select e.kind, e.type, count(*)::integer, sum(e.money), sum(e.audit_money), sum(e.money - e.audit_money)
  from money_expense e join submit_expense s on s.id = e.submit_id
    left join dict k on k.dict_type_id = 'expenseKind' and k.code = e.kind
    left join dict t on t.dict_type_id = 'expenseType' and t.code = e.type
  where e.book_date between date1 and date2 and e.status in ('通过', '核减') and s.status = '通过'
    and (of_kind is null or e.kind = of_kind)
    and (app.may_sum('{finance:show,finance:manage,submitExpense:manage}') or s.user_id = app.me())
  group by e.kind, e.type, k.sort, t.sort order by k.sort, e.kind, t.sort, e.type
$$;

-- Returns the agreed wages in force on the last day of each month; individual people only to callers who may read pay.
create or replace function app.sum_money_salary(date1 date, date2 date)
returns table (company text, month text, count integer, money numeric, persons jsonb)
language sql stable security definer set search_path = store, pg_temp as $$
  with ends as (
    select (m + interval '1 month - 1 day')::date as day
    from generate_series(date_trunc('month', date1::timestamp), date_trunc('month', date2::timestamp), '1 month') m
  ), agreed as (
    select s.company, e.day, s.user_id,
      round(s.norm_money * case when s.is_formal then 1 else coalesce(s.probation_rate,
        (select c.value::numeric from config c where c.key = 'payroll.probationRate'), 80) / 100 end, 2)
        + coalesce(s.performance, 0) + coalesce(s.other, 0) as money
    from ends e join money_salary s on s.status = '通过' and s.type = '月薪' and s.kind <> '专项附加调整'
      and e.day between s.dt_start and coalesce(s.dt_end, 'infinity')
    where e.day between date1 and date2 and app.may_sum('{finance:show,finance:manage}')
  )
  select a.company, to_char(a.day, 'YYYY-MM'), count(*)::integer, sum(a.money),
    case when app.has_operation('user:salary')
      then jsonb_agg(jsonb_build_object('userId', a.user_id, 'money', a.money::numeric(16,2)::text) order by a.user_id) end
  from agreed a group by a.company, a.day order by a.day, a.company
$$;

-- Returns the cost of pay from locked runs, by the month worked.
create or replace function app.sum_money_salary_cost(date1 date, date2 date)
returns table (company text, month text, department_id uuid, count integer, money numeric, security numeric, fund_company numeric, cost numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select p.company, p.month, p.department_id, count(distinct p.user_id)::integer, sum(p.money), sum(p.security),
    sum(p.fund_company), sum(p.cost)
  from money_payroll p join submit_payroll r on r.id = p.submit_id
  where r.stage in ('已锁定', '已发放', '已归档') and (p.month || '-01')::date between date1 and date2
    and app.may_sum('{finance:show,finance:manage}')
  group by p.company, p.month, p.department_id order by p.month, p.company, count(distinct p.user_id) desc, p.department_id
$$;

-- The cash: a run each.
create or replace function app.sum_money_payroll(date1 date, date2 date)
returns table (submit_id uuid, company text, month text, kind text, count integer, money numeric, social_myself numeric,
  accumulation_fund numeric, tax numeric, deduct_after numeric, salary_true numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select r.id, r.company, r.month, r.kind, count(p.id)::integer,
    coalesce(sum(coalesce(p.social_myself, 0) + coalesce(p.accumulation_fund, 0) + coalesce(p.tax, 0) + coalesce(p.deduct_after, 0)
      + coalesce(p.salary_true, 0) - coalesce(p.shortfall, 0)), 0),
    coalesce(sum(p.social_myself), 0), coalesce(sum(p.accumulation_fund), 0), coalesce(sum(p.tax), 0),
    coalesce(sum(p.deduct_after), 0), coalesce(sum(p.salary_true), 0)
  from submit_payroll r left join money_payroll p on p.submit_id = r.id
  where r.stage in ('已发放', '已归档') and r.dt_pay between date1 and date2
    and app.may_sum('{finance:show,finance:manage,moneyPayroll:calc,moneyPayroll:pay}')
  group by r.id, r.company, r.month, r.kind, r.dt_pay order by r.dt_pay, r.company, r.id
$$;
