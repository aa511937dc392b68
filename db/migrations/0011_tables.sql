-- was: uuid not null
-- change by hand: alter table store."comment" alter column "user_id" … uuid;
drop index store."comment_creator_id_tz_create_idx";
create index "comment_creator_id_tz_create_idx" on store."comment" ("creator_id", tz_create desc, id desc) include ("module", "relevance_id");
drop index store."comment_tz_create_idx";
create index "comment_tz_create_idx" on store."comment" (tz_create desc, id desc) include ("creator_id", "module", "relevance_id");
create index "client_ownership_tz_create_idx" on store."client" ("ownership", tz_create desc, id desc) include ("user_id", "helper_id", "creator_id", "status");
drop index store."client_user_id_tz_create_idx";
create index "client_user_id_tz_create_idx" on store."client" ("user_id", tz_create desc, id desc) include ("helper_id", "creator_id", "ownership", "status");
drop index store."client_helper_id_tz_create_idx";
create index "client_helper_id_tz_create_idx" on store."client" ("helper_id", tz_create desc, id desc) include ("user_id", "creator_id", "ownership", "status");
drop index store."client_creator_id_tz_create_idx";
create index "client_creator_id_tz_create_idx" on store."client" ("creator_id", tz_create desc, id desc) include ("user_id", "helper_id", "ownership", "status");
drop index store."client_status_tz_create_idx";
create index "client_status_tz_create_idx" on store."client" ("status", tz_create desc, id desc) include ("user_id", "helper_id", "creator_id", "ownership");
drop index store."client_tz_create_idx";
create index "client_tz_create_idx" on store."client" (tz_create desc, id desc) include ("user_id", "helper_id", "creator_id", "ownership", "status");
