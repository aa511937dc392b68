alter table store."attendance" add column "rests" jsonb;
alter table store."attendance" add column "paid_rest" numeric(16,1) default '0.0' not null;
alter table store."attendance" add column "sick_rest" numeric(16,1) default '0.0' not null;
alter table store."attendance" add column "unpaid_rest" numeric(16,1) default '0.0' not null;
alter table store."attendance" add column "off_rest" numeric(16,1) default '0.0' not null;
alter table store."rest_day" add column "actual_end" date;
alter table store."rest_day" add column "actual_end_half" text;
alter table store."rest_day" add constraint "rest_day_actual_end_half_check" check ("actual_end_half" in ('上午', '下午'));
create unique index "rest_day_ledger_module_relevance_id_source_key" on store."rest_day_ledger" ("module", "relevance_id", "source") where not ("lot_id" is not null);
-- Leave that was agreed to has been taken as it was asked for.
update store."rest_day" set "actual_end" = "end_date", "actual_end_half" = "end_half", "actual_days" = coalesce("actual_days", "days")
where "status" in ('通过', '变更中') and "rest_status" <> '已销假';
-- A grant of a year is told by year and person.
alter table store."rest_day_ledger" disable trigger user;
update store."rest_day_ledger" set "module" = 'restDayLedger', "relevance_id" = split_part("relevance_id", ':', 2) || ':' || split_part("relevance_id", ':', 1)
where "source" = '年度发放' and "module" = 'user' and "relevance_id" like '%-%:____';
alter table store."rest_day_ledger" enable trigger user;
