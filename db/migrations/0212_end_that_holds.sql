alter table store."rest_day" add column "ends_on" date generated always as (coalesce("actual_end", "end_date")) stored;
alter table store."rest_day" add column "ends_half" text generated always as (coalesce("actual_end_half", "end_half")) stored;
alter table store."rest_day" add constraint "rest_day_ends_half_check" check ("ends_half" in ('上午', '下午'));
