drop index store."category_parent_id_idx";
create index "category_parent_id_tz_create_idx" on store."category" ("parent_id", tz_create desc, id desc) include ("is_enable");
drop index store."category_tz_create_idx";
create index "category_tz_create_idx" on store."category" (tz_create desc, id desc) include ("is_enable", "parent_id");
