create table store."gift_give" (
  "id" uuid not null,
  "client_id" uuid not null,
  "client_contact_id" uuid not null,
  "gift_type_id" uuid not null,
  "quantity" integer default 1 not null,
  "price" numeric(16,2),
  "money" numeric(16,2) generated always as (("quantity" * "price")) stored,
  "year" integer not null,
  "festival" text collate "zh-x-icu" not null,
  "user_id" uuid not null,
  "dt_give" date,
  "photo" jsonb default '[]' not null,
  "is_given" boolean default false not null,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "gift_give_pkey" primary key (id),
  constraint "gift_give_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废'))
);
alter table store."gift_give" enable row level security;
create table store."gift_type" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "price" numeric(16,2) not null,
  "unit" text default '份' not null,
  "received" integer default 0 not null,
  "given" integer,
  "stock" integer generated always as (("received" - "given")) stored,
  "reserved" integer,
  "available" integer generated always as (("received" - "given" - "reserved")) stored,
  "picture" jsonb default '[]' not null,
  "is_enable" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "gift_type_pkey" primary key (id),
  constraint "gift_type_rule1" check ((0 <= ("received" - "given" - "reserved")))
);
alter table store."gift_type" enable row level security;
create table store."keyword" (
  "id" uuid not null,
  "word" text collate "zh-x-icu" not null,
  "exclude" text,
  "kinds" jsonb,
  "province" text,
  "min_budget" numeric(16,2),
  "is_enable" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "keyword_pkey" primary key (id)
);
alter table store."keyword" enable row level security;
create table store."keyword_user_ids" (
  "keyword_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "keyword_user_ids_pkey" primary key (keyword_id, user_id)
);
alter table store."keyword_user_ids" enable row level security;
alter table store."gift_give" add constraint "gift_give_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."gift_give" add constraint "gift_give_client_contact_id_fkey" foreign key ("client_contact_id") references store."client_contact" (id) on delete no action;
alter table store."gift_give" add constraint "gift_give_gift_type_id_fkey" foreign key ("gift_type_id") references store."gift_type" (id) on delete no action;
alter table store."gift_give" add constraint "gift_give_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."gift_give" add constraint "gift_give_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."gift_give" add constraint "gift_give_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "gift_give_client_id_year_status_idx" on store."gift_give" ("client_id", "year", "status");
create index "gift_give_gift_type_id_status_idx" on store."gift_give" ("gift_type_id", "status");
create index "gift_give_client_contact_id_idx" on store."gift_give" ("client_contact_id");
create index "gift_give_user_id_tz_create_idx" on store."gift_give" ("user_id", tz_create desc, id desc) include ("creator_id", "client_id", "status");
create index "gift_give_audit1_idx" on store."gift_give" ("audit1");
create index "gift_give_creator_id_tz_create_idx" on store."gift_give" ("creator_id", tz_create desc, id desc) include ("user_id", "client_id", "status");
create index "gift_give_status_tz_create_idx" on store."gift_give" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "client_id");
create index "gift_give_tz_create_idx" on store."gift_give" (tz_create desc, id desc) include ("user_id", "creator_id", "client_id", "status");
alter table store."gift_type" add constraint "gift_type_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "gift_type_creator_id_idx" on store."gift_type" ("creator_id");
create index "gift_type_tz_create_idx" on store."gift_type" (tz_create desc, id desc) include ("is_enable");
create unique index "gift_type_name_key" on store."gift_type" ("name");
create index "gift_type_search_idx" on store."gift_type" using gin (search_grams);
alter table store."keyword" add constraint "keyword_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "keyword_creator_id_idx" on store."keyword" ("creator_id");
create index "keyword_tz_create_idx" on store."keyword" (tz_create desc, id desc);
create unique index "keyword_word_province_key" on store."keyword" ("word", "province");
create index "keyword_search_idx" on store."keyword" using gin (search_grams);
alter table store."keyword_user_ids" add constraint "keyword_user_ids_keyword_id_fkey" foreign key (keyword_id) references store."keyword" (id) on delete cascade;
alter table store."keyword_user_ids" add constraint "keyword_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "keyword_user_ids_user_id_idx" on store."keyword_user_ids" ("user_id");
