drop index store."check_on_work_fact_tz_create_idx";
create index "check_on_work_fact_tz_create_idx" on store."check_on_work_fact" (tz_create desc, id desc) include ("user_id", "kind");
