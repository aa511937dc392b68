create table store."official_seal_use" (
  "id" uuid not null,
  "apply_number" text,
  "seal_id" uuid not null,
  "group_id" text,
  "user_id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "kind" text not null,
  "file" jsonb default '[]' not null,
  "copies" integer not null,
  "is_cross" boolean default false not null,
  "receiver" text not null,
  "contract_id" uuid,
  "reason" text not null,
  "is_take_out" boolean default false not null,
  "out_place" text,
  "companion_id" uuid,
  "tz_out_plan" timestamp with time zone,
  "tz_back_plan" timestamp with time zone,
  "is_simple" boolean default false not null,
  "status" text default '草稿' not null,
  "use_status" text default '未用印' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "actual_copies" integer,
  "tz_use" timestamp with time zone,
  "operator_id" uuid,
  "tz_out" timestamp with time zone,
  "tz_back" timestamp with time zone,
  "condition" text,
  "stamped_file" jsonb default '[]' not null,
  "return_remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "official_seal_use_pkey" primary key (id),
  constraint "official_seal_use_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "official_seal_use_use_status_check" check ("use_status" in ('未用印', '待用印', '已借出', '待归还审核', '待上传', '已归档', '已取消')),
  constraint "official_seal_use_condition_check" check ("condition" in ('完好', '损坏', '遗失')),
  constraint "official_seal_use_rule1" check (not ("companion_id" = "user_id")),
  constraint "official_seal_use_rule2" check ((("is_take_out" = false) or ("tz_out_plan" < "tz_back_plan"))),
  constraint "official_seal_use_requires1" check ((("kind" = '合同')) is not true or ("contract_id" is not null)),
  constraint "official_seal_use_requires2" check ((("is_take_out" = true)) is not true or ("out_place" is not null) and ("companion_id" is not null) and ("tz_out_plan" is not null) and ("tz_back_plan" is not null))
);
alter table store."official_seal_use" enable row level security;
create table store."official_seal" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "code" text not null,
  "kind" text not null,
  "company" text not null,
  "keeper_id" uuid not null,
  "backup_id" uuid,
  "place" text,
  "image" jsonb default '[]' not null,
  "can_take_out" boolean default false not null,
  "need_audit2" boolean default true not null,
  "max_out_days" integer default 3 not null,
  "status" text default '在库' not null,
  "current_use_id" uuid,
  "tz_enable" date not null,
  "tz_destroy" date,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "official_seal_pkey" primary key (id),
  constraint "official_seal_status_check" check ("status" in ('在库', '借出', '停用', '已销毁')),
  constraint "official_seal_rule1" check (not ("backup_id" = "keeper_id"))
);
alter table store."official_seal" enable row level security;
alter table store."official_seal_use" add constraint "official_seal_use_seal_id_fkey" foreign key ("seal_id") references store."official_seal" (id) on delete no action;
alter table store."official_seal_use" add constraint "official_seal_use_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."official_seal_use" add constraint "official_seal_use_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."official_seal_use" add constraint "official_seal_use_companion_id_fkey" foreign key ("companion_id") references store."user" (id) on delete no action;
alter table store."official_seal_use" add constraint "official_seal_use_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."official_seal_use" add constraint "official_seal_use_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."official_seal_use" add constraint "official_seal_use_operator_id_fkey" foreign key ("operator_id") references store."user" (id) on delete no action;
alter table store."official_seal_use" add constraint "official_seal_use_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "official_seal_use_seal_id_use_status_idx" on store."official_seal_use" ("seal_id", "use_status");
create index "official_seal_use_user_id_status_idx" on store."official_seal_use" ("user_id", "status");
create index "official_seal_use_contract_id_idx" on store."official_seal_use" ("contract_id");
create index "official_seal_use_use_status_tz_back_plan_idx" on store."official_seal_use" ("use_status", "tz_back_plan");
create index "official_seal_use_companion_id_tz_create_idx" on store."official_seal_use" ("companion_id", tz_create desc, id desc) include ("user_id", "status", "seal_id", "contract_id", "use_status");
create index "official_seal_use_audit1_idx" on store."official_seal_use" ("audit1");
create index "official_seal_use_audit2_idx" on store."official_seal_use" ("audit2");
create index "official_seal_use_operator_id_idx" on store."official_seal_use" ("operator_id");
create index "official_seal_use_creator_id_idx" on store."official_seal_use" ("creator_id");
create index "official_seal_use_status_tz_create_idx" on store."official_seal_use" ("status", tz_create desc, id desc) include ("user_id", "companion_id", "seal_id", "contract_id", "use_status");
create index "official_seal_use_tz_create_idx" on store."official_seal_use" (tz_create desc, id desc) include ("user_id", "companion_id", "status", "seal_id", "contract_id", "use_status");
create unique index "official_seal_use_apply_number_key" on store."official_seal_use" ("apply_number");
create index "official_seal_use_search_idx" on store."official_seal_use" using gin (search_grams);
alter table store."official_seal" add constraint "official_seal_keeper_id_fkey" foreign key ("keeper_id") references store."user" (id) on delete no action;
alter table store."official_seal" add constraint "official_seal_backup_id_fkey" foreign key ("backup_id") references store."user" (id) on delete set null;
alter table store."official_seal" add constraint "official_seal_current_use_id_fkey" foreign key ("current_use_id") references store."official_seal_use" (id) on delete set null;
alter table store."official_seal" add constraint "official_seal_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "official_seal_keeper_id_tz_create_idx" on store."official_seal" ("keeper_id", tz_create desc, id desc) include ("backup_id", "status");
create index "official_seal_backup_id_tz_create_idx" on store."official_seal" ("backup_id", tz_create desc, id desc) include ("keeper_id", "status");
create index "official_seal_current_use_id_idx" on store."official_seal" ("current_use_id");
create index "official_seal_creator_id_idx" on store."official_seal" ("creator_id");
create index "official_seal_status_tz_create_idx" on store."official_seal" ("status", tz_create desc, id desc) include ("keeper_id", "backup_id");
create index "official_seal_tz_create_idx" on store."official_seal" (tz_create desc, id desc) include ("keeper_id", "backup_id", "status");
create unique index "official_seal_name_key" on store."official_seal" ("name");
create unique index "official_seal_code_key" on store."official_seal" ("code");
create index "official_seal_search_idx" on store."official_seal" using gin (search_grams);
