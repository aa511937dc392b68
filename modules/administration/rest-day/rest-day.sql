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

-- The half days that a person's requests for a kind of leave wait for: those of a request, and of a change those it asks
-- for beyond what the leave takes already.
create or replace function app.leave_waiting(person uuid, leave_kind text, beside uuid)
returns table (day date, half text, since timestamptz)
language sql stable security definer set search_path = store, pg_temp as $$
  select h.day, h.half, r.tz_submit from rest_day r
  cross join lateral app.half_days(r.start_date, r.start_half, r.end_date, r.end_half, false) h
  where r.user_id = person and r.kind = leave_kind and r.id is distinct from beside and r.status = '待一级审核'
  union all
  select h.day, h.half, a.tz_submit from rest_day r
  join audit_round a on a.module = 'restDay' and a.relevance_id = r.id::text and a.kind = '变更' and a.status = '进行中'
  cross join lateral (
    select x.day, x.half, row_number() over (order by x.day desc, x.half desc) as place, count(*) over () as asked
    from app.half_days(coalesce((a.draft ->> 'startDate')::date, r.start_date), coalesce(a.draft ->> 'startHalf', r.start_half),
      coalesce((a.draft ->> 'endDate')::date, r.end_date), coalesce(a.draft ->> 'endHalf', r.end_half), false) x
  ) h
  where r.user_id = person and coalesce(a.draft ->> 'kind', r.kind) = leave_kind and r.id is distinct from beside and r.status = '变更中'
    and h.place <= h.asked - case when r.kind = leave_kind then 2 * coalesce(r.actual_days, r.days, 0) else 0 end
$$;
