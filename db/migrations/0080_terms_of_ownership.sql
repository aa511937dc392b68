create table store."client_owner" (
  "id" uuid not null,
  "client_id" uuid not null,
  "user_id" uuid,
  "helper_id" uuid,
  "kind" text collate "zh-x-icu" not null,
  "reason" text,
  "tz_start" timestamp with time zone not null,
  "tz_end" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "client_owner_pkey" primary key (id),
  constraint "client_owner_kind_check" check ("kind" in ('创建', '领取', '释放', '分配', '移交', '公海', '合并')),
  constraint "client_owner_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete cascade,
  constraint "client_owner_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "client_owner_helper_id_fkey" foreign key ("helper_id") references store."user" (id) on delete no action,
  constraint "client_owner_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."client_owner" enable row level security;
create index "client_owner_client_id_tz_start_idx" on store."client_owner" ("client_id", "tz_start");
create index "client_owner_user_id_kind_tz_start_idx" on store."client_owner" ("user_id", "kind", "tz_start");
create index "client_owner_user_id_tz_end_idx" on store."client_owner" ("user_id", "tz_end");
create index "client_owner_helper_id_idx" on store."client_owner" ("helper_id");
create index "client_owner_creator_id_idx" on store."client_owner" ("creator_id");
create index "client_owner_tz_create_idx" on store."client_owner" (tz_create desc, id desc) include ("client_id");
create unique index "client_owner_client_id_key" on store."client_owner" ("client_id") where not ("tz_end" is not null);

-- Whoever has a client now has had it since it was theirs, as far as that is known.
insert into store.client_owner (id, tz_create, tz_update, version, client_id, user_id, helper_id, kind, tz_start)
select gen_random_uuid(), c.tz_create, c.tz_create, 1, c.id, c.user_id, c.helper_id,
  case when c.ownership = '公海' then '公海' else '创建' end, coalesce(c.tz_owned, c.tz_create)
from store.client c;
