alter table store."message" add column "tz_ding" timestamp with time zone;
create index "message_ding_status_tz_ding_idx" on store."message" ("ding_status", "tz_ding");
