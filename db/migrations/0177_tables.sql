alter table store."entry_item" add column "due_days" integer;
alter table store."entry" add column "stage_before" text;
