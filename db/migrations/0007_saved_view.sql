create table store."saved_view" (
  "id" uuid not null,
  "module" text not null,
  "name" text collate "zh-x-icu" not null,
  "filters" jsonb,
  "columns" jsonb default '[]' not null,
  "sort" text,
  "is_default" boolean default false not null,
  "is_shared" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "saved_view_pkey" primary key (id)
);
alter table store."saved_view" enable row level security;
alter table store."saved_view" add constraint "saved_view_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "saved_view_module_is_shared_idx" on store."saved_view" ("module", "is_shared");
create index "saved_view_creator_id_tz_create_idx" on store."saved_view" ("creator_id", tz_create desc, id desc) include ("is_shared");
create index "saved_view_tz_create_idx" on store."saved_view" (tz_create desc, id desc) include ("creator_id", "is_shared");
create unique index "saved_view_creator_id_module_name_key" on store."saved_view" ("creator_id", "module", "name");
create unique index "saved_view_creator_id_module_key" on store."saved_view" ("creator_id", "module") where ("is_default" = true);
