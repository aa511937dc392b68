create table store."remind_pause" (
  "id" uuid not null,
  "code" text collate "zh-x-icu" not null,
  "module" text not null,
  "about_id" text not null,
  "user_id" uuid,
  "until" date,
  "for_date" date,
  "reason" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "remind_pause_pkey" primary key (id),
  constraint "remind_pause_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade,
  constraint "remind_pause_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."remind_pause" enable row level security;
create index "remind_pause_user_id_tz_create_idx" on store."remind_pause" ("user_id", tz_create desc, id desc) include ("creator_id", "module", "about_id");
create index "remind_pause_creator_id_tz_create_idx" on store."remind_pause" ("creator_id", tz_create desc, id desc) include ("user_id", "module", "about_id");
create index "remind_pause_tz_create_idx" on store."remind_pause" (tz_create desc, id desc) include ("user_id", "creator_id", "module", "about_id");
create unique index "remind_pause_code_about_id_user_id_key" on store."remind_pause" ("code", "about_id", "user_id");
create unique index "remind_pause_code_about_id_key" on store."remind_pause" ("code", "about_id") where not ("user_id" is not null);
