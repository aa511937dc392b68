alter table store."wbs_task" add column "synced" jsonb;
