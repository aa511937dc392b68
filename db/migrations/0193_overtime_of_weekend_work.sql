alter table store."overtime" add column "weekend_task_id" uuid;
alter table store."overtime" add constraint "overtime_weekend_task_id_fkey" foreign key ("weekend_task_id") references store."weekend_task" (id) on delete set null;
create index "overtime_weekend_task_id_idx" on store."overtime" ("weekend_task_id");
update store.menu set badge = 'task extraTask weekendTask okr' where route = '/taskAudit' and badge = 'task';
