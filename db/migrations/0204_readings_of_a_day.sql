drop index store."finance_log_user_id_idx";
create index "finance_log_user_id_tz_create_idx" on store."finance_log" ("user_id", tz_create desc, id desc) include ("about_id", "action");
