-- Written by `npm run gen` from the declarations. Do not edit.

set local check_function_bodies = off;

drop schema if exists rule cascade;
create schema rule;
grant usage on schema rule to chengban_reader, chengban_writer, chengban_gate;

drop schema if exists public cascade;
create schema public;
grant usage on schema public to chengban_reader, chengban_writer, chengban_gate;

grant create on schema public to chengban_gate;

create or replace function rule.is_deputised(u store."user") returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$ select ((u."deputy_id" is not null) and (u."deputy_from" <= (app.now() at time zone 'Asia/Shanghai')::date) and ((app.now() at time zone 'Asia/Shanghai')::date <= u."deputy_to")) $$;

-- The person's entries as the text that `app.has_operation` searches: `,contract:*,!contract:audit1,`. An entry with a
-- comma covers nothing and is left out.
create or replace function app.listed(entries text[]) returns text language sql immutable parallel safe
  return ',' || array_to_string(array(select e from unnest(entries) e where strpos(e, ',') = 0), ',') || ',';

-- The rule of packages/kernel/has.ts. A function call, not an inline expression: policies and masks name many codes of
-- which a statement needs one or two, and an inline expression is prepared with the plan whether it is needed or not.
create or replace function app.has_operation(code text) returns boolean language plpgsql stable parallel safe as $$
declare
  held text := current_setting('app.operations', true);
begin
  if strpos(held, '!') = 0 and strpos(held, '*') = 0 and strpos(code, ',') = 0 and code <> '' then
    return strpos(held, ',' || code || ',') > 0;
  end if;
  if code !~ '^[^!,:][^,:]*:[^,:]*$' then
    return app.covers(string_to_array(trim(both ',' from held), ','), code);
  end if;
  return coalesce(
    (strpos(held, ',' || code || ',') > 0
      or strpos(held, ',' || split_part(code, ':', 1) || ':*,') > 0
      or strpos(held, ',*,') > 0)
    and not (strpos(held, ',!' || code || ',') > 0
      or strpos(held, ',!' || split_part(code, ':', 1) || ':*,') > 0
      or strpos(held, ',!*,') > 0),
    false);
end $$;

-- Continues as that person, within the transaction.
create or replace function app.ask_as(person uuid) returns void language plpgsql volatile as $$
begin
  perform set_config('app.user_id', person::text, true),
    set_config('app.operations', app.listed(app.entries_of(person)), true);
end $$;
revoke execute on function app.ask_as(uuid) from public;
grant execute on function app.ask_as(uuid) to chengban_writer;
grant execute on function app.listed(text[]), app.has_operation(text) to chengban_reader, chengban_writer, chengban_gate;

-- Begins every statement of a signed-in person: checks the session and sets the person until the transaction ends.
-- `operations`: their entries in the form of `app.listed`, which the caller has already. No stamp: the rights were read
-- in this transaction. CB401 session ended · CB403 the first password must be changed first · CB409 rights changed:
-- read again.
drop function if exists app.identify(uuid, uuid, text, text[], timestamptz, boolean);
create or replace function app.identify(
  session uuid, person uuid, stamp text, operations text, moment timestamptz, allow_initial boolean default false
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  present text;
  initial boolean;
begin
  select app.rights_stamp(v.version, moment), a.must_change into present, initial
  from store.login_log l
    join store."user" u on u.id = l.user_id
    left join store.admin a on a.user_id = u.id
    cross join app.rights_version v
  where l.id = session and l.user_id = person and l.result = '成功'
    and (l.tz_revoke is null or l.tz_revoke > moment)
    and l.tz_expire >= moment + interval '1 hour'
    and u.is_enable;
  if not found then
    raise exception using errcode = 'CB401', message = '登录已失效，请重新登录';
  end if;
  if initial and not allow_initial then
    raise exception using errcode = 'CB403', message = '请先修改初始密码';
  end if;
  if stamp <> present then
    raise exception using errcode = 'CB409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', person::text, true),
    set_config('app.operations', operations, true),
    set_config('app.now', moment::text, true);
end $$;


-- Sets of rows that rules over persons ask for: run as the owner, closed against other search paths.

-- Everybody in the departments I head and in those below them: each department asked by its index, as a guess of how
-- many they are would read all people.
create or replace function rule.people_below_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive led as (
    select d.id from store.department d where d.leader_id = app.me()
    union
    select c.id from led cross join lateral (select d.id from store.department d where d.parent_id = led.id offset 0) c
  )
  select p.id from led cross join lateral (select u.id from store."user" u where u.department_id = led.id offset 0) p
$$;

-- Records of a module for which an audit task is or was mine.
create or replace function rule.tasked_of_me(module text) returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  select t.relevance_id::uuid from store.audit_task t where t.user_id = app.me() and t.module = $1
$$;

-- The same of records whose ids are words.
create or replace function rule.tasked_words_of_me(module text) returns setof text
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  select t.relevance_id from store.audit_task t where t.user_id = app.me() and t.module = $1
$$;

-- Who has a waiting record in hand: [{id, name}], for everybody who sees the record.
create or replace function rule.waits_for(module text, relevance_id text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.sort, u.id), '[]')
  from store.audit_task t join store."user" u on u.id = t.user_id
  where t.module = $1 and t.relevance_id = $2 and t.status = '待处理'
$$;

-- Whether a task of the audit of this record is or was mine; `open`: whether I have it in hand. Called for few records,
-- so that the policies of tasks are no part of every record's plan.
create or replace function rule.has_task(module text, relevance_id text, open boolean) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.signed_in() and exists (
    select from store.audit_task t where t.module = $1 and t.relevance_id = $2 and t.user_id = app.me()
      and (t.status = '待处理' or not $3)
  )
$$;

-- The acts of the shared audit that the tasks of the latest round open to the person asking.
create or replace function rule.audit_acts(module text, relevance_id text, version integer) returns text[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  me uuid := app.me();
  latest record;
  seen record;
begin
  select x.id, x.status, x.initiator_id = me as own into latest
    from store.audit_round x
    where x.module = $1 and x.relevance_id = $2 order by x.round desc limit 1;
  if not found then
    return '{}';
  end if;
  select coalesce(bool_or(t.user_id = me), false) as mine,
      coalesce(bool_or(t.status in ('已同意', '已驳回')), false) as decided,
      coalesce(bool_or(t.tz_urge > app.now() - interval '4 hours'), false) as urged,
      coalesce(bool_or(t.creator_id = me and t.kind in ('前加签', '后加签') and t.status in ('待处理', '等待加签')), false) as asking
    into seen
    from store.audit_task t where t.round_id = latest.id;
  if not (latest.own or seen.mine or seen.asking) then
    return '{}';
  end if;
  return array_remove(array[
    case when latest.own and (latest.status = '填写中' or latest.status = '进行中' and not seen.decided) then 'withdraw' end,
    case when latest.own and latest.status = '进行中' and not seen.urged then 'urge' end,
    case when latest.own and latest.status <> '填写中' or seen.mine then 'cc' end,
    case when latest.status = '进行中' and seen.asking then 'removeSign' end,
    case when seen.mine and latest.status in ('进行中', '驳回')
      and rule.may_withdraw_decision(latest.id, latest.status, $3) then 'auditWithdraw' end
  ]::text[], null);
end $$;

-- Whether the person's decision can still be taken back: nobody acted after it, or it ended the round a moment ago.
create or replace function rule.may_withdraw_decision(round uuid, status text, version integer) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from store.audit_task t where t.round_id = $1 and t.user_id = app.me() and (
      $2 = '进行中' and t.status = '已同意' and not exists (
        select from store.audit_task k where k.round_id = $1 and k.status in ('已同意', '已驳回') and (k.audit_level > t.audit_level
          or k.kind = '后加签' and k.from_task_id = t.id or t.kind = '前加签' and k.id = t.from_task_id))
      or $2 = '驳回' and t.status = '已驳回' and t.tz_act >= app.now() - interval '10 minutes' and t.record_version + 1 = $3))
$$;

-- Whether a change of the record is being written and not handed in yet.
create or replace function rule.is_drafting(module text, relevance_id text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from store.audit_round r where r.module = $1 and r.relevance_id = $2 and r.status = '填写中'
  )
$$;

-- The record as the open change would make it; the caller has checked that the person may read it.
create or replace function rule.change_draft(module text, relevance_id text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.draft from store.audit_round r
  where r.module = $1 and r.relevance_id = $2 and r.kind = '变更' and r.status in ('填写中', '进行中')
$$;

-- The departments I head and those below them.
create or replace function rule.departments_below_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive led as (
    select d.id from store.department d where d.leader_id = app.me()
    union
    select d.id from store.department d join led on d.parent_id = led.id
  )
  select id from led
$$;

-- My department and those above it.
create or replace function rule.departments_above_me() returns setof uuid
language sql stable rows 5 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive above as (
    select d.id, d.parent_id from store."user" u join store.department d on d.id = u.department_id where u.id = app.me()
    union
    select d.id, d.parent_id from store.department d join above on d.id = above.parent_id
  )
  select id from above
$$;

-- The roles I have today.
create or replace function rule.roles_of_me() returns setof uuid
language sql stable rows 5 security definer set search_path = pg_catalog, pg_temp as $$
  select r.id from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
  where ur.user_id = app.me()
    and (app.now() at time zone 'Asia/Shanghai')::date
      between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')
$$;

-- Everybody whose superior I am, and everybody in the departments I head and below.
create or replace function rule.people_led_by_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  select u.id from store."user" u where u.superior_id = app.me()
  union
  select rule.people_below_me()
$$;

-- Everybody in my department and in those below it, regardless of the heads.
create or replace function rule.people_around_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive mine as (
    select u.department_id as id from store."user" u where u.id = app.me()
    union
    select c.id from mine cross join lateral (select d.id from store.department d where d.parent_id = mine.id offset 0) c
  )
  select p.id from mine cross join lateral (select u.id from store."user" u where u.department_id = mine.id offset 0) p
$$;

-- Those above me: my superior and theirs, and the heads of my department and of those above it.
create or replace function rule.people_leading_me() returns setof uuid
language sql stable rows 5 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive above as (
    select u.superior_id as id from store."user" u where u.id = app.me() and u.superior_id is not null
    union
    select u.superior_id from store."user" u join above on u.id = above.id where u.superior_id is not null
  )
  select id from above
  union
  select d.leader_id from store.department d
  where d.id in (select rule.departments_above_me()) and d.leader_id is not null
$$;

-- Whether reading in this transaction is recorded: then secrets whose reading is recorded are shown.
create or replace function app.is_telling() returns boolean language sql stable as $$
  select coalesce(current_setting('app.telling', true), '') = 'on'
$$;


-- Who comes by a link's token instead of a session. Nobody else has the setting that says so.
create or replace function app.signed_in() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.token', true), '') = '';

-- The id of the row whose token the asker bears, where that is a row of this entity.
create or replace function app.token_of(entity text) returns text language sql stable parallel safe
  return (
    select split_part(setting, ' ', 2) from (select coalesce(current_setting('app.token', true), '')) s (setting)
    where split_part(setting, ' ', 1) = entity
  );

-- Opens every statement of the bearer of a token: nobody signed in, no operations, one row of the entity it belongs to.
-- `row_id` is what the function of the entity answered for the token. CB404: it does not hold.
create or replace function app.identify_token(entity text, row_id text, moment timestamptz) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if row_id is null then
    raise exception using errcode = 'CB404', message = 'token does not hold';
  end if;
  perform set_config('app.user_id', '', true), set_config('app.operations', '', true),
    set_config('app.now', moment::text, true), set_config('app.token', entity || ' ' || row_id, true);
end $$;
revoke execute on function app.identify_token(text, text, timestamptz) from public;
grant execute on function app.identify_token(text, text, timestamptz) to chengban_reader, chengban_writer;
grant execute on function app.signed_in(), app.token_of(text) to chengban_reader, chengban_writer, chengban_gate;


-- Half days of leave: run as the owner, after the tables.

-- The instant at which a half day that begins (上午) or ends (下午) a leave does so: the day from 00:00, 12:00 or to 24:00.
create or replace function app.half_at(day date, half text, edge text) returns timestamptz
language sql stable strict set search_path = pg_catalog, pg_temp as $$
  select (day + case when edge = '上午' then case half when '上午' then interval '0' else interval '12 hours' end
    else case half when '上午' then interval '12 hours' else interval '24 hours' end end) at time zone 'Asia/Shanghai'
$$;

-- The half days from one to another, in order: on working days alone, or on all of them.
create or replace function app.half_days(first date, first_half text, last date, last_half text, all_days boolean)
returns table (day date, half text)
language sql stable strict set search_path = pg_catalog, pg_temp as $$
  select d::date, h.half from generate_series(first, last, interval '1 day') d cross join (values ('上午'), ('下午')) h (half)
  where (d::date > first or h.half >= first_half) and (d::date < last or h.half <= last_half)
    and (all_days or app.is_work_day(d::date))
  order by 1, 2
$$;

-- What a day counts as for attendance and overtime.
create or replace function app.day_kind(day date) returns text
language sql stable strict security definer set search_path = pg_catalog, pg_temp as $$
  select case
    when exists (select from store.holiday h where h.date = day and h.is_statutory) then '法定节假日'
    when app.is_work_day(day) then '工作日' else '休息日' end
$$;

-- Whether leave of a kind that is absence covers a range, its working days or all of its days; or the person is not at
-- work at all.
create or replace function app.has_leave(person uuid, first date, last date, all_days boolean) returns boolean
language sql stable strict security definer set search_path = store, pg_temp as $$
  with leave as (
    select r.* from rest_day r
    where r.user_id = person and r.status in ('通过', '变更中') and r.rest_status <> '已销假'
      and r.start_date <= last and coalesce(r.actual_end, r.end_date) >= first
      and (select c.value::jsonb from config c where c.key = 'restDay.kinds') -> r.kind ->> 'present' is distinct from 'true'
  )
  select not (select u.is_work from "user" u where u.id = person) or not exists (
    select from app.half_days(first, '上午', last, '下午', all_days) h
    where not exists (
      select from leave l where (h.day, h.half) between (l.start_date, l.start_half)
        and (coalesce(l.actual_end, l.end_date), coalesce(l.actual_end_half, l.end_half))
    )
  )
$$;

-- Whether a person is away for the whole of every working day of a range: of one without any, too.
create or replace function app.on_leave(person uuid, first date, last date) returns boolean
language sql stable strict set search_path = pg_catalog, pg_temp as $$
  select app.has_leave(person, first, last, false)
$$;

-- Whether a person is away for the whole of a day, be it one of rest.
create or replace function app.away_on(person uuid, day date) returns boolean
language sql stable strict set search_path = pg_catalog, pg_temp as $$
  select app.has_leave(person, day, day, true)
$$;


-- Returns the holder of an invoice number to people who may submit claims; without the holder's name for purchases.
create or replace function app.invoice_holder(wanted text) returns table (holder_id text, holder_name text)
language sql stable security definer set search_path = store, pg_temp as $$
  select u.holder_id, case when u.module <> 'moneyServer' then u.holder_name end from invoice_use u
  where u.number = wanted and app.has_operation('submitExpense:apply')
    and (select c.value from config c where c.key = 'finance.invoiceUnique') is distinct from 'false'
$$;


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


-- Returns the maintenance period of a contract or client on a day, without money, for callers who may see that contract
-- or client.
create or replace function app.maintenance_on(of_contract uuid, of_client uuid, day date)
returns table (id uuid, contract_id uuid, dt_start date, dt_end date)
language sql stable security definer set search_path = store, pg_temp as $$
  select m.id, m.contract_id, m.dt_start, m.dt_end from maintenance m
  where (m.contract_id = of_contract or m.client_id = of_client) and day between m.dt_start and m.dt_end
    and (m.tz_stop is null or (m.tz_stop at time zone 'Asia/Shanghai')::date > day)
  order by m.dt_end desc, m.id limit 1
$$;


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
      from money_come_go m where m.status = '通过' and (of_company is null or m.company = of_company)) g
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
    round(coalesce(app.setting_figure('project.manDayRate'), 1000) / coalesce(app.setting_figure('project.hoursPerDay'), 8), 2),
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


-- Levels whose agreement asks for a drawn signature, by the parameters of the flows.
create or replace function app.signed_levels() returns table (module text, level integer)
language sql stable security definer set search_path = store, pg_temp as $$
  select substr(c.key, 6), l.level::integer
  from config c cross join lateral jsonb_array_elements_text(c.value::jsonb -> 'signature') l (level)
  where c.key like 'flow.%' and c.value is json object and c.value::jsonb ? 'signature'
$$;


-- Returns the changed fields of a record without the secret ones that the caller may not read on it; null for none. For
-- fields whose reading is recorded, the old and new values are included only when the read is being recorded.
create or replace function app.readable(module text, relevance_id text, told jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_agg(case
    when not app.is_telling() and rule.is_told_of($1, $2, one ->> 'field')
      then one - 'secret' || '{"old": null, "new": null, "isVeiled": true}' else one - 'secret' end order by place)
  from jsonb_array_elements($3) with ordinality as told (one, place)
  where one ->> 'secret' is null or rule.may_read_secret($1, $2, one ->> 'secret')
$$;

-- Returns values of a record by field, without the secret ones that the caller may not read on it, without entries
-- beside its fields (`$…`) and without sealed values; null for none.
create or replace function app.readable_values(module text, relevance_id text, given jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(one.key, one.value)
  from jsonb_each($3) one, lateral (select rule.veil_of($1, one.key) as code) veil
  where one.key not like '$%' and coalesce(one.value #>> '{}', '') !~ '^sealed:[\w-]{8}:' and (veil.code is null or rule.may_read_secret($1, $2, veil.code))
$$;

-- A change of which nothing is left for the person asking: every field it tells of is secret to them.
create or replace function app.comment_is_veiled(said uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select c.changes ->> 'action' = '修改' and jsonb_array_length(c.changes -> 'changes') > 0 and not exists (
    select from jsonb_array_elements(c.changes -> 'changes') told (one)
    where one ->> 'secret' is null or rule.may_read_secret(c.module, c.relevance_id, one ->> 'secret')
  )
  from comment c where c.id = said
$$;

-- Whether another person may see the record: checks with their identity, then restores the caller's.
create or replace function app.may_read_as(person uuid, module text, relevance_id text) returns boolean
language plpgsql volatile as $$
declare
  asking text := coalesce(current_setting('app.user_id', true), '');
  entries text := coalesce(current_setting('app.operations', true), '');
  answer boolean;
begin
  perform app.ask_as(person);
  answer := rule.may_read(module, relevance_id);
  perform set_config('app.user_id', asking, true), set_config('app.operations', entries, true);
  return answer;
end $$;
revoke execute on function app.may_read_as(uuid, text, text) from public;
grant execute on function app.may_read_as(uuid, text, text) to chengban_writer;

-- The instant at which a record came into the state it is in, by its 记录; that of its making where none tells.
create or replace function app.entered_at(of text, record text, state text, made timestamptz) returns timestamptz
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(max(c.tz_create), made) from comment c
  where c.module = of and c.relevance_id = record and c.type = '记录'
    and c.changes ->> 'to' = state and c.changes ->> 'from' is distinct from state
$$;


-- Parameters as formulas ask for them: run as the owner, after the tables.
create or replace function app.setting_figure(key text) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select nullif(c.value, '')::numeric from config c where c.key = setting_figure.key
$$;

-- The figure that a parameter has for a word, for every other word that of ''.
create or replace function app.setting_part(key text, part text) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(c.value::jsonb ->> coalesce(setting_part.part, ''), c.value::jsonb ->> '')::numeric
  from config c where c.key = setting_part.key and c.value <> ''
$$;


-- Everybody a document is meant for today: all, holders of its roles, and those named one by one: run as the owner,
-- after the tables.
create or replace function app.document_targets(read uuid) returns table (user_id uuid, is_direct boolean)
language sql stable security definer set search_path = store, pg_temp as $$
  select u.id, bool_or(n.id is not null)
  from document d
    join "user" u on u.is_enable
    left join document_user n on n.document_id = d.id and n.user_id = u.id and n.doc_version = 0
  where d.id = read
    and (d.is_all or n.id is not null or exists (
      select from user_role ur
        join role r on r.id = ur.role_id and r.is_enable
      where ur.user_id = u.id
        and (ur.role_id = d.role_id or ur.role_id in (select dr.role_id from document_role dr where dr.document_id = d.id))
        and (app.now() at time zone 'Asia/Shanghai')::date
          between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')))
  group by u.id
$$;


-- Lists the records that hold one of the files, except the application of the file, for its creator and for people who
-- manage files. Runs as the owner, so it is created after the tables. The calling statement checks as the caller which
-- records they may open.
create or replace function app.file_audit_uses(audited uuid) returns table (module text, relevance_id text)
language sql stable security definer set search_path = store, pg_temp as $$
  select distinct l.module, l.relevance_id
  from file_audit f
    join file_link own on own.module = 'fileAudit' and own.relevance_id = f.id::text
    join file_link l on l.file_id = own.file_id and (l.module, l.relevance_id) <> (own.module, own.relevance_id)
  where f.id = audited and (f.creator_id = app.me() or app.has_operation('file:manage'))
$$;


-- Working days by the calendar of holidays: run as the owner, after the tables.

create or replace function app.is_work_day(day date) returns boolean
language sql stable strict security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((select h.is_work from store.holiday h where h.date = day), extract(isodow from day) < 6)
$$;

-- The n-th working day after a day (before, when negative); 0 = the day itself, or the next working day.
create or replace function app.add_work_days(day date, n integer) returns date
language plpgsql stable strict set search_path = pg_catalog, pg_temp as $$
declare
  found_day date := day;
begin
  if n = 0 then
    while not app.is_work_day(found_day) loop found_day := found_day + 1; end loop;
  end if;
  for i in 1 .. abs(n) loop
    found_day := found_day + sign(n)::integer;
    while not app.is_work_day(found_day) loop found_day := found_day + sign(n)::integer; end loop;
  end loop;
  return found_day;
end $$;

-- Working days d with a < d <= b; 0 when b is not later or one is missing. 1900-01-01 was a Monday.
create or replace function app.work_days(a date, b date) returns integer
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when a is null or b is null or b <= a then 0 else (
    select (max(w.days) - min(w.days))::integer
    from (select 5 * (n / 7) + least(n % 7, 5) as days
          from (values (a - date '1900-01-01' + 1), (b - date '1900-01-01' + 1)) k (n)) w
  ) + (
    select coalesce(sum(h.is_work::integer - (extract(isodow from h.date) < 6)::integer), 0)::integer
    from store.holiday h where h.date > a and h.date <= b
  ) end
$$;

-- The n-th working day after a day; the day itself when n = 0.
create or replace function app.work_day_after(day date, n integer) returns date
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when n = 0 then day else app.add_work_days(day, n) end
$$;

-- Working minutes (08:30 to 12:00, 13:30 to 18:00 of working days) between two instants.
create or replace function app.work_minutes(a timestamptz, b timestamptz) returns numeric
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(extract(epoch from least(l.b, d.day + part.until) - greatest(l.a, d.day + part.since)) / 60), 0)
  from (select a at time zone 'Asia/Shanghai' as a, b at time zone 'Asia/Shanghai' as b) l,
    generate_series(l.a::date, l.b::date, interval '1 day') d (day),
    (values (time '08:30', time '12:00'), (time '13:30', time '18:00')) part (since, until)
  where app.work_days(d.day::date - 1, d.day::date) = 1
    and least(l.b, d.day + part.until) > greatest(l.a, d.day + part.since)
$$;


-- By which channels a message goes: run as the owner, after the tables.

-- Whether DingTalk is there: given by the environment, or the parameters it cannot do without are filled in.
create or replace function app.ding_is_on() returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select exists (select from app.setting where key = 'ding.environment')
    or 3 = (select count(*) from config c
      where c.key in ('ding.appKey', 'ding.agentId') and c.value <> '' or c.key = 'ding.appSecret' and c.secret_value <> '')
$$;

-- A reminder goes by the channels of its rule; of what else is left for people, what waits for them or names them goes
-- out at once, and the rest with the summary of the day. While its rule is off it is no reminder.
create or replace function app.message_channels() returns trigger
language plpgsql security definer set search_path = store, pg_temp as $$
declare
  rule record;
  goes boolean;
begin
  select r.channels, r.is_enable into rule from reminder_rule r where r.code = new.type;
  if found and rule.is_enable then
    goes := rule.channels ? '钉钉';
    new.is_read := new.is_read or not rule.channels ? '站内';
  elsif found then
    goes := false;
    new.type := new.module;
  else
    goes := new.kind in ('审批', '催办', '提到我');
  end if;
  goes := (goes or new.ding_status = '待发送') and app.ding_is_on()
    and exists (select from "user" u where u.id = new.user_id and u.dingtalk_id is not null);
  new.ding_status := case when goes then '待发送' else '不发送' end;
  return new;
end $$;
create or replace trigger message_channels before insert on store.message for each row execute function app.message_channels();


-- The bundles of one's roles in force: who may not read the bundles of others still knows their own.
create or replace function app.bundles_of_me() returns setof text
language sql stable security definer set search_path = store, pg_temp as $$
  select distinct rp.permission_id
  from user_role ur
    join role r on r.id = ur.role_id and r.is_enable
    join role_permission rp on rp.role_id = r.id
  where ur.user_id = app.me()
    and (app.now() at time zone 'Asia/Shanghai')::date
      between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')
$$;

-- Returns the change records of permissions: roles and their entries, their holders, bundles, personal entries. The
-- call checks for log:read or role:manage; without either the result is empty.
create or replace function app.permission_log(role uuid, person uuid, since date, until date)
returns table (id uuid, tz_create timestamptz, user_id uuid, module text, relevance_id text, name text, changes jsonb,
  note text, opinion text)
language sql stable security definer set search_path = store, pg_temp as $$
  select c.id, c.tz_create, c.user_id, c.module, c.relevance_id,
    -- Only the change record itself names a person who has left the role
    coalesce(r.name, u.name, p.name, whose.name, said.whom), told.changes, c.changes ->> 'note', c.changes ->> 'opinion'
  from comment c
    left join "role" r on c.module = 'role' and r.id::text = c.relevance_id
    left join "user" u on c.module = 'user' and u.id::text = c.relevance_id
    left join permission p on c.module = 'permission' and p.id = c.relevance_id
    left join user_role ur on c.module = 'userRole' and ur.id::text = c.relevance_id
    left join "user" whose on whose.id = ur.user_id
    cross join lateral (
      select coalesce(jsonb_agg(one), '[]') as changes from jsonb_array_elements(c.changes -> 'changes') one
      where c.module <> 'user' or one ->> 'field' in ('operations', 'roleId', 'relUserRoles')
    ) told
    cross join lateral (
      select array_agg(name) filter (where field in ('roleId', 'relUserRoles')) as roles,
        min(name) filter (where field = 'userId') as whom
      from jsonb_array_elements(told.changes) one,
        lateral (select one ->> 'field' as field, unnest(string_to_array(one ->> 'old', '、') || string_to_array(one ->> 'new', '、')) as name) part
      where c.module in ('user', 'userRole') and name <> ''
    ) said
  where (app.has_operation('log:read') or app.has_operation('role:manage'))
    and c.type = '记录' and c.source = '系统' and c.module in ('role', 'userRole', 'permission', 'user')
    -- The person's record reports that they left a role
    and (c.module not in ('user', 'userRole') or jsonb_array_length(told.changes) > 0)
    and coalesce(c.changes ->> 'action', '') not in ('复核通过权限', '复核退回权限')
    and (permission_log.role is null or c.module = 'role' and c.relevance_id = permission_log.role::text
      or ur.role_id = permission_log.role
      or (select g.name from "role" g where g.id = permission_log.role) = any (said.roles))
    and (person is null or c.module = 'user' and c.relevance_id = person::text or ur.user_id = person)
    and (since is null or (c.tz_create at time zone 'Asia/Shanghai')::date >= since)
    and (until is null or (c.tz_create at time zone 'Asia/Shanghai')::date <= until)
$$;

-- Who decided on what a setting left waiting: the next such record of the same role.
create or replace function app.permission_confirmed(setting uuid)
returns table (name text, pass boolean, opinion text)
language sql stable security definer set search_path = store, pg_temp as $$
  select u.name, k.changes ->> 'action' = '复核通过权限', k.changes ->> 'opinion'
  from comment c join comment k on k.module = 'role' and k.relevance_id = c.relevance_id and k.id > c.id and k.source = '系统'
      and k.changes ->> 'action' in ('复核通过权限', '复核退回权限')
    join "user" u on u.id = k.user_id
  where c.id = setting and (app.has_operation('log:read') or app.has_operation('role:manage'))
  order by k.id limit 1
$$;

-- Returns the entries that mention a code (null: any code), and whether they apply to the person that day: entries of
-- their roles, personal entries, and those of people they deputise for. Everybody may query themselves, people who
-- manage roles may query others; `whole` adds roles that have the code but not the person.
create or replace function app.reasons_of(person uuid, code text, whole boolean default false)
returns table (source text, entry text, effect text, place integer)
language sql stable security definer set search_path = store, pg_temp as $$
  with today as (select (app.now() at time zone 'Asia/Shanghai')::date as day),
  entry as (
    select r.id as role_id, r.name as role, r.is_enable, p.name as bundle, link.operation_id as entry
    from role r join role_permission rp on rp.role_id = r.id join permission p on p.id = rp.permission_id
      join permission_operation_ids link on link.permission_id = p.id
    union all
    select r.id, r.name, r.is_enable, null, ro.code from role r join role_operation ro on ro.role_id = r.id
  ), speaking as (
    -- Inlines the rule of app.covers, because it runs for every entry of every role and every person
    select e.* from entry e cross join lateral (select ltrim(e.entry, '!') as bare) x
    where reasons_of.code is null or x.bare in ('*', reasons_of.code)
      or (right(x.bare, 2) = ':*' and starts_with(reasons_of.code, left(x.bare, -1)))
  ), told as (
    select '账号' as source, coalesce(reasons_of.code, '') as entry, '未生效：人员已停用' as effect, 0 as place
    from "user" u where u.id = person and not u.is_enable
    union all
    select '角色 ' || s.role || coalesce('（权限包 ' || s.bundle || '）', ''), s.entry,
      case when not s.is_enable then '未生效：角色已停用'
        when ur.tz_start > t.day then '未生效：' || ur.tz_start || ' 起'
        when ur.tz_end < t.day then '未生效：' || ur.tz_end || ' 已到期'
        when s.entry like '!%' then '禁止' else '允许' end, 1
    from user_role ur join speaking s on s.role_id = ur.role_id, today t where ur.user_id = person
    union all
    select '个人权限', e.entry, case when e.entry like '!%' then '禁止' else '允许' end, 2
    from "user" u cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(u.operations) when 'array' then u.operations else '[]' end) e (entry)
    where u.id = person and (reasons_of.code is null or app.covers(array[ltrim(e.entry, '!')], reasons_of.code))
    union all
    select '代理 ' || u.name, reasons_of.code, '仅代为审批，不授予操作码', 3
    from "user" u
    where u.deputy_id = person and rule.is_deputised(u)
      and app.covers(app.entries_of(u.id), reasons_of.code)
    union all
    select distinct '角色 ' || s.role, s.entry, '未担任', 4
    from speaking s
    where reasons_of.whole and app.has_operation('role:manage') and s.is_enable and s.entry not like '!%'
      and not app.covers(app.entries_of(person), reasons_of.code)
      and not exists (select from user_role ur where ur.user_id = person and ur.role_id = s.role_id)
  )
  select told.source, told.entry, told.effect, told.place from told
  where person = app.me() or app.has_operation('role:manage')
  order by told.place, told.effect = '禁止' desc, told.source, told.entry limit 1000
$$;

-- What somebody may who looks through a role: the codes that both have, without what either is denied. Both sets are
-- spelled out, so that no wildcard of one reaches past the other.
create or replace function app.entries_through(person uuid, through uuid, moment timestamptz) returns text[]
language sql stable security definer set search_path = store, pg_temp as $$
  with own as (select app.entries_of(person, moment) as entries),
  given as (
    select array(
      select link.operation_id from role_permission rp
        join permission_operation_ids link on link.permission_id = rp.permission_id where rp.role_id = through
      union select ro.code from role_operation ro where ro.role_id = through) as entries
  ), listed (entry) as (
    select o.id from operation o, own, given
    where app.covers(own.entries, o.id) and app.covers(given.entries, o.id)
    union
    select e from own, given, unnest(own.entries || given.entries) e where e like '!%'
  )
  select coalesce(array_agg(entry order by entry collate "C"), '{}') from listed
$$;

-- Raises the version when rights change, so that servers reload them, and notifies the people concerned at commit. The
-- triggers `rights_version` on all tables that rights depend on call it; it reads their columns by name.
create or replace function app.raise_rights_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  update app.rights_version set version = version + 1 where xmin <> pg_current_xact_id()::xid;
  perform pg_notify('chengban_event', jsonb_build_object('event', 'rights', 'userId', p.user_id)::text)
  from (
    select (changed ->> 'user_id')::uuid as user_id where tg_table_name = 'user_role'
    union select (changed ->> 'id')::uuid where tg_table_name = 'user'
    union select r.user_id from store.user_role r
      where tg_table_name = 'role' and r.role_id = (changed ->> 'id')::uuid
        or tg_table_name in ('role_permission', 'role_operation') and r.role_id = (changed ->> 'role_id')::uuid
        or tg_table_name = 'permission_operation_ids' and r.role_id in (
          select rp.role_id from store.role_permission rp where rp.permission_id::text = changed ->> 'permission_id')
  ) p;
  return null;
end $$;


-- Roles that can be chosen; whether one is on is otherwise read by those who manage roles.
create or replace function app.roles_in_use() returns setof uuid
language sql stable security definer set search_path = store, pg_temp as $$
  select r.id from role r where r.is_enable
$$;


-- Returns the storage used in each folder and the part that no record holds, for people who manage files.
create or replace function app.stored_by_folder()
returns table (folder text, files bigint, bytes bigint, unused bigint, unused_bytes bigint)
language sql stable security definer set search_path = store, pg_temp as $$
  select f.folder, count(*), coalesce(sum(f.size), 0)::bigint, count(*) filter (where not held.is_held),
    coalesce(sum(f.size) filter (where not held.is_held), 0)::bigint
  from stored_file f
    cross join lateral (select exists (select from file_link l where l.file_id = f.id) as is_held) held
  where app.has_operation('file:manage')
  group by f.folder
$$;

-- Those that no record holds, with the day from which they are cleared away; signatures never are.
create or replace function app.unused_files(past integer, most integer)
returns table (id uuid, name text, folder text, size bigint, person text, tz_create timestamptz, tz_sweep timestamptz)
language sql stable security definer set search_path = store, pg_temp as $$
  select f.id, f.name, f.folder, f.size::bigint, u.name, f.tz_create,
    case when f.folder = 'signature' then null
      when f.tz_linked is null then f.tz_create + interval '7 days'
      else f.tz_update + interval '30 days' end
  from stored_file f left join "user" u on u.id = f.creator_id
  where app.has_operation('file:manage') and not exists (select from file_link l where l.file_id = f.id)
  order by f.size desc, f.id offset past limit most
$$;


-- Whom a person reports to: the superior, else the nearest head above who is somebody else, else the first keeper of
-- all flows by order.
create or replace function app.leader(person uuid) returns uuid
language sql stable strict security definer set search_path = store, pg_temp as $$
  with recursive above as (
    select d.id, d.parent_id, d.leader_id, 1 as tier
    from "user" u join department d on d.id = u.department_id where u.id = person
    union all
    select d.id, d.parent_id, d.leader_id, above.tier + 1
    from department d join above on d.id = above.parent_id where above.tier < 6
  )
  select coalesce(
    (select u.superior_id from "user" u where u.id = person),
    (select a.leader_id from above a where a.leader_id <> person order by a.tier limit 1),
    (select u.id from app.holders_of('flow:manage', app.now()) h (id) join "user" u on u.id = h.id
     where u.id <> person order by u.sort, u.name limit 1)
  )
$$;

-- The head of a person's department; of who heads their own, the head of the nearest one above.
create or replace function app.head_of(person uuid) returns uuid
language sql stable strict security definer set search_path = store, pg_temp as $$
  with recursive above as (
    select d.id, d.leader_id, d.parent_id, 1 as step
    from "user" u join department d on d.id = u.department_id where u.id = person
    union all
    select d.id, d.leader_id, d.parent_id, above.step + 1
    from department d join above on d.id = above.parent_id where above.step < 6
  )
  select leader_id from above where leader_id <> person order by step limit 1
$$;


-- Visits that overlap a period, for any caller: everyone may see that a person is busy, but not where or with whom.
create or replace function app.visits_between(first timestamptz, last timestamptz)
returns table (id uuid, person uuid, companions uuid[], kind text, starts timestamptz, ends timestamptz, state text)
language sql stable security definer set search_path = store, pg_temp as $$
  select r.id, r.user_id, array(select l.user_id from imp_record_co_user_ids l where l.imp_record_id = r.id order by l.user_id),
    r.type, r.tz_start, r.tz_end, r.status
  from imp_record r where r.status <> '已取消' and r.tz_start < last and r.tz_end > first
$$;


-- Planned and worked days per person and month, over whole months. When a person has several roles in one project on a
-- day, the highest load counts; paused and ended projects count no load.
create or replace function app.person_loads(people uuid[], first date, last date)
returns table (person uuid, month text, work_days int, planned numeric, worked numeric, projects jsonb)
language sql stable security definer set search_path = store, pg_temp as $$
  with days as materialized (
    select d::date as day, to_char(d, 'YYYY-MM') as month from generate_series(first, last, interval '1 day') d
    where app.is_work_day(d::date)
  ), spans as (
    select m.user_id, m.project_id, m.kind, m.load, coalesce(m.start_date, p.start_time) as starts,
      coalesce(m.end_date, p.implement_end_time, 'infinity'::date) as ends
    from project_member m join project p on p.id = m.project_id
    where m.user_id = any (people) and p.project_status in ('待启动', '准备', '实施中', '待验收')
  ), daily as (
    select distinct on (s.user_id, s.project_id, d.day) s.user_id, s.project_id, d.month, s.kind, s.load
    from spans s join days d on d.day between s.starts and s.ends
    order by s.user_id, s.project_id, d.day, s.load desc, s.kind
  ), parts as (
    select d.user_id, d.project_id, d.month, sum(d.load) / 100 as days, mode() within group (order by d.kind) as kind
    from daily d group by 1, 2, 3
  ), plans as (
    select p.user_id, p.month, sum(p.days) as days, jsonb_agg(jsonb_build_object('projectId', p.project_id,
      'name', j.name, 'kind', p.kind, 'days', round(p.days, 1)::text) order by p.days desc, j.name) as projects
    from parts p join project j on j.id = p.project_id group by 1, 2
  ), work as (
    select h.user_id, to_char(h.date, 'YYYY-MM') as month,
      sum(h.hours) / coalesce(app.setting_figure('project.hoursPerDay'), 8) as days
    from wbs_hour h where h.user_id = any (people) and h.date between first and last group by 1, 2
  )
  select u.id, m.month, m.days, coalesce(p.days, 0), coalesce(w.days, 0), coalesce(p.projects, '[]')
  from unnest(people) u (id) cross join (
    select to_char(x, 'YYYY-MM') as month, (select count(*)::int from days d where d.month = to_char(x, 'YYYY-MM')) as days
    from generate_series(date_trunc('month', first::timestamp), last, interval '1 month') x) m
  left join plans p on p.user_id = u.id and p.month = m.month
  left join work w on w.user_id = u.id and w.month = m.month
$$;


-- Whether a document belongs to the current round of its stage.
create or replace function app.is_of_running_round(project uuid, node int, document uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select exists (select from imp_node_log l join implementary_progress s
    on s.project_id = l.project_id and s.node = l.node and s.round = l.round
    where l.id = document and l.project_id = project and l.node = is_of_running_round.node)
$$;

-- Problems raised on a sheet, with the currently promised dates, ordered by id.
create or replace function app.sheet_problems(sheet uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'id', p.id, 'name', p.name, 'priority', p.priority,
    'status', p.status, 'endTime', p.end_time) order by p.id), '[]')
  from (
    select 'bug' as kind, id, name, priority, status, end_time from bug where project_progress_id = sheet
    union all
    select 'applyFor', id, name, priority, status, end_time from apply_for where project_progress_id = sheet) p
$$;


-- The client's name, for anyone who may read a sheet of the project.
create or replace function app.project_client(project uuid) returns text
language sql stable security definer set search_path = store, pg_temp as $$
  select c.name from project p join client c on c.id = p.client_id where p.id = project
$$;

-- Which of our companies works for them, as the contract says.
create or replace function app.project_company(project uuid) returns text
language sql stable security definer set search_path = store, pg_temp as $$
  select d.name from project p join contract c on c.id = p.contract_id
    join dict d on d.dict_type_id = 'company' and d.code = c.self_company
  where p.id = project
$$;

-- What projects bring and cost over their whole life: the contract with what belongs to it, work by the hours of leaves,
-- expenses that count, servers. The one figure of margin for every statement about it.
create or replace function app.project_money(projects uuid[])
returns table (id uuid, contract numeric, received numeric, labor numeric, expense numeric, server numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select p.id, coalesce(k.money, 0), coalesce(k.received, 0),
    round(coalesce(w.hours, 0) * coalesce(app.setting_figure('project.manDayRate'), 1000)
      / coalesce(app.setting_figure('project.hoursPerDay'), 8), 2),
    coalesce(e.money, 0), coalesce(s.money, 0)
  from project p
  left join lateral (select r.total_money as money, r.received_money as received
    from contract c join contract r on r.id = coalesce(c.parent_id, c.id)
    where c.id = p.contract_id and r.status in ('通过', '变更中')) k on true
  left join lateral (select sum(t.actual_hours) as hours from wbs_task t
    where t.project_id = p.id and not exists (select from wbs_task c where c.parent_id = t.id)) w on true
  left join lateral (select sum(x.audit_money) as money from money_expense x join submit_expense y on y.id = x.submit_id
    where x.project_id = p.id and x.status in ('通过', '核减') and y.status = '通过') e on true
  left join lateral (select sum(x.money) as money from money_server x where x.project_id = p.id) s on true
  where p.id = any (projects)
$$;


-- Numbers sibling tasks: roots by their modules, then in the manual order. Updates the codes below one task, or of all
-- roots when `above` is null, and of all descendants where a code changes. `without` names a task about to be deleted.
create or replace function app.wbs_number(project uuid, above uuid, without uuid default null) returns void
language sql set search_path = store, pg_temp as $$
  with recursive beside as (
    select t.id, t.code as old, coalesce(p.code || '.', '') || row_number() over (
      order by m.sort nulls last, m.id, t.sort, t.tz_create, t.id) as new
    from wbs_task t left join wbs_task p on p.id = above left join project_module m on m.id = t.project_module_id
    where t.project_id = project and t.parent_id is not distinct from above and t.id is distinct from without
  ), moved as (
    select b.id, b.old, b.new from beside b where b.old is distinct from b.new
    union all
    -- descendants keep their own part of the code
    select c.id, c.code, m.new || substr(c.code, length(m.old) + 1) from moved m join wbs_task c on c.parent_id = m.id
  )
  update wbs_task t set code = m.new from moved m where m.id = t.id
$$;

-- A leaf by the hours worked on it. `without` names an hour or a task that is about to go.
create or replace function app.wbs_leaf(task uuid, without uuid default null) returns void
language sql set search_path = store, pg_temp as $$
  update wbs_task t set actual_hours = s.worked, remain_hours = s.remain
  from (
    select coalesce(sum(h.hours), 0) as worked, (array_agg(h.remain order by h.date desc, h.tz_create desc))[1] as remain
    from wbs_hour h where h.wbs_task_id = task and h.id is distinct from without
  ) h, lateral (
    select h.worked, case when l.status = '完成' then 0 else coalesce(h.remain, l.expect_hours, 0) end as remain
    from wbs_task l where l.id = task
  ) s
  where t.id = task and not exists (select from wbs_task c where c.parent_id = task and c.id is distinct from without)
    and (t.actual_hours, t.remain_hours) is distinct from (s.worked, s.remain)
$$;

-- Sums a task from its direct children.
create or replace function app.wbs_sum(task uuid, without uuid default null) returns void
language sql set search_path = store, pg_temp as $$
  update wbs_task t set expect_hours = s.expected, actual_hours = s.worked, remain_hours = s.remain,
    tz_start = s.first, tz_end = s.last, status = s.state, tz_actual = case when s.state = '完成' then s.ended end
  from (
    select coalesce(sum(c.expect_hours), 0) as expected, coalesce(sum(c.actual_hours), 0) as worked,
      coalesce(sum(c.remain_hours), 0) as remain, min(c.tz_start) as first, max(c.tz_end) as last,
      max(c.tz_actual) as ended,
      case when count(*) = 0 then '取消' when bool_and(c.status = '完成') then '完成'
        when bool_and(c.status = '未开始') then '未开始' else '进行中' end as state
    from wbs_task c where c.parent_id = task and c.id is distinct from without and c.status <> '取消'
  ) s
  where t.id = task
    and exists (select from wbs_task c where c.parent_id = task and c.id is distinct from without)
$$;

-- Recomputes a leaf and its ancestors up to the root and leaves the rest of the project alone. The caller holds the
-- project lock.
create or replace function app.wbs_settle_path(task uuid, without uuid default null) returns void
language plpgsql set search_path = store, pg_temp as $$
declare at uuid := task;
begin
  while at is not null loop
    perform app.wbs_leaf(at, without), app.wbs_sum(at, without);
    select t.parent_id into at from wbs_task t where t.id = at;
  end loop;
end $$;

-- The work breakdown of a project: leaves and their ancestors with their codes. `without` names a task about to be
-- deleted.
create or replace function app.wbs_tree(project uuid, without uuid)
returns table (id uuid, parent uuid, depth int, place text, leaf boolean)
language sql stable set search_path = store, pg_temp as $$
  with recursive numbered as (
    select t.id, t.parent_id as parent,
      row_number() over (partition by t.parent_id order by m.sort nulls last, m.id, t.sort, t.tz_create, t.id) as n
    from wbs_task t left join project_module m on m.id = t.project_module_id
    where t.project_id = project and t.id is distinct from without
  ), tree as (
    select n.id, n.parent, 1 as depth, n.n::text as place from numbered n where n.parent is null
    union all
    select n.id, n.parent, tree.depth + 1, tree.place || '.' || n.n from numbered n join tree on tree.id = n.parent
  )
  select tree.id, tree.parent, tree.depth, tree.place,
    not exists (select from tree child where child.parent = tree.id) from tree
$$;

-- Recomputes a whole project once, after many of its tasks have changed: hours worked, sums, dates, states and codes.
-- The caller holds the project lock. `without` names a task or an hour about to be deleted.
create or replace function app.wbs_settle(project uuid, without uuid default null) returns void
language plpgsql set search_path = store, pg_temp as $$
declare level int;
begin
  update wbs_task t set actual_hours = s.worked, code = w.place, remain_hours = s.remain
  from app.wbs_tree(project, without) w, lateral (
    select coalesce(sum(h.hours), 0) as worked, (array_agg(h.remain order by h.date desc, h.tz_create desc))[1] as remain
    from wbs_hour h where h.wbs_task_id = w.id and h.id is distinct from without
  ) h, lateral (
    select h.worked, case when l.status = '完成' then 0 else coalesce(h.remain, l.expect_hours, 0) end as remain
    from wbs_task l where l.id = w.id
  ) s
  where t.id = w.id and w.leaf
    and (t.actual_hours, t.code, t.remain_hours) is distinct from (s.worked, w.place, s.remain);

  for level in select distinct w.depth from app.wbs_tree(project, without) w where not w.leaf order by w.depth desc loop
    update wbs_task t set code = w.place, expect_hours = s.expected, actual_hours = s.worked, remain_hours = s.remain,
      tz_start = s.first, tz_end = s.last, status = s.state, tz_actual = case when s.state = '完成' then s.ended end
    from app.wbs_tree(project, without) w, lateral (
      select coalesce(sum(c.expect_hours), 0) as expected, coalesce(sum(c.actual_hours), 0) as worked,
        coalesce(sum(c.remain_hours), 0) as remain, min(c.tz_start) as first, max(c.tz_end) as last,
        max(c.tz_actual) as ended,
        case when count(*) = 0 then '取消' when bool_and(c.status = '完成') then '完成'
          when bool_and(c.status = '未开始') then '未开始' else '进行中' end as state
      from wbs_task c where c.parent_id = w.id and c.id is distinct from without and c.status <> '取消'
    ) s
    where t.id = w.id and not w.leaf and w.depth = level;
  end loop;
end $$;


-- Returns active clients that may match, regardless of the caller's permissions: by equal, containing or contained
-- name, tax number, or the end of a telephone number. Clients with former names are all returned, since the caller
-- compares those.
drop function if exists app.like_clients(text, text[], text, text);
create or replace function app.like_clients(normal text, tax text, tail text)
returns table (id uuid, name text, normal_name text, alias text, account_id text, owner text, ownership text, is_called boolean)
language sql stable security definer set search_path = store, pg_temp as $$
  with found as (
    select c.id, coalesce(tail in (right(c.phone, 8), right(translate(c.telephone, '- ()', ''), 8)), false) as is_called
    from client c
    where c.is_use and c.status not in ('驳回', '已作废')
      and (c.normal_name = normal or c.account_id = tax
        or normal is not null and c.alias <> '[]'
        or length(normal) >= 4 and position(normal in c.normal_name) > 0
        or length(c.normal_name) >= 4 and position(c.normal_name in normal) > 0
        or tail in (right(c.phone, 8), right(translate(c.telephone, '- ()', ''), 8)))
    union all
    select p.client_id, true from client_contact p
    where tail in (right(p.phone, 8), right(translate(p.telephone, '- ()', ''), 8))
  )
  select c.id, c.name, c.normal_name, c.alias::text, c.account_id, u.name, c.ownership, bool_or(f.is_called)
  from found f join client c on c.id = f.id left join "user" u on u.id = c.user_id
  where c.is_use and c.status not in ('驳回', '已作废')
  group by c.id, u.name
$$;


-- Returns the amounts issued for a root contract by all applicants. Call it only for contracts the reader may see.
create or replace function app.invoiced_of(wanted uuid) returns table (issued numeric, flushed numeric, flushing numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(money) filter (where not is_red and status in ('已开票', '部分红冲', '已红冲')), 0)::numeric(16,2),
    coalesce(-sum(money) filter (where is_red and status = '已开票'), 0)::numeric(16,2),
    coalesce(-sum(money) filter (where is_red and status in ('待审核', '待对方确认', '待开票')), 0)::numeric(16,2)
  from invoicing where contract_id = wanted
$$;

-- Returns the amount a seller invoiced in a month, less cancellations of those invoices within the month.
create or replace function app.month_use(seller uuid, wanted text) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(i.amount_no_tax), 0)::numeric(16,2)
  from invoicing i left join invoicing b on b.id = i.blue_id
  where i.seller_id = seller and i.status in ('已开票', '部分红冲', '已红冲') and to_char(i.dt_invoice, 'YYYY-MM') = wanted
    and (not i.is_red or to_char(b.dt_invoice, 'YYYY-MM') = wanted)
$$;


-- Returns the titles of our sellers in use, so that people who read notices can recognise our own wins.
create or replace function app.seller_titles() returns table (title text)
language sql stable security definer set search_path = store, pg_temp as $$
  select title from invoicing_config where kind = '销方' and is_enable
$$;


-- States of defects and requirements for clients' own systems: run as the owner, after the tables.

-- Whether a client's system receives updates: its address is set, the connection is enabled, and a secret is stored.
create or replace function app.syncs_client(client uuid) returns boolean
language sql stable strict security definer set search_path = store, pg_temp as $$
  select exists (select from config c where c.key = 'sync.' || client and c.type = 'JSON'
      and pg_input_is_valid(c.value, 'jsonb') and (c.value::jsonb ->> 'isEnable') = 'true' and c.value::jsonb ->> 'url' <> '')
    and exists (select from config c where c.key = 'sync.' || client || '.secret' and c.secret_value <> '')
$$;

-- Every step leaves a row in the same transaction, whichever door it came by; what waits of an earlier one is merged.
create or replace function app.note_sync() returns trigger
language plpgsql security definer set search_path = store, pg_temp as $$
declare
  said jsonb := to_jsonb(new);
  kind text := tg_argv[0];
  client uuid := coalesce((said ->> 'client_id')::uuid, (select p.client_id from project p where p.id = (said ->> 'project_id')::uuid));
begin
  if client is null or not app.syncs_client(client) then return null; end if;
  update client_sync set status = '已合并', tz_update = app.now()
    where target_type = kind and target_id = said ->> 'id' and status in ('待同步', '失败');
  insert into client_sync (id, tz_create, tz_update, client_id, project_id, target_type, target_id, status, tries, tz_next, payload)
  values (gen_random_uuid(), app.now(), app.now(), client, (said ->> 'project_id')::uuid, kind, said ->> 'id', '待同步', 0, app.now(),
    jsonb_build_object('id', said -> 'id', 'syncId', said -> 'sync_id', 'code', said -> 'code', 'name', said -> 'name',
      'status', said -> 'status', 'priority', said -> 'priority', 'endTime', said -> 'end_time',
      'finishDate', coalesce(said -> 'finish_date', to_jsonb(((said ->> 'tz_finish')::timestamptz at time zone 'Asia/Shanghai')::date)),
      'testResult', said -> 'test_result', 'tzPublish', said -> 'tz_publish',
      'files', coalesce((select jsonb_agg(jsonb_build_object('name', f -> 'name', 'url', f -> 'url'))
        from jsonb_array_elements(coalesce(said -> 'result_file', said -> 'file', '[]')) f), '[]')));
  execute format('update %s set sync_status = ''待同步'', sync_wait = true where id = $1', tg_relid::regclass) using (said ->> 'id')::uuid;
  return null;
end $$;
create or replace trigger note_sync after update on store.bug for each row
  when (old.status is distinct from new.status and new.status <> '草稿') execute function app.note_sync('bug');
create or replace trigger note_sync after update on store.apply_for for each row
  when (old.status is distinct from new.status and new.status <> '草稿') execute function app.note_sync('applyFor');


create or replace function rule.apply_for_of_token(token text, moment timestamptz) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id::text from store."apply_for" x where md5(x."sign_token") = md5($1) and sha256(convert_to(x."sign_token", 'UTF8')) = sha256(convert_to($1, 'UTF8')) and x."tz_sign_token" > $2 and (x."stage" = '待客户确认') $$;

create or replace function rule.entry_of_token(token text, moment timestamptz) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id::text from store."entry" x where md5(x."material_token") = md5($1) and sha256(convert_to(x."material_token", 'UTF8')) = sha256(convert_to($1, 'UTF8')) and x."tz_material_token" > $2 and ((x."kind" = '入职') and (x."stage" = '待入职')) $$;

create or replace function rule.project_of_token(token text, moment timestamptz) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id::text from store."project" x where md5(x."report_token") = md5($1) and sha256(convert_to(x."report_token", 'UTF8')) = sha256(convert_to($1, 'UTF8')) and x."tz_report_token" > $2 and not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.label_admin(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."admin" x where x.id = $1 $$;

create or replace function rule.label_apply_for(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."apply_for" x where x.id = $1 $$;

create or replace function rule.label_attendance(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."result")) from store."attendance" x where x.id = $1 $$;

create or replace function rule.label_attendance_month(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month")) from store."attendance_month" x where x.id = $1 $$;

create or replace function rule.label_attendance_punch(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), to_char(x."tz_punch" at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI'))) from store."attendance_punch" x where x.id = $1 $$;

create or replace function rule.label_audit_round(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."title") from store."audit_round" x where x.id = $1 $$;

create or replace function rule.label_audit_task(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."title") from store."audit_task" x where x.id = $1 $$;

create or replace function rule.label_bug(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."bug" x where x.id = $1 $$;

create or replace function rule.label_bug_change(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_bug(x."bug_id") ->> 'name')) from store."bug_change" x where x.id = $1 $$;

create or replace function rule.label_business_log(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."business_log" x where x.id = $1 $$;

create or replace function rule.label_business_opportunity(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."business_opportunity" x where x.id = $1 $$;

create or replace function rule.label_business_product(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."business_product" x where x.id = $1 $$;

create or replace function rule.label_business_task(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."business_task" x where x.id = $1 $$;

create or replace function rule.label_category(id text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."category" x where x.id = $1 $$;

create or replace function rule.label_change(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."title") from store."change" x where x.id = $1 $$;

create or replace function rule.label_check_on_work(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."start_date")) from store."check_on_work" x where x.id = $1 $$;

create or replace function rule.label_check_on_work_fact(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."text") from store."check_on_work_fact" x where x.id = $1 $$;

create or replace function rule.label_client(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."client" x where x.id = $1 $$;

create or replace function rule.label_client_contact(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."client_contact" x where x.id = $1 $$;

create or replace function rule.label_client_owner(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_client(x."client_id") ->> 'name'), x."kind")) from store."client_owner" x where x.id = $1 $$;

create or replace function rule.label_client_product(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."client_product" x where x.id = $1 $$;

create or replace function rule.label_client_sync(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_client(x."client_id") ->> 'name'), x."target_type")) from store."client_sync" x where x.id = $1 $$;

create or replace function rule.label_client_visit(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."client_visit" x where x.id = $1 $$;

create or replace function rule.label_come_go_back(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_money_come_go(x."come_go_id") ->> 'name'), x."money")) from store."come_go_back" x where x.id = $1 $$;

create or replace function rule.label_comment(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."comment" x where x.id = $1 $$;

create or replace function rule.label_comment_read(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."module") from store."comment_read" x where x.id = $1 $$;

create or replace function rule.label_config(id text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."key") from store."config" x where x.id = $1 $$;

create or replace function rule.label_contract(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."contract" x where x.id = $1 $$;

create or replace function rule.label_course(id text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."course" x where x.id = $1 $$;

create or replace function rule.label_course_assign(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_course(x."course_id") ->> 'name'), x."target")) from store."course_assign" x where x.id = $1 $$;

create or replace function rule.label_course_attempt(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_course_chapter(x."chapter_id") ->> 'name')) from store."course_attempt" x where x.id = $1 $$;

create or replace function rule.label_course_chapter(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."course_chapter" x where x.id = $1 $$;

create or replace function rule.label_course_chapter_log(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_course_chapter(x."chapter_id") ->> 'name')) from store."course_chapter_log" x where x.id = $1 $$;

create or replace function rule.label_course_comment(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."course_comment" x where x.id = $1 $$;

create or replace function rule.label_course_log(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_course(x."course_id") ->> 'name'), (rule.label_user(x."user_id") ->> 'name'))) from store."course_log" x where x.id = $1 $$;

create or replace function rule.label_course_question(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."course_question" x where x.id = $1 $$;

create or replace function rule.label_course_session(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_course_chapter(x."chapter_id") ->> 'name')) from store."course_session" x where x.id = $1 $$;

create or replace function rule.label_daily_work(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."date")) from store."daily_work" x where x.id = $1 $$;

create or replace function rule.label_deduction(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_check_on_work(x."check_on_work_id") ->> 'name'), x."kind")) from store."deduction" x where x.id = $1 $$;

create or replace function rule.label_demo_apply(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."demo_apply" x where x.id = $1 $$;

create or replace function rule.label_department(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name", 'parent', rule.label_department(x."parent_id")) from store."department" x where x.id = $1 $$;

create or replace function rule.label_design(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."design" x where x.id = $1 $$;

create or replace function rule.label_dict(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."dict" x where x.id = $1 $$;

create or replace function rule.label_dict_type(id text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."dict_type" x where x.id = $1 $$;

create or replace function rule.label_document(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."document" x where x.id = $1 $$;

create or replace function rule.label_document_role(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_role(x."role_id") ->> 'name')) from store."document_role" x where x.id = $1 $$;

create or replace function rule.label_document_user(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_user(x."user_id") ->> 'name')) from store."document_user" x where x.id = $1 $$;

create or replace function rule.label_document_version(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_document(x."document_id") ->> 'name'), x."doc_version")) from store."document_version" x where x.id = $1 $$;

create or replace function rule.label_documentation(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."documentation" x where x.id = $1 $$;

create or replace function rule.label_entry(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."entry" x where x.id = $1 $$;

create or replace function rule.label_entry_item(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."entry_item" x where x.id = $1 $$;

create or replace function rule.label_entry_template(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."entry_template" x where x.id = $1 $$;

create or replace function rule.label_extra_task(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."extra_task" x where x.id = $1 $$;

create or replace function rule.label_file_audit(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."file_audit" x where x.id = $1 $$;

create or replace function rule.label_file_link(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."module") from store."file_link" x where x.id = $1 $$;

create or replace function rule.label_file_remark(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."file_name") from store."file_remark" x where x.id = $1 $$;

create or replace function rule.label_file_share(id text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."file_share" x where x.id = $1 $$;

create or replace function rule.label_file_share_visit(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_file_share(x."share_id") ->> 'name'), x."action")) from store."file_share_visit" x where x.id = $1 $$;

create or replace function rule.label_finance_log(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."finance_log" x where x.id = $1 $$;

create or replace function rule.label_finance_period(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."month") from store."finance_period" x where x.id = $1 $$;

create or replace function rule.label_gift_give(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_client(x."client_id") ->> 'name'), x."festival")) from store."gift_give" x where x.id = $1 $$;

create or replace function rule.label_gift_type(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."gift_type" x where x.id = $1 $$;

create or replace function rule.label_goal_plan(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."goal_plan" x where x.id = $1 $$;

create or replace function rule.label_holiday(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."holiday" x where x.id = $1 $$;

create or replace function rule.label_imp_document(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."imp_document" x where x.id = $1 $$;

create or replace function rule.label_imp_node_log(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."imp_node_log" x where x.id = $1 $$;

create or replace function rule.label_imp_prepare(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."imp_prepare" x where x.id = $1 $$;

create or replace function rule.label_imp_record(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."imp_record" x where x.id = $1 $$;

create or replace function rule.label_implementary_progress(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_project(x."project_id") ->> 'name'), x."name")) from store."implementary_progress" x where x.id = $1 $$;

create or replace function rule.label_invoice_use(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."number") from store."invoice_use" x where x.id = $1 $$;

create or replace function rule.label_invoicing(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."apply_number") from store."invoicing" x where x.id = $1 $$;

create or replace function rule.label_invoicing_config(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."title") from store."invoicing_config" x where x.id = $1 $$;

create or replace function rule.label_invoicing_plan(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."invoicing_plan" x where x.id = $1 $$;

create or replace function rule.label_keyword(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."word") from store."keyword" x where x.id = $1 $$;

create or replace function rule.label_login_log(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."login_log" x where x.id = $1 $$;

create or replace function rule.label_maintain_date_change(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."maintain_date_change" x where x.id = $1 $$;

create or replace function rule.label_maintenance(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."maintenance" x where x.id = $1 $$;

create or replace function rule.label_manage_report(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month")) from store."manage_report" x where x.id = $1 $$;

create or replace function rule.label_market_work(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."date")) from store."market_work" x where x.id = $1 $$;

create or replace function rule.label_meeting_kind(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."meeting_kind" x where x.id = $1 $$;

create or replace function rule.label_menu(id integer) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."menu" x where x.id = $1 $$;

create or replace function rule.label_message(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."title") from store."message" x where x.id = $1 $$;

create or replace function rule.label_milepost(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."milepost" x where x.id = $1 $$;

create or replace function rule.label_milepost_advance(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_milepost(x."milepost_id") ->> 'name')) from store."milepost_advance" x where x.id = $1 $$;

create or replace function rule.label_milepost_advance_kind(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."milepost_advance_kind" x where x.id = $1 $$;

create or replace function rule.label_milepost_user_summary(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month")) from store."milepost_user_summary" x where x.id = $1 $$;

create or replace function rule.label_money_budget(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_department(x."department_id") ->> 'name'), x."year")) from store."money_budget" x where x.id = $1 $$;

create or replace function rule.label_money_come_go(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."money_come_go" x where x.id = $1 $$;

create or replace function rule.label_money_expense(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."money_expense" x where x.id = $1 $$;

create or replace function rule.label_money_less(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."money_less" x where x.id = $1 $$;

create or replace function rule.label_money_month(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."money_month" x where x.id = $1 $$;

create or replace function rule.label_money_other(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."money_other" x where x.id = $1 $$;

create or replace function rule.label_money_payroll(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."money_payroll" x where x.id = $1 $$;

create or replace function rule.label_money_salary(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."money_salary" x where x.id = $1 $$;

create or replace function rule.label_money_server(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."money_server" x where x.id = $1 $$;

create or replace function rule.label_official_seal(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."official_seal" x where x.id = $1 $$;

create or replace function rule.label_official_seal_use(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."official_seal_use" x where x.id = $1 $$;

create or replace function rule.label_okr(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."okr" x where x.id = $1 $$;

create or replace function rule.label_okr_check(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_okr(x."okr_id") ->> 'name'), x."date")) from store."okr_check" x where x.id = $1 $$;

create or replace function rule.label_operation(id text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."operation" x where x.id = $1 $$;

create or replace function rule.label_overtime(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."date")) from store."overtime" x where x.id = $1 $$;

create or replace function rule.label_performance(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."type")) from store."performance" x where x.id = $1 $$;

create or replace function rule.label_performance_item(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_performance(x."performance_id") ->> 'name'), x."kind")) from store."performance_item" x where x.id = $1 $$;

create or replace function rule.label_permission(id text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."permission" x where x.id = $1 $$;

create or replace function rule.label_plan_item(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."title") from store."plan_item" x where x.id = $1 $$;

create or replace function rule.label_pmo_assign(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."content") from store."pmo_assign" x where x.id = $1 $$;

create or replace function rule.label_pmo_work(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."week_start")) from store."pmo_work" x where x.id = $1 $$;

create or replace function rule.label_process_image(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."title") from store."process_image" x where x.id = $1 $$;

create or replace function rule.label_product_download(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_product_library_version(x."product_library_version_id") ->> 'name')) from store."product_download" x where x.id = $1 $$;

create or replace function rule.label_product_library(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."product_library" x where x.id = $1 $$;

create or replace function rule.label_product_library_version(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_product_library(x."product_library_id") ->> 'name'), x."name")) from store."product_library_version" x where x.id = $1 $$;

create or replace function rule.label_project(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."project" x where x.id = $1 $$;

create or replace function rule.label_project_dashboard(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month")) from store."project_dashboard" x where x.id = $1 $$;

create or replace function rule.label_project_follow(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.called(x."target_type", x."target_id") ->> 'name')) from store."project_follow" x where x.id = $1 $$;

create or replace function rule.label_project_man_day(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_project(x."project_id") ->> 'name')) from store."project_man_day" x where x.id = $1 $$;

create or replace function rule.label_project_member(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_project(x."project_id") ->> 'name')) from store."project_member" x where x.id = $1 $$;

create or replace function rule.label_project_module(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."project_module" x where x.id = $1 $$;

create or replace function rule.label_project_produce(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."project_produce" x where x.id = $1 $$;

create or replace function rule.label_project_product(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."project_product" x where x.id = $1 $$;

create or replace function rule.label_project_progress(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."project_progress" x where x.id = $1 $$;

create or replace function rule.label_project_ver(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."project_ver" x where x.id = $1 $$;

create or replace function rule.label_receive(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."apply_number") from store."receive" x where x.id = $1 $$;

create or replace function rule.label_receive_item(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."receive_item" x where x.id = $1 $$;

create or replace function rule.label_receive_stock(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_receive_item(x."item_id") ->> 'name'), x."kind")) from store."receive_stock" x where x.id = $1 $$;

create or replace function rule.label_remind_pause(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."code") from store."remind_pause" x where x.id = $1 $$;

create or replace function rule.label_reminder_rule(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."reminder_rule" x where x.id = $1 $$;

create or replace function rule.label_rest_day(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."kind")) from store."rest_day" x where x.id = $1 $$;

create or replace function rule.label_rest_day_ledger(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."kind")) from store."rest_day_ledger" x where x.id = $1 $$;

create or replace function rule.label_returned_money(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."contract_number") from store."returned_money" x where x.id = $1 $$;

create or replace function rule.label_returned_money_apply(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."returned_money_apply" x where x.id = $1 $$;

create or replace function rule.label_role(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."role" x where x.id = $1 $$;

create or replace function rule.label_role_operation(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."code") from store."role_operation" x where x.id = $1 $$;

create or replace function rule.label_role_permission(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_role(x."role_id") ->> 'name')) from store."role_permission" x where x.id = $1 $$;

create or replace function rule.label_sales_target(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."money")) from store."sales_target" x where x.id = $1 $$;

create or replace function rule.label_saved_view(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."saved_view" x where x.id = $1 $$;

create or replace function rule.label_social_insurance(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month")) from store."social_insurance" x where x.id = $1 $$;

create or replace function rule.label_social_rule(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."creator_id") ->> 'name'), x."kind")) from store."social_rule" x where x.id = $1 $$;

create or replace function rule.label_stored_file(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."stored_file" x where x.id = $1 $$;

create or replace function rule.label_submit_come_go(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."submit_come_go" x where x.id = $1 $$;

create or replace function rule.label_submit_expense(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."submit_expense" x where x.id = $1 $$;

create or replace function rule.label_submit_month(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."submit_month" x where x.id = $1 $$;

create or replace function rule.label_submit_other(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."submit_other" x where x.id = $1 $$;

create or replace function rule.label_submit_payroll(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."submit_payroll" x where x.id = $1 $$;

create or replace function rule.label_submit_salary(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."submit_salary" x where x.id = $1 $$;

create or replace function rule.label_task(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."task" x where x.id = $1 $$;

create or replace function rule.label_task_day(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."date")) from store."task_day" x where x.id = $1 $$;

create or replace function rule.label_task_users(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_user(x."user_id") ->> 'name')) from store."task_users" x where x.id = $1 $$;

create or replace function rule.label_task_week(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."week_start")) from store."task_week" x where x.id = $1 $$;

create or replace function rule.label_tax_opening(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."year")) from store."tax_opening" x where x.id = $1 $$;

create or replace function rule.label_tax_rule(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."creator_id") ->> 'name'), x."kind")) from store."tax_rule" x where x.id = $1 $$;

create or replace function rule.label_technical_challenge(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."technical_challenge" x where x.id = $1 $$;

create or replace function rule.label_test_apply(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."test_apply" x where x.id = $1 $$;

create or replace function rule.label_train(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."train" x where x.id = $1 $$;

create or replace function rule.label_user(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."user" x where x.id = $1 $$;

create or replace function rule.label_user_role(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', (rule.label_user(x."user_id") ->> 'name')) from store."user_role" x where x.id = $1 $$;

create or replace function rule.label_violate(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."detail") from store."violate" x where x.id = $1 $$;

create or replace function rule.label_warn_accident(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."detail") from store."warn_accident" x where x.id = $1 $$;

create or replace function rule.label_wbs_hour(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_wbs_task(x."wbs_task_id") ->> 'name'), x."date")) from store."wbs_hour" x where x.id = $1 $$;

create or replace function rule.label_wbs_task(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."wbs_task" x where x.id = $1 $$;

create or replace function rule.label_week_task_comb(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."week_task_comb" x where x.id = $1 $$;

create or replace function rule.label_week_task_snapshot(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_week_task_comb(x."week_task_comb_id") ->> 'name'), x."kind")) from store."week_task_snapshot" x where x.id = $1 $$;

create or replace function rule.label_week_work(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."week_start")) from store."week_work" x where x.id = $1 $$;

create or replace function rule.label_weekend_task(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."reason") from store."weekend_task" x where x.id = $1 $$;

create or replace function rule.label_work_day(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."name") from store."work_day" x where x.id = $1 $$;

create or replace function rule.label_work_day_attend(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', concat_ws(' ', (rule.label_work_day(x."work_day_id") ->> 'name'), x."status")) from store."work_day_attend" x where x.id = $1 $$;

create or replace function rule.label_zfcg(id uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp strict as $$ select jsonb_build_object('id', x.id, 'name', x."title") from store."zfcg" x where x.id = $1 $$;

create or replace function rule.called(module text, id text) returns jsonb language plpgsql stable as $$
begin
  case called.module when 'applyFor' then return rule.label_apply_for(called.id::uuid); when 'businessOpportunity' then return rule.label_business_opportunity(called.id::uuid); when 'client' then return rule.label_client(called.id::uuid); when 'productLibrary' then return rule.label_product_library(called.id::uuid); when 'productLibraryVersion' then return rule.label_product_library_version(called.id::uuid); when 'project' then return rule.label_project(called.id::uuid); when 'projectProduct' then return rule.label_project_product(called.id::uuid); when 'task' then return rule.label_task(called.id::uuid); else return null; end case;
exception when invalid_text_representation then return null;
end $$;

create view rule."named_admin" as select x.id, x."name" as name from store."admin" x;

create view rule."named_apply_for" as select x.id, x."name" as name from store."apply_for" x;

create view rule."named_attendance" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."result") as name from store."attendance" x;

create view rule."named_attendance_month" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month") as name from store."attendance_month" x;

create view rule."named_attendance_punch" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), to_char(x."tz_punch" at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')) as name from store."attendance_punch" x;

create view rule."named_audit_round" as select x.id, x."title" as name from store."audit_round" x;

create view rule."named_audit_task" as select x.id, x."title" as name from store."audit_task" x;

create view rule."named_bug" as select x.id, x."name" as name from store."bug" x;

create view rule."named_bug_change" as select x.id, (rule.label_bug(x."bug_id") ->> 'name') as name from store."bug_change" x;

create view rule."named_business_log" as select x.id, x."content" as name from store."business_log" x;

create view rule."named_business_opportunity" as select x.id, x."name" as name from store."business_opportunity" x;

create view rule."named_business_product" as select x.id, x."name" as name from store."business_product" x;

create view rule."named_business_task" as select x.id, x."name" as name from store."business_task" x;

create view rule."named_category" as select x.id, x."name" as name from store."category" x;

create view rule."named_change" as select x.id, x."title" as name from store."change" x;

create view rule."named_check_on_work" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."start_date") as name from store."check_on_work" x;

create view rule."named_check_on_work_fact" as select x.id, x."text" as name from store."check_on_work_fact" x;

create view rule."named_client" as select x.id, x."name" as name from store."client" x;

create view rule."named_client_contact" as select x.id, x."name" as name from store."client_contact" x;

create view rule."named_client_owner" as select x.id, concat_ws(' ', (rule.label_client(x."client_id") ->> 'name'), x."kind") as name from store."client_owner" x;

create view rule."named_client_product" as select x.id, x."name" as name from store."client_product" x;

create view rule."named_client_sync" as select x.id, concat_ws(' ', (rule.label_client(x."client_id") ->> 'name'), x."target_type") as name from store."client_sync" x;

create view rule."named_client_visit" as select x.id, x."content" as name from store."client_visit" x;

create view rule."named_come_go_back" as select x.id, concat_ws(' ', (rule.label_money_come_go(x."come_go_id") ->> 'name'), x."money") as name from store."come_go_back" x;

create view rule."named_comment" as select x.id, x."content" as name from store."comment" x;

create view rule."named_comment_read" as select x.id, x."module" as name from store."comment_read" x;

create view rule."named_config" as select x.id, x."key" as name from store."config" x;

create view rule."named_contract" as select x.id, x."name" as name from store."contract" x;

create view rule."named_course" as select x.id, x."name" as name from store."course" x;

create view rule."named_course_assign" as select x.id, concat_ws(' ', (rule.label_course(x."course_id") ->> 'name'), x."target") as name from store."course_assign" x;

create view rule."named_course_attempt" as select x.id, (rule.label_course_chapter(x."chapter_id") ->> 'name') as name from store."course_attempt" x;

create view rule."named_course_chapter" as select x.id, x."name" as name from store."course_chapter" x;

create view rule."named_course_chapter_log" as select x.id, (rule.label_course_chapter(x."chapter_id") ->> 'name') as name from store."course_chapter_log" x;

create view rule."named_course_comment" as select x.id, x."content" as name from store."course_comment" x;

create view rule."named_course_log" as select x.id, concat_ws(' ', (rule.label_course(x."course_id") ->> 'name'), (rule.label_user(x."user_id") ->> 'name')) as name from store."course_log" x;

create view rule."named_course_question" as select x.id, x."content" as name from store."course_question" x;

create view rule."named_course_session" as select x.id, (rule.label_course_chapter(x."chapter_id") ->> 'name') as name from store."course_session" x;

create view rule."named_daily_work" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."date") as name from store."daily_work" x;

create view rule."named_deduction" as select x.id, concat_ws(' ', (rule.label_check_on_work(x."check_on_work_id") ->> 'name'), x."kind") as name from store."deduction" x;

create view rule."named_demo_apply" as select x.id, x."name" as name from store."demo_apply" x;

create view rule."named_department" as select x.id, x."name" as name from store."department" x;

create view rule."named_design" as select x.id, x."name" as name from store."design" x;

create view rule."named_dict" as select x.id, x."name" as name from store."dict" x;

create view rule."named_dict_type" as select x.id, x."name" as name from store."dict_type" x;

create view rule."named_document" as select x.id, x."name" as name from store."document" x;

create view rule."named_document_role" as select x.id, (rule.label_role(x."role_id") ->> 'name') as name from store."document_role" x;

create view rule."named_document_user" as select x.id, (rule.label_user(x."user_id") ->> 'name') as name from store."document_user" x;

create view rule."named_document_version" as select x.id, concat_ws(' ', (rule.label_document(x."document_id") ->> 'name'), x."doc_version") as name from store."document_version" x;

create view rule."named_documentation" as select x.id, x."name" as name from store."documentation" x;

create view rule."named_entry" as select x.id, x."name" as name from store."entry" x;

create view rule."named_entry_item" as select x.id, x."name" as name from store."entry_item" x;

create view rule."named_entry_template" as select x.id, x."name" as name from store."entry_template" x;

create view rule."named_extra_task" as select x.id, x."name" as name from store."extra_task" x;

create view rule."named_file_audit" as select x.id, x."name" as name from store."file_audit" x;

create view rule."named_file_link" as select x.id, x."module" as name from store."file_link" x;

create view rule."named_file_remark" as select x.id, x."file_name" as name from store."file_remark" x;

create view rule."named_file_share" as select x.id, x."name" as name from store."file_share" x;

create view rule."named_file_share_visit" as select x.id, concat_ws(' ', (rule.label_file_share(x."share_id") ->> 'name'), x."action") as name from store."file_share_visit" x;

create view rule."named_finance_log" as select x.id, x."content" as name from store."finance_log" x;

create view rule."named_finance_period" as select x.id, x."month" as name from store."finance_period" x;

create view rule."named_gift_give" as select x.id, concat_ws(' ', (rule.label_client(x."client_id") ->> 'name'), x."festival") as name from store."gift_give" x;

create view rule."named_gift_type" as select x.id, x."name" as name from store."gift_type" x;

create view rule."named_goal_plan" as select x.id, x."name" as name from store."goal_plan" x;

create view rule."named_holiday" as select x.id, x."name" as name from store."holiday" x;

create view rule."named_imp_document" as select x.id, x."name" as name from store."imp_document" x;

create view rule."named_imp_node_log" as select x.id, x."name" as name from store."imp_node_log" x;

create view rule."named_imp_prepare" as select x.id, x."name" as name from store."imp_prepare" x;

create view rule."named_imp_record" as select x.id, x."content" as name from store."imp_record" x;

create view rule."named_implementary_progress" as select x.id, concat_ws(' ', (rule.label_project(x."project_id") ->> 'name'), x."name") as name from store."implementary_progress" x;

create view rule."named_invoice_use" as select x.id, x."number" as name from store."invoice_use" x;

create view rule."named_invoicing" as select x.id, x."apply_number" as name from store."invoicing" x;

create view rule."named_invoicing_config" as select x.id, x."title" as name from store."invoicing_config" x;

create view rule."named_invoicing_plan" as select x.id, x."name" as name from store."invoicing_plan" x;

create view rule."named_keyword" as select x.id, x."word" as name from store."keyword" x;

create view rule."named_login_log" as select x.id, x."name" as name from store."login_log" x;

create view rule."named_maintain_date_change" as select x.id, x."name" as name from store."maintain_date_change" x;

create view rule."named_maintenance" as select x.id, x."name" as name from store."maintenance" x;

create view rule."named_manage_report" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month") as name from store."manage_report" x;

create view rule."named_market_work" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."date") as name from store."market_work" x;

create view rule."named_meeting_kind" as select x.id, x."name" as name from store."meeting_kind" x;

create view rule."named_menu" as select x.id, x."name" as name from store."menu" x;

create view rule."named_message" as select x.id, x."title" as name from store."message" x;

create view rule."named_milepost" as select x.id, x."name" as name from store."milepost" x;

create view rule."named_milepost_advance" as select x.id, (rule.label_milepost(x."milepost_id") ->> 'name') as name from store."milepost_advance" x;

create view rule."named_milepost_advance_kind" as select x.id, x."name" as name from store."milepost_advance_kind" x;

create view rule."named_milepost_user_summary" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month") as name from store."milepost_user_summary" x;

create view rule."named_money_budget" as select x.id, concat_ws(' ', (rule.label_department(x."department_id") ->> 'name'), x."year") as name from store."money_budget" x;

create view rule."named_money_come_go" as select x.id, x."content" as name from store."money_come_go" x;

create view rule."named_money_expense" as select x.id, x."content" as name from store."money_expense" x;

create view rule."named_money_less" as select x.id, x."content" as name from store."money_less" x;

create view rule."named_money_month" as select x.id, x."content" as name from store."money_month" x;

create view rule."named_money_other" as select x.id, x."content" as name from store."money_other" x;

create view rule."named_money_payroll" as select x.id, x."content" as name from store."money_payroll" x;

create view rule."named_money_salary" as select x.id, x."content" as name from store."money_salary" x;

create view rule."named_money_server" as select x.id, x."content" as name from store."money_server" x;

create view rule."named_official_seal" as select x.id, x."name" as name from store."official_seal" x;

create view rule."named_official_seal_use" as select x.id, x."name" as name from store."official_seal_use" x;

create view rule."named_okr" as select x.id, x."name" as name from store."okr" x;

create view rule."named_okr_check" as select x.id, concat_ws(' ', (rule.label_okr(x."okr_id") ->> 'name'), x."date") as name from store."okr_check" x;

create view rule."named_operation" as select x.id, x."name" as name from store."operation" x;

create view rule."named_overtime" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."date") as name from store."overtime" x;

create view rule."named_performance" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."type") as name from store."performance" x;

create view rule."named_performance_item" as select x.id, concat_ws(' ', (rule.label_performance(x."performance_id") ->> 'name'), x."kind") as name from store."performance_item" x;

create view rule."named_permission" as select x.id, x."name" as name from store."permission" x;

create view rule."named_plan_item" as select x.id, x."title" as name from store."plan_item" x;

create view rule."named_pmo_assign" as select x.id, x."content" as name from store."pmo_assign" x;

create view rule."named_pmo_work" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."week_start") as name from store."pmo_work" x;

create view rule."named_process_image" as select x.id, x."title" as name from store."process_image" x;

create view rule."named_product_download" as select x.id, (rule.label_product_library_version(x."product_library_version_id") ->> 'name') as name from store."product_download" x;

create view rule."named_product_library" as select x.id, x."name" as name from store."product_library" x;

create view rule."named_product_library_version" as select x.id, concat_ws(' ', (rule.label_product_library(x."product_library_id") ->> 'name'), x."name") as name from store."product_library_version" x;

create view rule."named_project" as select x.id, x."name" as name from store."project" x;

create view rule."named_project_dashboard" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month") as name from store."project_dashboard" x;

create view rule."named_project_follow" as select x.id, (rule.called(x."target_type", x."target_id") ->> 'name') as name from store."project_follow" x;

create view rule."named_project_man_day" as select x.id, (rule.label_project(x."project_id") ->> 'name') as name from store."project_man_day" x;

create view rule."named_project_member" as select x.id, (rule.label_project(x."project_id") ->> 'name') as name from store."project_member" x;

create view rule."named_project_module" as select x.id, x."name" as name from store."project_module" x;

create view rule."named_project_produce" as select x.id, x."name" as name from store."project_produce" x;

create view rule."named_project_product" as select x.id, x."name" as name from store."project_product" x;

create view rule."named_project_progress" as select x.id, x."name" as name from store."project_progress" x;

create view rule."named_project_ver" as select x.id, x."name" as name from store."project_ver" x;

create view rule."named_receive" as select x.id, x."apply_number" as name from store."receive" x;

create view rule."named_receive_item" as select x.id, x."name" as name from store."receive_item" x;

create view rule."named_receive_stock" as select x.id, concat_ws(' ', (rule.label_receive_item(x."item_id") ->> 'name'), x."kind") as name from store."receive_stock" x;

create view rule."named_remind_pause" as select x.id, x."code" as name from store."remind_pause" x;

create view rule."named_reminder_rule" as select x.id, x."name" as name from store."reminder_rule" x;

create view rule."named_rest_day" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."kind") as name from store."rest_day" x;

create view rule."named_rest_day_ledger" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."kind") as name from store."rest_day_ledger" x;

create view rule."named_returned_money" as select x.id, x."contract_number" as name from store."returned_money" x;

create view rule."named_returned_money_apply" as select x.id, x."name" as name from store."returned_money_apply" x;

create view rule."named_role" as select x.id, x."name" as name from store."role" x;

create view rule."named_role_operation" as select x.id, x."code" as name from store."role_operation" x;

create view rule."named_role_permission" as select x.id, (rule.label_role(x."role_id") ->> 'name') as name from store."role_permission" x;

create view rule."named_sales_target" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."money") as name from store."sales_target" x;

create view rule."named_saved_view" as select x.id, x."name" as name from store."saved_view" x;

create view rule."named_social_insurance" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."month") as name from store."social_insurance" x;

create view rule."named_social_rule" as select x.id, concat_ws(' ', (rule.label_user(x."creator_id") ->> 'name'), x."kind") as name from store."social_rule" x;

create view rule."named_stored_file" as select x.id, x."name" as name from store."stored_file" x;

create view rule."named_submit_come_go" as select x.id, x."name" as name from store."submit_come_go" x;

create view rule."named_submit_expense" as select x.id, x."name" as name from store."submit_expense" x;

create view rule."named_submit_month" as select x.id, x."name" as name from store."submit_month" x;

create view rule."named_submit_other" as select x.id, x."name" as name from store."submit_other" x;

create view rule."named_submit_payroll" as select x.id, x."name" as name from store."submit_payroll" x;

create view rule."named_submit_salary" as select x.id, x."name" as name from store."submit_salary" x;

create view rule."named_task" as select x.id, x."name" as name from store."task" x;

create view rule."named_task_day" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."date") as name from store."task_day" x;

create view rule."named_task_users" as select x.id, (rule.label_user(x."user_id") ->> 'name') as name from store."task_users" x;

create view rule."named_task_week" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."week_start") as name from store."task_week" x;

create view rule."named_tax_opening" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."year") as name from store."tax_opening" x;

create view rule."named_tax_rule" as select x.id, concat_ws(' ', (rule.label_user(x."creator_id") ->> 'name'), x."kind") as name from store."tax_rule" x;

create view rule."named_technical_challenge" as select x.id, x."name" as name from store."technical_challenge" x;

create view rule."named_test_apply" as select x.id, x."name" as name from store."test_apply" x;

create view rule."named_train" as select x.id, x."name" as name from store."train" x;

create view rule."named_user" as select x.id, x."name" as name from store."user" x;

create view rule."named_user_role" as select x.id, (rule.label_user(x."user_id") ->> 'name') as name from store."user_role" x;

create view rule."named_violate" as select x.id, x."detail" as name from store."violate" x;

create view rule."named_warn_accident" as select x.id, x."detail" as name from store."warn_accident" x;

create view rule."named_wbs_hour" as select x.id, concat_ws(' ', (rule.label_wbs_task(x."wbs_task_id") ->> 'name'), x."date") as name from store."wbs_hour" x;

create view rule."named_wbs_task" as select x.id, x."name" as name from store."wbs_task" x;

create view rule."named_week_task_comb" as select x.id, x."name" as name from store."week_task_comb" x;

create view rule."named_week_task_snapshot" as select x.id, concat_ws(' ', (rule.label_week_task_comb(x."week_task_comb_id") ->> 'name'), x."kind") as name from store."week_task_snapshot" x;

create view rule."named_week_work" as select x.id, concat_ws(' ', (rule.label_user(x."user_id") ->> 'name'), x."week_start") as name from store."week_work" x;

create view rule."named_weekend_task" as select x.id, x."reason" as name from store."weekend_task" x;

create view rule."named_work_day" as select x.id, x."name" as name from store."work_day" x;

create view rule."named_work_day_attend" as select x.id, concat_ws(' ', (rule.label_work_day(x."work_day_id") ->> 'name'), x."status") as name from store."work_day_attend" x;

create view rule."named_zfcg" as select x.id, x."title" as name from store."zfcg" x;

create or replace function rule.apply_for_contains_collaborator() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.apply_for_id from store.apply_for_collaborator l where l.user_id = app.me() $$;

create or replace function rule.apply_for_contains_notify_person() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.apply_for_id from store.apply_for_notify_person l where l.user_id = app.me() $$;

create or replace function rule.apply_for_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."principal_id" = (select app.me()) or x."dev_principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.project_linked_project_member() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_id" from store."project_member" x where x."user_id" = (select app.me()) $$;

create or replace function rule.apply_for_via_client_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where x."user_id" = (select app.me()) $$;

create or replace function rule.audit_round_linked_audit_task() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."round_id" from store."audit_task" x where x."user_id" = (select app.me()) $$;

create or replace function rule.bug_contains_collaborator() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.bug_id from store.bug_collaborator l where l.user_id = app.me() $$;

create or replace function rule.bug_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."principal_id" = (select app.me()) or x."dev_principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.bug_linked_bug_change() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."bug_id" from store."bug_change" x where x."id" in (select rule.tasked_of_me('bugChange')) $$;

create or replace function rule.business_opportunity_linked_project() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."business_opportunity_id" from store."project" x where (x."principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.category_via_parent_id() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."category" x where ((x."is_enable" = true) and ((x."parent_id" is null) or x."parent_id" in (select rule.category_via_parent_id_2()))) $$;

create or replace function rule.category_via_parent_id_2() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."category" x where (x."is_enable" = true) $$;

create or replace function rule.change_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."principal_id" = (select app.me()) or x."dev_principal_id" = (select app.me())) $$;

create or replace function rule.client_linked_project() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."project" x where x."id" in (select rule.project_linked_project_member()) $$;

create or replace function rule.client_visit_contains_companion_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.client_visit_id from store.client_visit_companion_ids l where l.user_id = app.me() $$;

create or replace function rule.client_visit_via_client_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where (x."user_id" = (select app.me()) or x."helper_id" = (select app.me())) $$;

create or replace function rule.come_go_back_via_come_go_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."money_come_go" x where x."user_id" = (select app.me()) $$;

create or replace function rule.contract_via_client_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where (x."user_id" = (select app.me()) or x."helper_id" = (select app.me())) $$;

create or replace function rule.contract_via_business_opportunity_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."business_opportunity" x where (x."sales_personnel" = (select app.me()) or x."helper_id" = (select app.me())) $$;

create or replace function rule.contract_linked_project() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."contract_id" from store."project" x where (x."principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.course_contains_role_ids() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.course_id from store.course_role_ids l where l.role_id in (select rule.roles_of_me()) $$;

create or replace function rule.course_contains_department_ids() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.course_id from store.course_department_ids l where l.department_id in (select rule.departments_above_me()) $$;

create or replace function rule.course_linked_course_log() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."course_id" from store."course_log" x where (x."user_id" = (select app.me()) and ((x."is_required" = true) or (x."status" in ('学习中', '已学完', '已评分')))) $$;

create or replace function rule.course_linked_course_log_2() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."course_id" from store."course_log" x where (x."user_id" = (select app.me()) and (x."status" in ('学习中', '已学完', '已评分'))) $$;

create or replace function rule.course_assign_via_course_id() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course" x where x."teacher_id" = (select app.me()) $$;

create or replace function rule.course_attempt_via_course_log_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course_log" x where x."user_id" = (select app.me()) $$;

create or replace function rule.course_attempt_via_course_log_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course_log" x where x."course_id" in (select rule.course_log_via_course_id()) $$;

create or replace function rule.course_log_via_course_id() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course" x where x."teacher_id" = (select app.me()) $$;

create or replace function rule.course_chapter_log_via_course_log_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course_log" x where x."user_id" = (select app.me()) $$;

create or replace function rule.course_chapter_log_via_course_log_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course_log" x where x."course_id" in (select rule.course_log_via_course_id()) $$;

create or replace function rule.course_question_via_chapter_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course_chapter" x where x."course_id" in (select rule.course_chapter_via_course_id()) $$;

create or replace function rule.course_chapter_via_course_id() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course" x where (x."creator_id" = (select app.me()) or x."teacher_id" = (select app.me())) $$;

create or replace function rule.demo_apply_contains_demo_user_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.demo_apply_id from store.demo_apply_demo_user_ids l where l.user_id = app.me() $$;

create or replace function rule.document_linked_document_user() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."document_id" from store."document_user" x where x."user_id" = (select app.me()) $$;

create or replace function rule.document_user_via_document_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."document" x where x."user_id" = (select app.me()) $$;

create or replace function rule.document_version_via_document_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."document" x where (x."user_id" = (select app.me()) or x."creator_id" = (select app.me())) $$;

create or replace function rule.document_version_via_document_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."document" x where (x."status" = '已发布') $$;

create or replace function rule.document_version_exists_document_user(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."document_user" x join store."document_version" o on o.id = $1 where x."document_id" = o."document_id" and (x."user_id" = (select app.me()) and (x."doc_version" = o."doc_version"))) $$;

create or replace function rule.entry_item_via_entry_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."entry" x where (x."user_id" = (select app.me()) or x."mentor_id" = (select app.me()) or x."leader_id" = (select app.me()) or x."handover_id" = (select app.me())) $$;

create or replace function rule.extra_task_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.file_share_visit_via_share_id() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."file_share" x where x."creator_id" = (select app.me()) $$;

create or replace function rule.gift_give_via_client_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where x."user_id" = (select app.me()) $$;

create or replace function rule.goal_plan_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.imp_record_contains_co_user_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.imp_record_id from store.imp_record_co_user_ids l where l.user_id = app.me() $$;

create or replace function rule.invoicing_via_contract_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."contract" x where x."initiator" = (select app.me()) $$;

create or replace function rule.invoicing_via_client_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where x."user_id" = (select app.me()) $$;

create or replace function rule.invoicing_plan_via_contract_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."contract" x where (x."initiator" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回'))) or x."id" in (select rule.tasked_of_me('contract'))) $$;

create or replace function rule.milepost_contains_user_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.milepost_id from store.milepost_user_ids l where l.user_id = app.me() $$;

create or replace function rule.milepost_advance_via_milepost_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."milepost" x where x."user_id" = (select app.me()) $$;

create or replace function rule.money_budget_via_department_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."department" x where x."leader_id" = (select app.me()) $$;

create or replace function rule.money_budget_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.money_expense_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.money_payroll_via_submit_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_payroll" x where x."id" in (select rule.tasked_of_me('submitPayroll')) $$;

create or replace function rule.money_payroll_via_submit_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_payroll" x where (x."status" in ('待一级审核', '待二级审核', '通过', '已作废')) $$;

create or replace function rule.money_payroll_via_submit_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_payroll" x where (x."stage" in ('已锁定', '已发放', '已归档')) $$;

create or replace function rule.money_salary_via_submit_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_salary" x where x."id" in (select rule.tasked_of_me('submitSalary')) $$;

create or replace function rule.official_seal_use_via_seal_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."official_seal" x where (x."keeper_id" = (select app.me()) or x."backup_id" = (select app.me())) $$;

create or replace function rule.product_download_via_product_library_version_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."product_library_version" x where x."product_library_id" in (select rule.product_library_version_via_product_library_id()) $$;

create or replace function rule.product_library_version_via_product_library_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."product_library" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.product_library_version_contains_tester_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.product_library_version_id from store.product_library_version_tester_ids l where l.user_id = app.me() $$;

create or replace function rule.project_via_contract_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."contract" x where x."initiator" = (select app.me()) $$;

create or replace function rule.project_man_day_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.project_product_contains_tester_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.project_product_id from store.project_product_tester_ids l where l.user_id = app.me() $$;

create or replace function rule.project_product_contains_teammate_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.project_product_id from store.project_product_teammate_ids l where l.user_id = app.me() $$;

create or replace function rule.project_product_contains_backend_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.project_product_id from store.project_product_backend_ids l where l.user_id = app.me() $$;

create or replace function rule.project_product_contains_foregoing_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.project_product_id from store.project_product_foregoing_ids l where l.user_id = app.me() $$;

create or replace function rule.returned_money_via_contract_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."contract" x where (x."initiator" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回'))) or x."id" in (select rule.tasked_of_me('contract'))) $$;

create or replace function rule.stored_file_linked_file_link(uuid) returns setof store."file_link" rows 2 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.* from store."file_link" x where x."file_id" = $1 $$;

create or replace function rule.file_link_exists_work_day(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."work_day" x join store."file_link" o on o.id = $1 where x."id"::text = o."relevance_id" and (x."need_open" = true)) $$;

create or replace function rule.submit_come_go_linked_money_come_go() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."submit_id" from store."money_come_go" x where x."user_id" = (select app.me()) $$;

create or replace function rule.task_linked_task_users() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."task_id" from store."task_users" x where x."user_id" = (select app.me()) $$;

create or replace function rule.task_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.task_week_via_week_task_comb_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."week_task_comb" x where x."user_id" = (select app.me()) $$;

create or replace function rule.technical_challenge_contains_user_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.technical_challenge_id from store.technical_challenge_user_ids l where l.user_id = app.me() $$;

create or replace function rule.test_apply_contains_tester_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.test_apply_id from store.test_apply_tester_ids l where l.user_id = app.me() $$;

create or replace function rule.wbs_hour_via_wbs_task_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."wbs_task" x where x."project_id" in (select rule.wbs_task_via_project_id()) $$;

create or replace function rule.wbs_task_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."principal_id" = (select app.me()) or x."dev_principal_id" = (select app.me())) $$;

create or replace function rule.week_task_comb_contains_user_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.week_task_comb_id from store.week_task_comb_user_ids l where l.user_id = app.me() $$;

create or replace function rule.week_task_comb_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.work_day_contains_user_ids() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select l.work_day_id from store.work_day_user_ids l where l.user_id = app.me() $$;

create or replace function rule.apply_for_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me())) $$;

create or replace function rule.apply_for_sum_plan_item_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."actual_hours"), 0) from store."plan_item" x where x."source_id" = $1::text and ((x."source_type" = 'applyFor') and (((select x_f."is_save" from store."task_day" x_f where x_f.id = x."task_day_id") = true) or ((select x_f."is_save" from store."weekend_task" x_f where x_f.id = x."weekend_task_id") = true))) $$;

create or replace function rule.attendance_month_count_attendance(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."day_kind" = '工作日')) $$;

create or replace function rule.attendance_month_sum_attendance_absence_days(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."absence_days"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."is_ignore" = false)) $$;

create or replace function rule.attendance_month_sum_attendance_rest_days(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."rest_days"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."day_kind" = '工作日')) $$;

create or replace function rule.attendance_month_count_attendance_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and ((x."is_ignore" = false) and (0 < x."late_minutes"))) $$;

create or replace function rule.attendance_month_sum_attendance_late_minutes(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."late_minutes"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."is_ignore" = false)) $$;

create or replace function rule.attendance_month_count_attendance_3(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and ((x."is_ignore" = false) and (0 < x."early_minutes"))) $$;

create or replace function rule.attendance_month_sum_attendance_early_minutes(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."early_minutes"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."is_ignore" = false)) $$;

create or replace function rule.attendance_month_sum_attendance_missing_times(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."missing_times"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."is_ignore" = false)) $$;

create or replace function rule.attendance_month_sum_attendance_absence_minutes(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."absence_minutes"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."is_ignore" = false)) $$;

create or replace function rule.attendance_month_sum_attendance_unpaid_rest(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."unpaid_rest"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."day_kind" = '工作日')) $$;

create or replace function rule.attendance_month_sum_attendance_sick_rest(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."sick_rest"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."day_kind" = '工作日')) $$;

create or replace function rule.attendance_month_sum_attendance_paid_rest(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."paid_rest"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."day_kind" = '工作日')) $$;

create or replace function rule.attendance_month_sum_attendance_off_rest(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."off_rest"), 0) from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."day_kind" = '工作日')) $$;

create or replace function rule.attendance_month_sum_overtime_checked_time(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."checked_time"), 0) from store."overtime" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and (((lpad(extract(year from (x."date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."date")::date)::integer::text, 2, '0')) = o."month") and ((x."settle" in ('已核实', '已计薪')) and (x."way" = '加班费')) and (x."holiday" = '工作日')) $$;

create or replace function rule.attendance_month_sum_overtime_checked_time_2(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."checked_time"), 0) from store."overtime" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and (((lpad(extract(year from (x."date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."date")::date)::integer::text, 2, '0')) = o."month") and ((x."settle" in ('已核实', '已计薪')) and (x."way" = '加班费')) and (x."holiday" = '休息日')) $$;

create or replace function rule.attendance_month_sum_overtime_checked_time_3(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."checked_time"), 0) from store."overtime" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and (((lpad(extract(year from (x."date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."date")::date)::integer::text, 2, '0')) = o."month") and ((x."settle" in ('已核实', '已计薪')) and (x."way" = '加班费')) and (x."holiday" = '法定节假日')) $$;

create or replace function rule.attendance_month_sum_overtime_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."money"), 0) from store."overtime" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and (((lpad(extract(year from (x."date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."date")::date)::integer::text, 2, '0')) = o."month") and ((x."settle" in ('已核实', '已计薪')) and (x."way" = '加班费')) and true) $$;

create or replace function rule.attendance_month_count_attendance_4(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and ((x."appeal_kind" = '补卡') and (x."status" in ('待一级审核', '待二级审核', '通过')))) $$;

create or replace function rule.bug_sum_plan_item_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."actual_hours"), 0) from store."plan_item" x where x."source_id" = $1::text and ((x."source_type" = 'bug') and (((select x_f."is_save" from store."task_day" x_f where x_f.id = x."task_day_id") = true) or ((select x_f."is_save" from store."weekend_task" x_f where x_f.id = x."weekend_task_id") = true))) $$;

create or replace function rule.business_opportunity_list_business_product(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('id', x."product_library_id", 'name', x."name", 'isMain', x."is_main") order by x."is_main" desc, x."tz_create", x.id), '[]') from store."business_product" x where x."business_opportunity_id" = $1 $$;

create or replace function rule.business_opportunity_max_business_log_tz_log(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max(x."tz_log") from store."business_log" x where x."business_opportunity_id" = $1 and (x."is_auto" = false) $$;

create or replace function rule.category_level(text) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ with recursive above as (
    select x."parent_id" as up, null as value, 1 as step from store."category" x where x.id = $1
    union all
    select x."parent_id", null, above.step + 1 from store."category" x join above on x.id = above.up where above.step < 10
  ) select max(step) from above $$;

create or replace function rule.category_count_course(text) returns integer language sql stable set search_path = pg_catalog, pg_temp as $$ select count(*)::integer from public."course" x where x."category_id" in (select rule.category_below($1)) and (x."shelf" = '已上架') $$;

create or replace function rule.category_below(text) returns setof text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ with recursive below as (select $1 as id union select c.id from store."category" c join below on c."parent_id" = below.id) select id from below $$;

create or replace function rule.check_on_work_linked_deduction() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."check_on_work_id" from store."deduction" x where (x."audit1" = (select app.me()) or x."audit2" = (select app.me())) $$;

create or replace function rule.check_on_work_sum_attendance_work_minutes(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."work_minutes"), 0) from store."attendance" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and (((o."start_date" <= x."date") and (x."date" <= o."end_date")) and true) $$;

create or replace function rule.check_on_work_sum_attendance_late_minutes(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."late_minutes"), 0) from store."attendance" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and (((o."start_date" <= x."date") and (x."date" <= o."end_date")) and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_attendance_early_minutes(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."early_minutes"), 0) from store."attendance" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and (((o."start_date" <= x."date") and (x."date" <= o."end_date")) and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_attendance_absence_minutes(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."absence_minutes"), 0) from store."attendance" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and (((o."start_date" <= x."date") and (x."date" <= o."end_date")) and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '日报未交') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_2(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '周报未交') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_3(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" in ('日报未交', '日报迟交', '周报未交', '周报迟交')) and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_attendance_leave_rest(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."leave_rest"), 0) from store."attendance" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and (((o."start_date" <= x."date") and (x."date" <= o."end_date")) and (x."day_kind" = '工作日')) $$;

create or replace function rule.check_on_work_sum_attendance_study_rest(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."study_rest"), 0) from store."attendance" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and (((o."start_date" <= x."date") and (x."date" <= o."end_date")) and (x."day_kind" = '工作日')) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_4(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '待工') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_5(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '项目延期') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_6(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '项目改期') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_7(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '任务延期') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_8(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '任务改期') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_9(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '解锁') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_10(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '警告') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_rest_day_ledger_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."hours"), 0) from store."rest_day_ledger" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and ((x."kind" = '调休') and (x."date" <= least(o."end_date", (app.now() at time zone 'Asia/Shanghai')::date)) and (least(o."end_date", (app.now() at time zone 'Asia/Shanghai')::date) <= coalesce((select x_f."expire_date" from store."rest_day_ledger" x_f where x_f.id = x."lot_id"), x."expire_date"))) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_11(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '日报迟交') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_sum_check_on_work_fact_amount_12(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."amount"), 0) from store."check_on_work_fact" x where x."check_on_work_id" = $1 and ((x."kind" = '周报迟交') and (x."is_ignore" = false)) $$;

create or replace function rule.check_on_work_of_user_id_salary(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."salary" from store."user" x where x.id = $1 $$;

create or replace function rule.check_on_work_sum_deduction_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."money"), 0) from store."deduction" x where x."check_on_work_id" = $1 and (x."status" = '通过') $$;

create or replace function rule.client_exists_maintenance(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."maintenance" x where x."client_id" = $1 and ((case when (x."tz_stop" is not null) then '不再维护' when ((x."dt_end" < (app.now() at time zone 'Asia/Shanghai')::date) and (select exists (select from store."maintenance" x_c where x_c."contract_id" = x."contract_id" and (x."dt_end" < x_c."dt_start")))) then '已续约' when (x."dt_end" < (app.now() at time zone 'Asia/Shanghai')::date) then '已到期' when ((app.now() at time zone 'Asia/Shanghai')::date < x."dt_start") then '未开始' when (((x."dt_end")::date - ((app.now() at time zone 'Asia/Shanghai')::date)::date) <= 90) then '即将到期' else '维护中' end) in ('维护中', '即将到期'))) $$;

create or replace function rule.client_exists_contract(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."contract" x where x."client_id" = $1 and (x."status" in ('通过', '变更中'))) $$;

create or replace function rule.client_exists_business_opportunity(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."business_opportunity" x where x."client_id" = $1) $$;

create or replace function rule.client_exists_business_opportunity_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."business_opportunity" x where x."client_id" = $1 and not (x."schedule" = '输单')) $$;

create or replace function rule.client_exists_client_visit(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."client_visit" x where x."client_id" = $1) $$;

create or replace function rule.client_exists_business_log(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."business_log" x where x."client_id" = $1) $$;

create or replace function rule.client_max_client_visit_tz_visit(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max(x."tz_visit") from store."client_visit" x where x."client_id" = $1 and (x."status" in ('已拜访', '已补录')) $$;

create or replace function rule.client_max_business_log_tz_log(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max(x."tz_log") from store."business_log" x where x."client_id" = $1 $$;

create or replace function rule.client_count_contract(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."contract" x where x."client_id" = $1 and not (x."status" in ('驳回', '已作废')) $$;

create or replace function rule.client_max_returned_money_apply_dt_received(uuid) returns date language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max(x."dt_received") from store."returned_money_apply" x where x."client_id" = $1 and ((x."status" = '通过') and (0 < x."money")) $$;

create or replace function rule.comment_of_user_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."name" from store."user" x where x.id = $1 $$;

create or replace function rule.comment_of_user_id_avatar(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."avatar" from store."user" x where x.id = $1 $$;

create or replace function rule.comment_exists_comment_read(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."comment_read" x join store."comment" o on o.id = $1 where x."relevance_id" = o."relevance_id" and (x."user_id" = (select app.me()) and (x."module" = o."module") and (o."tz_create" <= x."tz_read"))) $$;

create or replace function rule.contract_first_invoicing_config_id(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."id" from store."invoicing_config" x join store."contract" o on o.id = $1 where x."self_company"::text = o."self_company" and ((x."kind" = '销方') and (x."status" = '通过') and (x."is_default" = true) and (x."is_enable" = true)) order by x.id limit 1 $$;

create or replace function rule.course_sum_course_chapter_seconds(text) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."seconds"), 0) from store."course_chapter" x where x."course_id"::text = $1 $$;

create or replace function rule.course_count_course_chapter(text) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."course_chapter" x where x."course_id"::text = $1 $$;

create or replace function rule.course_assign_count_course_log(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."course_log" x join store."course_assign" o on o.id = $1 where x."course_id"::text = o."course_id" and jsonb_exists(x."assigned", (o."id")::text) $$;

create or replace function rule.course_assign_count_course_log_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."course_log" x join store."course_assign" o on o.id = $1 where x."course_id"::text = o."course_id" and (jsonb_exists(x."assigned", (o."id")::text) and (x."status" in ('已学完', '已评分'))) $$;

create or replace function rule.course_assign_count_course_log_3(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."course_log" x join store."course_assign" o on o.id = $1 where x."course_id"::text = o."course_id" and (jsonb_exists(x."assigned", (o."id")::text) and (((((x."is_required" = true) and (x."due_date" is not null) and (x."due_date" < case when (x."status" in ('已学完', '已评分')) then (x."tz_finish" at time zone 'Asia/Shanghai')::date else (app.now() at time zone 'Asia/Shanghai')::date end))) = true) and (x."status" in ('未学', '学习中')))) $$;

create or replace function rule.course_chapter_via_course_id_2() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course" x where (x."is_ordered" = true) $$;

create or replace function rule.course_chapter_exists_course_chapter(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."course_chapter" x join store."course_chapter" o on o.id = $1 where x."course_id"::text = o."course_id" and ((x."is_required" = true) and (x."sort" < o."sort") and not x."id" in (select rule.course_chapter_linked_course_chapter_log()))) $$;

create or replace function rule.course_chapter_linked_course_chapter_log() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."chapter_id" from store."course_chapter_log" x where ((x."is_finish" = true) and x."course_log_id" in (select rule.course_chapter_log_via_course_log_id())) $$;

create or replace function rule.course_chapter_via_course_id_3() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course" x where x."id" in (select rule.tasked_words_of_me('course')) $$;

create or replace function rule.course_comment_of_course_id_teacher_id(text) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."teacher_id" from store."course" x where x.id = $1 $$;

create or replace function rule.course_comment_of_course_id_creator_id(text) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."creator_id" from store."course" x where x.id = $1 $$;

create or replace function rule.course_comment_count_user(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."user" x where x.id in (select l.user_id from store.course_comment_like_user_ids l where l.course_comment_id = $1) $$;

create or replace function rule.course_log_exists_course_chapter(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."course_chapter" x join store."course_log" o on o.id = $1 where x."course_id"::text = o."course_id" and ((x."is_required" = true) and true)) $$;

create or replace function rule.course_log_exists_course_chapter_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."course_chapter" x join store."course_log" o on o.id = $1 where x."course_id"::text = o."course_id" and ((x."is_required" = true) and not (select exists (select from store."course_chapter_log" x_c where x_c."chapter_id" = x.id and ((x_c."course_log_id" = o."id") and (x_c."is_finish" = true)))))) $$;

create or replace function rule.course_log_sum_course_chapter(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(case when (select exists (select from store."course_chapter_log" x_c where x_c."chapter_id" = x.id and ((x_c."course_log_id" = o."id") and (x_c."is_finish" = true)))) then 1 when (x."type" = '视频') then least(round(round(((select coalesce(sum(x_c."watched"), 0) from store."course_chapter_log" x_c where x_c."chapter_id" = x.id and (x_c."course_log_id" = o."id")))::numeric, 24) / nullif((ceil((round(round(((x."duration" * coalesce(app.setting_figure('course.finishRate'), 90)))::numeric, 24) / nullif((100)::numeric, 0), 24))::numeric))::numeric, 0), 24), 1) else 0 end), 0) from store."course_chapter" x join store."course_log" o on o.id = $1 where x."course_id"::text = o."course_id" and ((x."is_required" = true) and true) $$;

create or replace function rule.course_log_count_course_chapter(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."course_chapter" x join store."course_log" o on o.id = $1 where x."course_id"::text = o."course_id" and ((x."is_required" = true) and true) $$;

create or replace function rule.course_log_sum_course_chapter_log_seconds(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."seconds"), 0) from store."course_chapter_log" x where x."course_log_id" = $1 $$;

create or replace function rule.course_log_max_course_chapter_log_best(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max(x."best") from store."course_chapter_log" x where x."course_log_id" = $1 $$;

create or replace function rule.daily_work_of_task_day_id_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."actual_hours" from store."task_day" x where x.id = $1 $$;

create or replace function rule.department_level(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ with recursive above as (
    select x."parent_id" as up, null as value, 1 as step from store."department" x where x.id = $1
    union all
    select x."parent_id", null, above.step + 1 from store."department" x join above on x.id = above.up where above.step < 10
  ) select max(step) from above $$;

create or replace function rule.department_path(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ with recursive above as (
    select x."parent_id" as up, x."name" as value, 1 as step from store."department" x where x.id = $1
    union all
    select x."parent_id", x."name", above.step + 1 from store."department" x join above on x.id = above.up where above.step < 10
  ) select string_agg(value, '/' order by step desc) from above $$;

create or replace function rule.department_count_user(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."user" x where x."department_id" in (select rule.department_below($1)) and (x."is_enable" = true) $$;

create or replace function rule.department_below(uuid) returns setof uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ with recursive below as (select $1 as id union select c.id from store."department" c join below on c."parent_id" = below.id) select id from below $$;

create or replace function rule.document_count_document_user(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."document_user" x join store."document" o on o.id = $1 where x."document_id" = $1 and ((x."doc_version" = o."doc_version") and (0 < x."doc_version") and x."user_id" in (select x_v.id from store."user" x_v where (x_v."is_enable" = true))) $$;

create or replace function rule.document_count_document_user_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."document_user" x join store."document" o on o.id = $1 where x."document_id" = $1 and (((x."doc_version" = o."doc_version") and (0 < x."doc_version") and x."user_id" in (select x_v.id from store."user" x_v where (x_v."is_enable" = true))) and (x."is_read" = true)) $$;

create or replace function rule.document_role_exists_document_user(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."document_user" x join store."document_role" o on o.id = $1 where x."document_id" = o."document_id" and ((x."doc_version" = (select x_f."doc_version" from store."document" x_f where x_f.id = x."document_id")) and (0 < x."doc_version") and x."user_id" in (select x_v.id from store."user" x_v where (x_v."is_enable" = true)) and (select exists (select from store."user_role" x_c where x_c."user_id" = x."user_id" and ((x_c."role_id" = o."role_id") and ((not (x_c."tz_start" is not null) or (x_c."tz_start" <= (app.now() at time zone 'Asia/Shanghai')::date)) and (not (x_c."tz_end" is not null) or ((app.now() at time zone 'Asia/Shanghai')::date <= x_c."tz_end")))))) and true)) $$;

create or replace function rule.document_role_exists_document_user_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."document_user" x join store."document_role" o on o.id = $1 where x."document_id" = o."document_id" and ((x."doc_version" = (select x_f."doc_version" from store."document" x_f where x_f.id = x."document_id")) and (0 < x."doc_version") and x."user_id" in (select x_v.id from store."user" x_v where (x_v."is_enable" = true)) and (select exists (select from store."user_role" x_c where x_c."user_id" = x."user_id" and ((x_c."role_id" = o."role_id") and ((not (x_c."tz_start" is not null) or (x_c."tz_start" <= (app.now() at time zone 'Asia/Shanghai')::date)) and (not (x_c."tz_end" is not null) or ((app.now() at time zone 'Asia/Shanghai')::date <= x_c."tz_end")))))) and (x."is_read" = false))) $$;

create or replace function rule.documentation_count_user(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."user" x where x.id in (select l.user_id from store.documentation_good_user_ids l where l.documentation_id = $1) $$;

create or replace function rule.documentation_count_user_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."user" x where x.id in (select l.user_id from store.documentation_bad_user_ids l where l.documentation_id = $1) $$;

create or replace function rule.documentation_exists_user(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."user" x where x.id in (select l.user_id from store.documentation_good_user_ids l where l.documentation_id = $1) and x."id" = (select app.me())) $$;

create or replace function rule.documentation_exists_user_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."user" x where x.id in (select l.user_id from store.documentation_bad_user_ids l where l.documentation_id = $1) and x."id" = (select app.me())) $$;

create or replace function rule.entry_count_entry_item(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."entry_item" x where x."entry_id" = $1 and ((x."kind" = '学习') and (x."is_required" = true)) $$;

create or replace function rule.entry_count_entry_item_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."entry_item" x where x."entry_id" = $1 and ((x."kind" = '学习') and (x."is_required" = true) and (x."is_done" = true)) $$;

create or replace function rule.extra_task_sum_plan_item_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."actual_hours"), 0) from store."plan_item" x where x."source_id" = $1::text and ((x."source_type" = 'extraTask') and (((select x_f."is_save" from store."task_day" x_f where x_f.id = x."task_day_id") = true) or ((select x_f."is_save" from store."weekend_task" x_f where x_f.id = x."weekend_task_id") = true))) $$;

create or replace function rule.file_audit_count_file_link(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(distinct (x."module", x."relevance_id"))::integer from store."file_link" x join store."file_audit" o on o.id = $1 where x."file_id" in (select x_t."file_id" from store."file_link" x_t where x_t."relevance_id" = $1::text and (x_t."module" = 'fileAudit')) and not ((x."module" = 'fileAudit') and (x."relevance_id" = case when coalesce((o."id")::text) is not null then coalesce((o."id")::text, '') end)) $$;

create or replace function rule.implementary_progress_count_imp_prepare(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."imp_prepare" x join store."implementary_progress" o on o.id = $1 where x."project_id" = o."project_id" and (x."required" = true) $$;

create or replace function rule.implementary_progress_count_imp_node_log(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."imp_node_log" x join store."implementary_progress" o on o.id = $1 where x."project_id" = o."project_id" and ((x."required" = true) and (x."node" = o."node") and (x."round" = o."round")) $$;

create or replace function rule.implementary_progress_count_imp_prepare_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."imp_prepare" x join store."implementary_progress" o on o.id = $1 where x."project_id" = o."project_id" and ((x."required" = true) and (x."status" in ('通过', '不适用'))) $$;

create or replace function rule.implementary_progress_count_imp_node_log_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."imp_node_log" x join store."implementary_progress" o on o.id = $1 where x."project_id" = o."project_id" and ((x."required" = true) and (x."node" = o."node") and (x."round" = o."round") and ((x."status" in ('客户已签', '不适用')) or ((x."status" = '通过') and (x."need_sign" = false)))) $$;

create or replace function rule.invoicing_plan_of_contract_id_received_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."received_money" from store."contract" x where x.id = $1 $$;

create or replace function rule.invoicing_plan_exists_returned_money(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."returned_money" x join store."invoicing_plan" o on o.id = $1 where x."contract_id" = o."contract_id" and (x."is_bad_debt" = true)) $$;

create or replace function rule.invoicing_plan_of_contract_id_remain_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."remain_money" from store."contract" x where x.id = $1 $$;

create or replace function rule.keyword_count_zfcg(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."zfcg" x join store."keyword" o on o.id = $1 where x."words" ? o."word" and (((app.now())::timestamptz + make_interval(hours => (-720)::integer)) <= x."tz_publish") $$;

create or replace function rule.maintenance_exists_maintenance(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."maintenance" x join store."maintenance" o on o.id = $1 where x."contract_id" = o."contract_id" and (o."dt_end" < x."dt_start")) $$;

create or replace function rule.market_work_of_task_day_id_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."actual_hours" from store."task_day" x where x.id = $1 $$;

create or replace function rule.milepost_count_task(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."task" x where x."milepost_task_id" = $1 and not (x."status" = '取消') $$;

create or replace function rule.milepost_count_task_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."task" x where x."milepost_task_id" = $1 and (x."status" = '已完成') $$;

create or replace function rule.milepost_exists_task(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."task" x where x."milepost_task_id" = $1 and not (x."status" = '取消')) $$;

create or replace function rule.milepost_sum_task_weight(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."weight"), 0) from store."task" x where x."milepost_task_id" = $1 and (x."status" = '已完成') $$;

create or replace function rule.milepost_sum_task_weight_2(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."weight"), 0) from store."task" x where x."milepost_task_id" = $1 and not (x."status" = '取消') $$;

create or replace function rule.milepost_user_summary_count_milepost(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."milepost" x join store."milepost_user_summary" o on o.id = $1 where x."user_id" = o."user_id" and (not (x."status" = '取消') and ((x."goal_month" = o."month") or ((x."month_goal" = false) and ((lpad(extract(year from (x."end_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."end_date")::date)::integer::text, 2, '0')) = o."month")))) $$;

create or replace function rule.milepost_user_summary_count_milepost_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."milepost" x join store."milepost_user_summary" o on o.id = $1 where x."user_id" = o."user_id" and ((not (x."status" = '取消') and ((x."goal_month" = o."month") or ((x."month_goal" = false) and ((lpad(extract(year from (x."end_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."end_date")::date)::integer::text, 2, '0')) = o."month")))) and (x."status" = '已完成')) $$;

create or replace function rule.milepost_user_summary_count_milepost_3(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."milepost" x join store."milepost_user_summary" o on o.id = $1 where x."user_id" = o."user_id" and ((not (x."status" = '取消') and ((x."goal_month" = o."month") or ((x."month_goal" = false) and ((lpad(extract(year from (x."end_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."end_date")::date)::integer::text, 2, '0')) = o."month")))) and (x."status" = '已完成') and ((case when (x."status" = '取消') then 0 else greatest(0, (app.work_days((coalesce(x."original_date", x."end_date"))::date, (coalesce((x."tz_complete" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) - x."excused_days")) end) = 0)) $$;

create or replace function rule.milepost_user_summary_count_milepost_4(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."milepost" x join store."milepost_user_summary" o on o.id = $1 where x."user_id" = o."user_id" and ((not (x."status" = '取消') and ((x."goal_month" = o."month") or ((x."month_goal" = false) and ((lpad(extract(year from (x."end_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."end_date")::date)::integer::text, 2, '0')) = o."month")))) and (0 < (case when (x."status" = '取消') then 0 else greatest(0, (app.work_days((coalesce(x."original_date", x."end_date"))::date, (coalesce((x."tz_complete" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) - x."excused_days")) end))) $$;

create or replace function rule.milepost_user_summary_count_milepost_5(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."milepost" x join store."milepost_user_summary" o on o.id = $1 where x."user_id" = o."user_id" and ((not (x."status" = '取消') and ((x."goal_month" = o."month") or ((x."month_goal" = false) and ((lpad(extract(year from (x."end_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."end_date")::date)::integer::text, 2, '0')) = o."month")))) and (x."status" = '已完成') and (x."pmo_status" = '已确认')) $$;

create or replace function rule.milepost_user_summary_count_milepost_6(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."milepost" x join store."milepost_user_summary" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month_goal" = true) and (x."goal_month" = o."month")) $$;

create or replace function rule.milepost_user_summary_sum_milepost_goal_score(uuid) returns numeric(16,3) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(((coalesce(x."goal_weight", 0) * greatest(0, (1 - (0.1 * case when (x."status" = '取消') then 0 else greatest(0, (app.work_days((coalesce(x."original_date", x."end_date"))::date, (coalesce((x."tz_complete" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) - x."excused_days")) end)))))), 0) from store."milepost" x join store."milepost_user_summary" o on o.id = $1 where x."user_id" = o."user_id" and ((x."status" = '已完成') and ((x."month_goal" = true) and (x."goal_month" = o."month")) and (x."pmo_status" = '已确认')) $$;

create or replace function rule.milepost_user_summary_sum_milepost_late_days(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((case when (x."status" = '取消') then 0 else greatest(0, (app.work_days((coalesce(x."original_date", x."end_date"))::date, (coalesce((x."tz_complete" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) - x."excused_days")) end)), 0) from store."milepost" x join store."milepost_user_summary" o on o.id = $1 where x."user_id" = o."user_id" and (not (x."status" = '取消') and ((x."goal_month" = o."month") or ((x."month_goal" = false) and ((lpad(extract(year from (x."end_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."end_date")::date)::integer::text, 2, '0')) = o."month")))) $$;

create or replace function rule.money_budget_sum_money_expense_audit_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."audit_money"), 0) from store."money_expense" x join store."money_budget" o on o.id = $1 where x."department_id" = o."department_id" and (((coalesce((select x_c."id" from store."money_budget" x_c where x_c."project_id" = x."project_id" and ((x_c."target" = '项目') and (x."kind" = '项目费用')) order by x_c.id limit 1), (select x_c."id" from store."money_budget" x_c where x_c."department_id" = x."department_id" and ((x_c."target" = '部门') and (x_c."company" = x."company") and (x_c."year" = extract(year from (coalesce(x."book_date", x."date"))::date)::integer) and (coalesce(x_c."kind", x."kind") = x."kind")) order by x_c."kind", x_c.id limit 1))) = o."id") and (x."status" in ('通过', '核减')) and x."submit_id" in (select x_v.id from store."submit_expense" x_v where (x_v."status" = '通过'))) $$;

create or replace function rule.money_budget_sum_money_expense_audit_money_2(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."audit_money"), 0) from store."money_expense" x join store."money_budget" o on o.id = $1 where x."project_id" = o."project_id" and (((coalesce((select x_c."id" from store."money_budget" x_c where x_c."project_id" = x."project_id" and ((x_c."target" = '项目') and (x."kind" = '项目费用')) order by x_c.id limit 1), (select x_c."id" from store."money_budget" x_c where x_c."department_id" = x."department_id" and ((x_c."target" = '部门') and (x_c."company" = x."company") and (x_c."year" = extract(year from (coalesce(x."book_date", x."date"))::date)::integer) and (coalesce(x_c."kind", x."kind") = x."kind")) order by x_c."kind", x_c.id limit 1))) = o."id") and (x."status" in ('通过', '核减')) and x."submit_id" in (select x_v.id from store."submit_expense" x_v where (x_v."status" = '通过'))) $$;

create or replace function rule.money_budget_sum_money_expense_audit_money_3(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."audit_money"), 0) from store."money_expense" x join store."money_budget" o on o.id = $1 where x."department_id" = o."department_id" and (((coalesce((select x_c."id" from store."money_budget" x_c where x_c."project_id" = x."project_id" and ((x_c."target" = '项目') and (x."kind" = '项目费用')) order by x_c.id limit 1), (select x_c."id" from store."money_budget" x_c where x_c."department_id" = x."department_id" and ((x_c."target" = '部门') and (x_c."company" = x."company") and (x_c."year" = extract(year from (coalesce(x."book_date", x."date"))::date)::integer) and (coalesce(x_c."kind", x."kind") = x."kind")) order by x_c."kind", x_c.id limit 1))) = o."id") and not (x."status" = '驳回') and x."submit_id" in (select x_v.id from store."submit_expense" x_v where (x_v."status" in ('待一级审核', '待二级审核', '待三级审核')))) $$;

create or replace function rule.money_budget_sum_money_expense_audit_money_4(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."audit_money"), 0) from store."money_expense" x join store."money_budget" o on o.id = $1 where x."project_id" = o."project_id" and (((coalesce((select x_c."id" from store."money_budget" x_c where x_c."project_id" = x."project_id" and ((x_c."target" = '项目') and (x."kind" = '项目费用')) order by x_c.id limit 1), (select x_c."id" from store."money_budget" x_c where x_c."department_id" = x."department_id" and ((x_c."target" = '部门') and (x_c."company" = x."company") and (x_c."year" = extract(year from (coalesce(x."book_date", x."date"))::date)::integer) and (coalesce(x_c."kind", x."kind") = x."kind")) order by x_c."kind", x_c.id limit 1))) = o."id") and not (x."status" = '驳回') and x."submit_id" in (select x_v.id from store."submit_expense" x_v where (x_v."status" in ('待一级审核', '待二级审核', '待三级审核')))) $$;

create or replace function rule.official_seal_count_official_seal_use(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."official_seal_use" x where x."seal_id" = $1 and (x."tz_use" is not null) $$;

create or replace function rule.official_seal_sum_official_seal_use_actual_copies(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."actual_copies"), 0) from store."official_seal_use" x where x."seal_id" = $1 and (x."tz_use" is not null) $$;

create or replace function rule.okr_sum_okr_weighed(uuid) returns numeric(16,12) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."weighed"), 0) from store."okr" x where x."parent_id" = $1 and (x."kind" = 'KR') $$;

create or replace function rule.product_library_sum_product_library_version(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select count(*)::integer from store."project" x_c where x_c."product_library_version_id" = x.id and ((x_c."project_status" in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')) and true))), 0) from store."product_library_version" x where x."product_library_id" = $1 and true $$;

create or replace function rule.product_library_sum_product_library_version_2(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select count(*)::integer from store."project" x_c where x_c."product_library_version_id" = x.id and ((x_c."project_status" in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')) and not (select exists (select from store."project_follow" x_c_c where x_c_c."project_id" = x_c.id and (((x_c_c."target_type" = 'productLibraryVersion') and (x_c_c."is_ignore" = true)) and (x_c_c."target_id" = case when coalesce(((select (select x_c_f_f."current_version_id" from store."product_library" x_c_f_f where x_c_f_f.id = x_c_f."product_library_id") from store."product_library_version" x_c_f where x_c_f.id = x_c."product_library_version_id"))::text) is not null then coalesce(((select (select x_c_f_f."current_version_id" from store."product_library" x_c_f_f where x_c_f_f.id = x_c_f."product_library_id") from store."product_library_version" x_c_f where x_c_f.id = x_c."product_library_version_id"))::text, '') end))))))), 0) from store."product_library_version" x join store."product_library" o on o.id = $1 where x."product_library_id" = $1 and (x."order_no" < (select (select x_f_f."order_no" from store."product_library_version" x_f_f where x_f_f.id = x_f."current_version_id") from store."product_library" x_f where x_f.id = x."product_library_id")) $$;

create or replace function rule.product_library_sum_product_library_version_3(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select count(*)::integer from store."project" x_c where x_c."product_library_version_id" = x.id and ((x_c."project_status" in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')) and (select exists (select from store."project_follow" x_c_c where x_c_c."project_id" = x_c.id and (((x_c_c."target_type" = 'productLibraryVersion') and (x_c_c."is_ignore" = true)) and (x_c_c."target_id" = case when coalesce(((select (select x_c_f_f."current_version_id" from store."product_library" x_c_f_f where x_c_f_f.id = x_c_f."product_library_id") from store."product_library_version" x_c_f where x_c_f.id = x_c."product_library_version_id"))::text) is not null then coalesce(((select (select x_c_f_f."current_version_id" from store."product_library" x_c_f_f where x_c_f_f.id = x_c_f."product_library_id") from store."product_library_version" x_c_f where x_c_f.id = x_c."product_library_version_id"))::text, '') end))))))), 0) from store."product_library_version" x join store."product_library" o on o.id = $1 where x."product_library_id" = $1 and (x."order_no" < (select (select x_f_f."order_no" from store."product_library_version" x_f_f where x_f_f.id = x_f."current_version_id") from store."product_library" x_f where x_f.id = x."product_library_id")) $$;

create or replace function rule.product_library_list_product_library_version(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('name', x."name", 'count', (select count(*)::integer from store."project" x_c where x_c."product_library_version_id" = x.id and (x_c."project_status" in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')))) order by x."order_no" desc, x."name", x.id), '[]') from store."product_library_version" x where x."product_library_id" = $1 and (select exists (select from store."project" x_c where x_c."product_library_version_id" = x.id and (x_c."project_status" in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')))) $$;

create or replace function rule.product_library_exists_project_follow(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."project_follow" x where x."target_id" = $1::text and (x."user_id" = (select app.me()) and ((x."target_type" = 'productLibrary') and (x."is_care" = true)) and not (x."project_id" is not null))) $$;

create or replace function rule.product_library_exists_project_follow_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."project_follow" x where x."target_id" = $1::text and (x."user_id" = (select app.me()) and ((x."target_type" = 'productLibrary') and (x."is_ignore" = true)) and not (x."project_id" is not null))) $$;

create or replace function rule.product_library_version_exists_project_follow(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."project_follow" x where x."target_id" = $1::text and (((x."target_type" = 'productLibraryVersion') and (x."is_ignore" = true)) and x."project_id" in (select x_v.id from store."project" x_v where (x_v."imp_principal_id" = (select app.me()) or x_v."principal_id" = (select app.me()))))) $$;

create or replace function rule.project_exists_project_follow(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."project_follow" x where x."target_id" = $1::text and (x."user_id" = (select app.me()) and ((x."target_type" = 'project') and (x."is_care" = true)) and not (x."project_id" is not null))) $$;

create or replace function rule.project_exists_project_follow_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."project_follow" x where x."target_id" = $1::text and (x."user_id" = (select app.me()) and ((x."target_type" = 'project') and (x."is_ignore" = true)) and not (x."project_id" is not null))) $$;

create or replace function rule.project_sum_wbs_task(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select coalesce(sum(x_c."hours"), 0) from store."wbs_hour" x_c where x_c."wbs_task_id" = x.id)), 0) from store."wbs_task" x where x."project_id" = $1 $$;

create or replace function rule.project_first_implementary_progress_docs(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select (case when coalesce((case when (x."node" = 0) then (select count(*)::integer from store."imp_prepare" x_c where x_c."project_id" = x."project_id" and ((x_c."required" = true) and (x_c."status" in ('通过', '不适用')))) else (select count(*)::integer from store."imp_node_log" x_c where x_c."project_id" = x."project_id" and ((x_c."required" = true) and (x_c."node" = x."node") and (x_c."round" = x."round") and ((x_c."status" in ('客户已签', '不适用')) or ((x_c."status" = '通过') and (x_c."need_sign" = false))))) end)::text, ('/')::text, (case when (x."node" = 0) then (select count(*)::integer from store."imp_prepare" x_c where x_c."project_id" = x."project_id" and (x_c."required" = true)) else (select count(*)::integer from store."imp_node_log" x_c where x_c."project_id" = x."project_id" and ((x_c."required" = true) and (x_c."node" = x."node") and (x_c."round" = x."round"))) end)::text) is not null then coalesce((case when (x."node" = 0) then (select count(*)::integer from store."imp_prepare" x_c where x_c."project_id" = x."project_id" and ((x_c."required" = true) and (x_c."status" in ('通过', '不适用')))) else (select count(*)::integer from store."imp_node_log" x_c where x_c."project_id" = x."project_id" and ((x_c."required" = true) and (x_c."node" = x."node") and (x_c."round" = x."round") and ((x_c."status" in ('客户已签', '不适用')) or ((x_c."status" = '通过') and (x_c."need_sign" = false))))) end)::text, '') || coalesce(('/')::text, '') || coalesce((case when (x."node" = 0) then (select count(*)::integer from store."imp_prepare" x_c where x_c."project_id" = x."project_id" and (x_c."required" = true)) else (select count(*)::integer from store."imp_node_log" x_c where x_c."project_id" = x."project_id" and ((x_c."required" = true) and (x_c."node" = x."node") and (x_c."round" = x."round"))) end)::text, '') end) from store."implementary_progress" x where x."project_id" = $1 and (x."status" in ('进行中', '待确认')) order by x."node", x.id limit 1 $$;

create or replace function rule.project_of_product_library_version_id_order_no(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."order_no" from store."product_library_version" x where x.id = $1 $$;

create or replace function rule.project_of_product_library_version_id_product_library_id_current_version_id_order_no(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select (select (select x_f_f."order_no" from store."product_library_version" x_f_f where x_f_f.id = x_f."current_version_id") from store."product_library" x_f where x_f.id = x."product_library_id") from store."product_library_version" x where x.id = $1 $$;

create or replace function rule.project_exists_project_follow_3(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."project_follow" x join store."project" o on o.id = $1 where x."project_id" = $1 and (((x."target_type" = 'productLibraryVersion') and (x."is_ignore" = true)) and (x."target_id" = case when coalesce(((select (select o_f_f."current_version_id" from store."product_library" o_f_f where o_f_f.id = o_f."product_library_id") from store."product_library_version" o_f where o_f.id = o."product_library_version_id"))::text) is not null then coalesce(((select (select o_f_f."current_version_id" from store."product_library" o_f_f where o_f_f.id = o_f."product_library_id") from store."product_library_version" o_f where o_f.id = o."product_library_version_id"))::text, '') end))) $$;

create or replace function rule.project_list_project_member(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('userId', x."user_id", 'startDate', x."start_date", 'endDate', x."end_date", 'load', x."load", 'name', (select x_f."name" from store."user" x_f where x_f.id = x."user_id")) order by x."tz_create", x.id), '[]') from store."project_member" x where x."project_id" = $1 and (x."kind" = 'back') $$;

create or replace function rule.project_list_project_member_2(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('userId', x."user_id", 'startDate', x."start_date", 'endDate', x."end_date", 'load', x."load", 'name', (select x_f."name" from store."user" x_f where x_f.id = x."user_id")) order by x."tz_create", x.id), '[]') from store."project_member" x where x."project_id" = $1 and (x."kind" = 'foregoing') $$;

create or replace function rule.project_list_project_member_3(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('userId', x."user_id", 'startDate', x."start_date", 'endDate', x."end_date", 'load', x."load", 'name', (select x_f."name" from store."user" x_f where x_f.id = x."user_id")) order by x."tz_create", x.id), '[]') from store."project_member" x where x."project_id" = $1 and (x."kind" = 'implement') $$;

create or replace function rule.project_list_project_member_4(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('userId', x."user_id", 'startDate', x."start_date", 'endDate', x."end_date", 'load', x."load", 'name', (select x_f."name" from store."user" x_f where x_f.id = x."user_id")) order by x."tz_create", x.id), '[]') from store."project_member" x where x."project_id" = $1 and (x."kind" = 'teammates') $$;

create or replace function rule.project_list_project_member_5(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('userId', x."user_id", 'startDate', x."start_date", 'endDate', x."end_date", 'load', x."load", 'name', (select x_f."name" from store."user" x_f where x_f.id = x."user_id")) order by x."tz_create", x.id), '[]') from store."project_member" x where x."project_id" = $1 and (x."kind" = 'carryOut') $$;

create or replace function rule.project_of_contract_id_need_maintain(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."need_maintain" from store."contract" x where x.id = $1 $$;

create or replace function rule.project_of_contract_id_maintain_date(uuid) returns date language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."maintain_date" from store."contract" x where x.id = $1 $$;

create or replace function rule.project_dashboard_list_project_dashboard(uuid) returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$ select coalesce(jsonb_agg(jsonb_build_object('userId', x."user_id", 'state', x."state", 'name', (select x_f."name" from public."user" x_f where x_f.id = x."user_id"), 'loadRate', case when coalesce((x."load_rate")::text) is not null then coalesce((x."load_rate")::text, '') end) order by x."load_rate" desc, x."user_id", x.id), '[]') from public."project_dashboard" x join public."project_dashboard" o on o.id = $1 where x."month" = o."month" and ((select x_f."department_id" from public."user" x_f where x_f.id = x."user_id") = (select o_f."department_id" from public."user" o_f where o_f.id = o."user_id")) $$;

create or replace function rule.project_module_min_wbs_task_tz_start(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select min(x."tz_start") from store."wbs_task" x where x."project_module_id" = $1 and (not (x."parent_id" is not null) and not (x."status" = '取消')) $$;

create or replace function rule.project_module_max_wbs_task_tz_end(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max(x."tz_end") from store."wbs_task" x where x."project_module_id" = $1 and (not (x."parent_id" is not null) and not (x."status" = '取消')) $$;

create or replace function rule.project_module_sum_wbs_task_expect_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."expect_hours"), 0) from store."wbs_task" x where x."project_module_id" = $1 and (not (x."parent_id" is not null) and not (x."status" = '取消')) $$;

create or replace function rule.project_module_sum_wbs_task_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."actual_hours"), 0) from store."wbs_task" x where x."project_module_id" = $1 and (not (x."parent_id" is not null) and not (x."status" = '取消')) $$;

create or replace function rule.project_module_count_wbs_task(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."wbs_task" x where x."project_module_id" = $1 and (not (x."parent_id" is not null) and not (x."status" = '取消')) $$;

create or replace function rule.project_module_count_wbs_task_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."wbs_task" x where x."project_module_id" = $1 and (not (x."parent_id" is not null) and (x."status" = '未开始')) $$;

create or replace function rule.project_module_count_wbs_task_3(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."wbs_task" x where x."project_module_id" = $1 and (not (x."parent_id" is not null) and (x."status" = '完成')) $$;

create or replace function rule.project_module_sum_wbs_task_remain_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."remain_hours"), 0) from store."wbs_task" x where x."project_module_id" = $1 and (not (x."parent_id" is not null) and not (x."status" = '取消')) $$;

create or replace function rule.project_module_max_project_module_tz_end(uuid) returns date language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max((coalesce(((select max(x_c."tz_end") from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and not (x_c."status" = '取消'))) at time zone 'Asia/Shanghai')::date, x."plan_end"))) from store."project_module" x where x.id in (select l.other_id from store.project_module_predecessor_ids l where l.project_module_id = $1) $$;

create or replace function rule.project_product_exists_project_follow(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."project_follow" x where x."target_id" = $1::text and (x."user_id" = (select app.me()) and ((x."target_type" = 'projectProduct') and (x."is_care" = true)) and not (x."project_id" is not null))) $$;

create or replace function rule.project_progress_count_bug(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."bug" x where x."project_progress_id" = $1 $$;

create or replace function rule.project_progress_count_apply_for(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."apply_for" x where x."project_progress_id" = $1 $$;

create or replace function rule.project_ver_of_product_library_version_id_product_library_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select (select x_f."name" from store."product_library" x_f where x_f.id = x."product_library_id") from store."product_library_version" x where x.id = $1 $$;

create or replace function rule.receive_item_sum_receive_quantity(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."quantity"), 0) from store."receive" x where x."item_id" = $1 and ((x."status" = '待一级审核') or (x."receive_status" = '待领取')) $$;

create or replace function rule.receive_item_sum_receive_out_quantity(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."out_quantity"), 0) from store."receive" x where x."item_id" = $1 $$;

create or replace function rule.reminder_rule_count_message(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."message" x join store."reminder_rule" o on o.id = $1 where x."type" = o."code" and ((x."dedupe_key" is not null) and (((app.now())::timestamptz + make_interval(hours => (-720)::integer)) < x."tz_create")) $$;

create or replace function rule.returned_money_via_contract_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."contract" x where x."id" in (select rule.tasked_of_me('contract')) $$;

create or replace function rule.returned_money_sum_invoicing_plan_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."money"), 0) from store."invoicing_plan" x join store."returned_money" o on o.id = $1 where x."contract_id" = o."contract_id" and ((x."is_cancel" = false) and (x."dt_receive" < (app.now() at time zone 'Asia/Shanghai')::date)) $$;

create or replace function rule.role_count_user_role(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."user_role" x where x."role_id" = $1 and (((not (x."tz_start" is not null) or (x."tz_start" <= (app.now() at time zone 'Asia/Shanghai')::date)) and (not (x."tz_end" is not null) or ((app.now() at time zone 'Asia/Shanghai')::date <= x."tz_end"))) and x."user_id" in (select x_v.id from store."user" x_v where (x_v."is_enable" = true))) $$;

create or replace function rule.submit_expense_exists_money_expense(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."money_expense" x where x."submit_id" = $1 and (x."is_over_limit" = true)) $$;

create or replace function rule.submit_month_sum_money_month_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."money"), 0) from store."money_month" x join store."submit_month" o on o.id = $1 where x."company"::text = o."company" and ((x."status" = '通过') and (x."month" = (lpad(extract(year from (((case when coalesce((o."month")::text, ('-01')::text) is not null then coalesce((o."month")::text, '') || coalesce(('-01')::text, '') end)::date + (-1)::integer))::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (((case when coalesce((o."month")::text, ('-01')::text) is not null then coalesce((o."month")::text, '') || coalesce(('-01')::text, '') end)::date + (-1)::integer))::date)::integer::text, 2, '0')))) $$;

create or replace function rule.submit_salary_linked_money_salary() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."submit_id" from store."money_salary" x where x."user_id" = (select app.me()) $$;

create or replace function rule.task_sum_plan_item_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."actual_hours"), 0) from store."plan_item" x where x."source_id" = $1::text and ((x."source_type" = 'task') and (((select x_f."is_save" from store."task_day" x_f where x_f.id = x."task_day_id") = true) or ((select x_f."is_save" from store."weekend_task" x_f where x_f.id = x."weekend_task_id") = true))) $$;

create or replace function rule.task_count_comment(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."comment" x where x."relevance_id" = $1::text and ((x."module" = 'task') and (x."type" = '评论')) $$;

create or replace function rule.task_week_sum_plan_item(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select coalesce(sum(x_c."actual_hours"), 0) from store."plan_item" x_c where x_c."source_id" = x."source_id" and ((x_c."count" = true) and (x_c."source_type" = x."source_type") and (coalesce((select x_c_f."user_id" from store."task_day" x_c_f where x_c_f.id = x_c."task_day_id"), (select x_c_f."user_id" from store."weekend_task" x_c_f where x_c_f.id = x_c."weekend_task_id")) = (select x_f."user_id" from store."task_week" x_f where x_f.id = x."task_week_id")) and ((select x_f."week_start" from store."task_week" x_f where x_f.id = x."task_week_id") <= coalesce((select x_c_f."date" from store."task_day" x_c_f where x_c_f.id = x_c."task_day_id"), (select x_c_f."date" from store."weekend_task" x_c_f where x_c_f.id = x_c."weekend_task_id"))) and (coalesce((select x_c_f."date" from store."task_day" x_c_f where x_c_f.id = x_c."task_day_id"), (select x_c_f."date" from store."weekend_task" x_c_f where x_c_f.id = x_c."weekend_task_id")) <= (((select x_f."week_start" from store."task_week" x_f where x_f.id = x."task_week_id"))::date + (6)::integer))))), 0) from store."plan_item" x join store."task_week" o on o.id = $1 where x."task_week_id" = $1 $$;

create or replace function rule.user_list_user_role(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('roleId', x."role_id", 'role', jsonb_build_object('id', x."role_id", 'name', (select x_f."name" from store."role" x_f where x_f.id = x."role_id"), 'sort', (select x_f."sort" from store."role" x_f where x_f.id = x."role_id")), 'isMain', x."is_main") order by (select x_f."sort" from store."role" x_f where x_f.id = x."role_id"), (select x_f."name" from store."role" x_f where x_f.id = x."role_id"), x.id), '[]') from store."user_role" x where x."user_id" = $1 and (((not (x."tz_start" is not null) or (x."tz_start" <= (app.now() at time zone 'Asia/Shanghai')::date)) and (not (x."tz_end" is not null) or ((app.now() at time zone 'Asia/Shanghai')::date <= x."tz_end"))) and x."role_id" in (select x_v.id from store."role" x_v where (x_v."is_enable" = true))) $$;

create or replace function rule.user_exists_admin(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."admin" x where x."user_id" = $1 and (app.now() < x."tz_lock")) $$;

create or replace function rule.week_task_comb_first_week_task_snapshot_plan_count(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."plan_count" from store."week_task_snapshot" x where x."week_task_comb_id" = $1 and (x."kind" = '完成') order by x.id limit 1 $$;

create or replace function rule.week_task_comb_sum_user(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select coalesce(sum(x_c."item_count"), 0) from store."task_week" x_c where x_c."user_id" = x.id and (x_c."week_start" = o."week_start"))), 0) from store."user" x join store."week_task_comb" o on o.id = $1 where x.id in (select l.user_id from store.week_task_comb_user_ids l where l.week_task_comb_id = $1) $$;

create or replace function rule.week_task_comb_first_week_task_snapshot_done_count(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."done_count" from store."week_task_snapshot" x where x."week_task_comb_id" = $1 and (x."kind" = '完成') order by x.id limit 1 $$;

create or replace function rule.week_task_comb_sum_user_2(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select coalesce(sum(x_c."done_count"), 0) from store."task_week" x_c where x_c."user_id" = x.id and (x_c."week_start" = o."week_start"))), 0) from store."user" x join store."week_task_comb" o on o.id = $1 where x.id in (select l.user_id from store.week_task_comb_user_ids l where l.week_task_comb_id = $1) $$;

create or replace function rule.week_task_comb_first_week_task_snapshot_plan_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."plan_hours" from store."week_task_snapshot" x where x."week_task_comb_id" = $1 and (x."kind" = '完成') order by x.id limit 1 $$;

create or replace function rule.week_task_comb_sum_user_3(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select coalesce(sum(x_c."plan_hours"), 0) from store."task_week" x_c where x_c."user_id" = x.id and (x_c."week_start" = o."week_start"))), 0) from store."user" x join store."week_task_comb" o on o.id = $1 where x.id in (select l.user_id from store.week_task_comb_user_ids l where l.week_task_comb_id = $1) $$;

create or replace function rule.week_task_comb_first_week_task_snapshot_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."actual_hours" from store."week_task_snapshot" x where x."week_task_comb_id" = $1 and (x."kind" = '完成') order by x.id limit 1 $$;

create or replace function rule.week_task_comb_sum_user_4(uuid) returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum((select coalesce(sum(((select coalesce(sum((select coalesce(sum(x_c_c_c."actual_hours"), 0) from store."plan_item" x_c_c_c where x_c_c_c."source_id" = x_c_c."source_id" and ((x_c_c_c."count" = true) and (x_c_c_c."source_type" = x_c_c."source_type") and (coalesce((select x_c_c_c_f."user_id" from store."task_day" x_c_c_c_f where x_c_c_c_f.id = x_c_c_c."task_day_id"), (select x_c_c_c_f."user_id" from store."weekend_task" x_c_c_c_f where x_c_c_c_f.id = x_c_c_c."weekend_task_id")) = (select x_c_c_f."user_id" from store."task_week" x_c_c_f where x_c_c_f.id = x_c_c."task_week_id")) and ((select x_c_c_f."week_start" from store."task_week" x_c_c_f where x_c_c_f.id = x_c_c."task_week_id") <= coalesce((select x_c_c_c_f."date" from store."task_day" x_c_c_c_f where x_c_c_c_f.id = x_c_c_c."task_day_id"), (select x_c_c_c_f."date" from store."weekend_task" x_c_c_c_f where x_c_c_c_f.id = x_c_c_c."weekend_task_id"))) and (coalesce((select x_c_c_c_f."date" from store."task_day" x_c_c_c_f where x_c_c_c_f.id = x_c_c_c."task_day_id"), (select x_c_c_c_f."date" from store."weekend_task" x_c_c_c_f where x_c_c_c_f.id = x_c_c_c."weekend_task_id")) <= (((select x_c_c_f."week_start" from store."task_week" x_c_c_f where x_c_c_f.id = x_c_c."task_week_id"))::date + (6)::integer))))), 0) from store."plan_item" x_c_c where x_c_c."task_week_id" = x_c.id))), 0) from store."task_week" x_c where x_c."user_id" = x.id and (x_c."week_start" = o."week_start"))), 0) from store."user" x join store."week_task_comb" o on o.id = $1 where x.id in (select l.user_id from store.week_task_comb_user_ids l where l.week_task_comb_id = $1) $$;

create or replace function rule.week_work_sum_task_day_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."actual_hours"), 0) from store."task_day" x join store."week_work" o on o.id = $1 where x."user_id" = o."user_id" and ((o."week_start" <= x."date") and (x."date" < ((o."week_start")::date + (7)::integer))) $$;

create or replace function rule.week_work_sum_weekend_task_actual_hours(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."actual_hours"), 0) from store."weekend_task" x join store."week_work" o on o.id = $1 where x."user_id" = o."user_id" and ((o."week_start" <= x."date") and (x."date" < ((o."week_start")::date + (7)::integer))) $$;

create or replace function rule.week_work_of_task_week_id_done_rate(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."done_rate" from store."task_week" x where x.id = $1 $$;

create or replace function rule.weekend_task_exists_plan_item(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."plan_item" x where x."weekend_task_id" = $1) $$;

create or replace function rule.work_day_of_kind_rule(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."rule" from store."meeting_kind" x where x.id = $1 $$;

create or replace function rule.work_day_list_work_day_attend(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(jsonb_build_object('userId', x."user_id", 'workDayId', x."work_day_id", 'name', (select x_f."name" from store."work_day" x_f where x_f.id = x."work_day_id"), 'message', case when coalesce(('与【')::text, ((select x_f."name" from store."work_day" x_f where x_f.id = x."work_day_id"))::text, ('】时间冲突')::text) is not null then coalesce(('与【')::text, '') || coalesce(((select x_f."name" from store."work_day" x_f where x_f.id = x."work_day_id"))::text, '') || coalesce(('】时间冲突')::text, '') end) order by x."user_id", x."work_day_id", x.id), '[]') from store."work_day_attend" x join store."work_day" o on o.id = $1 where x."user_id" in (select x_t."user_id" from store."work_day_attend" x_t where x_t."work_day_id" = $1 and not (x_t."status" = '请假')) and (not (x."status" = '请假') and not (x."work_day_id" = o."id") and ((o."status" = '待召开') or (o."status" = '进行中')) and (((select x_f."status" from store."work_day" x_f where x_f.id = x."work_day_id") = '待召开') or ((select x_f."status" from store."work_day" x_f where x_f.id = x."work_day_id") = '进行中')) and ((select x_f."date" from store."work_day" x_f where x_f.id = x."work_day_id") < o."end_date") and (o."date" < (select x_f."end_date" from store."work_day" x_f where x_f.id = x."work_day_id"))) $$;

create or replace function rule.work_day_count_work_day_attend(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."work_day_attend" x where x."work_day_id" = $1 and (x."status" = '参加') $$;

create or replace function rule.work_day_count_work_day_attend_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."work_day_attend" x where x."work_day_id" = $1 and not (x."status" = '请假') $$;

create or replace function rule.work_day_attend_of_work_day_id_date(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."date" from store."work_day" x where x.id = $1 $$;

create or replace function rule.bug_of_project_id_dev_principal_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."dev_principal_id" from store."project" x where x.id = $1 $$;

create or replace function rule.bug_of_project_id_principal_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."principal_id" from store."project" x where x.id = $1 $$;

create or replace function rule.business_log_of_business_opportunity_id_client_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."business_opportunity" x where x.id = $1 $$;

create or replace function rule.business_product_of_product_library_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."name" from store."product_library" x where x.id = $1 $$;

create or replace function rule.client_product_of_product_library_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."name" from store."product_library" x where x.id = $1 $$;

create or replace function rule.deduction_of_check_on_work_id_user_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."user_id" from store."check_on_work" x where x.id = $1 $$;

create or replace function rule.deduction_of_check_on_work_id_leader_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."leader_id" from store."check_on_work" x where x.id = $1 $$;

create or replace function rule.invoicing_of_contract_id_client_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."contract" x where x.id = $1 $$;

create or replace function rule.invoicing_of_buyer_id_client_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."invoicing_config" x where x.id = $1 $$;

create or replace function rule.invoicing_plan_of_contract_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."name" from store."contract" x where x.id = $1 $$;

create or replace function rule.invoicing_plan_of_contract_id_initiator(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."initiator" from store."contract" x where x.id = $1 $$;

create or replace function rule.invoicing_plan_of_contract_id_self_company(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."self_company" from store."contract" x where x.id = $1 $$;

create or replace function rule.maintain_date_change_of_contract_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."name" from store."contract" x where x.id = $1 $$;

create or replace function rule.maintenance_of_contract_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."name" from store."contract" x where x.id = $1 $$;

create or replace function rule.maintenance_of_contract_id_client_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."contract" x where x.id = $1 $$;

create or replace function rule.milepost_advance_of_milepost_id_project_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_id" from store."milepost" x where x.id = $1 $$;

create or replace function rule.money_come_go_of_submit_id_company(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."company" from store."submit_come_go" x where x.id = $1 $$;

create or replace function rule.money_expense_of_submit_id_company(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."company" from store."submit_expense" x where x.id = $1 $$;

create or replace function rule.money_expense_of_submit_id_user_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."user_id" from store."submit_expense" x where x.id = $1 $$;

create or replace function rule.money_expense_of_submit_id_department_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."department_id" from store."submit_expense" x where x.id = $1 $$;

create or replace function rule.money_month_of_submit_id_month(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."month" from store."submit_month" x where x.id = $1 $$;

create or replace function rule.money_month_of_submit_id_company(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."company" from store."submit_month" x where x.id = $1 $$;

create or replace function rule.money_other_of_submit_id_company(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."company" from store."submit_other" x where x.id = $1 $$;

create or replace function rule.money_payroll_of_submit_id_company(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."company" from store."submit_payroll" x where x.id = $1 $$;

create or replace function rule.money_payroll_of_submit_id_month(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."month" from store."submit_payroll" x where x.id = $1 $$;

create or replace function rule.money_payroll_of_submit_id_pay_date(uuid) returns date language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."pay_date" from store."submit_payroll" x where x.id = $1 $$;

create or replace function rule.money_payroll_of_submit_id_kind(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."kind" from store."submit_payroll" x where x.id = $1 $$;

create or replace function rule.returned_money_of_contract_id_contract_number(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."contract_number" from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_of_contract_id_client_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select (select x_f."name" from store."client" x_f where x_f.id = x."client_id") from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_of_contract_id_client_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_of_contract_id_initiator(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."initiator" from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_of_contract_id_remain_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."remain_money" from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_of_contract_id_received_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."received_money" from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_of_contract_id_invoice_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."invoice_money" from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_apply_of_contract_id_name(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."name" from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_apply_of_contract_id_contract_number(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."contract_number" from store."contract" x where x.id = $1 $$;

create or replace function rule.returned_money_apply_of_contract_id_client_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."contract" x where x.id = $1 $$;

create or replace function rule.apply_for_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."dev_principal_id" = (select app.me()) $$;

create or replace function rule.apply_for_of_product_library_version_id_stage(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."stage" from store."product_library_version" x where x.id = $1 $$;

create or replace function rule.attendance_month_of_user_id_tz_demobilize(uuid) returns date language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."tz_demobilize" from store."user" x where x.id = $1 $$;

create or replace function rule.attendance_month_of_user_id_company(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."company" from store."user" x where x.id = $1 $$;

create or replace function rule.attendance_month_exists_attendance(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."attendance" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = o."month") and (x."status" in ('待一级审核', '待二级审核')))) $$;

create or replace function rule.attendance_month_count_overtime(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."overtime" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and (((lpad(extract(year from (x."date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."date")::date)::integer::text, 2, '0')) = o."month") and ((x."status" = '待一级审核') or (((x."status" = '通过') and (x."settle" = '未核实')) and (x."tz_end" < app.now())))) $$;

create or replace function rule.attendance_month_count_rest_day(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."rest_day" x join store."attendance_month" o on o.id = $1 where x."user_id" = o."user_id" and ((x."status" in ('待一级审核', '变更中')) and ((lpad(extract(year from (x."start_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."start_date")::date)::integer::text, 2, '0')) <= o."month") and (o."month" <= (lpad(extract(year from (x."end_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (x."end_date")::date)::integer::text, 2, '0')))) $$;

create or replace function rule.bug_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."dev_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) $$;

create or replace function rule.bug_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."id" in (select rule.project_linked_project_member()) $$;

create or replace function rule.bug_via_project_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."dev_principal_id" = (select app.me()) $$;

create or replace function rule.business_log_via_business_opportunity_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."business_opportunity" x where (x."sales_personnel" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) $$;

create or replace function rule.business_opportunity_exists_contract(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."contract" x where x."business_opportunity_id" = $1 and (x."status" in ('待一级审核', '待二级审核', '通过', '变更中'))) $$;

create or replace function rule.business_product_via_business_opportunity_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."business_opportunity" x where (x."sales_personnel" = (select app.me()) or x."helper_id" = (select app.me())) $$;

create or replace function rule.business_product_of_business_opportunity_id_schedule(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."schedule" from store."business_opportunity" x where x.id = $1 $$;

create or replace function rule.business_task_via_business_opportunity_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."business_opportunity" x where (x."sales_personnel" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) $$;

create or replace function rule.check_on_work_exists_attendance_month(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."attendance_month" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = (lpad(extract(year from (o."start_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (o."start_date")::date)::integer::text, 2, '0'))) and (x."status" in ('已确认', '已锁定')))) $$;

create or replace function rule.check_on_work_via_user_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."user" x where (x."need_attendance" = false) $$;

create or replace function rule.check_on_work_exists_attendance_month_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."attendance_month" x join store."check_on_work" o on o.id = $1 where x."user_id" = o."user_id" and ((x."month" = (lpad(extract(year from (o."start_date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from (o."start_date")::date)::integer::text, 2, '0'))) and (x."status" = '已锁定'))) $$;

create or replace function rule.check_on_work_exists_deduction(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."deduction" x where x."check_on_work_id" = $1 and (x."status" in ('草稿', '待一级审核', '待二级审核', '驳回', '已撤回'))) $$;

create or replace function rule.check_on_work_exists_deduction_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."deduction" x where x."check_on_work_id" = $1 and (x."kind" = '系统')) $$;

create or replace function rule.client_exists_business_opportunity_3(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."business_opportunity" x where x."client_id" = $1 and ((x."is_use" = true) and (x."schedule" in ('线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判')) and not (x."status" in ('驳回', '已作废')))) $$;

create or replace function rule.client_exists_contract_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."contract" x where x."client_id" = $1 and not ((x."stage" in ('履行完毕', '已归档', '已终止')) or (x."status" = '已作废'))) $$;

create or replace function rule.client_contact_via_client_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回'))) or x."id" in (select rule.client_linked_project())) $$;

create or replace function rule.client_product_via_client_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) $$;

create or replace function rule.client_product_via_client_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where (x."user_id" = (select app.me()) or x."helper_id" = (select app.me())) $$;

create or replace function rule.client_visit_via_client_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."client" x where x."user_id" = (select app.me()) $$;

create or replace function rule.contract_count_invoicing_plan(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."invoicing_plan" x where x."contract_id" = $1 $$;

create or replace function rule.contract_linked_project_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."contract_id" from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.contract_of_parent_id_stage(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."stage" from store."contract" x where x.id = $1 $$;

create or replace function rule.contract_sum_invoicing_plan_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."money"), 0) from store."invoicing_plan" x where x."contract_id" = $1 and (x."is_cancel" = false) $$;

create or replace function rule.contract_of_parent_id_total_money(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."total_money" from store."contract" x where x.id = $1 $$;

create or replace function rule.contract_sum_invoicing_plan_money_2(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."money"), 0) from store."invoicing_plan" x join store."contract" o on o.id = $1 where x."contract_id" = o."parent_id" and (x."is_cancel" = false) $$;

create or replace function rule.course_exists_course_log(text) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."course_log" x where x."course_id"::text = $1 and (x."status" in ('学习中', '已学完', '已评分'))) $$;

create or replace function rule.course_count_course_log(text) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."course_log" x where x."course_id"::text = $1 and (((app.now())::timestamptz + make_interval(hours => (-2160)::integer)) <= x."tz_start") $$;

create or replace function rule.course_comment_via_course_id() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course" x where (x."creator_id" = (select app.me()) or x."teacher_id" = (select app.me())) $$;

create or replace function rule.course_comment_via_course_id_2() returns setof text rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."course" x where x."id" in (select rule.course_linked_course_log_2()) $$;

create or replace function rule.course_log_of_course_id_shelf(text) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."shelf" from store."course" x where x.id = $1 $$;

create or replace function rule.course_log_list_course_chapter(uuid) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(jsonb_agg(one.value order by one.place), '[]') from (select x."name" as value, row_number() over (order by x."sort", x.id) as place from store."course_chapter" x join store."course_log" o on o.id = $1 where x."course_id"::text = o."course_id" and ((x."is_required" = true) and not (select exists (select from store."course_chapter_log" x_c where x_c."chapter_id" = x.id and ((x_c."course_log_id" = o."id") and (x_c."is_finish" = true))))) order by 2 limit 3) one $$;

create or replace function rule.course_log_of_course_id_course_version(text) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."course_version" from store."course" x where x.id = $1 $$;

create or replace function rule.course_log_of_course_id_credit(text) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."credit" from store."course" x where x.id = $1 $$;

create or replace function rule.daily_work_of_user_id_is_enable(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."is_enable" from store."user" x where x.id = $1 $$;

create or replace function rule.demo_apply_of_business_opportunity_id_client_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."business_opportunity" x where x.id = $1 $$;

create or replace function rule.design_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.design_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.design_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.entry_exists_entry_item(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."entry_item" x where x."entry_id" = $1 and ((x."kind" = '材料') and (x."is_done" = false))) $$;

create or replace function rule.entry_exists_user(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."user" x join store."entry" o on o.id = $1 where x."mobile"::text = o."mobile" and not (x."status" = '离职')) $$;

create or replace function rule.entry_item_via_entry_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."entry" x where x."mentor_id" = (select app.me()) $$;

create or replace function rule.gift_give_of_gift_type_id_price(uuid) returns numeric(16,2) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."price" from store."gift_type" x where x.id = $1 $$;

create or replace function rule.gift_give_of_gift_type_id_available(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."available" from store."gift_type" x where x.id = $1 $$;

create or replace function rule.goal_plan_count_goal_plan(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."goal_plan" x where x."parent_id" = $1 and (x."status" in ('草稿', '进行中')) $$;

create or replace function rule.imp_node_log_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where ((x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) or x."dev_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.imp_node_log_exists_implementary_progress(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."implementary_progress" x join store."imp_node_log" o on o.id = $1 where x."project_id" = o."project_id" and ((x."node" = o."node") and (x."round" = o."round") and (x."status" in ('进行中', '待确认')))) $$;

create or replace function rule.imp_node_log_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.imp_node_log_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.imp_node_log_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.imp_node_log_via_project_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."imp_principal_id" = (select app.me()) $$;

create or replace function rule.imp_node_log_exists_implementary_progress_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."implementary_progress" x join store."imp_node_log" o on o.id = $1 where x."project_id" = o."project_id" and ((x."node" = o."node") and (x."round" = o."round") and (x."status" = '已完成'))) $$;

create or replace function rule.imp_prepare_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) $$;

create or replace function rule.imp_prepare_via_business_opportunity_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."business_opportunity" x where x."sales_personnel" = (select app.me()) $$;

create or replace function rule.imp_prepare_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where ((x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) or x."dev_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.imp_prepare_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.imp_prepare_via_project_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.imp_prepare_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.imp_prepare_via_project_id_5() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."imp_principal_id" = (select app.me()) $$;

create or replace function rule.imp_prepare_via_project_id_6() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '准备') $$;

create or replace function rule.imp_record_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.imp_record_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.imp_record_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.imp_record_of_project_id_imp_node(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."imp_node" from store."project" x where x.id = $1 $$;

create or replace function rule.implementary_progress_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.implementary_progress_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.implementary_progress_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.implementary_progress_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.implementary_progress_via_project_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" in ('实施中', '待验收')) $$;

create or replace function rule.implementary_progress_of_project_id_imp_node(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."imp_node" from store."project" x where x.id = $1 $$;

create or replace function rule.invoicing_plan_via_contract_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."contract" x where x."initiator" = (select app.me()) $$;

create or replace function rule.manage_report_of_user_id_is_enable(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."is_enable" from store."user" x where x.id = $1 $$;

create or replace function rule.market_work_of_user_id_is_enable(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."is_enable" from store."user" x where x.id = $1 $$;

create or replace function rule.milepost_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.milepost_via_project_product_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project_product" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.milepost_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.milepost_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.milepost_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.milepost_advance_of_milepost_id_end_date(uuid) returns date language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."end_date" from store."milepost" x where x.id = $1 $$;

create or replace function rule.milepost_advance_of_milepost_id_excused_days(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."excused_days" from store."milepost" x where x.id = $1 $$;

create or replace function rule.milepost_advance_via_kind_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."milepost_advance_kind" x where (x."excused" = true) $$;

create or replace function rule.milepost_advance_via_milepost_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."milepost" x where (x."status" in ('未开始', '进行中')) $$;

create or replace function rule.milepost_advance_exists_milepost_advance(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."milepost_advance" x join store."milepost_advance" o on o.id = $1 where x."milepost_id" = o."milepost_id" and (x."status" = '待一级审核')) $$;

create or replace function rule.milepost_advance_via_kind_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."milepost_advance_kind" x where (x."direction" = '提前') $$;

create or replace function rule.milepost_advance_of_kind_id_max_days(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."max_days" from store."milepost_advance_kind" x where x.id = $1 $$;

create or replace function rule.milepost_advance_via_kind_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."milepost_advance_kind" x where not (x."max_days" is not null) $$;

create or replace function rule.milepost_advance_via_kind_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."milepost_advance_kind" x where (x."need_file" = false) $$;

create or replace function rule.money_come_go_via_submit_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_come_go" x where x."creator_id" = (select app.me()) $$;

create or replace function rule.money_expense_via_submit_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_expense" x where x."creator_id" = (select app.me()) $$;

create or replace function rule.money_expense_first_money_budget_id(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."id" from store."money_budget" x join store."money_expense" o on o.id = $1 where x."project_id" = o."project_id" and ((x."target" = '项目') and (o."kind" = '项目费用')) order by x.id limit 1 $$;

create or replace function rule.money_expense_first_money_budget_id_2(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."id" from store."money_budget" x join store."money_expense" o on o.id = $1 where x."department_id" = o."department_id" and ((x."target" = '部门') and (x."company" = o."company") and (x."year" = extract(year from (coalesce(o."book_date", o."date"))::date)::integer) and (coalesce(x."kind", o."kind") = o."kind")) order by x."kind", x.id limit 1 $$;

create or replace function rule.money_month_via_submit_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_month" x where x."creator_id" = (select app.me()) $$;

create or replace function rule.money_other_via_submit_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_other" x where x."creator_id" = (select app.me()) $$;

create or replace function rule.money_salary_via_submit_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."submit_salary" x where x."creator_id" = (select app.me()) $$;

create or replace function rule.official_seal_count_official_seal_use_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."official_seal_use" x where x."seal_id" = $1 and ((x."status" in ('待一级审核', '待二级审核')) or (x."use_status" = '待用印')) $$;

create or replace function rule.official_seal_use_exists_official_seal(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."official_seal" x join store."official_seal_use" o on o.id = $1 where x."id" = o."seal_id" and ((x."keeper_id" = o."user_id") and (not (x."backup_id" is not null) or x."backup_id" in (select x_v.id from store."user" x_v where (x_v."is_enable" = false))))) $$;

create or replace function rule.official_seal_use_via_seal_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."official_seal" x where (x."status" = '在库') $$;

create or replace function rule.official_seal_use_via_contract_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."contract" x where (x."status" in ('通过', '变更中')) $$;

create or replace function rule.official_seal_use_via_user_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."user" x where rule.user_exists_official_seal_use(x."id") $$;

create or replace function rule.user_exists_official_seal_use(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."official_seal_use" x where x."user_id" = $1 and ((x."use_status" in ('已借出', '待归还审核')) and (x."tz_back_plan" < app.now()))) $$;

create or replace function rule.official_seal_use_exists_official_seal_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."official_seal" x join store."official_seal_use" o on o.id = $1 where x."id" = o."seal_id" and ((x."keeper_id" = o."user_id") and x."backup_id" in (select x_v.id from store."user" x_v where (x_v."is_enable" = true)))) $$;

create or replace function rule.official_seal_use_via_seal_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."official_seal" x where x."keeper_id" in (select rule.official_seal_via_keeper_id()) $$;

create or replace function rule.official_seal_via_keeper_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."user" x where ((x."is_work" = false) or ((x."deputy_id" is not null) and (x."deputy_from" <= (app.now() at time zone 'Asia/Shanghai')::date) and ((app.now() at time zone 'Asia/Shanghai')::date <= x."deputy_to")) or app.on_leave(x."id", ((app.now() at time zone 'Asia/Shanghai')::date)::date, ((app.now() at time zone 'Asia/Shanghai')::date)::date)) $$;

create or replace function rule.official_seal_use_via_seal_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."official_seal" x where (x."status" in ('在库', '借出')) $$;

create or replace function rule.official_seal_use_via_contract_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."contract" x where not (x."status" in ('驳回', '已作废')) $$;

create or replace function rule.okr_count_okr(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."okr" x where x."parent_id" = $1 and (x."kind" = 'KR') $$;

create or replace function rule.okr_sum_okr_weight(uuid) returns numeric(16,0) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select coalesce(sum(x."weight"), 0) from store."okr" x where x."parent_id" = $1 and (x."kind" = 'KR') $$;

create or replace function rule.okr_count_okr_2(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."okr" x join store."okr" o on o.id = $1 where x."user_id" = o."user_id" and ((x."kind" = 'O') and not (x."status" in ('草拟', '退回')) and (x."year" = o."year") and (x."quarter" = o."quarter")) $$;

create or replace function rule.okr_check_via_okr_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."okr" x where (x."status" = '进行中') $$;

create or replace function rule.overtime_exists_attendance(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."attendance" x join store."overtime" o on o.id = $1 where x."user_id" = o."user_id" and ((x."date" = o."date") and (x."result" = '未统计'))) $$;

create or replace function rule.plan_item_via_task_day_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."task_day" x where ((select app.has_operation('taskDay:pmo')) and not (x."stage" = 'PMO已确认')) $$;

create or replace function rule.plan_item_via_task_week_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."task_week" x where (((select app.has_operation('task:dispatch')) or x."confirmer_id" = (select app.me())) and (x."status" in ('草稿', '已提交', '已下发'))) $$;

create or replace function rule.plan_item_via_weekend_task_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."weekend_task" x where (x."user_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已批准', '已保存', '退回'))) $$;

create or replace function rule.plan_item_via_task_week_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."task_week" x where (x."user_id" = (select app.me()) and (x."status" in ('草稿', '已提交', '退回', '已保存'))) $$;

create or replace function rule.plan_item_via_task_week_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."task_week" x where (x."user_id" = (select app.me()) and (x."status" in ('草稿', '已提交', '已下发', '退回', '已保存'))) $$;

create or replace function rule.pmo_work_of_user_id_is_enable(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."is_enable" from store."user" x where x.id = $1 $$;

create or replace function rule.project_exists_imp_node_log(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."imp_node_log" x where x."project_id" = $1 and ((x."name" = '维护交接单') and (x."status" = '通过'))) $$;

create or replace function rule.project_exists_bug(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."bug" x where x."project_id" = $1 and ((x."priority" in ('急', '高')) and not (x."status" in ('草稿', '已关闭')))) $$;

create or replace function rule.project_count_bug(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."bug" x where x."project_id" = $1 and not (x."status" in ('草稿', '已关闭')) $$;

create or replace function rule.project_count_apply_for(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."apply_for" x where x."project_id" = $1 and (not (x."status" in ('草稿', '驳回', '已撤回', '已作废')) and not (x."stage" in ('已完成', '已关闭', '已转缺陷'))) $$;

create or replace function rule.project_count_milepost(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."milepost" x where x."project_id" = $1 and (x."status" in ('未开始', '进行中', '待确认')) $$;

create or replace function rule.project_count_wbs_task(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."wbs_task" x where x."project_id" = $1 and ((x."status" in ('未开始', '进行中')) and not (select exists (select from store."wbs_task" x_c where x_c."parent_id" = x.id))) $$;

create or replace function rule.project_man_day_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."principal_id" = (select app.me()) or x."dev_principal_id" = (select app.me())) $$;

create or replace function rule.project_man_day_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.project_man_day_via_project_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.project_man_day_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.project_man_day_via_project_id_5() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."audit_status" in ('通过', '变更中')) $$;

create or replace function rule.project_man_day_of_project_id_estimate(uuid) returns numeric(16,1) language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."estimate" from store."project" x where x.id = $1 $$;

create or replace function rule.project_member_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me())) $$;

create or replace function rule.project_module_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."principal_id" = (select app.me()) or x."dev_principal_id" = (select app.me())) $$;

create or replace function rule.project_module_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where ((x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) or x."dev_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.project_module_max_wbs_task_tz_actual(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max(x."tz_actual") from store."wbs_task" x where x."project_module_id" = $1 $$;

create or replace function rule.project_module_exists_project_module(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."project_module" x where x.id in (select l.other_id from store.project_module_predecessor_ids l where l.project_module_id = $1) and not ((case when ((select count(*)::integer from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and not (x_c."status" = '取消'))) = (select count(*)::integer from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and (x_c."status" = '未开始')))) then '未开始' when ((select count(*)::integer from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and not (x_c."status" = '取消'))) = (select count(*)::integer from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and (x_c."status" = '完成')))) then '完成' else '进行中' end) = '完成')) $$;

create or replace function rule.project_module_max_project_module_tz_done(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select max((case when (case when ((select count(*)::integer from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and not (x_c."status" = '取消'))) = (select count(*)::integer from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and (x_c."status" = '未开始')))) then '未开始' when ((select count(*)::integer from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and not (x_c."status" = '取消'))) = (select count(*)::integer from store."wbs_task" x_c where x_c."project_module_id" = x.id and (not (x_c."parent_id" is not null) and (x_c."status" = '完成')))) then '完成' else '进行中' end = '完成') then (select max(x_c."tz_actual") from store."wbs_task" x_c where x_c."project_module_id" = x.id) else null end)) from store."project_module" x where x.id in (select l.other_id from store.project_module_predecessor_ids l where l.project_module_id = $1) $$;

create or replace function rule.project_produce_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where ((x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) or x."dev_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.project_produce_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.project_produce_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.project_produce_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.project_produce_via_project_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.project_product_of_product_library_version_id_stage(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."stage" from store."product_library_version" x where x.id = $1 $$;

create or replace function rule.project_progress_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where ((x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) or x."dev_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.project_progress_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) $$;

create or replace function rule.project_progress_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (not (x."client_id" is not null) and (x."imp_principal_id" is not null) and not (x."principal_id" = x."imp_principal_id")) $$;

create or replace function rule.project_progress_via_project_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."dev_principal_id" = (select app.me()) or x."product_library_id" in (select rule.project_via_product_library_id())) $$;

create or replace function rule.project_via_product_library_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."product_library" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.project_progress_via_project_id_5() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.project_progress_via_project_id_6() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.project_progress_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.project_ver_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where ((x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) or x."dev_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.project_ver_via_train_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."train" x where (x."status" = '通过') $$;

create or replace function rule.project_ver_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.project_ver_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.project_ver_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.receive_via_item_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."receive_item" x where (x."kind" = '耗材') $$;

create or replace function rule.receive_exists_entry(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."entry" x join store."receive" o on o.id = $1 where x."user_id" = o."user_id" and ((x."kind" = '入职') and (x."stage" in ('待离职', '交接中', '已离职')))) $$;

create or replace function rule.receive_via_user_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."user" x where (x."status" = '离职') $$;

create or replace function rule.receive_via_item_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."receive_item" x where not (x."keeper_id" is not null) $$;

create or replace function rule.submit_expense_exists_money_expense_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."money_expense" x where x."submit_id" = $1 and (x."is_paper" = true)) $$;

create or replace function rule.submit_expense_via_user_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."user" x where (x."is_enable" = true) $$;

create or replace function rule.submit_payroll_count_money_payroll(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."money_payroll" x where x."submit_id" = $1 and (x."status" in ('待确认', '有异议')) $$;

create or replace function rule.task_day_exists_performance(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."performance" x join store."task_day" o on o.id = $1 where x."user_id" = o."user_id" and ((x."status" = '已归档') and (x."start_date" <= o."date") and (o."date" <= x."end_date"))) $$;

create or replace function rule.task_users_via_task_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."task" x where x."user_id" = (select app.me()) $$;

create or replace function rule.task_week_exists_plan_item(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."plan_item" x where x."task_week_id" = $1 and (x."plan_hours" <= 0)) $$;

create or replace function rule.task_week_exists_plan_item_2(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."plan_item" x where x."task_week_id" = $1 and ((x."is_done" = false) and (x."reason" is null))) $$;

create or replace function rule.task_week_exists_performance(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."performance" x join store."task_week" o on o.id = $1 where x."user_id" = o."user_id" and ((x."status" = '已归档') and (x."start_date" <= o."week_start") and (o."week_start" <= x."end_date"))) $$;

create or replace function rule.technical_challenge_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."dev_principal_id" = (select app.me()) $$;

create or replace function rule.technical_challenge_via_project_product_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project_product" x where x."dev_principal_id" = (select app.me()) $$;

create or replace function rule.technical_challenge_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.technical_challenge_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.technical_challenge_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.test_apply_of_business_opportunity_id_client_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."client_id" from store."business_opportunity" x where x.id = $1 $$;

create or replace function rule.test_apply_of_product_library_version_id_product_library_id(uuid) returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."product_library_id" from store."product_library_version" x where x.id = $1 $$;

create or replace function rule.train_via_project_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."imp_principal_id" = (select app.me()) $$;

create or replace function rule.train_exists_implementary_progress(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."implementary_progress" x join store."train" o on o.id = $1 where x."project_id" = o."project_id" and ((x."node" = 3) and (x."status" in ('已完成', '已跳过')))) $$;

create or replace function rule.train_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.train_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.train_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.wbs_hour_via_wbs_task_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."wbs_task" x where (x."user_id" = (select app.me()) or x."project_id" in (select rule.wbs_task_via_project_id_2())) $$;

create or replace function rule.wbs_task_via_project_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where ((x."imp_principal_id" = (select app.me()) or x."principal_id" = (select app.me())) or x."dev_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member())) $$;

create or replace function rule.wbs_hour_via_wbs_task_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."wbs_task" x where x."project_id" in (select rule.wbs_task_via_project_id_3()) $$;

create or replace function rule.wbs_task_via_project_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where x."principal_id" = (select app.me()) $$;

create or replace function rule.wbs_task_exists_wbs_task(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."wbs_task" x where x."parent_id" = $1) $$;

create or replace function rule.wbs_task_via_project_id_4() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where not (x."project_status" in ('暂停', '终止', '已结束')) $$;

create or replace function rule.wbs_task_via_project_id_5() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."project" x where (x."project_status" = '已结束') $$;

create or replace function rule.wbs_task_of_project_id_project_status(uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."project_status" from store."project" x where x.id = $1 $$;

create or replace function rule.wbs_task_count_bug(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."bug" x where x."wbs_id" = $1 and not (x."status" in ('草稿', '已关闭')) $$;

create or replace function rule.wbs_task_count_apply_for(uuid) returns integer language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select count(*)::integer from store."apply_for" x where x."wbs_id" = $1 and (not (x."status" in ('草稿', '驳回', '已撤回', '已作废')) and not (x."stage" in ('已完成', '已关闭', '已转缺陷'))) $$;

create or replace function rule.week_work_of_user_id_is_enable(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."is_enable" from store."user" x where x.id = $1 $$;

create or replace function rule.weekend_task_exists_performance(uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select exists (select from store."performance" x join store."weekend_task" o on o.id = $1 where x."user_id" = o."user_id" and ((x."status" = '已归档') and (x."start_date" <= o."date") and (o."date" <= x."end_date"))) $$;

create or replace function rule.work_day_attend_via_work_day_id() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."work_day" x where x."host_id" = (select app.me()) $$;

create or replace function rule.work_day_attend_via_work_day_id_2() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."work_day" x where (x."status" in ('待召开', '进行中')) $$;

create or replace function rule.work_day_attend_of_work_day_id_end_date(uuid) returns timestamp with time zone language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x."end_date" from store."work_day" x where x.id = $1 $$;

create or replace function rule.work_day_attend_via_work_day_id_3() returns setof uuid rows 20 language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select x.id from store."work_day" x where not (x."status" = '已取消') $$;

create view public."admin" as select
  t."id" as "id",
  t."name" as "name",
  t."user_id" as "user_id",
  t."role_id" as "role_id",
  t."parent_id" as "parent_id",
  t."must_change" as "must_change",
  t."failures" as "failures",
  t."tz_lock" as "tz_lock",
  t."tz_password" as "tz_password",
  t."tz_last" as "tz_last",
  t."is_enable" as "is_enable",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."admin" t;
alter view public."admin" owner to chengban_gate;
comment on view public."admin" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName adminByUserId
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName adminByRoleId
@foreignKey (parent_id) references public.admin (id)|@fieldName parent|@backwardBehavior -*|@foreignFieldName adminByParentId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName adminByCreatorId
@omit create,update,delete';
comment on column public."admin".search_grams is '@omit';
comment on column public."admin".search_text is '@omit';
comment on column public."admin".search_initials is '@omit';

create view public."apply_for" as select
  t."id" as "id",
  t."code" as "code",
  t."name" as "name",
  case when mask.m0 then t."type" end as "type",
  case when mask.m0 then t."summarize" end as "summarize",
  case when mask.m1 then t."describe" end as "describe",
  case when mask.m0 then t."reason" end as "reason",
  case when mask.m1 then t."file" end as "file",
  case when mask.m0 then t."client_id" end as "client_id",
  case when mask.m2 then t."project_id" end as "project_id",
  case when mask.m1 then t."project_name" end as "project_name",
  case when mask.m0 then t."module" end as "module",
  case when mask.m0 then t."wbs_id" end as "wbs_id",
  case when mask.m0 then t."project_progress_id" end as "project_progress_id",
  case when mask.m2 then t."temporary_id" end as "temporary_id",
  case when mask.m0 then t."bug_id" end as "bug_id",
  case when mask.m0 then t."user" end as "user",
  case when mask.m0 then t."phone" end as "phone",
  case when mask.m0 then t."date" end as "date",
  case when mask.m2 then t."priority" end as "priority",
  case when mask.m0 then t."severity" end as "severity",
  case when mask.m0 then t."audit1" end as "audit1",
  case when mask.m0 then t."audit2" end as "audit2",
  case when mask.m0 then t."opinion_first" end as "opinion_first",
  case when mask.m0 then t."opinion" end as "opinion",
  case when mask.m0 then t."is_reject" end as "is_reject",
  case when mask.m0 then t."designated_person" end as "designated_person",
  case when mask.m0 then t."predict_front" end as "predict_front",
  case when mask.m0 then t."predict_rear" end as "predict_rear",
  case when mask.m0 then t."predict" end as "predict",
  case when mask.m0 then (rule.apply_for_sum_plan_item_actual_hours(t."id"))::numeric(16,1) end as "actual_hours",
  case when mask.m0 then t."charge_mode" end as "charge_mode",
  case when mask.m3 then t."quotation" end as "quotation",
  case when mask.m0 then t."solver_id" end as "solver_id",
  case when mask.m0 then t."tester_id" end as "tester_id",
  case when mask.m0 then t."closer_id" end as "closer_id",
  case when mask.m0 then array(select l.user_id from store.apply_for_collaborator l where l.apply_for_id = t.id order by l.sort)::uuid[] end as "collaborator",
  case when mask.m0 then array(select l.user_id from store.apply_for_notify_person l where l.apply_for_id = t.id order by l.sort)::uuid[] end as "notify_person",
  case when mask.m0 then t."audit_status" end as "audit_status",
  case when mask.m0 then t."stage" end as "stage",
  t."status" as "status",
  case when mask.m0 then t."pre_status" end as "pre_status",
  case when mask.m2 then t."end_time" end as "end_time",
  case when mask.m0 then t."original_time" end as "original_time",
  case when mask.m0 then t."update_date" end as "update_date",
  case when mask.m0 then t."update_status" end as "update_status",
  case when mask.m0 then t."adjust_times" end as "adjust_times",
  case when mask.m0 then t."tz_submit" end as "tz_submit",
  case when mask.m0 then t."tz_audit" end as "tz_audit",
  case when mask.m0 then t."tz_finish" end as "tz_finish",
  case when mask.m0 then t."tz_test" end as "tz_test",
  t."test_result" as "test_result",
  case when mask.m0 then t."test_back" end as "test_back",
  case when mask.m1 then t."tz_publish" end as "tz_publish",
  case when mask.m0 then t."product_library_version_id" end as "product_library_version_id",
  case when mask.m0 then t."tz_close" end as "tz_close",
  case when mask.m0 then t."need_sign" end as "need_sign",
  case when mask.m3 then t."sign_token" end as "sign_token",
  case when mask.m1 then t."tz_sign_token" end as "tz_sign_token",
  case when mask.m0 then t."signature" end as "signature",
  case when mask.m0 then t."signer" end as "signer",
  case when mask.m0 then t."signer_phone" end as "signer_phone",
  case when mask.m0 then t."sign_hash" end as "sign_hash",
  case when mask.m0 then t."client_opinion" end as "client_opinion",
  case when mask.m0 then t."imp_apply" end as "imp_apply",
  case when mask.m0 then t."sync_id" end as "sync_id",
  case when mask.m0 then t."sync_status" end as "sync_status",
  case when mask.m0 then t."sync_wait" end as "sync_wait",
  case when mask.m0 then (case when ((case when (t."audit_status" = '变更中') then '变更中' when (t."stage" = '未通过') then t."audit_status" else t."stage" end = '草稿') or (case when (t."audit_status" = '变更中') then '变更中' when (t."stage" = '未通过') then t."audit_status" else t."stage" end = '驳回') or (case when (t."audit_status" = '变更中') then '变更中' when (t."stage" = '未通过') then t."audit_status" else t."stage" end = '已撤回') or (case when (t."audit_status" = '变更中') then '变更中' when (t."stage" = '未通过') then t."audit_status" else t."stage" end = '暂缓') or (case when (t."audit_status" = '变更中') then '变更中' when (t."stage" = '未通过') then t."audit_status" else t."stage" end = '已转缺陷')) then 0 when not (t."end_time" is not null) then 0 else app.work_days((t."end_time")::date, (coalesce((t."tz_finish" at time zone 'Asia/Shanghai')::date, case when (t."stage" = '已关闭') then (t."tz_close" at time zone 'Asia/Shanghai')::date else (app.now() at time zone 'Asia/Shanghai')::date end))::date) end)::integer end as "delay_days",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."apply_for" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or t."audit1" = (select app.me()) or t."audit2" = (select app.me()) or t."id" in (select rule.tasked_of_me('applyFor')) or (t."creator_id" = (select app.me()) or t."designated_person" = (select app.me()) or t."solver_id" = (select app.me()) or t."tester_id" = (select app.me()) or t."closer_id" = (select app.me()) or t."id" in (select rule.apply_for_contains_collaborator()) or t."id" in (select rule.apply_for_contains_notify_person())) or t."project_id" in (select rule.apply_for_via_project_id()) or t."client_id" in (select rule.apply_for_via_client_id())))) as m0,
  ((t."id"::text = (select app.token_of('applyFor')) or ((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or t."audit1" = (select app.me()) or t."audit2" = (select app.me()) or t."id" in (select rule.tasked_of_me('applyFor')) or (t."creator_id" = (select app.me()) or t."designated_person" = (select app.me()) or t."solver_id" = (select app.me()) or t."tester_id" = (select app.me()) or t."closer_id" = (select app.me()) or t."id" in (select rule.apply_for_contains_collaborator()) or t."id" in (select rule.apply_for_contains_notify_person())) or t."project_id" in (select rule.apply_for_via_project_id()) or t."client_id" in (select rule.apply_for_via_client_id()))))) as m1,
  (((t."project_id"::text = (select app.token_of('project')) and (t."temporary_id" is not null)) or ((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or t."audit1" = (select app.me()) or t."audit2" = (select app.me()) or t."id" in (select rule.tasked_of_me('applyFor')) or (t."creator_id" = (select app.me()) or t."designated_person" = (select app.me()) or t."solver_id" = (select app.me()) or t."tester_id" = (select app.me()) or t."closer_id" = (select app.me()) or t."id" in (select rule.apply_for_contains_collaborator()) or t."id" in (select rule.apply_for_contains_notify_person())) or t."project_id" in (select rule.apply_for_via_project_id()) or t."client_id" in (select rule.apply_for_via_client_id()))))) as m2,
  ((((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or t."audit1" = (select app.me()) or t."audit2" = (select app.me()) or t."id" in (select rule.tasked_of_me('applyFor')) or (t."creator_id" = (select app.me()) or t."designated_person" = (select app.me()) or t."solver_id" = (select app.me()) or t."tester_id" = (select app.me()) or t."closer_id" = (select app.me()) or t."id" in (select rule.apply_for_contains_collaborator()) or t."id" in (select rule.apply_for_contains_notify_person())) or t."project_id" in (select rule.apply_for_via_project_id()) or t."client_id" in (select rule.apply_for_via_client_id()))) and ((select app.has_operation('applyFor:manage')) or t."creator_id" = (select app.me()) or (t."closer_id" = (select app.me()) or t."project_id" in (select rule.apply_for_via_project_id_2()))))) as m3
having true) mask on true;
alter view public."apply_for" owner to chengban_gate;
comment on view public."apply_for" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName applyForByClientId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName applyForByProjectId
@foreignKey (wbs_id) references public.wbs_task (id)|@fieldName wbs|@backwardBehavior -*|@foreignFieldName applyForByWbsId
@foreignKey (project_progress_id) references public.project_progress (id)|@fieldName projectProgress|@backwardBehavior -*|@foreignFieldName applyForByProjectProgressId
@foreignKey (bug_id) references public.bug (id)|@fieldName bug|@backwardBehavior -*|@foreignFieldName applyForByBugId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName applyForByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName applyForByAudit2
@foreignKey (designated_person) references public.user (id)|@fieldName designatedPersonUser|@backwardBehavior -*|@foreignFieldName applyForByDesignatedPerson
@foreignKey (solver_id) references public.user (id)|@fieldName solver|@backwardBehavior -*|@foreignFieldName applyForBySolverId
@foreignKey (tester_id) references public.user (id)|@fieldName tester|@backwardBehavior -*|@foreignFieldName applyForByTesterId
@foreignKey (closer_id) references public.user (id)|@fieldName closer|@backwardBehavior -*|@foreignFieldName applyForByCloserId
@foreignKey (product_library_version_id) references public.product_library_version (id)|@fieldName productLibraryVersion|@backwardBehavior -*|@foreignFieldName applyForByProductLibraryVersionId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName applyForByCreatorId
@omit create,update,delete';
comment on column public."apply_for".search_grams is '@omit';
comment on column public."apply_for".search_text is '@omit';
comment on column public."apply_for".search_initials is '@omit';

create view public."attendance" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."month" as "month",
  t."leader_id" as "leader_id",
  t."day_kind" as "day_kind",
  t."tz_in" as "tz_in",
  t."tz_out" as "tz_out",
  t."result" as "result",
  t."late_minutes" as "late_minutes",
  t."early_minutes" as "early_minutes",
  t."absence_minutes" as "absence_minutes",
  t."absence_days" as "absence_days",
  t."missing_times" as "missing_times",
  t."work_minutes" as "work_minutes",
  t."rest_days" as "rest_days",
  t."rests" as "rests",
  t."rest_kind" as "rest_kind",
  t."overtime_hours" as "overtime_hours",
  t."is_ignore" as "is_ignore",
  t."ignore_reason" as "ignore_reason",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."appeal_kind" as "appeal_kind",
  t."apply_in" as "apply_in",
  t."apply_out" as "apply_out",
  t."apply_minutes" as "apply_minutes",
  t."reason" as "reason",
  t."file" as "file",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."attendance" t;
alter view public."attendance" owner to chengban_gate;
comment on view public."attendance" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName attendanceByUserId
@foreignKey (leader_id) references public.user (id)|@fieldName leader|@backwardBehavior -*|@foreignFieldName attendanceByLeaderId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName attendanceByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName attendanceByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName attendanceByCreatorId
@omit create,update,delete';

create view public."attendance_month" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."month" as "month",
  t."company" as "company",
  (rule.attendance_month_count_attendance(t."id"))::numeric(16,1) as "work_days",
  (greatest(0, (rule.attendance_month_count_attendance(t."id") - rule.attendance_month_sum_attendance_absence_days(t."id") - rule.attendance_month_sum_attendance_rest_days(t."id"))))::numeric(16,1) as "attend_days",
  (rule.attendance_month_count_attendance_2(t."id"))::integer as "late_times",
  (rule.attendance_month_sum_attendance_late_minutes(t."id"))::integer as "late_minutes",
  (rule.attendance_month_count_attendance_3(t."id"))::integer as "early_times",
  (rule.attendance_month_sum_attendance_early_minutes(t."id"))::integer as "early_minutes",
  (rule.attendance_month_sum_attendance_missing_times(t."id"))::integer as "missing_times",
  (rule.attendance_month_sum_attendance_absence_days(t."id"))::numeric(16,1) as "absence_days",
  (rule.attendance_month_sum_attendance_absence_minutes(t."id"))::integer as "absence_minutes",
  (rule.attendance_month_sum_attendance_unpaid_rest(t."id"))::numeric(16,1) as "unpaid_days",
  (rule.attendance_month_sum_attendance_sick_rest(t."id"))::numeric(16,1) as "sick_days",
  (rule.attendance_month_sum_attendance_paid_rest(t."id"))::numeric(16,1) as "paid_days",
  ((rule.attendance_month_sum_attendance_off_rest(t."id") * 8))::numeric(16,1) as "rest_hours",
  (rule.attendance_month_sum_overtime_checked_time(t."id"))::numeric(16,1) as "overtime_work",
  (rule.attendance_month_sum_overtime_checked_time_2(t."id"))::numeric(16,1) as "overtime_rest",
  (rule.attendance_month_sum_overtime_checked_time_3(t."id"))::numeric(16,1) as "overtime_holiday",
  case when ((select app.has_operation('user:salary')) or t."user_id" = (select app.me())) then (rule.attendance_month_sum_overtime_money(t."id"))::numeric(16,2) end as "overtime_money",
  (rule.attendance_month_count_attendance_4(t."id"))::integer as "repunch_used",
  t."status" as "status",
  t."is_confirm" as "is_confirm",
  t."is_auto" as "is_auto",
  t."due_date" as "due_date",
  t."tz_confirm" as "tz_confirm",
  t."tz_lock" as "tz_lock",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."attendance_month" t;
alter view public."attendance_month" owner to chengban_gate;
comment on view public."attendance_month" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName attendanceMonthByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName attendanceMonthByCreatorId
@omit create,update,delete';

create view public."attendance_punch" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."tz_punch" as "tz_punch",
  t."source" as "source",
  t."place" as "place",
  t."is_outside" as "is_outside",
  t."attendance_id" as "attendance_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."attendance_punch" t;
alter view public."attendance_punch" owner to chengban_gate;
comment on view public."attendance_punch" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName attendancePunchByUserId
@foreignKey (attendance_id) references public.attendance (id)|@fieldName attendance|@backwardBehavior -*|@foreignFieldName attendancePunchByAttendanceId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName attendancePunchByCreatorId
@omit create,update,delete';

create view public."audit_round" as select
  t."id" as "id",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."title" as "title",
  t."round" as "round",
  t."kind" as "kind",
  t."levels" as "levels",
  t."audit_level" as "audit_level",
  t."initiator_id" as "initiator_id",
  t."status" as "status",
  (app.readable(t."module", t."relevance_id", t."content"))::jsonb as "snapshot",
  (app.readable_values(t."module", t."relevance_id", t."draft"))::jsonb as "draft",
  t."tz_submit" as "tz_submit",
  t."tz_end" as "tz_end",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."audit_round" t;
alter view public."audit_round" owner to chengban_gate;
comment on view public."audit_round" is '@primaryKey id
@foreignKey (initiator_id) references public.user (id)|@fieldName initiator|@backwardBehavior -*|@foreignFieldName auditRoundByInitiatorId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName auditRoundByCreatorId
@omit create,update,delete';
comment on column public."audit_round".search_grams is '@omit';
comment on column public."audit_round".search_text is '@omit';
comment on column public."audit_round".search_initials is '@omit';

create view public."audit_task" as select
  t."id" as "id",
  t."round_id" as "round_id",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."title" as "title",
  t."summary" as "summary",
  t."initiator_id" as "initiator_id",
  t."user_id" as "user_id",
  t."for_id" as "for_id",
  t."kind" as "kind",
  t."audit_level" as "audit_level",
  t."status" as "status",
  t."reason" as "reason",
  t."opinion" as "opinion",
  t."signature" as "signature",
  t."record_version" as "record_version",
  t."from_task_id" as "from_task_id",
  t."tz_due" as "tz_due",
  t."tz_read" as "tz_read",
  t."tz_act" as "tz_act",
  t."tz_urge" as "tz_urge",
  t."urge_count" as "urge_count",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."audit_task" t;
alter view public."audit_task" owner to chengban_gate;
comment on view public."audit_task" is '@primaryKey id
@foreignKey (round_id) references public.audit_round (id)|@fieldName round|@backwardBehavior -*|@foreignFieldName auditTaskByRoundId
@foreignKey (initiator_id) references public.user (id)|@fieldName initiator|@backwardBehavior -*|@foreignFieldName auditTaskByInitiatorId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName auditTaskByUserId
@foreignKey (for_id) references public.user (id)|@fieldName for|@backwardBehavior -*|@foreignFieldName auditTaskByForId
@foreignKey (from_task_id) references public.audit_task (id)|@fieldName fromTask|@backwardBehavior -*|@foreignFieldName auditTaskByFromTaskId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName auditTaskByCreatorId
@omit create,update,delete';
comment on column public."audit_task".search_grams is '@omit';
comment on column public."audit_task".search_text is '@omit';
comment on column public."audit_task".search_initials is '@omit';

create view public."bug" as select
  t."id" as "id",
  t."code" as "code",
  t."name" as "name",
  case when mask.m0 then t."type" end as "type",
  case when mask.m0 then t."severity" end as "severity",
  t."priority" as "priority",
  case when mask.m0 then t."source" end as "source",
  case when mask.m0 then t."stage" end as "stage",
  case when mask.m0 then t."step" end as "step",
  case when mask.m0 then t."file" end as "file",
  t."project_id" as "project_id",
  case when mask.m0 then t."module" end as "module",
  case when mask.m0 then t."wbs_id" end as "wbs_id",
  case when mask.m0 then t."apply_for_id" end as "apply_for_id",
  case when mask.m0 then t."project_progress_id" end as "project_progress_id",
  t."temporary_id" as "temporary_id",
  case when mask.m0 then t."provider_id" end as "provider_id",
  case when mask.m0 then t."client_user" end as "client_user",
  case when mask.m0 then t."user_id" end as "user_id",
  case when mask.m0 then t."solver_id" end as "solver_id",
  case when mask.m0 then t."tester_id" end as "tester_id",
  case when mask.m0 then t."closer_id" end as "closer_id",
  case when mask.m0 then array(select l.user_id from store.bug_collaborator l where l.bug_id = t.id order by l.sort)::uuid[] end as "collaborator",
  case when mask.m0 then t."supervise" end as "supervise",
  case when mask.m0 then t."supervising" end as "supervising",
  case when mask.m0 then t."predict_front" end as "predict_front",
  case when mask.m0 then t."predict_rear" end as "predict_rear",
  case when mask.m0 then t."predict" end as "predict",
  case when mask.m0 then (rule.bug_sum_plan_item_actual_hours(t."id"))::numeric(16,1) end as "actual_hours",
  t."status" as "status",
  case when mask.m0 then t."pre_status" end as "pre_status",
  case when mask.m0 then t."resolution" end as "resolution",
  case when mask.m0 then t."duplicate_id" end as "duplicate_id",
  case when mask.m0 then t."cause" end as "cause",
  t."solve_result" as "solve_result",
  case when mask.m0 then t."need_result" end as "need_result",
  case when mask.m0 then t."result_file" end as "result_file",
  case when mask.m0 then t."test_result" end as "test_result",
  case when mask.m0 then t."back_opinion" end as "back_opinion",
  case when mask.m0 then t."is_reject" end as "is_reject",
  case when mask.m0 then t."test_back" end as "test_back",
  case when mask.m0 then t."reopen_times" end as "reopen_times",
  case when mask.m0 then t."solve_times" end as "solve_times",
  t."end_time" as "end_time",
  case when mask.m0 then t."original_time" end as "original_time",
  case when mask.m0 then t."finish_date" end as "finish_date",
  case when mask.m0 then t."update_date" end as "update_date",
  case when mask.m0 then t."update_status" end as "update_status",
  case when mask.m0 then t."update_date_opinion" end as "update_date_opinion",
  case when mask.m0 then t."adjust_times" end as "adjust_times",
  case when mask.m0 then t."tz_submit" end as "tz_submit",
  case when mask.m0 then t."tz_respond" end as "tz_respond",
  case when mask.m0 then t."tz_test" end as "tz_test",
  case when mask.m0 then t."tz_complete" end as "tz_complete",
  case when mask.m0 then ((not (t."status" = '草稿') and (t."tz_submit" is not null) and coalesce(((60 * case when (t."priority" = '急') then 4 when (t."priority" = '高') then 8 when (t."priority" = '中') then 24 when (t."priority" = '低') then 80 else null end) < app.work_minutes(t."tz_submit", coalesce(t."tz_respond", app.now()))), false)))::boolean end as "respond_late",
  case when mask.m0 then (case when (t."status" in ('草稿', '待确认', '退回', '挂起')) then 0 when not (t."end_time" is not null) then 0 else app.work_days((t."end_time")::date, (coalesce(t."finish_date", case when (t."status" = '已关闭') then (t."tz_complete" at time zone 'Asia/Shanghai')::date else (app.now() at time zone 'Asia/Shanghai')::date end))::date) end)::integer end as "delay_days",
  case when mask.m0 then t."imp_apply" end as "imp_apply",
  case when mask.m0 then t."sync_id" end as "sync_id",
  case when mask.m0 then t."sync_status" end as "sync_status",
  case when mask.m0 then t."sync_wait" end as "sync_wait",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."bug" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('bug:manage')) or (t."provider_id" = (select app.me()) or t."solver_id" = (select app.me()) or t."tester_id" = (select app.me()) or t."closer_id" = (select app.me()) or t."supervise" = (select app.me()) or t."id" in (select rule.bug_contains_collaborator())) or t."project_id" in (select rule.bug_via_project_id()) or t."id" in (select rule.bug_linked_bug_change())))) as m0
having true) mask on true;
alter view public."bug" owner to chengban_gate;
comment on view public."bug" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName bugByProjectId
@foreignKey (wbs_id) references public.wbs_task (id)|@fieldName wbs|@backwardBehavior -*|@foreignFieldName bugByWbsId
@foreignKey (apply_for_id) references public.apply_for (id)|@fieldName applyFor
@foreignKey (project_progress_id) references public.project_progress (id)|@fieldName projectProgress|@backwardBehavior -*|@foreignFieldName bugByProjectProgressId
@foreignKey (provider_id) references public.user (id)|@fieldName provider|@backwardBehavior -*|@foreignFieldName bugByProviderId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName bugByUserId
@foreignKey (solver_id) references public.user (id)|@fieldName solver|@backwardBehavior -*|@foreignFieldName bugBySolverId
@foreignKey (tester_id) references public.user (id)|@fieldName tester|@backwardBehavior -*|@foreignFieldName bugByTesterId
@foreignKey (closer_id) references public.user (id)|@fieldName closer|@backwardBehavior -*|@foreignFieldName bugByCloserId
@foreignKey (supervise) references public.user (id)|@fieldName superviseUser|@backwardBehavior -*|@foreignFieldName bugBySupervise
@foreignKey (duplicate_id) references public.bug (id)|@fieldName duplicate|@backwardBehavior -*|@foreignFieldName bugByDuplicateId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName bugByCreatorId
@omit create,update,delete';
comment on column public."bug".search_grams is '@omit';
comment on column public."bug".search_text is '@omit';
comment on column public."bug".search_initials is '@omit';

create view public."bug_change" as select
  t."id" as "id",
  t."bug_id" as "bug_id",
  t."original_date" as "original_date",
  t."old_date" as "old_date",
  t."new_date" as "new_date",
  ((app.work_days((t."old_date")::date, (t."new_date")::date) - app.work_days((t."new_date")::date, (t."old_date")::date)))::integer as "days",
  t."cause" as "cause",
  t."sequence" as "sequence",
  t."user_id" as "user_id",
  t."auditor_id" as "auditor_id",
  t."status" as "status",
  t."opinion" as "opinion",
  t."tz_audit" as "tz_audit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."bug_change" t;
alter view public."bug_change" owner to chengban_gate;
comment on view public."bug_change" is '@primaryKey id
@foreignKey (bug_id) references public.bug (id)|@fieldName bug
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName bugChangeByUserId
@foreignKey (auditor_id) references public.user (id)|@fieldName auditor|@backwardBehavior -*|@foreignFieldName bugChangeByAuditorId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName bugChangeByCreatorId
@omit create,update,delete';

create view public."business_log" as select
  t."id" as "id",
  t."business_opportunity_id" as "business_opportunity_id",
  t."client_id" as "client_id",
  t."kind" as "kind",
  t."content" as "content",
  t."tz_log" as "tz_log",
  t."next_plan" as "next_plan",
  t."dt_next" as "dt_next",
  array(select l.client_contact_id from store.business_log_client_contact_ids l where l.business_log_id = t.id order by l.sort)::uuid[] as "client_contact_ids",
  t."before" as "before",
  t."after" as "after",
  t."reason" as "reason",
  t."file" as "file",
  t."place" as "place",
  t."client_visit_id" as "client_visit_id",
  t."demo_apply_id" as "demo_apply_id",
  t."is_auto" as "is_auto",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."business_log" t;
alter view public."business_log" owner to chengban_gate;
comment on view public."business_log" is '@primaryKey id
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName businessLogByClientId
@foreignKey (client_visit_id) references public.client_visit (id)|@fieldName clientVisit|@backwardBehavior -*|@foreignFieldName businessLogByClientVisitId
@foreignKey (demo_apply_id) references public.demo_apply (id)|@fieldName demoApply|@backwardBehavior -*|@foreignFieldName businessLogByDemoApplyId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName businessLogByCreatorId
@omit create,update,delete';
comment on column public."business_log".search_grams is '@omit';
comment on column public."business_log".search_text is '@omit';
comment on column public."business_log".search_initials is '@omit';

create view public."business_opportunity" as select
  t."id" as "id",
  t."name" as "name",
  t."core_name" as "core_name",
  case when mask.m0 then t."confirm_duplicate" end as "confirm_duplicate",
  t."abbreviation" as "abbreviation",
  t."serial_number" as "serial_number",
  t."client_id" as "client_id",
  t."type" as "type",
  t."from" as "from",
  t."create_date" as "create_date",
  t."sales_personnel" as "sales_personnel",
  t."helper_id" as "helper_id",
  t."performance_from" as "performance_from",
  case when mask.m0 then t."relate_id" end as "relate_id",
  case when mask.m0 then t."parent_contract_id" end as "parent_contract_id",
  t."status" as "status",
  case when mask.m0 then t."audit1" end as "audit1",
  case when mask.m0 then t."opinion" end as "opinion",
  t."schedule" as "schedule",
  case when mask.m0 then t."pre_schedule" end as "pre_schedule",
  case when mask.m0 then t."tz_schedule" end as "tz_schedule",
  case when mask.m0 then ((((app.now() at time zone 'Asia/Shanghai')::date)::date - ((t."tz_schedule" at time zone 'Asia/Shanghai')::date)::date))::integer end as "stage_days",
  case when mask.m0 then t."success_rate" end as "success_rate",
  case when mask.m0 then t."rate_flag" end as "rate_flag",
  case when mask.m0 then t."budget_myself" end as "budget_myself",
  case when mask.m0 then t."budget_system" end as "budget_system",
  case when mask.m0 then t."budget_other" end as "budget_other",
  case when mask.m0 then t."budget" end as "budget",
  case when mask.m0 then (jsonb_build_object('myself', t."budget_myself", 'system', t."budget_system", 'other', t."budget_other"))::jsonb end as "budget_detail",
  case when mask.m0 then t."expect_money" end as "expect_money",
  case when mask.m0 then t."weighted_money" end as "weighted_money",
  t."sign_date" as "sign_date",
  t."system" as "system",
  t."informatization" as "informatization",
  case when mask.m0 then t."competitor" end as "competitor",
  case when mask.m0 then t."partner" end as "partner",
  case when mask.m0 then t."procurement_method" end as "procurement_method",
  (rule.business_opportunity_list_business_product(t."id"))::jsonb as "product",
  t."need_imp" as "need_imp",
  t."imp_require" as "imp_require",
  t."is_import" as "is_import",
  case when mask.m0 then t."is_follow" end as "is_follow",
  t."assessment_list" as "assessment_list",
  t."tech_list" as "tech_list",
  t."scheme" as "scheme",
  t."development_scheme" as "development_scheme",
  t."sketch" as "sketch",
  case when mask.m0 then t."tender_link" end as "tender_link",
  case when mask.m0 then t."tender_screenshot" end as "tender_screenshot",
  t."tender_document" as "tender_document",
  case when mask.m0 then t."tz_tender" end as "tz_tender",
  case when mask.m0 then t."tender_margin" end as "tender_margin",
  t."bid_file" as "bid_file",
  case when mask.m0 then t."bid_notice" end as "bid_notice",
  case when mask.m0 then t."zfcg_id" end as "zfcg_id",
  case when mask.m0 then t."lose_reason" end as "lose_reason",
  case when mask.m0 then t."winner" end as "winner",
  case when mask.m0 then (rule.business_opportunity_max_business_log_tz_log(t."id"))::timestamp with time zone end as "tz_last_log",
  case when mask.m0 then t."dt_next" end as "dt_next",
  t."is_use" as "is_use",
  case when mask.m0 then t."tz_submit" end as "tz_submit",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."business_opportunity" t
left join lateral (select
  (((select app.has_operation('businessOpportunity:manage')) or (t."sales_personnel" = (select app.me()) or t."helper_id" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回')))) or t."performance_from" in (select rule.departments_below_me()) or t."id" in (select rule.tasked_of_me('businessOpportunity')))) as m0
having true) mask on true;
alter view public."business_opportunity" owner to chengban_gate;
comment on view public."business_opportunity" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client
@foreignKey (sales_personnel) references public.user (id)|@fieldName salesPersonnelUser|@backwardBehavior -*|@foreignFieldName businessOpportunityBySalesPersonnel
@foreignKey (helper_id) references public.user (id)|@fieldName helper|@backwardBehavior -*|@foreignFieldName businessOpportunityByHelperId
@foreignKey (performance_from) references public.department (id)|@fieldName performanceFromDepartment|@backwardBehavior -*|@foreignFieldName businessOpportunityByPerformanceFrom
@foreignKey (relate_id) references public.business_opportunity (id)|@fieldName relate|@backwardBehavior -*|@foreignFieldName businessOpportunityByRelateId
@foreignKey (parent_contract_id) references public.contract (id)|@fieldName parentContract|@backwardBehavior -*|@foreignFieldName businessOpportunityByParentContractId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName businessOpportunityByAudit1
@foreignKey (zfcg_id) references public.zfcg (id)|@fieldName zfcg|@backwardBehavior -*|@foreignFieldName businessOpportunityByZfcgId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName businessOpportunityByCreatorId
@omit create,update,delete';
comment on column public."business_opportunity".search_grams is '@omit';
comment on column public."business_opportunity".search_text is '@omit';
comment on column public."business_opportunity".search_initials is '@omit';

create view public."business_product" as select
  t."id" as "id",
  t."name" as "name",
  t."business_opportunity_id" as "business_opportunity_id",
  t."product_library_id" as "product_library_id",
  t."product_version" as "product_version",
  t."quantity" as "quantity",
  t."money" as "money",
  t."is_main" as "is_main",
  t."demand" as "demand",
  t."competitor" as "competitor",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."business_product" t;
alter view public."business_product" owner to chengban_gate;
comment on view public."business_product" is '@primaryKey id
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName businessProductByProductLibraryId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName businessProductByCreatorId
@omit create,update,delete';
comment on column public."business_product".search_grams is '@omit';
comment on column public."business_product".search_text is '@omit';
comment on column public."business_product".search_initials is '@omit';

create view public."business_task" as select
  t."id" as "id",
  t."name" as "name",
  t."business_opportunity_id" as "business_opportunity_id",
  t."user_id" as "user_id",
  t."describe" as "describe",
  t."priority" as "priority",
  t."dt_end" as "dt_end",
  t."status" as "status",
  t."is_top" as "is_top",
  t."result" as "result",
  t."file" as "file",
  t."tz_complete" as "tz_complete",
  t."business_log_id" as "business_log_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."business_task" t;
alter view public."business_task" owner to chengban_gate;
comment on view public."business_task" is '@primaryKey id
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName businessTaskByUserId
@foreignKey (business_log_id) references public.business_log (id)|@fieldName businessLog|@backwardBehavior -*|@foreignFieldName businessTaskByBusinessLogId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName businessTaskByCreatorId
@omit create,update,delete';
comment on column public."business_task".search_grams is '@omit';
comment on column public."business_task".search_text is '@omit';
comment on column public."business_task".search_initials is '@omit';

create view public."category" as select
  t."id" as "id",
  t."name" as "name",
  t."parent_id" as "parent_id",
  t."icon" as "icon",
  t."cover" as "cover",
  t."sort" as "sort",
  t."is_enable" as "is_enable",
  (rule.category_level(t."id"))::integer as "level",
  (rule.category_count_course(t."id"))::integer as "course_count",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."category" t;
alter view public."category" owner to chengban_gate;
comment on view public."category" is '@primaryKey id
@foreignKey (parent_id) references public.category (id)|@fieldName parent|@backwardBehavior -*|@foreignFieldName categoryByParentId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName categoryByCreatorId
@omit create,update,delete';
comment on column public."category".search_grams is '@omit';
comment on column public."category".search_text is '@omit';
comment on column public."category".search_initials is '@omit';

create view public."change" as select
  t."id" as "id",
  t."target_type" as "target_type",
  t."target_id" as "target_id",
  t."title" as "title",
  t."project_id" as "project_id",
  t."original_date" as "original_date",
  t."old_date" as "old_date",
  t."new_date" as "new_date",
  ((app.work_days((t."old_date")::date, (t."new_date")::date) - app.work_days((t."new_date")::date, (t."old_date")::date)))::integer as "days",
  t."cause" as "cause",
  t."file" as "file",
  t."sequence" as "sequence",
  t."user_id" as "user_id",
  t."auditor_id" as "auditor_id",
  t."status" as "status",
  t."opinion" as "opinion",
  t."tz_audit" as "tz_audit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."change" t;
alter view public."change" owner to chengban_gate;
comment on view public."change" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName changeByProjectId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName changeByUserId
@foreignKey (auditor_id) references public.user (id)|@fieldName auditor|@backwardBehavior -*|@foreignFieldName changeByAuditorId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName changeByCreatorId
@omit create,update,delete';
comment on column public."change".search_grams is '@omit';
comment on column public."change".search_text is '@omit';
comment on column public."change".search_initials is '@omit';

create view public."check_on_work" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."leader_id" as "leader_id",
  t."type" as "type",
  t."start_date" as "start_date",
  t."end_date" as "end_date",
  (round((round(round((rule.check_on_work_sum_attendance_work_minutes(t."id"))::numeric, 24) / nullif((60)::numeric, 0), 24))::numeric, 1))::numeric(16,1) as "time",
  (round((round(round(((rule.check_on_work_sum_attendance_late_minutes(t."id") + rule.check_on_work_sum_attendance_early_minutes(t."id") + rule.check_on_work_sum_attendance_absence_minutes(t."id")))::numeric, 24) / nullif((60)::numeric, 0), 24))::numeric, 1))::numeric(16,1) as "absence_time",
  (rule.check_on_work_sum_check_on_work_fact_amount(t."id"))::integer as "daily_newspaper",
  (rule.check_on_work_sum_check_on_work_fact_amount_2(t."id"))::integer as "weekly_newspaper",
  (rule.check_on_work_sum_check_on_work_fact_amount_3(t."id"))::integer as "no_time_num",
  (rule.check_on_work_sum_attendance_leave_rest(t."id"))::numeric(16,1) as "leave_date",
  (rule.check_on_work_sum_attendance_study_rest(t."id"))::numeric(16,1) as "study",
  (rule.check_on_work_sum_check_on_work_fact_amount_4(t."id"))::integer as "wait_work",
  (rule.check_on_work_sum_check_on_work_fact_amount_5(t."id"))::integer as "project_delay_days",
  (rule.check_on_work_sum_check_on_work_fact_amount_6(t."id"))::integer as "project_postpone",
  (rule.check_on_work_sum_check_on_work_fact_amount_7(t."id"))::integer as "task_delay_days",
  (rule.check_on_work_sum_check_on_work_fact_amount_8(t."id"))::integer as "task_postpone",
  (rule.check_on_work_sum_check_on_work_fact_amount_9(t."id"))::integer as "unlock_num",
  (rule.check_on_work_sum_check_on_work_fact_amount_10(t."id"))::integer as "number_of_warnings",
  (coalesce(t."remain_confirmed", rule.check_on_work_sum_rest_day_ledger_hours(t."id")))::numeric(16,1) as "remain",
  (((greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount(t."id") - coalesce((t."rule" #>> '{"free","dailyMissing"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","dailyMissing"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_11(t."id") - coalesce((t."rule" #>> '{"free","dailyLate"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","dailyLate"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_2(t."id") - coalesce((t."rule" #>> '{"free","weeklyMissing"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","weeklyMissing"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_12(t."id") - coalesce((t."rule" #>> '{"free","weeklyLate"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","weeklyLate"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_5(t."id") - coalesce((t."rule" #>> '{"free","projectDelay"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","projectDelay"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_6(t."id") - coalesce((t."rule" #>> '{"free","projectPostpone"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","projectPostpone"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_7(t."id") - coalesce((t."rule" #>> '{"free","taskDelay"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","taskDelay"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_8(t."id") - coalesce((t."rule" #>> '{"free","taskPostpone"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","taskPostpone"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_9(t."id") - coalesce((t."rule" #>> '{"free","unlock"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","unlock"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_10(t."id") - coalesce((t."rule" #>> '{"free","warning"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","warning"}')::numeric, 0))))::numeric(16,2) as "raw",
  case when mask.m0 then (coalesce(t."cap_confirmed", coalesce(least(round((round(round(((rule.check_on_work_of_user_id_salary(t."user_id") * (t."rule" #>> '{"capPercent"}')::numeric))::numeric, 24) / nullif((100)::numeric, 0), 24))::numeric, 2), greatest(0, (rule.check_on_work_of_user_id_salary(t."user_id") - (t."rule" #>> '{"minWage"}')::numeric))), 0)))::numeric(16,2) end as "cap",
  (least(((greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount(t."id") - coalesce((t."rule" #>> '{"free","dailyMissing"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","dailyMissing"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_11(t."id") - coalesce((t."rule" #>> '{"free","dailyLate"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","dailyLate"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_2(t."id") - coalesce((t."rule" #>> '{"free","weeklyMissing"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","weeklyMissing"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_12(t."id") - coalesce((t."rule" #>> '{"free","weeklyLate"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","weeklyLate"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_5(t."id") - coalesce((t."rule" #>> '{"free","projectDelay"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","projectDelay"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_6(t."id") - coalesce((t."rule" #>> '{"free","projectPostpone"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","projectPostpone"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_7(t."id") - coalesce((t."rule" #>> '{"free","taskDelay"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","taskDelay"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_8(t."id") - coalesce((t."rule" #>> '{"free","taskPostpone"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","taskPostpone"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_9(t."id") - coalesce((t."rule" #>> '{"free","unlock"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","unlock"}')::numeric, 0)) + (greatest(0, (rule.check_on_work_sum_check_on_work_fact_amount_10(t."id") - coalesce((t."rule" #>> '{"free","warning"}')::numeric, 0))) * coalesce((t."rule" #>> '{"rates","warning"}')::numeric, 0))), coalesce(t."cap_confirmed", coalesce(least(round((round(round(((rule.check_on_work_of_user_id_salary(t."user_id") * (t."rule" #>> '{"capPercent"}')::numeric))::numeric, 24) / nullif((100)::numeric, 0), 24))::numeric, 2), greatest(0, (rule.check_on_work_of_user_id_salary(t."user_id") - (t."rule" #>> '{"minWage"}')::numeric))), 0))))::numeric(16,2) as "deduction",
  (rule.check_on_work_sum_deduction_money(t."id"))::numeric(16,2) as "deducted",
  t."rule" as "rule",
  t."status" as "status",
  t."objection" as "objection",
  t."reply" as "reply",
  t."due_date" as "due_date",
  t."tz_confirm" as "tz_confirm",
  t."is_auto" as "is_auto",
  case when mask.m0 then t."cap_confirmed" end as "cap_confirmed",
  t."remain_confirmed" as "remain_confirmed",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."check_on_work" t
left join lateral (select
  (((select app.has_operation('user:salary')) or t."user_id" = (select app.me()) or t."id" in (select rule.check_on_work_linked_deduction()))) as m0
having true) mask on true;
alter view public."check_on_work" owner to chengban_gate;
comment on view public."check_on_work" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName checkOnWorkByUserId
@foreignKey (leader_id) references public.user (id)|@fieldName leader|@backwardBehavior -*|@foreignFieldName checkOnWorkByLeaderId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName checkOnWorkByCreatorId
@omit create,update,delete';

create view public."check_on_work_fact" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."kind" as "kind",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."amount" as "amount",
  t."text" as "text",
  t."is_ignore" as "is_ignore",
  t."ignore_reason" as "ignore_reason",
  t."objection" as "objection",
  t."check_on_work_id" as "check_on_work_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."check_on_work_fact" t;
alter view public."check_on_work_fact" owner to chengban_gate;
comment on view public."check_on_work_fact" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName checkOnWorkFactByUserId
@foreignKey (check_on_work_id) references public.check_on_work (id)|@fieldName checkOnWork
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName checkOnWorkFactByCreatorId
@omit create,update,delete';
comment on column public."check_on_work_fact".search_grams is '@omit';
comment on column public."check_on_work_fact".search_text is '@omit';
comment on column public."check_on_work_fact".search_initials is '@omit';

create view public."client" as select
  t."id" as "id",
  t."name" as "name",
  case when mask.m0 then t."confirm_duplicate" end as "confirm_duplicate",
  t."abbreviation" as "abbreviation",
  case when mask.m0 then t."normal_name" end as "normal_name",
  case when mask.m2 then t."alias" end as "alias",
  case when mask.m1 then t."type" end as "type",
  case when mask.m1 then t."grade" end as "grade",
  t."status" as "status",
  case when mask.m0 then t."audit1" end as "audit1",
  case when mask.m0 then t."opinion" end as "opinion",
  case when mask.m1 then (case when rule.client_exists_maintenance(t."id") then '维护中' when rule.client_exists_contract(t."id") then '成交' when (rule.client_exists_business_opportunity(t."id") and not rule.client_exists_business_opportunity_2(t."id")) then '流失' when (rule.client_exists_client_visit(t."id") or rule.client_exists_business_log(t."id") or rule.client_exists_business_opportunity(t."id")) then '跟进中' else '潜在' end)::text end as "life_stage",
  t."ownership" as "ownership",
  case when mask.m0 then t."user_id" end as "user_id",
  case when mask.m0 then t."helper_id" end as "helper_id",
  case when mask.m0 then t."initiator" end as "initiator",
  case when mask.m0 then t."tz_owned" end as "tz_owned",
  case when mask.m0 then (greatest(rule.client_max_client_visit_tz_visit(t."id"), rule.client_max_business_log_tz_log(t."id")))::timestamp with time zone end as "tz_last_contact",
  case when mask.m0 then t."tz_next_contact" end as "tz_next_contact",
  case when mask.m1 then t."province" end as "province",
  case when mask.m1 then t."city" end as "city",
  case when mask.m1 then t."district" end as "district",
  case when mask.m1 then t."is_provincial" end as "is_provincial",
  case when mask.m1 then t."is_municipal" end as "is_municipal",
  case when mask.m1 then t."site" end as "site",
  case when mask.m1 then t."place" end as "place",
  case when mask.m1 then t."website" end as "website",
  case when mask.m1 then t."linkman" end as "linkman",
  case when mask.m0 then t."phone" end as "phone",
  case when mask.m2 then t."telephone" end as "telephone",
  case when mask.m2 then t."account" end as "account",
  case when mask.m2 then t."account_id" end as "account_id",
  case when mask.m3 then t."bank" end as "bank",
  case when mask.m3 then t."account_number" end as "account_number",
  case when mask.m0 then t."invoicing_mode" end as "invoicing_mode",
  case when mask.m1 then t."need_business" end as "need_business",
  case when mask.m0 then t."construct" end as "construct",
  case when (((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (t."user_id" = (select app.me()) or t."helper_id" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回')))) or t."user_id" in (select rule.people_below_me()) or t."id" in (select rule.tasked_of_me('client')) or t."id" in (select rule.client_linked_project())) and ((select app.has_operation('client:vpn')) or (t."user_id" = (select app.me()) or t."helper_id" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回')))) or t."id" in (select rule.client_linked_project()))) then t."vpn" end as "vpn",
  t."is_use" as "is_use",
  case when mask.m1 then t."sort" end as "sort",
  case when mask.m0 then t."tz_submit" end as "tz_submit",
  case when mask.m0 then (rule.client_count_contract(t."id"))::integer end as "contract_count",
  case when mask.m0 then (((rule.client_max_returned_money_apply_dt_received(t."id"))::date::timestamp at time zone 'Asia/Shanghai'))::timestamp with time zone end as "tz_pay",
  case when mask.m0 then t."merged_into_id" end as "merged_into_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."client" t
left join lateral (select
  (((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (t."user_id" = (select app.me()) or t."helper_id" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回')))) or t."user_id" in (select rule.people_below_me()) or t."id" in (select rule.tasked_of_me('client')) or t."id" in (select rule.client_linked_project()))) as m0,
  ((((select app.has_operation('client:apply')) and (t."ownership" = '公海')) or ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (t."user_id" = (select app.me()) or t."helper_id" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回')))) or t."user_id" in (select rule.people_below_me()) or t."id" in (select rule.tasked_of_me('client')) or t."id" in (select rule.client_linked_project())))) as m1,
  (((select app.has_operation('invoicingConfig:manage')) or ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (t."user_id" = (select app.me()) or t."helper_id" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回')))) or t."user_id" in (select rule.people_below_me()) or t."id" in (select rule.tasked_of_me('client')) or t."id" in (select rule.client_linked_project())))) as m2,
  ((((select app.has_operation('invoicingConfig:manage')) or ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (t."user_id" = (select app.me()) or t."helper_id" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回')))) or t."user_id" in (select rule.people_below_me()) or t."id" in (select rule.tasked_of_me('client')) or t."id" in (select rule.client_linked_project()))) and ((select app.has_operation('client:bank') or app.has_operation('invoicingConfig:manage')) or (t."user_id" = (select app.me()) or t."helper_id" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回'))))))) as m3
having true) mask on true;
alter view public."client" owner to chengban_gate;
comment on view public."client" is '@primaryKey id
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName clientByAudit1
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName clientByUserId
@foreignKey (helper_id) references public.user (id)|@fieldName helper|@backwardBehavior -*|@foreignFieldName clientByHelperId
@foreignKey (initiator) references public.user (id)|@fieldName initiatorUser|@backwardBehavior -*|@foreignFieldName clientByInitiator
@foreignKey (merged_into_id) references public.client (id)|@fieldName mergedInto|@backwardBehavior -*|@foreignFieldName clientByMergedIntoId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName clientByCreatorId
@omit create,update,delete';
comment on column public."client".search_grams is '@omit';
comment on column public."client".search_text is '@omit';
comment on column public."client".search_initials is '@omit';

create view public."client_contact" as select
  t."id" as "id",
  t."name" as "name",
  t."client_id" as "client_id",
  t."department" as "department",
  t."position" as "position",
  t."role" as "role",
  t."phone" as "phone",
  t."telephone" as "telephone",
  t."wechat" as "wechat",
  t."email" as "email",
  t."address" as "address",
  t."birthday" as "birthday",
  t."attitude" as "attitude",
  t."is_key" as "is_key",
  t."is_use" as "is_use",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."client_contact" t;
alter view public."client_contact" owner to chengban_gate;
comment on view public."client_contact" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName clientContactByCreatorId
@omit create,update,delete';
comment on column public."client_contact".search_grams is '@omit';
comment on column public."client_contact".search_text is '@omit';
comment on column public."client_contact".search_initials is '@omit';

create view public."client_owner" as select
  t."id" as "id",
  t."client_id" as "client_id",
  t."user_id" as "user_id",
  t."helper_id" as "helper_id",
  t."kind" as "kind",
  t."reason" as "reason",
  t."tz_start" as "tz_start",
  t."tz_end" as "tz_end",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."client_owner" t;
alter view public."client_owner" owner to chengban_gate;
comment on view public."client_owner" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName clientOwnerByUserId
@foreignKey (helper_id) references public.user (id)|@fieldName helper|@backwardBehavior -*|@foreignFieldName clientOwnerByHelperId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName clientOwnerByCreatorId
@omit create,update,delete';

create view public."client_product" as select
  t."id" as "id",
  t."name" as "name",
  t."client_id" as "client_id",
  t."product_library_id" as "product_library_id",
  t."state" as "state",
  t."product_version" as "product_version",
  t."system_has" as "system_has",
  t."competitor" as "competitor",
  t."demand" as "demand",
  t."budget" as "budget",
  t."is_follow" as "is_follow",
  t."follow_reason" as "follow_reason",
  t."contract_id" as "contract_id",
  t."dt_online" as "dt_online",
  t."url" as "url",
  t."login_name" as "login_name",
  t."last_visit_id" as "last_visit_id",
  t."tz_follow" as "tz_follow",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."client_product" t;
alter view public."client_product" owner to chengban_gate;
comment on view public."client_product" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName clientProductByProductLibraryId
@foreignKey (contract_id) references public.contract (id)|@fieldName contract|@backwardBehavior -*|@foreignFieldName clientProductByContractId
@foreignKey (last_visit_id) references public.client_visit (id)|@fieldName lastVisit|@backwardBehavior -*|@foreignFieldName clientProductByLastVisitId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName clientProductByCreatorId
@omit create,update,delete';
comment on column public."client_product".search_grams is '@omit';
comment on column public."client_product".search_text is '@omit';
comment on column public."client_product".search_initials is '@omit';

create view public."client_sync" as select
  t."id" as "id",
  t."client_id" as "client_id",
  t."project_id" as "project_id",
  t."target_type" as "target_type",
  t."target_id" as "target_id",
  t."payload" as "payload",
  t."status" as "status",
  t."tries" as "tries",
  t."tz_next" as "tz_next",
  t."tz_done" as "tz_done",
  t."error" as "error",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."client_sync" t;
alter view public."client_sync" owner to chengban_gate;
comment on view public."client_sync" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName clientSyncByClientId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName clientSyncByProjectId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName clientSyncByCreatorId
@omit create,update,delete';

create view public."client_visit" as select
  t."id" as "id",
  t."client_id" as "client_id",
  t."business_opportunity_id" as "business_opportunity_id",
  array(select l.client_contact_id from store.client_visit_client_contact_ids l where l.client_visit_id = t.id order by l.sort)::uuid[] as "client_contact_ids",
  array(select l.user_id from store.client_visit_companion_ids l where l.client_visit_id = t.id order by l.sort)::uuid[] as "companion_ids",
  t."tz_visit" as "tz_visit",
  t."status" as "status",
  t."department" as "department",
  t."dep_place" as "dep_place",
  t."director" as "director",
  t."tel" as "tel",
  t."content" as "content",
  t."photo" as "photo",
  t."place" as "place",
  t."distance" as "distance",
  t."product_library_id" as "product_library_id",
  t."system_has" as "system_has",
  t."demand" as "demand",
  t."tz_next" as "tz_next",
  t."tz_done" as "tz_done",
  t."apply_for_id" as "apply_for_id",
  t."log_synced" as "log_synced",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."client_visit" t;
alter view public."client_visit" owner to chengban_gate;
comment on view public."client_visit" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity|@backwardBehavior -*|@foreignFieldName clientVisitByBusinessOpportunityId
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName clientVisitByProductLibraryId
@foreignKey (apply_for_id) references public.apply_for (id)|@fieldName applyFor|@backwardBehavior -*|@foreignFieldName clientVisitByApplyForId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName clientVisitByCreatorId
@omit create,update,delete';
comment on column public."client_visit".search_grams is '@omit';
comment on column public."client_visit".search_text is '@omit';
comment on column public."client_visit".search_initials is '@omit';

create view public."come_go_back" as select
  t."id" as "id",
  t."come_go_id" as "come_go_id",
  t."date" as "date",
  t."money" as "money",
  t."way" as "way",
  t."submit_expense_id" as "submit_expense_id",
  t."money_payroll_id" as "money_payroll_id",
  t."bank_serial" as "bank_serial",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."come_go_back" t;
alter view public."come_go_back" owner to chengban_gate;
comment on view public."come_go_back" is '@primaryKey id
@foreignKey (come_go_id) references public.money_come_go (id)|@fieldName comeGo
@foreignKey (submit_expense_id) references public.submit_expense (id)|@fieldName submitExpense|@backwardBehavior -*|@foreignFieldName comeGoBackBySubmitExpenseId
@foreignKey (money_payroll_id) references public.money_payroll (id)|@fieldName moneyPayroll|@backwardBehavior -*|@foreignFieldName comeGoBackByMoneyPayrollId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName comeGoBackByCreatorId
@omit create,update,delete';

create view public."comment" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."relevance_id" as "relevance_id",
  t."module" as "module",
  t."content" as "content",
  t."type" as "type",
  t."source" as "source",
  t."parent_id" as "parent_id",
  array(select l.user_id from store.comment_mentions l where l.comment_id = t.id order by l.sort)::uuid[] as "mentions",
  t."file" as "file",
  (case when (t."changes" is not null) then (t."changes" || jsonb_build_object('changes', coalesce(app.readable(t."module", t."relevance_id", (t."changes" #> '{"changes"}')), '[]'))) else null end)::jsonb as "detail",
  (jsonb_build_object('name', coalesce(rule.comment_of_user_id_name(t."user_id"), case when ((t."changes" #>> '{"via"}') = '系统') then '系统' else '客户' end), 'avatar', (rule.comment_of_user_id_avatar(t."user_id") #>> '{"0","url"}')))::jsonb as "user",
  ((t."user_id" = (select app.me()) or rule.comment_exists_comment_read(t."id")))::boolean as "is_read",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."comment" t;
alter view public."comment" owner to chengban_gate;
comment on view public."comment" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName userByUserId|@backwardBehavior -*|@foreignFieldName commentByUserId
@foreignKey (parent_id) references public.comment (id)|@fieldName parent|@backwardBehavior -*|@foreignFieldName commentByParentId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName commentByCreatorId
@omit create,update,delete';

create view public."comment_read" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."tz_read" as "tz_read",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."comment_read" t;
alter view public."comment_read" owner to chengban_gate;
comment on view public."comment_read" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName commentReadByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName commentReadByCreatorId
@omit create,update,delete';

create view public."config" as select
  t."id" as "id",
  t."key" as "key",
  t."value" as "value",
  t."type" as "type",
  t."comment" as "comment",
  t."is_system" as "is_system",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."config" t;
alter view public."config" owner to chengban_gate;
comment on view public."config" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName configByCreatorId
@omit create,update,delete';
comment on column public."config".search_grams is '@omit';
comment on column public."config".search_text is '@omit';
comment on column public."config".search_initials is '@omit';

create view public."contract" as select
  t."id" as "id",
  t."name" as "name",
  t."contract_number" as "contract_number",
  t."client_id" as "client_id",
  t."business_opportunity_id" as "business_opportunity_id",
  t."parent_id" as "parent_id",
  t."initiator" as "initiator",
  t."self_company" as "self_company",
  (rule.contract_first_invoicing_config_id(t."id"))::uuid as "usual_seller_id",
  t."unit" as "unit",
  t."form" as "form",
  t."way" as "way",
  t."pay_way" as "pay_way",
  t."template" as "template",
  t."affiliation" as "affiliation",
  t."area" as "area",
  case when mask.m0 then t."money" end as "money",
  case when mask.m0 then t."hardware" end as "hardware",
  case when mask.m0 then t."software" end as "software",
  case when mask.m0 then t."service" end as "service",
  case when mask.m0 then t."advance_payment" end as "advance_payment",
  t."earnest" as "earnest",
  case when mask.m0 then t."earnest_money" end as "earnest_money",
  case when mask.m0 then t."approved_money" end as "approved_money",
  case when mask.m0 then t."total_money" end as "total_money",
  case when mask.m0 then t."received_money" end as "received_money",
  case when mask.m0 then t."remain_money" end as "remain_money",
  case when mask.m0 then t."invoice_money" end as "invoice_money",
  case when mask.m0 then t."reserved_money" end as "reserved_money",
  case when mask.m0 then t."invoice_limit" end as "invoice_limit",
  case when mask.m0 then t."balance" end as "balance",
  case when mask.m0 then t."invoiced_unpaid" end as "invoiced_unpaid",
  t."received_rate" as "received_rate",
  t."free" as "free",
  t."invoice" as "invoice",
  t."invoice_type" as "invoice_type",
  t."invoice_date" as "invoice_date",
  t."invoice_ignore" as "invoice_ignore",
  t."is_small" as "is_small",
  t."new_client" as "new_client",
  t."upgrade" as "upgrade",
  t."person_number" as "person_number",
  t."sign_date" as "sign_date",
  t."signer" as "signer",
  t."need_maintain" as "need_maintain",
  t."maintain_months" as "maintain_months",
  case when mask.m0 then t."maintain_money" end as "maintain_money",
  t."dt_maintain_start" as "dt_maintain_start",
  t."maintain_date" as "maintain_date",
  t."dt_last_main" as "dt_last_main",
  t."contract_file" as "contract_file",
  t."contract_chapter" as "contract_chapter",
  t."secure_file" as "secure_file",
  t."acceptance_file" as "acceptance_file",
  t."dt_accept" as "dt_accept",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."is_begun" as "is_begun",
  t."stage" as "stage",
  t."tz_submit" as "tz_submit",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."contract" t
left join lateral (select
  (((select app.has_operation('contract:money')) or (t."initiator" = (select app.me()) or (t."creator_id" = (select app.me()) and (t."status" in ('草稿', '驳回', '已撤回')))) or t."id" in (select rule.tasked_of_me('contract')))) as m0
having true) mask on true;
alter view public."contract" owner to chengban_gate;
comment on view public."contract" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity
@foreignKey (parent_id) references public.contract (id)|@fieldName parent
@foreignKey (initiator) references public.user (id)|@fieldName initiatorUser|@backwardBehavior -*|@foreignFieldName contractByInitiator
@foreignKey (usual_seller_id) references public.invoicing_config (id)|@fieldName usualSeller|@backwardBehavior -*|@foreignFieldName contractByUsualSellerId
@foreignKey (signer) references public.user (id)|@fieldName signerUser|@backwardBehavior -*|@foreignFieldName contractBySigner
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName contractByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName contractByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName contractByCreatorId
@omit create,update,delete';
comment on column public."contract".search_grams is '@omit';
comment on column public."contract".search_text is '@omit';
comment on column public."contract".search_initials is '@omit';

create view public."course" as select
  t."id" as "id",
  t."name" as "name",
  t."category_id" as "category_id",
  t."cover" as "cover",
  t."summary" as "summary",
  t."content" as "content",
  t."target" as "target",
  t."level" as "level",
  t."tags" as "tags",
  t."teacher_id" as "teacher_id",
  t."lecturer" as "lecturer",
  t."product_library_id" as "product_library_id",
  t."is_open" as "is_open",
  array(select l.role_id from store.course_role_ids l where l.course_id = t.id order by l.sort)::uuid[] as "role_ids",
  array(select l.department_id from store.course_department_ids l where l.course_id = t.id order by l.sort)::uuid[] as "department_ids",
  t."is_ordered" as "is_ordered",
  t."is_entry" as "is_entry",
  t."attempts" as "attempts",
  t."credit" as "credit",
  t."file" as "file",
  t."require_again" as "require_again",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."shelf" as "shelf",
  t."course_version" as "course_version",
  t."checks" as "checks",
  t."tz_publish" as "tz_publish",
  t."is_top" as "is_top",
  t."sort" as "sort",
  (rule.course_sum_course_chapter_seconds(t."id"))::integer as "duration",
  (rule.course_count_course_chapter(t."id"))::integer as "chapter_count",
  t."learn_count" as "learn_count",
  t."finish_count" as "finish_count",
  t."like_count" as "like_count",
  t."collect_count" as "collect_count",
  t."comment_count" as "comment_count",
  t."fraction" as "fraction",
  t."fraction_count" as "fraction_count",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."course" t;
alter view public."course" owner to chengban_gate;
comment on view public."course" is '@primaryKey id
@foreignKey (category_id) references public.category (id)|@fieldName category
@foreignKey (teacher_id) references public.user (id)|@fieldName teacher|@backwardBehavior -*|@foreignFieldName courseByTeacherId
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName courseByProductLibraryId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName courseByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseByCreatorId
@omit create,update,delete';
comment on column public."course".search_grams is '@omit';
comment on column public."course".search_text is '@omit';
comment on column public."course".search_initials is '@omit';

create view public."course_assign" as select
  t."id" as "id",
  t."course_id" as "course_id",
  t."target" as "target",
  t."role_id" as "role_id",
  t."department_id" as "department_id",
  t."user_id" as "user_id",
  t."due_date" as "due_date",
  t."due_days" as "due_days",
  t."is_enable" as "is_enable",
  t."remark" as "remark",
  (rule.course_assign_count_course_log(t."id"))::integer as "people",
  (rule.course_assign_count_course_log_2(t."id"))::integer as "done_count",
  (rule.course_assign_count_course_log_3(t."id"))::integer as "late_count",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."course_assign" t;
alter view public."course_assign" owner to chengban_gate;
comment on view public."course_assign" is '@primaryKey id
@foreignKey (course_id) references public.course (id)|@fieldName course
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName courseAssignByRoleId
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName courseAssignByDepartmentId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName courseAssignByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseAssignByCreatorId
@omit create,update,delete';

create view public."course_attempt" as select
  t."id" as "id",
  t."course_log_id" as "course_log_id",
  t."chapter_id" as "chapter_id",
  t."number" as "number",
  case when ((select app.has_operation('course:manage')) or false) then t."paper" end as "paper",
  t."answers" as "answers",
  t."score" as "score",
  t."is_pass" as "is_pass",
  t."status" as "status",
  t."tz_start" as "tz_start",
  t."tz_end" as "tz_end",
  t."tz_submit" as "tz_submit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."course_attempt" t;
alter view public."course_attempt" owner to chengban_gate;
comment on view public."course_attempt" is '@primaryKey id
@foreignKey (course_log_id) references public.course_log (id)|@fieldName courseLog
@foreignKey (chapter_id) references public.course_chapter (id)|@fieldName chapter|@backwardBehavior -*|@foreignFieldName courseAttemptByChapterId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseAttemptByCreatorId
@omit create,update,delete';

create view public."course_chapter" as select
  t."id" as "id",
  t."course_id" as "course_id",
  t."name" as "name",
  t."sort" as "sort",
  t."type" as "type",
  t."is_required" as "is_required",
  case when mask.m0 then t."video" end as "video",
  t."duration" as "duration",
  case when mask.m0 then t."file" end as "file",
  t."min_seconds" as "min_seconds",
  t."pass_score" as "pass_score",
  t."limit_minutes" as "limit_minutes",
  t."draw_count" as "draw_count",
  t."allow_seek" as "allow_seek",
  t."content" as "content",
  t."seconds" as "seconds",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."course_chapter" t
left join lateral (select
  (((select app.has_operation('course:manage')) or false or (not (t."course_id" in (select rule.course_chapter_via_course_id_2()) and rule.course_chapter_exists_course_chapter(t."id")) or ((select app.has_operation('course:manage')) or t."course_id" in (select rule.course_chapter_via_course_id())) or t."course_id" in (select rule.course_chapter_via_course_id_3())))) as m0
having true) mask on true;
alter view public."course_chapter" owner to chengban_gate;
comment on view public."course_chapter" is '@primaryKey id
@foreignKey (course_id) references public.course (id)|@fieldName course|@foreignFieldName chapters
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseChapterByCreatorId
@omit create,update,delete';
comment on column public."course_chapter".search_grams is '@omit';
comment on column public."course_chapter".search_text is '@omit';
comment on column public."course_chapter".search_initials is '@omit';

create view public."course_chapter_log" as select
  t."id" as "id",
  t."course_log_id" as "course_log_id",
  t."chapter_id" as "chapter_id",
  t."ranges" as "ranges",
  t."watched" as "watched",
  t."furthest" as "furthest",
  t."position" as "position",
  t."read_seconds" as "read_seconds",
  t."seconds" as "seconds",
  t."is_end" as "is_end",
  t."draft" as "draft",
  t."best" as "best",
  t."is_finish" as "is_finish",
  t."tz_finish" as "tz_finish",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."course_chapter_log" t;
alter view public."course_chapter_log" owner to chengban_gate;
comment on view public."course_chapter_log" is '@primaryKey id
@foreignKey (course_log_id) references public.course_log (id)|@fieldName courseLog
@foreignKey (chapter_id) references public.course_chapter (id)|@fieldName chapter|@backwardBehavior -*|@foreignFieldName courseChapterLogByChapterId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseChapterLogByCreatorId
@omit create,update,delete';

create view public."course_comment" as select
  t."id" as "id",
  t."course_id" as "course_id",
  t."user_id" as "user_id",
  t."content" as "content",
  t."fraction" as "fraction",
  t."parent_id" as "parent_id",
  (((t."user_id" = rule.course_comment_of_course_id_teacher_id(t."course_id")) or (t."user_id" = rule.course_comment_of_course_id_creator_id(t."course_id"))))::boolean as "is_teacher",
  t."status" as "status",
  t."is_hide" as "is_hide",
  t."hide_reason" as "hide_reason",
  array(select l.user_id from store.course_comment_mentions l where l.course_comment_id = t.id order by l.sort)::uuid[] as "mentions",
  array(select l.user_id from store.course_comment_like_user_ids l where l.course_comment_id = t.id order by l.sort)::uuid[] as "like_user_ids",
  (rule.course_comment_count_user(t."id"))::integer as "like_count",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."course_comment" t;
alter view public."course_comment" owner to chengban_gate;
comment on view public."course_comment" is '@primaryKey id
@foreignKey (course_id) references public.course (id)|@fieldName course
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName courseCommentByUserId
@foreignKey (parent_id) references public.course_comment (id)|@fieldName parent|@backwardBehavior -*|@foreignFieldName courseCommentByParentId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseCommentByCreatorId
@omit create,update,delete';

create view public."course_log" as select
  t."id" as "id",
  t."course_id" as "course_id",
  t."user_id" as "user_id",
  t."status" as "status",
  t."is_required" as "is_required",
  t."due_date" as "due_date",
  (((t."is_required" = true) and (t."due_date" is not null) and (t."due_date" < case when (t."status" in ('已学完', '已评分')) then (t."tz_finish" at time zone 'Asia/Shanghai')::date else (app.now() at time zone 'Asia/Shanghai')::date end)))::boolean as "is_late",
  (case when (t."status" in ('已学完', '已评分')) then 100 when (rule.course_log_exists_course_chapter(t."id") and not rule.course_log_exists_course_chapter_2(t."id")) then 100 else least(coalesce(floor((round(round(((100 * rule.course_log_sum_course_chapter(t."id")))::numeric, 24) / nullif((rule.course_log_count_course_chapter(t."id"))::numeric, 0), 24))::numeric), 0), 99) end)::integer as "progress",
  (rule.course_log_sum_course_chapter_log_seconds(t."id"))::integer as "seconds",
  (rule.course_log_max_course_chapter_log_best(t."id"))::integer as "best",
  t."day_seconds" as "day_seconds",
  t."last_chapter_id" as "last_chapter_id",
  t."is_like" as "is_like",
  t."is_collect" as "is_collect",
  t."fraction" as "fraction",
  t."course_version" as "course_version",
  t."tz_start" as "tz_start",
  t."tz_last" as "tz_last",
  t."tz_finish" as "tz_finish",
  t."credit_taken" as "credit_taken",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."course_log" t;
alter view public."course_log" owner to chengban_gate;
comment on view public."course_log" is '@primaryKey id
@foreignKey (course_id) references public.course (id)|@fieldName course
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName courseLogByUserId
@foreignKey (last_chapter_id) references public.course_chapter (id)|@fieldName lastChapter|@backwardBehavior -*|@foreignFieldName courseLogByLastChapterId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseLogByCreatorId
@omit create,update,delete';

create view public."course_question" as select
  t."id" as "id",
  t."chapter_id" as "chapter_id",
  t."type" as "type",
  t."content" as "content",
  t."images" as "images",
  t."options" as "options",
  case when mask.m0 then t."answer" end as "answer",
  t."score" as "score",
  case when mask.m0 then t."analysis" end as "analysis",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."course_question" t
left join lateral (select
  (((select app.has_operation('course:manage')) or t."chapter_id" in (select rule.course_question_via_chapter_id()))) as m0
having true) mask on true;
alter view public."course_question" owner to chengban_gate;
comment on view public."course_question" is '@primaryKey id
@foreignKey (chapter_id) references public.course_chapter (id)|@fieldName chapter|@foreignFieldName questions
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseQuestionByCreatorId
@omit create,update,delete';

create view public."course_session" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."chapter_id" as "chapter_id",
  t."seq" as "seq",
  t."bank" as "bank",
  t."tz_open" as "tz_open",
  t."tz_beat" as "tz_beat",
  t."is_open" as "is_open",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."course_session" t;
alter view public."course_session" owner to chengban_gate;
comment on view public."course_session" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName courseSessionByUserId
@foreignKey (chapter_id) references public.course_chapter (id)|@fieldName chapter|@backwardBehavior -*|@foreignFieldName courseSessionByChapterId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName courseSessionByCreatorId
@omit create,update,delete';

create view public."daily_work" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."task_day_id" as "task_day_id",
  (rule.daily_work_of_task_day_id_actual_hours(t."task_day_id"))::numeric(16,1) as "hours",
  t."progress" as "progress",
  t."summarize" as "summarize",
  t."plan" as "plan",
  t."problem" as "problem",
  t."place_reason" as "place_reason",
  t."file" as "file",
  t."coordinate" as "coordinate",
  t."manager" as "manager",
  t."status" as "status",
  t."timeliness" as "timeliness",
  t."tz_open" as "tz_open",
  t."tz_due" as "tz_due",
  t."tz_lock" as "tz_lock",
  t."tz_submit" as "tz_submit",
  t."tz_read" as "tz_read",
  t."readers" as "readers",
  t."score" as "score",
  t."opinion" as "opinion",
  t."unlock_ask" as "unlock_ask",
  t."unlock_count" as "unlock_count",
  t."tz_unlock" as "tz_unlock",
  t."source" as "source",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."daily_work" t;
alter view public."daily_work" owner to chengban_gate;
comment on view public."daily_work" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName dailyWorkByUserId
@foreignKey (task_day_id) references public.task_day (id)|@fieldName taskDay|@backwardBehavior -*|@foreignFieldName dailyWorkByTaskDayId
@foreignKey (manager) references public.user (id)|@fieldName managerUser|@backwardBehavior -*|@foreignFieldName dailyWorkByManager
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName dailyWorkByCreatorId
@omit create,update,delete';

create view public."deduction" as select
  t."id" as "id",
  t."check_on_work_id" as "check_on_work_id",
  t."user_id" as "user_id",
  t."leader_id" as "leader_id",
  t."initiator" as "initiator",
  t."kind" as "kind",
  t."money" as "money",
  t."lines" as "lines",
  t."reason" as "reason",
  t."file" as "file",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."deduction" t;
alter view public."deduction" owner to chengban_gate;
comment on view public."deduction" is '@primaryKey id
@foreignKey (check_on_work_id) references public.check_on_work (id)|@fieldName checkOnWork
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName deductionByUserId
@foreignKey (leader_id) references public.user (id)|@fieldName leader|@backwardBehavior -*|@foreignFieldName deductionByLeaderId
@foreignKey (initiator) references public.user (id)|@fieldName initiatorUser|@backwardBehavior -*|@foreignFieldName deductionByInitiator
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName deductionByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName deductionByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName deductionByCreatorId
@omit create,update,delete';

create view public."demo_apply" as select
  t."id" as "id",
  t."name" as "name",
  t."user_id" as "user_id",
  t."client_id" as "client_id",
  t."business_opportunity_id" as "business_opportunity_id",
  array(select l.client_contact_id from store.demo_apply_client_contact_ids l where l.demo_apply_id = t.id order by l.sort)::uuid[] as "client_contact_ids",
  array(select l.product_library_id from store.demo_apply_product_library_ids l where l.demo_apply_id = t.id order by l.sort)::uuid[] as "product_library_ids",
  t."way" as "way",
  t."place" as "place",
  t."tz_start" as "tz_start",
  t."tz_end" as "tz_end",
  array(select l.user_id from store.demo_apply_demo_user_ids l where l.demo_apply_id = t.id order by l.sort)::uuid[] as "demo_user_ids",
  t."people_count" as "people_count",
  t."environment" as "environment",
  t."url" as "url",
  t."account" as "account",
  case when ((((select app.has_operation('demoApply:manage')) or t."user_id" = (select app.me()) or t."id" in (select rule.demo_apply_contains_demo_user_ids()))) and (select app.is_telling())) then t."password" end as "password",
  t."requirement" as "requirement",
  t."file" as "file",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."demo_status" as "demo_status",
  t."result" as "result",
  t."summary" as "summary",
  t."feedback" as "feedback",
  t."next_plan" as "next_plan",
  t."actual_count" as "actual_count",
  t."photo" as "photo",
  t."tz_complete" as "tz_complete",
  t."overdue_date" as "overdue_date",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."demo_apply" t;
alter view public."demo_apply" owner to chengban_gate;
comment on view public."demo_apply" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName demoApplyByUserId
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName demoApplyByClientId
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity|@backwardBehavior -*|@foreignFieldName demoApplyByBusinessOpportunityId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName demoApplyByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName demoApplyByCreatorId
@omit create,update,delete';
comment on column public."demo_apply".search_grams is '@omit';
comment on column public."demo_apply".search_text is '@omit';
comment on column public."demo_apply".search_initials is '@omit';

create view public."department" as select
  t."id" as "id",
  t."name" as "name",
  t."code" as "code",
  t."parent_id" as "parent_id",
  t."leader_id" as "leader_id",
  t."dingtalk_id" as "dingtalk_id",
  t."sort" as "sort",
  t."is_enable" as "is_enable",
  t."remark" as "remark",
  (rule.department_level(t."id"))::integer as "level",
  (rule.department_path(t."id"))::text as "full_name",
  (rule.department_count_user(t."id"))::integer as "user_count",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."department" t;
alter view public."department" owner to chengban_gate;
comment on view public."department" is '@primaryKey id
@foreignKey (parent_id) references public.department (id)|@fieldName parent
@foreignKey (leader_id) references public.user (id)|@fieldName leader|@backwardBehavior -*|@foreignFieldName departmentByLeaderId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName departmentByCreatorId
@omit create,update,delete';
comment on column public."department".search_grams is '@omit';
comment on column public."department".search_text is '@omit';
comment on column public."department".search_initials is '@omit';

create view public."design" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."project_product_id" as "project_product_id",
  t."project_module_id" as "project_module_id",
  t."name" as "name",
  t."type" as "type",
  t."edition" as "edition",
  t."file" as "file",
  t."link" as "link",
  t."user_id" as "user_id",
  t."plan_date" as "plan_date",
  t."describe" as "describe",
  t."tz_review" as "tz_review",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."design" t;
alter view public."design" owner to chengban_gate;
comment on view public."design" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName designByProjectId
@foreignKey (project_product_id) references public.project_product (id)|@fieldName projectProduct|@backwardBehavior -*|@foreignFieldName designByProjectProductId
@foreignKey (project_module_id) references public.project_module (id)|@fieldName projectModule|@backwardBehavior -*|@foreignFieldName designByProjectModuleId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName designByUserId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName designByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName designByCreatorId
@omit create,update,delete';
comment on column public."design".search_grams is '@omit';
comment on column public."design".search_text is '@omit';
comment on column public."design".search_initials is '@omit';

create view public."dict" as select
  t."id" as "id",
  t."code" as "code",
  t."name" as "name",
  t."sort" as "sort",
  t."dict_type_id" as "dict_type_id",
  t."color" as "color",
  t."is_default" as "is_default",
  t."is_enable" as "is_enable",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."dict" t;
alter view public."dict" owner to chengban_gate;
comment on view public."dict" is '@primaryKey id
@foreignKey (dict_type_id) references public.dict_type (id)|@fieldName dictType
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName dictByCreatorId
@omit create,update,delete';
comment on column public."dict".search_grams is '@omit';
comment on column public."dict".search_text is '@omit';
comment on column public."dict".search_initials is '@omit';

create view public."dict_type" as select
  t."id" as "id",
  t."name" as "name",
  t."is_system" as "is_system",
  t."sort" as "sort",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."dict_type" t;
alter view public."dict_type" owner to chengban_gate;
comment on view public."dict_type" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName dictTypeByCreatorId
@omit create,update,delete';
comment on column public."dict_type".search_grams is '@omit';
comment on column public."dict_type".search_text is '@omit';
comment on column public."dict_type".search_initials is '@omit';

create view public."document" as select
  t."id" as "id",
  t."name" as "name",
  t."sort" as "sort",
  t."type" as "type",
  t."user_id" as "user_id",
  t."url" as "url",
  t."video" as "video",
  t."content" as "content",
  t."is_all" as "is_all",
  t."role_id" as "role_id",
  t."duty" as "duty",
  t."need_confirm" as "need_confirm",
  t."min_seconds" as "min_seconds",
  t."due_days" as "due_days",
  t."status" as "status",
  t."doc_version" as "doc_version",
  t."change_note" as "change_note",
  t."tz_publish" as "tz_publish",
  (rule.document_count_document_user(t."id"))::integer as "target_count",
  (rule.document_count_document_user_2(t."id"))::integer as "read_count",
  (round((round(round(((rule.document_count_document_user_2(t."id") * 100))::numeric, 24) / nullif((rule.document_count_document_user(t."id"))::numeric, 0), 24))::numeric, 1))::numeric(16,2) as "read_rate",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."document" t;
alter view public."document" owner to chengban_gate;
comment on view public."document" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName documentByUserId
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName documentByRoleId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName documentByCreatorId
@omit create,update,delete';
comment on column public."document".search_grams is '@omit';
comment on column public."document".search_text is '@omit';
comment on column public."document".search_initials is '@omit';

create view public."document_role" as select
  t."id" as "id",
  t."document_id" as "document_id",
  t."role_id" as "role_id",
  ((rule.document_role_exists_document_user(t."id") and not rule.document_role_exists_document_user_2(t."id")))::boolean as "is_read",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."document_role" t;
alter view public."document_role" owner to chengban_gate;
comment on view public."document_role" is '@primaryKey id
@foreignKey (document_id) references public.document (id)|@fieldName document|@foreignFieldName roles
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName documentRoleByRoleId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName documentRoleByCreatorId
@omit create,update,delete';

create view public."document_user" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."document_id" as "document_id",
  t."doc_version" as "doc_version",
  t."is_direct" as "is_direct",
  t."is_read" as "is_read",
  t."status" as "status",
  t."tz_open" as "tz_open",
  t."seconds" as "seconds",
  t."is_end" as "is_end",
  t."tz_confirm" as "tz_confirm",
  t."due_date" as "due_date",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."document_user" t;
alter view public."document_user" owner to chengban_gate;
comment on view public."document_user" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName documentUserByUserId
@foreignKey (document_id) references public.document (id)|@fieldName document
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName documentUserByCreatorId
@omit create,update,delete';

create view public."document_version" as select
  t."id" as "id",
  t."document_id" as "document_id",
  t."doc_version" as "doc_version",
  t."content" as "content",
  t."change_note" as "change_note",
  t."tz_publish" as "tz_publish",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."document_version" t;
alter view public."document_version" owner to chengban_gate;
comment on view public."document_version" is '@primaryKey id
@foreignKey (document_id) references public.document (id)|@fieldName document
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName documentVersionByCreatorId
@omit create,update,delete';

create view public."documentation" as select
  t."id" as "id",
  t."name" as "name",
  t."type" as "type",
  t."category_id" as "category_id",
  t."course_id" as "course_id",
  t."product_library_id" as "product_library_id",
  t."route" as "route",
  t."content" as "content",
  t."file" as "file",
  t."keywords" as "keywords",
  t."doc_version" as "doc_version",
  t."status" as "status",
  t."tz_publish" as "tz_publish",
  t."read_count" as "read_count",
  array(select l.user_id from store.documentation_good_user_ids l where l.documentation_id = t.id order by l.sort)::uuid[] as "good_user_ids",
  array(select l.user_id from store.documentation_bad_user_ids l where l.documentation_id = t.id order by l.sort)::uuid[] as "bad_user_ids",
  (rule.documentation_count_user(t."id"))::integer as "good_count",
  (rule.documentation_count_user_2(t."id"))::integer as "bad_count",
  (rule.documentation_exists_user(t."id"))::boolean as "is_good",
  (rule.documentation_exists_user_2(t."id"))::boolean as "is_bad",
  t."is_top" as "is_top",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."documentation" t;
alter view public."documentation" owner to chengban_gate;
comment on view public."documentation" is '@primaryKey id
@foreignKey (category_id) references public.category (id)|@fieldName category
@foreignKey (course_id) references public.course (id)|@fieldName course
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName documentationByProductLibraryId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName documentationByCreatorId
@omit create,update,delete';
comment on column public."documentation".search_grams is '@omit';
comment on column public."documentation".search_text is '@omit';
comment on column public."documentation".search_initials is '@omit';

create view public."entry" as select
  t."id" as "id",
  case when mask.m0 then t."kind" end as "kind",
  case when mask.m0 then t."parent_id" end as "parent_id",
  case when mask.m0 then t."user_id" end as "user_id",
  case when mask.m0 then t."initiator" end as "initiator",
  t."name" as "name",
  case when mask.m0 then t."mobile" end as "mobile",
  case when mask.m0 then t."email" end as "email",
  case when mask.m0 then t."gender" end as "gender",
  case when (((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (t."user_id" = (select app.me()) or t."initiator" = (select app.me()) or t."mentor_id" = (select app.me()) or t."handover_id" = (select app.me())) or t."leader_id" = (select app.me()) or t."id" in (select rule.tasked_of_me('entry')))) and ((select app.has_operation('user:private')) or t."user_id" = (select app.me()))) then t."id_card" end as "id_card",
  t."company" as "company",
  case when mask.m0 then t."department_id" end as "department_id",
  case when mask.m0 then t."leader_id" end as "leader_id",
  case when mask.m0 then t."position" end as "position",
  case when mask.m0 then t."preset_role_id" end as "preset_role_id",
  case when mask.m0 then t."superior_id" end as "superior_id",
  case when mask.m0 then t."mentor_id" end as "mentor_id",
  case when mask.m0 then t."own" end as "own",
  case when mask.m0 then t."need_attendance" end as "need_attendance",
  case when mask.m0 then t."contract_years" end as "contract_years",
  case when mask.m0 then t."probation_months" end as "probation_months",
  t."tz_probation" as "tz_probation",
  case when mask.m0 then t."regular_plan" end as "regular_plan",
  case when mask.m0 then t."extend_months" end as "extend_months",
  case when mask.m1 then t."salary" end as "salary",
  case when mask.m1 then t."regular_salary" end as "regular_salary",
  case when mask.m0 then t."file" end as "file",
  case when mask.m0 then t."regular_date" end as "regular_date",
  case when mask.m0 then t."self_summary" end as "self_summary",
  case when mask.m0 then t."mentor_opinion" end as "mentor_opinion",
  case when mask.m0 then t."leave_kind" end as "leave_kind",
  case when mask.m0 then t."reason" end as "reason",
  case when mask.m0 then t."tz_demobilize" end as "tz_demobilize",
  case when mask.m0 then t."tz_depart" end as "tz_depart",
  case when mask.m0 then t."handover_id" end as "handover_id",
  case when mask.m2 then t."material_token" end as "material_token",
  case when mask.m2 then t."tz_material_token" end as "tz_material_token",
  case when mask.m0 then t."exam_score" end as "exam_score",
  case when mask.m0 then t."exam_count" end as "exam_count",
  case when mask.m0 then (rule.entry_count_entry_item(t."id"))::integer end as "learn_total",
  case when mask.m0 then (rule.entry_count_entry_item_2(t."id"))::integer end as "learn_done",
  case when mask.m0 then t."status" end as "status",
  case when mask.m0 then t."audit1" end as "audit1",
  case when mask.m0 then t."audit2" end as "audit2",
  case when mask.m0 then t."opinion_first" end as "opinion_first",
  case when mask.m0 then t."opinion" end as "opinion",
  case when mask.m0 then t."stage" end as "stage",
  case when mask.m0 then t."stage_before" end as "stage_before",
  case when mask.m0 then t."tz_submit" end as "tz_submit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."entry" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (t."user_id" = (select app.me()) or t."initiator" = (select app.me()) or t."mentor_id" = (select app.me()) or t."handover_id" = (select app.me())) or t."leader_id" = (select app.me()) or t."id" in (select rule.tasked_of_me('entry'))))) as m0,
  ((((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (t."user_id" = (select app.me()) or t."initiator" = (select app.me()) or t."mentor_id" = (select app.me()) or t."handover_id" = (select app.me())) or t."leader_id" = (select app.me()) or t."id" in (select rule.tasked_of_me('entry')))) and ((select app.has_operation('user:salary')) or t."user_id" = (select app.me())))) as m1,
  ((((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (t."user_id" = (select app.me()) or t."initiator" = (select app.me()) or t."mentor_id" = (select app.me()) or t."handover_id" = (select app.me())) or t."leader_id" = (select app.me()) or t."id" in (select rule.tasked_of_me('entry')))) and ((select app.has_operation('entry:manage')) or t."user_id" = (select app.me())))) as m2
having true) mask on true;
alter view public."entry" owner to chengban_gate;
comment on view public."entry" is '@primaryKey id
@foreignKey (parent_id) references public.entry (id)|@fieldName parent
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName entryByUserId
@foreignKey (initiator) references public.user (id)|@fieldName initiatorUser|@backwardBehavior -*|@foreignFieldName entryByInitiator
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName entryByDepartmentId
@foreignKey (leader_id) references public.user (id)|@fieldName leader|@backwardBehavior -*|@foreignFieldName entryByLeaderId
@foreignKey (preset_role_id) references public.role (id)|@fieldName presetRole|@backwardBehavior -*|@foreignFieldName entryByPresetRoleId
@foreignKey (superior_id) references public.user (id)|@fieldName superior|@backwardBehavior -*|@foreignFieldName entryBySuperiorId
@foreignKey (mentor_id) references public.user (id)|@fieldName mentor|@backwardBehavior -*|@foreignFieldName entryByMentorId
@foreignKey (handover_id) references public.user (id)|@fieldName handover|@backwardBehavior -*|@foreignFieldName entryByHandoverId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName entryByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName entryByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName entryByCreatorId
@omit create,update,delete';
comment on column public."entry".search_grams is '@omit';
comment on column public."entry".search_text is '@omit';
comment on column public."entry".search_initials is '@omit';

create view public."entry_item" as select
  t."id" as "id",
  case when mask.m0 then t."entry_id" end as "entry_id",
  case when mask.m0 then t."kind" end as "kind",
  t."name" as "name",
  case when mask.m0 then t."responsible_id" end as "responsible_id",
  t."is_required" as "is_required",
  case when mask.m0 then t."due_date" end as "due_date",
  case when mask.m0 then t."due_days" end as "due_days",
  case when mask.m0 then t."document_id" end as "document_id",
  case when mask.m0 then t."course_id" end as "course_id",
  case when mask.m0 then t."status" end as "status",
  t."is_done" as "is_done",
  case when mask.m0 then t."tz_done" end as "tz_done",
  case when mask.m0 then t."file" end as "file",
  t."remark" as "remark",
  case when mask.m0 then t."sort" end as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."entry_item" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (t."responsible_id" = (select app.me()) or t."entry_id" in (select rule.entry_item_via_entry_id()))))) as m0
having true) mask on true;
alter view public."entry_item" owner to chengban_gate;
comment on view public."entry_item" is '@primaryKey id
@foreignKey (entry_id) references public.entry (id)|@fieldName entry
@foreignKey (responsible_id) references public.user (id)|@fieldName responsible|@backwardBehavior -*|@foreignFieldName entryItemByResponsibleId
@foreignKey (document_id) references public.document (id)|@fieldName document|@backwardBehavior -*|@foreignFieldName entryItemByDocumentId
@foreignKey (course_id) references public.course (id)|@fieldName course|@backwardBehavior -*|@foreignFieldName entryItemByCourseId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName entryItemByCreatorId
@omit create,update,delete';
comment on column public."entry_item".search_grams is '@omit';
comment on column public."entry_item".search_text is '@omit';
comment on column public."entry_item".search_initials is '@omit';

create view public."entry_template" as select
  t."id" as "id",
  t."kind" as "kind",
  t."name" as "name",
  t."department_id" as "department_id",
  t."role_id" as "role_id",
  t."responsible" as "responsible",
  t."document_id" as "document_id",
  t."course_id" as "course_id",
  t."due_days" as "due_days",
  t."is_required" as "is_required",
  t."is_enable" as "is_enable",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."entry_template" t;
alter view public."entry_template" owner to chengban_gate;
comment on view public."entry_template" is '@primaryKey id
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName entryTemplateByDepartmentId
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName entryTemplateByRoleId
@foreignKey (document_id) references public.document (id)|@fieldName document|@backwardBehavior -*|@foreignFieldName entryTemplateByDocumentId
@foreignKey (course_id) references public.course (id)|@fieldName course|@backwardBehavior -*|@foreignFieldName entryTemplateByCourseId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName entryTemplateByCreatorId
@omit create,update,delete';
comment on column public."entry_template".search_grams is '@omit';
comment on column public."entry_template".search_text is '@omit';
comment on column public."entry_template".search_initials is '@omit';

create view public."extra_task" as select
  t."id" as "id",
  t."name" as "name",
  t."type" as "type",
  t."describe" as "describe",
  t."file" as "file",
  t."user_id" as "user_id",
  t."confirmer_id" as "confirmer_id",
  t."project_id" as "project_id",
  t."priority" as "priority",
  t."sort" as "sort",
  t."date" as "date",
  t."predict" as "predict",
  (rule.extra_task_sum_plan_item_actual_hours(t."id"))::numeric(16,1) as "actual_hours",
  t."need_confirm" as "need_confirm",
  t."result" as "result",
  t."opinion" as "opinion",
  t."status" as "status",
  t."tz_complete" as "tz_complete",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."extra_task" t;
alter view public."extra_task" owner to chengban_gate;
comment on view public."extra_task" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName extraTaskByUserId
@foreignKey (confirmer_id) references public.user (id)|@fieldName confirmer|@backwardBehavior -*|@foreignFieldName extraTaskByConfirmerId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName extraTaskByProjectId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName extraTaskByCreatorId
@omit create,update,delete';
comment on column public."extra_task".search_grams is '@omit';
comment on column public."extra_task".search_text is '@omit';
comment on column public."extra_task".search_initials is '@omit';

create view public."file_audit" as select
  t."id" as "id",
  t."name" as "name",
  t."file" as "file",
  t."category" as "category",
  t."department_id" as "department_id",
  t."remark" as "remark",
  t."expire_date" as "expire_date",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."tz_audit" as "tz_audit",
  t."file_version" as "file_version",
  t."history" as "history",
  (rule.file_audit_count_file_link(t."id"))::integer as "use_count",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."file_audit" t;
alter view public."file_audit" owner to chengban_gate;
comment on view public."file_audit" is '@primaryKey id
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName fileAuditByDepartmentId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName fileAuditByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName fileAuditByCreatorId
@omit create,update,delete';
comment on column public."file_audit".search_grams is '@omit';
comment on column public."file_audit".search_text is '@omit';
comment on column public."file_audit".search_initials is '@omit';

create view public."file_link" as select
  t."id" as "id",
  t."file_id" as "file_id",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."field" as "field",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."file_link" t;
alter view public."file_link" owner to chengban_gate;
comment on view public."file_link" is '@primaryKey id
@foreignKey (file_id) references public.stored_file (id)|@fieldName file|@backwardBehavior -*|@foreignFieldName fileLinkByFileId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName fileLinkByCreatorId
@omit create,update,delete';

create view public."file_remark" as select
  t."id" as "id",
  t."relevance_id" as "relevance_id",
  t."module" as "module",
  t."file_url" as "file_url",
  t."file_name" as "file_name",
  t."page" as "page",
  t."second" as "second",
  t."content" as "content",
  t."is_resolved" as "is_resolved",
  t."resolver_id" as "resolver_id",
  t."uploader_id" as "uploader_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."file_remark" t;
alter view public."file_remark" owner to chengban_gate;
comment on view public."file_remark" is '@primaryKey id
@foreignKey (resolver_id) references public.user (id)|@fieldName resolver|@backwardBehavior -*|@foreignFieldName fileRemarkByResolverId
@foreignKey (uploader_id) references public.user (id)|@fieldName uploader|@backwardBehavior -*|@foreignFieldName fileRemarkByUploaderId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName fileRemarkByCreatorId
@omit create,update,delete';

create view public."file_share" as select
  t."id" as "id",
  t."day" as "day",
  t."name" as "name",
  t."url" as "url",
  t."file_id" as "file_id",
  t."tz_expire" as "tz_expire",
  t."tz_revoke" as "tz_revoke",
  t."visit_count" as "visit_count",
  t."download_count" as "download_count",
  (case when (t."tz_revoke" is not null) then '已撤销' when (t."tz_expire" <= app.now()) then '已过期' else '有效' end)::text as "status",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."file_share" t;
alter view public."file_share" owner to chengban_gate;
comment on view public."file_share" is '@primaryKey id
@foreignKey (file_id) references public.stored_file (id)|@fieldName file|@backwardBehavior -*|@foreignFieldName fileShareByFileId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName fileShareByCreatorId
@omit create,update,delete';

create view public."file_share_visit" as select
  t."id" as "id",
  t."share_id" as "share_id",
  t."action" as "action",
  t."address" as "address",
  t."user_agent" as "user_agent",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."file_share_visit" t;
alter view public."file_share_visit" owner to chengban_gate;
comment on view public."file_share_visit" is '@primaryKey id
@foreignKey (share_id) references public.file_share (id)|@fieldName share
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName fileShareVisitByCreatorId
@omit create,update,delete';

create view public."finance_log" as select
  t."id" as "id",
  t."seq" as "seq",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."submit_id" as "submit_id",
  t."action" as "action",
  t."user_id" as "user_id",
  t."about_id" as "about_id",
  t."company" as "company",
  t."month" as "month",
  case when mask.m0 then t."money_before" end as "money_before",
  case when mask.m0 then t."money_after" end as "money_after",
  t."content" as "content",
  t."ids" as "ids",
  t."address" as "address",
  t."hash" as "hash",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."finance_log" t
left join lateral (select
  (((select app.has_operation('user:salary')) or (t."about_id" = (select app.me()) and (t."action" in ('查看', '导出'))) or not (t."module" in ('moneySalary', 'submitSalary', 'moneyPayroll', 'submitPayroll', 'moneyLess', 'socialInsurance', 'taxOpening')))) as m0
having true) mask on true;
alter view public."finance_log" owner to chengban_gate;
comment on view public."finance_log" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName financeLogByUserId
@foreignKey (about_id) references public.user (id)|@fieldName about|@backwardBehavior -*|@foreignFieldName financeLogByAboutId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName financeLogByCreatorId
@omit create,update,delete';
comment on column public."finance_log".search_grams is '@omit';
comment on column public."finance_log".search_text is '@omit';
comment on column public."finance_log".search_initials is '@omit';

create view public."finance_period" as select
  t."id" as "id",
  t."company" as "company",
  t."month" as "month",
  t."status" as "status",
  t."tz_close" as "tz_close",
  t."close_user_id" as "close_user_id",
  t."totals" as "totals",
  t."reason" as "reason",
  t."open_user_id" as "open_user_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."finance_period" t;
alter view public."finance_period" owner to chengban_gate;
comment on view public."finance_period" is '@primaryKey id
@foreignKey (close_user_id) references public.user (id)|@fieldName closeUser|@backwardBehavior -*|@foreignFieldName financePeriodByCloseUserId
@foreignKey (open_user_id) references public.user (id)|@fieldName openUser|@backwardBehavior -*|@foreignFieldName financePeriodByOpenUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName financePeriodByCreatorId
@omit create,update,delete';

create view public."gift_give" as select
  t."id" as "id",
  t."client_id" as "client_id",
  t."client_contact_id" as "client_contact_id",
  t."gift_type_id" as "gift_type_id",
  t."quantity" as "quantity",
  t."price" as "price",
  t."money" as "money",
  t."year" as "year",
  t."festival" as "festival",
  t."user_id" as "user_id",
  t."dt_give" as "dt_give",
  t."photo" as "photo",
  t."is_given" as "is_given",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."gift_give" t;
alter view public."gift_give" owner to chengban_gate;
comment on view public."gift_give" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName giftGiveByClientId
@foreignKey (client_contact_id) references public.client_contact (id)|@fieldName clientContact|@backwardBehavior -*|@foreignFieldName giftGiveByClientContactId
@foreignKey (gift_type_id) references public.gift_type (id)|@fieldName giftType
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName giftGiveByUserId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName giftGiveByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName giftGiveByCreatorId
@omit create,update,delete';

create view public."gift_type" as select
  t."id" as "id",
  t."name" as "name",
  t."price" as "price",
  t."unit" as "unit",
  t."received" as "received",
  t."given" as "given",
  t."stock" as "stock",
  t."reserved" as "reserved",
  t."available" as "available",
  t."picture" as "picture",
  t."is_enable" as "is_enable",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."gift_type" t;
alter view public."gift_type" owner to chengban_gate;
comment on view public."gift_type" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName giftTypeByCreatorId
@omit create,update,delete';
comment on column public."gift_type".search_grams is '@omit';
comment on column public."gift_type".search_text is '@omit';
comment on column public."gift_type".search_initials is '@omit';

create view public."goal_plan" as select
  t."id" as "id",
  t."name" as "name",
  t."type" as "type",
  t."year" as "year",
  t."quarter" as "quarter",
  t."month" as "month",
  t."week" as "week",
  t."start_date" as "start_date",
  t."end_date" as "end_date",
  t."parent_id" as "parent_id",
  t."user_id" as "user_id",
  t."department_id" as "department_id",
  t."project_id" as "project_id",
  t."content" as "content",
  t."weight" as "weight",
  t."progress" as "progress",
  t."result" as "result",
  t."status" as "status",
  (((t."status" = '进行中') and (case when (t."type" = '周') then ((((make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date + ((case when (extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer <= 4) then (4 - extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer) else (11 - extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer) end + (7 * (t."week" - 1))))::integer))::date + (3)::integer) when (t."type" = '月度') then (make_date(extract(year from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer, extract(month from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer, 1) + interval '1 month' - interval '1 day')::date when (t."type" = '季度') then (make_date(extract(year from (((case when (t."type" = '周') then ((((make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date + ((case when (extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer <= 4) then (4 - extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer) else (11 - extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer) end + (7 * (t."week" - 1))))::integer))::date + (-3)::integer) when (t."type" = '月度') then make_date((t."year")::integer, (t."month")::integer, (1)::integer) when (t."type" = '季度') then make_date((t."year")::integer, (((3 * t."quarter") - 2))::integer, (1)::integer) else make_date((t."year")::integer, (1)::integer, (1)::integer) end)::date + make_interval(months => (2)::integer))::date)::date)::integer, extract(month from (((case when (t."type" = '周') then ((((make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date + ((case when (extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer <= 4) then (4 - extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer) else (11 - extract(isodow from (make_date((t."year")::integer, (t."month")::integer, (1)::integer))::date)::integer) end + (7 * (t."week" - 1))))::integer))::date + (-3)::integer) when (t."type" = '月度') then make_date((t."year")::integer, (t."month")::integer, (1)::integer) when (t."type" = '季度') then make_date((t."year")::integer, (((3 * t."quarter") - 2))::integer, (1)::integer) else make_date((t."year")::integer, (1)::integer, (1)::integer) end)::date + make_interval(months => (2)::integer))::date)::date)::integer, 1) + interval '1 month' - interval '1 day')::date else make_date((t."year")::integer, (12)::integer, (31)::integer) end < (app.now() at time zone 'Asia/Shanghai')::date)))::boolean as "is_delay",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."goal_plan" t;
alter view public."goal_plan" owner to chengban_gate;
comment on view public."goal_plan" is '@primaryKey id
@foreignKey (parent_id) references public.goal_plan (id)|@fieldName parent
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName goalPlanByUserId
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName goalPlanByDepartmentId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName goalPlanByProjectId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName goalPlanByCreatorId
@omit create,update,delete';
comment on column public."goal_plan".search_grams is '@omit';
comment on column public."goal_plan".search_text is '@omit';
comment on column public."goal_plan".search_initials is '@omit';

create view public."holiday" as select
  t."id" as "id",
  t."date" as "date",
  t."name" as "name",
  t."kind" as "kind",
  t."is_work" as "is_work",
  t."is_statutory" as "is_statutory",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."holiday" t;
alter view public."holiday" owner to chengban_gate;
comment on view public."holiday" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName holidayByCreatorId
@omit create,update,delete';

create view public."imp_document" as select
  t."id" as "id",
  t."node" as "node",
  t."name" as "name",
  t."required" as "required",
  t."need_sign" as "need_sign",
  t."kinds" as "kinds",
  t."template" as "template",
  t."sort" as "sort",
  t."is_enable" as "is_enable",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."imp_document" t;
alter view public."imp_document" owner to chengban_gate;
comment on view public."imp_document" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName impDocumentByCreatorId
@omit create,update,delete';
comment on column public."imp_document".search_grams is '@omit';
comment on column public."imp_document".search_text is '@omit';
comment on column public."imp_document".search_initials is '@omit';

create view public."project" as select
  t."id" as "id",
  t."name" as "name",
  t."code" as "code",
  t."is_temporary" as "is_temporary",
  t."is_use" as "is_use",
  (rule.project_exists_project_follow(t."id"))::boolean as "is_care",
  (rule.project_exists_project_follow_2(t."id"))::boolean as "is_ignore",
  t."initiator" as "initiator",
  t."business_opportunity_id" as "business_opportunity_id",
  t."contract_id" as "contract_id",
  t."client_id" as "client_id",
  t."product_library_id" as "product_library_id",
  t."product_library_version_id" as "product_library_version_id",
  t."principal_id" as "principal_id",
  t."dev_principal_id" as "dev_principal_id",
  t."imp_principal_id" as "imp_principal_id",
  t."supervise" as "supervise",
  case when ((select app.has_operation('project:money')) or (t."principal_id" = (select app.me()) or t."imp_principal_id" = (select app.me()))) then t."budget" end as "budget",
  t."start_time" as "start_time",
  t."confirm_time" as "confirm_time",
  t."middle_time" as "middle_time",
  t."text_time" as "text_time",
  t."estimate" as "estimate",
  (round((round(round((rule.project_sum_wbs_task(t."id"))::numeric, 24) / nullif((coalesce(app.setting_figure('project.hoursPerDay'), 8))::numeric, 0), 24))::numeric, 1))::numeric(16,1) as "used_man_day",
  t."project_status" as "project_status",
  t."status_sort" as "status_sort",
  t."pre_status" as "pre_status",
  t."tz_pause" as "tz_pause",
  t."status" as "status",
  t."described" as "described",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."audit3" as "audit3",
  t."opinion3" as "opinion3",
  t."audit4" as "audit4",
  t."opinion4" as "opinion4",
  t."range" as "range",
  t."tz_contract_imp" as "tz_contract_imp",
  t."implement_start_time" as "implement_start_time",
  t."implement_end_time" as "implement_end_time",
  t."tz_accept_status" as "tz_accept_status",
  t."execution" as "execution",
  t."attention" as "attention",
  t."file" as "file",
  t."file2" as "file2",
  t."file3" as "file3",
  t."type" as "type",
  t."is_product" as "is_product",
  t."imp_node" as "imp_node",
  (rule.project_first_implementary_progress_docs(t."id"))::text as "stage_docs",
  (((t."project_status" in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')) and (rule.project_of_product_library_version_id_order_no(t."product_library_version_id") < rule.project_of_product_library_version_id_product_library_id_current_version_id_order_no(t."product_library_version_id")) and not rule.project_exists_project_follow_3(t."id")))::boolean as "is_behind",
  t."imp_remarks" as "imp_remarks",
  (case when ((t."project_status" in ('准备', '实施中', '待验收')) and (t."tz_node_end" < app.now())) then true else false end)::boolean as "is_delay",
  (case when (t."project_status" in ('准备', '实施中', '待验收')) then coalesce(app.work_days(((t."tz_node_end" at time zone 'Asia/Shanghai')::date)::date, ((app.now() at time zone 'Asia/Shanghai')::date)::date), 0) else 0 end)::integer as "delay_days",
  t."tz_node_end" as "tz_node_end",
  t."audit_status" as "audit_status",
  t."is_small" as "is_small",
  t."is_plain" as "is_plain",
  t."tz_submit" as "tz_submit",
  t."tz_approve" as "tz_approve",
  case when ((select app.has_operation('project:manage')) or (t."principal_id" = (select app.me()) or t."imp_principal_id" = (select app.me()))) then t."report_token" end as "report_token",
  t."tz_report_token" as "tz_report_token",
  t."test_url" as "test_url",
  t."test_account" as "test_account",
  case when mask.m0 then t."test_login" end as "test_login",
  t."test_improve" as "test_improve",
  t."formal_url" as "formal_url",
  t."formal_account" as "formal_account",
  case when mask.m0 then t."formal_login" end as "formal_login",
  t."formal_improve" as "formal_improve",
  t."effect_meeting_time" as "effect_meeting_time",
  t."effect_meeting_address" as "effect_meeting_address",
  array(select l.user_id from store.project_effect_meeting_users l where l.project_id = t.id order by l.sort)::uuid[] as "effect_meeting_users",
  t."principal_date" as "principal_date",
  t."dev_principal_date" as "dev_principal_date",
  t."imp_principal_date" as "imp_principal_date",
  t."back_date" as "back_date",
  t."foregoing_date" as "foregoing_date",
  t."implement_date" as "implement_date",
  t."teammates_date" as "teammates_date",
  t."carry_out_date" as "carry_out_date",
  (rule.project_list_project_member(t."id"))::jsonb as "back",
  (rule.project_list_project_member_2(t."id"))::jsonb as "foregoing",
  (rule.project_list_project_member_3(t."id"))::jsonb as "implement",
  (rule.project_list_project_member_4(t."id"))::jsonb as "teammates",
  (rule.project_list_project_member_5(t."id"))::jsonb as "carry_out",
  (case when not coalesce(rule.project_of_contract_id_need_maintain(t."contract_id"), false) then '不维护' when (not (t."tz_accept_status" is not null) or not (rule.project_of_contract_id_maintain_date(t."contract_id") is not null)) then '未开始' when (rule.project_of_contract_id_maintain_date(t."contract_id") < (app.now() at time zone 'Asia/Shanghai')::date) then '已过期' when (((rule.project_of_contract_id_maintain_date(t."contract_id"))::date - ((app.now() at time zone 'Asia/Shanghai')::date)::date) <= 90) then '即将到期' else '维护中' end)::text as "maintain_state",
  t."tz_ald_send" as "tz_ald_send",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."project" t
left join lateral (select
  (((((select app.has_operation('project:secret')) or (t."principal_id" = (select app.me()) or t."imp_principal_id" = (select app.me())) or (t."dev_principal_id" = (select app.me()) or t."id" in (select rule.project_linked_project_member())))) and (select app.is_telling()))) as m0
having true) mask on true;
alter view public."project" owner to chengban_gate;
comment on view public."project" is '@primaryKey id
@foreignKey (initiator) references public.user (id)|@fieldName initiatorUser|@backwardBehavior -*|@foreignFieldName projectByInitiator
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity|@backwardBehavior -*|@foreignFieldName projectByBusinessOpportunityId
@foreignKey (contract_id) references public.contract (id)|@fieldName contract|@backwardBehavior -*|@foreignFieldName projectByContractId
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName projectByClientId
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName projectByProductLibraryId
@foreignKey (product_library_version_id) references public.product_library_version (id)|@fieldName productLibraryVersion|@backwardBehavior -*|@foreignFieldName projectByProductLibraryVersionId
@foreignKey (principal_id) references public.user (id)|@fieldName principal|@backwardBehavior -*|@foreignFieldName projectByPrincipalId
@foreignKey (dev_principal_id) references public.user (id)|@fieldName devPrincipal|@backwardBehavior -*|@foreignFieldName projectByDevPrincipalId
@foreignKey (imp_principal_id) references public.user (id)|@fieldName impPrincipal|@backwardBehavior -*|@foreignFieldName projectByImpPrincipalId
@foreignKey (supervise) references public.user (id)|@fieldName superviseUser|@backwardBehavior -*|@foreignFieldName projectBySupervise
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName projectByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName projectByAudit2
@foreignKey (audit3) references public.user (id)|@fieldName audit3User|@backwardBehavior -*|@foreignFieldName projectByAudit3
@foreignKey (audit4) references public.user (id)|@fieldName audit4User|@backwardBehavior -*|@foreignFieldName projectByAudit4
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectByCreatorId
@omit create,update,delete';
comment on column public."project".search_grams is '@omit';
comment on column public."project".search_text is '@omit';
comment on column public."project".search_initials is '@omit';

create view public."imp_node_log" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."node" as "node",
  t."round" as "round",
  case when mask.m0 then t."imp_document_id" end as "imp_document_id",
  t."name" as "name",
  case when mask.m0 then t."required" end as "required",
  t."need_sign" as "need_sign",
  t."status" as "status",
  t."file" as "file",
  case when mask.m0 then t."file_hash" end as "file_hash",
  case when mask.m0 then t."uploader_id" end as "uploader_id",
  case when mask.m0 then t."tz_upload" end as "tz_upload",
  case when mask.m0 then t."auditor_id" end as "auditor_id",
  case when mask.m0 then t."tz_audit" end as "tz_audit",
  case when mask.m0 then t."opinion" end as "opinion",
  case when mask.m0 then t."train_id" end as "train_id",
  t."project_progress_id" as "project_progress_id",
  case when mask.m0 then t."signature" end as "signature",
  case when mask.m0 then t."signer" end as "signer",
  case when mask.m0 then t."tz_sign" end as "tz_sign",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."imp_node_log" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('project:manage')) or exists (select from public."project" tp where tp.id = t."project_id")))) as m0
having true) mask on true;
alter view public."imp_node_log" owner to chengban_gate;
comment on view public."imp_node_log" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName impNodeLogByProjectId
@foreignKey (imp_document_id) references public.imp_document (id)|@fieldName impDocument|@backwardBehavior -*|@foreignFieldName impNodeLogByImpDocumentId
@foreignKey (uploader_id) references public.user (id)|@fieldName uploader|@backwardBehavior -*|@foreignFieldName impNodeLogByUploaderId
@foreignKey (auditor_id) references public.user (id)|@fieldName auditor|@backwardBehavior -*|@foreignFieldName impNodeLogByAuditorId
@foreignKey (train_id) references public.train (id)|@fieldName train|@backwardBehavior -*|@foreignFieldName impNodeLogByTrainId
@foreignKey (project_progress_id) references public.project_progress (id)|@fieldName projectProgress|@backwardBehavior -*|@foreignFieldName impNodeLogByProjectProgressId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName impNodeLogByCreatorId
@omit create,update,delete';
comment on column public."imp_node_log".search_grams is '@omit';
comment on column public."imp_node_log".search_text is '@omit';
comment on column public."imp_node_log".search_initials is '@omit';

create view public."imp_prepare" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."business_opportunity_id" as "business_opportunity_id",
  t."imp_document_id" as "imp_document_id",
  t."name" as "name",
  t."required" as "required",
  t."user_id" as "user_id",
  t."end_date" as "end_date",
  t."status" as "status",
  t."file" as "file",
  t."uploader_id" as "uploader_id",
  t."tz_upload" as "tz_upload",
  t."auditor_id" as "auditor_id",
  t."tz_audit" as "tz_audit",
  t."opinion" as "opinion",
  t."source" as "source",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."imp_prepare" t;
alter view public."imp_prepare" owner to chengban_gate;
comment on view public."imp_prepare" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName impPrepareByProjectId
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity|@backwardBehavior -*|@foreignFieldName impPrepareByBusinessOpportunityId
@foreignKey (imp_document_id) references public.imp_document (id)|@fieldName impDocument|@backwardBehavior -*|@foreignFieldName impPrepareByImpDocumentId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName impPrepareByUserId
@foreignKey (uploader_id) references public.user (id)|@fieldName uploader|@backwardBehavior -*|@foreignFieldName impPrepareByUploaderId
@foreignKey (auditor_id) references public.user (id)|@fieldName auditor|@backwardBehavior -*|@foreignFieldName impPrepareByAuditorId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName impPrepareByCreatorId
@omit create,update,delete';
comment on column public."imp_prepare".search_grams is '@omit';
comment on column public."imp_prepare".search_text is '@omit';
comment on column public."imp_prepare".search_initials is '@omit';

create view public."imp_record" as select
  t."id" as "id",
  t."project_id" as "project_id",
  case when mask.m0 then t."node" end as "node",
  t."type" as "type",
  case when mask.m0 then t."is_reservation" end as "is_reservation",
  case when mask.m0 then t."user_id" end as "user_id",
  case when mask.m0 then array(select l.user_id from store.imp_record_co_user_ids l where l.imp_record_id = t.id order by l.sort)::uuid[] end as "co_user_ids",
  t."tz_start" as "tz_start",
  t."tz_end" as "tz_end",
  case when mask.m0 then t."hours" end as "hours",
  case when mask.m0 then t."days" end as "days",
  case when mask.m0 then t."place" end as "place",
  t."content" as "content",
  t."result" as "result",
  t."problem" as "problem",
  case when mask.m0 then t."temporary_id" end as "temporary_id",
  case when mask.m0 then t."client_user" end as "client_user",
  case when mask.m0 then t."client_phone" end as "client_phone",
  t."photo" as "photo",
  case when mask.m0 then t."file" end as "file",
  t."status" as "status",
  case when mask.m0 then t."signature" end as "signature",
  t."signer" as "signer",
  t."tz_confirm" as "tz_confirm",
  t."content_hash" as "content_hash",
  case when mask.m0 then t."client_opinion" end as "client_opinion",
  case when mask.m0 then t."satisfaction" end as "satisfaction",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."imp_record" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('impRecord:manage')) or (t."user_id" = (select app.me()) or t."creator_id" = (select app.me()) or t."id" in (select rule.imp_record_contains_co_user_ids())) or exists (select from public."project" tp where tp.id = t."project_id")))) as m0
having true) mask on true;
alter view public."imp_record" owner to chengban_gate;
comment on view public."imp_record" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName impRecordByProjectId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName impRecordByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName impRecordByCreatorId
@omit create,update,delete';

create view public."implementary_progress" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."node" as "node",
  t."name" as "name",
  t."status" as "status",
  t."plan_start" as "plan_start",
  t."plan_end" as "plan_end",
  t."original_end" as "original_end",
  t."actual_start" as "actual_start",
  t."actual_end" as "actual_end",
  (case when (t."status" in ('进行中', '待确认')) then app.work_days((t."original_end")::date, ((app.now() at time zone 'Asia/Shanghai')::date)::date) when (t."status" = '已完成') then app.work_days((t."original_end")::date, (t."actual_end")::date) else 0 end)::integer as "late_days",
  t."round" as "round",
  (case when (t."node" = 0) then rule.implementary_progress_count_imp_prepare(t."id") else rule.implementary_progress_count_imp_node_log(t."id") end)::integer as "doc_total",
  (case when (t."node" = 0) then rule.implementary_progress_count_imp_prepare_2(t."id") else rule.implementary_progress_count_imp_node_log_2(t."id") end)::integer as "doc_done",
  (case when coalesce((case when (t."node" = 0) then rule.implementary_progress_count_imp_prepare_2(t."id") else rule.implementary_progress_count_imp_node_log_2(t."id") end)::text, ('/')::text, (case when (t."node" = 0) then rule.implementary_progress_count_imp_prepare(t."id") else rule.implementary_progress_count_imp_node_log(t."id") end)::text) is not null then coalesce((case when (t."node" = 0) then rule.implementary_progress_count_imp_prepare_2(t."id") else rule.implementary_progress_count_imp_node_log_2(t."id") end)::text, '') || coalesce(('/')::text, '') || coalesce((case when (t."node" = 0) then rule.implementary_progress_count_imp_prepare(t."id") else rule.implementary_progress_count_imp_node_log(t."id") end)::text, '') end)::text as "docs",
  t."remark" as "remark",
  t."skip_reason" as "skip_reason",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."implementary_progress" t;
alter view public."implementary_progress" owner to chengban_gate;
comment on view public."implementary_progress" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName implementaryProgressByProjectId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName implementaryProgressByCreatorId
@omit create,update,delete';

create view public."invoice_use" as select
  t."id" as "id",
  t."number" as "number",
  t."module" as "module",
  t."holder_id" as "holder_id",
  t."holder_name" as "holder_name",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."invoice_use" t;
alter view public."invoice_use" owner to chengban_gate;
comment on view public."invoice_use" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName invoiceUseByCreatorId
@omit create,update,delete';
comment on column public."invoice_use".search_grams is '@omit';
comment on column public."invoice_use".search_text is '@omit';
comment on column public."invoice_use".search_initials is '@omit';

create view public."invoicing" as select
  t."id" as "id",
  t."apply_number" as "apply_number",
  t."contract_id" as "contract_id",
  t."invoicing_plan_id" as "invoicing_plan_id",
  t."client_id" as "client_id",
  t."is_other" as "is_other",
  t."other_reason" as "other_reason",
  t."is_red" as "is_red",
  t."blue_id" as "blue_id",
  t."seller_id" as "seller_id",
  t."buyer_id" as "buyer_id",
  t."seller_title" as "seller_title",
  t."buyer_title" as "buyer_title",
  t."type" as "type",
  t."item" as "item",
  case when mask.m0 then t."detail" end as "detail",
  t."tax_rate" as "tax_rate",
  case when mask.m0 then t."money" end as "money",
  case when mask.m0 then t."amount_no_tax" end as "amount_no_tax",
  case when mask.m0 then t."tax" end as "tax",
  t."status" as "status",
  t."initiator" as "initiator",
  t."tz_submit" as "tz_submit",
  t."auditor_id" as "auditor_id",
  t."opinion" as "opinion",
  t."completer_id" as "completer_id",
  t."invoice_number" as "invoice_number",
  t."dt_invoice" as "dt_invoice",
  t."invoice_file" as "invoice_file",
  t."email" as "email",
  t."reason" as "reason",
  t."is_used" as "is_used",
  t."red_confirm_number" as "red_confirm_number",
  t."tz_confirm_end" as "tz_confirm_end",
  case when mask.m0 then t."flushed_money" end as "flushed_money",
  case when mask.m0 then t."flushing_money" end as "flushing_money",
  case when mask.m0 then t."net_money" end as "net_money",
  t."remark" as "remark",
  t."file" as "file",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."invoicing" t
left join lateral (select
  (((select app.has_operation('contract:money')) or (select app.has_operation('invoicing:audit') or app.has_operation('invoicing:complete')) or (t."initiator" = (select app.me()) or t."creator_id" = (select app.me())))) as m0
having true) mask on true;
alter view public."invoicing" owner to chengban_gate;
comment on view public."invoicing" is '@primaryKey id
@foreignKey (contract_id) references public.contract (id)|@fieldName contract
@foreignKey (invoicing_plan_id) references public.invoicing_plan (id)|@fieldName invoicingPlan
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName invoicingByClientId
@foreignKey (blue_id) references public.invoicing (id)|@fieldName blue
@foreignKey (seller_id) references public.invoicing_config (id)|@fieldName seller|@backwardBehavior -*|@foreignFieldName invoicingBySellerId
@foreignKey (buyer_id) references public.invoicing_config (id)|@fieldName buyer|@backwardBehavior -*|@foreignFieldName invoicingByBuyerId
@foreignKey (initiator) references public.user (id)|@fieldName initiatorUser|@backwardBehavior -*|@foreignFieldName invoicingByInitiator
@foreignKey (auditor_id) references public.user (id)|@fieldName auditor|@backwardBehavior -*|@foreignFieldName invoicingByAuditorId
@foreignKey (completer_id) references public.user (id)|@fieldName completer|@backwardBehavior -*|@foreignFieldName invoicingByCompleterId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName invoicingByCreatorId
@omit create,update,delete';
comment on column public."invoicing".search_grams is '@omit';
comment on column public."invoicing".search_text is '@omit';
comment on column public."invoicing".search_initials is '@omit';

create view public."invoicing_config" as select
  t."id" as "id",
  t."kind" as "kind",
  t."title" as "title",
  t."tax_no" as "tax_no",
  t."self_company" as "self_company",
  t."client_id" as "client_id",
  t."address" as "address",
  t."tel" as "tel",
  t."bank" as "bank",
  t."account" as "account",
  t."email" as "email",
  t."single_limit" as "single_limit",
  t."month_limit" as "month_limit",
  t."month_limits" as "month_limits",
  t."tax_rates" as "tax_rates",
  ((t."tax_rates" #>> '{"0"}')::numeric)::numeric(16,2) as "usual_rate",
  t."is_default" as "is_default",
  t."is_enable" as "is_enable",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."invoicing_config" t;
alter view public."invoicing_config" owner to chengban_gate;
comment on view public."invoicing_config" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName invoicingConfigByClientId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName invoicingConfigByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName invoicingConfigByCreatorId
@omit create,update,delete';
comment on column public."invoicing_config".search_grams is '@omit';
comment on column public."invoicing_config".search_text is '@omit';
comment on column public."invoicing_config".search_initials is '@omit';

create view public."invoicing_plan" as select
  t."id" as "id",
  t."name" as "name",
  t."contract_id" as "contract_id",
  t."user_id" as "user_id",
  t."year" as "year",
  t."month" as "month",
  t."type" as "type",
  case when mask.m0 then t."money" end as "money",
  case when mask.m0 then t."invoiced_money" end as "invoiced_money",
  case when mask.m0 then t."reserved_money" end as "reserved_money",
  case when mask.m0 then t."left_money" end as "left_money",
  t."dt_receive" as "dt_receive",
  case when mask.m0 then t."cumulated_money" end as "cumulated_money",
  case when mask.m0 then (case when (t."is_cancel" = true) then 0 else greatest(0, least(t."money", (rule.invoicing_plan_of_contract_id_received_money(t."contract_id") - (t."cumulated_money" - t."money")))) end)::numeric(16,2) end as "received_money",
  case when mask.m0 then (case when ((t."is_cancel" = true) or not (t."dt_receive" < (app.now() at time zone 'Asia/Shanghai')::date) or rule.invoicing_plan_exists_returned_money(t."id")) then 0 else greatest(0, (least(t."cumulated_money", (rule.invoicing_plan_of_contract_id_remain_money(t."contract_id") + rule.invoicing_plan_of_contract_id_received_money(t."contract_id"))) - greatest((t."cumulated_money" - t."money"), rule.invoicing_plan_of_contract_id_received_money(t."contract_id")))) end)::numeric(16,2) end as "overdue_money",
  t."is_due" as "is_due",
  t."is_top" as "is_top",
  ((case when (t."is_cancel" = true) then '已取消' when (t."money" <= t."invoiced_money") then '已完成' when (0 < t."invoiced_money") then '部分开票' when ((t."is_due" = true) or (make_date((t."year")::integer, (t."month")::integer, (1)::integer) <= (app.now() at time zone 'Asia/Shanghai')::date)) then '待开票' else '计划' end = '已完成'))::boolean as "is_complete",
  (case when (t."is_cancel" = true) then '已取消' when (t."money" <= t."invoiced_money") then '已完成' when (0 < t."invoiced_money") then '部分开票' when ((t."is_due" = true) or (make_date((t."year")::integer, (t."month")::integer, (1)::integer) <= (app.now() at time zone 'Asia/Shanghai')::date)) then '待开票' else '计划' end)::text as "status",
  t."detail" as "detail",
  t."self_company" as "self_company",
  t."account" as "account",
  t."is_cancel" as "is_cancel",
  t."remarks" as "remarks",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."invoicing_plan" t
left join lateral (select
  (((select app.has_operation('contract:money')) or (t."creator_id" = (select app.me()) or t."user_id" = (select app.me())))) as m0
having true) mask on true;
alter view public."invoicing_plan" owner to chengban_gate;
comment on view public."invoicing_plan" is '@primaryKey id
@foreignKey (contract_id) references public.contract (id)|@fieldName contract
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName invoicingPlanByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName invoicingPlanByCreatorId
@omit create,update,delete';

create view public."keyword" as select
  t."id" as "id",
  t."word" as "word",
  t."exclude" as "exclude",
  t."kinds" as "kinds",
  t."province" as "province",
  t."min_budget" as "min_budget",
  array(select l.user_id from store.keyword_user_ids l where l.keyword_id = t.id order by l.sort)::uuid[] as "user_ids",
  (rule.keyword_count_zfcg(t."id"))::integer as "hit_count",
  t."is_enable" as "is_enable",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."keyword" t;
alter view public."keyword" owner to chengban_gate;
comment on view public."keyword" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName keywordByCreatorId
@omit create,update,delete';
comment on column public."keyword".search_grams is '@omit';
comment on column public."keyword".search_text is '@omit';
comment on column public."keyword".search_initials is '@omit';

create view public."login_log" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."name" as "name",
  t."way" as "way",
  t."result" as "result",
  t."address" as "address",
  t."user_agent" as "user_agent",
  t."tz_expire" as "tz_expire",
  t."tz_seen" as "tz_seen",
  t."tz_revoke" as "tz_revoke",
  t."revoke_reason" as "revoke_reason",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."login_log" t;
alter view public."login_log" owner to chengban_gate;
comment on view public."login_log" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName loginLogByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName loginLogByCreatorId
@omit create,update,delete';
comment on column public."login_log".search_grams is '@omit';
comment on column public."login_log".search_text is '@omit';
comment on column public."login_log".search_initials is '@omit';

create view public."maintain_date_change" as select
  t."id" as "id",
  t."name" as "name",
  t."contract_id" as "contract_id",
  t."maintenance_id" as "maintenance_id",
  t."old_date" as "old_date",
  t."new_date" as "new_date",
  t."days" as "days",
  t."kind" as "kind",
  case when ((select app.has_operation('contract:money')) or t."initiator" = (select app.me()) or t."id" in (select rule.tasked_of_me('maintainDateChange'))) then t."money" end as "money",
  t."renew_contract_id" as "renew_contract_id",
  t."reason" as "reason",
  t."file" as "file",
  t."initiator" as "initiator",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."maintain_date_change" t;
alter view public."maintain_date_change" owner to chengban_gate;
comment on view public."maintain_date_change" is '@primaryKey id
@foreignKey (contract_id) references public.contract (id)|@fieldName contract|@backwardBehavior -*|@foreignFieldName maintainDateChangeByContractId
@foreignKey (maintenance_id) references public.maintenance (id)|@fieldName maintenance|@backwardBehavior -*|@foreignFieldName maintainDateChangeByMaintenanceId
@foreignKey (renew_contract_id) references public.contract (id)|@fieldName renewContract|@backwardBehavior -*|@foreignFieldName maintainDateChangeByRenewContractId
@foreignKey (initiator) references public.user (id)|@fieldName initiatorUser|@backwardBehavior -*|@foreignFieldName maintainDateChangeByInitiator
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName maintainDateChangeByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName maintainDateChangeByCreatorId
@omit create,update,delete';
comment on column public."maintain_date_change".search_grams is '@omit';
comment on column public."maintain_date_change".search_text is '@omit';
comment on column public."maintain_date_change".search_initials is '@omit';

create view public."maintenance" as select
  t."id" as "id",
  t."name" as "name",
  t."contract_id" as "contract_id",
  t."client_id" as "client_id",
  t."dt_start" as "dt_start",
  t."dt_end" as "dt_end",
  t."is_free" as "is_free",
  case when ((select app.has_operation('contract:money')) or t."user_id" = (select app.me())) then t."money" end as "money",
  t."renew_contract_id" as "renew_contract_id",
  t."user_id" as "user_id",
  (case when (t."tz_stop" is not null) then '不再维护' when ((t."dt_end" < (app.now() at time zone 'Asia/Shanghai')::date) and rule.maintenance_exists_maintenance(t."id")) then '已续约' when (t."dt_end" < (app.now() at time zone 'Asia/Shanghai')::date) then '已到期' when ((app.now() at time zone 'Asia/Shanghai')::date < t."dt_start") then '未开始' when (((t."dt_end")::date - ((app.now() at time zone 'Asia/Shanghai')::date)::date) <= 90) then '即将到期' else '维护中' end)::text as "status",
  (((t."dt_end")::date - ((app.now() at time zone 'Asia/Shanghai')::date)::date))::integer as "days_left",
  (not rule.maintenance_exists_maintenance(t."id"))::boolean as "is_latest",
  t."tz_stop" as "tz_stop",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."maintenance" t;
alter view public."maintenance" owner to chengban_gate;
comment on view public."maintenance" is '@primaryKey id
@foreignKey (contract_id) references public.contract (id)|@fieldName contract
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName maintenanceByClientId
@foreignKey (renew_contract_id) references public.contract (id)|@fieldName renewContract|@backwardBehavior -*|@foreignFieldName maintenanceByRenewContractId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName maintenanceByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName maintenanceByCreatorId
@omit create,update,delete';
comment on column public."maintenance".search_grams is '@omit';
comment on column public."maintenance".search_text is '@omit';
comment on column public."maintenance".search_initials is '@omit';

create view public."manage_report" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."department_id" as "department_id",
  t."year" as "year",
  t."month" as "month",
  t."figures" as "figures",
  t."progress" as "progress",
  t."team" as "team",
  t."problem" as "problem",
  t."plan" as "plan",
  t."summarize" as "summarize",
  t."pmo_id" as "pmo_id",
  t."file" as "file",
  t."coordinate" as "coordinate",
  t."manager" as "manager",
  t."status" as "status",
  t."timeliness" as "timeliness",
  t."tz_open" as "tz_open",
  t."tz_due" as "tz_due",
  t."tz_lock" as "tz_lock",
  t."tz_submit" as "tz_submit",
  t."tz_read" as "tz_read",
  t."readers" as "readers",
  t."score" as "score",
  t."opinion" as "opinion",
  t."unlock_ask" as "unlock_ask",
  t."unlock_count" as "unlock_count",
  t."tz_unlock" as "tz_unlock",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."manage_report" t;
alter view public."manage_report" owner to chengban_gate;
comment on view public."manage_report" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName manageReportByUserId
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName manageReportByDepartmentId
@foreignKey (pmo_id) references public.user (id)|@fieldName pmo|@backwardBehavior -*|@foreignFieldName manageReportByPmoId
@foreignKey (manager) references public.user (id)|@fieldName managerUser|@backwardBehavior -*|@foreignFieldName manageReportByManager
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName manageReportByCreatorId
@omit create,update,delete';

create view public."market_work" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."task_day_id" as "task_day_id",
  (rule.market_work_of_task_day_id_actual_hours(t."task_day_id"))::numeric(16,1) as "hours",
  t."visits" as "visits",
  t."visit_count" as "visit_count",
  t."opportunity_count" as "opportunity_count",
  t."progress" as "progress",
  t."summarize" as "summarize",
  t."plan" as "plan",
  t."problem" as "problem",
  t."place_reason" as "place_reason",
  t."file" as "file",
  t."coordinate" as "coordinate",
  t."manager" as "manager",
  t."status" as "status",
  t."timeliness" as "timeliness",
  t."tz_open" as "tz_open",
  t."tz_due" as "tz_due",
  t."tz_lock" as "tz_lock",
  t."tz_submit" as "tz_submit",
  t."tz_read" as "tz_read",
  t."readers" as "readers",
  t."score" as "score",
  t."opinion" as "opinion",
  t."unlock_ask" as "unlock_ask",
  t."unlock_count" as "unlock_count",
  t."tz_unlock" as "tz_unlock",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."market_work" t;
alter view public."market_work" owner to chengban_gate;
comment on view public."market_work" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName marketWorkByUserId
@foreignKey (task_day_id) references public.task_day (id)|@fieldName taskDay|@backwardBehavior -*|@foreignFieldName marketWorkByTaskDayId
@foreignKey (manager) references public.user (id)|@fieldName managerUser|@backwardBehavior -*|@foreignFieldName marketWorkByManager
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName marketWorkByCreatorId
@omit create,update,delete';

create view public."meeting_kind" as select
  t."id" as "id",
  t."name" as "name",
  t."type" as "type",
  t."rule" as "rule",
  t."is_enable" as "is_enable",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."meeting_kind" t;
alter view public."meeting_kind" owner to chengban_gate;
comment on view public."meeting_kind" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName meetingKindByCreatorId
@omit create,update,delete';
comment on column public."meeting_kind".search_grams is '@omit';
comment on column public."meeting_kind".search_text is '@omit';
comment on column public."meeting_kind".search_initials is '@omit';

create view public."menu" as select
  t."id" as "id",
  t."name" as "name",
  t."icon" as "icon",
  t."route" as "route",
  t."parent_id" as "parent_id",
  t."active" as "active",
  t."sort" as "sort",
  t."operation_codes" as "operation_codes",
  t."badge" as "badge",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."menu" t;
alter view public."menu" owner to chengban_gate;
comment on view public."menu" is '@primaryKey id
@foreignKey (parent_id) references public.menu (id)|@fieldName parent|@backwardBehavior -*|@foreignFieldName menuByParentId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName menuByCreatorId
@omit create,update,delete';
comment on column public."menu".search_grams is '@omit';
comment on column public."menu".search_text is '@omit';
comment on column public."menu".search_initials is '@omit';

create view public."message" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."sender_id" as "sender_id",
  t."kind" as "kind",
  t."type" as "type",
  t."title" as "title",
  t."text" as "text",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."link" as "link",
  t."level" as "level",
  t."is_read" as "is_read",
  t."tz_read" as "tz_read",
  t."tz_stop" as "tz_stop",
  t."dedupe_key" as "dedupe_key",
  t."ding_status" as "ding_status",
  t."ding_tries" as "ding_tries",
  t."ding_error" as "ding_error",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."message" t;
alter view public."message" owner to chengban_gate;
comment on view public."message" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName messageByUserId
@foreignKey (sender_id) references public.user (id)|@fieldName sender|@backwardBehavior -*|@foreignFieldName messageBySenderId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName messageByCreatorId
@omit create,update,delete';
comment on column public."message".search_grams is '@omit';
comment on column public."message".search_text is '@omit';
comment on column public."message".search_initials is '@omit';

create view public."milepost" as select
  t."id" as "id",
  t."name" as "name",
  t."project_id" as "project_id",
  t."project_product_id" as "project_product_id",
  t."type" as "type",
  t."user_id" as "user_id",
  array(select l.user_id from store.milepost_user_ids l where l.milepost_id = t.id order by l.sort)::uuid[] as "user_ids",
  t."describe" as "describe",
  t."priority" as "priority",
  t."start_date" as "start_date",
  t."end_date" as "end_date",
  t."original_date" as "original_date",
  t."tz_complete" as "tz_complete",
  t."excused_days" as "excused_days",
  (case when (t."status" = '取消') then 0 else greatest(0, (app.work_days((coalesce(t."original_date", t."end_date"))::date, (coalesce((t."tz_complete" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) - t."excused_days")) end)::integer as "late_days",
  ((0 < case when (t."status" = '取消') then 0 else greatest(0, (app.work_days((coalesce(t."original_date", t."end_date"))::date, (coalesce((t."tz_complete" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) - t."excused_days")) end))::boolean as "is_delay",
  t."month_goal" as "month_goal",
  t."goal_month" as "goal_month",
  t."goal_weight" as "goal_weight",
  ((coalesce(t."goal_weight", 0) * greatest(0, (1 - (0.1 * case when (t."status" = '取消') then 0 else greatest(0, (app.work_days((coalesce(t."original_date", t."end_date"))::date, (coalesce((t."tz_complete" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) - t."excused_days")) end)))))::numeric(16,3) as "goal_score",
  t."predict" as "predict",
  (rule.milepost_count_task(t."id"))::integer as "task_total",
  (rule.milepost_count_task_2(t."id"))::integer as "task_done",
  (case when (t."status" = '已完成') then 100 when rule.milepost_exists_task(t."id") then round((round(round(((rule.milepost_sum_task_weight(t."id") * 100))::numeric, 24) / nullif((rule.milepost_sum_task_weight_2(t."id"))::numeric, 0), 24))::numeric, 1) when (t."status" = '待确认') then 90 when (t."status" = '进行中') then 50 else 0 end)::numeric(16,2) as "progress",
  t."result" as "result",
  t."file" as "file",
  t."status" as "status",
  t."is_over" as "is_over",
  t."confirm_id" as "confirm_id",
  t."tz_confirm" as "tz_confirm",
  t."pmo_status" as "pmo_status",
  t."tz_pmo" as "tz_pmo",
  t."opinion" as "opinion",
  t."tz_urge" as "tz_urge",
  t."urge_num" as "urge_num",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."milepost" t;
alter view public."milepost" owner to chengban_gate;
comment on view public."milepost" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName milepostByProjectId
@foreignKey (project_product_id) references public.project_product (id)|@fieldName projectProduct
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName milepostByUserId
@foreignKey (confirm_id) references public.user (id)|@fieldName confirm|@backwardBehavior -*|@foreignFieldName milepostByConfirmId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName milepostByCreatorId
@omit create,update,delete';
comment on column public."milepost".search_grams is '@omit';
comment on column public."milepost".search_text is '@omit';
comment on column public."milepost".search_initials is '@omit';

create view public."milepost_advance" as select
  t."id" as "id",
  t."milepost_id" as "milepost_id",
  t."project_id" as "project_id",
  t."kind_id" as "kind_id",
  t."before" as "before",
  t."after" as "after",
  ((app.work_days((t."before")::date, (t."after")::date) - app.work_days((t."after")::date, (t."before")::date)))::integer as "days",
  t."reason" as "reason",
  t."file" as "file",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."milepost_advance" t;
alter view public."milepost_advance" owner to chengban_gate;
comment on view public."milepost_advance" is '@primaryKey id
@foreignKey (milepost_id) references public.milepost (id)|@fieldName milepost
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName milepostAdvanceByProjectId
@foreignKey (kind_id) references public.milepost_advance_kind (id)|@fieldName kind|@backwardBehavior -*|@foreignFieldName milepostAdvanceByKindId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName milepostAdvanceByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName milepostAdvanceByCreatorId
@omit create,update,delete';

create view public."milepost_advance_kind" as select
  t."id" as "id",
  t."name" as "name",
  t."direction" as "direction",
  t."excused" as "excused",
  t."max_days" as "max_days",
  t."need_file" as "need_file",
  t."sort" as "sort",
  t."is_enable" as "is_enable",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."milepost_advance_kind" t;
alter view public."milepost_advance_kind" owner to chengban_gate;
comment on view public."milepost_advance_kind" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName milepostAdvanceKindByCreatorId
@omit create,update,delete';

create view public."milepost_user_summary" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."month" as "month",
  (case when (t."frozen" is not null) then (t."frozen" #>> '{"total"}')::numeric else rule.milepost_user_summary_count_milepost(t."id") end)::integer as "total",
  (case when (t."frozen" is not null) then (t."frozen" #>> '{"done"}')::numeric else rule.milepost_user_summary_count_milepost_2(t."id") end)::integer as "done",
  (case when (t."frozen" is not null) then (t."frozen" #>> '{"onTime"}')::numeric else rule.milepost_user_summary_count_milepost_3(t."id") end)::integer as "on_time",
  (case when (t."frozen" is not null) then (t."frozen" #>> '{"late"}')::numeric else rule.milepost_user_summary_count_milepost_4(t."id") end)::integer as "late",
  (case when (t."frozen" is not null) then (t."frozen" #>> '{"pmoPassed"}')::numeric else rule.milepost_user_summary_count_milepost_5(t."id") end)::integer as "pmo_passed",
  (round((round(round(((case when (t."frozen" is not null) then (t."frozen" #>> '{"done"}')::numeric else rule.milepost_user_summary_count_milepost_2(t."id") end * 100))::numeric, 24) / nullif((case when (t."frozen" is not null) then (t."frozen" #>> '{"total"}')::numeric else rule.milepost_user_summary_count_milepost(t."id") end)::numeric, 0), 24))::numeric, 1))::numeric(16,2) as "rate",
  (round((round(round(((case when (t."frozen" is not null) then (t."frozen" #>> '{"onTime"}')::numeric else rule.milepost_user_summary_count_milepost_3(t."id") end * 100))::numeric, 24) / nullif((case when (t."frozen" is not null) then (t."frozen" #>> '{"total"}')::numeric else rule.milepost_user_summary_count_milepost(t."id") end)::numeric, 0), 24))::numeric, 1))::numeric(16,2) as "on_time_rate",
  (case when (t."frozen" is not null) then (t."frozen" #>> '{"score"}')::numeric else case when (0 < rule.milepost_user_summary_count_milepost_6(t."id")) then round((rule.milepost_user_summary_sum_milepost_goal_score(t."id"))::numeric, 1) else null end end)::numeric(16,1) as "score",
  (case when (t."frozen" is not null) then (t."frozen" #>> '{"lateDays"}')::numeric else rule.milepost_user_summary_sum_milepost_late_days(t."id") end)::integer as "late_days",
  t."summarize" as "summarize",
  t."leader_opinion" as "leader_opinion",
  t."status" as "status",
  t."tz_close" as "tz_close",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."milepost_user_summary" t;
alter view public."milepost_user_summary" owner to chengban_gate;
comment on view public."milepost_user_summary" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName milepostUserSummaryByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName milepostUserSummaryByCreatorId
@omit create,update,delete';

create view public."money_budget" as select
  t."id" as "id",
  t."year" as "year",
  t."company" as "company",
  t."target" as "target",
  t."department_id" as "department_id",
  t."project_id" as "project_id",
  t."kind" as "kind",
  t."money" as "money",
  (case when (t."target" = '部门') then rule.money_budget_sum_money_expense_audit_money(t."id") else rule.money_budget_sum_money_expense_audit_money_2(t."id") end)::numeric(16,2) as "used",
  (case when (t."target" = '部门') then rule.money_budget_sum_money_expense_audit_money_3(t."id") else rule.money_budget_sum_money_expense_audit_money_4(t."id") end)::numeric(16,2) as "reserved",
  ((t."money" - case when (t."target" = '部门') then rule.money_budget_sum_money_expense_audit_money(t."id") else rule.money_budget_sum_money_expense_audit_money_2(t."id") end - case when (t."target" = '部门') then rule.money_budget_sum_money_expense_audit_money_3(t."id") else rule.money_budget_sum_money_expense_audit_money_4(t."id") end))::numeric(16,2) as "remain",
  (round((round(round((((case when (t."target" = '部门') then rule.money_budget_sum_money_expense_audit_money(t."id") else rule.money_budget_sum_money_expense_audit_money_2(t."id") end + case when (t."target" = '部门') then rule.money_budget_sum_money_expense_audit_money_3(t."id") else rule.money_budget_sum_money_expense_audit_money_4(t."id") end) * 100))::numeric, 24) / nullif((t."money")::numeric, 0), 24))::numeric, 2))::numeric(16,2) as "use_rate",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."money_budget" t;
alter view public."money_budget" owner to chengban_gate;
comment on view public."money_budget" is '@primaryKey id
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName moneyBudgetByDepartmentId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName moneyBudgetByProjectId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneyBudgetByCreatorId
@omit create,update,delete';

create view public."money_come_go" as select
  t."id" as "id",
  t."submit_id" as "submit_id",
  t."content" as "content",
  t."date" as "date",
  t."kind" as "kind",
  t."type" as "type",
  t."money" as "money",
  t."user_id" as "user_id",
  t."other_side" as "other_side",
  t."other_company" as "other_company",
  t."client_id" as "client_id",
  t."business_opportunity_id" as "business_opportunity_id",
  t."contract_id" as "contract_id",
  t."dt_due" as "dt_due",
  t."back_money" as "back_money",
  t."remain" as "remain",
  t."settle" as "settle",
  (case when ((t."settle" in ('未结清', '部分结清')) and (0 < case when (t."status" = '通过') then (t."money" - t."back_money") else 0 end)) then greatest(0, (((app.now() at time zone 'Asia/Shanghai')::date)::date - (t."dt_due")::date)) else 0 end)::integer as "over_days",
  t."company" as "company",
  t."status" as "status",
  t."opinion" as "opinion",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."money_come_go" t;
alter view public."money_come_go" owner to chengban_gate;
comment on view public."money_come_go" is '@primaryKey id
@foreignKey (submit_id) references public.submit_come_go (id)|@fieldName submit|@foreignFieldName rows
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName moneyComeGoByUserId
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName moneyComeGoByClientId
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity|@backwardBehavior -*|@foreignFieldName moneyComeGoByBusinessOpportunityId
@foreignKey (contract_id) references public.contract (id)|@fieldName contract|@backwardBehavior -*|@foreignFieldName moneyComeGoByContractId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneyComeGoByCreatorId
@omit create,update,delete';
comment on column public."money_come_go".search_grams is '@omit';
comment on column public."money_come_go".search_text is '@omit';
comment on column public."money_come_go".search_initials is '@omit';

create view public."money_expense" as select
  t."id" as "id",
  t."submit_id" as "submit_id",
  t."content" as "content",
  t."date" as "date",
  t."book_date" as "book_date",
  t."kind" as "kind",
  t."type" as "type",
  t."money" as "money",
  t."quantity" as "quantity",
  t."is_over_limit" as "is_over_limit",
  t."audit_money" as "audit_money",
  t."less_money" as "less_money",
  t."tax_money" as "tax_money",
  t."status" as "status",
  t."opinion" as "opinion",
  t."company" as "company",
  t."user_id" as "user_id",
  t."department_id" as "department_id",
  t."project_id" as "project_id",
  t."client_id" as "client_id",
  t."business_opportunity_id" as "business_opportunity_id",
  t."maintenance_id" as "maintenance_id",
  t."okr_id" as "okr_id",
  t."invoice_code" as "invoice_code",
  t."invoice_number" as "invoice_number",
  t."invoice_money" as "invoice_money",
  t."no_invoice_reason" as "no_invoice_reason",
  t."is_paper" as "is_paper",
  t."file" as "file",
  t."reverse_id" as "reverse_id",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."money_expense" t;
alter view public."money_expense" owner to chengban_gate;
comment on view public."money_expense" is '@primaryKey id
@foreignKey (submit_id) references public.submit_expense (id)|@fieldName submit|@foreignFieldName rows
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName moneyExpenseByUserId
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName moneyExpenseByDepartmentId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName moneyExpenseByProjectId
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName moneyExpenseByClientId
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity|@backwardBehavior -*|@foreignFieldName moneyExpenseByBusinessOpportunityId
@foreignKey (maintenance_id) references public.maintenance (id)|@fieldName maintenance|@backwardBehavior -*|@foreignFieldName moneyExpenseByMaintenanceId
@foreignKey (okr_id) references public.okr (id)|@fieldName okr|@backwardBehavior -*|@foreignFieldName moneyExpenseByOkrId
@foreignKey (reverse_id) references public.money_expense (id)|@fieldName reverse|@backwardBehavior -*|@foreignFieldName moneyExpenseByReverseId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneyExpenseByCreatorId
@omit create,update,delete';
comment on column public."money_expense".search_grams is '@omit';
comment on column public."money_expense".search_text is '@omit';
comment on column public."money_expense".search_initials is '@omit';

create view public."money_less" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."company" as "company",
  t."month" as "month",
  t."date" as "date",
  t."type" as "type",
  t."kind" as "kind",
  t."pre_tax" as "pre_tax",
  case when mask.m0 then t."money" end as "money",
  case when mask.m0 then t."taken" end as "taken",
  case when mask.m0 then t."remain" end as "remain",
  t."content" as "content",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."status" as "status",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."money_less" t
left join lateral (select
  (((select app.has_operation('user:salary')) or t."user_id" = (select app.me()))) as m0
having true) mask on true;
alter view public."money_less" owner to chengban_gate;
comment on view public."money_less" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName moneyLessByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneyLessByCreatorId
@omit create,update,delete';

create view public."money_month" as select
  t."id" as "id",
  t."submit_id" as "submit_id",
  t."content" as "content",
  t."date" as "date",
  t."month" as "month",
  t."company" as "company",
  t."type" as "type",
  t."money" as "money",
  t."payee" as "payee",
  t."invoice_number" as "invoice_number",
  t."status" as "status",
  t."opinion" as "opinion",
  t."file" as "file",
  t."reverse_id" as "reverse_id",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."money_month" t;
alter view public."money_month" owner to chengban_gate;
comment on view public."money_month" is '@primaryKey id
@foreignKey (submit_id) references public.submit_month (id)|@fieldName submit|@foreignFieldName rows
@foreignKey (reverse_id) references public.money_month (id)|@fieldName reverse|@backwardBehavior -*|@foreignFieldName moneyMonthByReverseId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneyMonthByCreatorId
@omit create,update,delete';
comment on column public."money_month".search_grams is '@omit';
comment on column public."money_month".search_text is '@omit';
comment on column public."money_month".search_initials is '@omit';

create view public."money_other" as select
  t."id" as "id",
  t."submit_id" as "submit_id",
  t."content" as "content",
  t."date" as "date",
  t."type" as "type",
  t."money" as "money",
  t."payer" as "payer",
  t."bank_serial" as "bank_serial",
  t."company" as "company",
  t."status" as "status",
  t."opinion" as "opinion",
  t."file" as "file",
  t."reverse_id" as "reverse_id",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."money_other" t;
alter view public."money_other" owner to chengban_gate;
comment on view public."money_other" is '@primaryKey id
@foreignKey (submit_id) references public.submit_other (id)|@fieldName submit|@foreignFieldName rows
@foreignKey (reverse_id) references public.money_other (id)|@fieldName reverse|@backwardBehavior -*|@foreignFieldName moneyOtherByReverseId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneyOtherByCreatorId
@omit create,update,delete';
comment on column public."money_other".search_grams is '@omit';
comment on column public."money_other".search_text is '@omit';
comment on column public."money_other".search_initials is '@omit';

create view public."money_payroll" as select
  t."id" as "id",
  t."submit_id" as "submit_id",
  t."user_id" as "user_id",
  case when mask.m0 then t."company" end as "company",
  case when mask.m0 then t."department_id" end as "department_id",
  case when mask.m0 then t."month" end as "month",
  case when mask.m0 then t."date" end as "date",
  case when mask.m0 then t."kind" end as "kind",
  case when mask.m0 then t."content" end as "content",
  case when mask.m0 then t."money_salary_id" end as "money_salary_id",
  case when mask.m0 then t."is_formal" end as "is_formal",
  case when mask.m0 then t."need_social" end as "need_social",
  case when mask.m0 then t."need_fund" end as "need_fund",
  case when mask.m1 then t."day_wage" end as "day_wage",
  case when mask.m1 then t."norm_money" end as "norm_money",
  case when mask.m0 then t."performance_rate" end as "performance_rate",
  case when mask.m0 then t."is_merge" end as "is_merge",
  case when mask.m1 then t."performance" end as "performance",
  case when mask.m1 then t."other" end as "other",
  case when mask.m1 then t."overtime_money" end as "overtime_money",
  case when mask.m1 then t."bonus" end as "bonus",
  case when mask.m1 then t."deduct_absence" end as "deduct_absence",
  case when mask.m1 then t."deduct_sick" end as "deduct_sick",
  case when mask.m1 then t."deduct_less" end as "deduct_less",
  case when mask.m1 then t."money" end as "money",
  case when mask.m1 then t."social_myself" end as "social_myself",
  case when mask.m1 then t."accumulation_fund" end as "accumulation_fund",
  case when mask.m1 then t."tax" end as "tax",
  case when mask.m1 then t."deduct_after" end as "deduct_after",
  case when ((select app.has_operation('user:salary')) or t."user_id" = (select app.me()) or ((select app.has_operation('moneyPayroll:pay')) and t."submit_id" in (select rule.money_payroll_via_submit_id_3()))) then t."salary_true" end as "salary_true",
  case when mask.m1 then t."shortfall" end as "shortfall",
  case when mask.m1 then t."security" end as "security",
  case when mask.m1 then t."fund_company" end as "fund_company",
  case when mask.m1 then t."cost" end as "cost",
  case when mask.m0 then t."input_hash" end as "input_hash",
  case when mask.m1 then t."less_items" end as "less_items",
  case when mask.m1 then t."tax_detail" end as "tax_detail",
  case when mask.m1 then t."trace" end as "trace",
  case when mask.m0 then t."status" end as "status",
  case when mask.m0 then t."tz_confirm" end as "tz_confirm",
  case when mask.m0 then t."is_overdue" end as "is_overdue",
  case when mask.m0 then t."signature" end as "signature",
  case when mask.m0 then t."opinion" end as "opinion",
  case when mask.m0 then t."answer" end as "answer",
  case when mask.m0 then t."remark" end as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."money_payroll" t
left join lateral (select
  (((select app.has_operation('moneyPayroll:calc')) or (t."user_id" = (select app.me()) and (t."status" in ('待确认', '已确认', '有异议'))) or t."submit_id" in (select rule.money_payroll_via_submit_id()) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (select app.has_operation('user:salary')) and t."submit_id" in (select rule.money_payroll_via_submit_id_2())))) as m0,
  ((((select app.has_operation('moneyPayroll:calc')) or (t."user_id" = (select app.me()) and (t."status" in ('待确认', '已确认', '有异议'))) or t."submit_id" in (select rule.money_payroll_via_submit_id()) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (select app.has_operation('user:salary')) and t."submit_id" in (select rule.money_payroll_via_submit_id_2()))) and ((select app.has_operation('user:salary')) or t."user_id" = (select app.me()) or ((select app.has_operation('moneyPayroll:pay')) and t."submit_id" in (select rule.money_payroll_via_submit_id_3()))))) as m1
having true) mask on true;
alter view public."money_payroll" owner to chengban_gate;
comment on view public."money_payroll" is '@primaryKey id
@foreignKey (submit_id) references public.submit_payroll (id)|@fieldName submit
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName moneyPayrollByUserId
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName moneyPayrollByDepartmentId
@foreignKey (money_salary_id) references public.money_salary (id)|@fieldName moneySalary|@backwardBehavior -*|@foreignFieldName moneyPayrollByMoneySalaryId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneyPayrollByCreatorId
@omit create,update,delete';

create view public."money_salary" as select
  t."id" as "id",
  t."submit_id" as "submit_id",
  t."user_id" as "user_id",
  t."company" as "company",
  t."kind" as "kind",
  t."type" as "type",
  t."content" as "content",
  t."date" as "date",
  t."dt_start" as "dt_start",
  t."dt_end" as "dt_end",
  case when mask.m0 then t."norm_money" end as "norm_money",
  case when mask.m0 then t."performance" end as "performance",
  case when mask.m0 then t."other" end as "other",
  case when mask.m0 then t."change" end as "change",
  t."probation_rate" as "probation_rate",
  t."is_formal" as "is_formal",
  t."need_social" as "need_social",
  t."need_fund" as "need_fund",
  case when mask.m0 then t."social_base" end as "social_base",
  case when mask.m0 then t."fund_base" end as "fund_base",
  case when mask.m0 then t."security" end as "security",
  case when mask.m0 then t."social_myself" end as "social_myself",
  case when mask.m0 then t."accumulation_fund" end as "accumulation_fund",
  case when mask.m0 then t."tax" end as "tax",
  case when mask.m0 then t."salary_true" end as "salary_true",
  case when mask.m0 then t."deduct_children" end as "deduct_children",
  case when mask.m0 then t."deduct_infant" end as "deduct_infant",
  case when mask.m0 then t."deduct_education" end as "deduct_education",
  case when mask.m0 then t."deduct_loan" end as "deduct_loan",
  case when mask.m0 then t."deduct_rent" end as "deduct_rent",
  case when mask.m0 then t."deduct_elder" end as "deduct_elder",
  case when mask.m0 then t."deduct_pension" end as "deduct_pension",
  case when mask.m0 then t."deduct_other" end as "deduct_other",
  case when mask.m0 then t."deduct_total" end as "deduct_total",
  t."tax_start" as "tax_start",
  t."status" as "status",
  t."opinion" as "opinion",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."money_salary" t
left join lateral (select
  (((select app.has_operation('user:salary')) or t."user_id" = (select app.me()))) as m0
having true) mask on true;
alter view public."money_salary" owner to chengban_gate;
comment on view public."money_salary" is '@primaryKey id
@foreignKey (submit_id) references public.submit_salary (id)|@fieldName submit|@foreignFieldName rows
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName moneySalaryByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneySalaryByCreatorId
@omit create,update,delete';

create view public."money_server" as select
  t."id" as "id",
  t."content" as "content",
  t."date" as "date",
  t."type" as "type",
  t."money" as "money",
  t."company" as "company",
  t."supplier" as "supplier",
  t."project_id" as "project_id",
  t."client_id" as "client_id",
  t."maintenance_id" as "maintenance_id",
  t."product_library_id" as "product_library_id",
  t."okr_id" as "okr_id",
  t."dt_start" as "dt_start",
  t."dt_end" as "dt_end",
  t."user_id" as "user_id",
  t."invoice_number" as "invoice_number",
  t."pay_way" as "pay_way",
  t."status" as "status",
  t."reverse_id" as "reverse_id",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."money_server" t;
alter view public."money_server" owner to chengban_gate;
comment on view public."money_server" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName moneyServerByProjectId
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName moneyServerByClientId
@foreignKey (maintenance_id) references public.maintenance (id)|@fieldName maintenance|@backwardBehavior -*|@foreignFieldName moneyServerByMaintenanceId
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName moneyServerByProductLibraryId
@foreignKey (okr_id) references public.okr (id)|@fieldName okr|@backwardBehavior -*|@foreignFieldName moneyServerByOkrId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName moneyServerByUserId
@foreignKey (reverse_id) references public.money_server (id)|@fieldName reverse|@backwardBehavior -*|@foreignFieldName moneyServerByReverseId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName moneyServerByCreatorId
@omit create,update,delete';
comment on column public."money_server".search_grams is '@omit';
comment on column public."money_server".search_text is '@omit';
comment on column public."money_server".search_initials is '@omit';

create view public."official_seal" as select
  t."id" as "id",
  t."name" as "name",
  t."code" as "code",
  t."kind" as "kind",
  t."company" as "company",
  t."keeper_id" as "keeper_id",
  case when mask.m0 then t."backup_id" end as "backup_id",
  case when mask.m0 then t."place" end as "place",
  case when (((select app.has_operation('officialSeal:manage')) or (t."keeper_id" = (select app.me()) or t."backup_id" = (select app.me()))) and ((select app.has_operation('officialSeal:manage')) or (t."keeper_id" = (select app.me()) or t."backup_id" = (select app.me())))) then t."image" end as "image",
  t."can_take_out" as "can_take_out",
  case when mask.m0 then t."need_audit2" end as "need_audit2",
  t."max_out_days" as "max_out_days",
  t."status" as "status",
  case when mask.m0 then t."current_use_id" end as "current_use_id",
  case when mask.m0 then (rule.official_seal_count_official_seal_use(t."id"))::integer end as "use_count",
  case when mask.m0 then (rule.official_seal_sum_official_seal_use_actual_copies(t."id"))::integer end as "copies_count",
  case when mask.m0 then t."tz_enable" end as "tz_enable",
  case when mask.m0 then t."tz_destroy" end as "tz_destroy",
  case when mask.m0 then t."remark" end as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."official_seal" t
left join lateral (select
  (((select app.has_operation('officialSeal:manage')) or (t."keeper_id" = (select app.me()) or t."backup_id" = (select app.me())))) as m0
having true) mask on true;
alter view public."official_seal" owner to chengban_gate;
comment on view public."official_seal" is '@primaryKey id
@foreignKey (keeper_id) references public.user (id)|@fieldName keeper|@backwardBehavior -*|@foreignFieldName officialSealByKeeperId
@foreignKey (backup_id) references public.user (id)|@fieldName backup|@backwardBehavior -*|@foreignFieldName officialSealByBackupId
@foreignKey (current_use_id) references public.official_seal_use (id)|@fieldName currentUse|@backwardBehavior -*|@foreignFieldName officialSealByCurrentUseId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName officialSealByCreatorId
@omit create,update,delete';
comment on column public."official_seal".search_grams is '@omit';
comment on column public."official_seal".search_text is '@omit';
comment on column public."official_seal".search_initials is '@omit';

create view public."official_seal_use" as select
  t."id" as "id",
  t."apply_number" as "apply_number",
  t."seal_id" as "seal_id",
  case when mask.m0 then t."group_id" end as "group_id",
  case when mask.m0 then t."user_id" end as "user_id",
  t."name" as "name",
  case when mask.m0 then t."kind" end as "kind",
  case when mask.m0 then t."file" end as "file",
  t."copies" as "copies",
  case when mask.m0 then t."is_cross" end as "is_cross",
  case when mask.m0 then t."receiver" end as "receiver",
  t."contract_id" as "contract_id",
  case when mask.m0 then t."project_id" end as "project_id",
  case when mask.m0 then t."reason" end as "reason",
  case when mask.m0 then t."is_take_out" end as "is_take_out",
  case when mask.m0 then t."out_place" end as "out_place",
  case when mask.m0 then t."companion_id" end as "companion_id",
  case when mask.m0 then t."tz_out_plan" end as "tz_out_plan",
  case when mask.m0 then t."tz_back_plan" end as "tz_back_plan",
  case when mask.m0 then t."is_simple" end as "is_simple",
  case when mask.m0 then t."status" end as "status",
  case when mask.m0 then t."audit1" end as "audit1",
  case when mask.m0 then t."audit2" end as "audit2",
  case when mask.m0 then t."opinion_first" end as "opinion_first",
  case when mask.m0 then t."opinion" end as "opinion",
  t."use_status" as "use_status",
  case when mask.m0 then t."tz_submit" end as "tz_submit",
  t."actual_copies" as "actual_copies",
  t."tz_use" as "tz_use",
  case when mask.m0 then t."operator_id" end as "operator_id",
  case when mask.m0 then t."tz_out" end as "tz_out",
  case when mask.m0 then t."tz_back" end as "tz_back",
  case when mask.m0 then t."condition" end as "condition",
  case when mask.m0 then (case when (t."tz_back_plan" < coalesce(t."tz_back", case when (t."use_status" in ('已借出', '待归还审核')) then app.now() else null end)) then greatest(1, (((coalesce(t."tz_back", case when (t."use_status" in ('已借出', '待归还审核')) then app.now() else null end) at time zone 'Asia/Shanghai')::date)::date - ((t."tz_back_plan" at time zone 'Asia/Shanghai')::date)::date)) else 0 end)::integer end as "overdue_days",
  t."stamped_file" as "stamped_file",
  case when mask.m0 then t."return_remark" end as "return_remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."official_seal_use" t
left join lateral (select
  (((select app.has_operation('officialSeal:manage')) or (t."user_id" = (select app.me()) or t."companion_id" = (select app.me())) or t."id" in (select rule.tasked_of_me('officialSealUse')) or ((t."status" in ('通过', '已作废')) and t."seal_id" in (select rule.official_seal_use_via_seal_id())))) as m0
having true) mask on true;
alter view public."official_seal_use" owner to chengban_gate;
comment on view public."official_seal_use" is '@primaryKey id
@foreignKey (seal_id) references public.official_seal (id)|@fieldName seal
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName officialSealUseByUserId
@foreignKey (contract_id) references public.contract (id)|@fieldName contract|@backwardBehavior -*|@foreignFieldName officialSealUseByContractId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName officialSealUseByProjectId
@foreignKey (companion_id) references public.user (id)|@fieldName companion|@backwardBehavior -*|@foreignFieldName officialSealUseByCompanionId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName officialSealUseByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName officialSealUseByAudit2
@foreignKey (operator_id) references public.user (id)|@fieldName operator|@backwardBehavior -*|@foreignFieldName officialSealUseByOperatorId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName officialSealUseByCreatorId
@omit create,update,delete';
comment on column public."official_seal_use".search_grams is '@omit';
comment on column public."official_seal_use".search_text is '@omit';
comment on column public."official_seal_use".search_initials is '@omit';

create view public."okr" as select
  t."id" as "id",
  t."name" as "name",
  t."kind" as "kind",
  t."parent_id" as "parent_id",
  t."user_id" as "user_id",
  t."department_id" as "department_id",
  t."year" as "year",
  t."quarter" as "quarter",
  t."weight" as "weight",
  t."unit" as "unit",
  t."start" as "start",
  t."target" as "target",
  t."current" as "current",
  t."frequency" as "frequency",
  (case when (t."kind" = 'KR') then round((least(greatest(round(round(((100 * (coalesce(t."current", t."start") - t."start")))::numeric, 24) / nullif(((t."target" - t."start"))::numeric, 0), 24), 0), 100))::numeric, 1) else round((round(round((rule.okr_sum_okr_weighed(t."id"))::numeric, 24) / nullif((100)::numeric, 0), 24))::numeric, 1) end)::numeric(16,1) as "progress",
  t."confidence" as "confidence",
  t."end_date" as "end_date",
  t."score" as "score",
  t."self_score" as "self_score",
  t."status" as "status",
  t."confirmer_id" as "confirmer_id",
  t."is_confirm" as "is_confirm",
  t."tz_confirm" as "tz_confirm",
  t."opinion" as "opinion",
  t."revise_reason" as "revise_reason",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."okr" t;
alter view public."okr" owner to chengban_gate;
comment on view public."okr" is '@primaryKey id
@foreignKey (parent_id) references public.okr (id)|@fieldName parent
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName okrByUserId
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName okrByDepartmentId
@foreignKey (confirmer_id) references public.user (id)|@fieldName confirmer|@backwardBehavior -*|@foreignFieldName okrByConfirmerId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName okrByCreatorId
@omit create,update,delete';
comment on column public."okr".search_grams is '@omit';
comment on column public."okr".search_text is '@omit';
comment on column public."okr".search_initials is '@omit';

create view public."okr_check" as select
  t."id" as "id",
  t."okr_id" as "okr_id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."week_start" as "week_start",
  t."value" as "value",
  t."confidence" as "confidence",
  t."text" as "text",
  t."status" as "status",
  t."is_miss" as "is_miss",
  t."tz_fill" as "tz_fill",
  t."tz_back" as "tz_back",
  t."confirmer_id" as "confirmer_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."okr_check" t;
alter view public."okr_check" owner to chengban_gate;
comment on view public."okr_check" is '@primaryKey id
@foreignKey (okr_id) references public.okr (id)|@fieldName okr
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName okrCheckByUserId
@foreignKey (confirmer_id) references public.user (id)|@fieldName confirmer|@backwardBehavior -*|@foreignFieldName okrCheckByConfirmerId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName okrCheckByCreatorId
@omit create,update,delete';

create view public."operation" as select
  t."id" as "id",
  t."name" as "name",
  case when mask.m0 then t."module" end as "module",
  case when mask.m0 then t."is_sensitive" end as "is_sensitive",
  case when mask.m0 then t."is_system" end as "is_system",
  case when mask.m0 then t."sort" end as "sort",
  case when mask.m0 then t."remark" end as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."operation" t
left join lateral (select
  ((select app.has_operation('role:manage'))) as m0
having true) mask on true;
alter view public."operation" owner to chengban_gate;
comment on view public."operation" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName operationByCreatorId
@omit create,update,delete';
comment on column public."operation".search_grams is '@omit';
comment on column public."operation".search_text is '@omit';
comment on column public."operation".search_initials is '@omit';

create view public."overtime" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."tz_start" as "tz_start",
  t."tz_end" as "tz_end",
  t."date" as "date",
  t."holiday" as "holiday",
  t."time" as "time",
  t."way" as "way",
  t."rate" as "rate",
  t."reason" as "reason",
  t."project_id" as "project_id",
  t."weekend_task_id" as "weekend_task_id",
  t."is_outside" as "is_outside",
  t."file" as "file",
  t."is_late" as "is_late",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."settle" as "settle",
  t."checked_time" as "checked_time",
  case when ((select app.has_operation('user:salary')) or t."user_id" = (select app.me())) then t."money" end as "money",
  t."rest_hours" as "rest_hours",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."overtime" t;
alter view public."overtime" owner to chengban_gate;
comment on view public."overtime" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName overtimeByUserId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName overtimeByProjectId
@foreignKey (weekend_task_id) references public.weekend_task (id)|@fieldName weekendTask
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName overtimeByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName overtimeByCreatorId
@omit create,update,delete';

create view public."performance" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."leader_id" as "leader_id",
  t."type" as "type",
  t."year" as "year",
  t."quarter" as "quarter",
  t."month" as "month",
  t."week" as "week",
  t."start_date" as "start_date",
  t."end_date" as "end_date",
  t."auto_score" as "auto_score",
  t."item_score" as "item_score",
  t."score" as "score",
  t."grade" as "grade",
  t."adjust" as "adjust",
  t."adjust_reason" as "adjust_reason",
  t."status" as "status",
  t."objection" as "objection",
  t."opinion" as "opinion",
  t."tz_refresh" as "tz_refresh",
  t."tz_confirm" as "tz_confirm",
  t."is_auto" as "is_auto",
  t."due_date" as "due_date",
  t."rule_version" as "rule_version",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."performance" t;
alter view public."performance" owner to chengban_gate;
comment on view public."performance" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName performanceByUserId
@foreignKey (leader_id) references public.user (id)|@fieldName leader|@backwardBehavior -*|@foreignFieldName performanceByLeaderId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName performanceByCreatorId
@omit create,update,delete';

create view public."performance_item" as select
  t."id" as "id",
  t."performance_id" as "performance_id",
  t."kind" as "kind",
  t."weight" as "weight",
  t."base" as "base",
  t."hit" as "hit",
  t."minus" as "minus",
  t."auto_score" as "auto_score",
  t."correct_score" as "correct_score",
  t."score" as "score",
  t."reason" as "reason",
  t."facts" as "facts",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."performance_item" t;
alter view public."performance_item" owner to chengban_gate;
comment on view public."performance_item" is '@primaryKey id
@foreignKey (performance_id) references public.performance (id)|@fieldName performance
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName performanceItemByCreatorId
@omit create,update,delete';

create view public."permission" as select
  t."id" as "id",
  t."name" as "name",
  t."parent_id" as "parent_id",
  array(select l.menu_id from store.permission_menu_ids l where l.permission_id = t.id order by l.sort)::integer[] as "menu_ids",
  array(select l.operation_id from store.permission_operation_ids l where l.permission_id = t.id order by l.sort)::text[] as "operation_ids",
  t."sort" as "sort",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."permission" t;
alter view public."permission" owner to chengban_gate;
comment on view public."permission" is '@primaryKey id
@foreignKey (parent_id) references public.permission (id)|@fieldName parent|@backwardBehavior -*|@foreignFieldName permissionByParentId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName permissionByCreatorId
@omit create,update,delete';
comment on column public."permission".search_grams is '@omit';
comment on column public."permission".search_text is '@omit';
comment on column public."permission".search_initials is '@omit';

create view public."plan_item" as select
  t."id" as "id",
  t."task_day_id" as "task_day_id",
  t."task_week_id" as "task_week_id",
  t."weekend_task_id" as "weekend_task_id",
  t."source_type" as "source_type",
  t."source_id" as "source_id",
  t."title" as "title",
  t."project_id" as "project_id",
  t."plan_hours" as "plan_hours",
  t."actual_hours" as "actual_hours",
  t."remain_hours" as "remain_hours",
  t."progress" as "progress",
  t."is_done" as "is_done",
  t."output" as "output",
  t."output_file" as "output_file",
  t."reason" as "reason",
  t."days" as "days",
  t."dispatcher_id" as "dispatcher_id",
  t."is_made" as "is_made",
  t."is_carry" as "is_carry",
  t."count" as "count",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."plan_item" t;
alter view public."plan_item" owner to chengban_gate;
comment on view public."plan_item" is '@primaryKey id
@foreignKey (task_day_id) references public.task_day (id)|@fieldName taskDay|@foreignFieldName task
@foreignKey (task_week_id) references public.task_week (id)|@fieldName taskWeek|@foreignFieldName task
@foreignKey (weekend_task_id) references public.weekend_task (id)|@fieldName weekendTask|@foreignFieldName task
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName planItemByProjectId
@foreignKey (dispatcher_id) references public.user (id)|@fieldName dispatcher|@backwardBehavior -*|@foreignFieldName planItemByDispatcherId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName planItemByCreatorId
@omit create,update,delete';

create view public."pmo_assign" as select
  t."id" as "id",
  t."content" as "content",
  t."user_id" as "user_id",
  t."sender_id" as "sender_id",
  t."project_id" as "project_id",
  t."date" as "date",
  t."priority" as "priority",
  t."file" as "file",
  t."status" as "status",
  t."is_over" as "is_over",
  t."result" as "result",
  t."result_file" as "result_file",
  t."opinion" as "opinion",
  t."tz_accept" as "tz_accept",
  t."tz_result" as "tz_result",
  t."tz_complete" as "tz_complete",
  (case when (t."status" = '已取消') then 0 else app.work_days((t."date")::date, (coalesce((t."tz_result" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) end)::integer as "delay_days",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."pmo_assign" t;
alter view public."pmo_assign" owner to chengban_gate;
comment on view public."pmo_assign" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName pmoAssignByUserId
@foreignKey (sender_id) references public.user (id)|@fieldName sender|@backwardBehavior -*|@foreignFieldName pmoAssignBySenderId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName pmoAssignByProjectId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName pmoAssignByCreatorId
@omit create,update,delete';
comment on column public."pmo_assign".search_grams is '@omit';
comment on column public."pmo_assign".search_text is '@omit';
comment on column public."pmo_assign".search_initials is '@omit';

create view public."pmo_work" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."week_start" as "week_start",
  t."figures" as "figures",
  t."progress" as "progress",
  t."risk" as "risk",
  t."plan" as "plan",
  t."summarize" as "summarize",
  t."file" as "file",
  t."coordinate" as "coordinate",
  t."manager" as "manager",
  t."status" as "status",
  t."timeliness" as "timeliness",
  t."tz_open" as "tz_open",
  t."tz_due" as "tz_due",
  t."tz_lock" as "tz_lock",
  t."tz_submit" as "tz_submit",
  t."tz_read" as "tz_read",
  t."readers" as "readers",
  t."score" as "score",
  t."opinion" as "opinion",
  t."unlock_ask" as "unlock_ask",
  t."unlock_count" as "unlock_count",
  t."tz_unlock" as "tz_unlock",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."pmo_work" t;
alter view public."pmo_work" owner to chengban_gate;
comment on view public."pmo_work" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName pmoWorkByUserId
@foreignKey (manager) references public.user (id)|@fieldName managerUser|@backwardBehavior -*|@foreignFieldName pmoWorkByManager
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName pmoWorkByCreatorId
@omit create,update,delete';

create view public."process_image" as select
  t."id" as "id",
  t."module" as "module",
  t."title" as "title",
  t."area" as "area",
  t."remark" as "remark",
  t."file" as "file",
  t."sort" as "sort",
  t."is_enable" as "is_enable",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."process_image" t;
alter view public."process_image" owner to chengban_gate;
comment on view public."process_image" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName processImageByCreatorId
@omit create,update,delete';
comment on column public."process_image".search_grams is '@omit';
comment on column public."process_image".search_text is '@omit';
comment on column public."process_image".search_initials is '@omit';

create view public."product_download" as select
  t."id" as "id",
  t."product_library_version_id" as "product_library_version_id",
  t."project_id" as "project_id",
  t."client_id" as "client_id",
  t."user_id" as "user_id",
  t."reason" as "reason",
  t."status" as "status",
  t."auditor_id" as "auditor_id",
  t."opinion" as "opinion",
  t."tz_pass" as "tz_pass",
  t."tz_expire" as "tz_expire",
  t."max_times" as "max_times",
  t."used_times" as "used_times",
  t."wrong_times" as "wrong_times",
  t."log" as "log",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."product_download" t;
alter view public."product_download" owner to chengban_gate;
comment on view public."product_download" is '@primaryKey id
@foreignKey (product_library_version_id) references public.product_library_version (id)|@fieldName productLibraryVersion|@backwardBehavior -*|@foreignFieldName productDownloadByProductLibraryVersionId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName productDownloadByProjectId
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName productDownloadByClientId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName productDownloadByUserId
@foreignKey (auditor_id) references public.user (id)|@fieldName auditor|@backwardBehavior -*|@foreignFieldName productDownloadByAuditorId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName productDownloadByCreatorId
@omit create,update,delete';

create view public."product_library" as select
  t."id" as "id",
  t."name" as "name",
  t."code" as "code",
  t."category" as "category",
  t."principal_id" as "principal_id",
  t."dev_principal_id" as "dev_principal_id",
  t."described" as "described",
  t."cover" as "cover",
  t."file" as "file",
  t."video" as "video",
  t."demo_url" as "demo_url",
  t."demo_account" as "demo_account",
  t."current_version_id" as "current_version_id",
  (rule.product_library_sum_product_library_version(t."id"))::integer as "project_count",
  (rule.product_library_sum_product_library_version_2(t."id"))::integer as "behind_count",
  (rule.product_library_sum_product_library_version_3(t."id"))::integer as "ignored_count",
  (rule.product_library_list_product_library_version(t."id"))::jsonb as "runs",
  (rule.product_library_exists_project_follow(t."id"))::boolean as "is_follow",
  (rule.product_library_exists_project_follow_2(t."id"))::boolean as "is_ignore",
  t."download_config" as "download_config",
  t."is_enable" as "is_enable",
  t."sort" as "sort",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."product_library" t;
alter view public."product_library" owner to chengban_gate;
comment on view public."product_library" is '@primaryKey id
@foreignKey (principal_id) references public.user (id)|@fieldName principal|@backwardBehavior -*|@foreignFieldName productLibraryByPrincipalId
@foreignKey (dev_principal_id) references public.user (id)|@fieldName devPrincipal|@backwardBehavior -*|@foreignFieldName productLibraryByDevPrincipalId
@foreignKey (current_version_id) references public.product_library_version (id)|@fieldName currentVersion|@backwardBehavior -*|@foreignFieldName productLibraryByCurrentVersionId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName productLibraryByCreatorId
@omit create,update,delete';
comment on column public."product_library".search_grams is '@omit';
comment on column public."product_library".search_text is '@omit';
comment on column public."product_library".search_initials is '@omit';

create view public."product_library_version" as select
  t."id" as "id",
  t."product_library_id" as "product_library_id",
  t."name" as "name",
  t."order_no" as "order_no",
  t."type" as "type",
  t."base_version_id" as "base_version_id",
  t."project_id" as "project_id",
  t."merge_version_id" as "merge_version_id",
  t."stage" as "stage",
  t."goal" as "goal",
  t."has_goal" as "has_goal",
  t."plan_date" as "plan_date",
  t."original_date" as "original_date",
  t."tz_release" as "tz_release",
  t."releaser_id" as "releaser_id",
  t."release_note" as "release_note",
  array(select l.bug_id from store.product_library_version_bug_ids l where l.product_library_version_id = t.id order by l.sort)::uuid[] as "bug_ids",
  array(select l.apply_for_id from store.product_library_version_apply_for_ids l where l.product_library_version_id = t.id order by l.sort)::uuid[] as "apply_for_ids",
  t."snapshot" as "snapshot",
  case when ((select app.has_operation('productLibrary:upload')) or t."user_id" = (select app.me())) then t."package_file" end as "package_file",
  t."file" as "file",
  t."test_report" as "test_report",
  t."user_id" as "user_id",
  array(select l.user_id from store.product_library_version_tester_ids l where l.product_library_version_id = t.id order by l.sort)::uuid[] as "tester_ids",
  (((t."stage" in ('规划', '研发中', '测试中', '待发布')) and (t."plan_date" < (app.now() at time zone 'Asia/Shanghai')::date)))::boolean as "is_late",
  (rule.product_library_version_exists_project_follow(t."id"))::boolean as "is_ignore",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."product_library_version" t;
alter view public."product_library_version" owner to chengban_gate;
comment on view public."product_library_version" is '@primaryKey id
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary
@foreignKey (base_version_id) references public.product_library_version (id)|@fieldName baseVersion|@backwardBehavior -*|@foreignFieldName productLibraryVersionByBaseVersionId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName productLibraryVersionByProjectId
@foreignKey (merge_version_id) references public.product_library_version (id)|@fieldName mergeVersion|@backwardBehavior -*|@foreignFieldName productLibraryVersionByMergeVersionId
@foreignKey (releaser_id) references public.user (id)|@fieldName releaser|@backwardBehavior -*|@foreignFieldName productLibraryVersionByReleaserId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName productLibraryVersionByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName productLibraryVersionByCreatorId
@omit create,update,delete';
comment on column public."product_library_version".search_grams is '@omit';
comment on column public."product_library_version".search_text is '@omit';
comment on column public."product_library_version".search_initials is '@omit';

create view public."project_dashboard" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."month" as "month",
  t."work_days" as "work_days",
  t."plan_days" as "plan_days",
  t."actual_days" as "actual_days",
  t."load_rate" as "load_rate",
  t."state" as "state",
  t."projects" as "projects",
  (rule.project_dashboard_list_project_dashboard(t."id"))::jsonb as "users",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."project_dashboard" t;
alter view public."project_dashboard" owner to chengban_gate;
comment on view public."project_dashboard" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName projectDashboardByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectDashboardByCreatorId
@omit create,update,delete';

create view public."project_follow" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."target_type" as "target_type",
  t."target_id" as "target_id",
  t."project_id" as "project_id",
  t."is_care" as "is_care",
  t."is_ignore" as "is_ignore",
  t."reason" as "reason",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."project_follow" t;
alter view public."project_follow" owner to chengban_gate;
comment on view public."project_follow" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName projectFollowByUserId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName projectFollowByProjectId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectFollowByCreatorId
@omit create,update,delete';

create view public."project_man_day" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."before" as "before",
  t."after" as "after",
  t."delta" as "delta",
  t."is_small" as "is_small",
  t."reason" as "reason",
  t."apply_for_id" as "apply_for_id",
  t."file" as "file",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."project_man_day" t;
alter view public."project_man_day" owner to chengban_gate;
comment on view public."project_man_day" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName projectManDayByProjectId
@foreignKey (apply_for_id) references public.apply_for (id)|@fieldName applyFor|@backwardBehavior -*|@foreignFieldName projectManDayByApplyForId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName projectManDayByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName projectManDayByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectManDayByCreatorId
@omit create,update,delete';

create view public."project_member" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."kind" as "kind",
  t."user_id" as "user_id",
  t."start_date" as "start_date",
  t."end_date" as "end_date",
  t."load" as "load",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."project_member" t;
alter view public."project_member" owner to chengban_gate;
comment on view public."project_member" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName projectMemberByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectMemberByCreatorId
@omit create,update,delete';

create view public."project_module" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."name" as "name",
  t."sort" as "sort",
  t."user_id" as "user_id",
  t."describe" as "describe",
  t."source" as "source",
  t."priority" as "priority",
  array(select l.other_id from store.project_module_predecessor_ids l where l.project_module_id = t.id order by l.sort)::uuid[] as "predecessor_ids",
  (coalesce((rule.project_module_min_wbs_task_tz_start(t."id") at time zone 'Asia/Shanghai')::date, t."plan_start"))::date as "tz_start",
  (coalesce((rule.project_module_max_wbs_task_tz_end(t."id") at time zone 'Asia/Shanghai')::date, t."plan_end"))::date as "tz_end",
  t."plan_start" as "plan_start",
  t."plan_end" as "plan_end",
  t."base_start" as "base_start",
  t."base_end" as "base_end",
  (rule.project_module_sum_wbs_task_expect_hours(t."id"))::numeric(16,1) as "expect_hours",
  (rule.project_module_sum_wbs_task_actual_hours(t."id"))::numeric(16,1) as "actual_hours",
  (case when (case when (rule.project_module_count_wbs_task(t."id") = rule.project_module_count_wbs_task_2(t."id")) then '未开始' when (rule.project_module_count_wbs_task(t."id") = rule.project_module_count_wbs_task_3(t."id")) then '完成' else '进行中' end = '完成') then 100 else least(99.9, coalesce(round((round(round(((rule.project_module_sum_wbs_task_actual_hours(t."id") * 100))::numeric, 24) / nullif(((rule.project_module_sum_wbs_task_actual_hours(t."id") + rule.project_module_sum_wbs_task_remain_hours(t."id")))::numeric, 0), 24))::numeric, 1), 0)) end)::numeric(16,2) as "progress",
  (case when (rule.project_module_count_wbs_task(t."id") = rule.project_module_count_wbs_task_2(t."id")) then '未开始' when (rule.project_module_count_wbs_task(t."id") = rule.project_module_count_wbs_task_3(t."id")) then '完成' else '进行中' end)::text as "status",
  (coalesce((coalesce((rule.project_module_min_wbs_task_tz_start(t."id") at time zone 'Asia/Shanghai')::date, t."plan_start") <= rule.project_module_max_project_module_tz_end(t."id")), false))::boolean as "is_conflict",
  t."is_enable" as "is_enable",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."project_module" t;
alter view public."project_module" owner to chengban_gate;
comment on view public."project_module" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName projectModuleByProjectId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName projectModuleByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectModuleByCreatorId
@omit create,update,delete';
comment on column public."project_module".search_grams is '@omit';
comment on column public."project_module".search_text is '@omit';
comment on column public."project_module".search_initials is '@omit';

create view public."project_produce" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."name" as "name",
  t."kind" as "kind",
  t."milepost_id" as "milepost_id",
  t."user_id" as "user_id",
  t."receiver_id" as "receiver_id",
  t."plan_date" as "plan_date",
  t."original_date" as "original_date",
  t."actual_date" as "actual_date",
  t."man_day" as "man_day",
  t."file" as "file",
  t."remark" as "remark",
  (case when (t."status" = '取消') then 0 else app.work_days((coalesce(t."original_date", t."plan_date"))::date, (coalesce(t."actual_date", (app.now() at time zone 'Asia/Shanghai')::date))::date) end)::integer as "late_days",
  t."status" as "status",
  t."is_over" as "is_over",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."project_produce" t;
alter view public."project_produce" owner to chengban_gate;
comment on view public."project_produce" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName projectProduceByProjectId
@foreignKey (milepost_id) references public.milepost (id)|@fieldName milepost|@backwardBehavior -*|@foreignFieldName projectProduceByMilepostId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName projectProduceByUserId
@foreignKey (receiver_id) references public.user (id)|@fieldName receiver|@backwardBehavior -*|@foreignFieldName projectProduceByReceiverId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectProduceByCreatorId
@omit create,update,delete';
comment on column public."project_produce".search_grams is '@omit';
comment on column public."project_produce".search_text is '@omit';
comment on column public."project_produce".search_initials is '@omit';

create view public."project_product" as select
  t."id" as "id",
  t."name" as "name",
  t."product_library_id" as "product_library_id",
  t."product_library_version_id" as "product_library_version_id",
  t."is_use" as "is_use",
  t."initiator" as "initiator",
  t."principal_id" as "principal_id",
  t."dev_principal_id" as "dev_principal_id",
  t."supervise" as "supervise",
  array(select l.user_id from store.project_product_tester_ids l where l.project_product_id = t.id order by l.sort)::uuid[] as "tester_ids",
  array(select l.user_id from store.project_product_teammate_ids l where l.project_product_id = t.id order by l.sort)::uuid[] as "teammate_ids",
  array(select l.user_id from store.project_product_backend_ids l where l.project_product_id = t.id order by l.sort)::uuid[] as "backend_ids",
  array(select l.user_id from store.project_product_foregoing_ids l where l.project_product_id = t.id order by l.sort)::uuid[] as "foregoing_ids",
  (rule.project_product_exists_project_follow(t."id"))::boolean as "is_follow",
  t."tz_retire" as "tz_retire",
  case when ((select app.has_operation('project:money')) or t."initiator" = (select app.me())) then t."budget" end as "budget",
  t."start_time" as "start_time",
  t."confirm_time" as "confirm_time",
  t."middle_time" as "middle_time",
  t."text_time" as "text_time",
  t."end_time" as "end_time",
  t."estimate" as "estimate",
  t."project_status" as "project_status",
  t."status_sort" as "status_sort",
  t."pre_status" as "pre_status",
  t."status" as "status",
  t."described" as "described",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."execution" as "execution",
  t."attention" as "attention",
  t."file" as "file",
  t."type" as "type",
  (((t."end_time" < (app.now() at time zone 'Asia/Shanghai')::date) and (t."project_status" in ('规划', '研发中', '测试中', '待发布'))))::boolean as "is_delay",
  t."audit_status" as "audit_status",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."project_product" t;
alter view public."project_product" owner to chengban_gate;
comment on view public."project_product" is '@primaryKey id
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName projectProductByProductLibraryId
@foreignKey (product_library_version_id) references public.product_library_version (id)|@fieldName productLibraryVersion|@backwardBehavior -*|@foreignFieldName projectProductByProductLibraryVersionId
@foreignKey (initiator) references public.user (id)|@fieldName initiatorUser|@backwardBehavior -*|@foreignFieldName projectProductByInitiator
@foreignKey (principal_id) references public.user (id)|@fieldName principal|@backwardBehavior -*|@foreignFieldName projectProductByPrincipalId
@foreignKey (dev_principal_id) references public.user (id)|@fieldName devPrincipal|@backwardBehavior -*|@foreignFieldName projectProductByDevPrincipalId
@foreignKey (supervise) references public.user (id)|@fieldName superviseUser|@backwardBehavior -*|@foreignFieldName projectProductBySupervise
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName projectProductByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName projectProductByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectProductByCreatorId
@omit create,update,delete';
comment on column public."project_product".search_grams is '@omit';
comment on column public."project_product".search_text is '@omit';
comment on column public."project_product".search_initials is '@omit';

create view public."project_progress" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."node" as "node",
  t."round" as "round",
  t."stage_round" as "stage_round",
  t."name" as "name",
  t."is_stage_end" as "is_stage_end",
  case when mask.m0 then t."content" end as "content",
  case when mask.m0 then t."next_plan" end as "next_plan",
  case when mask.m0 then t."percent" end as "percent",
  case when mask.m0 then t."temporary_id" end as "temporary_id",
  case when mask.m0 then ((rule.project_progress_count_bug(t."id") + rule.project_progress_count_apply_for(t."id")))::integer end as "problem_count",
  t."report" as "report",
  t."content_hash" as "content_hash",
  t."status" as "status",
  case when mask.m0 then t."confirm_id" end as "confirm_id",
  t."tz_send" as "tz_send",
  case when mask.m0 then t."signature" end as "signature",
  t."signer" as "signer",
  case when mask.m0 then t."signer_phone" end as "signer_phone",
  t."tz_sign" as "tz_sign",
  case when mask.m0 then t."sign_ip" end as "sign_ip",
  t."client_opinion" as "client_opinion",
  t."satisfaction" as "satisfaction",
  case when mask.m0 then t."product_sign" end as "product_sign",
  case when mask.m0 then t."product_signer_id" end as "product_signer_id",
  t."tz_product_sign" as "tz_product_sign",
  case when mask.m0 then t."signature_product" end as "signature_product",
  case when mask.m0 then t."product_signer" end as "product_signer",
  t."tz_signature_product" as "tz_signature_product",
  case when mask.m0 then t."pdf" end as "pdf",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."project_progress" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('project:manage')) or t."creator_id" = (select app.me()) or exists (select from public."project" tp where tp.id = t."project_id")))) as m0
having true) mask on true;
alter view public."project_progress" owner to chengban_gate;
comment on view public."project_progress" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project
@foreignKey (confirm_id) references public.user (id)|@fieldName confirm|@backwardBehavior -*|@foreignFieldName projectProgressByConfirmId
@foreignKey (product_signer_id) references public.user (id)|@fieldName userByProductSignerId|@backwardBehavior -*|@foreignFieldName projectProgressByProductSignerId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectProgressByCreatorId
@omit create,update,delete';
comment on column public."project_progress".search_grams is '@omit';
comment on column public."project_progress".search_text is '@omit';
comment on column public."project_progress".search_initials is '@omit';

create view public."project_ver" as select
  t."id" as "id",
  t."project_id" as "project_id",
  case when mask.m0 then t."product_library_version_id" end as "product_library_version_id",
  case when mask.m0 then (rule.project_ver_of_product_library_version_id_product_library_id_name(t."product_library_version_id"))::text end as "product",
  case when mask.m0 then t."from_version_id" end as "from_version_id",
  t."name" as "name",
  t."type" as "type",
  case when mask.m0 then t."is_small" end as "is_small",
  t."content" as "content",
  case when mask.m0 then t."plan_date" end as "plan_date",
  case when mask.m0 then t."user_id" end as "user_id",
  array(select l.bug_id from store.project_ver_bug_ids l where l.project_ver_id = t.id order by l.sort)::uuid[] as "bug_ids",
  array(select l.apply_for_id from store.project_ver_apply_for_ids l where l.project_ver_id = t.id order by l.sort)::uuid[] as "apply_for_ids",
  t."file" as "file",
  t."video" as "video",
  case when mask.m0 then t."need_train" end as "need_train",
  case when mask.m0 then t."train_id" end as "train_id",
  case when mask.m0 then t."round" end as "round",
  case when mask.m0 then t."pre_id" end as "pre_id",
  t."status" as "status",
  case when mask.m0 then t."audit_status" end as "audit_status",
  case when mask.m0 then t."audit1" end as "audit1",
  case when mask.m0 then t."audit2" end as "audit2",
  case when mask.m0 then t."opinion_first" end as "opinion_first",
  case when mask.m0 then t."opinion" end as "opinion",
  t."tz_deliver" as "tz_deliver",
  t."watched" as "watched",
  case when mask.m0 then t."signature" end as "signature",
  t."signer" as "signer",
  t."tz_confirm" as "tz_confirm",
  t."content_hash" as "content_hash",
  case when mask.m0 then t."client_opinion" end as "client_opinion",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."project_ver" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('project:manage')) or (t."creator_id" = (select app.me()) or t."user_id" = (select app.me())) or t."id" in (select rule.tasked_of_me('projectVer')) or exists (select from public."project" tp where tp.id = t."project_id")))) as m0
having true) mask on true;
alter view public."project_ver" owner to chengban_gate;
comment on view public."project_ver" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName projectVerByProjectId
@foreignKey (product_library_version_id) references public.product_library_version (id)|@fieldName productLibraryVersion|@backwardBehavior -*|@foreignFieldName projectVerByProductLibraryVersionId
@foreignKey (from_version_id) references public.product_library_version (id)|@fieldName fromVersion|@backwardBehavior -*|@foreignFieldName projectVerByFromVersionId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName projectVerByUserId
@foreignKey (train_id) references public.train (id)|@fieldName train|@backwardBehavior -*|@foreignFieldName projectVerByTrainId
@foreignKey (pre_id) references public.project_ver (id)|@fieldName pre|@backwardBehavior -*|@foreignFieldName projectVerByPreId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName projectVerByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName projectVerByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName projectVerByCreatorId
@omit create,update,delete';
comment on column public."project_ver".search_grams is '@omit';
comment on column public."project_ver".search_text is '@omit';
comment on column public."project_ver".search_initials is '@omit';

create view public."receive" as select
  t."id" as "id",
  t."apply_number" as "apply_number",
  t."item_id" as "item_id",
  t."user_id" as "user_id",
  t."quantity" as "quantity",
  t."project_id" as "project_id",
  t."reason" as "reason",
  t."due_date" as "due_date",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."receive_status" as "receive_status",
  t."tz_submit" as "tz_submit",
  t."tz_receive" as "tz_receive",
  t."signature" as "signature",
  t."asset_nos" as "asset_nos",
  t."return_quantity" as "return_quantity",
  t."lost_quantity" as "lost_quantity",
  t."out_quantity" as "out_quantity",
  t."returning" as "returning",
  t."compensation" as "compensation",
  (case when (0 < case when (t."receive_status" in ('已领取', '待归还审核', '部分归还')) then (t."quantity" - t."return_quantity" - t."lost_quantity") else 0 end) then greatest(0, (((app.now() at time zone 'Asia/Shanghai')::date)::date - (t."due_date")::date)) else 0 end)::integer as "overdue_days",
  t."extend_count" as "extend_count",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."receive" t;
alter view public."receive" owner to chengban_gate;
comment on view public."receive" is '@primaryKey id
@foreignKey (item_id) references public.receive_item (id)|@fieldName item
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName receiveByUserId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName receiveByProjectId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName receiveByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName receiveByCreatorId
@omit create,update,delete';
comment on column public."receive".search_grams is '@omit';
comment on column public."receive".search_text is '@omit';
comment on column public."receive".search_initials is '@omit';

create view public."receive_item" as select
  t."id" as "id",
  t."name" as "name",
  t."code" as "code",
  t."category" as "category",
  t."kind" as "kind",
  t."model" as "model",
  t."unit" as "unit",
  case when ((select app.has_operation('receive:manage')) or false) then t."price" end as "price",
  t."stock" as "stock",
  (rule.receive_item_sum_receive_quantity(t."id"))::integer as "reserved",
  ((t."stock" - rule.receive_item_sum_receive_quantity(t."id")))::integer as "available",
  (rule.receive_item_sum_receive_out_quantity(t."id"))::integer as "out_count",
  t."min_stock" as "min_stock",
  t."max_each" as "max_each",
  t."assets" as "assets",
  t."keeper_id" as "keeper_id",
  t."picture" as "picture",
  t."is_enable" as "is_enable",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."receive_item" t;
alter view public."receive_item" owner to chengban_gate;
comment on view public."receive_item" is '@primaryKey id
@foreignKey (keeper_id) references public.user (id)|@fieldName keeper|@backwardBehavior -*|@foreignFieldName receiveItemByKeeperId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName receiveItemByCreatorId
@omit create,update,delete';
comment on column public."receive_item".search_grams is '@omit';
comment on column public."receive_item".search_text is '@omit';
comment on column public."receive_item".search_initials is '@omit';

create view public."receive_stock" as select
  t."id" as "id",
  t."item_id" as "item_id",
  t."kind" as "kind",
  t."quantity" as "quantity",
  t."loss" as "loss",
  t."asset_nos" as "asset_nos",
  t."receive_id" as "receive_id",
  t."price" as "price",
  t."after" as "after",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."receive_stock" t;
alter view public."receive_stock" owner to chengban_gate;
comment on view public."receive_stock" is '@primaryKey id
@foreignKey (item_id) references public.receive_item (id)|@fieldName item
@foreignKey (receive_id) references public.receive (id)|@fieldName receive|@backwardBehavior -*|@foreignFieldName receiveStockByReceiveId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName receiveStockByCreatorId
@omit create,update,delete';

create view public."remind_pause" as select
  t."id" as "id",
  t."code" as "code",
  t."module" as "module",
  t."about_id" as "about_id",
  t."user_id" as "user_id",
  t."until" as "until",
  t."for_date" as "for_date",
  t."reason" as "reason",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."remind_pause" t;
alter view public."remind_pause" owner to chengban_gate;
comment on view public."remind_pause" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName remindPauseByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName remindPauseByCreatorId
@omit create,update,delete';

create view public."reminder_rule" as select
  t."id" as "id",
  t."code" as "code",
  t."family" as "family",
  t."name" as "name",
  t."condition" as "condition",
  t."offsets" as "offsets",
  t."time" as "time",
  t."channels" as "channels",
  t."is_enable" as "is_enable",
  (rule.reminder_rule_count_message(t."id"))::integer as "sent_count",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."reminder_rule" t;
alter view public."reminder_rule" owner to chengban_gate;
comment on view public."reminder_rule" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName reminderRuleByCreatorId
@omit create,update,delete';
comment on column public."reminder_rule".search_grams is '@omit';
comment on column public."reminder_rule".search_text is '@omit';
comment on column public."reminder_rule".search_initials is '@omit';

create view public."rest_day" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."kind" as "kind",
  t."start_date" as "start_date",
  t."start_half" as "start_half",
  t."end_date" as "end_date",
  t."end_half" as "end_half",
  t."days" as "days",
  t."hours" as "hours",
  t."reason" as "reason",
  t."file" as "file",
  t."handover_id" as "handover_id",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."rest_status" as "rest_status",
  t."actual_days" as "actual_days",
  t."actual_end" as "actual_end",
  t."actual_end_half" as "actual_end_half",
  t."balance_before" as "balance_before",
  t."sync_id" as "sync_id",
  t."tz_submit" as "tz_submit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."rest_day" t;
alter view public."rest_day" owner to chengban_gate;
comment on view public."rest_day" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName restDayByUserId
@foreignKey (handover_id) references public.user (id)|@fieldName handover|@backwardBehavior -*|@foreignFieldName restDayByHandoverId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName restDayByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName restDayByCreatorId
@omit create,update,delete';

create view public."rest_day_ledger" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."kind" as "kind",
  t."date" as "date",
  t."source" as "source",
  t."hours" as "hours",
  t."lot_id" as "lot_id",
  t."expire_date" as "expire_date",
  t."remain" as "remain",
  t."module" as "module",
  t."relevance_id" as "relevance_id",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."rest_day_ledger" t;
alter view public."rest_day_ledger" owner to chengban_gate;
comment on view public."rest_day_ledger" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName restDayLedgerByUserId
@foreignKey (lot_id) references public.rest_day_ledger (id)|@fieldName lot
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName restDayLedgerByCreatorId
@omit create,update,delete';

create view public."returned_money" as select
  t."id" as "id",
  t."contract_id" as "contract_id",
  t."contract_number" as "contract_number",
  t."client" as "client",
  t."client_id" as "client_id",
  t."user_id" as "user_id",
  t."area" as "area",
  case when mask.m0 then t."all_money" end as "all_money",
  case when mask.m0 then t."advance_money" end as "advance_money",
  case when mask.m0 then t."received_money" end as "received_money",
  case when mask.m0 then t."back" end as "back",
  case when mask.m0 then t."remaining_money" end as "remaining_money",
  case when mask.m0 then t."invoice" end as "invoice",
  t."dt_due" as "dt_due",
  case when mask.m0 then (least(greatest(0, (rule.returned_money_sum_invoicing_plan_money(t."id") - t."received_money")), (t."all_money" - t."received_money")))::numeric(16,2) end as "overdue_money",
  (case when (t."dt_due" < (app.now() at time zone 'Asia/Shanghai')::date) then (((app.now() at time zone 'Asia/Shanghai')::date)::date - (t."dt_due")::date) else 0 end)::integer as "overdue_days",
  (case when (t."is_bad_debt" = true) then '坏账' when ((t."all_money" - t."received_money") = 0) then '已回款' when (0 < least(greatest(0, (rule.returned_money_sum_invoicing_plan_money(t."id") - t."received_money")), (t."all_money" - t."received_money"))) then '逾期' when (0 < t."received_money") then '部分回款' when (t."dt_due" <= (((app.now() at time zone 'Asia/Shanghai')::date)::date + (30)::integer)) then '待回款' else '未到期' end)::text as "status",
  t."is_follow" as "is_follow",
  t."options" as "options",
  t."dt_next" as "dt_next",
  t."tz_retire" as "tz_retire",
  t."is_bad_debt" as "is_bad_debt",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."returned_money" t
left join lateral (select
  (((select app.has_operation('contract:money')) or t."user_id" = (select app.me()) or t."contract_id" in (select rule.returned_money_via_contract_id_2()))) as m0
having true) mask on true;
alter view public."returned_money" owner to chengban_gate;
comment on view public."returned_money" is '@primaryKey id
@foreignKey (contract_id) references public.contract (id)|@fieldName contract|@backwardBehavior -*|@foreignFieldName returnedMoneyByContractId
@foreignKey (client_id) references public.client (id)|@fieldName clientByClientId|@backwardBehavior -*|@foreignFieldName returnedMoneyByClientId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName returnedMoneyByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName returnedMoneyByCreatorId
@omit create,update,delete';
comment on column public."returned_money".search_grams is '@omit';
comment on column public."returned_money".search_text is '@omit';
comment on column public."returned_money".search_initials is '@omit';

create view public."returned_money_apply" as select
  t."id" as "id",
  t."name" as "name",
  t."contract_id" as "contract_id",
  t."contract_number" as "contract_number",
  t."client_id" as "client_id",
  t."returned_money_id" as "returned_money_id",
  t."user_id" as "user_id",
  case when mask.m0 then t."detail" end as "detail",
  case when mask.m0 then t."money" end as "money",
  t."dt_received" as "dt_received",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."tz_audit" as "tz_audit",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."returned_money_apply" t
left join lateral (select
  (((select app.has_operation('contract:money')) or t."user_id" = (select app.me()) or ((select app.has_operation('returnedMoney:audit')) or t."id" in (select rule.tasked_of_me('returnedMoneyApply'))))) as m0
having true) mask on true;
alter view public."returned_money_apply" owner to chengban_gate;
comment on view public."returned_money_apply" is '@primaryKey id
@foreignKey (contract_id) references public.contract (id)|@fieldName contract
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName returnedMoneyApplyByClientId
@foreignKey (returned_money_id) references public.returned_money (id)|@fieldName returnedMoney
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName returnedMoneyApplyByUserId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName returnedMoneyApplyByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName returnedMoneyApplyByCreatorId
@omit create,update,delete';
comment on column public."returned_money_apply".search_grams is '@omit';
comment on column public."returned_money_apply".search_text is '@omit';
comment on column public."returned_money_apply".search_initials is '@omit';

create view public."role" as select
  t."id" as "id",
  t."name" as "name",
  t."duty" as "duty",
  t."user_group" as "user_group",
  t."tag" as "tag",
  t."sort" as "sort",
  case when mask.m0 then t."is_enable" end as "is_enable",
  case when mask.m0 then t."is_system" end as "is_system",
  case when mask.m0 then (rule.role_count_user_role(t."id"))::integer end as "user_count",
  case when mask.m0 then t."pending" end as "pending",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."role" t
left join lateral (select
  ((select app.has_operation('role:manage'))) as m0
having true) mask on true;
alter view public."role" owner to chengban_gate;
comment on view public."role" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName roleByCreatorId
@omit create,update,delete';
comment on column public."role".search_grams is '@omit';
comment on column public."role".search_text is '@omit';
comment on column public."role".search_initials is '@omit';

create view public."role_operation" as select
  t."id" as "id",
  t."role_id" as "role_id",
  t."code" as "code",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."role_operation" t;
alter view public."role_operation" owner to chengban_gate;
comment on view public."role_operation" is '@primaryKey id
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName roleOperationByRoleId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName roleOperationByCreatorId
@omit create,update,delete';

create view public."role_permission" as select
  t."id" as "id",
  t."role_id" as "role_id",
  t."permission_id" as "permission_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."role_permission" t;
alter view public."role_permission" owner to chengban_gate;
comment on view public."role_permission" is '@primaryKey id
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName rolePermissionByRoleId
@foreignKey (permission_id) references public.permission (id)|@fieldName permission|@backwardBehavior -*|@foreignFieldName rolePermissionByPermissionId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName rolePermissionByCreatorId
@omit create,update,delete';

create view public."sales_target" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."department_id" as "department_id",
  t."year" as "year",
  t."month" as "month",
  t."money" as "money",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."sales_target" t;
alter view public."sales_target" owner to chengban_gate;
comment on view public."sales_target" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName salesTargetByUserId
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName salesTargetByDepartmentId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName salesTargetByCreatorId
@omit create,update,delete';

create view public."saved_view" as select
  t."id" as "id",
  t."module" as "module",
  t."name" as "name",
  t."filters" as "filters",
  t."columns" as "columns",
  t."sort" as "sort",
  t."address" as "address",
  t."is_default" as "is_default",
  t."is_shared" as "is_shared",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."saved_view" t;
alter view public."saved_view" owner to chengban_gate;
comment on view public."saved_view" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName savedViewByCreatorId
@omit create,update,delete';

create view public."social_insurance" as select
  t."id" as "id",
  t."year" as "year",
  t."month" as "month",
  t."user_id" as "user_id",
  t."company" as "company",
  t."is_formal" as "is_formal",
  t."need_social" as "need_social",
  t."need_fund" as "need_fund",
  case when mask.m0 then t."social_base" end as "social_base",
  case when mask.m0 then t."fund_base" end as "fund_base",
  case when mask.m0 then t."lines" end as "lines",
  case when mask.m0 then t."social_myself" end as "social_myself",
  case when mask.m0 then t."security" end as "security",
  case when mask.m0 then t."accumulation_fund" end as "accumulation_fund",
  case when mask.m0 then t."fund_company" end as "fund_company",
  case when mask.m0 then t."back_social" end as "back_social",
  case when mask.m0 then t."back_security" end as "back_security",
  t."status" as "status",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."social_insurance" t
left join lateral (select
  (((select app.has_operation('user:salary')) or t."user_id" = (select app.me()))) as m0
having true) mask on true;
alter view public."social_insurance" owner to chengban_gate;
comment on view public."social_insurance" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName socialInsuranceByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName socialInsuranceByCreatorId
@omit create,update,delete';

create view public."social_rule" as select
  t."id" as "id",
  t."company" as "company",
  t."kind" as "kind",
  t."dt_start" as "dt_start",
  t."floor" as "floor",
  t."ceiling" as "ceiling",
  t."person_rate" as "person_rate",
  t."person_fixed" as "person_fixed",
  t."company_rate" as "company_rate",
  t."company_fixed" as "company_fixed",
  t."rounding" as "rounding",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."social_rule" t;
alter view public."social_rule" owner to chengban_gate;
comment on view public."social_rule" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName socialRuleByCreatorId
@omit create,update,delete';

create view public."stored_file" as select
  t."id" as "id",
  t."url" as "url",
  t."name" as "name",
  t."folder" as "folder",
  t."ext" as "ext",
  t."mime" as "mime",
  t."size" as "size",
  t."sha256" as "sha256",
  t."duration" as "duration",
  t."preview_status" as "preview_status",
  t."tz_linked" as "tz_linked",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."stored_file" t;
alter view public."stored_file" owner to chengban_gate;
comment on view public."stored_file" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName storedFileByCreatorId
@omit create,update,delete';
comment on column public."stored_file".search_grams is '@omit';
comment on column public."stored_file".search_text is '@omit';
comment on column public."stored_file".search_initials is '@omit';

create view public."submit_come_go" as select
  t."id" as "id",
  t."serial_number" as "serial_number",
  t."name" as "name",
  t."company" as "company",
  t."date" as "date",
  t."money" as "money",
  t."row_count" as "row_count",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."submit_come_go" t;
alter view public."submit_come_go" owner to chengban_gate;
comment on view public."submit_come_go" is '@primaryKey id
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName submitComeGoByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName submitComeGoByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName submitComeGoByCreatorId
@omit create,update,delete';
comment on column public."submit_come_go".search_grams is '@omit';
comment on column public."submit_come_go".search_text is '@omit';
comment on column public."submit_come_go".search_initials is '@omit';

create view public."submit_expense" as select
  t."id" as "id",
  t."serial_number" as "serial_number",
  t."name" as "name",
  t."user_id" as "user_id",
  t."department_id" as "department_id",
  t."company" as "company",
  t."date" as "date",
  t."money" as "money",
  t."audit_money" as "audit_money",
  t."less_money" as "less_money",
  t."row_count" as "row_count",
  t."over_money" as "over_money",
  (rule.submit_expense_exists_money_expense(t."id"))::boolean as "is_over_limit",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."audit3" as "audit3",
  t."opinion3" as "opinion3",
  t."tz_submit" as "tz_submit",
  t."tz_notice" as "tz_notice",
  t."notice_check" as "notice_check",
  t."notice_remark" as "notice_remark",
  t."tz_notice_check" as "tz_notice_check",
  t."notice_user_id" as "notice_user_id",
  t."pay_status" as "pay_status",
  t."is_pay" as "is_pay",
  t."offset_money" as "offset_money",
  t."pay_money" as "pay_money",
  t."dt_pay" as "dt_pay",
  t."pay_way" as "pay_way",
  t."bank_serial" as "bank_serial",
  t."pay_user_id" as "pay_user_id",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."submit_expense" t;
alter view public."submit_expense" owner to chengban_gate;
comment on view public."submit_expense" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName submitExpenseByUserId
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName submitExpenseByDepartmentId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName submitExpenseByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName submitExpenseByAudit2
@foreignKey (audit3) references public.user (id)|@fieldName audit3User|@backwardBehavior -*|@foreignFieldName submitExpenseByAudit3
@foreignKey (notice_user_id) references public.user (id)|@fieldName noticeUser|@backwardBehavior -*|@foreignFieldName submitExpenseByNoticeUserId
@foreignKey (pay_user_id) references public.user (id)|@fieldName payUser|@backwardBehavior -*|@foreignFieldName submitExpenseByPayUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName submitExpenseByCreatorId
@omit create,update,delete';
comment on column public."submit_expense".search_grams is '@omit';
comment on column public."submit_expense".search_text is '@omit';
comment on column public."submit_expense".search_initials is '@omit';

create view public."submit_month" as select
  t."id" as "id",
  t."serial_number" as "serial_number",
  t."company" as "company",
  t."month" as "month",
  t."name" as "name",
  t."money" as "money",
  (rule.submit_month_sum_money_month_money(t."id"))::numeric(16,2) as "last_money",
  t."row_count" as "row_count",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."submit_month" t;
alter view public."submit_month" owner to chengban_gate;
comment on view public."submit_month" is '@primaryKey id
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName submitMonthByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName submitMonthByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName submitMonthByCreatorId
@omit create,update,delete';
comment on column public."submit_month".search_grams is '@omit';
comment on column public."submit_month".search_text is '@omit';
comment on column public."submit_month".search_initials is '@omit';

create view public."submit_other" as select
  t."id" as "id",
  t."serial_number" as "serial_number",
  t."name" as "name",
  t."company" as "company",
  t."date" as "date",
  t."money" as "money",
  t."row_count" as "row_count",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."submit_other" t;
alter view public."submit_other" owner to chengban_gate;
comment on view public."submit_other" is '@primaryKey id
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName submitOtherByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName submitOtherByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName submitOtherByCreatorId
@omit create,update,delete';
comment on column public."submit_other".search_grams is '@omit';
comment on column public."submit_other".search_text is '@omit';
comment on column public."submit_other".search_initials is '@omit';

create view public."submit_payroll" as select
  t."id" as "id",
  t."serial_number" as "serial_number",
  t."company" as "company",
  t."month" as "month",
  t."kind" as "kind",
  t."name" as "name",
  t."pay_date" as "pay_date",
  case when mask.m0 then t."money" end as "money",
  case when mask.m0 then t."security" end as "security",
  case when mask.m0 then t."fund_company" end as "fund_company",
  case when mask.m0 then t."tax" end as "tax",
  case when ((select app.has_operation('user:salary')) or false or ((select app.has_operation('moneyPayroll:pay')) and (t."stage" in ('已锁定', '已发放', '已归档')))) then t."salary_true" end as "salary_true",
  case when mask.m0 then t."cost" end as "cost",
  t."row_count" as "row_count",
  t."stage" as "stage",
  t."calc_user_id" as "calc_user_id",
  t."tz_calc" as "tz_calc",
  case when mask.m0 then t."warnings" end as "warnings",
  case when mask.m1 then t."input_hash" end as "input_hash",
  case when mask.m1 then t."tz_lock" end as "tz_lock",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  case when mask.m1 then t."opinion_first" end as "opinion_first",
  case when mask.m1 then t."opinion" end as "opinion",
  case when mask.m1 then t."tz_submit" end as "tz_submit",
  t."dt_pay" as "dt_pay",
  t."bank_serial" as "bank_serial",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."submit_payroll" t
left join lateral (select
  ((((select app.has_operation('moneyPayroll:calc')) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (t."status" in ('待一级审核', '待二级审核', '通过', '已作废'))) or t."id" in (select rule.tasked_of_me('submitPayroll'))) and ((select app.has_operation('user:salary')) or false or ((select app.has_operation('moneyPayroll:pay')) and (t."stage" in ('已锁定', '已发放', '已归档')))))) as m0,
  (((select app.has_operation('moneyPayroll:calc')) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (t."status" in ('待一级审核', '待二级审核', '通过', '已作废'))) or t."id" in (select rule.tasked_of_me('submitPayroll')))) as m1
having true) mask on true;
alter view public."submit_payroll" owner to chengban_gate;
comment on view public."submit_payroll" is '@primaryKey id
@foreignKey (calc_user_id) references public.user (id)|@fieldName calcUser|@backwardBehavior -*|@foreignFieldName submitPayrollByCalcUserId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName submitPayrollByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName submitPayrollByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName submitPayrollByCreatorId
@omit create,update,delete';
comment on column public."submit_payroll".search_grams is '@omit';
comment on column public."submit_payroll".search_text is '@omit';
comment on column public."submit_payroll".search_initials is '@omit';

create view public."submit_salary" as select
  t."id" as "id",
  t."serial_number" as "serial_number",
  t."name" as "name",
  t."company" as "company",
  t."date" as "date",
  t."row_count" as "row_count",
  case when ((select app.has_operation('user:salary')) or t."id" in (select rule.submit_salary_linked_money_salary())) then t."money" end as "money",
  t."status" as "status",
  t."audit1" as "audit1",
  t."audit2" as "audit2",
  t."opinion_first" as "opinion_first",
  t."opinion" as "opinion",
  t."tz_submit" as "tz_submit",
  t."file" as "file",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."submit_salary" t;
alter view public."submit_salary" owner to chengban_gate;
comment on view public."submit_salary" is '@primaryKey id
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName submitSalaryByAudit1
@foreignKey (audit2) references public.user (id)|@fieldName audit2User|@backwardBehavior -*|@foreignFieldName submitSalaryByAudit2
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName submitSalaryByCreatorId
@omit create,update,delete';
comment on column public."submit_salary".search_grams is '@omit';
comment on column public."submit_salary".search_text is '@omit';
comment on column public."submit_salary".search_initials is '@omit';

create view public."task" as select
  t."id" as "id",
  t."name" as "name",
  t."type" as "type",
  t."describe" as "describe",
  t."file" as "file",
  t."project_id" as "project_id",
  t."milepost_task_id" as "milepost_task_id",
  t."wbs_id" as "wbs_id",
  t."user_id" as "user_id",
  t."designee" as "designee",
  t."auditor1" as "auditor1",
  t."auditor2" as "auditor2",
  t."supervise" as "supervise",
  t."supervising" as "supervising",
  t."priority" as "priority",
  t."sort" as "sort",
  t."date" as "date",
  t."original_time" as "original_time",
  t."predict" as "predict",
  t."weight" as "weight",
  (rule.task_sum_plan_item_actual_hours(t."id"))::numeric(16,1) as "actual_hours",
  t."need_confirm" as "need_confirm",
  t."attachment_required" as "attachment_required",
  t."attachments" as "attachments",
  t."result_describe" as "result_describe",
  t."weekly_cycle" as "weekly_cycle",
  t."aboriginal" as "aboriginal",
  t."status" as "status",
  t."pre_status" as "pre_status",
  t."audit_status" as "audit_status",
  t."opinion" as "opinion",
  t."tz_agree" as "tz_agree",
  t."end_time" as "end_time",
  t."cause" as "cause",
  t."update_date" as "update_date",
  t."update_status" as "update_status",
  t."change_time" as "change_time",
  t."adjust_times" as "adjust_times",
  t."adjustor" as "adjustor",
  t."tz_pause" as "tz_pause",
  t."pause_days" as "pause_days",
  (case when (t."status" in ('草稿', '取消')) then 0 when (t."status" = '暂停') then app.work_days((t."date")::date, ((t."tz_pause" at time zone 'Asia/Shanghai')::date)::date) else app.work_days((t."date")::date, (coalesce((t."end_time" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) end)::integer as "delay_days",
  (greatest(0, (app.work_days((t."original_time")::date, (t."date")::date) - t."pause_days")))::integer as "postpone_days",
  ((0 < case when (t."status" in ('草稿', '取消')) then 0 when (t."status" = '暂停') then app.work_days((t."date")::date, ((t."tz_pause" at time zone 'Asia/Shanghai')::date)::date) else app.work_days((t."date")::date, (coalesce((t."end_time" at time zone 'Asia/Shanghai')::date, (app.now() at time zone 'Asia/Shanghai')::date))::date) end))::boolean as "is_delay",
  t."is_over" as "is_over",
  (rule.task_count_comment(t."id"))::integer as "comments",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."task" t;
alter view public."task" owner to chengban_gate;
comment on view public."task" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName taskByProjectId
@foreignKey (milepost_task_id) references public.milepost (id)|@fieldName milepostTask|@backwardBehavior -*|@foreignFieldName taskByMilepostTaskId
@foreignKey (wbs_id) references public.wbs_task (id)|@fieldName wbs|@backwardBehavior -*|@foreignFieldName taskByWbsId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName taskByUserId
@foreignKey (designee) references public.user (id)|@fieldName designeeUser|@backwardBehavior -*|@foreignFieldName taskByDesignee
@foreignKey (auditor1) references public.user (id)|@fieldName auditor1User|@backwardBehavior -*|@foreignFieldName taskByAuditor1
@foreignKey (auditor2) references public.user (id)|@fieldName auditor2User|@backwardBehavior -*|@foreignFieldName taskByAuditor2
@foreignKey (supervise) references public.user (id)|@fieldName superviseUser|@backwardBehavior -*|@foreignFieldName taskBySupervise
@foreignKey (aboriginal) references public.task (id)|@fieldName aboriginalTask
@foreignKey (adjustor) references public.user (id)|@fieldName adjustorUser|@backwardBehavior -*|@foreignFieldName taskByAdjustor
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName taskByCreatorId
@omit create,update,delete';
comment on column public."task".search_grams is '@omit';
comment on column public."task".search_text is '@omit';
comment on column public."task".search_initials is '@omit';

create view public."task_day" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."summarize" as "summarize",
  t."summarized" as "summarized",
  t."work_day_id" as "work_day_id",
  t."stage" as "stage",
  t."is_estimate" as "is_estimate",
  t."is_estimate_late" as "is_estimate_late",
  t."is_save" as "is_save",
  t."is_confirm" as "is_confirm",
  t."pmo_confirm" as "pmo_confirm",
  (app.on_leave(t."user_id", (t."date")::date, (t."date")::date))::boolean as "is_leave",
  t."need_calc" as "need_calc",
  t."not_calc_reason" as "not_calc_reason",
  t."confirmer_id" as "confirmer_id",
  t."back_opinion" as "back_opinion",
  t."tz_estimate" as "tz_estimate",
  t."tz_save" as "tz_save",
  t."tz_confirm" as "tz_confirm",
  t."tz_pmo" as "tz_pmo",
  t."plan_hours" as "plan_hours",
  t."actual_hours" as "actual_hours",
  t."done_rate" as "done_rate",
  (case when ((t."stage" in ('未预估', '已预估')) and (app.on_leave(t."user_id", (t."date")::date, (t."date")::date) = true)) then '请假' else t."stage" end)::text as "status",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."task_day" t;
alter view public."task_day" owner to chengban_gate;
comment on view public."task_day" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName taskDayByUserId
@foreignKey (work_day_id) references public.work_day (id)|@fieldName workDay|@backwardBehavior -*|@foreignFieldName taskDayByWorkDayId
@foreignKey (confirmer_id) references public.user (id)|@fieldName confirmer|@backwardBehavior -*|@foreignFieldName taskDayByConfirmerId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName taskDayByCreatorId
@omit create,update,delete';

create view public."task_users" as select
  t."id" as "id",
  t."task_id" as "task_id",
  t."user_id" as "user_id",
  t."type" as "type",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."task_users" t;
alter view public."task_users" owner to chengban_gate;
comment on view public."task_users" is '@primaryKey id
@foreignKey (task_id) references public.task (id)|@fieldName task|@foreignFieldName users
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName taskUsersByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName taskUsersByCreatorId
@omit create,update,delete';

create view public."task_week" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."week_start" as "week_start",
  t."year" as "year",
  t."month" as "month",
  t."week" as "week",
  t."goal" as "goal",
  t."plan_hours" as "plan_hours",
  (rule.task_week_sum_plan_item(t."id"))::numeric(16,1) as "actual_hours",
  t."item_count" as "item_count",
  t."done_count" as "done_count",
  t."done_rate" as "done_rate",
  t."status" as "status",
  t."is_estimate" as "is_estimate",
  t."is_save" as "is_save",
  t."is_confirm" as "is_confirm",
  t."pmo_confirm" as "pmo_confirm",
  (app.on_leave(t."user_id", (t."week_start")::date, (((t."week_start")::date + (6)::integer))::date))::boolean as "is_leave",
  t."need_calc" as "need_calc",
  t."summarize" as "summarize",
  t."summarized" as "summarized",
  t."work_day_id" as "work_day_id",
  t."week_task_comb_id" as "week_task_comb_id",
  t."confirmer_id" as "confirmer_id",
  t."opinion" as "opinion",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."task_week" t;
alter view public."task_week" owner to chengban_gate;
comment on view public."task_week" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName taskWeekByUserId
@foreignKey (work_day_id) references public.work_day (id)|@fieldName workDay|@backwardBehavior -*|@foreignFieldName taskWeekByWorkDayId
@foreignKey (week_task_comb_id) references public.week_task_comb (id)|@fieldName weekTaskComb
@foreignKey (confirmer_id) references public.user (id)|@fieldName confirmer|@backwardBehavior -*|@foreignFieldName taskWeekByConfirmerId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName taskWeekByCreatorId
@omit create,update,delete';

create view public."tax_opening" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."company" as "company",
  t."year" as "year",
  t."month" as "month",
  case when mask.m0 then t."income" end as "income",
  case when mask.m0 then t."exempt" end as "exempt",
  case when mask.m0 then t."special" end as "special",
  case when mask.m0 then t."extra" end as "extra",
  case when mask.m0 then t."withheld" end as "withheld",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."tax_opening" t
left join lateral (select
  (((select app.has_operation('user:salary')) or t."user_id" = (select app.me()))) as m0
having true) mask on true;
alter view public."tax_opening" owner to chengban_gate;
comment on view public."tax_opening" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName taxOpeningByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName taxOpeningByCreatorId
@omit create,update,delete';

create view public."tax_rule" as select
  t."id" as "id",
  t."kind" as "kind",
  t."dt_start" as "dt_start",
  t."dt_end" as "dt_end",
  t."allowance" as "allowance",
  t."bands" as "bands",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."tax_rule" t;
alter view public."tax_rule" owner to chengban_gate;
comment on view public."tax_rule" is '@primaryKey id
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName taxRuleByCreatorId
@omit create,update,delete';

create view public."technical_challenge" as select
  t."id" as "id",
  t."name" as "name",
  t."project_id" as "project_id",
  t."project_product_id" as "project_product_id",
  t."level" as "level",
  t."describe" as "describe",
  t."proposer_id" as "proposer_id",
  t."user_id" as "user_id",
  array(select l.user_id from store.technical_challenge_user_ids l where l.technical_challenge_id = t.id order by l.sort)::uuid[] as "user_ids",
  t."end_date" as "end_date",
  t."plan" as "plan",
  t."result" as "result",
  t."hours" as "hours",
  t."file" as "file",
  t."tz_solve" as "tz_solve",
  t."status" as "status",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."technical_challenge" t;
alter view public."technical_challenge" owner to chengban_gate;
comment on view public."technical_challenge" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName technicalChallengeByProjectId
@foreignKey (project_product_id) references public.project_product (id)|@fieldName projectProduct|@backwardBehavior -*|@foreignFieldName technicalChallengeByProjectProductId
@foreignKey (proposer_id) references public.user (id)|@fieldName proposer|@backwardBehavior -*|@foreignFieldName technicalChallengeByProposerId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName technicalChallengeByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName technicalChallengeByCreatorId
@omit create,update,delete';
comment on column public."technical_challenge".search_grams is '@omit';
comment on column public."technical_challenge".search_text is '@omit';
comment on column public."technical_challenge".search_initials is '@omit';

create view public."test_apply" as select
  t."id" as "id",
  t."name" as "name",
  t."kind" as "kind",
  t."user_id" as "user_id",
  t."client_id" as "client_id",
  t."business_opportunity_id" as "business_opportunity_id",
  t."project_id" as "project_id",
  t."product_library_id" as "product_library_id",
  t."product_library_version_id" as "product_library_version_id",
  array(select l.user_id from store.test_apply_tester_ids l where l.test_apply_id = t.id order by l.sort)::uuid[] as "tester_ids",
  t."start_date" as "start_date",
  t."end_date" as "end_date",
  t."requirement" as "requirement",
  t."file" as "file",
  t."environment" as "environment",
  t."url" as "url",
  t."account" as "account",
  case when ((((select app.has_operation('testApply:manage')) or t."user_id" = (select app.me()) or t."id" in (select rule.test_apply_contains_tester_ids()))) and (select app.is_telling())) then t."password" end as "password",
  t."handler_id" as "handler_id",
  t."extend_count" as "extend_count",
  t."is_account_closed" as "is_account_closed",
  t."tz_account_closed" as "tz_account_closed",
  t."status" as "status",
  t."audit1" as "audit1",
  t."opinion" as "opinion",
  t."test_status" as "test_status",
  t."result" as "result",
  t."summary" as "summary",
  t."feedback" as "feedback",
  t."problem_count" as "problem_count",
  t."result_file" as "result_file",
  t."tz_open" as "tz_open",
  t."tz_complete" as "tz_complete",
  t."overdue_date" as "overdue_date",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."test_apply" t;
alter view public."test_apply" owner to chengban_gate;
comment on view public."test_apply" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName testApplyByUserId
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName testApplyByClientId
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity|@backwardBehavior -*|@foreignFieldName testApplyByBusinessOpportunityId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName testApplyByProjectId
@foreignKey (product_library_id) references public.product_library (id)|@fieldName productLibrary|@backwardBehavior -*|@foreignFieldName testApplyByProductLibraryId
@foreignKey (product_library_version_id) references public.product_library_version (id)|@fieldName productLibraryVersion|@backwardBehavior -*|@foreignFieldName testApplyByProductLibraryVersionId
@foreignKey (handler_id) references public.user (id)|@fieldName handler|@backwardBehavior -*|@foreignFieldName testApplyByHandlerId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName testApplyByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName testApplyByCreatorId
@omit create,update,delete';
comment on column public."test_apply".search_grams is '@omit';
comment on column public."test_apply".search_text is '@omit';
comment on column public."test_apply".search_initials is '@omit';

create view public."train" as select
  t."id" as "id",
  t."name" as "name",
  t."type" as "type",
  t."project_id" as "project_id",
  case when mask.m0 then t."node" end as "node",
  case when mask.m0 then t."project_ver_id" end as "project_ver_id",
  t."tz_start" as "tz_start",
  t."tz_end" as "tz_end",
  t."address" as "address",
  case when mask.m0 then t."teacher_id" end as "teacher_id",
  t."content" as "content",
  case when mask.m0 then t."plan" end as "plan",
  case when mask.m0 then t."manual" end as "manual",
  t."courseware" as "courseware",
  case when mask.m0 then t."sign_file" end as "sign_file",
  case when mask.m0 then t."photo" end as "photo",
  case when mask.m0 then t."video" end as "video",
  case when mask.m0 then t."trainees" end as "trainees",
  t."trainee_count" as "trainee_count",
  case when mask.m0 then t."satisfaction" end as "satisfaction",
  case when mask.m0 then t."hours" end as "hours",
  t."status" as "status",
  case when mask.m0 then t."audit1" end as "audit1",
  case when mask.m0 then t."opinion" end as "opinion",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."train" t
left join lateral (select
  (((select app.signed_in()) and ((select app.has_operation('train:manage') or app.has_operation('train:audit')) or (t."creator_id" = (select app.me()) or t."teacher_id" = (select app.me())) or t."id" in (select rule.tasked_of_me('train')) or exists (select from public."project" tp where tp.id = t."project_id")))) as m0
having true) mask on true;
alter view public."train" owner to chengban_gate;
comment on view public."train" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName trainByProjectId
@foreignKey (project_ver_id) references public.project_ver (id)|@fieldName projectVer|@backwardBehavior -*|@foreignFieldName trainByProjectVerId
@foreignKey (teacher_id) references public.user (id)|@fieldName teacher|@backwardBehavior -*|@foreignFieldName trainByTeacherId
@foreignKey (audit1) references public.user (id)|@fieldName audit1User|@backwardBehavior -*|@foreignFieldName trainByAudit1
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName trainByCreatorId
@omit create,update,delete';
comment on column public."train".search_grams is '@omit';
comment on column public."train".search_text is '@omit';
comment on column public."train".search_initials is '@omit';

create view public."user" as select
  t."id" as "id",
  t."name" as "name",
  t."avatar" as "avatar",
  t."job_number" as "job_number",
  t."mobile" as "mobile",
  t."email" as "email",
  case when mask.m0 then t."gender" end as "gender",
  case when mask.m0 then t."dingtalk_id" end as "dingtalk_id",
  t."company" as "company",
  t."department_id" as "department_id",
  t."position" as "position",
  t."superior_id" as "superior_id",
  t."role_id" as "role_id",
  case when mask.m0 then t."preset_role_id" end as "preset_role_id",
  (jsonb_build_object('nodes', rule.user_list_user_role(t."id")))::jsonb as "rel_user_roles",
  case when ((select app.has_operation('role:manage')) or t."id" = (select app.me())) then t."operations" end as "operations",
  case when mask.m0 then t."status" end as "status",
  t."is_enable" as "is_enable",
  case when mask.m0 then t."is_examine" end as "is_examine",
  case when mask.m0 then t."need_attendance" end as "need_attendance",
  case when mask.m0 then t."own" end as "own",
  case when mask.m0 then t."is_formal" end as "is_formal",
  t."is_work" as "is_work",
  t."sort" as "sort",
  t."group_sort" as "group_sort",
  case when ((((select app.has_operation('user:salary')) or t."id" = (select app.me()))) and ((select app.is_telling()) or t."id" = (select app.me()))) then t."salary" end as "salary",
  case when mask.m1 then t."id_card" end as "id_card",
  case when mask.m1 then t."bank_number" end as "bank_number",
  case when mask.m1 then t."bank_account" end as "bank_account",
  case when mask.m1 then t."bank_name" end as "bank_name",
  case when mask.m0 then t."tz_probation" end as "tz_probation",
  case when mask.m0 then t."tz_regular" end as "tz_regular",
  case when mask.m0 then t."tz_demobilize" end as "tz_demobilize",
  case when mask.m0 then t."tz_depart" end as "tz_depart",
  case when mask.m0 then t."entry_learn" end as "entry_learn",
  case when mask.m0 then t."entry_learn_time" end as "entry_learn_time",
  case when mask.m0 then t."number_of_warnings" end as "number_of_warnings",
  case when mask.m0 then t."no_time_num" end as "no_time_num",
  case when mask.m0 then (((t."lock_reason" is not null) or rule.user_exists_admin(t."id")))::boolean end as "is_locked",
  case when mask.m0 then t."lock_reason" end as "lock_reason",
  case when mask.m0 then t."deputy_id" end as "deputy_id",
  case when mask.m0 then t."deputy_from" end as "deputy_from",
  case when mask.m0 then t."deputy_to" end as "deputy_to",
  case when mask.m0 then t."settings" end as "settings",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."user" t
left join lateral (select
  (((select app.has_operation('user:edit') or app.has_operation('user:read')) or t."id" = (select app.me()) or t."id" in (select rule.people_below_me()))) as m0,
  (((((select app.has_operation('user:private')) or t."id" = (select app.me()))) and ((select app.is_telling()) or t."id" = (select app.me())))) as m1
having true) mask on true;
alter view public."user" owner to chengban_gate;
comment on view public."user" is '@primaryKey id
@foreignKey (department_id) references public.department (id)|@fieldName department
@foreignKey (superior_id) references public.user (id)|@fieldName superior|@backwardBehavior -*|@foreignFieldName userBySuperiorId
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName userByRoleId
@foreignKey (preset_role_id) references public.role (id)|@fieldName presetRole|@backwardBehavior -*|@foreignFieldName userByPresetRoleId
@foreignKey (deputy_id) references public.user (id)|@fieldName deputy|@backwardBehavior -*|@foreignFieldName userByDeputyId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName userByCreatorId
@omit create,update,delete';
comment on column public."user".search_grams is '@omit';
comment on column public."user".search_text is '@omit';
comment on column public."user".search_initials is '@omit';

create view public."user_role" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."role_id" as "role_id",
  t."is_main" as "is_main",
  t."tz_start" as "tz_start",
  t."tz_end" as "tz_end",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."user_role" t;
alter view public."user_role" owner to chengban_gate;
comment on view public."user_role" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName userRoleByUserId
@foreignKey (role_id) references public.role (id)|@fieldName role|@backwardBehavior -*|@foreignFieldName userRoleByRoleId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName userRoleByCreatorId
@omit create,update,delete';

create view public."violate" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."leader_id" as "leader_id",
  t."date" as "date",
  t."kind" as "kind",
  t."level" as "level",
  t."detail" as "detail",
  t."file" as "file",
  t."statement" as "statement",
  t."statement_file" as "statement_file",
  t."statement_due" as "statement_due",
  t."tz_statement" as "tz_statement",
  t."status" as "status",
  t."auditor_id" as "auditor_id",
  t."opinion" as "opinion",
  t."warn_count" as "warn_count",
  t."tz_effect" as "tz_effect",
  t."expire_date" as "expire_date",
  t."appeal" as "appeal",
  t."appeal_file" as "appeal_file",
  t."appeal_count" as "appeal_count",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."violate" t;
alter view public."violate" owner to chengban_gate;
comment on view public."violate" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName violateByUserId
@foreignKey (leader_id) references public.user (id)|@fieldName leader|@backwardBehavior -*|@foreignFieldName violateByLeaderId
@foreignKey (auditor_id) references public.user (id)|@fieldName auditor|@backwardBehavior -*|@foreignFieldName violateByAuditorId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName violateByCreatorId
@omit create,update,delete';
comment on column public."violate".search_grams is '@omit';
comment on column public."violate".search_text is '@omit';
comment on column public."violate".search_initials is '@omit';

create view public."warn_accident" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."detail" as "detail",
  t."source" as "source",
  t."count" as "count",
  t."expire_date" as "expire_date",
  t."violate_id" as "violate_id",
  t."file" as "file",
  t."status" as "status",
  t."dedupe_key" as "dedupe_key",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."warn_accident" t;
alter view public."warn_accident" owner to chengban_gate;
comment on view public."warn_accident" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName warnAccidentByUserId
@foreignKey (violate_id) references public.violate (id)|@fieldName violate
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName warnAccidentByCreatorId
@omit create,update,delete';

create view public."wbs_hour" as select
  t."id" as "id",
  t."wbs_task_id" as "wbs_task_id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."hours" as "hours",
  t."remain" as "remain",
  t."remark" as "remark",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."wbs_hour" t;
alter view public."wbs_hour" owner to chengban_gate;
comment on view public."wbs_hour" is '@primaryKey id
@foreignKey (wbs_task_id) references public.wbs_task (id)|@fieldName wbsTask
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName wbsHourByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName wbsHourByCreatorId
@omit create,update,delete';

create view public."wbs_task" as select
  t."id" as "id",
  t."project_id" as "project_id",
  t."project_module_id" as "project_module_id",
  t."parent_id" as "parent_id",
  t."sort" as "sort",
  t."code" as "code",
  t."name" as "name",
  t."content" as "content",
  t."user_id" as "user_id",
  t."priority" as "priority",
  t."tz_start" as "tz_start",
  t."tz_end" as "tz_end",
  t."tz_actual" as "tz_actual",
  t."base_start" as "base_start",
  t."base_end" as "base_end",
  t."expect_hours" as "expect_hours",
  t."actual_hours" as "actual_hours",
  t."remain_hours" as "remain_hours",
  t."progress" as "progress",
  t."status" as "status",
  ((not (t."status" in ('完成', '取消')) and (t."tz_end" < app.now())))::boolean as "is_delay",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."wbs_task" t;
alter view public."wbs_task" owner to chengban_gate;
comment on view public."wbs_task" is '@primaryKey id
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName wbsTaskByProjectId
@foreignKey (project_module_id) references public.project_module (id)|@fieldName projectModule
@foreignKey (parent_id) references public.wbs_task (id)|@fieldName parent|@backwardBehavior -*|@foreignFieldName wbsTaskByParentId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName wbsTaskByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName wbsTaskByCreatorId
@omit create,update,delete';
comment on column public."wbs_task".search_grams is '@omit';
comment on column public."wbs_task".search_text is '@omit';
comment on column public."wbs_task".search_initials is '@omit';

create view public."week_task_comb" as select
  t."id" as "id",
  t."name" as "name",
  t."week_start" as "week_start",
  t."year" as "year",
  t."month" as "month",
  t."week" as "week",
  t."department_id" as "department_id",
  t."project_id" as "project_id",
  t."user_id" as "user_id",
  array(select l.user_id from store.week_task_comb_user_ids l where l.week_task_comb_id = t.id order by l.sort)::uuid[] as "user_ids",
  t."goal" as "goal",
  t."summarize" as "summarize",
  t."work_day_id" as "work_day_id",
  t."status" as "status",
  (case when (t."status" = '已完成') then rule.week_task_comb_first_week_task_snapshot_plan_count(t."id") else rule.week_task_comb_sum_user(t."id") end)::integer as "plan_count",
  (case when (t."status" = '已完成') then rule.week_task_comb_first_week_task_snapshot_done_count(t."id") else rule.week_task_comb_sum_user_2(t."id") end)::integer as "done_count",
  (case when (t."status" = '已完成') then rule.week_task_comb_first_week_task_snapshot_plan_hours(t."id") else rule.week_task_comb_sum_user_3(t."id") end)::numeric(16,1) as "plan_hours",
  (case when (t."status" = '已完成') then rule.week_task_comb_first_week_task_snapshot_actual_hours(t."id") else rule.week_task_comb_sum_user_4(t."id") end)::numeric(16,1) as "actual_hours",
  (round((round(round(((case when (t."status" = '已完成') then rule.week_task_comb_first_week_task_snapshot_done_count(t."id") else rule.week_task_comb_sum_user_2(t."id") end * 100))::numeric, 24) / nullif((case when (t."status" = '已完成') then rule.week_task_comb_first_week_task_snapshot_plan_count(t."id") else rule.week_task_comb_sum_user(t."id") end)::numeric, 0), 24))::numeric, 1))::numeric(16,2) as "done_rate",
  t."tz_send" as "tz_send",
  t."tz_complete" as "tz_complete",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."week_task_comb" t;
alter view public."week_task_comb" owner to chengban_gate;
comment on view public."week_task_comb" is '@primaryKey id
@foreignKey (department_id) references public.department (id)|@fieldName department|@backwardBehavior -*|@foreignFieldName weekTaskCombByDepartmentId
@foreignKey (project_id) references public.project (id)|@fieldName project|@backwardBehavior -*|@foreignFieldName weekTaskCombByProjectId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName weekTaskCombByUserId
@foreignKey (work_day_id) references public.work_day (id)|@fieldName workDay|@backwardBehavior -*|@foreignFieldName weekTaskCombByWorkDayId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName weekTaskCombByCreatorId
@omit create,update,delete';
comment on column public."week_task_comb".search_grams is '@omit';
comment on column public."week_task_comb".search_text is '@omit';
comment on column public."week_task_comb".search_initials is '@omit';

create view public."week_task_snapshot" as select
  t."id" as "id",
  t."week_task_comb_id" as "week_task_comb_id",
  t."kind" as "kind",
  t."week_start" as "week_start",
  t."tz_snapshot" as "tz_snapshot",
  t."user_id" as "user_id",
  t."content" as "content",
  t."plan_count" as "plan_count",
  t."done_count" as "done_count",
  t."plan_hours" as "plan_hours",
  t."actual_hours" as "actual_hours",
  t."done_rate" as "done_rate",
  t."added" as "added",
  t."removed" as "removed",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."week_task_snapshot" t;
alter view public."week_task_snapshot" owner to chengban_gate;
comment on view public."week_task_snapshot" is '@primaryKey id
@foreignKey (week_task_comb_id) references public.week_task_comb (id)|@fieldName weekTaskComb
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName weekTaskSnapshotByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName weekTaskSnapshotByCreatorId
@omit create,update,delete';

create view public."week_work" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."week_start" as "week_start",
  t."date" as "date",
  t."task_week_id" as "task_week_id",
  ((rule.week_work_sum_task_day_actual_hours(t."id") + rule.week_work_sum_weekend_task_actual_hours(t."id")))::numeric(16,1) as "hours",
  (rule.week_work_of_task_week_id_done_rate(t."task_week_id"))::numeric(16,2) as "done_rate",
  t."progress" as "progress",
  t."summarize" as "summarize",
  t."plan" as "plan",
  t."problem" as "problem",
  t."file" as "file",
  t."coordinate" as "coordinate",
  t."manager" as "manager",
  t."status" as "status",
  t."timeliness" as "timeliness",
  t."tz_open" as "tz_open",
  t."tz_due" as "tz_due",
  t."tz_lock" as "tz_lock",
  t."tz_submit" as "tz_submit",
  t."tz_read" as "tz_read",
  t."readers" as "readers",
  t."score" as "score",
  t."opinion" as "opinion",
  t."unlock_ask" as "unlock_ask",
  t."unlock_count" as "unlock_count",
  t."tz_unlock" as "tz_unlock",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."week_work" t;
alter view public."week_work" owner to chengban_gate;
comment on view public."week_work" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName weekWorkByUserId
@foreignKey (task_week_id) references public.task_week (id)|@fieldName taskWeek|@backwardBehavior -*|@foreignFieldName weekWorkByTaskWeekId
@foreignKey (manager) references public.user (id)|@fieldName managerUser|@backwardBehavior -*|@foreignFieldName weekWorkByManager
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName weekWorkByCreatorId
@omit create,update,delete';

create view public."weekend_task" as select
  t."id" as "id",
  t."user_id" as "user_id",
  t."date" as "date",
  t."reason" as "reason",
  t."plan_hours" as "plan_hours",
  t."actual_hours" as "actual_hours",
  t."place" as "place",
  t."status" as "status",
  t."is_estimate" as "is_estimate",
  t."is_save" as "is_save",
  t."is_confirm" as "is_confirm",
  t."pmo_confirm" as "pmo_confirm",
  (app.away_on(t."user_id", (t."date")::date))::boolean as "is_leave",
  t."need_calc" as "need_calc",
  t."summarize" as "summarize",
  t."summarized" as "summarized",
  t."work_day_id" as "work_day_id",
  t."confirmer_id" as "confirmer_id",
  t."opinion" as "opinion",
  (case when rule.weekend_task_exists_plan_item(t."id") then ((((t."date")::date::timestamp at time zone 'Asia/Shanghai'))::timestamptz + make_interval(hours => (9)::integer)) else null end)::timestamp with time zone as "overtime_start",
  (case when rule.weekend_task_exists_plan_item(t."id") then ((((t."date")::date::timestamp at time zone 'Asia/Shanghai'))::timestamptz + make_interval(hours => ((9 + floor((t."actual_hours")::numeric)))::integer)) else null end)::timestamp with time zone as "overtime_end",
  t."overtime_id" as "overtime_id",
  t."tz_save" as "tz_save",
  (case when ((t."status" = '已批准') or (t."tz_save" is not null)) then (10 < round(round(extract(epoch from (coalesce(t."tz_save", app.now())) - (((app.work_day_after((t."date")::date, (1)::integer))::date::timestamp at time zone 'Asia/Shanghai'))), 24) / nullif(3600, 0), 24)) else false end)::boolean as "is_miss",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."weekend_task" t;
alter view public."weekend_task" owner to chengban_gate;
comment on view public."weekend_task" is '@primaryKey id
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName weekendTaskByUserId
@foreignKey (work_day_id) references public.work_day (id)|@fieldName workDay|@backwardBehavior -*|@foreignFieldName weekendTaskByWorkDayId
@foreignKey (confirmer_id) references public.user (id)|@fieldName confirmer|@backwardBehavior -*|@foreignFieldName weekendTaskByConfirmerId
@foreignKey (overtime_id) references public.overtime (id)|@fieldName overtime|@backwardBehavior -*|@foreignFieldName weekendTaskByOvertimeId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName weekendTaskByCreatorId
@omit create,update,delete';

create view public."work_day" as select
  t."id" as "id",
  t."name" as "name",
  t."kind" as "kind",
  t."date" as "date",
  t."end_date" as "end_date",
  t."address" as "address",
  t."work" as "work",
  t."host_id" as "host_id",
  array(select l.user_id from store.work_day_user_ids l where l.work_day_id = t.id order by l.sort)::uuid[] as "user_ids",
  t."visitor" as "visitor",
  t."relevance_id" as "relevance_id",
  t."relevance_module" as "relevance_module",
  t."imp_type" as "imp_type",
  t."file" as "file",
  t."summary" as "summary",
  t."recorder_id" as "recorder_id",
  t."end_summary" as "end_summary",
  t."sore" as "sore",
  t."need_open" as "need_open",
  t."background" as "background",
  t."logo" as "logo",
  t."color" as "color",
  t."status" as "status",
  t."tz_summary" as "tz_summary",
  ((not (t."status" = '已取消') and (rule.work_day_of_kind_rule(t."kind") #>> '{"needSummary"}')::boolean and (((t."end_date")::timestamptz + make_interval(hours => ((rule.work_day_of_kind_rule(t."kind") #>> '{"summaryHours"}')::numeric)::integer)) < coalesce(t."tz_summary", app.now()))))::boolean as "summary_late",
  (case when ((select app.has_operation('workDay:manage')) or t."host_id" = (select app.me()) or t."creator_id" = (select app.me())) then rule.work_day_list_work_day_attend(t."id") else null end)::jsonb as "warnings",
  (round((round(round(((rule.work_day_count_work_day_attend(t."id") * 100))::numeric, 24) / nullif((rule.work_day_count_work_day_attend_2(t."id"))::numeric, 0), 24))::numeric, 1))::numeric(16,1) as "attend_rate",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."work_day" t;
alter view public."work_day" owner to chengban_gate;
comment on view public."work_day" is '@primaryKey id
@foreignKey (kind) references public.meeting_kind (id)|@fieldName kindMeetingKind|@backwardBehavior -*|@foreignFieldName workDayByKind
@foreignKey (host_id) references public.user (id)|@fieldName host|@backwardBehavior -*|@foreignFieldName workDayByHostId
@foreignKey (recorder_id) references public.user (id)|@fieldName recorder|@backwardBehavior -*|@foreignFieldName workDayByRecorderId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName workDayByCreatorId
@omit create,update,delete';
comment on column public."work_day".search_grams is '@omit';
comment on column public."work_day".search_text is '@omit';
comment on column public."work_day".search_initials is '@omit';

create view public."work_day_attend" as select
  t."id" as "id",
  t."work_day_id" as "work_day_id",
  t."user_id" as "user_id",
  t."status" as "status",
  t."must_attend" as "must_attend",
  t."reason" as "reason",
  t."tz_reply" as "tz_reply",
  t."tz_sign" as "tz_sign",
  ((300 < floor(((round(round(extract(epoch from (t."tz_sign") - (rule.work_day_attend_of_work_day_id_date(t."work_day_id"))), 24) / nullif(60, 0), 24) * 60))::numeric)))::boolean as "is_late",
  t."is_excused" as "is_excused",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version"
from store."work_day_attend" t;
alter view public."work_day_attend" owner to chengban_gate;
comment on view public."work_day_attend" is '@primaryKey id
@foreignKey (work_day_id) references public.work_day (id)|@fieldName workDay
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName workDayAttendByUserId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName workDayAttendByCreatorId
@omit create,update,delete';

create view public."zfcg" as select
  t."id" as "id",
  t."title" as "title",
  t."kind" as "kind",
  t."tender_number" as "tender_number",
  t."source" as "source",
  t."url" as "url",
  t."buyer" as "buyer",
  t."agency" as "agency",
  t."province" as "province",
  t."city" as "city",
  t."budget" as "budget",
  t."tz_publish" as "tz_publish",
  t."tz_deadline" as "tz_deadline",
  t."content" as "content",
  t."winner" as "winner",
  t."win_money" as "win_money",
  t."words" as "words",
  t."client_id" as "client_id",
  t."status" as "status",
  t."user_id" as "user_id",
  t."business_opportunity_id" as "business_opportunity_id",
  t."tz_create" as "tz_create",
  t."tz_update" as "tz_update",
  t."creator_id" as "creator_id",
  t."version" as "version",
  t.search_grams,
  t.search_text,
  t.search_initials
from store."zfcg" t;
alter view public."zfcg" owner to chengban_gate;
comment on view public."zfcg" is '@primaryKey id
@foreignKey (client_id) references public.client (id)|@fieldName client|@backwardBehavior -*|@foreignFieldName zfcgByClientId
@foreignKey (user_id) references public.user (id)|@fieldName user|@backwardBehavior -*|@foreignFieldName zfcgByUserId
@foreignKey (business_opportunity_id) references public.business_opportunity (id)|@fieldName businessOpportunity|@backwardBehavior -*|@foreignFieldName zfcgByBusinessOpportunityId
@foreignKey (creator_id) references public.user (id)|@fieldName creator|@backwardBehavior -*|@foreignFieldName zfcgByCreatorId
@omit create,update,delete';
comment on column public."zfcg".search_grams is '@omit';
comment on column public."zfcg".search_text is '@omit';
comment on column public."zfcg".search_initials is '@omit';

create or replace function rule.may_read(module text, relevance_id text) returns boolean language plpgsql stable as $$
begin
  case may_read.module
    when 'admin' then return exists (select from public."admin" x where x.id = may_read.relevance_id::uuid);
    when 'applyFor' then return exists (select from public."apply_for" x where x.id = may_read.relevance_id::uuid);
    when 'attendance' then return exists (select from public."attendance" x where x.id = may_read.relevance_id::uuid);
    when 'attendanceMonth' then return exists (select from public."attendance_month" x where x.id = may_read.relevance_id::uuid);
    when 'attendancePunch' then return exists (select from public."attendance_punch" x where x.id = may_read.relevance_id::uuid);
    when 'auditRound' then return exists (select from public."audit_round" x where x.id = may_read.relevance_id::uuid);
    when 'auditTask' then return exists (select from public."audit_task" x where x.id = may_read.relevance_id::uuid);
    when 'bug' then return exists (select from public."bug" x where x.id = may_read.relevance_id::uuid);
    when 'bugChange' then return exists (select from public."bug_change" x where x.id = may_read.relevance_id::uuid);
    when 'businessLog' then return exists (select from public."business_log" x where x.id = may_read.relevance_id::uuid);
    when 'businessOpportunity' then return exists (select from public."business_opportunity" x where x.id = may_read.relevance_id::uuid);
    when 'businessProduct' then return exists (select from public."business_product" x where x.id = may_read.relevance_id::uuid);
    when 'businessTask' then return exists (select from public."business_task" x where x.id = may_read.relevance_id::uuid);
    when 'category' then return exists (select from public."category" x where x.id = may_read.relevance_id);
    when 'change' then return exists (select from public."change" x where x.id = may_read.relevance_id::uuid);
    when 'checkOnWork' then return exists (select from public."check_on_work" x where x.id = may_read.relevance_id::uuid);
    when 'checkOnWorkFact' then return exists (select from public."check_on_work_fact" x where x.id = may_read.relevance_id::uuid);
    when 'client' then return exists (select from public."client" x where x.id = may_read.relevance_id::uuid);
    when 'clientContact' then return exists (select from public."client_contact" x where x.id = may_read.relevance_id::uuid);
    when 'clientOwner' then return exists (select from public."client_owner" x where x.id = may_read.relevance_id::uuid);
    when 'clientProduct' then return exists (select from public."client_product" x where x.id = may_read.relevance_id::uuid);
    when 'clientSync' then return exists (select from public."client_sync" x where x.id = may_read.relevance_id::uuid);
    when 'clientVisit' then return exists (select from public."client_visit" x where x.id = may_read.relevance_id::uuid);
    when 'comeGoBack' then return exists (select from public."come_go_back" x where x.id = may_read.relevance_id::uuid);
    when 'comment' then return exists (select from public."comment" x where x.id = may_read.relevance_id::uuid);
    when 'commentRead' then return exists (select from public."comment_read" x where x.id = may_read.relevance_id::uuid);
    when 'config' then return exists (select from public."config" x where x.id = may_read.relevance_id);
    when 'contract' then return exists (select from public."contract" x where x.id = may_read.relevance_id::uuid);
    when 'course' then return exists (select from public."course" x where x.id = may_read.relevance_id);
    when 'courseAssign' then return exists (select from public."course_assign" x where x.id = may_read.relevance_id::uuid);
    when 'courseAttempt' then return exists (select from public."course_attempt" x where x.id = may_read.relevance_id::uuid);
    when 'courseChapter' then return exists (select from public."course_chapter" x where x.id = may_read.relevance_id::uuid);
    when 'courseChapterLog' then return exists (select from public."course_chapter_log" x where x.id = may_read.relevance_id::uuid);
    when 'courseComment' then return exists (select from public."course_comment" x where x.id = may_read.relevance_id::uuid);
    when 'courseLog' then return exists (select from public."course_log" x where x.id = may_read.relevance_id::uuid);
    when 'courseQuestion' then return exists (select from public."course_question" x where x.id = may_read.relevance_id::uuid);
    when 'courseSession' then return exists (select from public."course_session" x where x.id = may_read.relevance_id::uuid);
    when 'dailyWork' then return exists (select from public."daily_work" x where x.id = may_read.relevance_id::uuid);
    when 'deduction' then return exists (select from public."deduction" x where x.id = may_read.relevance_id::uuid);
    when 'demoApply' then return exists (select from public."demo_apply" x where x.id = may_read.relevance_id::uuid);
    when 'department' then return exists (select from public."department" x where x.id = may_read.relevance_id::uuid);
    when 'design' then return exists (select from public."design" x where x.id = may_read.relevance_id::uuid);
    when 'dict' then return exists (select from public."dict" x where x.id = may_read.relevance_id::uuid);
    when 'dictType' then return exists (select from public."dict_type" x where x.id = may_read.relevance_id);
    when 'document' then return exists (select from public."document" x where x.id = may_read.relevance_id::uuid);
    when 'documentRole' then return exists (select from public."document_role" x where x.id = may_read.relevance_id::uuid);
    when 'documentUser' then return exists (select from public."document_user" x where x.id = may_read.relevance_id::uuid);
    when 'documentVersion' then return exists (select from public."document_version" x where x.id = may_read.relevance_id::uuid);
    when 'documentation' then return exists (select from public."documentation" x where x.id = may_read.relevance_id::uuid);
    when 'entry' then return exists (select from public."entry" x where x.id = may_read.relevance_id::uuid);
    when 'entryItem' then return exists (select from public."entry_item" x where x.id = may_read.relevance_id::uuid);
    when 'entryTemplate' then return exists (select from public."entry_template" x where x.id = may_read.relevance_id::uuid);
    when 'extraTask' then return exists (select from public."extra_task" x where x.id = may_read.relevance_id::uuid);
    when 'fileAudit' then return exists (select from public."file_audit" x where x.id = may_read.relevance_id::uuid);
    when 'fileLink' then return exists (select from public."file_link" x where x.id = may_read.relevance_id::uuid);
    when 'fileRemark' then return exists (select from public."file_remark" x where x.id = may_read.relevance_id::uuid);
    when 'fileShare' then return exists (select from public."file_share" x where x.id = may_read.relevance_id);
    when 'fileShareVisit' then return exists (select from public."file_share_visit" x where x.id = may_read.relevance_id::uuid);
    when 'financeLog' then return exists (select from public."finance_log" x where x.id = may_read.relevance_id::uuid);
    when 'financePeriod' then return exists (select from public."finance_period" x where x.id = may_read.relevance_id::uuid);
    when 'giftGive' then return exists (select from public."gift_give" x where x.id = may_read.relevance_id::uuid);
    when 'giftType' then return exists (select from public."gift_type" x where x.id = may_read.relevance_id::uuid);
    when 'goalPlan' then return exists (select from public."goal_plan" x where x.id = may_read.relevance_id::uuid);
    when 'holiday' then return exists (select from public."holiday" x where x.id = may_read.relevance_id::uuid);
    when 'impDocument' then return exists (select from public."imp_document" x where x.id = may_read.relevance_id::uuid);
    when 'impNodeLog' then return exists (select from public."imp_node_log" x where x.id = may_read.relevance_id::uuid);
    when 'impPrepare' then return exists (select from public."imp_prepare" x where x.id = may_read.relevance_id::uuid);
    when 'impRecord' then return exists (select from public."imp_record" x where x.id = may_read.relevance_id::uuid);
    when 'implementaryProgress' then return exists (select from public."implementary_progress" x where x.id = may_read.relevance_id::uuid);
    when 'invoiceUse' then return exists (select from public."invoice_use" x where x.id = may_read.relevance_id::uuid);
    when 'invoicing' then return exists (select from public."invoicing" x where x.id = may_read.relevance_id::uuid);
    when 'invoicingConfig' then return exists (select from public."invoicing_config" x where x.id = may_read.relevance_id::uuid);
    when 'invoicingPlan' then return exists (select from public."invoicing_plan" x where x.id = may_read.relevance_id::uuid);
    when 'keyword' then return exists (select from public."keyword" x where x.id = may_read.relevance_id::uuid);
    when 'loginLog' then return exists (select from public."login_log" x where x.id = may_read.relevance_id::uuid);
    when 'maintainDateChange' then return exists (select from public."maintain_date_change" x where x.id = may_read.relevance_id::uuid);
    when 'maintenance' then return exists (select from public."maintenance" x where x.id = may_read.relevance_id::uuid);
    when 'manageReport' then return exists (select from public."manage_report" x where x.id = may_read.relevance_id::uuid);
    when 'marketWork' then return exists (select from public."market_work" x where x.id = may_read.relevance_id::uuid);
    when 'meetingKind' then return exists (select from public."meeting_kind" x where x.id = may_read.relevance_id::uuid);
    when 'menu' then return exists (select from public."menu" x where x.id = may_read.relevance_id::integer);
    when 'message' then return exists (select from public."message" x where x.id = may_read.relevance_id::uuid);
    when 'milepost' then return exists (select from public."milepost" x where x.id = may_read.relevance_id::uuid);
    when 'milepostAdvance' then return exists (select from public."milepost_advance" x where x.id = may_read.relevance_id::uuid);
    when 'milepostAdvanceKind' then return exists (select from public."milepost_advance_kind" x where x.id = may_read.relevance_id::uuid);
    when 'milepostUserSummary' then return exists (select from public."milepost_user_summary" x where x.id = may_read.relevance_id::uuid);
    when 'moneyBudget' then return exists (select from public."money_budget" x where x.id = may_read.relevance_id::uuid);
    when 'moneyComeGo' then return exists (select from public."money_come_go" x where x.id = may_read.relevance_id::uuid);
    when 'moneyExpense' then return exists (select from public."money_expense" x where x.id = may_read.relevance_id::uuid);
    when 'moneyLess' then return exists (select from public."money_less" x where x.id = may_read.relevance_id::uuid);
    when 'moneyMonth' then return exists (select from public."money_month" x where x.id = may_read.relevance_id::uuid);
    when 'moneyOther' then return exists (select from public."money_other" x where x.id = may_read.relevance_id::uuid);
    when 'moneyPayroll' then return exists (select from public."money_payroll" x where x.id = may_read.relevance_id::uuid);
    when 'moneySalary' then return exists (select from public."money_salary" x where x.id = may_read.relevance_id::uuid);
    when 'moneyServer' then return exists (select from public."money_server" x where x.id = may_read.relevance_id::uuid);
    when 'officialSeal' then return exists (select from public."official_seal" x where x.id = may_read.relevance_id::uuid);
    when 'officialSealUse' then return exists (select from public."official_seal_use" x where x.id = may_read.relevance_id::uuid);
    when 'okr' then return exists (select from public."okr" x where x.id = may_read.relevance_id::uuid);
    when 'okrCheck' then return exists (select from public."okr_check" x where x.id = may_read.relevance_id::uuid);
    when 'operation' then return exists (select from public."operation" x where x.id = may_read.relevance_id);
    when 'overtime' then return exists (select from public."overtime" x where x.id = may_read.relevance_id::uuid);
    when 'performance' then return exists (select from public."performance" x where x.id = may_read.relevance_id::uuid);
    when 'performanceItem' then return exists (select from public."performance_item" x where x.id = may_read.relevance_id::uuid);
    when 'permission' then return exists (select from public."permission" x where x.id = may_read.relevance_id);
    when 'planItem' then return exists (select from public."plan_item" x where x.id = may_read.relevance_id::uuid);
    when 'pmoAssign' then return exists (select from public."pmo_assign" x where x.id = may_read.relevance_id::uuid);
    when 'pmoWork' then return exists (select from public."pmo_work" x where x.id = may_read.relevance_id::uuid);
    when 'processImage' then return exists (select from public."process_image" x where x.id = may_read.relevance_id::uuid);
    when 'productDownload' then return exists (select from public."product_download" x where x.id = may_read.relevance_id::uuid);
    when 'productLibrary' then return exists (select from public."product_library" x where x.id = may_read.relevance_id::uuid);
    when 'productLibraryVersion' then return exists (select from public."product_library_version" x where x.id = may_read.relevance_id::uuid);
    when 'project' then return exists (select from public."project" x where x.id = may_read.relevance_id::uuid);
    when 'projectDashboard' then return exists (select from public."project_dashboard" x where x.id = may_read.relevance_id::uuid);
    when 'projectFollow' then return exists (select from public."project_follow" x where x.id = may_read.relevance_id::uuid);
    when 'projectManDay' then return exists (select from public."project_man_day" x where x.id = may_read.relevance_id::uuid);
    when 'projectMember' then return exists (select from public."project_member" x where x.id = may_read.relevance_id::uuid);
    when 'projectModule' then return exists (select from public."project_module" x where x.id = may_read.relevance_id::uuid);
    when 'projectProduce' then return exists (select from public."project_produce" x where x.id = may_read.relevance_id::uuid);
    when 'projectProduct' then return exists (select from public."project_product" x where x.id = may_read.relevance_id::uuid);
    when 'projectProgress' then return exists (select from public."project_progress" x where x.id = may_read.relevance_id::uuid);
    when 'projectVer' then return exists (select from public."project_ver" x where x.id = may_read.relevance_id::uuid);
    when 'receive' then return exists (select from public."receive" x where x.id = may_read.relevance_id::uuid);
    when 'receiveItem' then return exists (select from public."receive_item" x where x.id = may_read.relevance_id::uuid);
    when 'receiveStock' then return exists (select from public."receive_stock" x where x.id = may_read.relevance_id::uuid);
    when 'remindPause' then return exists (select from public."remind_pause" x where x.id = may_read.relevance_id::uuid);
    when 'reminderRule' then return exists (select from public."reminder_rule" x where x.id = may_read.relevance_id::uuid);
    when 'restDay' then return exists (select from public."rest_day" x where x.id = may_read.relevance_id::uuid);
    when 'restDayLedger' then return exists (select from public."rest_day_ledger" x where x.id = may_read.relevance_id::uuid);
    when 'returnedMoney' then return exists (select from public."returned_money" x where x.id = may_read.relevance_id::uuid);
    when 'returnedMoneyApply' then return exists (select from public."returned_money_apply" x where x.id = may_read.relevance_id::uuid);
    when 'role' then return exists (select from public."role" x where x.id = may_read.relevance_id::uuid);
    when 'roleOperation' then return exists (select from public."role_operation" x where x.id = may_read.relevance_id::uuid);
    when 'rolePermission' then return exists (select from public."role_permission" x where x.id = may_read.relevance_id::uuid);
    when 'salesTarget' then return exists (select from public."sales_target" x where x.id = may_read.relevance_id::uuid);
    when 'savedView' then return exists (select from public."saved_view" x where x.id = may_read.relevance_id::uuid);
    when 'socialInsurance' then return exists (select from public."social_insurance" x where x.id = may_read.relevance_id::uuid);
    when 'socialRule' then return exists (select from public."social_rule" x where x.id = may_read.relevance_id::uuid);
    when 'storedFile' then return exists (select from public."stored_file" x where x.id = may_read.relevance_id::uuid);
    when 'submitComeGo' then return exists (select from public."submit_come_go" x where x.id = may_read.relevance_id::uuid);
    when 'submitExpense' then return exists (select from public."submit_expense" x where x.id = may_read.relevance_id::uuid);
    when 'submitMonth' then return exists (select from public."submit_month" x where x.id = may_read.relevance_id::uuid);
    when 'submitOther' then return exists (select from public."submit_other" x where x.id = may_read.relevance_id::uuid);
    when 'submitPayroll' then return exists (select from public."submit_payroll" x where x.id = may_read.relevance_id::uuid);
    when 'submitSalary' then return exists (select from public."submit_salary" x where x.id = may_read.relevance_id::uuid);
    when 'task' then return exists (select from public."task" x where x.id = may_read.relevance_id::uuid);
    when 'taskDay' then return exists (select from public."task_day" x where x.id = may_read.relevance_id::uuid);
    when 'taskUsers' then return exists (select from public."task_users" x where x.id = may_read.relevance_id::uuid);
    when 'taskWeek' then return exists (select from public."task_week" x where x.id = may_read.relevance_id::uuid);
    when 'taxOpening' then return exists (select from public."tax_opening" x where x.id = may_read.relevance_id::uuid);
    when 'taxRule' then return exists (select from public."tax_rule" x where x.id = may_read.relevance_id::uuid);
    when 'technicalChallenge' then return exists (select from public."technical_challenge" x where x.id = may_read.relevance_id::uuid);
    when 'testApply' then return exists (select from public."test_apply" x where x.id = may_read.relevance_id::uuid);
    when 'train' then return exists (select from public."train" x where x.id = may_read.relevance_id::uuid);
    when 'user' then return exists (select from public."user" x where x.id = may_read.relevance_id::uuid);
    when 'userRole' then return exists (select from public."user_role" x where x.id = may_read.relevance_id::uuid);
    when 'violate' then return exists (select from public."violate" x where x.id = may_read.relevance_id::uuid);
    when 'warnAccident' then return exists (select from public."warn_accident" x where x.id = may_read.relevance_id::uuid);
    when 'wbsHour' then return exists (select from public."wbs_hour" x where x.id = may_read.relevance_id::uuid);
    when 'wbsTask' then return exists (select from public."wbs_task" x where x.id = may_read.relevance_id::uuid);
    when 'weekTaskComb' then return exists (select from public."week_task_comb" x where x.id = may_read.relevance_id::uuid);
    when 'weekTaskSnapshot' then return exists (select from public."week_task_snapshot" x where x.id = may_read.relevance_id::uuid);
    when 'weekWork' then return exists (select from public."week_work" x where x.id = may_read.relevance_id::uuid);
    when 'weekendTask' then return exists (select from public."weekend_task" x where x.id = may_read.relevance_id::uuid);
    when 'workDay' then return exists (select from public."work_day" x where x.id = may_read.relevance_id::uuid);
    when 'workDayAttend' then return exists (select from public."work_day_attend" x where x.id = may_read.relevance_id::uuid);
    when 'zfcg' then return exists (select from public."zfcg" x where x.id = may_read.relevance_id::uuid);
    else return false;
  end case;
exception when invalid_text_representation then return false;
end $$;

create or replace function rule.sees_whole(module text, relevance_id text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  case sees_whole.module
    when 'businessOpportunity' then return exists (select from store."business_opportunity" x where x.id = sees_whole.relevance_id::uuid and (((select app.has_operation('businessOpportunity:manage')) or (x."sales_personnel" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."performance_from" in (select rule.departments_below_me()) or x."id" in (select rule.tasked_of_me('businessOpportunity')))));
    when 'client' then return exists (select from store."client" x where x.id = sees_whole.relevance_id::uuid and (((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."user_id" in (select rule.people_below_me()) or x."id" in (select rule.tasked_of_me('client')) or x."id" in (select rule.client_linked_project()))));
    when 'moneyPayroll' then return exists (select from store."money_payroll" x where x.id = sees_whole.relevance_id::uuid and (((select app.has_operation('moneyPayroll:calc')) or (x."user_id" = (select app.me()) and (x."status" in ('待确认', '已确认', '有异议'))) or x."submit_id" in (select rule.money_payroll_via_submit_id()) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (select app.has_operation('user:salary')) and x."submit_id" in (select rule.money_payroll_via_submit_id_2())))));
    when 'officialSeal' then return exists (select from store."official_seal" x where x.id = sees_whole.relevance_id::uuid and (((select app.has_operation('officialSeal:manage')) or (x."keeper_id" = (select app.me()) or x."backup_id" = (select app.me())))));
    when 'officialSealUse' then return exists (select from store."official_seal_use" x where x.id = sees_whole.relevance_id::uuid and (((select app.has_operation('officialSeal:manage')) or (x."user_id" = (select app.me()) or x."companion_id" = (select app.me())) or x."id" in (select rule.tasked_of_me('officialSealUse')) or ((x."status" in ('通过', '已作废')) and x."seal_id" in (select rule.official_seal_use_via_seal_id())))));
    when 'operation' then return exists (select from store."operation" x where x.id = sees_whole.relevance_id and ((select app.has_operation('role:manage'))));
    when 'role' then return exists (select from store."role" x where x.id = sees_whole.relevance_id::uuid and ((select app.has_operation('role:manage'))));
    when 'submitPayroll' then return exists (select from store."submit_payroll" x where x.id = sees_whole.relevance_id::uuid and (((select app.has_operation('moneyPayroll:calc')) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (x."status" in ('待一级审核', '待二级审核', '通过', '已作废'))) or x."id" in (select rule.tasked_of_me('submitPayroll')))));
    when 'user' then return exists (select from store."user" x where x.id = sees_whole.relevance_id::uuid and (((select app.has_operation('user:edit') or app.has_operation('user:read')) or x."id" = (select app.me()) or x."id" in (select rule.people_below_me()))));
    else return true;
  end case;
exception when invalid_text_representation then return false;
end $$;

create or replace function rule.may_read_secret(module text, relevance_id text, code text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if may_read_secret.module = 'applyFor' and may_read_secret.code = 'full' then return exists (select from store."apply_for" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or x."audit1" = (select app.me()) or x."audit2" = (select app.me()) or x."id" in (select rule.tasked_of_me('applyFor')) or (x."creator_id" = (select app.me()) or x."designated_person" = (select app.me()) or x."solver_id" = (select app.me()) or x."tester_id" = (select app.me()) or x."closer_id" = (select app.me()) or x."id" in (select rule.apply_for_contains_collaborator()) or x."id" in (select rule.apply_for_contains_notify_person())) or x."project_id" in (select rule.apply_for_via_project_id()) or x."client_id" in (select rule.apply_for_via_client_id()))))); end if;
  if may_read_secret.module = 'applyFor' and may_read_secret.code = 'full.0' then return exists (select from store."apply_for" x where x.id = may_read_secret.relevance_id::uuid and ((x."id"::text = (select app.token_of('applyFor')) or ((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or x."audit1" = (select app.me()) or x."audit2" = (select app.me()) or x."id" in (select rule.tasked_of_me('applyFor')) or (x."creator_id" = (select app.me()) or x."designated_person" = (select app.me()) or x."solver_id" = (select app.me()) or x."tester_id" = (select app.me()) or x."closer_id" = (select app.me()) or x."id" in (select rule.apply_for_contains_collaborator()) or x."id" in (select rule.apply_for_contains_notify_person())) or x."project_id" in (select rule.apply_for_via_project_id()) or x."client_id" in (select rule.apply_for_via_client_id())))))); end if;
  if may_read_secret.module = 'applyFor' and may_read_secret.code = 'full.1' then return exists (select from store."apply_for" x where x.id = may_read_secret.relevance_id::uuid and (((x."project_id"::text = (select app.token_of('project')) and (x."temporary_id" is not null)) or ((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or x."audit1" = (select app.me()) or x."audit2" = (select app.me()) or x."id" in (select rule.tasked_of_me('applyFor')) or (x."creator_id" = (select app.me()) or x."designated_person" = (select app.me()) or x."solver_id" = (select app.me()) or x."tester_id" = (select app.me()) or x."closer_id" = (select app.me()) or x."id" in (select rule.apply_for_contains_collaborator()) or x."id" in (select rule.apply_for_contains_notify_person())) or x."project_id" in (select rule.apply_for_via_project_id()) or x."client_id" in (select rule.apply_for_via_client_id())))))); end if;
  if may_read_secret.module = 'applyFor' and may_read_secret.code = 'applyFor:manage full' then return exists (select from store."apply_for" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or x."audit1" = (select app.me()) or x."audit2" = (select app.me()) or x."id" in (select rule.tasked_of_me('applyFor')) or (x."creator_id" = (select app.me()) or x."designated_person" = (select app.me()) or x."solver_id" = (select app.me()) or x."tester_id" = (select app.me()) or x."closer_id" = (select app.me()) or x."id" in (select rule.apply_for_contains_collaborator()) or x."id" in (select rule.apply_for_contains_notify_person())) or x."project_id" in (select rule.apply_for_via_project_id()) or x."client_id" in (select rule.apply_for_via_client_id()))) and ((select app.has_operation('applyFor:manage')) or x."creator_id" = (select app.me()) or (x."closer_id" = (select app.me()) or x."project_id" in (select rule.apply_for_via_project_id_2())))))); end if;
  if may_read_secret.module = 'attendanceMonth' and may_read_secret.code = 'user:salary' then return exists (select from store."attendance_month" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."user_id" = (select app.me())))); end if;
  if may_read_secret.module = 'bug' and may_read_secret.code = 'full' then return exists (select from store."bug" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('bug:manage')) or (x."provider_id" = (select app.me()) or x."solver_id" = (select app.me()) or x."tester_id" = (select app.me()) or x."closer_id" = (select app.me()) or x."supervise" = (select app.me()) or x."id" in (select rule.bug_contains_collaborator())) or x."project_id" in (select rule.bug_via_project_id()) or x."id" in (select rule.bug_linked_bug_change()))))); end if;
  if may_read_secret.module = 'businessOpportunity' and may_read_secret.code = 'full' then return exists (select from store."business_opportunity" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('businessOpportunity:manage')) or (x."sales_personnel" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."performance_from" in (select rule.departments_below_me()) or x."id" in (select rule.tasked_of_me('businessOpportunity'))))); end if;
  if may_read_secret.module = 'checkOnWork' and may_read_secret.code = 'user:salary' then return exists (select from store."check_on_work" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."user_id" = (select app.me()) or x."id" in (select rule.check_on_work_linked_deduction())))); end if;
  if may_read_secret.module = 'client' and may_read_secret.code = 'full' then return exists (select from store."client" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."user_id" in (select rule.people_below_me()) or x."id" in (select rule.tasked_of_me('client')) or x."id" in (select rule.client_linked_project())))); end if;
  if may_read_secret.module = 'client' and may_read_secret.code = 'full.1' then return exists (select from store."client" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('invoicingConfig:manage')) or ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."user_id" in (select rule.people_below_me()) or x."id" in (select rule.tasked_of_me('client')) or x."id" in (select rule.client_linked_project()))))); end if;
  if may_read_secret.module = 'client' and may_read_secret.code = 'full.0' then return exists (select from store."client" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.has_operation('client:apply')) and (x."ownership" = '公海')) or ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."user_id" in (select rule.people_below_me()) or x."id" in (select rule.tasked_of_me('client')) or x."id" in (select rule.client_linked_project()))))); end if;
  if may_read_secret.module = 'client' and may_read_secret.code = 'client:bank full.1' then return exists (select from store."client" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.has_operation('invoicingConfig:manage')) or ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."user_id" in (select rule.people_below_me()) or x."id" in (select rule.tasked_of_me('client')) or x."id" in (select rule.client_linked_project()))) and ((select app.has_operation('client:bank') or app.has_operation('invoicingConfig:manage')) or (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))))))); end if;
  if may_read_secret.module = 'client' and may_read_secret.code = 'client:vpn full' then return exists (select from store."client" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."user_id" in (select rule.people_below_me()) or x."id" in (select rule.tasked_of_me('client')) or x."id" in (select rule.client_linked_project())) and ((select app.has_operation('client:vpn')) or (x."user_id" = (select app.me()) or x."helper_id" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."id" in (select rule.client_linked_project()))))); end if;
  if may_read_secret.module = 'contract' and may_read_secret.code = 'contract:money' then return exists (select from store."contract" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('contract:money')) or (x."initiator" = (select app.me()) or (x."creator_id" = (select app.me()) and (x."status" in ('草稿', '驳回', '已撤回')))) or x."id" in (select rule.tasked_of_me('contract'))))); end if;
  if may_read_secret.module = 'courseAttempt' and may_read_secret.code = 'course:manage' then return exists (select from store."course_attempt" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('course:manage')) or false))); end if;
  if may_read_secret.module = 'courseChapter' and may_read_secret.code = 'course:manage' then return exists (select from store."course_chapter" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('course:manage')) or false or (not (x."course_id" in (select rule.course_chapter_via_course_id_2()) and rule.course_chapter_exists_course_chapter(x."id")) or ((select app.has_operation('course:manage')) or x."course_id" in (select rule.course_chapter_via_course_id())) or x."course_id" in (select rule.course_chapter_via_course_id_3()))))); end if;
  if may_read_secret.module = 'courseQuestion' and may_read_secret.code = 'course:manage' then return exists (select from store."course_question" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('course:manage')) or x."chapter_id" in (select rule.course_question_via_chapter_id())))); end if;
  if may_read_secret.module = 'demoApply' and may_read_secret.code = 'demoApply:manage' then return exists (select from store."demo_apply" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('demoApply:manage')) or x."user_id" = (select app.me()) or x."id" in (select rule.demo_apply_contains_demo_user_ids())))); end if;
  if may_read_secret.module = 'entry' and may_read_secret.code = 'full' then return exists (select from store."entry" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (x."user_id" = (select app.me()) or x."initiator" = (select app.me()) or x."mentor_id" = (select app.me()) or x."handover_id" = (select app.me())) or x."leader_id" = (select app.me()) or x."id" in (select rule.tasked_of_me('entry')))))); end if;
  if may_read_secret.module = 'entry' and may_read_secret.code = 'user:private full' then return exists (select from store."entry" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (x."user_id" = (select app.me()) or x."initiator" = (select app.me()) or x."mentor_id" = (select app.me()) or x."handover_id" = (select app.me())) or x."leader_id" = (select app.me()) or x."id" in (select rule.tasked_of_me('entry')))) and ((select app.has_operation('user:private')) or x."user_id" = (select app.me()))))); end if;
  if may_read_secret.module = 'entry' and may_read_secret.code = 'user:salary full' then return exists (select from store."entry" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (x."user_id" = (select app.me()) or x."initiator" = (select app.me()) or x."mentor_id" = (select app.me()) or x."handover_id" = (select app.me())) or x."leader_id" = (select app.me()) or x."id" in (select rule.tasked_of_me('entry')))) and ((select app.has_operation('user:salary')) or x."user_id" = (select app.me()))))); end if;
  if may_read_secret.module = 'entry' and may_read_secret.code = 'entry:manage full' then return exists (select from store."entry" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (x."user_id" = (select app.me()) or x."initiator" = (select app.me()) or x."mentor_id" = (select app.me()) or x."handover_id" = (select app.me())) or x."leader_id" = (select app.me()) or x."id" in (select rule.tasked_of_me('entry')))) and ((select app.has_operation('entry:manage')) or x."user_id" = (select app.me()))))); end if;
  if may_read_secret.module = 'entryItem' and may_read_secret.code = 'full' then return exists (select from store."entry_item" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('entry:manage')) or (x."responsible_id" = (select app.me()) or x."entry_id" in (select rule.entry_item_via_entry_id())))))); end if;
  if may_read_secret.module = 'financeLog' and may_read_secret.code = 'user:salary' then return exists (select from store."finance_log" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or (x."about_id" = (select app.me()) and (x."action" in ('查看', '导出'))) or not (x."module" in ('moneySalary', 'submitSalary', 'moneyPayroll', 'submitPayroll', 'moneyLess', 'socialInsurance', 'taxOpening'))))); end if;
  if may_read_secret.module = 'impNodeLog' and may_read_secret.code = 'full' then return exists (select from store."imp_node_log" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('project:manage')) or exists (select from public."project" xp where xp.id = x."project_id"))))); end if;
  if may_read_secret.module = 'impRecord' and may_read_secret.code = 'full' then return exists (select from store."imp_record" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('impRecord:manage')) or (x."user_id" = (select app.me()) or x."creator_id" = (select app.me()) or x."id" in (select rule.imp_record_contains_co_user_ids())) or exists (select from public."project" xp where xp.id = x."project_id"))))); end if;
  if may_read_secret.module = 'invoicing' and may_read_secret.code = 'contract:money' then return exists (select from store."invoicing" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('contract:money')) or (select app.has_operation('invoicing:audit') or app.has_operation('invoicing:complete')) or (x."initiator" = (select app.me()) or x."creator_id" = (select app.me()))))); end if;
  if may_read_secret.module = 'invoicingPlan' and may_read_secret.code = 'contract:money' then return exists (select from store."invoicing_plan" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('contract:money')) or (x."creator_id" = (select app.me()) or x."user_id" = (select app.me()))))); end if;
  if may_read_secret.module = 'maintainDateChange' and may_read_secret.code = 'contract:money' then return exists (select from store."maintain_date_change" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('contract:money')) or x."initiator" = (select app.me()) or x."id" in (select rule.tasked_of_me('maintainDateChange'))))); end if;
  if may_read_secret.module = 'maintenance' and may_read_secret.code = 'contract:money' then return exists (select from store."maintenance" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('contract:money')) or x."user_id" = (select app.me())))); end if;
  if may_read_secret.module = 'moneyLess' and may_read_secret.code = 'user:salary' then return exists (select from store."money_less" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."user_id" = (select app.me())))); end if;
  if may_read_secret.module = 'moneyPayroll' and may_read_secret.code = 'full' then return exists (select from store."money_payroll" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('moneyPayroll:calc')) or (x."user_id" = (select app.me()) and (x."status" in ('待确认', '已确认', '有异议'))) or x."submit_id" in (select rule.money_payroll_via_submit_id()) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (select app.has_operation('user:salary')) and x."submit_id" in (select rule.money_payroll_via_submit_id_2()))))); end if;
  if may_read_secret.module = 'moneyPayroll' and may_read_secret.code = 'user:salary full' then return exists (select from store."money_payroll" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.has_operation('moneyPayroll:calc')) or (x."user_id" = (select app.me()) and (x."status" in ('待确认', '已确认', '有异议'))) or x."submit_id" in (select rule.money_payroll_via_submit_id()) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (select app.has_operation('user:salary')) and x."submit_id" in (select rule.money_payroll_via_submit_id_2()))) and ((select app.has_operation('user:salary')) or x."user_id" = (select app.me()) or ((select app.has_operation('moneyPayroll:pay')) and x."submit_id" in (select rule.money_payroll_via_submit_id_3())))))); end if;
  if may_read_secret.module = 'moneyPayroll' and may_read_secret.code = 'user:salary' then return exists (select from store."money_payroll" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."user_id" = (select app.me()) or ((select app.has_operation('moneyPayroll:pay')) and x."submit_id" in (select rule.money_payroll_via_submit_id_3()))))); end if;
  if may_read_secret.module = 'moneySalary' and may_read_secret.code = 'user:salary' then return exists (select from store."money_salary" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."user_id" = (select app.me())))); end if;
  if may_read_secret.module = 'officialSeal' and may_read_secret.code = 'full' then return exists (select from store."official_seal" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('officialSeal:manage')) or (x."keeper_id" = (select app.me()) or x."backup_id" = (select app.me()))))); end if;
  if may_read_secret.module = 'officialSeal' and may_read_secret.code = 'officialSeal:manage full' then return exists (select from store."official_seal" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.has_operation('officialSeal:manage')) or (x."keeper_id" = (select app.me()) or x."backup_id" = (select app.me()))) and ((select app.has_operation('officialSeal:manage')) or (x."keeper_id" = (select app.me()) or x."backup_id" = (select app.me())))))); end if;
  if may_read_secret.module = 'officialSealUse' and may_read_secret.code = 'full' then return exists (select from store."official_seal_use" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('officialSeal:manage')) or (x."user_id" = (select app.me()) or x."companion_id" = (select app.me())) or x."id" in (select rule.tasked_of_me('officialSealUse')) or ((x."status" in ('通过', '已作废')) and x."seal_id" in (select rule.official_seal_use_via_seal_id()))))); end if;
  if may_read_secret.module = 'operation' and may_read_secret.code = 'full' then return exists (select from store."operation" x where x.id = may_read_secret.relevance_id and ((select app.has_operation('role:manage')))); end if;
  if may_read_secret.module = 'overtime' and may_read_secret.code = 'user:salary' then return exists (select from store."overtime" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."user_id" = (select app.me())))); end if;
  if may_read_secret.module = 'productLibraryVersion' and may_read_secret.code = 'productLibrary:upload' then return exists (select from store."product_library_version" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('productLibrary:upload')) or x."user_id" = (select app.me())))); end if;
  if may_read_secret.module = 'project' and may_read_secret.code = 'project:money' then return exists (select from store."project" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('project:money')) or (x."principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me()))))); end if;
  if may_read_secret.module = 'project' and may_read_secret.code = 'project:manage' then return exists (select from store."project" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('project:manage')) or (x."principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me()))))); end if;
  if may_read_secret.module = 'project' and may_read_secret.code = 'project:secret' then return exists (select from store."project" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('project:secret')) or (x."principal_id" = (select app.me()) or x."imp_principal_id" = (select app.me())) or (x."dev_principal_id" = (select app.me()) or x."id" in (select rule.project_linked_project_member()))))); end if;
  if may_read_secret.module = 'projectProduct' and may_read_secret.code = 'project:money' then return exists (select from store."project_product" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('project:money')) or x."initiator" = (select app.me())))); end if;
  if may_read_secret.module = 'projectProgress' and may_read_secret.code = 'full' then return exists (select from store."project_progress" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('project:manage')) or x."creator_id" = (select app.me()) or exists (select from public."project" xp where xp.id = x."project_id"))))); end if;
  if may_read_secret.module = 'projectVer' and may_read_secret.code = 'full' then return exists (select from store."project_ver" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('project:manage')) or (x."creator_id" = (select app.me()) or x."user_id" = (select app.me())) or x."id" in (select rule.tasked_of_me('projectVer')) or exists (select from public."project" xp where xp.id = x."project_id"))))); end if;
  if may_read_secret.module = 'receiveItem' and may_read_secret.code = 'receive:manage' then return exists (select from store."receive_item" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('receive:manage')) or false))); end if;
  if may_read_secret.module = 'returnedMoney' and may_read_secret.code = 'contract:money' then return exists (select from store."returned_money" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('contract:money')) or x."user_id" = (select app.me()) or x."contract_id" in (select rule.returned_money_via_contract_id_2())))); end if;
  if may_read_secret.module = 'returnedMoneyApply' and may_read_secret.code = 'contract:money' then return exists (select from store."returned_money_apply" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('contract:money')) or x."user_id" = (select app.me()) or ((select app.has_operation('returnedMoney:audit')) or x."id" in (select rule.tasked_of_me('returnedMoneyApply')))))); end if;
  if may_read_secret.module = 'role' and may_read_secret.code = 'full' then return exists (select from store."role" x where x.id = may_read_secret.relevance_id::uuid and ((select app.has_operation('role:manage')))); end if;
  if may_read_secret.module = 'socialInsurance' and may_read_secret.code = 'user:salary' then return exists (select from store."social_insurance" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."user_id" = (select app.me())))); end if;
  if may_read_secret.module = 'submitPayroll' and may_read_secret.code = 'user:salary full' then return exists (select from store."submit_payroll" x where x.id = may_read_secret.relevance_id::uuid and ((((select app.has_operation('moneyPayroll:calc')) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (x."status" in ('待一级审核', '待二级审核', '通过', '已作废'))) or x."id" in (select rule.tasked_of_me('submitPayroll'))) and ((select app.has_operation('user:salary')) or false or ((select app.has_operation('moneyPayroll:pay')) and (x."stage" in ('已锁定', '已发放', '已归档'))))))); end if;
  if may_read_secret.module = 'submitPayroll' and may_read_secret.code = 'user:salary' then return exists (select from store."submit_payroll" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or false or ((select app.has_operation('moneyPayroll:pay')) and (x."stage" in ('已锁定', '已发放', '已归档')))))); end if;
  if may_read_secret.module = 'submitPayroll' and may_read_secret.code = 'full' then return exists (select from store."submit_payroll" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('moneyPayroll:calc')) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (x."status" in ('待一级审核', '待二级审核', '通过', '已作废'))) or x."id" in (select rule.tasked_of_me('submitPayroll'))))); end if;
  if may_read_secret.module = 'submitSalary' and may_read_secret.code = 'user:salary' then return exists (select from store."submit_salary" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."id" in (select rule.submit_salary_linked_money_salary())))); end if;
  if may_read_secret.module = 'taxOpening' and may_read_secret.code = 'user:salary' then return exists (select from store."tax_opening" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."user_id" = (select app.me())))); end if;
  if may_read_secret.module = 'testApply' and may_read_secret.code = 'testApply:manage' then return exists (select from store."test_apply" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('testApply:manage')) or x."user_id" = (select app.me()) or x."id" in (select rule.test_apply_contains_tester_ids())))); end if;
  if may_read_secret.module = 'train' and may_read_secret.code = 'full' then return exists (select from store."train" x where x.id = may_read_secret.relevance_id::uuid and (((select app.signed_in()) and ((select app.has_operation('train:manage') or app.has_operation('train:audit')) or (x."creator_id" = (select app.me()) or x."teacher_id" = (select app.me())) or x."id" in (select rule.tasked_of_me('train')) or exists (select from public."project" xp where xp.id = x."project_id"))))); end if;
  if may_read_secret.module = 'user' and may_read_secret.code = 'full' then return exists (select from store."user" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:edit') or app.has_operation('user:read')) or x."id" = (select app.me()) or x."id" in (select rule.people_below_me())))); end if;
  if may_read_secret.module = 'user' and may_read_secret.code = 'role:manage' then return exists (select from store."user" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('role:manage')) or x."id" = (select app.me())))); end if;
  if may_read_secret.module = 'user' and may_read_secret.code = 'user:salary' then return exists (select from store."user" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:salary')) or x."id" = (select app.me())))); end if;
  if may_read_secret.module = 'user' and may_read_secret.code = 'user:private' then return exists (select from store."user" x where x.id = may_read_secret.relevance_id::uuid and (((select app.has_operation('user:private')) or x."id" = (select app.me())))); end if;
  return app.has_operation(may_read_secret.code);
exception when invalid_text_representation then return false;
end $$;

create or replace function rule.veil_of(module text, field text) returns text language sql stable security definer set search_path = pg_catalog, pg_temp  as $$ select v.code from (values ('applyFor', 'type', 'full'), ('applyFor', 'summarize', 'full'), ('applyFor', 'describe', 'full.0'), ('applyFor', 'reason', 'full'), ('applyFor', 'file', 'full.0'), ('applyFor', 'clientId', 'full'), ('applyFor', 'projectId', 'full.1'), ('applyFor', 'projectName', 'full.0'), ('applyFor', 'module', 'full'), ('applyFor', 'wbsId', 'full'), ('applyFor', 'projectProgressId', 'full'), ('applyFor', 'temporaryId', 'full.1'), ('applyFor', 'bugId', 'full'), ('applyFor', 'user', 'full'), ('applyFor', 'phone', 'full'), ('applyFor', 'date', 'full'), ('applyFor', 'priority', 'full.1'), ('applyFor', 'severity', 'full'), ('applyFor', 'audit1', 'full'), ('applyFor', 'audit2', 'full'), ('applyFor', 'opinionFirst', 'full'), ('applyFor', 'opinion', 'full'), ('applyFor', 'isReject', 'full'), ('applyFor', 'designatedPerson', 'full'), ('applyFor', 'predictFront', 'full'), ('applyFor', 'predictRear', 'full'), ('applyFor', 'predict', 'full'), ('applyFor', 'actualHours', 'full'), ('applyFor', 'chargeMode', 'full'), ('applyFor', 'quotation', 'applyFor:manage full'), ('applyFor', 'solverId', 'full'), ('applyFor', 'testerId', 'full'), ('applyFor', 'closerId', 'full'), ('applyFor', 'collaborator', 'full'), ('applyFor', 'notifyPerson', 'full'), ('applyFor', 'auditStatus', 'full'), ('applyFor', 'stage', 'full'), ('applyFor', 'preStatus', 'full'), ('applyFor', 'endTime', 'full.1'), ('applyFor', 'originalTime', 'full'), ('applyFor', 'updateDate', 'full'), ('applyFor', 'updateStatus', 'full'), ('applyFor', 'adjustTimes', 'full'), ('applyFor', 'tzSubmit', 'full'), ('applyFor', 'tzAudit', 'full'), ('applyFor', 'tzFinish', 'full'), ('applyFor', 'tzTest', 'full'), ('applyFor', 'testBack', 'full'), ('applyFor', 'tzPublish', 'full.0'), ('applyFor', 'productLibraryVersionId', 'full'), ('applyFor', 'tzClose', 'full'), ('applyFor', 'needSign', 'full'), ('applyFor', 'signToken', 'applyFor:manage full'), ('applyFor', 'tzSignToken', 'full.0'), ('applyFor', 'signature', 'full'), ('applyFor', 'signer', 'full'), ('applyFor', 'signerPhone', 'full'), ('applyFor', 'signHash', 'full'), ('applyFor', 'clientOpinion', 'full'), ('applyFor', 'impApply', 'full'), ('applyFor', 'syncId', 'full'), ('applyFor', 'syncStatus', 'full'), ('applyFor', 'syncWait', 'full'), ('applyFor', 'delayDays', 'full'), ('attendanceMonth', 'overtimeMoney', 'user:salary'), ('bug', 'type', 'full'), ('bug', 'severity', 'full'), ('bug', 'source', 'full'), ('bug', 'stage', 'full'), ('bug', 'step', 'full'), ('bug', 'file', 'full'), ('bug', 'module', 'full'), ('bug', 'wbsId', 'full'), ('bug', 'applyForId', 'full'), ('bug', 'projectProgressId', 'full'), ('bug', 'providerId', 'full'), ('bug', 'clientUser', 'full'), ('bug', 'userId', 'full'), ('bug', 'solverId', 'full'), ('bug', 'testerId', 'full'), ('bug', 'closerId', 'full'), ('bug', 'collaborator', 'full'), ('bug', 'supervise', 'full'), ('bug', 'supervising', 'full'), ('bug', 'predictFront', 'full'), ('bug', 'predictRear', 'full'), ('bug', 'predict', 'full'), ('bug', 'actualHours', 'full'), ('bug', 'preStatus', 'full'), ('bug', 'resolution', 'full'), ('bug', 'duplicateId', 'full'), ('bug', 'cause', 'full'), ('bug', 'needResult', 'full'), ('bug', 'resultFile', 'full'), ('bug', 'testResult', 'full'), ('bug', 'backOpinion', 'full'), ('bug', 'isReject', 'full'), ('bug', 'testBack', 'full'), ('bug', 'reopenTimes', 'full'), ('bug', 'solveTimes', 'full'), ('bug', 'originalTime', 'full'), ('bug', 'finishDate', 'full'), ('bug', 'updateDate', 'full'), ('bug', 'updateStatus', 'full'), ('bug', 'updateDateOpinion', 'full'), ('bug', 'adjustTimes', 'full'), ('bug', 'tzSubmit', 'full'), ('bug', 'tzRespond', 'full'), ('bug', 'tzTest', 'full'), ('bug', 'tzComplete', 'full'), ('bug', 'respondLate', 'full'), ('bug', 'delayDays', 'full'), ('bug', 'impApply', 'full'), ('bug', 'syncId', 'full'), ('bug', 'syncStatus', 'full'), ('bug', 'syncWait', 'full'), ('businessOpportunity', 'confirmDuplicate', 'full'), ('businessOpportunity', 'relateId', 'full'), ('businessOpportunity', 'parentContractId', 'full'), ('businessOpportunity', 'audit1', 'full'), ('businessOpportunity', 'opinion', 'full'), ('businessOpportunity', 'preSchedule', 'full'), ('businessOpportunity', 'tzSchedule', 'full'), ('businessOpportunity', 'stageDays', 'full'), ('businessOpportunity', 'successRate', 'full'), ('businessOpportunity', 'rateFlag', 'full'), ('businessOpportunity', 'budgetMyself', 'full'), ('businessOpportunity', 'budgetSystem', 'full'), ('businessOpportunity', 'budgetOther', 'full'), ('businessOpportunity', 'budget', 'full'), ('businessOpportunity', 'budgetDetail', 'full'), ('businessOpportunity', 'expectMoney', 'full'), ('businessOpportunity', 'weightedMoney', 'full'), ('businessOpportunity', 'competitor', 'full'), ('businessOpportunity', 'partner', 'full'), ('businessOpportunity', 'procurementMethod', 'full'), ('businessOpportunity', 'isFollow', 'full'), ('businessOpportunity', 'tenderLink', 'full'), ('businessOpportunity', 'tenderScreenshot', 'full'), ('businessOpportunity', 'tzTender', 'full'), ('businessOpportunity', 'tenderMargin', 'full'), ('businessOpportunity', 'bidNotice', 'full'), ('businessOpportunity', 'zfcgId', 'full'), ('businessOpportunity', 'loseReason', 'full'), ('businessOpportunity', 'winner', 'full'), ('businessOpportunity', 'tzLastLog', 'full'), ('businessOpportunity', 'dtNext', 'full'), ('businessOpportunity', 'tzSubmit', 'full'), ('checkOnWork', 'cap', 'user:salary'), ('checkOnWork', 'capConfirmed', 'user:salary'), ('client', 'confirmDuplicate', 'full'), ('client', 'normalName', 'full'), ('client', 'alias', 'full.1'), ('client', 'type', 'full.0'), ('client', 'grade', 'full.0'), ('client', 'audit1', 'full'), ('client', 'opinion', 'full'), ('client', 'lifeStage', 'full.0'), ('client', 'userId', 'full'), ('client', 'helperId', 'full'), ('client', 'initiator', 'full'), ('client', 'tzOwned', 'full'), ('client', 'tzLastContact', 'full'), ('client', 'tzNextContact', 'full'), ('client', 'province', 'full.0'), ('client', 'city', 'full.0'), ('client', 'district', 'full.0'), ('client', 'isProvincial', 'full.0'), ('client', 'isMunicipal', 'full.0'), ('client', 'site', 'full.0'), ('client', 'place', 'full.0'), ('client', 'website', 'full.0'), ('client', 'linkman', 'full.0'), ('client', 'phone', 'full'), ('client', 'telephone', 'full.1'), ('client', 'account', 'full.1'), ('client', 'accountId', 'full.1'), ('client', 'bank', 'client:bank full.1'), ('client', 'accountNumber', 'client:bank full.1'), ('client', 'invoicingMode', 'full'), ('client', 'needBusiness', 'full.0'), ('client', 'construct', 'full'), ('client', 'vpn', 'client:vpn full'), ('client', 'sort', 'full.0'), ('client', 'tzSubmit', 'full'), ('client', 'contractCount', 'full'), ('client', 'tzPay', 'full'), ('client', 'mergedIntoId', 'full'), ('contract', 'money', 'contract:money'), ('contract', 'hardware', 'contract:money'), ('contract', 'software', 'contract:money'), ('contract', 'service', 'contract:money'), ('contract', 'advancePayment', 'contract:money'), ('contract', 'earnestMoney', 'contract:money'), ('contract', 'approvedMoney', 'contract:money'), ('contract', 'totalMoney', 'contract:money'), ('contract', 'receivedMoney', 'contract:money'), ('contract', 'remainMoney', 'contract:money'), ('contract', 'invoiceMoney', 'contract:money'), ('contract', 'reservedMoney', 'contract:money'), ('contract', 'invoiceLimit', 'contract:money'), ('contract', 'balance', 'contract:money'), ('contract', 'invoicedUnpaid', 'contract:money'), ('contract', 'maintainMoney', 'contract:money'), ('courseAttempt', 'paper', 'course:manage'), ('courseChapter', 'video', 'course:manage'), ('courseChapter', 'file', 'course:manage'), ('courseQuestion', 'answer', 'course:manage'), ('courseQuestion', 'analysis', 'course:manage'), ('demoApply', 'password', 'demoApply:manage'), ('entry', 'kind', 'full'), ('entry', 'parentId', 'full'), ('entry', 'userId', 'full'), ('entry', 'initiator', 'full'), ('entry', 'mobile', 'full'), ('entry', 'email', 'full'), ('entry', 'gender', 'full'), ('entry', 'idCard', 'user:private full'), ('entry', 'departmentId', 'full'), ('entry', 'leaderId', 'full'), ('entry', 'position', 'full'), ('entry', 'presetRoleId', 'full'), ('entry', 'superiorId', 'full'), ('entry', 'mentorId', 'full'), ('entry', 'own', 'full'), ('entry', 'needAttendance', 'full'), ('entry', 'contractYears', 'full'), ('entry', 'probationMonths', 'full'), ('entry', 'regularPlan', 'full'), ('entry', 'extendMonths', 'full'), ('entry', 'salary', 'user:salary full'), ('entry', 'regularSalary', 'user:salary full'), ('entry', 'file', 'full'), ('entry', 'regularDate', 'full'), ('entry', 'selfSummary', 'full'), ('entry', 'mentorOpinion', 'full'), ('entry', 'leaveKind', 'full'), ('entry', 'reason', 'full'), ('entry', 'tzDemobilize', 'full'), ('entry', 'tzDepart', 'full'), ('entry', 'handoverId', 'full'), ('entry', 'materialToken', 'entry:manage full'), ('entry', 'tzMaterialToken', 'entry:manage full'), ('entry', 'examScore', 'full'), ('entry', 'examCount', 'full'), ('entry', 'learnTotal', 'full'), ('entry', 'learnDone', 'full'), ('entry', 'status', 'full'), ('entry', 'audit1', 'full'), ('entry', 'audit2', 'full'), ('entry', 'opinionFirst', 'full'), ('entry', 'opinion', 'full'), ('entry', 'stage', 'full'), ('entry', 'stageBefore', 'full'), ('entry', 'tzSubmit', 'full'), ('entryItem', 'entryId', 'full'), ('entryItem', 'kind', 'full'), ('entryItem', 'responsibleId', 'full'), ('entryItem', 'dueDate', 'full'), ('entryItem', 'dueDays', 'full'), ('entryItem', 'documentId', 'full'), ('entryItem', 'courseId', 'full'), ('entryItem', 'status', 'full'), ('entryItem', 'tzDone', 'full'), ('entryItem', 'file', 'full'), ('entryItem', 'sort', 'full'), ('financeLog', 'moneyBefore', 'user:salary'), ('financeLog', 'moneyAfter', 'user:salary'), ('impNodeLog', 'impDocumentId', 'full'), ('impNodeLog', 'required', 'full'), ('impNodeLog', 'fileHash', 'full'), ('impNodeLog', 'uploaderId', 'full'), ('impNodeLog', 'tzUpload', 'full'), ('impNodeLog', 'auditorId', 'full'), ('impNodeLog', 'tzAudit', 'full'), ('impNodeLog', 'opinion', 'full'), ('impNodeLog', 'trainId', 'full'), ('impNodeLog', 'signature', 'full'), ('impNodeLog', 'signer', 'full'), ('impNodeLog', 'tzSign', 'full'), ('impRecord', 'node', 'full'), ('impRecord', 'isReservation', 'full'), ('impRecord', 'userId', 'full'), ('impRecord', 'coUserIds', 'full'), ('impRecord', 'hours', 'full'), ('impRecord', 'days', 'full'), ('impRecord', 'place', 'full'), ('impRecord', 'temporaryId', 'full'), ('impRecord', 'clientUser', 'full'), ('impRecord', 'clientPhone', 'full'), ('impRecord', 'file', 'full'), ('impRecord', 'signature', 'full'), ('impRecord', 'clientOpinion', 'full'), ('impRecord', 'satisfaction', 'full'), ('invoicing', 'detail', 'contract:money'), ('invoicing', 'money', 'contract:money'), ('invoicing', 'amountNoTax', 'contract:money'), ('invoicing', 'tax', 'contract:money'), ('invoicing', 'flushedMoney', 'contract:money'), ('invoicing', 'flushingMoney', 'contract:money'), ('invoicing', 'netMoney', 'contract:money'), ('invoicingPlan', 'money', 'contract:money'), ('invoicingPlan', 'invoicedMoney', 'contract:money'), ('invoicingPlan', 'reservedMoney', 'contract:money'), ('invoicingPlan', 'leftMoney', 'contract:money'), ('invoicingPlan', 'cumulatedMoney', 'contract:money'), ('invoicingPlan', 'receivedMoney', 'contract:money'), ('invoicingPlan', 'overdueMoney', 'contract:money'), ('maintainDateChange', 'money', 'contract:money'), ('maintenance', 'money', 'contract:money'), ('moneyLess', 'money', 'user:salary'), ('moneyLess', 'taken', 'user:salary'), ('moneyLess', 'remain', 'user:salary'), ('moneyPayroll', 'company', 'full'), ('moneyPayroll', 'departmentId', 'full'), ('moneyPayroll', 'month', 'full'), ('moneyPayroll', 'date', 'full'), ('moneyPayroll', 'kind', 'full'), ('moneyPayroll', 'content', 'full'), ('moneyPayroll', 'moneySalaryId', 'full'), ('moneyPayroll', 'isFormal', 'full'), ('moneyPayroll', 'needSocial', 'full'), ('moneyPayroll', 'needFund', 'full'), ('moneyPayroll', 'dayWage', 'user:salary full'), ('moneyPayroll', 'normMoney', 'user:salary full'), ('moneyPayroll', 'performanceRate', 'full'), ('moneyPayroll', 'isMerge', 'full'), ('moneyPayroll', 'performance', 'user:salary full'), ('moneyPayroll', 'other', 'user:salary full'), ('moneyPayroll', 'overtimeMoney', 'user:salary full'), ('moneyPayroll', 'bonus', 'user:salary full'), ('moneyPayroll', 'deductAbsence', 'user:salary full'), ('moneyPayroll', 'deductSick', 'user:salary full'), ('moneyPayroll', 'deductLess', 'user:salary full'), ('moneyPayroll', 'money', 'user:salary full'), ('moneyPayroll', 'socialMyself', 'user:salary full'), ('moneyPayroll', 'accumulationFund', 'user:salary full'), ('moneyPayroll', 'tax', 'user:salary full'), ('moneyPayroll', 'deductAfter', 'user:salary full'), ('moneyPayroll', 'salaryTrue', 'user:salary'), ('moneyPayroll', 'shortfall', 'user:salary full'), ('moneyPayroll', 'security', 'user:salary full'), ('moneyPayroll', 'fundCompany', 'user:salary full'), ('moneyPayroll', 'cost', 'user:salary full'), ('moneyPayroll', 'inputHash', 'full'), ('moneyPayroll', 'lessItems', 'user:salary full'), ('moneyPayroll', 'taxDetail', 'user:salary full'), ('moneyPayroll', 'trace', 'user:salary full'), ('moneyPayroll', 'status', 'full'), ('moneyPayroll', 'tzConfirm', 'full'), ('moneyPayroll', 'isOverdue', 'full'), ('moneyPayroll', 'signature', 'full'), ('moneyPayroll', 'opinion', 'full'), ('moneyPayroll', 'answer', 'full'), ('moneyPayroll', 'remark', 'full'), ('moneySalary', 'normMoney', 'user:salary'), ('moneySalary', 'performance', 'user:salary'), ('moneySalary', 'other', 'user:salary'), ('moneySalary', 'change', 'user:salary'), ('moneySalary', 'socialBase', 'user:salary'), ('moneySalary', 'fundBase', 'user:salary'), ('moneySalary', 'security', 'user:salary'), ('moneySalary', 'socialMyself', 'user:salary'), ('moneySalary', 'accumulationFund', 'user:salary'), ('moneySalary', 'tax', 'user:salary'), ('moneySalary', 'salaryTrue', 'user:salary'), ('moneySalary', 'deductChildren', 'user:salary'), ('moneySalary', 'deductInfant', 'user:salary'), ('moneySalary', 'deductEducation', 'user:salary'), ('moneySalary', 'deductLoan', 'user:salary'), ('moneySalary', 'deductRent', 'user:salary'), ('moneySalary', 'deductElder', 'user:salary'), ('moneySalary', 'deductPension', 'user:salary'), ('moneySalary', 'deductOther', 'user:salary'), ('moneySalary', 'deductTotal', 'user:salary'), ('officialSeal', 'backupId', 'full'), ('officialSeal', 'place', 'full'), ('officialSeal', 'image', 'officialSeal:manage full'), ('officialSeal', 'needAudit2', 'full'), ('officialSeal', 'currentUseId', 'full'), ('officialSeal', 'useCount', 'full'), ('officialSeal', 'copiesCount', 'full'), ('officialSeal', 'tzEnable', 'full'), ('officialSeal', 'tzDestroy', 'full'), ('officialSeal', 'remark', 'full'), ('officialSealUse', 'groupId', 'full'), ('officialSealUse', 'userId', 'full'), ('officialSealUse', 'kind', 'full'), ('officialSealUse', 'file', 'full'), ('officialSealUse', 'isCross', 'full'), ('officialSealUse', 'receiver', 'full'), ('officialSealUse', 'projectId', 'full'), ('officialSealUse', 'reason', 'full'), ('officialSealUse', 'isTakeOut', 'full'), ('officialSealUse', 'outPlace', 'full'), ('officialSealUse', 'companionId', 'full'), ('officialSealUse', 'tzOutPlan', 'full'), ('officialSealUse', 'tzBackPlan', 'full'), ('officialSealUse', 'isSimple', 'full'), ('officialSealUse', 'status', 'full'), ('officialSealUse', 'audit1', 'full'), ('officialSealUse', 'audit2', 'full'), ('officialSealUse', 'opinionFirst', 'full'), ('officialSealUse', 'opinion', 'full'), ('officialSealUse', 'tzSubmit', 'full'), ('officialSealUse', 'operatorId', 'full'), ('officialSealUse', 'tzOut', 'full'), ('officialSealUse', 'tzBack', 'full'), ('officialSealUse', 'condition', 'full'), ('officialSealUse', 'overdueDays', 'full'), ('officialSealUse', 'returnRemark', 'full'), ('operation', 'module', 'full'), ('operation', 'isSensitive', 'full'), ('operation', 'isSystem', 'full'), ('operation', 'sort', 'full'), ('operation', 'remark', 'full'), ('overtime', 'money', 'user:salary'), ('productLibraryVersion', 'packageFile', 'productLibrary:upload'), ('project', 'budget', 'project:money'), ('project', 'reportToken', 'project:manage'), ('project', 'testLogin', 'project:secret'), ('project', 'formalLogin', 'project:secret'), ('projectProduct', 'budget', 'project:money'), ('projectProgress', 'content', 'full'), ('projectProgress', 'nextPlan', 'full'), ('projectProgress', 'percent', 'full'), ('projectProgress', 'temporaryId', 'full'), ('projectProgress', 'problemCount', 'full'), ('projectProgress', 'confirmId', 'full'), ('projectProgress', 'signature', 'full'), ('projectProgress', 'signerPhone', 'full'), ('projectProgress', 'signIp', 'full'), ('projectProgress', 'productSign', 'full'), ('projectProgress', 'productSignerId', 'full'), ('projectProgress', 'signatureProduct', 'full'), ('projectProgress', 'productSigner', 'full'), ('projectProgress', 'pdf', 'full'), ('projectVer', 'productLibraryVersionId', 'full'), ('projectVer', 'product', 'full'), ('projectVer', 'fromVersionId', 'full'), ('projectVer', 'isSmall', 'full'), ('projectVer', 'planDate', 'full'), ('projectVer', 'userId', 'full'), ('projectVer', 'needTrain', 'full'), ('projectVer', 'trainId', 'full'), ('projectVer', 'round', 'full'), ('projectVer', 'preId', 'full'), ('projectVer', 'auditStatus', 'full'), ('projectVer', 'audit1', 'full'), ('projectVer', 'audit2', 'full'), ('projectVer', 'opinionFirst', 'full'), ('projectVer', 'opinion', 'full'), ('projectVer', 'signature', 'full'), ('projectVer', 'clientOpinion', 'full'), ('receiveItem', 'price', 'receive:manage'), ('returnedMoney', 'allMoney', 'contract:money'), ('returnedMoney', 'advanceMoney', 'contract:money'), ('returnedMoney', 'receivedMoney', 'contract:money'), ('returnedMoney', 'back', 'contract:money'), ('returnedMoney', 'remainingMoney', 'contract:money'), ('returnedMoney', 'invoice', 'contract:money'), ('returnedMoney', 'overdueMoney', 'contract:money'), ('returnedMoneyApply', 'detail', 'contract:money'), ('returnedMoneyApply', 'money', 'contract:money'), ('role', 'isEnable', 'full'), ('role', 'isSystem', 'full'), ('role', 'userCount', 'full'), ('role', 'pending', 'full'), ('socialInsurance', 'socialBase', 'user:salary'), ('socialInsurance', 'fundBase', 'user:salary'), ('socialInsurance', 'lines', 'user:salary'), ('socialInsurance', 'socialMyself', 'user:salary'), ('socialInsurance', 'security', 'user:salary'), ('socialInsurance', 'accumulationFund', 'user:salary'), ('socialInsurance', 'fundCompany', 'user:salary'), ('socialInsurance', 'backSocial', 'user:salary'), ('socialInsurance', 'backSecurity', 'user:salary'), ('submitPayroll', 'money', 'user:salary full'), ('submitPayroll', 'security', 'user:salary full'), ('submitPayroll', 'fundCompany', 'user:salary full'), ('submitPayroll', 'tax', 'user:salary full'), ('submitPayroll', 'salaryTrue', 'user:salary'), ('submitPayroll', 'cost', 'user:salary full'), ('submitPayroll', 'warnings', 'user:salary full'), ('submitPayroll', 'inputHash', 'full'), ('submitPayroll', 'tzLock', 'full'), ('submitPayroll', 'opinionFirst', 'full'), ('submitPayroll', 'opinion', 'full'), ('submitPayroll', 'tzSubmit', 'full'), ('submitSalary', 'money', 'user:salary'), ('taxOpening', 'income', 'user:salary'), ('taxOpening', 'exempt', 'user:salary'), ('taxOpening', 'special', 'user:salary'), ('taxOpening', 'extra', 'user:salary'), ('taxOpening', 'withheld', 'user:salary'), ('testApply', 'password', 'testApply:manage'), ('train', 'node', 'full'), ('train', 'projectVerId', 'full'), ('train', 'teacherId', 'full'), ('train', 'plan', 'full'), ('train', 'manual', 'full'), ('train', 'signFile', 'full'), ('train', 'photo', 'full'), ('train', 'video', 'full'), ('train', 'trainees', 'full'), ('train', 'satisfaction', 'full'), ('train', 'hours', 'full'), ('train', 'audit1', 'full'), ('train', 'opinion', 'full'), ('user', 'gender', 'full'), ('user', 'dingtalkId', 'full'), ('user', 'presetRoleId', 'full'), ('user', 'operations', 'role:manage'), ('user', 'status', 'full'), ('user', 'isExamine', 'full'), ('user', 'needAttendance', 'full'), ('user', 'own', 'full'), ('user', 'isFormal', 'full'), ('user', 'salary', 'user:salary'), ('user', 'idCard', 'user:private'), ('user', 'bankNumber', 'user:private'), ('user', 'bankAccount', 'user:private'), ('user', 'bankName', 'user:private'), ('user', 'tzProbation', 'full'), ('user', 'tzRegular', 'full'), ('user', 'tzDemobilize', 'full'), ('user', 'tzDepart', 'full'), ('user', 'entryLearn', 'full'), ('user', 'entryLearnTime', 'full'), ('user', 'numberOfWarnings', 'full'), ('user', 'noTimeNum', 'full'), ('user', 'isLocked', 'full'), ('user', 'lockReason', 'full'), ('user', 'deputyId', 'full'), ('user', 'deputyFrom', 'full'), ('user', 'deputyTo', 'full'), ('user', 'settings', 'full')) v (module, field, code) where v.module = $1 and v.field = $2 $$;

create or replace function rule.may_read_field(module text, relevance_id text, field text) returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$ select rule.may_read($1, $2) and (rule.veil_of($1, $3) is null or rule.may_read_secret($1, $2, rule.veil_of($1, $3))) and (coalesce($3, '') not like 'asked:%' or rule.sees_whole($1, $2)) $$;

create or replace function rule.is_told_of(module text, relevance_id text, field text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if is_told_of.module = 'user' and is_told_of.field in ('salary', 'idCard', 'bankNumber', 'bankAccount', 'bankName') then return not exists (select from store."user" x where x.id = is_told_of.relevance_id::uuid and (x."id" = (select app.me()))); end if;
  return false;
end $$;

drop policy if exists reads on store."admin";
create policy reads on store."admin" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('admin:manage')) or "admin"."user_id" = (select app.me())));
drop policy if exists writes on store."admin";
create policy writes on store."admin" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."apply_for";
create policy reads on store."apply_for" for select to chengban_gate using (("apply_for"."id"::text = (select app.token_of('applyFor')) or ("apply_for"."project_id"::text = (select app.token_of('project')) and ("apply_for"."temporary_id" is not null)) or ((select app.signed_in()) and ((select app.has_operation('applyFor:manage')) or "apply_for"."audit1" = (select app.me()) or "apply_for"."audit2" = (select app.me()) or "apply_for"."id" in (select rule.tasked_of_me('applyFor')) or ("apply_for"."creator_id" = (select app.me()) or "apply_for"."designated_person" = (select app.me()) or "apply_for"."solver_id" = (select app.me()) or "apply_for"."tester_id" = (select app.me()) or "apply_for"."closer_id" = (select app.me()) or "apply_for"."id" in (select rule.apply_for_contains_collaborator()) or "apply_for"."id" in (select rule.apply_for_contains_notify_person())) or "apply_for"."project_id" in (select rule.apply_for_via_project_id()) or "apply_for"."client_id" in (select rule.apply_for_via_client_id())))));
drop policy if exists writes on store."apply_for";
create policy writes on store."apply_for" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."attendance";
create policy reads on store."attendance" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('attendance:manage')) or "attendance"."user_id" = (select app.me()) or "attendance"."user_id" in (select rule.people_below_me()) or "attendance"."id" in (select rule.tasked_of_me('attendance'))));
drop policy if exists writes on store."attendance";
create policy writes on store."attendance" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."attendance_month";
create policy reads on store."attendance_month" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('attendance:manage')) or "attendance_month"."user_id" = (select app.me()) or "attendance_month"."user_id" in (select rule.people_below_me()) or (("attendance_month"."status" = '已锁定') and (select app.has_operation('moneyPayroll:calc') or app.has_operation('moneyPayroll:audit1')))));
drop policy if exists writes on store."attendance_month";
create policy writes on store."attendance_month" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."attendance_punch";
create policy reads on store."attendance_punch" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('attendance:manage')) or "attendance_punch"."user_id" = (select app.me()) or "attendance_punch"."user_id" in (select rule.people_below_me())));
drop policy if exists writes on store."attendance_punch";
create policy writes on store."attendance_punch" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."audit_round";
create policy reads on store."audit_round" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('flow:manage')) or "audit_round"."initiator_id" = (select app.me()) or "audit_round"."id" in (select rule.audit_round_linked_audit_task())));
drop policy if exists writes on store."audit_round";
create policy writes on store."audit_round" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."audit_task";
create policy reads on store."audit_task" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('flow:manage')) or ("audit_task"."user_id" = (select app.me()) or "audit_task"."initiator_id" = (select app.me()))));
drop policy if exists writes on store."audit_task";
create policy writes on store."audit_task" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."bug";
create policy reads on store."bug" for select to chengban_gate using ((("bug"."project_id"::text = (select app.token_of('project')) and ("bug"."temporary_id" is not null)) or ((select app.signed_in()) and ((select app.has_operation('bug:manage')) or ("bug"."provider_id" = (select app.me()) or "bug"."solver_id" = (select app.me()) or "bug"."tester_id" = (select app.me()) or "bug"."closer_id" = (select app.me()) or "bug"."supervise" = (select app.me()) or "bug"."id" in (select rule.bug_contains_collaborator())) or "bug"."project_id" in (select rule.bug_via_project_id()) or "bug"."id" in (select rule.bug_linked_bug_change())))));
drop policy if exists writes on store."bug";
create policy writes on store."bug" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."bug_change";
create policy reads on store."bug_change" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('bug:manage')) or "bug_change"."user_id" = (select app.me()) or "bug_change"."auditor_id" = (select app.me()) or "bug_change"."id" in (select rule.tasked_of_me('bugChange')) or exists (select from public."bug" bug_changep where bug_changep.id = "bug_change"."bug_id" and ((select app.signed_in()) and ((select app.has_operation('bug:manage')) or (bug_changep."provider_id" = (select app.me()) or bug_changep."solver_id" = (select app.me()) or bug_changep."tester_id" = (select app.me()) or bug_changep."closer_id" = (select app.me()) or bug_changep."supervise" = (select app.me()) or bug_changep."id" in (select rule.bug_contains_collaborator())) or bug_changep."project_id" in (select rule.bug_via_project_id()) or bug_changep."id" in (select rule.bug_linked_bug_change()))))));
drop policy if exists writes on store."bug_change";
create policy writes on store."bug_change" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."business_log";
create policy reads on store."business_log" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('businessOpportunity:manage')) or "business_log"."creator_id" = (select app.me()) or exists (select from public."business_opportunity" business_logp where business_logp.id = "business_log"."business_opportunity_id" and ((select app.has_operation('businessOpportunity:manage')) or (business_logp."sales_personnel" = (select app.me()) or business_logp."helper_id" = (select app.me()) or (business_logp."creator_id" = (select app.me()) and (business_logp."status" in ('草稿', '驳回', '已撤回')))) or business_logp."performance_from" in (select rule.departments_below_me()) or business_logp."id" in (select rule.tasked_of_me('businessOpportunity'))))));
drop policy if exists writes on store."business_log";
create policy writes on store."business_log" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."business_opportunity";
create policy reads on store."business_opportunity" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('businessOpportunity:manage')) or ("business_opportunity"."sales_personnel" = (select app.me()) or "business_opportunity"."helper_id" = (select app.me()) or ("business_opportunity"."creator_id" = (select app.me()) and ("business_opportunity"."status" in ('草稿', '驳回', '已撤回')))) or "business_opportunity"."performance_from" in (select rule.departments_below_me()) or "business_opportunity"."id" in (select rule.tasked_of_me('businessOpportunity')) or "business_opportunity"."id" in (select rule.business_opportunity_linked_project())));
drop policy if exists writes on store."business_opportunity";
create policy writes on store."business_opportunity" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."business_product";
create policy reads on store."business_product" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('businessOpportunity:manage')) or exists (select from public."business_opportunity" business_productp where business_productp.id = "business_product"."business_opportunity_id" and ((select app.has_operation('businessOpportunity:manage')) or (business_productp."sales_personnel" = (select app.me()) or business_productp."helper_id" = (select app.me()) or (business_productp."creator_id" = (select app.me()) and (business_productp."status" in ('草稿', '驳回', '已撤回')))) or business_productp."performance_from" in (select rule.departments_below_me()) or business_productp."id" in (select rule.tasked_of_me('businessOpportunity'))))));
drop policy if exists writes on store."business_product";
create policy writes on store."business_product" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."business_task";
create policy reads on store."business_task" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('businessOpportunity:manage')) or ("business_task"."user_id" = (select app.me()) or "business_task"."creator_id" = (select app.me())) or exists (select from public."business_opportunity" business_taskp where business_taskp.id = "business_task"."business_opportunity_id" and ((select app.has_operation('businessOpportunity:manage')) or (business_taskp."sales_personnel" = (select app.me()) or business_taskp."helper_id" = (select app.me()) or (business_taskp."creator_id" = (select app.me()) and (business_taskp."status" in ('草稿', '驳回', '已撤回')))) or business_taskp."performance_from" in (select rule.departments_below_me()) or business_taskp."id" in (select rule.tasked_of_me('businessOpportunity'))))));
drop policy if exists writes on store."business_task";
create policy writes on store."business_task" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."category";
create policy reads on store."category" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('category:manage') or app.has_operation('course:manage')) or (("category"."is_enable" = true) and (("category"."parent_id" is null) or "category"."parent_id" in (select rule.category_via_parent_id())))));
drop policy if exists writes on store."category";
create policy writes on store."category" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."change";
create policy reads on store."change" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('task:manage')) or "change"."user_id" = (select app.me()) or "change"."auditor_id" = (select app.me()) or "change"."id" in (select rule.tasked_of_me('change')) or ((select app.has_operation('changeTime:audit')) and ("change"."user_id" in (select rule.people_led_by_me()) or "change"."project_id" in (select rule.change_via_project_id()))) or (rule.may_read("change"."target_type", "change"."target_id") and rule.sees_whole("change"."target_type", "change"."target_id"))));
drop policy if exists writes on store."change";
create policy writes on store."change" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."check_on_work";
create policy reads on store."check_on_work" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('checkOnWork:manage') or app.has_operation('deduction:audit2')) or "check_on_work"."user_id" = (select app.me()) or "check_on_work"."user_id" in (select rule.people_below_me()) or ((select app.has_operation('moneyPayroll:calc')) and ("check_on_work"."status" = '已锁定'))));
drop policy if exists writes on store."check_on_work";
create policy writes on store."check_on_work" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."check_on_work_fact";
create policy reads on store."check_on_work_fact" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('checkOnWork:manage') or app.has_operation('performance:manage')) or "check_on_work_fact"."user_id" = (select app.me()) or "check_on_work_fact"."user_id" in (select rule.people_below_me())));
drop policy if exists writes on store."check_on_work_fact";
create policy writes on store."check_on_work_fact" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."client";
create policy reads on store."client" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (select app.has_operation('invoicingConfig:manage')) or ("client"."user_id" = (select app.me()) or "client"."helper_id" = (select app.me()) or ("client"."creator_id" = (select app.me()) and ("client"."status" in ('草稿', '驳回', '已撤回')))) or "client"."user_id" in (select rule.people_below_me()) or ((select app.has_operation('client:apply')) and ("client"."ownership" = '公海')) or "client"."id" in (select rule.tasked_of_me('client')) or "client"."id" in (select rule.client_linked_project())));
drop policy if exists writes on store."client";
create policy writes on store."client" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."client_contact";
create policy reads on store."client_contact" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('client:manage')) or exists (select from public."client" client_contactp where client_contactp.id = "client_contact"."client_id" and ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (client_contactp."user_id" = (select app.me()) or client_contactp."helper_id" = (select app.me()) or (client_contactp."creator_id" = (select app.me()) and (client_contactp."status" in ('草稿', '驳回', '已撤回')))) or client_contactp."user_id" in (select rule.people_below_me()) or client_contactp."id" in (select rule.tasked_of_me('client')) or client_contactp."id" in (select rule.client_linked_project())))));
drop policy if exists writes on store."client_contact";
create policy writes on store."client_contact" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."client_owner";
create policy reads on store."client_owner" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('client:manage')) or exists (select from public."client" client_ownerp where client_ownerp.id = "client_owner"."client_id" and ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (client_ownerp."user_id" = (select app.me()) or client_ownerp."helper_id" = (select app.me()) or (client_ownerp."creator_id" = (select app.me()) and (client_ownerp."status" in ('草稿', '驳回', '已撤回')))) or client_ownerp."user_id" in (select rule.people_below_me()) or client_ownerp."id" in (select rule.tasked_of_me('client')) or client_ownerp."id" in (select rule.client_linked_project())))));
drop policy if exists writes on store."client_owner";
create policy writes on store."client_owner" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."client_product";
create policy reads on store."client_product" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('client:manage')) or exists (select from public."client" client_productp where client_productp.id = "client_product"."client_id" and ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (client_productp."user_id" = (select app.me()) or client_productp."helper_id" = (select app.me()) or (client_productp."creator_id" = (select app.me()) and (client_productp."status" in ('草稿', '驳回', '已撤回')))) or client_productp."user_id" in (select rule.people_below_me()) or client_productp."id" in (select rule.tasked_of_me('client')) or client_productp."id" in (select rule.client_linked_project())))));
drop policy if exists writes on store."client_product";
create policy writes on store."client_product" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."client_sync";
create policy reads on store."client_sync" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('sync:manage')));
drop policy if exists writes on store."client_sync";
create policy writes on store."client_sync" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."client_visit";
create policy reads on store."client_visit" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('client:manage')) or "client_visit"."creator_id" in (select rule.people_below_me()) or ("client_visit"."creator_id" = (select app.me()) or "client_visit"."id" in (select rule.client_visit_contains_companion_ids())) or "client_visit"."client_id" in (select rule.client_visit_via_client_id())));
drop policy if exists writes on store."client_visit";
create policy writes on store."client_visit" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."come_go_back";
create policy reads on store."come_go_back" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('money:manage') or app.has_operation('finance:manage') or app.has_operation('moneyComeGo:apply')) or "come_go_back"."come_go_id" in (select rule.come_go_back_via_come_go_id())));
drop policy if exists writes on store."come_go_back";
create policy writes on store."come_go_back" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."comment";
create policy reads on store."comment" for select to chengban_gate using ((select app.signed_in()) and ("comment"."creator_id" = (select app.me()) or (rule.may_read("comment"."module", "comment"."relevance_id") and rule.sees_whole("comment"."module", "comment"."relevance_id"))));
drop policy if exists writes on store."comment";
create policy writes on store."comment" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."comment_read";
create policy reads on store."comment_read" for select to chengban_gate using ((select app.signed_in()) and "comment_read"."user_id" = (select app.me()));
drop policy if exists writes on store."comment_read";
create policy writes on store."comment_read" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."config";
create policy reads on store."config" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('config:manage')));
drop policy if exists writes on store."config";
create policy writes on store."config" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."contract";
create policy reads on store."contract" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('contract:manage')) or ("contract"."initiator" = (select app.me()) or ("contract"."creator_id" = (select app.me()) and ("contract"."status" in ('草稿', '驳回', '已撤回')))) or "contract"."initiator" in (select rule.people_below_me()) or ((select app.has_operation('project:apply') or app.has_operation('project:manage')) and (("contract"."status" = '通过') and ("contract"."is_begun" = false))) or ((select app.has_operation('invoicing:audit') or app.has_operation('invoicing:complete') or app.has_operation('returnedMoney:audit') or app.has_operation('returnedMoney:manage')) and ("contract"."status" in ('通过', '变更中', '已作废'))) or "contract"."id" in (select rule.tasked_of_me('contract')) or "contract"."client_id" in (select rule.contract_via_client_id()) or "contract"."business_opportunity_id" in (select rule.contract_via_business_opportunity_id()) or "contract"."id" in (select rule.contract_linked_project())));
drop policy if exists writes on store."contract";
create policy writes on store."contract" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course";
create policy reads on store."course" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or ("course"."creator_id" = (select app.me()) or "course"."teacher_id" = (select app.me())) or (("course"."shelf" = '已上架') and ("course"."is_open" = true)) or "course"."id" in (select rule.tasked_words_of_me('course')) or (("course"."shelf" = '已上架') and "course"."id" in (select rule.course_contains_role_ids())) or (("course"."shelf" = '已上架') and "course"."id" in (select rule.course_contains_department_ids())) or (("course"."shelf" = '已上架') and "course"."id" in (select rule.course_linked_course_log())) or (("course"."shelf" = '已下架') and "course"."id" in (select rule.course_linked_course_log_2()))));
drop policy if exists writes on store."course";
create policy writes on store."course" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course_assign";
create policy reads on store."course_assign" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or (("course_assign"."target" = '部门') and "course_assign"."department_id" in (select rule.departments_below_me())) or (("course_assign"."target" = '人员') and "course_assign"."user_id" in (select rule.people_below_me())) or "course_assign"."course_id" in (select rule.course_assign_via_course_id())));
drop policy if exists writes on store."course_assign";
create policy writes on store."course_assign" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course_attempt";
create policy reads on store."course_attempt" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or "course_attempt"."course_log_id" in (select rule.course_attempt_via_course_log_id()) or "course_attempt"."course_log_id" in (select rule.course_attempt_via_course_log_id_2())));
drop policy if exists writes on store."course_attempt";
create policy writes on store."course_attempt" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course_chapter";
create policy reads on store."course_chapter" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or exists (select from public."course" course_chapterp where course_chapterp.id = "course_chapter"."course_id")));
drop policy if exists writes on store."course_chapter";
create policy writes on store."course_chapter" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course_chapter_log";
create policy reads on store."course_chapter_log" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or "course_chapter_log"."course_log_id" in (select rule.course_chapter_log_via_course_log_id()) or "course_chapter_log"."course_log_id" in (select rule.course_chapter_log_via_course_log_id_2())));
drop policy if exists writes on store."course_chapter_log";
create policy writes on store."course_chapter_log" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course_comment";
create policy reads on store."course_comment" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or "course_comment"."user_id" = (select app.me()) or (("course_comment"."status" = '显示') and exists (select from public."course" course_commentp where course_commentp.id = "course_comment"."course_id"))));
drop policy if exists writes on store."course_comment";
create policy writes on store."course_comment" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course_log";
create policy reads on store."course_log" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or "course_log"."user_id" = (select app.me()) or "course_log"."user_id" in (select rule.people_below_me()) or "course_log"."course_id" in (select rule.course_log_via_course_id())));
drop policy if exists writes on store."course_log";
create policy writes on store."course_log" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course_question";
create policy reads on store."course_question" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or "course_question"."chapter_id" in (select rule.course_question_via_chapter_id())));
drop policy if exists writes on store."course_question";
create policy writes on store."course_question" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."course_session";
create policy reads on store."course_session" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('course:manage')) or "course_session"."user_id" = (select app.me())));
drop policy if exists writes on store."course_session";
create policy writes on store."course_session" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."daily_work";
create policy reads on store."daily_work" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('dailyWork:manage')) or ("daily_work"."user_id" = (select app.me()) or "daily_work"."manager" = (select app.me())) or "daily_work"."user_id" in (select rule.people_below_me()) or ((select app.has_operation('dailyWork:read')) and "daily_work"."user_id" in (select rule.people_around_me()))));
drop policy if exists writes on store."daily_work";
create policy writes on store."daily_work" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."deduction";
create policy reads on store."deduction" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('checkOnWork:manage') or app.has_operation('deduction:audit2')) or ("deduction"."user_id" = (select app.me()) or "deduction"."initiator" = (select app.me())) or ((select app.has_operation('moneyPayroll:calc')) and ("deduction"."status" = '通过')) or "deduction"."id" in (select rule.tasked_of_me('deduction'))));
drop policy if exists writes on store."deduction";
create policy writes on store."deduction" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."demo_apply";
create policy reads on store."demo_apply" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('demoApply:manage')) or "demo_apply"."id" in (select rule.tasked_of_me('demoApply')) or ("demo_apply"."user_id" = (select app.me()) or "demo_apply"."id" in (select rule.demo_apply_contains_demo_user_ids())) or exists (select from public."business_opportunity" demo_applyp where demo_applyp.id = "demo_apply"."business_opportunity_id" and ((select app.has_operation('businessOpportunity:manage')) or (demo_applyp."sales_personnel" = (select app.me()) or demo_applyp."helper_id" = (select app.me()) or (demo_applyp."creator_id" = (select app.me()) and (demo_applyp."status" in ('草稿', '驳回', '已撤回')))) or demo_applyp."performance_from" in (select rule.departments_below_me()) or demo_applyp."id" in (select rule.tasked_of_me('businessOpportunity'))))));
drop policy if exists writes on store."demo_apply";
create policy writes on store."demo_apply" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."department";
create policy reads on store."department" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('department:manage')) or true));
drop policy if exists writes on store."department";
create policy writes on store."department" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."design";
create policy reads on store."design" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or ("design"."user_id" = (select app.me()) or "design"."creator_id" = (select app.me())) or "design"."id" in (select rule.tasked_of_me('design')) or exists (select from public."project" designp where designp.id = "design"."project_id") or exists (select from public."project_product" designp where designp.id = "design"."project_product_id")));
drop policy if exists writes on store."design";
create policy writes on store."design" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."dict";
create policy reads on store."dict" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('dict:manage')) or true));
drop policy if exists writes on store."dict";
create policy writes on store."dict" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."dict_type";
create policy reads on store."dict_type" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('dict:manage')) or true));
drop policy if exists writes on store."dict_type";
create policy writes on store."dict_type" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."document";
create policy reads on store."document" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('document:manage')) or ("document"."user_id" = (select app.me()) or "document"."creator_id" = (select app.me())) or (("document"."status" = '已发布') and "document"."id" in (select rule.document_linked_document_user()))));
drop policy if exists writes on store."document";
create policy writes on store."document" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."document_role";
create policy reads on store."document_role" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('document:manage')) or exists (select from public."document" document_rolep where document_rolep.id = "document_role"."document_id")));
drop policy if exists writes on store."document_role";
create policy writes on store."document_role" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."document_user";
create policy reads on store."document_user" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('document:manage')) or "document_user"."user_id" = (select app.me()) or "document_user"."user_id" in (select rule.people_below_me()) or "document_user"."document_id" in (select rule.document_user_via_document_id())));
drop policy if exists writes on store."document_user";
create policy writes on store."document_user" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."document_version";
create policy reads on store."document_version" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('document:manage')) or "document_version"."document_id" in (select rule.document_version_via_document_id()) or ("document_version"."document_id" in (select rule.document_version_via_document_id_2()) and rule.document_version_exists_document_user("document_version"."id"))));
drop policy if exists writes on store."document_version";
create policy writes on store."document_version" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."documentation";
create policy reads on store."documentation" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('documentation:manage') or app.has_operation('course:manage')) or "documentation"."creator_id" = (select app.me()) or (("documentation"."status" = '已发布') and ("documentation"."course_id" is null)) or (("documentation"."status" = '已发布') and exists (select from public."course" documentationp where documentationp.id = "documentation"."course_id"))));
drop policy if exists writes on store."documentation";
create policy writes on store."documentation" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."entry";
create policy reads on store."entry" for select to chengban_gate using (("entry"."id"::text = (select app.token_of('entry')) or ((select app.signed_in()) and ((select app.has_operation('entry:manage')) or ("entry"."user_id" = (select app.me()) or "entry"."initiator" = (select app.me()) or "entry"."mentor_id" = (select app.me()) or "entry"."handover_id" = (select app.me())) or "entry"."leader_id" = (select app.me()) or "entry"."id" in (select rule.tasked_of_me('entry'))))));
drop policy if exists writes on store."entry";
create policy writes on store."entry" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."entry_item";
create policy reads on store."entry_item" for select to chengban_gate using ((("entry_item"."entry_id"::text = (select app.token_of('entry')) and ("entry_item"."kind" = '材料')) or ((select app.signed_in()) and ((select app.has_operation('entry:manage')) or ("entry_item"."responsible_id" = (select app.me()) or "entry_item"."entry_id" in (select rule.entry_item_via_entry_id()))))));
drop policy if exists writes on store."entry_item";
create policy writes on store."entry_item" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."entry_template";
create policy reads on store."entry_template" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('entry:manage')));
drop policy if exists writes on store."entry_template";
create policy writes on store."entry_template" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."extra_task";
create policy reads on store."extra_task" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('task:manage')) or ("extra_task"."user_id" = (select app.me()) or "extra_task"."confirmer_id" = (select app.me())) or "extra_task"."id" in (select rule.tasked_of_me('extraTask')) or "extra_task"."project_id" in (select rule.extra_task_via_project_id())));
drop policy if exists writes on store."extra_task";
create policy writes on store."extra_task" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."file_audit";
create policy reads on store."file_audit" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('file:manage')) or "file_audit"."creator_id" = (select app.me()) or ((select app.has_operation('file:audit')) and ("file_audit"."status" in ('待一级审核', '通过', '变更中'))) or "file_audit"."id" in (select rule.tasked_of_me('fileAudit'))));
drop policy if exists writes on store."file_audit";
create policy writes on store."file_audit" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."file_link";
create policy reads on store."file_link" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('file:manage')));
drop policy if exists writes on store."file_link";
create policy writes on store."file_link" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."file_remark";
create policy reads on store."file_remark" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or ((select app.signed_in()) and (rule.may_read("file_remark"."module", "file_remark"."relevance_id") and rule.sees_whole("file_remark"."module", "file_remark"."relevance_id")))));
drop policy if exists writes on store."file_remark";
create policy writes on store."file_remark" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."file_share";
create policy reads on store."file_share" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('file:manage')) or "file_share"."creator_id" = (select app.me())));
drop policy if exists writes on store."file_share";
create policy writes on store."file_share" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."file_share_visit";
create policy reads on store."file_share_visit" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('file:manage')) or "file_share_visit"."share_id" in (select rule.file_share_visit_via_share_id())));
drop policy if exists writes on store."file_share_visit";
create policy writes on store."file_share_visit" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."finance_log";
create policy reads on store."finance_log" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('finance:manage')) or ("finance_log"."about_id" = (select app.me()) and ("finance_log"."action" in ('查看', '导出')))));
drop policy if exists writes on store."finance_log";
create policy writes on store."finance_log" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."finance_period";
create policy reads on store."finance_period" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('finance:manage') or app.has_operation('finance:show')));
drop policy if exists writes on store."finance_period";
create policy writes on store."finance_period" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."gift_give";
create policy reads on store."gift_give" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('gift:manage') or app.has_operation('gift:audit')) or ("gift_give"."user_id" = (select app.me()) or "gift_give"."creator_id" = (select app.me())) or "gift_give"."id" in (select rule.tasked_of_me('giftGive')) or "gift_give"."client_id" in (select rule.gift_give_via_client_id())));
drop policy if exists writes on store."gift_give";
create policy writes on store."gift_give" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."gift_type";
create policy reads on store."gift_type" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('gift:manage')) or ((select app.has_operation('gift:apply')) and ("gift_type"."is_enable" = true))));
drop policy if exists writes on store."gift_type";
create policy writes on store."gift_type" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."goal_plan";
create policy reads on store."goal_plan" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('goalPlan:manage')) or ("goal_plan"."user_id" = (select app.me()) or "goal_plan"."creator_id" = (select app.me())) or "goal_plan"."user_id" in (select rule.people_led_by_me()) or "goal_plan"."department_id" in (select rule.departments_below_me()) or "goal_plan"."project_id" in (select rule.goal_plan_via_project_id())));
drop policy if exists writes on store."goal_plan";
create policy writes on store."goal_plan" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."holiday";
create policy reads on store."holiday" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('holiday:manage')) or true));
drop policy if exists writes on store."holiday";
create policy writes on store."holiday" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."imp_document";
create policy reads on store."imp_document" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:pmo')) or true));
drop policy if exists writes on store."imp_document";
create policy writes on store."imp_document" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."imp_node_log";
create policy reads on store."imp_node_log" for select to chengban_gate using ((("imp_node_log"."project_id"::text = (select app.token_of('project')) and ("imp_node_log"."status" in ('通过', '客户已签'))) or ((select app.signed_in()) and ((select app.has_operation('project:manage')) or exists (select from public."project" imp_node_logp where imp_node_logp.id = "imp_node_log"."project_id")))));
drop policy if exists writes on store."imp_node_log";
create policy writes on store."imp_node_log" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."imp_prepare";
create policy reads on store."imp_prepare" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or ("imp_prepare"."user_id" = (select app.me()) or "imp_prepare"."uploader_id" = (select app.me())) or exists (select from public."project" imp_preparep where imp_preparep.id = "imp_prepare"."project_id") or exists (select from public."business_opportunity" imp_preparep where imp_preparep.id = "imp_prepare"."business_opportunity_id" and ((select app.has_operation('businessOpportunity:manage')) or (imp_preparep."sales_personnel" = (select app.me()) or imp_preparep."helper_id" = (select app.me()) or (imp_preparep."creator_id" = (select app.me()) and (imp_preparep."status" in ('草稿', '驳回', '已撤回')))) or imp_preparep."performance_from" in (select rule.departments_below_me()) or imp_preparep."id" in (select rule.tasked_of_me('businessOpportunity'))))));
drop policy if exists writes on store."imp_prepare";
create policy writes on store."imp_prepare" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."imp_record";
create policy reads on store."imp_record" for select to chengban_gate using ((("imp_record"."project_id"::text = (select app.token_of('project')) and ("imp_record"."status" in ('客户待确认', '已确认', '有异议'))) or ((select app.signed_in()) and ((select app.has_operation('impRecord:manage')) or ("imp_record"."user_id" = (select app.me()) or "imp_record"."creator_id" = (select app.me()) or "imp_record"."id" in (select rule.imp_record_contains_co_user_ids())) or exists (select from public."project" imp_recordp where imp_recordp.id = "imp_record"."project_id")))));
drop policy if exists writes on store."imp_record";
create policy writes on store."imp_record" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."implementary_progress";
create policy reads on store."implementary_progress" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or exists (select from public."project" implementary_progressp where implementary_progressp.id = "implementary_progress"."project_id")));
drop policy if exists writes on store."implementary_progress";
create policy writes on store."implementary_progress" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."invoice_use";
create policy reads on store."invoice_use" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('finance:manage')));
drop policy if exists writes on store."invoice_use";
create policy writes on store."invoice_use" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."invoicing";
create policy reads on store."invoicing" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('invoicing:manage') or app.has_operation('invoicing:audit') or app.has_operation('invoicing:complete')) or ("invoicing"."initiator" = (select app.me()) or "invoicing"."creator_id" = (select app.me())) or "invoicing"."initiator" in (select rule.people_below_me()) or "invoicing"."id" in (select rule.tasked_of_me('invoicing')) or "invoicing"."contract_id" in (select rule.invoicing_via_contract_id()) or "invoicing"."client_id" in (select rule.invoicing_via_client_id())));
drop policy if exists writes on store."invoicing";
create policy writes on store."invoicing" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."invoicing_config";
create policy reads on store."invoicing_config" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('invoicingConfig:manage')) or "invoicing_config"."creator_id" = (select app.me()) or (("invoicing_config"."status" in ('通过', '变更中')) and ("invoicing_config"."kind" = '销方') and (select app.has_operation('invoicing:apply') or app.has_operation('invoicing:audit') or app.has_operation('invoicing:complete'))) or (("invoicing_config"."status" in ('通过', '变更中')) and ("invoicing_config"."kind" = '购方') and not ("invoicing_config"."client_id" is not null) and (select app.has_operation('invoicing:apply'))) or "invoicing_config"."id" in (select rule.tasked_of_me('invoicingConfig')) or (("invoicing_config"."status" in ('通过', '变更中')) and ("invoicing_config"."kind" = '购方') and exists (select from public."client" invoicing_configp where invoicing_configp.id = "invoicing_config"."client_id" and ((select app.has_operation('client:manage') or app.has_operation('client:audit')) or (invoicing_configp."user_id" = (select app.me()) or invoicing_configp."helper_id" = (select app.me()) or (invoicing_configp."creator_id" = (select app.me()) and (invoicing_configp."status" in ('草稿', '驳回', '已撤回')))) or invoicing_configp."user_id" in (select rule.people_below_me()) or invoicing_configp."id" in (select rule.tasked_of_me('client')) or invoicing_configp."id" in (select rule.client_linked_project()))))));
drop policy if exists writes on store."invoicing_config";
create policy writes on store."invoicing_config" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."invoicing_plan";
create policy reads on store."invoicing_plan" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('invoicing:manage') or app.has_operation('invoicingPlan:edit')) or ("invoicing_plan"."creator_id" = (select app.me()) or "invoicing_plan"."user_id" = (select app.me())) or (exists (select from public."contract" invoicing_planp where invoicing_planp.id = "invoicing_plan"."contract_id") and ((select app.has_operation('contract:money')) or "invoicing_plan"."contract_id" in (select rule.invoicing_plan_via_contract_id())))));
drop policy if exists writes on store."invoicing_plan";
create policy writes on store."invoicing_plan" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."keyword";
create policy reads on store."keyword" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('keyword:manage') or app.has_operation('zfcg:view')));
drop policy if exists writes on store."keyword";
create policy writes on store."keyword" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."login_log";
create policy reads on store."login_log" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('log:read')) or "login_log"."user_id" = (select app.me())));
drop policy if exists writes on store."login_log";
create policy writes on store."login_log" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."maintain_date_change";
create policy reads on store."maintain_date_change" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('maintenance:manage') or app.has_operation('maintainDateChange:audit')) or "maintain_date_change"."initiator" = (select app.me()) or "maintain_date_change"."id" in (select rule.tasked_of_me('maintainDateChange')) or exists (select from public."contract" maintain_date_changep where maintain_date_changep.id = "maintain_date_change"."contract_id")));
drop policy if exists writes on store."maintain_date_change";
create policy writes on store."maintain_date_change" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."maintenance";
create policy reads on store."maintenance" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('maintenance:manage')) or "maintenance"."user_id" = (select app.me()) or exists (select from public."contract" maintenancep where maintenancep.id = "maintenance"."contract_id")));
drop policy if exists writes on store."maintenance";
create policy writes on store."maintenance" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."manage_report";
create policy reads on store."manage_report" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('dailyWork:manage') or app.has_operation('manageReport:pmo')) or (("manage_report"."user_id" = (select app.me()) or "manage_report"."manager" = (select app.me())) or "manage_report"."pmo_id" = (select app.me()))));
drop policy if exists writes on store."manage_report";
create policy writes on store."manage_report" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."market_work";
create policy reads on store."market_work" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('dailyWork:manage')) or ("market_work"."user_id" = (select app.me()) or "market_work"."manager" = (select app.me())) or "market_work"."user_id" in (select rule.people_below_me()) or ((select app.has_operation('dailyWork:read')) and "market_work"."user_id" in (select rule.people_around_me()))));
drop policy if exists writes on store."market_work";
create policy writes on store."market_work" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."meeting_kind";
create policy reads on store."meeting_kind" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('meetingKind:manage')) or true));
drop policy if exists writes on store."meeting_kind";
create policy writes on store."meeting_kind" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."menu";
create policy reads on store."menu" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('menu:manage')) or true));
drop policy if exists writes on store."menu";
create policy writes on store."menu" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."message";
create policy reads on store."message" for select to chengban_gate using ((select app.signed_in()) and "message"."user_id" = (select app.me()));
drop policy if exists writes on store."message";
create policy writes on store."message" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."milepost";
create policy reads on store."milepost" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('milepost:manage')) or "milepost"."user_id" in (select rule.people_below_me()) or ("milepost"."user_id" = (select app.me()) or "milepost"."creator_id" = (select app.me()) or "milepost"."id" in (select rule.milepost_contains_user_ids())) or exists (select from public."project" milepostp where milepostp.id = "milepost"."project_id") or exists (select from public."project_product" milepostp where milepostp.id = "milepost"."project_product_id")));
drop policy if exists writes on store."milepost";
create policy writes on store."milepost" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."milepost_advance";
create policy reads on store."milepost_advance" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('milepostAdvance:manage')) or "milepost_advance"."creator_id" = (select app.me()) or "milepost_advance"."id" in (select rule.tasked_of_me('milepostAdvance')) or "milepost_advance"."milepost_id" in (select rule.milepost_advance_via_milepost_id())));
drop policy if exists writes on store."milepost_advance";
create policy writes on store."milepost_advance" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."milepost_advance_kind";
create policy reads on store."milepost_advance_kind" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('milepostAdvance:manage')) or true));
drop policy if exists writes on store."milepost_advance_kind";
create policy writes on store."milepost_advance_kind" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."milepost_user_summary";
create policy reads on store."milepost_user_summary" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('milepost:manage')) or "milepost_user_summary"."user_id" = (select app.me()) or "milepost_user_summary"."user_id" in (select rule.people_below_me())));
drop policy if exists writes on store."milepost_user_summary";
create policy writes on store."milepost_user_summary" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_budget";
create policy reads on store."money_budget" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('finance:manage') or app.has_operation('finance:show')) or ("money_budget"."department_id" in (select rule.money_budget_via_department_id()) or "money_budget"."project_id" in (select rule.money_budget_via_project_id()))));
drop policy if exists writes on store."money_budget";
create policy writes on store."money_budget" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_come_go";
create policy reads on store."money_come_go" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('money:manage') or app.has_operation('finance:manage') or app.has_operation('moneyComeGo:apply')) or "money_come_go"."user_id" = (select app.me()) or exists (select from public."submit_come_go" money_come_gop where money_come_gop.id = "money_come_go"."submit_id")));
drop policy if exists writes on store."money_come_go";
create policy writes on store."money_come_go" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_expense";
create policy reads on store."money_expense" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('submitExpense:manage') or app.has_operation('finance:manage')) or "money_expense"."project_id" in (select rule.money_expense_via_project_id()) or exists (select from public."submit_expense" money_expensep where money_expensep.id = "money_expense"."submit_id")));
drop policy if exists writes on store."money_expense";
create policy writes on store."money_expense" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_less";
create policy reads on store."money_less" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('moneyPayroll:calc')) or "money_less"."user_id" = (select app.me())));
drop policy if exists writes on store."money_less";
create policy writes on store."money_less" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_month";
create policy reads on store."money_month" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('money:manage') or app.has_operation('finance:manage')) or exists (select from public."submit_month" money_monthp where money_monthp.id = "money_month"."submit_id")));
drop policy if exists writes on store."money_month";
create policy writes on store."money_month" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_other";
create policy reads on store."money_other" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('money:manage') or app.has_operation('finance:manage')) or exists (select from public."submit_other" money_otherp where money_otherp.id = "money_other"."submit_id")));
drop policy if exists writes on store."money_other";
create policy writes on store."money_other" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_payroll";
create policy reads on store."money_payroll" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('moneyPayroll:calc')) or ("money_payroll"."user_id" = (select app.me()) and ("money_payroll"."status" in ('待确认', '已确认', '有异议'))) or "money_payroll"."submit_id" in (select rule.money_payroll_via_submit_id()) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (select app.has_operation('user:salary')) and "money_payroll"."submit_id" in (select rule.money_payroll_via_submit_id_2())) or ((select app.has_operation('moneyPayroll:pay')) and "money_payroll"."submit_id" in (select rule.money_payroll_via_submit_id_3()))));
drop policy if exists writes on store."money_payroll";
create policy writes on store."money_payroll" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_salary";
create policy reads on store."money_salary" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('moneySalary:manage')) or ("money_salary"."user_id" = (select app.me()) and ("money_salary"."status" = '通过')) or ((select app.has_operation('moneyPayroll:calc') or app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and (select app.has_operation('user:salary'))) or "money_salary"."submit_id" in (select rule.money_salary_via_submit_id())));
drop policy if exists writes on store."money_salary";
create policy writes on store."money_salary" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."money_server";
create policy reads on store."money_server" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('moneyServer:manage') or app.has_operation('money:manage') or app.has_operation('finance:manage')) or "money_server"."user_id" = (select app.me())));
drop policy if exists writes on store."money_server";
create policy writes on store."money_server" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."official_seal";
create policy reads on store."official_seal" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('officialSeal:manage')) or ("official_seal"."keeper_id" = (select app.me()) or "official_seal"."backup_id" = (select app.me())) or ((select app.has_operation('officialSeal:apply')) and ("official_seal"."status" in ('在库', '借出')))));
drop policy if exists writes on store."official_seal";
create policy writes on store."official_seal" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."official_seal_use";
create policy reads on store."official_seal_use" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('officialSeal:manage')) or ("official_seal_use"."user_id" = (select app.me()) or "official_seal_use"."companion_id" = (select app.me())) or "official_seal_use"."id" in (select rule.tasked_of_me('officialSealUse')) or (("official_seal_use"."status" in ('通过', '已作废')) and "official_seal_use"."seal_id" in (select rule.official_seal_use_via_seal_id())) or exists (select from public."contract" official_seal_usep where official_seal_usep.id = "official_seal_use"."contract_id")));
drop policy if exists writes on store."official_seal_use";
create policy writes on store."official_seal_use" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."okr";
create policy reads on store."okr" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('okr:manage')) or ("okr"."user_id" = (select app.me()) or "okr"."confirmer_id" = (select app.me())) or "okr"."user_id" in (select rule.people_below_me()) or (("okr"."status" in ('进行中', '待评分', '已归档')) and "okr"."user_id" in (select rule.people_leading_me())) or "okr"."id" in (select rule.tasked_of_me('okr'))));
drop policy if exists writes on store."okr";
create policy writes on store."okr" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."okr_check";
create policy reads on store."okr_check" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('okr:manage')) or ("okr_check"."user_id" = (select app.me()) or "okr_check"."confirmer_id" = (select app.me())) or "okr_check"."id" in (select rule.tasked_of_me('okrCheck'))));
drop policy if exists writes on store."okr_check";
create policy writes on store."okr_check" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."operation";
create policy reads on store."operation" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('role:manage')) or true));
drop policy if exists writes on store."operation";
create policy writes on store."operation" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."overtime";
create policy reads on store."overtime" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('overtime:manage')) or "overtime"."user_id" = (select app.me()) or "overtime"."user_id" in (select rule.people_below_me()) or "overtime"."id" in (select rule.tasked_of_me('overtime'))));
drop policy if exists writes on store."overtime";
create policy writes on store."overtime" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."performance";
create policy reads on store."performance" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('performance:manage') or app.has_operation('performance:report')) or ("performance"."user_id" = (select app.me()) or "performance"."leader_id" = (select app.me())) or "performance"."user_id" in (select rule.people_below_me())));
drop policy if exists writes on store."performance";
create policy writes on store."performance" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."performance_item";
create policy reads on store."performance_item" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('performance:manage')) or exists (select from public."performance" performance_itemp where performance_itemp.id = "performance_item"."performance_id")));
drop policy if exists writes on store."performance_item";
create policy writes on store."performance_item" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."permission";
create policy reads on store."permission" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('role:manage') or app.has_operation('log:read')));
drop policy if exists writes on store."permission";
create policy writes on store."permission" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."plan_item";
create policy reads on store."plan_item" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('taskDay:pmo')) or (exists (select from public."task_day" plan_itemp where plan_itemp.id = "plan_item"."task_day_id") or exists (select from public."task_week" plan_itemp where plan_itemp.id = "plan_item"."task_week_id") or exists (select from public."weekend_task" plan_itemp where plan_itemp.id = "plan_item"."weekend_task_id"))));
drop policy if exists writes on store."plan_item";
create policy writes on store."plan_item" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."pmo_assign";
create policy reads on store."pmo_assign" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('pmoAssign:manage')) or ("pmo_assign"."user_id" = (select app.me()) or "pmo_assign"."sender_id" = (select app.me())) or "pmo_assign"."user_id" in (select rule.people_led_by_me())));
drop policy if exists writes on store."pmo_assign";
create policy writes on store."pmo_assign" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."pmo_work";
create policy reads on store."pmo_work" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('dailyWork:manage')) or ("pmo_work"."user_id" = (select app.me()) or "pmo_work"."manager" = (select app.me()))));
drop policy if exists writes on store."pmo_work";
create policy writes on store."pmo_work" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."process_image";
create policy reads on store."process_image" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('processImage:manage')) or ("process_image"."is_enable" = true)));
drop policy if exists writes on store."process_image";
create policy writes on store."process_image" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."product_download";
create policy reads on store."product_download" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('productDownload:manage') or app.has_operation('productLibrary:audit') or app.has_operation('productLibrary:resetPwd')) or "product_download"."user_id" = (select app.me()) or "product_download"."product_library_version_id" in (select rule.product_download_via_product_library_version_id())));
drop policy if exists writes on store."product_download";
create policy writes on store."product_download" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."product_library";
create policy reads on store."product_library" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('productLibrary:manage')) or "product_library"."principal_id" = (select app.me()) or ("product_library"."is_enable" = true)));
drop policy if exists writes on store."product_library";
create policy writes on store."product_library" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."product_library_version";
create policy reads on store."product_library_version" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('productLibrary:manage')) or not ("product_library_version"."project_id" is not null) or ("product_library_version"."user_id" = (select app.me()) or "product_library_version"."id" in (select rule.product_library_version_contains_tester_ids())) or "product_library_version"."product_library_id" in (select rule.product_library_version_via_product_library_id()) or exists (select from public."project" product_library_versionp where product_library_versionp.id = "product_library_version"."project_id")));
drop policy if exists writes on store."product_library_version";
create policy writes on store."product_library_version" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project";
create policy reads on store."project" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or "project"."principal_id" in (select rule.people_below_me()) or "project"."id" in (select rule.tasked_of_me('project')) or ("project"."initiator" = (select app.me()) or "project"."principal_id" = (select app.me()) or "project"."dev_principal_id" = (select app.me()) or "project"."imp_principal_id" = (select app.me()) or "project"."supervise" = (select app.me()) or "project"."id" in (select rule.project_linked_project_member())) or "project"."contract_id" in (select rule.project_via_contract_id())));
drop policy if exists writes on store."project";
create policy writes on store."project" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_dashboard";
create policy reads on store."project_dashboard" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage') or app.has_operation('projectReport:read')) or "project_dashboard"."user_id" = (select app.me()) or "project_dashboard"."user_id" in (select rule.people_below_me())));
drop policy if exists writes on store."project_dashboard";
create policy writes on store."project_dashboard" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_follow";
create policy reads on store."project_follow" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or "project_follow"."user_id" = (select app.me())));
drop policy if exists writes on store."project_follow";
create policy writes on store."project_follow" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_man_day";
create policy reads on store."project_man_day" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or "project_man_day"."creator_id" = (select app.me()) or "project_man_day"."id" in (select rule.tasked_of_me('projectManDay')) or "project_man_day"."project_id" in (select rule.project_man_day_via_project_id())));
drop policy if exists writes on store."project_man_day";
create policy writes on store."project_man_day" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_member";
create policy reads on store."project_member" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or "project_member"."user_id" = (select app.me()) or exists (select from public."project" project_memberp where project_memberp.id = "project_member"."project_id")));
drop policy if exists writes on store."project_member";
create policy writes on store."project_member" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_module";
create policy reads on store."project_module" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or exists (select from public."project" project_modulep where project_modulep.id = "project_module"."project_id")));
drop policy if exists writes on store."project_module";
create policy writes on store."project_module" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_produce";
create policy reads on store."project_produce" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or ("project_produce"."user_id" = (select app.me()) or "project_produce"."receiver_id" = (select app.me()) or "project_produce"."creator_id" = (select app.me())) or exists (select from public."project" project_producep where project_producep.id = "project_produce"."project_id")));
drop policy if exists writes on store."project_produce";
create policy writes on store."project_produce" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_product";
create policy reads on store."project_product" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('projectProduct:manage')) or "project_product"."id" in (select rule.tasked_of_me('projectProduct')) or ("project_product"."initiator" = (select app.me()) or "project_product"."principal_id" = (select app.me()) or "project_product"."dev_principal_id" = (select app.me()) or "project_product"."supervise" = (select app.me()) or "project_product"."id" in (select rule.project_product_contains_tester_ids()) or "project_product"."id" in (select rule.project_product_contains_teammate_ids()) or "project_product"."id" in (select rule.project_product_contains_backend_ids()) or "project_product"."id" in (select rule.project_product_contains_foregoing_ids()))));
drop policy if exists writes on store."project_product";
create policy writes on store."project_product" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_progress";
create policy reads on store."project_progress" for select to chengban_gate using ((("project_progress"."project_id"::text = (select app.token_of('project')) and ("project_progress"."status" in ('客户待确认', '已确认', '有异议', '已完成'))) or ((select app.signed_in()) and ((select app.has_operation('project:manage')) or "project_progress"."creator_id" = (select app.me()) or exists (select from public."project" project_progressp where project_progressp.id = "project_progress"."project_id")))));
drop policy if exists writes on store."project_progress";
create policy writes on store."project_progress" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."project_ver";
create policy reads on store."project_ver" for select to chengban_gate using ((("project_ver"."project_id"::text = (select app.token_of('project')) and ("project_ver"."status" in ('客户待确认', '已确认', '有异议'))) or ((select app.signed_in()) and ((select app.has_operation('project:manage')) or ("project_ver"."creator_id" = (select app.me()) or "project_ver"."user_id" = (select app.me())) or "project_ver"."id" in (select rule.tasked_of_me('projectVer')) or exists (select from public."project" project_verp where project_verp.id = "project_ver"."project_id")))));
drop policy if exists writes on store."project_ver";
create policy writes on store."project_ver" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."receive";
create policy reads on store."receive" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('receive:manage')) or "receive"."user_id" = (select app.me()) or "receive"."user_id" in (select rule.people_below_me()) or "receive"."id" in (select rule.tasked_of_me('receive'))));
drop policy if exists writes on store."receive";
create policy writes on store."receive" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."receive_item";
create policy reads on store."receive_item" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('receive:manage')) or ((select app.has_operation('receive:apply')) and ("receive_item"."is_enable" = true))));
drop policy if exists writes on store."receive_item";
create policy writes on store."receive_item" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."receive_stock";
create policy reads on store."receive_stock" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('receive:manage')));
drop policy if exists writes on store."receive_stock";
create policy writes on store."receive_stock" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."remind_pause";
create policy reads on store."remind_pause" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('remind:manage')) or ("remind_pause"."user_id" = (select app.me()) or "remind_pause"."creator_id" = (select app.me())) or (not ("remind_pause"."user_id" is not null) and (rule.may_read("remind_pause"."module", "remind_pause"."about_id") and rule.sees_whole("remind_pause"."module", "remind_pause"."about_id")))));
drop policy if exists writes on store."remind_pause";
create policy writes on store."remind_pause" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."reminder_rule";
create policy reads on store."reminder_rule" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('remind:manage')));
drop policy if exists writes on store."reminder_rule";
create policy writes on store."reminder_rule" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."rest_day";
create policy reads on store."rest_day" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('restDay:manage')) or ("rest_day"."user_id" = (select app.me()) or "rest_day"."handover_id" = (select app.me())) or "rest_day"."user_id" in (select rule.people_below_me()) or "rest_day"."id" in (select rule.tasked_of_me('restDay'))));
drop policy if exists writes on store."rest_day";
create policy writes on store."rest_day" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."rest_day_ledger";
create policy reads on store."rest_day_ledger" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('restDay:manage')) or "rest_day_ledger"."user_id" = (select app.me()) or "rest_day_ledger"."user_id" in (select rule.people_below_me())));
drop policy if exists writes on store."rest_day_ledger";
create policy writes on store."rest_day_ledger" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."returned_money";
create policy reads on store."returned_money" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('returnedMoney:manage')) or "returned_money"."user_id" = (select app.me()) or (exists (select from public."contract" returned_moneyp where returned_moneyp.id = "returned_money"."contract_id") and ((select app.has_operation('contract:money')) or "returned_money"."contract_id" in (select rule.returned_money_via_contract_id())))));
drop policy if exists writes on store."returned_money";
create policy writes on store."returned_money" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."returned_money_apply";
create policy reads on store."returned_money_apply" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('returnedMoney:audit') or app.has_operation('returnedMoney:manage')) or "returned_money_apply"."user_id" = (select app.me()) or "returned_money_apply"."id" in (select rule.tasked_of_me('returnedMoneyApply')) or exists (select from public."returned_money" returned_money_applyp where returned_money_applyp.id = "returned_money_apply"."returned_money_id")));
drop policy if exists writes on store."returned_money_apply";
create policy writes on store."returned_money_apply" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."role";
create policy reads on store."role" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('role:manage')) or true));
drop policy if exists writes on store."role";
create policy writes on store."role" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."role_operation";
create policy reads on store."role_operation" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('role:manage')));
drop policy if exists writes on store."role_operation";
create policy writes on store."role_operation" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."role_permission";
create policy reads on store."role_permission" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('role:manage')));
drop policy if exists writes on store."role_permission";
create policy writes on store."role_permission" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."sales_target";
create policy reads on store."sales_target" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('businessOpportunity:manage')) or "sales_target"."user_id" = (select app.me()) or "sales_target"."user_id" in (select rule.people_below_me()) or "sales_target"."department_id" in (select rule.departments_below_me())));
drop policy if exists writes on store."sales_target";
create policy writes on store."sales_target" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."saved_view";
create policy reads on store."saved_view" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('config:manage')) or ("saved_view"."creator_id" = (select app.me()) or ("saved_view"."is_shared" = true))));
drop policy if exists writes on store."saved_view";
create policy writes on store."saved_view" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."social_insurance";
create policy reads on store."social_insurance" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('socialInsurance:manage') or app.has_operation('moneyPayroll:calc') or app.has_operation('moneyPayroll:audit1')) or "social_insurance"."user_id" = (select app.me())));
drop policy if exists writes on store."social_insurance";
create policy writes on store."social_insurance" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."social_rule";
create policy reads on store."social_rule" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('socialRule:manage') or app.has_operation('moneyPayroll:calc') or app.has_operation('moneyPayroll:audit1') or app.has_operation('finance:manage')));
drop policy if exists writes on store."social_rule";
create policy writes on store."social_rule" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."stored_file";
create policy reads on store."stored_file" for select to chengban_gate using ((select app.signed_in()) and ("stored_file"."creator_id" = (select app.me()) or ("stored_file"."folder" = 'avatar') or exists (select from rule.stored_file_linked_file_link("stored_file"."id") stored_files where (((select app.signed_in()) and ((stored_files."module" = 'workDay') and (stored_files."field" in ('background', 'logo'))) and rule.file_link_exists_work_day(stored_files."id")) or rule.may_read_field(stored_files."module", stored_files."relevance_id", stored_files."field")))));
drop policy if exists writes on store."stored_file";
create policy writes on store."stored_file" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."submit_come_go";
create policy reads on store."submit_come_go" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('money:manage') or app.has_operation('finance:manage') or app.has_operation('moneyComeGo:apply')) or "submit_come_go"."id" in (select rule.tasked_of_me('submitComeGo')) or ("submit_come_go"."creator_id" = (select app.me()) or "submit_come_go"."id" in (select rule.submit_come_go_linked_money_come_go()))));
drop policy if exists writes on store."submit_come_go";
create policy writes on store."submit_come_go" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."submit_expense";
create policy reads on store."submit_expense" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('submitExpense:manage')) or ("submit_expense"."creator_id" = (select app.me()) or "submit_expense"."user_id" = (select app.me())) or "submit_expense"."department_id" in (select rule.departments_below_me()) or ((select app.has_operation('submitExpense:pay')) and ("submit_expense"."status" = '通过')) or "submit_expense"."id" in (select rule.tasked_of_me('submitExpense'))));
drop policy if exists writes on store."submit_expense";
create policy writes on store."submit_expense" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."submit_month";
create policy reads on store."submit_month" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('money:manage') or app.has_operation('finance:manage')) or "submit_month"."creator_id" = (select app.me()) or "submit_month"."id" in (select rule.tasked_of_me('submitMonth'))));
drop policy if exists writes on store."submit_month";
create policy writes on store."submit_month" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."submit_other";
create policy reads on store."submit_other" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('money:manage') or app.has_operation('finance:manage')) or "submit_other"."creator_id" = (select app.me()) or "submit_other"."id" in (select rule.tasked_of_me('submitOther'))));
drop policy if exists writes on store."submit_other";
create policy writes on store."submit_other" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."submit_payroll";
create policy reads on store."submit_payroll" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('moneyPayroll:calc')) or ((select app.has_operation('moneyPayroll:audit1') or app.has_operation('moneyPayroll:audit2')) and ("submit_payroll"."status" in ('待一级审核', '待二级审核', '通过', '已作废'))) or ((select app.has_operation('moneyPayroll:pay')) and ("submit_payroll"."stage" in ('已锁定', '已发放', '已归档'))) or "submit_payroll"."id" in (select rule.tasked_of_me('submitPayroll'))));
drop policy if exists writes on store."submit_payroll";
create policy writes on store."submit_payroll" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."submit_salary";
create policy reads on store."submit_salary" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('moneySalary:manage')) or "submit_salary"."creator_id" = (select app.me()) or "submit_salary"."id" in (select rule.tasked_of_me('submitSalary'))));
drop policy if exists writes on store."submit_salary";
create policy writes on store."submit_salary" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."task";
create policy reads on store."task" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('task:manage')) or "task"."auditor1" = (select app.me()) or "task"."auditor2" = (select app.me()) or "task"."designee" in (select rule.people_led_by_me()) or "task"."id" in (select rule.tasked_of_me('task')) or ("task"."user_id" = (select app.me()) or "task"."designee" = (select app.me()) or "task"."supervise" = (select app.me()) or "task"."id" in (select rule.task_linked_task_users())) or "task"."project_id" in (select rule.task_via_project_id())));
drop policy if exists writes on store."task";
create policy writes on store."task" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."task_day";
create policy reads on store."task_day" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('taskDay:pmo')) or "task_day"."user_id" = (select app.me()) or "task_day"."confirmer_id" = (select app.me()) or "task_day"."user_id" in (select rule.people_led_by_me()) or ((select app.has_operation('taskDay:confirm')) and "task_day"."user_id" in (select rule.people_around_me()))));
drop policy if exists writes on store."task_day";
create policy writes on store."task_day" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."task_users";
create policy reads on store."task_users" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('task:manage')) or exists (select from public."task" task_usersp where task_usersp.id = "task_users"."task_id")));
drop policy if exists writes on store."task_users";
create policy writes on store."task_users" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."task_week";
create policy reads on store."task_week" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('taskDay:pmo')) or "task_week"."user_id" = (select app.me()) or "task_week"."confirmer_id" = (select app.me()) or "task_week"."user_id" in (select rule.people_led_by_me()) or "task_week"."user_id" in (select rule.people_below_me()) or "task_week"."week_task_comb_id" in (select rule.task_week_via_week_task_comb_id())));
drop policy if exists writes on store."task_week";
create policy writes on store."task_week" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."tax_opening";
create policy reads on store."tax_opening" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('moneyPayroll:calc')) or "tax_opening"."user_id" = (select app.me())));
drop policy if exists writes on store."tax_opening";
create policy writes on store."tax_opening" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."tax_rule";
create policy reads on store."tax_rule" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('taxRule:manage') or app.has_operation('moneyPayroll:calc') or app.has_operation('moneyPayroll:audit1')));
drop policy if exists writes on store."tax_rule";
create policy writes on store."tax_rule" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."technical_challenge";
create policy reads on store."technical_challenge" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or ((select app.signed_in()) and ("technical_challenge"."status" = '已解决')) or ("technical_challenge"."proposer_id" = (select app.me()) or "technical_challenge"."user_id" = (select app.me()) or "technical_challenge"."id" in (select rule.technical_challenge_contains_user_ids())) or exists (select from public."project" technical_challengep where technical_challengep.id = "technical_challenge"."project_id") or exists (select from public."project_product" technical_challengep where technical_challengep.id = "technical_challenge"."project_product_id")));
drop policy if exists writes on store."technical_challenge";
create policy writes on store."technical_challenge" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."test_apply";
create policy reads on store."test_apply" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('testApply:manage')) or "test_apply"."id" in (select rule.tasked_of_me('testApply')) or ("test_apply"."user_id" = (select app.me()) or "test_apply"."handler_id" = (select app.me()) or "test_apply"."id" in (select rule.test_apply_contains_tester_ids())) or exists (select from public."business_opportunity" test_applyp where test_applyp.id = "test_apply"."business_opportunity_id" and ((select app.has_operation('businessOpportunity:manage')) or (test_applyp."sales_personnel" = (select app.me()) or test_applyp."helper_id" = (select app.me()) or (test_applyp."creator_id" = (select app.me()) and (test_applyp."status" in ('草稿', '驳回', '已撤回')))) or test_applyp."performance_from" in (select rule.departments_below_me()) or test_applyp."id" in (select rule.tasked_of_me('businessOpportunity'))))));
drop policy if exists writes on store."test_apply";
create policy writes on store."test_apply" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."train";
create policy reads on store."train" for select to chengban_gate using ((("train"."project_id"::text = (select app.token_of('project')) and not ("train"."status" = '已作废')) or ((select app.signed_in()) and ((select app.has_operation('train:manage') or app.has_operation('train:audit')) or ("train"."creator_id" = (select app.me()) or "train"."teacher_id" = (select app.me())) or "train"."id" in (select rule.tasked_of_me('train')) or exists (select from public."project" trainp where trainp.id = "train"."project_id")))));
drop policy if exists writes on store."train";
create policy writes on store."train" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."user";
create policy reads on store."user" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('user:edit') or app.has_operation('user:read')) or "user"."id" = (select app.me()) or true or "user"."id" in (select rule.people_below_me())));
drop policy if exists writes on store."user";
create policy writes on store."user" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."user_role";
create policy reads on store."user_role" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('role:manage')) or "user_role"."user_id" = (select app.me())));
drop policy if exists writes on store."user_role";
create policy writes on store."user_role" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."violate";
create policy reads on store."violate" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('violate:manage')) or ("violate"."creator_id" = (select app.me()) or ("violate"."user_id" = (select app.me()) and not ("violate"."status" = '草稿'))) or ("violate"."user_id" in (select rule.people_below_me()) and not ("violate"."status" = '草稿')) or ((select app.has_operation('violate:audit')) and not ("violate"."status" in ('草稿', '待说明'))) or "violate"."id" in (select rule.tasked_of_me('violate'))));
drop policy if exists writes on store."violate";
create policy writes on store."violate" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."warn_accident";
create policy reads on store."warn_accident" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('violate:manage')) or "warn_accident"."user_id" = (select app.me()) or "warn_accident"."user_id" in (select rule.people_below_me())));
drop policy if exists writes on store."warn_accident";
create policy writes on store."warn_accident" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."wbs_hour";
create policy reads on store."wbs_hour" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or "wbs_hour"."user_id" = (select app.me()) or "wbs_hour"."wbs_task_id" in (select rule.wbs_hour_via_wbs_task_id())));
drop policy if exists writes on store."wbs_hour";
create policy writes on store."wbs_hour" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."wbs_task";
create policy reads on store."wbs_task" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('project:manage')) or "wbs_task"."user_id" = (select app.me()) or exists (select from public."project" wbs_taskp where wbs_taskp.id = "wbs_task"."project_id")));
drop policy if exists writes on store."wbs_task";
create policy writes on store."wbs_task" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."week_task_comb";
create policy reads on store."week_task_comb" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('taskDay:pmo')) or "week_task_comb"."department_id" in (select rule.departments_below_me()) or ("week_task_comb"."user_id" = (select app.me()) or "week_task_comb"."id" in (select rule.week_task_comb_contains_user_ids())) or "week_task_comb"."project_id" in (select rule.week_task_comb_via_project_id())));
drop policy if exists writes on store."week_task_comb";
create policy writes on store."week_task_comb" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."week_task_snapshot";
create policy reads on store."week_task_snapshot" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('taskDay:pmo')) or exists (select from public."week_task_comb" week_task_snapshotp where week_task_snapshotp.id = "week_task_snapshot"."week_task_comb_id")));
drop policy if exists writes on store."week_task_snapshot";
create policy writes on store."week_task_snapshot" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."week_work";
create policy reads on store."week_work" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('dailyWork:manage')) or ("week_work"."user_id" = (select app.me()) or "week_work"."manager" = (select app.me())) or "week_work"."user_id" in (select rule.people_below_me()) or ((select app.has_operation('dailyWork:read')) and "week_work"."user_id" in (select rule.people_around_me()))));
drop policy if exists writes on store."week_work";
create policy writes on store."week_work" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."weekend_task";
create policy reads on store."weekend_task" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('taskDay:pmo')) or "weekend_task"."user_id" = (select app.me()) or "weekend_task"."confirmer_id" = (select app.me()) or "weekend_task"."user_id" in (select rule.people_below_me()) or "weekend_task"."id" in (select rule.tasked_of_me('weekendTask'))));
drop policy if exists writes on store."weekend_task";
create policy writes on store."weekend_task" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."work_day";
create policy reads on store."work_day" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('workDay:manage')) or ("work_day"."host_id" = (select app.me()) or "work_day"."creator_id" = (select app.me()) or "work_day"."id" in (select rule.work_day_contains_user_ids())) or (("work_day"."relevance_module" = 'project') and (rule.may_read("work_day"."relevance_module", "work_day"."relevance_id") and rule.sees_whole("work_day"."relevance_module", "work_day"."relevance_id")))));
drop policy if exists writes on store."work_day";
create policy writes on store."work_day" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."work_day_attend";
create policy reads on store."work_day_attend" for select to chengban_gate using ((select app.signed_in()) and ((select app.has_operation('workDay:manage')) or "work_day_attend"."user_id" = (select app.me()) or exists (select from public."work_day" work_day_attendp where work_day_attendp.id = "work_day_attend"."work_day_id")));
drop policy if exists writes on store."work_day_attend";
create policy writes on store."work_day_attend" to chengban_writer using (true) with check (true);

drop policy if exists reads on store."zfcg";
create policy reads on store."zfcg" for select to chengban_gate using ((select app.signed_in()) and (select app.has_operation('zfcg:view') or app.has_operation('keyword:manage')));
drop policy if exists writes on store."zfcg";
create policy writes on store."zfcg" to chengban_writer using (true) with check (true);

drop policy if exists reads on store.apply_for_collaborator;
create policy reads on store.apply_for_collaborator for select to chengban_gate using (true);
drop policy if exists writes on store.apply_for_collaborator;
create policy writes on store.apply_for_collaborator to chengban_writer using (true) with check (true);

drop policy if exists reads on store.apply_for_notify_person;
create policy reads on store.apply_for_notify_person for select to chengban_gate using (true);
drop policy if exists writes on store.apply_for_notify_person;
create policy writes on store.apply_for_notify_person to chengban_writer using (true) with check (true);

drop policy if exists reads on store.bug_collaborator;
create policy reads on store.bug_collaborator for select to chengban_gate using (true);
drop policy if exists writes on store.bug_collaborator;
create policy writes on store.bug_collaborator to chengban_writer using (true) with check (true);

drop policy if exists reads on store.business_log_client_contact_ids;
create policy reads on store.business_log_client_contact_ids for select to chengban_gate using (true);
drop policy if exists writes on store.business_log_client_contact_ids;
create policy writes on store.business_log_client_contact_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.client_visit_client_contact_ids;
create policy reads on store.client_visit_client_contact_ids for select to chengban_gate using (true);
drop policy if exists writes on store.client_visit_client_contact_ids;
create policy writes on store.client_visit_client_contact_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.client_visit_companion_ids;
create policy reads on store.client_visit_companion_ids for select to chengban_gate using (true);
drop policy if exists writes on store.client_visit_companion_ids;
create policy writes on store.client_visit_companion_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.comment_mentions;
create policy reads on store.comment_mentions for select to chengban_gate using (true);
drop policy if exists writes on store.comment_mentions;
create policy writes on store.comment_mentions to chengban_writer using (true) with check (true);

drop policy if exists reads on store.course_role_ids;
create policy reads on store.course_role_ids for select to chengban_gate using (true);
drop policy if exists writes on store.course_role_ids;
create policy writes on store.course_role_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.course_department_ids;
create policy reads on store.course_department_ids for select to chengban_gate using (true);
drop policy if exists writes on store.course_department_ids;
create policy writes on store.course_department_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.course_comment_mentions;
create policy reads on store.course_comment_mentions for select to chengban_gate using (true);
drop policy if exists writes on store.course_comment_mentions;
create policy writes on store.course_comment_mentions to chengban_writer using (true) with check (true);

drop policy if exists reads on store.course_comment_like_user_ids;
create policy reads on store.course_comment_like_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.course_comment_like_user_ids;
create policy writes on store.course_comment_like_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.demo_apply_client_contact_ids;
create policy reads on store.demo_apply_client_contact_ids for select to chengban_gate using (true);
drop policy if exists writes on store.demo_apply_client_contact_ids;
create policy writes on store.demo_apply_client_contact_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.demo_apply_product_library_ids;
create policy reads on store.demo_apply_product_library_ids for select to chengban_gate using (true);
drop policy if exists writes on store.demo_apply_product_library_ids;
create policy writes on store.demo_apply_product_library_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.demo_apply_demo_user_ids;
create policy reads on store.demo_apply_demo_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.demo_apply_demo_user_ids;
create policy writes on store.demo_apply_demo_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.documentation_good_user_ids;
create policy reads on store.documentation_good_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.documentation_good_user_ids;
create policy writes on store.documentation_good_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.documentation_bad_user_ids;
create policy reads on store.documentation_bad_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.documentation_bad_user_ids;
create policy writes on store.documentation_bad_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.imp_record_co_user_ids;
create policy reads on store.imp_record_co_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.imp_record_co_user_ids;
create policy writes on store.imp_record_co_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.keyword_user_ids;
create policy reads on store.keyword_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.keyword_user_ids;
create policy writes on store.keyword_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.milepost_user_ids;
create policy reads on store.milepost_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.milepost_user_ids;
create policy writes on store.milepost_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.permission_menu_ids;
create policy reads on store.permission_menu_ids for select to chengban_gate using (true);
drop policy if exists writes on store.permission_menu_ids;
create policy writes on store.permission_menu_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.permission_operation_ids;
create policy reads on store.permission_operation_ids for select to chengban_gate using (true);
drop policy if exists writes on store.permission_operation_ids;
create policy writes on store.permission_operation_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.product_library_version_bug_ids;
create policy reads on store.product_library_version_bug_ids for select to chengban_gate using (true);
drop policy if exists writes on store.product_library_version_bug_ids;
create policy writes on store.product_library_version_bug_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.product_library_version_apply_for_ids;
create policy reads on store.product_library_version_apply_for_ids for select to chengban_gate using (true);
drop policy if exists writes on store.product_library_version_apply_for_ids;
create policy writes on store.product_library_version_apply_for_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.product_library_version_tester_ids;
create policy reads on store.product_library_version_tester_ids for select to chengban_gate using (true);
drop policy if exists writes on store.product_library_version_tester_ids;
create policy writes on store.product_library_version_tester_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.project_effect_meeting_users;
create policy reads on store.project_effect_meeting_users for select to chengban_gate using (true);
drop policy if exists writes on store.project_effect_meeting_users;
create policy writes on store.project_effect_meeting_users to chengban_writer using (true) with check (true);

drop policy if exists reads on store.project_module_predecessor_ids;
create policy reads on store.project_module_predecessor_ids for select to chengban_gate using (true);
drop policy if exists writes on store.project_module_predecessor_ids;
create policy writes on store.project_module_predecessor_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.project_product_tester_ids;
create policy reads on store.project_product_tester_ids for select to chengban_gate using (true);
drop policy if exists writes on store.project_product_tester_ids;
create policy writes on store.project_product_tester_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.project_product_teammate_ids;
create policy reads on store.project_product_teammate_ids for select to chengban_gate using (true);
drop policy if exists writes on store.project_product_teammate_ids;
create policy writes on store.project_product_teammate_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.project_product_backend_ids;
create policy reads on store.project_product_backend_ids for select to chengban_gate using (true);
drop policy if exists writes on store.project_product_backend_ids;
create policy writes on store.project_product_backend_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.project_product_foregoing_ids;
create policy reads on store.project_product_foregoing_ids for select to chengban_gate using (true);
drop policy if exists writes on store.project_product_foregoing_ids;
create policy writes on store.project_product_foregoing_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.project_ver_bug_ids;
create policy reads on store.project_ver_bug_ids for select to chengban_gate using (true);
drop policy if exists writes on store.project_ver_bug_ids;
create policy writes on store.project_ver_bug_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.project_ver_apply_for_ids;
create policy reads on store.project_ver_apply_for_ids for select to chengban_gate using (true);
drop policy if exists writes on store.project_ver_apply_for_ids;
create policy writes on store.project_ver_apply_for_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.technical_challenge_user_ids;
create policy reads on store.technical_challenge_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.technical_challenge_user_ids;
create policy writes on store.technical_challenge_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.test_apply_tester_ids;
create policy reads on store.test_apply_tester_ids for select to chengban_gate using (true);
drop policy if exists writes on store.test_apply_tester_ids;
create policy writes on store.test_apply_tester_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.week_task_comb_user_ids;
create policy reads on store.week_task_comb_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.week_task_comb_user_ids;
create policy writes on store.week_task_comb_user_ids to chengban_writer using (true) with check (true);

drop policy if exists reads on store.work_day_user_ids;
create policy reads on store.work_day_user_ids for select to chengban_gate using (true);
drop policy if exists writes on store.work_day_user_ids;
create policy writes on store.work_day_user_ids to chengban_writer using (true) with check (true);

create function rule.keep_attendance_punch() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if (true) is not true then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'UPDATE' and to_jsonb(new) - array['creator_id']::text[] = to_jsonb(old) - array['creator_id']::text[] and (new."creator_id" is not distinct from old."creator_id" or new."creator_id" is null and pg_trigger_depth() > 1) then return new; end if;
  end if;
  raise exception using errcode = 'CB423', message = '打卡记录不可修改';
end $$;

create trigger keeps before update or delete on store."attendance_punch" for each row execute function rule.keep_attendance_punch();
create trigger keeps_all before truncate on store."attendance_punch" for each statement execute function rule.keep_attendance_punch();

create function rule.keep_comment() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if ((old."type" = '记录')) is not true then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'UPDATE' and to_jsonb(new) - array['parent_id', 'creator_id']::text[] = to_jsonb(old) - array['parent_id', 'creator_id']::text[] and (new."parent_id" is not distinct from old."parent_id" or new."parent_id" is null and pg_trigger_depth() > 1) and (new."creator_id" is not distinct from old."creator_id" or new."creator_id" is null and pg_trigger_depth() > 1) then return new; end if;
  end if;
  raise exception using errcode = 'CB423', message = '评论不可修改';
end $$;

create trigger keeps before update or delete on store."comment" for each row execute function rule.keep_comment();
create trigger keeps_all before truncate on store."comment" for each statement execute function rule.keep_comment();

create function rule.keep_file_share_visit() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if (true) is not true then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'DELETE' and pg_trigger_depth() > 1 and (not exists (select from store."file_share" p where p.id = old."share_id") and old."share_id" is not null) then return old; end if;
    if tg_op = 'UPDATE' and to_jsonb(new) - array['creator_id']::text[] = to_jsonb(old) - array['creator_id']::text[] and (new."creator_id" is not distinct from old."creator_id" or new."creator_id" is null and pg_trigger_depth() > 1) then return new; end if;
  end if;
  raise exception using errcode = 'CB423', message = '分享访问不可修改';
end $$;

create trigger keeps before update or delete on store."file_share_visit" for each row execute function rule.keep_file_share_visit();
create trigger keeps_all before truncate on store."file_share_visit" for each statement execute function rule.keep_file_share_visit();

create function rule.keep_finance_log() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if (true) is not true then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'UPDATE' and to_jsonb(new) - array['creator_id']::text[] = to_jsonb(old) - array['creator_id']::text[] and (new."creator_id" is not distinct from old."creator_id" or new."creator_id" is null and pg_trigger_depth() > 1) then return new; end if;
  end if;
  raise exception using errcode = 'CB423', message = '财务日志不可修改';
end $$;

create trigger keeps before update or delete on store."finance_log" for each row execute function rule.keep_finance_log();
create trigger keeps_all before truncate on store."finance_log" for each statement execute function rule.keep_finance_log();

create function rule.keep_receive_stock() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if (true) is not true then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'UPDATE' and to_jsonb(new) - array['creator_id']::text[] = to_jsonb(old) - array['creator_id']::text[] and (new."creator_id" is not distinct from old."creator_id" or new."creator_id" is null and pg_trigger_depth() > 1) then return new; end if;
  end if;
  raise exception using errcode = 'CB423', message = '库存流水不可修改';
end $$;

create trigger keeps before update or delete on store."receive_stock" for each row execute function rule.keep_receive_stock();
create trigger keeps_all before truncate on store."receive_stock" for each statement execute function rule.keep_receive_stock();

create function rule.keep_rest_day_ledger() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if (true) is not true then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'UPDATE' and to_jsonb(new) - array['remain', 'version', 'creator_id']::text[] = to_jsonb(old) - array['remain', 'version', 'creator_id']::text[] and (new."creator_id" is not distinct from old."creator_id" or new."creator_id" is null and pg_trigger_depth() > 1) then return new; end if;
  end if;
  raise exception using errcode = 'CB423', message = '假期流水不可修改';
end $$;

create trigger keeps before update or delete on store."rest_day_ledger" for each row execute function rule.keep_rest_day_ledger();
create trigger keeps_all before truncate on store."rest_day_ledger" for each statement execute function rule.keep_rest_day_ledger();

create function rule.keep_week_task_snapshot() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if (true) is not true then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'UPDATE' and to_jsonb(new) - array['creator_id']::text[] = to_jsonb(old) - array['creator_id']::text[] and (new."creator_id" is not distinct from old."creator_id" or new."creator_id" is null and pg_trigger_depth() > 1) then return new; end if;
  end if;
  raise exception using errcode = 'CB423', message = '周组合快照不可修改';
end $$;

create trigger keeps before update or delete on store."week_task_snapshot" for each row execute function rule.keep_week_task_snapshot();
create trigger keeps_all before truncate on store."week_task_snapshot" for each statement execute function rule.keep_week_task_snapshot();

create function rule.kept_bug() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."project_id" is distinct from old."project_id" then perform from store."project" p where p.id = new."project_id" for share; end if;
  if anew or new."project_id" is distinct from old."project_id" or new."provider_id" is distinct from old."provider_id" or new."solver_id" is distinct from old."solver_id" or new."tester_id" is distinct from old."tester_id" or new."closer_id" is distinct from old."closer_id" or new."status" is distinct from old."status" then new."user_id" := case when (new."status" in ('草稿', '退回')) then new."provider_id" when (new."status" = '待确认') then coalesce(new."solver_id", rule.bug_of_project_id_dev_principal_id(new."project_id"), rule.bug_of_project_id_principal_id(new."project_id")) when (new."status" in ('已确认', '处理中')) then new."solver_id" when (new."status" = '待测试') then new."tester_id" when (new."status" = '待关闭') then new."closer_id" else null end; else new."user_id" := old."user_id"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."bug" for each row execute function rule.kept_bug();

create function rule.kept_bug_by_project_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."bug" t where t."project_id" = any (array[new."id"]) order by t.id for no key update;
  update store."bug" t set "user_id" = t."user_id" where t."project_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_bug_1_update after update on store."project" for each row when (old."dev_principal_id" is distinct from new."dev_principal_id" or old."principal_id" is distinct from new."principal_id") execute function rule.kept_bug_by_project_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'bug' and k.mark = 'a9962005ad25845579b93f9e0664110154a1bd6f401fcc340304b8e8fccc34b4') then
    perform set_config('app.anew', 'on', true);
    update store."bug" t set "user_id" = t."user_id";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('bug', 'a9962005ad25845579b93f9e0664110154a1bd6f401fcc340304b8e8fccc34b4') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_business_log() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."business_opportunity_id" is distinct from old."business_opportunity_id" then perform from store."business_opportunity" p where p.id = new."business_opportunity_id" for share; end if;
  if anew or new."business_opportunity_id" is distinct from old."business_opportunity_id" or new."client_id" is distinct from old."client_id" then new."client_id" := rule.business_log_of_business_opportunity_id_client_id(new."business_opportunity_id"); else new."client_id" := old."client_id"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."business_log" for each row execute function rule.kept_business_log();

create function rule.kept_business_log_by_business_opportunity_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."business_log" t where t."business_opportunity_id" = any (array[new."id"]) order by t.id for no key update;
  update store."business_log" t set "client_id" = t."client_id" where t."business_opportunity_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_business_log_1_update after update on store."business_opportunity" for each row when (old."client_id" is distinct from new."client_id") execute function rule.kept_business_log_by_business_opportunity_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'businessLog' and k.mark = '20434e05a5c1de0cc795998c25e1161c0ec0ac816bacf6e93a7e855c60a1f859') then
    perform set_config('app.anew', 'on', true);
    update store."business_log" t set "client_id" = t."client_id";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('businessLog', '20434e05a5c1de0cc795998c25e1161c0ec0ac816bacf6e93a7e855c60a1f859') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_business_product() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."product_library_id" is distinct from old."product_library_id" then perform from store."product_library" p where p.id = new."product_library_id" for share; end if;
  if anew or new."name" is distinct from old."name" or new."product_library_id" is distinct from old."product_library_id" then new."name" := rule.business_product_of_product_library_id_name(new."product_library_id"); else new."name" := old."name"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."business_product" for each row execute function rule.kept_business_product();

create function rule.kept_business_product_by_product_library_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."business_product" t where t."product_library_id" = any (array[new."id"]) order by t.id for no key update;
  update store."business_product" t set "name" = t."name" where t."product_library_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_business_product_1_update after update on store."product_library" for each row when (old."name" is distinct from new."name") execute function rule.kept_business_product_by_product_library_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'businessProduct' and k.mark = 'c50cd026f5ffa218f988c62b82a7b6b139ca2d0bb9db92a093758c1657787529') then
    perform set_config('app.anew', 'on', true);
    update store."business_product" t set "name" = t."name";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('businessProduct', 'c50cd026f5ffa218f988c62b82a7b6b139ca2d0bb9db92a093758c1657787529') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_client_product() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."product_library_id" is distinct from old."product_library_id" then perform from store."product_library" p where p.id = new."product_library_id" for share; end if;
  if anew or new."name" is distinct from old."name" or new."product_library_id" is distinct from old."product_library_id" then new."name" := rule.client_product_of_product_library_id_name(new."product_library_id"); else new."name" := old."name"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."client_product" for each row execute function rule.kept_client_product();

create function rule.kept_client_product_by_product_library_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."client_product" t where t."product_library_id" = any (array[new."id"]) order by t.id for no key update;
  update store."client_product" t set "name" = t."name" where t."product_library_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_client_product_1_update after update on store."product_library" for each row when (old."name" is distinct from new."name") execute function rule.kept_client_product_by_product_library_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'clientProduct' and k.mark = 'c50cd026f5ffa218f988c62b82a7b6b139ca2d0bb9db92a093758c1657787529') then
    perform set_config('app.anew', 'on', true);
    update store."client_product" t set "name" = t."name";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('clientProduct', 'c50cd026f5ffa218f988c62b82a7b6b139ca2d0bb9db92a093758c1657787529') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_contract() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."parent_id" is distinct from old."parent_id" or new."money" is distinct from old."money" or new."status" is distinct from old."status" then new."total_money" := case when not (new."parent_id" is not null) then (case when (new."status" in ('通过', '变更中')) then new."money" else '0.00' end + (select coalesce(sum(x."approved_money"), 0) from store."contract" x where x."parent_id" = new.id)) else null end; else new."total_money" := old."total_money"; end if;
  if anew or new."parent_id" is distinct from old."parent_id" or new."money" is distinct from old."money" or new."status" is distinct from old."status" then new."received_money" := case when not (new."parent_id" is not null) then (select coalesce(sum(x."money"), 0) from store."returned_money_apply" x where x."contract_id" = new.id and (x."status" = '通过')) else null end; else new."received_money" := old."received_money"; end if;
  if anew or new."parent_id" is distinct from old."parent_id" or new."money" is distinct from old."money" or new."status" is distinct from old."status" then new."invoice_money" := case when not (new."parent_id" is not null) then (select coalesce(sum(x."money"), 0) from store."invoicing" x where x."contract_id" = new.id and (x."status" in ('已开票', '部分红冲', '已红冲'))) else null end; else new."invoice_money" := old."invoice_money"; end if;
  if anew or new."parent_id" is distinct from old."parent_id" or new."money" is distinct from old."money" or new."status" is distinct from old."status" then new."reserved_money" := case when not (new."parent_id" is not null) then (select coalesce(sum(x."money"), 0) from store."invoicing" x where x."contract_id" = new.id and ((x."is_red" = false) and (x."status" in ('待审核', '待开票')))) else null end; else new."reserved_money" := old."reserved_money"; end if;
  if anew then new."dt_maintain_start" := (select min(x."dt_start") from store."maintenance" x where x."contract_id" = new.id); else new."dt_maintain_start" := old."dt_maintain_start"; end if;
  if anew then new."maintain_date" := (select max(x."dt_end") from store."maintenance" x where x."contract_id" = new.id); else new."maintain_date" := old."maintain_date"; end if;
  if anew then new."is_begun" := (select exists (select from store."project" x where x."contract_id" = new.id and not (x."project_status" = '终止'))); else new."is_begun" := old."is_begun"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."contract" for each row execute function rule.kept_contract();

create function rule.kept_contract_by_contract_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."parent_id" from new_rows n where n."parent_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."parent_id" from old_rows o where o."parent_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."parent_id" is distinct from n."parent_id" or o."approved_money" is distinct from n."approved_money")) then
    ids := array(select o."parent_id" from old_rows o join new_rows n on n.id = o.id where (o."parent_id" is distinct from n."parent_id" or o."approved_money" is distinct from n."approved_money") union select n."parent_id" from old_rows o join new_rows n on n.id = o.id where (o."parent_id" is distinct from n."parent_id" or o."approved_money" is distinct from n."approved_money"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."contract" t where t."id" = any (ids) order by t.id for no key update;
  update store."contract" t set "total_money" = t."total_money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_contract_1_insert after insert on store."contract" referencing new table as new_rows for each statement execute function rule.kept_contract_by_contract_1();
create trigger kept_contract_1_delete after delete on store."contract" referencing old table as old_rows for each statement execute function rule.kept_contract_by_contract_1();
create trigger kept_contract_1_update after update on store."contract" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_contract_by_contract_1();

create function rule.kept_contract_by_returned_money_apply_2() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."contract_id" from new_rows n where n."contract_id" is not null and (((n."status" = '通过'))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."contract_id" from old_rows o where o."contract_id" is not null and (((o."status" = '通过'))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status")) then
    ids := array(select o."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status") and (((o."status" = '通过'))) union select n."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status") and (((n."status" = '通过'))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."contract" t where t."id" = any (ids) order by t.id for no key update;
  update store."contract" t set "total_money" = t."total_money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_contract_2_insert after insert on store."returned_money_apply" referencing new table as new_rows for each statement execute function rule.kept_contract_by_returned_money_apply_2();
create trigger kept_contract_2_delete after delete on store."returned_money_apply" referencing old table as old_rows for each statement execute function rule.kept_contract_by_returned_money_apply_2();
create trigger kept_contract_2_update after update on store."returned_money_apply" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_contract_by_returned_money_apply_2();

create function rule.kept_contract_by_invoicing_3() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."contract_id" from new_rows n where n."contract_id" is not null and (((n."status" in ('已开票', '部分红冲', '已红冲'))) or (((n."is_red" = false) and (n."status" in ('待审核', '待开票'))))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."contract_id" from old_rows o where o."contract_id" is not null and (((o."status" in ('已开票', '部分红冲', '已红冲'))) or (((o."is_red" = false) and (o."status" in ('待审核', '待开票'))))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red")) then
    ids := array(select o."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red") and (((o."status" in ('已开票', '部分红冲', '已红冲'))) or (((o."is_red" = false) and (o."status" in ('待审核', '待开票'))))) union select n."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red") and (((n."status" in ('已开票', '部分红冲', '已红冲'))) or (((n."is_red" = false) and (n."status" in ('待审核', '待开票'))))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."contract" t where t."id" = any (ids) order by t.id for no key update;
  update store."contract" t set "total_money" = t."total_money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_contract_3_insert after insert on store."invoicing" referencing new table as new_rows for each statement execute function rule.kept_contract_by_invoicing_3();
create trigger kept_contract_3_delete after delete on store."invoicing" referencing old table as old_rows for each statement execute function rule.kept_contract_by_invoicing_3();
create trigger kept_contract_3_update after update on store."invoicing" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_contract_by_invoicing_3();

create function rule.kept_contract_by_maintenance_4() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."contract_id" from new_rows n where n."contract_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."contract_id" from old_rows o where o."contract_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."dt_start" is distinct from n."dt_start" or o."dt_end" is distinct from n."dt_end")) then
    ids := array(select o."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."dt_start" is distinct from n."dt_start" or o."dt_end" is distinct from n."dt_end") union select n."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."dt_start" is distinct from n."dt_start" or o."dt_end" is distinct from n."dt_end"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."contract" t where t."id" = any (ids) order by t.id for no key update;
  update store."contract" t set "total_money" = t."total_money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_contract_4_insert after insert on store."maintenance" referencing new table as new_rows for each statement execute function rule.kept_contract_by_maintenance_4();
create trigger kept_contract_4_delete after delete on store."maintenance" referencing old table as old_rows for each statement execute function rule.kept_contract_by_maintenance_4();
create trigger kept_contract_4_update after update on store."maintenance" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_contract_by_maintenance_4();

create function rule.kept_contract_by_project_5() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."contract_id" from new_rows n where n."contract_id" is not null and ((not (n."project_status" = '终止'))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."contract_id" from old_rows o where o."contract_id" is not null and ((not (o."project_status" = '终止'))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."project_status" is distinct from n."project_status")) then
    ids := array(select o."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."project_status" is distinct from n."project_status") and ((not (o."project_status" = '终止'))) union select n."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."project_status" is distinct from n."project_status") and ((not (n."project_status" = '终止'))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."contract" t where t."id" = any (ids) order by t.id for no key update;
  update store."contract" t set "total_money" = t."total_money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_contract_5_insert after insert on store."project" referencing new table as new_rows for each statement execute function rule.kept_contract_by_project_5();
create trigger kept_contract_5_delete after delete on store."project" referencing old table as old_rows for each statement execute function rule.kept_contract_by_project_5();
create trigger kept_contract_5_update after update on store."project" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_contract_by_project_5();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'contract' and k.mark = '7e915e48e1d8d4f575228f5df8c3ab54899e16c5e35e7264a33af609a4205c59') then
    perform set_config('app.anew', 'on', true);
    update store."contract" t set "total_money" = t."total_money";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('contract', '7e915e48e1d8d4f575228f5df8c3ab54899e16c5e35e7264a33af609a4205c59') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_course() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."status" is distinct from old."status" then new."learn_count" := (select count(*)::integer from store."course_log" x where x."course_id"::text = new.id and (x."status" in ('学习中', '已学完', '已评分'))); else new."learn_count" := old."learn_count"; end if;
  if anew or new."status" is distinct from old."status" then new."finish_count" := (select count(*)::integer from store."course_log" x where x."course_id"::text = new.id and (x."status" in ('已学完', '已评分'))); else new."finish_count" := old."finish_count"; end if;
  if anew then new."like_count" := (select count(*)::integer from store."course_log" x where x."course_id"::text = new.id and (x."is_like" = true)); else new."like_count" := old."like_count"; end if;
  if anew then new."collect_count" := (select count(*)::integer from store."course_log" x where x."course_id"::text = new.id and (x."is_collect" = true)); else new."collect_count" := old."collect_count"; end if;
  if anew or new."status" is distinct from old."status" then new."comment_count" := (select count(*)::integer from store."course_comment" x where x."course_id"::text = new.id and (x."status" = '显示')); else new."comment_count" := old."comment_count"; end if;
  if anew or new."fraction" is distinct from old."fraction" then new."fraction" := round(((select avg(x."fraction") from store."course_log" x where x."course_id"::text = new.id))::numeric, 1); else new."fraction" := old."fraction"; end if;
  if anew or new."fraction" is distinct from old."fraction" then new."fraction_count" := (select count(*)::integer from store."course_log" x where x."course_id"::text = new.id and (x."fraction" is not null)); else new."fraction_count" := old."fraction_count"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."course" for each row execute function rule.kept_course();

create function rule.kept_course_by_course_log_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids text[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."course_id" from new_rows n where n."course_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."course_id" from old_rows o where o."course_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."course_id" is distinct from n."course_id" or o."status" is distinct from n."status" or o."is_like" is distinct from n."is_like" or o."is_collect" is distinct from n."is_collect" or o."fraction" is distinct from n."fraction")) then
    ids := array(select o."course_id" from old_rows o join new_rows n on n.id = o.id where (o."course_id" is distinct from n."course_id" or o."status" is distinct from n."status" or o."is_like" is distinct from n."is_like" or o."is_collect" is distinct from n."is_collect" or o."fraction" is distinct from n."fraction") union select n."course_id" from old_rows o join new_rows n on n.id = o.id where (o."course_id" is distinct from n."course_id" or o."status" is distinct from n."status" or o."is_like" is distinct from n."is_like" or o."is_collect" is distinct from n."is_collect" or o."fraction" is distinct from n."fraction"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."course" t where t."id" = any (ids) order by t.id for no key update;
  update store."course" t set "learn_count" = t."learn_count" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_course_1_insert after insert on store."course_log" referencing new table as new_rows for each statement execute function rule.kept_course_by_course_log_1();
create trigger kept_course_1_delete after delete on store."course_log" referencing old table as old_rows for each statement execute function rule.kept_course_by_course_log_1();
create trigger kept_course_1_update after update on store."course_log" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_course_by_course_log_1();

create function rule.kept_course_by_course_comment_2() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids text[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."course_id" from new_rows n where n."course_id" is not null and (((n."status" = '显示'))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."course_id" from old_rows o where o."course_id" is not null and (((o."status" = '显示'))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."course_id" is distinct from n."course_id" or o."status" is distinct from n."status")) then
    ids := array(select o."course_id" from old_rows o join new_rows n on n.id = o.id where (o."course_id" is distinct from n."course_id" or o."status" is distinct from n."status") and (((o."status" = '显示'))) union select n."course_id" from old_rows o join new_rows n on n.id = o.id where (o."course_id" is distinct from n."course_id" or o."status" is distinct from n."status") and (((n."status" = '显示'))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."course" t where t."id" = any (ids) order by t.id for no key update;
  update store."course" t set "learn_count" = t."learn_count" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_course_2_insert after insert on store."course_comment" referencing new table as new_rows for each statement execute function rule.kept_course_by_course_comment_2();
create trigger kept_course_2_delete after delete on store."course_comment" referencing old table as old_rows for each statement execute function rule.kept_course_by_course_comment_2();
create trigger kept_course_2_update after update on store."course_comment" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_course_by_course_comment_2();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'course' and k.mark = '3d295100d4770875e98b1919496d08d98d8bb7684000a9a3e8b6d44892cdf67e') then
    perform set_config('app.anew', 'on', true);
    update store."course" t set "learn_count" = t."learn_count";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('course', '3d295100d4770875e98b1919496d08d98d8bb7684000a9a3e8b6d44892cdf67e') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_daily_work() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' then new."manager" := app.leader(new."user_id"); else new."manager" := old."manager"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."daily_work" for each row execute function rule.kept_daily_work();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'dailyWork' and k.mark = 'f22d0eb3463abaae2928810634df5441896695fcf35fc0a9e5b1b10b10b0a67f') then
    perform set_config('app.anew', 'on', true);
    update store."daily_work" t set "manager" = t."manager";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('dailyWork', 'f22d0eb3463abaae2928810634df5441896695fcf35fc0a9e5b1b10b10b0a67f') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_deduction() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' then new."user_id" := rule.deduction_of_check_on_work_id_user_id(new."check_on_work_id"); else new."user_id" := old."user_id"; end if;
  if tg_op = 'INSERT' then new."leader_id" := rule.deduction_of_check_on_work_id_leader_id(new."check_on_work_id"); else new."leader_id" := old."leader_id"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."deduction" for each row execute function rule.kept_deduction();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'deduction' and k.mark = 'bc16222683437d57381e827422a5c3d742e1a034584e4905d4e7bea633999c52') then
    perform set_config('app.anew', 'on', true);
    update store."deduction" t set "user_id" = t."user_id";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('deduction', 'bc16222683437d57381e827422a5c3d742e1a034584e4905d4e7bea633999c52') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_extra_task() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' then new."confirmer_id" := app.leader(new."user_id"); else new."confirmer_id" := old."confirmer_id"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."extra_task" for each row execute function rule.kept_extra_task();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'extraTask' and k.mark = '907a908b160562347344fff6c0cc2089d3ccad58781a7dc0dfed2c65582a7e19') then
    perform set_config('app.anew', 'on', true);
    update store."extra_task" t set "confirmer_id" = t."confirmer_id";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('extraTask', '907a908b160562347344fff6c0cc2089d3ccad58781a7dc0dfed2c65582a7e19') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_gift_type() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew then new."given" := (select coalesce(sum(x."quantity"), 0) from store."gift_give" x where x."gift_type_id" = new.id and (x."status" = '通过')); else new."given" := old."given"; end if;
  if anew then new."reserved" := (select coalesce(sum(x."quantity"), 0) from store."gift_give" x where x."gift_type_id" = new.id and (x."status" = '待一级审核')); else new."reserved" := old."reserved"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."gift_type" for each row execute function rule.kept_gift_type();

create function rule.kept_gift_type_by_gift_give_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."gift_type_id" from new_rows n where n."gift_type_id" is not null and (((n."status" = '通过')) or ((n."status" = '待一级审核'))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."gift_type_id" from old_rows o where o."gift_type_id" is not null and (((o."status" = '通过')) or ((o."status" = '待一级审核'))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."gift_type_id" is distinct from n."gift_type_id" or o."quantity" is distinct from n."quantity" or o."status" is distinct from n."status")) then
    ids := array(select o."gift_type_id" from old_rows o join new_rows n on n.id = o.id where (o."gift_type_id" is distinct from n."gift_type_id" or o."quantity" is distinct from n."quantity" or o."status" is distinct from n."status") and (((o."status" = '通过')) or ((o."status" = '待一级审核'))) union select n."gift_type_id" from old_rows o join new_rows n on n.id = o.id where (o."gift_type_id" is distinct from n."gift_type_id" or o."quantity" is distinct from n."quantity" or o."status" is distinct from n."status") and (((n."status" = '通过')) or ((n."status" = '待一级审核'))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."gift_type" t where t."id" = any (ids) order by t.id for no key update;
  update store."gift_type" t set "given" = t."given" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_gift_type_1_insert after insert on store."gift_give" referencing new table as new_rows for each statement execute function rule.kept_gift_type_by_gift_give_1();
create trigger kept_gift_type_1_delete after delete on store."gift_give" referencing old table as old_rows for each statement execute function rule.kept_gift_type_by_gift_give_1();
create trigger kept_gift_type_1_update after update on store."gift_give" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_gift_type_by_gift_give_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'giftType' and k.mark = '690322223c78bde4d32452ef3551f8dc97b25ba4f51edf26bdf40032bf7bd38a') then
    perform set_config('app.anew', 'on', true);
    update store."gift_type" t set "given" = t."given";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('giftType', '690322223c78bde4d32452ef3551f8dc97b25ba4f51edf26bdf40032bf7bd38a') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_invoicing() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."contract_id" is distinct from old."contract_id" then perform from store."contract" p where p.id = new."contract_id" for no key update; end if;
  if tg_op = 'INSERT' or new."buyer_id" is distinct from old."buyer_id" then perform from store."invoicing_config" p where p.id = new."buyer_id" for share; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."client_id" is distinct from old."client_id" or new."buyer_id" is distinct from old."buyer_id" then new."client_id" := coalesce(rule.invoicing_of_contract_id_client_id(new."contract_id"), rule.invoicing_of_buyer_id_client_id(new."buyer_id")); else new."client_id" := old."client_id"; end if;
  if anew or new."blue_id" is distinct from old."blue_id" or new."money" is distinct from old."money" or new."status" is distinct from old."status" then new."flushed_money" := (0 - (select coalesce(sum(x."money"), 0) from store."invoicing" x where x."blue_id" = new.id and (x."status" in ('已开票', '部分红冲', '已红冲')))); else new."flushed_money" := old."flushed_money"; end if;
  if anew or new."is_red" is distinct from old."is_red" or new."blue_id" is distinct from old."blue_id" or new."money" is distinct from old."money" or new."status" is distinct from old."status" then new."flushing_money" := (0 - (select coalesce(sum(x."money"), 0) from store."invoicing" x where x."blue_id" = new.id and ((x."is_red" = true) and (x."status" in ('待审核', '待对方确认', '待开票'))))); else new."flushing_money" := old."flushing_money"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."invoicing" for each row execute function rule.kept_invoicing();

create function rule.kept_invoicing_by_contract_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."invoicing" t where t."contract_id" = any (array[new."id"]) order by t.id for no key update;
  update store."invoicing" t set "client_id" = t."client_id" where t."contract_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_invoicing_1_update after update on store."contract" for each row when (old."client_id" is distinct from new."client_id") execute function rule.kept_invoicing_by_contract_1();

create function rule.kept_invoicing_by_invoicing_config_2() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."invoicing" t where t."buyer_id" = any (array[new."id"]) order by t.id for no key update;
  update store."invoicing" t set "client_id" = t."client_id" where t."buyer_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_invoicing_2_update after update on store."invoicing_config" for each row when (old."client_id" is distinct from new."client_id") execute function rule.kept_invoicing_by_invoicing_config_2();

create function rule.kept_invoicing_by_invoicing_3() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."blue_id" from new_rows n where n."blue_id" is not null and (((n."status" in ('已开票', '部分红冲', '已红冲'))) or (((n."is_red" = true) and (n."status" in ('待审核', '待对方确认', '待开票'))))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."blue_id" from old_rows o where o."blue_id" is not null and (((o."status" in ('已开票', '部分红冲', '已红冲'))) or (((o."is_red" = true) and (o."status" in ('待审核', '待对方确认', '待开票'))))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."blue_id" is distinct from n."blue_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red")) then
    ids := array(select o."blue_id" from old_rows o join new_rows n on n.id = o.id where (o."blue_id" is distinct from n."blue_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red") and (((o."status" in ('已开票', '部分红冲', '已红冲'))) or (((o."is_red" = true) and (o."status" in ('待审核', '待对方确认', '待开票'))))) union select n."blue_id" from old_rows o join new_rows n on n.id = o.id where (o."blue_id" is distinct from n."blue_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red") and (((n."status" in ('已开票', '部分红冲', '已红冲'))) or (((n."is_red" = true) and (n."status" in ('待审核', '待对方确认', '待开票'))))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."invoicing" t where t."id" = any (ids) order by t.id for no key update;
  update store."invoicing" t set "client_id" = t."client_id" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_invoicing_3_insert after insert on store."invoicing" referencing new table as new_rows for each statement execute function rule.kept_invoicing_by_invoicing_3();
create trigger kept_invoicing_3_delete after delete on store."invoicing" referencing old table as old_rows for each statement execute function rule.kept_invoicing_by_invoicing_3();
create trigger kept_invoicing_3_update after update on store."invoicing" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_invoicing_by_invoicing_3();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'invoicing' and k.mark = '43b31d2fc536213f8bbad48460613686b6d4f42d20508100ea8d137bad4e183a') then
    perform set_config('app.anew', 'on', true);
    update store."invoicing" t set "client_id" = t."client_id";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('invoicing', '43b31d2fc536213f8bbad48460613686b6d4f42d20508100ea8d137bad4e183a') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_invoicing_plan() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."contract_id" is distinct from old."contract_id" then perform from store."contract" p where p.id = new."contract_id" for share; end if;
  if anew or new."name" is distinct from old."name" or new."contract_id" is distinct from old."contract_id" or new."year" is distinct from old."year" or new."month" is distinct from old."month" then new."name" := case when coalesce((rule.invoicing_plan_of_contract_id_name(new."contract_id"))::text, (' ')::text, (new."year")::text, ('-')::text, (new."month")::text) is not null then coalesce((rule.invoicing_plan_of_contract_id_name(new."contract_id"))::text, '') || coalesce((' ')::text, '') || coalesce((new."year")::text, '') || coalesce(('-')::text, '') || coalesce((new."month")::text, '') end; else new."name" := old."name"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" then new."user_id" := rule.invoicing_plan_of_contract_id_initiator(new."contract_id"); else new."user_id" := old."user_id"; end if;
  if anew or new."money" is distinct from old."money" then new."invoiced_money" := (select coalesce(sum(x."money"), 0) from store."invoicing" x where x."invoicing_plan_id" = new.id and (x."status" in ('已开票', '部分红冲', '已红冲'))); else new."invoiced_money" := old."invoiced_money"; end if;
  if anew or new."money" is distinct from old."money" then new."reserved_money" := (select coalesce(sum(x."money"), 0) from store."invoicing" x where x."invoicing_plan_id" = new.id and ((x."is_red" = false) and (x."status" in ('待审核', '待开票')))); else new."reserved_money" := old."reserved_money"; end if;
  if anew or new."id" is distinct from old."id" or new."contract_id" is distinct from old."contract_id" or new."year" is distinct from old."year" or new."month" is distinct from old."month" or new."money" is distinct from old."money" or new."dt_receive" is distinct from old."dt_receive" or new."is_cancel" is distinct from old."is_cancel" or new."tz_create" is distinct from old."tz_create" then new."cumulated_money" := ((select coalesce(sum(x."money"), 0) from store."invoicing_plan" x where x."contract_id" = new."contract_id" and ((x."is_cancel" = false) and ((x."dt_receive" < new."dt_receive") or ((x."dt_receive" = new."dt_receive") and ((x."year" < new."year") or ((x."year" = new."year") and ((x."month" < new."month") or ((x."month" = new."month") and ((x."tz_create" < new."tz_create") or ((x."tz_create" = new."tz_create") and (x."id" < new."id"))))))))))) + case when (new."is_cancel" = true) then 0 else new."money" end); else new."cumulated_money" := old."cumulated_money"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."self_company" is distinct from old."self_company" then new."self_company" := rule.invoicing_plan_of_contract_id_self_company(new."contract_id"); else new."self_company" := old."self_company"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."invoicing_plan" for each row execute function rule.kept_invoicing_plan();

create function rule.kept_invoicing_plan_by_contract_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."invoicing_plan" t where t."contract_id" = any (array[new."id"]) order by t.id for no key update;
  update store."invoicing_plan" t set "name" = t."name" where t."contract_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_invoicing_plan_1_update after update on store."contract" for each row when (old."name" is distinct from new."name" or old."initiator" is distinct from new."initiator" or old."self_company" is distinct from new."self_company") execute function rule.kept_invoicing_plan_by_contract_1();

create function rule.kept_invoicing_plan_by_invoicing_2() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."invoicing_plan_id" from new_rows n where n."invoicing_plan_id" is not null and (((n."status" in ('已开票', '部分红冲', '已红冲'))) or (((n."is_red" = false) and (n."status" in ('待审核', '待开票'))))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."invoicing_plan_id" from old_rows o where o."invoicing_plan_id" is not null and (((o."status" in ('已开票', '部分红冲', '已红冲'))) or (((o."is_red" = false) and (o."status" in ('待审核', '待开票'))))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."invoicing_plan_id" is distinct from n."invoicing_plan_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red")) then
    ids := array(select o."invoicing_plan_id" from old_rows o join new_rows n on n.id = o.id where (o."invoicing_plan_id" is distinct from n."invoicing_plan_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red") and (((o."status" in ('已开票', '部分红冲', '已红冲'))) or (((o."is_red" = false) and (o."status" in ('待审核', '待开票'))))) union select n."invoicing_plan_id" from old_rows o join new_rows n on n.id = o.id where (o."invoicing_plan_id" is distinct from n."invoicing_plan_id" or o."money" is distinct from n."money" or o."status" is distinct from n."status" or o."is_red" is distinct from n."is_red") and (((n."status" in ('已开票', '部分红冲', '已红冲'))) or (((n."is_red" = false) and (n."status" in ('待审核', '待开票'))))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."invoicing_plan" t where t."id" = any (ids) order by t.id for no key update;
  update store."invoicing_plan" t set "name" = t."name" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_invoicing_plan_2_insert after insert on store."invoicing" referencing new table as new_rows for each statement execute function rule.kept_invoicing_plan_by_invoicing_2();
create trigger kept_invoicing_plan_2_delete after delete on store."invoicing" referencing old table as old_rows for each statement execute function rule.kept_invoicing_plan_by_invoicing_2();
create trigger kept_invoicing_plan_2_update after update on store."invoicing" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_invoicing_plan_by_invoicing_2();

create function rule.kept_invoicing_plan_by_invoicing_plan_3() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."contract_id" from new_rows n where n."contract_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."contract_id" from old_rows o where o."contract_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."is_cancel" is distinct from n."is_cancel" or o."dt_receive" is distinct from n."dt_receive" or o."year" is distinct from n."year" or o."month" is distinct from n."month" or o."tz_create" is distinct from n."tz_create" or o."id" is distinct from n."id")) then
    ids := array(select o."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."is_cancel" is distinct from n."is_cancel" or o."dt_receive" is distinct from n."dt_receive" or o."year" is distinct from n."year" or o."month" is distinct from n."month" or o."tz_create" is distinct from n."tz_create" or o."id" is distinct from n."id") union select n."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."money" is distinct from n."money" or o."is_cancel" is distinct from n."is_cancel" or o."dt_receive" is distinct from n."dt_receive" or o."year" is distinct from n."year" or o."month" is distinct from n."month" or o."tz_create" is distinct from n."tz_create" or o."id" is distinct from n."id"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."invoicing_plan" t where t."contract_id" = any (ids) order by t.id for no key update;
  update store."invoicing_plan" t set "name" = t."name" where t."contract_id" = any (ids);
  return null;
end $$;
create trigger kept_invoicing_plan_3_insert after insert on store."invoicing_plan" referencing new table as new_rows for each statement execute function rule.kept_invoicing_plan_by_invoicing_plan_3();
create trigger kept_invoicing_plan_3_delete after delete on store."invoicing_plan" referencing old table as old_rows for each statement execute function rule.kept_invoicing_plan_by_invoicing_plan_3();
create trigger kept_invoicing_plan_3_update after update on store."invoicing_plan" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_invoicing_plan_by_invoicing_plan_3();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'invoicingPlan' and k.mark = '2493f1cee100d07f474fedcd8cb0d9e75880c7c96e8826cfbff6c12916a22a1d') then
    perform set_config('app.anew', 'on', true);
    update store."invoicing_plan" t set "name" = t."name";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('invoicingPlan', '2493f1cee100d07f474fedcd8cb0d9e75880c7c96e8826cfbff6c12916a22a1d') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_maintain_date_change() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."contract_id" is distinct from old."contract_id" then perform from store."contract" p where p.id = new."contract_id" for share; end if;
  if anew or new."name" is distinct from old."name" or new."contract_id" is distinct from old."contract_id" then new."name" := rule.maintain_date_change_of_contract_id_name(new."contract_id"); else new."name" := old."name"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."maintain_date_change" for each row execute function rule.kept_maintain_date_change();

create function rule.kept_maintain_date_change_by_contract_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."maintain_date_change" t where t."contract_id" = any (array[new."id"]) order by t.id for no key update;
  update store."maintain_date_change" t set "name" = t."name" where t."contract_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_maintain_date_change_1_update after update on store."contract" for each row when (old."name" is distinct from new."name") execute function rule.kept_maintain_date_change_by_contract_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'maintainDateChange' and k.mark = 'b7725e573cd3f886903fa4899204053bb425b8cb534678924445624b644c6e4b') then
    perform set_config('app.anew', 'on', true);
    update store."maintain_date_change" t set "name" = t."name";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('maintainDateChange', 'b7725e573cd3f886903fa4899204053bb425b8cb534678924445624b644c6e4b') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_maintenance() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."contract_id" is distinct from old."contract_id" then perform from store."contract" p where p.id = new."contract_id" for no key update; end if;
  if anew or new."name" is distinct from old."name" or new."contract_id" is distinct from old."contract_id" then new."name" := rule.maintenance_of_contract_id_name(new."contract_id"); else new."name" := old."name"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."client_id" is distinct from old."client_id" then new."client_id" := rule.maintenance_of_contract_id_client_id(new."contract_id"); else new."client_id" := old."client_id"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."maintenance" for each row execute function rule.kept_maintenance();

create function rule.kept_maintenance_by_contract_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."maintenance" t where t."contract_id" = any (array[new."id"]) order by t.id for no key update;
  update store."maintenance" t set "name" = t."name" where t."contract_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_maintenance_1_update after update on store."contract" for each row when (old."name" is distinct from new."name" or old."client_id" is distinct from new."client_id") execute function rule.kept_maintenance_by_contract_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'maintenance' and k.mark = '7186b48f325e17eff6b166014e6e55ffb83d7f7199a4c5cb9d5163c2d3e1f297') then
    perform set_config('app.anew', 'on', true);
    update store."maintenance" t set "name" = t."name";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('maintenance', '7186b48f325e17eff6b166014e6e55ffb83d7f7199a4c5cb9d5163c2d3e1f297') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_manage_report() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' then new."manager" := app.leader(new."user_id"); else new."manager" := old."manager"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."manage_report" for each row execute function rule.kept_manage_report();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'manageReport' and k.mark = 'f22d0eb3463abaae2928810634df5441896695fcf35fc0a9e5b1b10b10b0a67f') then
    perform set_config('app.anew', 'on', true);
    update store."manage_report" t set "manager" = t."manager";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('manageReport', 'f22d0eb3463abaae2928810634df5441896695fcf35fc0a9e5b1b10b10b0a67f') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_market_work() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' then new."manager" := app.leader(new."user_id"); else new."manager" := old."manager"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."market_work" for each row execute function rule.kept_market_work();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'marketWork' and k.mark = 'f22d0eb3463abaae2928810634df5441896695fcf35fc0a9e5b1b10b10b0a67f') then
    perform set_config('app.anew', 'on', true);
    update store."market_work" t set "manager" = t."manager";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('marketWork', 'f22d0eb3463abaae2928810634df5441896695fcf35fc0a9e5b1b10b10b0a67f') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_milepost_advance() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."milepost_id" is distinct from old."milepost_id" then perform from store."milepost" p where p.id = new."milepost_id" for share; end if;
  if anew or new."milepost_id" is distinct from old."milepost_id" or new."project_id" is distinct from old."project_id" then new."project_id" := rule.milepost_advance_of_milepost_id_project_id(new."milepost_id"); else new."project_id" := old."project_id"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."milepost_advance" for each row execute function rule.kept_milepost_advance();

create function rule.kept_milepost_advance_by_milepost_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."milepost_advance" t where t."milepost_id" = any (array[new."id"]) order by t.id for no key update;
  update store."milepost_advance" t set "project_id" = t."project_id" where t."milepost_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_milepost_advance_1_update after update on store."milepost" for each row when (old."project_id" is distinct from new."project_id") execute function rule.kept_milepost_advance_by_milepost_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'milepostAdvance' and k.mark = 'ca4d17eb8be3324420fe9bc7a4b74c4b8649944b26f8bf4fbaadb1a9664b6fbc') then
    perform set_config('app.anew', 'on', true);
    update store."milepost_advance" t set "project_id" = t."project_id";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('milepostAdvance', 'ca4d17eb8be3324420fe9bc7a4b74c4b8649944b26f8bf4fbaadb1a9664b6fbc') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_money_come_go() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."submit_id" is distinct from old."submit_id" then perform from store."submit_come_go" p where p.id = new."submit_id" for no key update; end if;
  if anew or new."money" is distinct from old."money" then new."back_money" := (select coalesce(sum(x."money"), 0) from store."come_go_back" x where x."come_go_id" = new.id); else new."back_money" := old."back_money"; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."company" is distinct from old."company" then new."company" := rule.money_come_go_of_submit_id_company(new."submit_id"); else new."company" := old."company"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."money_come_go" for each row execute function rule.kept_money_come_go();

create function rule.kept_money_come_go_by_come_go_back_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."come_go_id" from new_rows n where n."come_go_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."come_go_id" from old_rows o where o."come_go_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."come_go_id" is distinct from n."come_go_id" or o."money" is distinct from n."money")) then
    ids := array(select o."come_go_id" from old_rows o join new_rows n on n.id = o.id where (o."come_go_id" is distinct from n."come_go_id" or o."money" is distinct from n."money") union select n."come_go_id" from old_rows o join new_rows n on n.id = o.id where (o."come_go_id" is distinct from n."come_go_id" or o."money" is distinct from n."money"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."money_come_go" t where t."id" = any (ids) order by t.id for no key update;
  update store."money_come_go" t set "back_money" = t."back_money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_money_come_go_1_insert after insert on store."come_go_back" referencing new table as new_rows for each statement execute function rule.kept_money_come_go_by_come_go_back_1();
create trigger kept_money_come_go_1_delete after delete on store."come_go_back" referencing old table as old_rows for each statement execute function rule.kept_money_come_go_by_come_go_back_1();
create trigger kept_money_come_go_1_update after update on store."come_go_back" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_money_come_go_by_come_go_back_1();

create function rule.kept_money_come_go_by_submit_come_go_2() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."money_come_go" t where t."submit_id" = any (array[new."id"]) order by t.id for no key update;
  update store."money_come_go" t set "back_money" = t."back_money" where t."submit_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_money_come_go_2_update after update on store."submit_come_go" for each row when (old."company" is distinct from new."company") execute function rule.kept_money_come_go_by_submit_come_go_2();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'moneyComeGo' and k.mark = 'ef51300e519798845b62d40e8628b8debbef72451b9c48df75f691af12c7ba11') then
    perform set_config('app.anew', 'on', true);
    update store."money_come_go" t set "back_money" = t."back_money";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('moneyComeGo', 'ef51300e519798845b62d40e8628b8debbef72451b9c48df75f691af12c7ba11') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_money_expense() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."submit_id" is distinct from old."submit_id" then perform from store."submit_expense" p where p.id = new."submit_id" for no key update; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."company" is distinct from old."company" then new."company" := rule.money_expense_of_submit_id_company(new."submit_id"); else new."company" := old."company"; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."user_id" is distinct from old."user_id" then new."user_id" := rule.money_expense_of_submit_id_user_id(new."submit_id"); else new."user_id" := old."user_id"; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."department_id" is distinct from old."department_id" then new."department_id" := rule.money_expense_of_submit_id_department_id(new."submit_id"); else new."department_id" := old."department_id"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."money_expense" for each row execute function rule.kept_money_expense();

create function rule.kept_money_expense_by_submit_expense_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."money_expense" t where t."submit_id" = any (array[new."id"]) order by t.id for no key update;
  update store."money_expense" t set "company" = t."company" where t."submit_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_money_expense_1_update after update on store."submit_expense" for each row when (old."company" is distinct from new."company" or old."user_id" is distinct from new."user_id" or old."department_id" is distinct from new."department_id") execute function rule.kept_money_expense_by_submit_expense_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'moneyExpense' and k.mark = 'fe5c3918afc6a135b477f0b93fdb23feb6d97db7b5454f3972d51659b02fdec0') then
    perform set_config('app.anew', 'on', true);
    update store."money_expense" t set "company" = t."company";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('moneyExpense', 'fe5c3918afc6a135b477f0b93fdb23feb6d97db7b5454f3972d51659b02fdec0') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_money_month() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."submit_id" is distinct from old."submit_id" then perform from store."submit_month" p where p.id = new."submit_id" for no key update; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."month" is distinct from old."month" then new."month" := rule.money_month_of_submit_id_month(new."submit_id"); else new."month" := old."month"; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."company" is distinct from old."company" then new."company" := rule.money_month_of_submit_id_company(new."submit_id"); else new."company" := old."company"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."money_month" for each row execute function rule.kept_money_month();

create function rule.kept_money_month_by_submit_month_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."money_month" t where t."submit_id" = any (array[new."id"]) order by t.id for no key update;
  update store."money_month" t set "month" = t."month" where t."submit_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_money_month_1_update after update on store."submit_month" for each row when (old."month" is distinct from new."month" or old."company" is distinct from new."company") execute function rule.kept_money_month_by_submit_month_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'moneyMonth' and k.mark = '3d3d58f5e0d4240f7b598e7cb28d3e24c82f591e8962fad3e2a5b2d5908a5a23') then
    perform set_config('app.anew', 'on', true);
    update store."money_month" t set "month" = t."month";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('moneyMonth', '3d3d58f5e0d4240f7b598e7cb28d3e24c82f591e8962fad3e2a5b2d5908a5a23') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_money_other() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."submit_id" is distinct from old."submit_id" then perform from store."submit_other" p where p.id = new."submit_id" for no key update; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."company" is distinct from old."company" then new."company" := rule.money_other_of_submit_id_company(new."submit_id"); else new."company" := old."company"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."money_other" for each row execute function rule.kept_money_other();

create function rule.kept_money_other_by_submit_other_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."money_other" t where t."submit_id" = any (array[new."id"]) order by t.id for no key update;
  update store."money_other" t set "company" = t."company" where t."submit_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_money_other_1_update after update on store."submit_other" for each row when (old."company" is distinct from new."company") execute function rule.kept_money_other_by_submit_other_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'moneyOther' and k.mark = '6ef41ae7abe57436f546077e4b3b16c2fa40839f6c9f465bbb364d19bd25e5af') then
    perform set_config('app.anew', 'on', true);
    update store."money_other" t set "company" = t."company";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('moneyOther', '6ef41ae7abe57436f546077e4b3b16c2fa40839f6c9f465bbb364d19bd25e5af') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_money_payroll() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."submit_id" is distinct from old."submit_id" then perform from store."submit_payroll" p where p.id = new."submit_id" for no key update; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."company" is distinct from old."company" then new."company" := rule.money_payroll_of_submit_id_company(new."submit_id"); else new."company" := old."company"; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."month" is distinct from old."month" then new."month" := rule.money_payroll_of_submit_id_month(new."submit_id"); else new."month" := old."month"; end if;
  if anew or new."submit_id" is distinct from old."submit_id" then new."date" := rule.money_payroll_of_submit_id_pay_date(new."submit_id"); else new."date" := old."date"; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."kind" is distinct from old."kind" then new."kind" := rule.money_payroll_of_submit_id_kind(new."submit_id"); else new."kind" := old."kind"; end if;
  if anew or new."submit_id" is distinct from old."submit_id" or new."month" is distinct from old."month" or new."kind" is distinct from old."kind" then new."content" := case when coalesce((rule.money_payroll_of_submit_id_month(new."submit_id"))::text, (rule.money_payroll_of_submit_id_kind(new."submit_id"))::text) is not null then coalesce((rule.money_payroll_of_submit_id_month(new."submit_id"))::text, '') || coalesce((rule.money_payroll_of_submit_id_kind(new."submit_id"))::text, '') end; else new."content" := old."content"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."money_payroll" for each row execute function rule.kept_money_payroll();

create function rule.kept_money_payroll_by_submit_payroll_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."money_payroll" t where t."submit_id" = any (array[new."id"]) order by t.id for no key update;
  update store."money_payroll" t set "company" = t."company" where t."submit_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_money_payroll_1_update after update on store."submit_payroll" for each row when (old."company" is distinct from new."company" or old."month" is distinct from new."month" or old."pay_date" is distinct from new."pay_date" or old."kind" is distinct from new."kind") execute function rule.kept_money_payroll_by_submit_payroll_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'moneyPayroll' and k.mark = '5daf48f126c465da94e5b83c70217aa04197e6301303d8128a244ce23b579a02') then
    perform set_config('app.anew', 'on', true);
    update store."money_payroll" t set "company" = t."company";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('moneyPayroll', '5daf48f126c465da94e5b83c70217aa04197e6301303d8128a244ce23b579a02') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_money_server() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."reverse_id" is distinct from old."reverse_id" then new."status" := case when (select exists (select from store."money_server" x where x."reverse_id" = new.id)) then '已冲销' else '有效' end; else new."status" := old."status"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."money_server" for each row execute function rule.kept_money_server();

create function rule.kept_money_server_by_money_server_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."reverse_id" from new_rows n where n."reverse_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."reverse_id" from old_rows o where o."reverse_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."reverse_id" is distinct from n."reverse_id")) then
    ids := array(select o."reverse_id" from old_rows o join new_rows n on n.id = o.id where (o."reverse_id" is distinct from n."reverse_id") union select n."reverse_id" from old_rows o join new_rows n on n.id = o.id where (o."reverse_id" is distinct from n."reverse_id"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."money_server" t where t."id" = any (ids) order by t.id for no key update;
  update store."money_server" t set "status" = t."status" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_money_server_1_insert after insert on store."money_server" referencing new table as new_rows for each statement execute function rule.kept_money_server_by_money_server_1();
create trigger kept_money_server_1_delete after delete on store."money_server" referencing old table as old_rows for each statement execute function rule.kept_money_server_by_money_server_1();
create trigger kept_money_server_1_update after update on store."money_server" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_money_server_by_money_server_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'moneyServer' and k.mark = 'e4d52a1fdb269c1f620ee2e541ba737e8a5a9db5c02c21f7b180da771883028a') then
    perform set_config('app.anew', 'on', true);
    update store."money_server" t set "status" = t."status";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('moneyServer', 'e4d52a1fdb269c1f620ee2e541ba737e8a5a9db5c02c21f7b180da771883028a') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_performance() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."auto_score" is distinct from old."auto_score" then new."auto_score" := (select coalesce(sum(x."auto_score"), 0) from store."performance_item" x where x."performance_id" = new.id); else new."auto_score" := old."auto_score"; end if;
  if anew or new."item_score" is distinct from old."item_score" or new."adjust" is distinct from old."adjust" then new."item_score" := (select coalesce(sum(x."score"), 0) from store."performance_item" x where x."performance_id" = new.id); else new."item_score" := old."item_score"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."performance" for each row execute function rule.kept_performance();

create function rule.kept_performance_by_performance_item_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."performance_id" from new_rows n where n."performance_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."performance_id" from old_rows o where o."performance_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."performance_id" is distinct from n."performance_id" or o."auto_score" is distinct from n."auto_score" or o."score" is distinct from n."score")) then
    ids := array(select o."performance_id" from old_rows o join new_rows n on n.id = o.id where (o."performance_id" is distinct from n."performance_id" or o."auto_score" is distinct from n."auto_score" or o."score" is distinct from n."score") union select n."performance_id" from old_rows o join new_rows n on n.id = o.id where (o."performance_id" is distinct from n."performance_id" or o."auto_score" is distinct from n."auto_score" or o."score" is distinct from n."score"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."performance" t where t."id" = any (ids) order by t.id for no key update;
  update store."performance" t set "auto_score" = t."auto_score" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_performance_1_insert after insert on store."performance_item" referencing new table as new_rows for each statement execute function rule.kept_performance_by_performance_item_1();
create trigger kept_performance_1_delete after delete on store."performance_item" referencing old table as old_rows for each statement execute function rule.kept_performance_by_performance_item_1();
create trigger kept_performance_1_update after update on store."performance_item" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_performance_by_performance_item_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'performance' and k.mark = '390fb24beb83f455b6080dd8a5c89ede9d33684ccf4e5b97bf6ee59e850972c5') then
    perform set_config('app.anew', 'on', true);
    update store."performance" t set "auto_score" = t."auto_score";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('performance', '390fb24beb83f455b6080dd8a5c89ede9d33684ccf4e5b97bf6ee59e850972c5') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_pmo_work() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' then new."manager" := app.leader(app.leader(new."user_id")); else new."manager" := old."manager"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."pmo_work" for each row execute function rule.kept_pmo_work();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'pmoWork' and k.mark = '51f57b96847ba8d1be6871600bbf2763eb9a5a884e3055ee631761d5d5889dc9') then
    perform set_config('app.anew', 'on', true);
    update store."pmo_work" t set "manager" = t."manager";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('pmoWork', '51f57b96847ba8d1be6871600bbf2763eb9a5a884e3055ee631761d5d5889dc9') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_receive_item() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew then new."stock" := (select coalesce(sum(x."quantity"), 0) from store."receive_stock" x where x."item_id" = new.id); else new."stock" := old."stock"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."receive_item" for each row execute function rule.kept_receive_item();

create function rule.kept_receive_item_by_receive_stock_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."item_id" from new_rows n where n."item_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."item_id" from old_rows o where o."item_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."item_id" is distinct from n."item_id" or o."quantity" is distinct from n."quantity")) then
    ids := array(select o."item_id" from old_rows o join new_rows n on n.id = o.id where (o."item_id" is distinct from n."item_id" or o."quantity" is distinct from n."quantity") union select n."item_id" from old_rows o join new_rows n on n.id = o.id where (o."item_id" is distinct from n."item_id" or o."quantity" is distinct from n."quantity"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."receive_item" t where t."id" = any (ids) order by t.id for no key update;
  update store."receive_item" t set "stock" = t."stock" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_receive_item_1_insert after insert on store."receive_stock" referencing new table as new_rows for each statement execute function rule.kept_receive_item_by_receive_stock_1();
create trigger kept_receive_item_1_delete after delete on store."receive_stock" referencing old table as old_rows for each statement execute function rule.kept_receive_item_by_receive_stock_1();
create trigger kept_receive_item_1_update after update on store."receive_stock" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_receive_item_by_receive_stock_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'receiveItem' and k.mark = 'e92f3886cc04a68f5f64cd9575be43ee8516e6e8d68a4ce664aed6a3208634f9') then
    perform set_config('app.anew', 'on', true);
    update store."receive_item" t set "stock" = t."stock";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('receiveItem', 'e92f3886cc04a68f5f64cd9575be43ee8516e6e8d68a4ce664aed6a3208634f9') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_rest_day_ledger() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."hours" is distinct from old."hours" or new."lot_id" is distinct from old."lot_id" then new."remain" := case when (new."lot_id" is not null) then null else (new."hours" + (select coalesce(sum(x."hours"), 0) from store."rest_day_ledger" x where x."lot_id" = new.id)) end; else new."remain" := old."remain"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."rest_day_ledger" for each row execute function rule.kept_rest_day_ledger();

create function rule.kept_rest_day_ledger_by_rest_day_ledger_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."lot_id" from new_rows n where n."lot_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."lot_id" from old_rows o where o."lot_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."lot_id" is distinct from n."lot_id" or o."hours" is distinct from n."hours")) then
    ids := array(select o."lot_id" from old_rows o join new_rows n on n.id = o.id where (o."lot_id" is distinct from n."lot_id" or o."hours" is distinct from n."hours") union select n."lot_id" from old_rows o join new_rows n on n.id = o.id where (o."lot_id" is distinct from n."lot_id" or o."hours" is distinct from n."hours"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."rest_day_ledger" t where t."id" = any (ids) order by t.id for no key update;
  update store."rest_day_ledger" t set "remain" = t."remain" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_rest_day_ledger_1_insert after insert on store."rest_day_ledger" referencing new table as new_rows for each statement execute function rule.kept_rest_day_ledger_by_rest_day_ledger_1();
create trigger kept_rest_day_ledger_1_delete after delete on store."rest_day_ledger" referencing old table as old_rows for each statement execute function rule.kept_rest_day_ledger_by_rest_day_ledger_1();
create trigger kept_rest_day_ledger_1_update after update on store."rest_day_ledger" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_rest_day_ledger_by_rest_day_ledger_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'restDayLedger' and k.mark = '67f019680185db339129d4456374fde7cf2040cb4e73c56b4db7fbdb0a7bbc63') then
    perform set_config('app.anew', 'on', true);
    update store."rest_day_ledger" t set "remain" = t."remain";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('restDayLedger', '67f019680185db339129d4456374fde7cf2040cb4e73c56b4db7fbdb0a7bbc63') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_returned_money() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."contract_id" is distinct from old."contract_id" then perform from store."contract" p where p.id = new."contract_id" for share; end if;
  if tg_op = 'INSERT' or new."contract_id" is distinct from old."contract_id" then perform from store."client" p where p.id = (select p."client_id" from store."contract" p where p.id = new."contract_id") for share; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."contract_number" is distinct from old."contract_number" then new."contract_number" := rule.returned_money_of_contract_id_contract_number(new."contract_id"); else new."contract_number" := old."contract_number"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."client_id" is distinct from old."client_id" then new."client" := rule.returned_money_of_contract_id_client_id_name(new."contract_id"); else new."client" := old."client"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."client_id" is distinct from old."client_id" then new."client_id" := rule.returned_money_of_contract_id_client_id(new."contract_id"); else new."client_id" := old."client_id"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" then new."user_id" := rule.returned_money_of_contract_id_initiator(new."contract_id"); else new."user_id" := old."user_id"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."received_money" is distinct from old."received_money" then new."all_money" := (rule.returned_money_of_contract_id_remain_money(new."contract_id") + rule.returned_money_of_contract_id_received_money(new."contract_id")); else new."all_money" := old."all_money"; end if;
  if anew then new."advance_money" := (select coalesce(sum(x."advance"), 0) from store."returned_money_apply" x where x."returned_money_id" = new.id and (x."status" = '通过')); else new."advance_money" := old."advance_money"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."received_money" is distinct from old."received_money" then new."received_money" := rule.returned_money_of_contract_id_received_money(new."contract_id"); else new."received_money" := old."received_money"; end if;
  if anew then new."back" := (select coalesce(sum(x."refund"), 0) from store."returned_money_apply" x where x."returned_money_id" = new.id and (x."status" = '通过')); else new."back" := old."back"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" then new."invoice" := rule.returned_money_of_contract_id_invoice_money(new."contract_id"); else new."invoice" := old."invoice"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."received_money" is distinct from old."received_money" then new."dt_due" := (select min(x."dt_receive") from store."invoicing_plan" x where x."contract_id" = new."contract_id" and ((x."is_cancel" = false) and (new."received_money" < x."cumulated_money"))); else new."dt_due" := old."dt_due"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."returned_money" for each row execute function rule.kept_returned_money();

create function rule.kept_returned_money_by_contract_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."returned_money" t where t."contract_id" = any (array[new."id"]) order by t.id for no key update;
  update store."returned_money" t set "contract_number" = t."contract_number" where t."contract_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_returned_money_1_update after update on store."contract" for each row when (old."contract_number" is distinct from new."contract_number" or old."client_id" is distinct from new."client_id" or old."initiator" is distinct from new."initiator" or old."remain_money" is distinct from new."remain_money" or old."received_money" is distinct from new."received_money" or old."invoice_money" is distinct from new."invoice_money") execute function rule.kept_returned_money_by_contract_1();

create function rule.kept_returned_money_by_client_2() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."returned_money" t where t."contract_id" in (select p.id from store."contract" p where p."client_id" = any (array[new."id"])) order by t.id for no key update;
  update store."returned_money" t set "contract_number" = t."contract_number" where t."contract_id" in (select p.id from store."contract" p where p."client_id" = any (array[new."id"]));
  return null;
end $$;
create trigger kept_returned_money_2_update after update on store."client" for each row when (old."name" is distinct from new."name") execute function rule.kept_returned_money_by_client_2();

create function rule.kept_returned_money_by_returned_money_apply_3() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."returned_money_id" from new_rows n where n."returned_money_id" is not null and (((n."status" = '通过')) or ((n."status" = '通过'))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."returned_money_id" from old_rows o where o."returned_money_id" is not null and (((o."status" = '通过')) or ((o."status" = '通过'))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."returned_money_id" is distinct from n."returned_money_id" or o."advance" is distinct from n."advance" or o."status" is distinct from n."status" or o."refund" is distinct from n."refund")) then
    ids := array(select o."returned_money_id" from old_rows o join new_rows n on n.id = o.id where (o."returned_money_id" is distinct from n."returned_money_id" or o."advance" is distinct from n."advance" or o."status" is distinct from n."status" or o."refund" is distinct from n."refund") and (((o."status" = '通过')) or ((o."status" = '通过'))) union select n."returned_money_id" from old_rows o join new_rows n on n.id = o.id where (o."returned_money_id" is distinct from n."returned_money_id" or o."advance" is distinct from n."advance" or o."status" is distinct from n."status" or o."refund" is distinct from n."refund") and (((n."status" = '通过')) or ((n."status" = '通过'))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."returned_money" t where t."id" = any (ids) order by t.id for no key update;
  update store."returned_money" t set "contract_number" = t."contract_number" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_returned_money_3_insert after insert on store."returned_money_apply" referencing new table as new_rows for each statement execute function rule.kept_returned_money_by_returned_money_apply_3();
create trigger kept_returned_money_3_delete after delete on store."returned_money_apply" referencing old table as old_rows for each statement execute function rule.kept_returned_money_by_returned_money_apply_3();
create trigger kept_returned_money_3_update after update on store."returned_money_apply" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_returned_money_by_returned_money_apply_3();

create function rule.kept_returned_money_by_invoicing_plan_4() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."contract_id" from new_rows n where n."contract_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."contract_id" from old_rows o where o."contract_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."dt_receive" is distinct from n."dt_receive" or o."is_cancel" is distinct from n."is_cancel" or o."cumulated_money" is distinct from n."cumulated_money")) then
    ids := array(select o."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."dt_receive" is distinct from n."dt_receive" or o."is_cancel" is distinct from n."is_cancel" or o."cumulated_money" is distinct from n."cumulated_money") union select n."contract_id" from old_rows o join new_rows n on n.id = o.id where (o."contract_id" is distinct from n."contract_id" or o."dt_receive" is distinct from n."dt_receive" or o."is_cancel" is distinct from n."is_cancel" or o."cumulated_money" is distinct from n."cumulated_money"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."returned_money" t where t."contract_id" = any (ids) order by t.id for no key update;
  update store."returned_money" t set "contract_number" = t."contract_number" where t."contract_id" = any (ids);
  return null;
end $$;
create trigger kept_returned_money_4_insert after insert on store."invoicing_plan" referencing new table as new_rows for each statement execute function rule.kept_returned_money_by_invoicing_plan_4();
create trigger kept_returned_money_4_delete after delete on store."invoicing_plan" referencing old table as old_rows for each statement execute function rule.kept_returned_money_by_invoicing_plan_4();
create trigger kept_returned_money_4_update after update on store."invoicing_plan" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_returned_money_by_invoicing_plan_4();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'returnedMoney' and k.mark = '4ba3fa7603be8cacfcb92776a6f82ebe1745534dea3866b7c0c8bf47f804956f') then
    perform set_config('app.anew', 'on', true);
    update store."returned_money" t set "contract_number" = t."contract_number";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('returnedMoney', '4ba3fa7603be8cacfcb92776a6f82ebe1745534dea3866b7c0c8bf47f804956f') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_returned_money_apply() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' or new."contract_id" is distinct from old."contract_id" then perform from store."contract" p where p.id = new."contract_id" for no key update; end if;
  if anew or new."name" is distinct from old."name" or new."contract_id" is distinct from old."contract_id" then new."name" := rule.returned_money_apply_of_contract_id_name(new."contract_id"); else new."name" := old."name"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."contract_number" is distinct from old."contract_number" then new."contract_number" := rule.returned_money_apply_of_contract_id_contract_number(new."contract_id"); else new."contract_number" := old."contract_number"; end if;
  if anew or new."contract_id" is distinct from old."contract_id" or new."client_id" is distinct from old."client_id" then new."client_id" := rule.returned_money_apply_of_contract_id_client_id(new."contract_id"); else new."client_id" := old."client_id"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."returned_money_apply" for each row execute function rule.kept_returned_money_apply();

create function rule.kept_returned_money_apply_by_contract_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from store."returned_money_apply" t where t."contract_id" = any (array[new."id"]) order by t.id for no key update;
  update store."returned_money_apply" t set "name" = t."name" where t."contract_id" = any (array[new."id"]);
  return null;
end $$;
create trigger kept_returned_money_apply_1_update after update on store."contract" for each row when (old."name" is distinct from new."name" or old."contract_number" is distinct from new."contract_number" or old."client_id" is distinct from new."client_id") execute function rule.kept_returned_money_apply_by_contract_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'returnedMoneyApply' and k.mark = 'cd3e81ae25cc65610bb93db04010cc90047b5d434813458bb1c5c699712a9f57') then
    perform set_config('app.anew', 'on', true);
    update store."returned_money_apply" t set "name" = t."name";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('returnedMoneyApply', 'cd3e81ae25cc65610bb93db04010cc90047b5d434813458bb1c5c699712a9f57') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_submit_come_go() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."money" is distinct from old."money" then new."money" := (select coalesce(sum(x."money"), 0) from store."money_come_go" x where x."submit_id" = new.id); else new."money" := old."money"; end if;
  if anew then new."row_count" := (select count(*)::integer from store."money_come_go" x where x."submit_id" = new.id); else new."row_count" := old."row_count"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."submit_come_go" for each row execute function rule.kept_submit_come_go();

create function rule.kept_submit_come_go_by_money_come_go_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."submit_id" from new_rows n where n."submit_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."submit_id" from old_rows o where o."submit_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money")) then
    ids := array(select o."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money") union select n."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."submit_come_go" t where t."id" = any (ids) order by t.id for no key update;
  update store."submit_come_go" t set "money" = t."money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_submit_come_go_1_insert after insert on store."money_come_go" referencing new table as new_rows for each statement execute function rule.kept_submit_come_go_by_money_come_go_1();
create trigger kept_submit_come_go_1_delete after delete on store."money_come_go" referencing old table as old_rows for each statement execute function rule.kept_submit_come_go_by_money_come_go_1();
create trigger kept_submit_come_go_1_update after update on store."money_come_go" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_submit_come_go_by_money_come_go_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'submitComeGo' and k.mark = 'db506a7e81be6d58adc13975def857b72729f9122a5fd4b707cd36eee4ae311b') then
    perform set_config('app.anew', 'on', true);
    update store."submit_come_go" t set "money" = t."money";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('submitComeGo', 'db506a7e81be6d58adc13975def857b72729f9122a5fd4b707cd36eee4ae311b') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_submit_expense() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."money" is distinct from old."money" then new."money" := (select coalesce(sum(x."money"), 0) from store."money_expense" x where x."submit_id" = new.id); else new."money" := old."money"; end if;
  if anew or new."audit_money" is distinct from old."audit_money" then new."audit_money" := (select coalesce(sum(x."audit_money"), 0) from store."money_expense" x where x."submit_id" = new.id); else new."audit_money" := old."audit_money"; end if;
  if anew then new."row_count" := (select count(*)::integer from store."money_expense" x where x."submit_id" = new.id); else new."row_count" := old."row_count"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."submit_expense" for each row execute function rule.kept_submit_expense();

create function rule.kept_submit_expense_by_money_expense_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."submit_id" from new_rows n where n."submit_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."submit_id" from old_rows o where o."submit_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money" or o."audit_money" is distinct from n."audit_money")) then
    ids := array(select o."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money" or o."audit_money" is distinct from n."audit_money") union select n."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money" or o."audit_money" is distinct from n."audit_money"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."submit_expense" t where t."id" = any (ids) order by t.id for no key update;
  update store."submit_expense" t set "money" = t."money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_submit_expense_1_insert after insert on store."money_expense" referencing new table as new_rows for each statement execute function rule.kept_submit_expense_by_money_expense_1();
create trigger kept_submit_expense_1_delete after delete on store."money_expense" referencing old table as old_rows for each statement execute function rule.kept_submit_expense_by_money_expense_1();
create trigger kept_submit_expense_1_update after update on store."money_expense" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_submit_expense_by_money_expense_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'submitExpense' and k.mark = '0642a811d819d5127048e54210187b889f97d94c7833ad7127ce960c2e7a67e6') then
    perform set_config('app.anew', 'on', true);
    update store."submit_expense" t set "money" = t."money";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('submitExpense', '0642a811d819d5127048e54210187b889f97d94c7833ad7127ce960c2e7a67e6') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_submit_month() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."money" is distinct from old."money" then new."money" := (select coalesce(sum(x."money"), 0) from store."money_month" x where x."submit_id" = new.id); else new."money" := old."money"; end if;
  if anew then new."row_count" := (select count(*)::integer from store."money_month" x where x."submit_id" = new.id); else new."row_count" := old."row_count"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."submit_month" for each row execute function rule.kept_submit_month();

create function rule.kept_submit_month_by_money_month_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."submit_id" from new_rows n where n."submit_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."submit_id" from old_rows o where o."submit_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money")) then
    ids := array(select o."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money") union select n."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."submit_month" t where t."id" = any (ids) order by t.id for no key update;
  update store."submit_month" t set "money" = t."money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_submit_month_1_insert after insert on store."money_month" referencing new table as new_rows for each statement execute function rule.kept_submit_month_by_money_month_1();
create trigger kept_submit_month_1_delete after delete on store."money_month" referencing old table as old_rows for each statement execute function rule.kept_submit_month_by_money_month_1();
create trigger kept_submit_month_1_update after update on store."money_month" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_submit_month_by_money_month_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'submitMonth' and k.mark = 'b970357df7ba67c2b6e33c0271263c343e52ba98998f5fa1b3bd848af3f2abd6') then
    perform set_config('app.anew', 'on', true);
    update store."submit_month" t set "money" = t."money";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('submitMonth', 'b970357df7ba67c2b6e33c0271263c343e52ba98998f5fa1b3bd848af3f2abd6') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_submit_other() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."money" is distinct from old."money" then new."money" := (select coalesce(sum(x."money"), 0) from store."money_other" x where x."submit_id" = new.id); else new."money" := old."money"; end if;
  if anew then new."row_count" := (select count(*)::integer from store."money_other" x where x."submit_id" = new.id); else new."row_count" := old."row_count"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."submit_other" for each row execute function rule.kept_submit_other();

create function rule.kept_submit_other_by_money_other_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."submit_id" from new_rows n where n."submit_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."submit_id" from old_rows o where o."submit_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money")) then
    ids := array(select o."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money") union select n."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."submit_other" t where t."id" = any (ids) order by t.id for no key update;
  update store."submit_other" t set "money" = t."money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_submit_other_1_insert after insert on store."money_other" referencing new table as new_rows for each statement execute function rule.kept_submit_other_by_money_other_1();
create trigger kept_submit_other_1_delete after delete on store."money_other" referencing old table as old_rows for each statement execute function rule.kept_submit_other_by_money_other_1();
create trigger kept_submit_other_1_update after update on store."money_other" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_submit_other_by_money_other_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'submitOther' and k.mark = 'e181639555eccc995da2381aeaeee1cfee4dfb069dc56d814e9b8b57050e54ad') then
    perform set_config('app.anew', 'on', true);
    update store."submit_other" t set "money" = t."money";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('submitOther', 'e181639555eccc995da2381aeaeee1cfee4dfb069dc56d814e9b8b57050e54ad') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_submit_payroll() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."money" is distinct from old."money" then new."money" := (select coalesce(sum(x."money"), 0) from store."money_payroll" x where x."submit_id" = new.id); else new."money" := old."money"; end if;
  if anew or new."security" is distinct from old."security" then new."security" := (select coalesce(sum(x."security"), 0) from store."money_payroll" x where x."submit_id" = new.id); else new."security" := old."security"; end if;
  if anew or new."fund_company" is distinct from old."fund_company" then new."fund_company" := (select coalesce(sum(x."fund_company"), 0) from store."money_payroll" x where x."submit_id" = new.id); else new."fund_company" := old."fund_company"; end if;
  if anew or new."tax" is distinct from old."tax" then new."tax" := (select coalesce(sum(x."tax"), 0) from store."money_payroll" x where x."submit_id" = new.id); else new."tax" := old."tax"; end if;
  if anew or new."salary_true" is distinct from old."salary_true" then new."salary_true" := (select coalesce(sum(x."salary_true"), 0) from store."money_payroll" x where x."submit_id" = new.id); else new."salary_true" := old."salary_true"; end if;
  if anew or new."cost" is distinct from old."cost" then new."cost" := (select coalesce(sum(x."cost"), 0) from store."money_payroll" x where x."submit_id" = new.id); else new."cost" := old."cost"; end if;
  if anew then new."row_count" := (select count(*)::integer from store."money_payroll" x where x."submit_id" = new.id); else new."row_count" := old."row_count"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."submit_payroll" for each row execute function rule.kept_submit_payroll();

create function rule.kept_submit_payroll_by_money_payroll_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."submit_id" from new_rows n where n."submit_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."submit_id" from old_rows o where o."submit_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money" or o."security" is distinct from n."security" or o."fund_company" is distinct from n."fund_company" or o."tax" is distinct from n."tax" or o."salary_true" is distinct from n."salary_true" or o."cost" is distinct from n."cost")) then
    ids := array(select o."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money" or o."security" is distinct from n."security" or o."fund_company" is distinct from n."fund_company" or o."tax" is distinct from n."tax" or o."salary_true" is distinct from n."salary_true" or o."cost" is distinct from n."cost") union select n."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."money" is distinct from n."money" or o."security" is distinct from n."security" or o."fund_company" is distinct from n."fund_company" or o."tax" is distinct from n."tax" or o."salary_true" is distinct from n."salary_true" or o."cost" is distinct from n."cost"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."submit_payroll" t where t."id" = any (ids) order by t.id for no key update;
  update store."submit_payroll" t set "money" = t."money" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_submit_payroll_1_insert after insert on store."money_payroll" referencing new table as new_rows for each statement execute function rule.kept_submit_payroll_by_money_payroll_1();
create trigger kept_submit_payroll_1_delete after delete on store."money_payroll" referencing old table as old_rows for each statement execute function rule.kept_submit_payroll_by_money_payroll_1();
create trigger kept_submit_payroll_1_update after update on store."money_payroll" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_submit_payroll_by_money_payroll_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'submitPayroll' and k.mark = '682abfd5207a87f3f09ba2a56a10e42ddb4540218f0d8ae2f081a20c501ab19b') then
    perform set_config('app.anew', 'on', true);
    update store."submit_payroll" t set "money" = t."money";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('submitPayroll', '682abfd5207a87f3f09ba2a56a10e42ddb4540218f0d8ae2f081a20c501ab19b') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_submit_salary() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew then new."row_count" := (select count(*)::integer from store."money_salary" x where x."submit_id" = new.id); else new."row_count" := old."row_count"; end if;
  if anew then new."money" := (select coalesce(sum(x."change"), 0) from store."money_salary" x where x."submit_id" = new.id); else new."money" := old."money"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."submit_salary" for each row execute function rule.kept_submit_salary();

create function rule.kept_submit_salary_by_money_salary_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."submit_id" from new_rows n where n."submit_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."submit_id" from old_rows o where o."submit_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."change" is distinct from n."change")) then
    ids := array(select o."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."change" is distinct from n."change") union select n."submit_id" from old_rows o join new_rows n on n.id = o.id where (o."submit_id" is distinct from n."submit_id" or o."change" is distinct from n."change"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."submit_salary" t where t."id" = any (ids) order by t.id for no key update;
  update store."submit_salary" t set "row_count" = t."row_count" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_submit_salary_1_insert after insert on store."money_salary" referencing new table as new_rows for each statement execute function rule.kept_submit_salary_by_money_salary_1();
create trigger kept_submit_salary_1_delete after delete on store."money_salary" referencing old table as old_rows for each statement execute function rule.kept_submit_salary_by_money_salary_1();
create trigger kept_submit_salary_1_update after update on store."money_salary" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_submit_salary_by_money_salary_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'submitSalary' and k.mark = 'bc2266fc8b180daf9e72499fe4169f931dff864a480330f3684f1e22273a4323') then
    perform set_config('app.anew', 'on', true);
    update store."submit_salary" t set "row_count" = t."row_count";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('submitSalary', 'bc2266fc8b180daf9e72499fe4169f931dff864a480330f3684f1e22273a4323') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_task_day() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."plan_hours" is distinct from old."plan_hours" then new."plan_hours" := (select coalesce(sum(x."plan_hours"), 0) from store."plan_item" x where x."task_day_id" = new.id); else new."plan_hours" := old."plan_hours"; end if;
  if anew or new."actual_hours" is distinct from old."actual_hours" then new."actual_hours" := (select coalesce(sum(x."actual_hours"), 0) from store."plan_item" x where x."task_day_id" = new.id and (x."count" = true)); else new."actual_hours" := old."actual_hours"; end if;
  if anew or new."plan_hours" is distinct from old."plan_hours" then new."done_rate" := round((round(round((((select count(*)::integer from store."plan_item" x where x."task_day_id" = new.id and ((0 < x."plan_hours") and (x."is_done" = true))) * 100))::numeric, 24) / nullif(((select count(*)::integer from store."plan_item" x where x."task_day_id" = new.id and (0 < x."plan_hours")))::numeric, 0), 24))::numeric, 1); else new."done_rate" := old."done_rate"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."task_day" for each row execute function rule.kept_task_day();

create function rule.kept_task_day_by_plan_item_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."task_day_id" from new_rows n where n."task_day_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."task_day_id" from old_rows o where o."task_day_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."task_day_id" is distinct from n."task_day_id" or o."plan_hours" is distinct from n."plan_hours" or o."actual_hours" is distinct from n."actual_hours" or o."count" is distinct from n."count" or o."is_done" is distinct from n."is_done")) then
    ids := array(select o."task_day_id" from old_rows o join new_rows n on n.id = o.id where (o."task_day_id" is distinct from n."task_day_id" or o."plan_hours" is distinct from n."plan_hours" or o."actual_hours" is distinct from n."actual_hours" or o."count" is distinct from n."count" or o."is_done" is distinct from n."is_done") union select n."task_day_id" from old_rows o join new_rows n on n.id = o.id where (o."task_day_id" is distinct from n."task_day_id" or o."plan_hours" is distinct from n."plan_hours" or o."actual_hours" is distinct from n."actual_hours" or o."count" is distinct from n."count" or o."is_done" is distinct from n."is_done"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."task_day" t where t."id" = any (ids) order by t.id for no key update;
  update store."task_day" t set "plan_hours" = t."plan_hours" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_task_day_1_insert after insert on store."plan_item" referencing new table as new_rows for each statement execute function rule.kept_task_day_by_plan_item_1();
create trigger kept_task_day_1_delete after delete on store."plan_item" referencing old table as old_rows for each statement execute function rule.kept_task_day_by_plan_item_1();
create trigger kept_task_day_1_update after update on store."plan_item" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_task_day_by_plan_item_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'taskDay' and k.mark = '6122c75ec4776a97ae3b2d27ae2816a834ffdb89ff145aa3e728953d6d89ea62') then
    perform set_config('app.anew', 'on', true);
    update store."task_day" t set "plan_hours" = t."plan_hours";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('taskDay', '6122c75ec4776a97ae3b2d27ae2816a834ffdb89ff145aa3e728953d6d89ea62') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_task_week() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."plan_hours" is distinct from old."plan_hours" then new."plan_hours" := (select coalesce(sum(x."plan_hours"), 0) from store."plan_item" x where x."task_week_id" = new.id); else new."plan_hours" := old."plan_hours"; end if;
  if anew then new."item_count" := (select count(*)::integer from store."plan_item" x where x."task_week_id" = new.id); else new."item_count" := old."item_count"; end if;
  if anew then new."done_count" := (select count(*)::integer from store."plan_item" x where x."task_week_id" = new.id and (x."is_done" = true)); else new."done_count" := old."done_count"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."task_week" for each row execute function rule.kept_task_week();

create function rule.kept_task_week_by_plan_item_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."task_week_id" from new_rows n where n."task_week_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."task_week_id" from old_rows o where o."task_week_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."task_week_id" is distinct from n."task_week_id" or o."plan_hours" is distinct from n."plan_hours" or o."is_done" is distinct from n."is_done")) then
    ids := array(select o."task_week_id" from old_rows o join new_rows n on n.id = o.id where (o."task_week_id" is distinct from n."task_week_id" or o."plan_hours" is distinct from n."plan_hours" or o."is_done" is distinct from n."is_done") union select n."task_week_id" from old_rows o join new_rows n on n.id = o.id where (o."task_week_id" is distinct from n."task_week_id" or o."plan_hours" is distinct from n."plan_hours" or o."is_done" is distinct from n."is_done"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."task_week" t where t."id" = any (ids) order by t.id for no key update;
  update store."task_week" t set "plan_hours" = t."plan_hours" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_task_week_1_insert after insert on store."plan_item" referencing new table as new_rows for each statement execute function rule.kept_task_week_by_plan_item_1();
create trigger kept_task_week_1_delete after delete on store."plan_item" referencing old table as old_rows for each statement execute function rule.kept_task_week_by_plan_item_1();
create trigger kept_task_week_1_update after update on store."plan_item" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_task_week_by_plan_item_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'taskWeek' and k.mark = '8ce97074c4b43d6dc83943c765f74ac4c9536af7778eeb58ddf41ae2664b66fe') then
    perform set_config('app.anew', 'on', true);
    update store."task_week" t set "plan_hours" = t."plan_hours";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('taskWeek', '8ce97074c4b43d6dc83943c765f74ac4c9536af7778eeb58ddf41ae2664b66fe') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_user() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."status" is distinct from old."status" then new."number_of_warnings" := (select coalesce(sum(x."count"), 0) from store."warn_accident" x where x."user_id" = new.id and (x."status" = '有效')); else new."number_of_warnings" := old."number_of_warnings"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."user" for each row execute function rule.kept_user();

create function rule.kept_user_by_warn_accident_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."user_id" from new_rows n where n."user_id" is not null and (((n."status" = '有效'))));
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."user_id" from old_rows o where o."user_id" is not null and (((o."status" = '有效'))));
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."user_id" is distinct from n."user_id" or o."count" is distinct from n."count" or o."status" is distinct from n."status")) then
    ids := array(select o."user_id" from old_rows o join new_rows n on n.id = o.id where (o."user_id" is distinct from n."user_id" or o."count" is distinct from n."count" or o."status" is distinct from n."status") and (((o."status" = '有效'))) union select n."user_id" from old_rows o join new_rows n on n.id = o.id where (o."user_id" is distinct from n."user_id" or o."count" is distinct from n."count" or o."status" is distinct from n."status") and (((n."status" = '有效'))));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."user" t where t."id" = any (ids) order by t.id for no key update;
  update store."user" t set "number_of_warnings" = t."number_of_warnings" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_user_1_insert after insert on store."warn_accident" referencing new table as new_rows for each statement execute function rule.kept_user_by_warn_accident_1();
create trigger kept_user_1_delete after delete on store."warn_accident" referencing old table as old_rows for each statement execute function rule.kept_user_by_warn_accident_1();
create trigger kept_user_1_update after update on store."warn_accident" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_user_by_warn_accident_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'user' and k.mark = 'b5cab17e0b3d50864f7ee974b6ec9117c2ba11163fe01485e640bf1e01d549d6') then
    perform set_config('app.anew', 'on', true);
    update store."user" t set "number_of_warnings" = t."number_of_warnings";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('user', 'b5cab17e0b3d50864f7ee974b6ec9117c2ba11163fe01485e640bf1e01d549d6') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_week_work() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if tg_op = 'INSERT' then new."manager" := app.leader(new."user_id"); else new."manager" := old."manager"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."week_work" for each row execute function rule.kept_week_work();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'weekWork' and k.mark = 'f22d0eb3463abaae2928810634df5441896695fcf35fc0a9e5b1b10b10b0a67f') then
    perform set_config('app.anew', 'on', true);
    update store."week_work" t set "manager" = t."manager";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('weekWork', 'f22d0eb3463abaae2928810634df5441896695fcf35fc0a9e5b1b10b10b0a67f') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.kept_weekend_task() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  if anew or new."plan_hours" is distinct from old."plan_hours" then new."plan_hours" := (select coalesce(sum(x."plan_hours"), 0) from store."plan_item" x where x."weekend_task_id" = new.id); else new."plan_hours" := old."plan_hours"; end if;
  if anew or new."actual_hours" is distinct from old."actual_hours" then new."actual_hours" := (select coalesce(sum(x."actual_hours"), 0) from store."plan_item" x where x."weekend_task_id" = new.id and (x."count" = true)); else new."actual_hours" := old."actual_hours"; end if;
  return new;
end $$;
create trigger kept before insert or update on store."weekend_task" for each row execute function rule.kept_weekend_task();

create function rule.kept_weekend_task_by_plan_item_1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n."weekend_task_id" from new_rows n where n."weekend_task_id" is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o."weekend_task_id" from old_rows o where o."weekend_task_id" is not null);
  elsif exists (select from old_rows o join new_rows n on n.id = o.id where (o."weekend_task_id" is distinct from n."weekend_task_id" or o."plan_hours" is distinct from n."plan_hours" or o."actual_hours" is distinct from n."actual_hours" or o."count" is distinct from n."count")) then
    ids := array(select o."weekend_task_id" from old_rows o join new_rows n on n.id = o.id where (o."weekend_task_id" is distinct from n."weekend_task_id" or o."plan_hours" is distinct from n."plan_hours" or o."actual_hours" is distinct from n."actual_hours" or o."count" is distinct from n."count") union select n."weekend_task_id" from old_rows o join new_rows n on n.id = o.id where (o."weekend_task_id" is distinct from n."weekend_task_id" or o."plan_hours" is distinct from n."plan_hours" or o."actual_hours" is distinct from n."actual_hours" or o."count" is distinct from n."count"));
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  perform from store."weekend_task" t where t."id" = any (ids) order by t.id for no key update;
  update store."weekend_task" t set "plan_hours" = t."plan_hours" where t."id" = any (ids);
  return null;
end $$;
create trigger kept_weekend_task_1_insert after insert on store."plan_item" referencing new table as new_rows for each statement execute function rule.kept_weekend_task_by_plan_item_1();
create trigger kept_weekend_task_1_delete after delete on store."plan_item" referencing old table as old_rows for each statement execute function rule.kept_weekend_task_by_plan_item_1();
create trigger kept_weekend_task_1_update after update on store."plan_item" referencing old table as old_rows new table as new_rows for each statement execute function rule.kept_weekend_task_by_plan_item_1();

do $$ begin
  if not exists (select from app.kept k where k.entity = 'weekendTask' and k.mark = '8be56b9ac34681975cecaf5ef935feca738f51fef11763301c3f6523d9bafe42') then
    perform set_config('app.anew', 'on', true);
    update store."weekend_task" t set "plan_hours" = t."plan_hours";
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values ('weekendTask', '8be56b9ac34681975cecaf5ef935feca738f51fef11763301c3f6523d9bafe42') on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;

create function rule.maintenance_apart1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new."contract_id" is null or (true) is not true then return new; end if;
  perform from store."contract" p where p.id = new."contract_id" for no key update;
  if exists (select from store."maintenance" t where t."contract_id" = new."contract_id" and t.id <> new.id
      and daterange(t."dt_start", t."dt_end", '[]') && daterange(new."dt_start", new."dt_end", '[]') and (true)) then
    raise exception using errcode = '23P01', table = 'maintenance', constraint = 'maintenance_apart1', message = 'rows lie over each other';
  end if;
  return new;
end $$;
create constraint trigger maintenance_apart1 after insert or update on store."maintenance" for each row execute function rule.maintenance_apart1();

create function rule.money_salary_apart1() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new."user_id" is null or (((new."status" = '通过') and not (new."kind" = '专项附加调整'))) is not true then return new; end if;
  perform from store."user" p where p.id = new."user_id" for no key update;
  if exists (select from store."money_salary" t where t."user_id" = new."user_id" and t.id <> new.id
      and daterange(t."dt_start", t."dt_end", '[]') && daterange(new."dt_start", new."dt_end", '[]') and (((t."status" = '通过') and not (t."kind" = '专项附加调整')))) then
    raise exception using errcode = '23P01', table = 'money_salary', constraint = 'money_salary_apart1', message = 'rows lie over each other';
  end if;
  return new;
end $$;
create constraint trigger money_salary_apart1 after insert or update on store."money_salary" for each row execute function rule.money_salary_apart1();

grant select on all tables in schema public, rule to chengban_reader, chengban_writer;

grant select on all tables in schema store to chengban_gate;

grant select, insert, update, delete on all tables in schema store to chengban_writer;

revoke update, delete on store."attendance_punch" from chengban_writer;

revoke update, delete on store."file_share_visit" from chengban_writer;

revoke update, delete on store."finance_log" from chengban_writer;

revoke update, delete on store."receive_stock" from chengban_writer;

revoke update, delete on store."week_task_snapshot" from chengban_writer;

revoke create on schema public from chengban_gate;
