alter table store."rest_day" add column "away" text generated always as (case when ("kind" in ('出差', '外出')) then '出差外出' else '请假' end) stored;
alter table store."rest_day" add constraint "rest_day_away_check" check ("away" in ('请假', '出差外出'));
