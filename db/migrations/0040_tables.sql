alter table store."milepost" add column "is_over" boolean generated always as (("status" in ('已完成', '取消'))) stored;
alter table store."project_produce" add column "is_over" boolean generated always as (("status" in ('已完成', '取消'))) stored;
alter table store."pmo_assign" add column "is_over" boolean generated always as (("status" in ('已完成', '已取消'))) stored;
alter table store."task" add column "is_over" boolean generated always as (("status" in ('已完成', '取消'))) stored;
create index "task_is_over_date_sort_idx" on store."task" ("is_over", "date", "sort");
