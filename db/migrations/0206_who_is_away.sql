alter table store."rest_day" add column "away" text generated always as (case when ("kind" in ('出差', '外出')) then '出差外出' else '请假' end) stored;
alter table store."rest_day" add constraint "rest_day_away_check" check ("away" in ('请假', '出差外出'));
alter table store."test_apply" add column "occupied" text generated always as (case when coalesce(("environment")::text, (' ')::text, ("account")::text) is not null then coalesce(("environment")::text, '') || coalesce((' ')::text, '') || coalesce(("account")::text, '') end) stored;
