alter table store."attendance" add column "study_rest" numeric(16,1) default '0.0' not null;
alter table store."attendance" add column "leave_rest" numeric(16,1) default '0.0' not null;
alter table store."demo_apply" add column "overdue_date" date;
alter table store."test_apply" add column "overdue_date" date;
-- what was reckoned before, by the halves of its kinds
update store.attendance a set study_rest = d.study, leave_rest = greatest(0, a.rest_days - a.off_rest - d.study)
from (select b.id, coalesce(sum((r ->> 'days')::numeric) filter (where r ->> 'kind' = '学习'), 0) as study
  from store.attendance b left join jsonb_array_elements(coalesce(b.rests, '[]')) r on true group by b.id) d
where d.id = a.id and a.rest_days > 0;
update store.test_apply set overdue_date = (tz_update at time zone 'Asia/Shanghai')::date where test_status = '逾期关闭';
update store.demo_apply set overdue_date = (tz_update at time zone 'Asia/Shanghai')::date where demo_status = '逾期关闭';
drop index store."demo_apply_business_opportunity_id_idx";
create index "demo_apply_business_opportunity_id_tz_create_idx" on store."demo_apply" ("business_opportunity_id", tz_create desc, id desc) include ("user_id", "status", "demo_status");
drop index store."demo_apply_status_tz_create_idx";
create index "demo_apply_status_tz_create_idx" on store."demo_apply" ("status", tz_create desc, id desc) include ("user_id", "business_opportunity_id", "demo_status");
drop index store."demo_apply_tz_create_idx";
create index "demo_apply_tz_create_idx" on store."demo_apply" (tz_create desc, id desc) include ("user_id", "business_opportunity_id", "status", "demo_status");
drop index store."test_apply_business_opportunity_id_idx";
create index "test_apply_business_opportunity_id_tz_create_idx" on store."test_apply" ("business_opportunity_id", tz_create desc, id desc) include ("user_id", "handler_id", "status", "test_status");
drop index store."test_apply_handler_id_tz_create_idx";
create index "test_apply_handler_id_tz_create_idx" on store."test_apply" ("handler_id", tz_create desc, id desc) include ("user_id", "business_opportunity_id", "status", "test_status");
drop index store."test_apply_status_tz_create_idx";
create index "test_apply_status_tz_create_idx" on store."test_apply" ("status", tz_create desc, id desc) include ("user_id", "handler_id", "business_opportunity_id", "test_status");
drop index store."test_apply_tz_create_idx";
create index "test_apply_tz_create_idx" on store."test_apply" (tz_create desc, id desc) include ("user_id", "handler_id", "business_opportunity_id", "status", "test_status");
