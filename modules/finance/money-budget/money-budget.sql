-- The one budget that a cost falls under: its project's, else its department's for the kind, else its department's.
create or replace function app.money_budget_of(asked_company text, asked_project uuid, asked_department uuid, asked_kind text, asked_day date)
returns uuid language sql stable security definer set search_path = store, pg_temp as $$
  select b.id from money_budget b
  where (b.target = '项目' and asked_kind = '项目费用' and b.project_id = asked_project)
     or (b.target = '部门' and b.department_id = asked_department and b.company = asked_company
       and b.year = extract(year from asked_day)::integer and coalesce(b.kind, asked_kind) = asked_kind)
  order by (b.target = '项目') desc, (b.kind is null) limit 1
$$;

-- What has passed, by the day it stands in the books.
create or replace function app.money_budget_used(asked uuid) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(e.audit_money), 0) from money_budget b
    join money_expense e on e.project_id = b.project_id or e.department_id = b.department_id
    join submit_expense s on s.id = e.submit_id
  where b.id = asked and s.status = '通过' and e.status in ('通过', '核减')
    and app.money_budget_of(e.company, e.project_id, e.department_id, e.kind, e.book_date) = b.id
$$;

-- What waits for a decision, by the day it was spent.
create or replace function app.money_budget_reserved(asked uuid) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(e.audit_money), 0) from money_budget b
    join money_expense e on e.project_id = b.project_id or e.department_id = b.department_id
    join submit_expense s on s.id = e.submit_id
  where b.id = asked and s.status in ('待一级审核', '待二级审核', '待三级审核') and e.status <> '驳回'
    and app.money_budget_of(e.company, e.project_id, e.department_id, e.kind, e.date) = b.id
$$;
