alter table store."course_log" add column "assigned" jsonb default '{}' not null;
create index "stored_file_preview_status_tz_create_idx" on store."stored_file" ("preview_status", tz_create desc, id desc) include ("creator_id");
