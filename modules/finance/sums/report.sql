-- Totals from the books of a company. A caller without permission for a figure gets no row.

-- Money in and out by the day it counts on: receipts by their lines, pay by the first day of the month worked.
create or replace function app.money_flow(date1 date, date2 date)
returns table (company text, day date, part text, kind text, money numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select f.* from (
    select c.self_company, l.date, 'returned', null::text, l.money
    from returned_money_apply a cross join lateral jsonb_to_recordset(a.detail) l (money numeric, date date)
      join contract c on c.id = a.contract_id
    where a.status = '通过' and l.date between date1 and date2
    union all
    select o.company, o.date, 'other', null, o.money from money_other o join submit_other s on s.id = o.submit_id
    where s.status = '通过' and o.status = '通过' and o.date between date1 and date2
    union all
    select e.company, e.book_date, 'expense', e.kind, e.audit_money
    from money_expense e join submit_expense s on s.id = e.submit_id
    where s.status = '通过' and e.status in ('通过', '核减') and e.book_date between date1 and date2
    union all
    select v.company, v.date, 'server', null, v.money from money_server v where v.date between date1 and date2
    union all
    select m.company, m.date, 'month', null, m.money from money_month m join submit_month s on s.id = m.submit_id
    where s.status = '通过' and m.status = '通过' and m.date between date1 and date2
    union all
    select p.company, (p.month || '-01')::date, 'salary', null, p.cost
    from money_payroll p join submit_payroll r on r.id = p.submit_id
    where r.stage in ('已锁定', '已发放', '已归档') and p.month between to_char(date1, 'YYYY-MM') and to_char(date2, 'YYYY-MM')
      and (p.month || '-01')::date >= date1
  ) f where app.may_sum('{finance:show,finance:manage}')
$$;

-- What claims were granted for, by type and by the month they count in; with what still waits for a decision.
create or replace function app.expense_types(date1 date, date2 date, of_company text)
returns table (type text, month text, money numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select e.type, to_char(e.book_date, 'YYYY-MM'), sum(e.audit_money)
  from money_expense e join submit_expense s on s.id = e.submit_id
  where s.status = '通过' and e.status in ('通过', '核减') and e.book_date between date1 and date2
    and (of_company is null or e.company = of_company) and app.may_sum('{finance:show,finance:manage}')
  group by 1, 2
$$;
create or replace function app.claims_to_decide(of_company text) returns table (count integer, money numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select w.* from (
    select count(*)::integer, coalesce(sum(s.money), 0) from submit_expense s
    where s.status in ('待一级审核', '待二级审核', '待三级审核') and (of_company is null or s.company = of_company)
  ) w where app.may_sum('{finance:show,finance:manage}')
$$;

-- Returns the figures shown next to income and cost: signed, invoiced, owed by clients, lent and borrowed.
create or replace function app.money_beside(date1 date, date2 date, of_company text)
returns table (contract_money numeric, invoice_money numeric, receivable numeric, come_go_out numeric, come_go_in numeric,
  remain_out numeric, remain_in numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(k.signed, 0), coalesce(i.money, 0), coalesce(k.open, 0), coalesce(g.out, 0), coalesce(g.received, 0),
    coalesce(g.remain_out, 0), coalesce(g.remain_in, 0)
  from (select sum(c.total_money) filter (where c.sign_date between date1 and date2) as signed,
        sum(r.all_money - r.received_money) filter (where not r.is_bad_debt) as open
      from contract c left join returned_money r on r.contract_id = c.id where c.parent_id is null and c.status in ('通过', '变更中')
        and (of_company is null or c.self_company = of_company)) k,
    (select sum(v.money) as money from invoicing v join invoicing_config s on s.id = v.seller_id
      where v.status in ('已开票', '部分红冲', '已红冲') and v.dt_invoice between date1 and date2
        and (of_company is null or s.self_company = of_company)) i,
    (select sum(m.money) filter (where m.kind = '付出' and m.date between date1 and date2) as out,
        sum(m.money) filter (where m.kind = '收入' and m.date between date1 and date2) as received,
        sum(m.remain) filter (where m.kind = '付出' and m.settle <> '坏账') as remain_out,
        sum(m.remain) filter (where m.kind = '收入' and m.settle <> '坏账') as remain_in
      from money_come_go m where m.settle <> '未生效' and (of_company is null or m.company = of_company)) g
  where app.may_sum('{finance:show,finance:manage}')
$$;

-- Returns all projects to callers who may read the books.
create or replace function app.projects_in_books() returns setof uuid
language sql stable security definer set search_path = store, pg_temp as $$
  select p.id from project p where app.may_sum('{finance:show,finance:manage}')
$$;

-- What each of the projects brings and costs, by the figures of app.project_money.
create or replace function app.project_amounts(projects uuid[])
returns table (id uuid, name text, status text, company text, contract numeric, received numeric, invoiced numeric,
  hours numeric, hour_rate numeric, labor numeric, expense numeric, server numeric, budget numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select p.id, p.name, p.project_status, r.self_company, m.contract, m.received, coalesce(r.invoice_money, 0),
    coalesce((select sum(t.actual_hours) from wbs_task t
      where t.project_id = p.id and not exists (select from wbs_task c where c.parent_id = t.id)), 0),
    round(app.setting_figure('project.manDayRate') / app.setting_figure('project.hoursPerDay'), 2),
    m.labor, m.expense, m.server, p.budget
  from project p join app.project_money(projects) m on m.id = p.id
    left join contract c on c.id = p.contract_id
    left join contract r on r.id = coalesce(c.parent_id, c.id) and r.status in ('通过', '变更中')
  where p.id = any (projects) and p.project_status not in ('立项草稿', '立项审核', '驳回')
$$;

-- What a period of maintenance has earned by the end of a day: by its days, not beyond the one it was stopped on.
create or replace function app.maintenance_earned(money numeric, dt_start date, dt_end date, stopped date, day date)
returns numeric language sql immutable as $$
  select case when least(day, stopped) < dt_start then 0
    else round(money * (least(day, dt_end, stopped) - dt_start + 1) / (dt_end - dt_start + 1), 2) end
$$;

create or replace function app.sum_maintenance(date1 date, date2 date)
returns table (id uuid, contract_id uuid, client_id uuid, company text, dt_start date, dt_end date, money numeric,
  earned numeric, expense numeric, server numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select m.id, m.contract_id, m.client_id, c.self_company, m.dt_start, m.dt_end, m.money,
    app.maintenance_earned(m.money, m.dt_start, m.dt_end, z.day, date2)
      - app.maintenance_earned(m.money, m.dt_start, m.dt_end, z.day, date1 - 1),
    coalesce((select sum(e.audit_money) from money_expense e join submit_expense s on s.id = e.submit_id
      where e.maintenance_id = m.id and s.status = '通过' and e.status in ('通过', '核减')
        and e.book_date between date1 and date2), 0),
    coalesce((select sum(v.money) from money_server v where v.maintenance_id = m.id and v.date between date1 and date2), 0)
  from maintenance m join contract c on c.id = m.contract_id,
    lateral (select (m.tz_stop at time zone 'Asia/Shanghai')::date as day) z
  where not m.is_free and m.dt_start <= date2 and m.dt_end >= date1 and app.may_sum('{finance:show,finance:manage}')
$$;

-- The departments whose head asks, and those below them.
create or replace function app.departments_of_me() returns setof uuid
language sql stable security definer set search_path = store, pg_temp as $$
  with recursive led as (
    select d.id from department d where d.leader_id = app.me()
    union
    select d.id from department d join led on d.parent_id = led.id
  ) select id from led
$$;

-- Claims that count, of a year and the one before, by month and what they went for; heads have those of their departments.
create or replace function app.sum_expense_report(of_year integer)
returns table (month_year integer, month integer, type text, kind text, department_id uuid, company text, project_id uuid,
  money numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select extract(year from e.book_date)::integer, extract(month from e.book_date)::integer, e.type, e.kind,
    e.department_id, e.company, e.project_id, sum(e.audit_money)
  from money_expense e join submit_expense s on s.id = e.submit_id
  where s.status = '通过' and e.status in ('通过', '核减')
    and e.book_date >= make_date(of_year - 1, 1, 1) and e.book_date < make_date(of_year + 1, 1, 1)
    and (app.may_sum('{finance:show,finance:manage,submitExpense:manage}')
      or e.department_id in (select app.departments_of_me()))
  group by 1, 2, 3, 4, 5, 6, 7
$$;

-- Returns the budgets of departments in a year to callers who may see their expenses.
create or replace function app.budgets_of_departments(of_year integer)
returns table (department_id uuid, name text, company text, kind text, money numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select d.id, d.name, b.company, b.kind, b.money
  from department d left join money_budget b on b.department_id = d.id and b.target = '部门' and b.year = of_year
  where app.may_sum('{finance:show,finance:manage,submitExpense:manage}') or d.id in (select app.departments_of_me())
$$;
