alter table store."milepost_user_summary" add column "frozen" jsonb;
drop index store."milepost_user_summary_user_id_tz_create_idx";
create index "milepost_user_summary_user_id_tz_create_idx" on store."milepost_user_summary" ("user_id", tz_create desc, id desc) include ("status");
create index "milepost_user_summary_status_tz_create_idx" on store."milepost_user_summary" ("status", tz_create desc, id desc) include ("user_id");
drop index store."milepost_user_summary_tz_create_idx";
create index "milepost_user_summary_tz_create_idx" on store."milepost_user_summary" (tz_create desc, id desc) include ("user_id", "status");
