alter table store."work_day" add column "rule_day" date;
alter table store."work_day" add column "is_edited" boolean default false not null;
create unique index "work_day_kind_rule_day_key" on store."work_day" ("kind", "rule_day");
