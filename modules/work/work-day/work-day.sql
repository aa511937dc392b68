-- Minutes that were due so many hours after the end and came later, or have not come: run as the owner, after the tables.
create or replace function app.work_day_summary_late(meeting uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select d.status <> '已取消' and (k.rule ->> 'needSummary')::boolean
    and coalesce(d.tz_summary, app.now()) > d.end_date + make_interval(hours => (k.rule ->> 'summaryHours')::integer)
  from work_day d join meeting_kind k on k.id = d.kind where d.id = meeting
$$;

-- Ground and logo of the board for visitors: it hangs where everybody passes, so whoever is signed in sees them.
create or replace function app.on_the_board(asked uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select app.signed_in() and exists (
    select from file_link l
      join work_day w on w.id::text = l.relevance_id and w.need_open
    where l.file_id = asked and l.module = 'workDay' and l.field in ('background', 'logo'))
$$;
