alter table store."entry_item" add column "status" text default '待完成' not null;
alter table store."entry_item" add constraint "entry_item_status_check" check ("status" in ('待完成', '已完成'));
drop index store."entry_item_entry_id_tz_create_idx";
create index "entry_item_entry_id_tz_create_idx" on store."entry_item" ("entry_id", tz_create desc, id desc) include ("responsible_id", "status");
drop index store."entry_item_responsible_id_tz_create_idx";
create index "entry_item_responsible_id_tz_create_idx" on store."entry_item" ("responsible_id", tz_create desc, id desc) include ("entry_id", "status");
create index "entry_item_status_tz_create_idx" on store."entry_item" ("status", tz_create desc, id desc) include ("responsible_id", "entry_id");
drop index store."entry_item_tz_create_idx";
create index "entry_item_tz_create_idx" on store."entry_item" (tz_create desc, id desc) include ("responsible_id", "entry_id", "status");
