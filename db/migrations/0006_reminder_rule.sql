create table store."reminder_rule" (
  "id" uuid not null,
  "code" text not null,
  "family" text,
  "name" text collate "zh-x-icu" not null,
  "condition" text,
  "offsets" jsonb,
  "time" time without time zone default '08:00' not null,
  "channels" jsonb default '["站内","钉钉"]' not null,
  "is_enable" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "reminder_rule_pkey" primary key (id)
);
alter table store."reminder_rule" enable row level security;
alter table store."reminder_rule" add constraint "reminder_rule_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "reminder_rule_creator_id_idx" on store."reminder_rule" ("creator_id");
create index "reminder_rule_tz_create_idx" on store."reminder_rule" (tz_create desc, id desc);
create unique index "reminder_rule_code_key" on store."reminder_rule" ("code");
create index "reminder_rule_search_idx" on store."reminder_rule" using gin (search_grams);
