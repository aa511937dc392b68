alter table store."demo_apply" add column "business_opportunity_id" uuid;
alter table store."test_apply" add column "business_opportunity_id" uuid;
alter table store."contract" add column "business_opportunity_id" uuid;
create table store."business_log" (
  "id" uuid not null,
  "business_opportunity_id" uuid not null,
  "client_id" uuid,
  "kind" text default '跟进' not null,
  "content" text collate "zh-x-icu" not null,
  "tz_log" timestamp with time zone not null,
  "next_plan" text,
  "dt_next" date,
  "before" jsonb,
  "after" jsonb,
  "reason" text,
  "file" jsonb default '[]' not null,
  "place" jsonb,
  "client_visit_id" uuid,
  "demo_apply_id" uuid,
  "is_auto" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "business_log_pkey" primary key (id),
  constraint "business_log_kind_check" check ("kind" in ('跟进', '拜访', '电话', '演示', '产品', '预算', '我方', '跟进状态', '进度', '审核', '任务', '同步'))
);
alter table store."business_log" enable row level security;
create table store."business_log_client_contact_ids" (
  "business_log_id" uuid not null,
  "client_contact_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "business_log_client_contact_ids_pkey" primary key (business_log_id, client_contact_id)
);
alter table store."business_log_client_contact_ids" enable row level security;
create table store."business_opportunity" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "core_name" text,
  "abbreviation" text,
  "serial_number" text,
  "client_id" uuid not null,
  "type" text not null,
  "from" text,
  "create_date" date not null,
  "sales_personnel" uuid not null,
  "helper_id" uuid,
  "performance_from" uuid not null,
  "relate_id" uuid,
  "parent_contract_id" uuid,
  "status" text default '草稿' not null,
  "schedule" text default '线索' not null,
  "pre_schedule" text,
  "tz_schedule" timestamp with time zone,
  "success_rate" numeric(16,2) default '10.00' not null,
  "rate_flag" boolean generated always as ((not ("schedule" = '搁置') and (20 < abs(("success_rate" - case when ("schedule" = '线索') then 10 when ("schedule" = '初步接洽') then 20 when ("schedule" = '需求确认') then 40 when ("schedule" = '方案演示') then 50 when ("schedule" = '招投标') then 60 when ("schedule" = '商务谈判') then 80 when ("schedule" = '赢单') then 100 when ("schedule" = '输单') then 0 else 10 end))))) stored,
  "budget_myself" numeric(16,2) default '0.00' not null,
  "budget_system" numeric(16,2) default '0.00' not null,
  "budget_other" numeric(16,2) default '0.00' not null,
  "budget" numeric(16,2) generated always as (("budget_myself" + "budget_system" + "budget_other")) stored,
  "expect_money" numeric(16,2) generated always as (("budget_myself" + "budget_system")) stored,
  "weighted_money" numeric(16,2) generated always as (case when ((("status" in ('通过', '变更中')) and ("is_use" = true)) and ("schedule" in ('线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判'))) then round((round(round(((("budget_myself" + "budget_system") * "success_rate"))::numeric, 24) / nullif((100)::numeric, 0), 24))::numeric, 2) else '0.00' end) stored,
  "sign_date" date,
  "system" text,
  "informatization" text,
  "competitor" text,
  "partner" text,
  "procurement_method" text,
  "need_imp" boolean default false not null,
  "imp_require" text,
  "is_import" boolean default false not null,
  "is_follow" boolean default true not null,
  "assessment_list" jsonb default '[]' not null,
  "tech_list" jsonb default '[]' not null,
  "scheme" jsonb default '[]' not null,
  "development_scheme" jsonb default '[]' not null,
  "sketch" jsonb default '[]' not null,
  "tender_link" text,
  "tender_screenshot" jsonb default '[]' not null,
  "tender_document" jsonb default '[]' not null,
  "tz_tender" timestamp with time zone,
  "tender_margin" numeric(16,2),
  "bid_file" jsonb default '[]' not null,
  "bid_notice" jsonb default '[]' not null,
  "zfcg_id" uuid,
  "lose_reason" text,
  "winner" text,
  "dt_next" date,
  "is_use" boolean default true not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "business_opportunity_pkey" primary key (id),
  constraint "business_opportunity_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "business_opportunity_schedule_check" check ("schedule" in ('线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判', '赢单', '输单', '搁置')),
  constraint "business_opportunity_rule1" check (("create_date" <= "sign_date")),
  constraint "business_opportunity_requires1" check ((("schedule" in ('需求确认', '方案演示', '招投标', '商务谈判'))) is not true or ("sign_date" is not null)),
  constraint "business_opportunity_requires2" check ((("schedule" in ('方案演示', '招投标', '商务谈判'))) is not true or ("procurement_method" is not null)),
  constraint "business_opportunity_requires3" check ((("need_imp" = true)) is not true or ("imp_require" is not null))
);
alter table store."business_opportunity" enable row level security;
create table store."business_product" (
  "id" uuid not null,
  "name" text collate "zh-x-icu",
  "business_opportunity_id" uuid not null,
  "product_library_id" uuid not null,
  "product_version" text,
  "quantity" numeric(16,2) default '1' not null,
  "money" numeric(16,2),
  "is_main" boolean default false not null,
  "demand" text,
  "competitor" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "business_product_pkey" primary key (id)
);
alter table store."business_product" enable row level security;
create table store."business_task" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "business_opportunity_id" uuid not null,
  "user_id" uuid not null,
  "describe" text,
  "priority" text default '中' not null,
  "dt_end" date not null,
  "status" text default '未开始' not null,
  "is_top" boolean default false not null,
  "result" text,
  "file" jsonb default '[]' not null,
  "tz_complete" timestamp with time zone,
  "business_log_id" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "business_task_pkey" primary key (id),
  constraint "business_task_priority_check" check ("priority" in ('高', '中', '低')),
  constraint "business_task_status_check" check ("status" in ('未开始', '进行中', '已完成', '已取消'))
);
alter table store."business_task" enable row level security;
create table store."client_product" (
  "id" uuid not null,
  "name" text collate "zh-x-icu",
  "client_id" uuid not null,
  "product_library_id" uuid not null,
  "state" text default '意向' not null,
  "product_version" text,
  "system_has" text,
  "competitor" text,
  "demand" text,
  "budget" numeric(16,2),
  "is_follow" boolean default false not null,
  "follow_reason" text,
  "contract_id" uuid,
  "dt_online" date,
  "url" text,
  "login_name" text,
  "last_visit_id" uuid,
  "tz_follow" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "client_product_pkey" primary key (id),
  constraint "client_product_state_check" check ("state" in ('无', '竞品', '意向', '试用', '已购', '在用', '停用')),
  constraint "client_product_requires1" check ((("state" = '竞品')) is not true or ("competitor" is not null))
);
alter table store."client_product" enable row level security;
create table store."client_visit" (
  "id" uuid not null,
  "client_id" uuid not null,
  "business_opportunity_id" uuid,
  "tz_visit" timestamp with time zone not null,
  "status" text default '计划' not null,
  "department" text,
  "dep_place" text,
  "director" text,
  "tel" text,
  "content" text collate "zh-x-icu",
  "photo" jsonb default '[]' not null,
  "place" jsonb,
  "distance" integer,
  "product_library_id" uuid,
  "system_has" text,
  "demand" text,
  "tz_next" timestamp with time zone,
  "tz_done" timestamp with time zone,
  "log_synced" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "client_visit_pkey" primary key (id),
  constraint "client_visit_status_check" check ("status" in ('计划', '已拜访', '已补录', '已取消'))
);
alter table store."client_visit" enable row level security;
create table store."client_visit_client_contact_ids" (
  "client_visit_id" uuid not null,
  "client_contact_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "client_visit_client_contact_ids_pkey" primary key (client_visit_id, client_contact_id)
);
alter table store."client_visit_client_contact_ids" enable row level security;
create table store."client_visit_companion_ids" (
  "client_visit_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "client_visit_companion_ids_pkey" primary key (client_visit_id, user_id)
);
alter table store."client_visit_companion_ids" enable row level security;
create table store."zfcg" (
  "id" uuid not null,
  "title" text collate "zh-x-icu" not null,
  "kind" text not null,
  "tender_number" text,
  "source" text not null,
  "url" text not null,
  "buyer" text,
  "agency" text,
  "province" text,
  "city" text,
  "budget" numeric(16,2),
  "tz_publish" timestamp with time zone not null,
  "tz_deadline" timestamp with time zone,
  "content" text,
  "winner" text,
  "win_money" numeric(16,2),
  "words" jsonb,
  "client_id" uuid,
  "status" text default '新公告' not null,
  "user_id" uuid,
  "business_opportunity_id" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "zfcg_pkey" primary key (id),
  constraint "zfcg_status_check" check ("status" in ('新公告', '已关注', '已转商机', '已忽略'))
);
alter table store."zfcg" enable row level security;
alter table store."demo_apply" add constraint "demo_apply_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
create index "demo_apply_business_opportunity_id_idx" on store."demo_apply" ("business_opportunity_id");
alter table store."test_apply" add constraint "test_apply_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
create index "test_apply_business_opportunity_id_idx" on store."test_apply" ("business_opportunity_id");
alter table store."contract" add constraint "contract_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
create index "contract_business_opportunity_id_idx" on store."contract" ("business_opportunity_id");
drop index store."contract_client_id_tz_create_idx";
create index "contract_client_id_tz_create_idx" on store."contract" ("client_id", tz_create desc, id desc) include ("initiator", "creator_id", "business_opportunity_id", "status", "stage");
drop index store."contract_initiator_tz_create_idx";
create index "contract_initiator_tz_create_idx" on store."contract" ("initiator", tz_create desc, id desc) include ("creator_id", "client_id", "business_opportunity_id", "status", "stage");
drop index store."contract_creator_id_tz_create_idx";
create index "contract_creator_id_tz_create_idx" on store."contract" ("creator_id", tz_create desc, id desc) include ("initiator", "client_id", "business_opportunity_id", "status", "stage");
drop index store."contract_status_tz_create_idx";
create index "contract_status_tz_create_idx" on store."contract" ("status", tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "business_opportunity_id", "stage");
drop index store."contract_stage_tz_create_idx";
create index "contract_stage_tz_create_idx" on store."contract" ("stage", tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "business_opportunity_id", "status");
drop index store."contract_tz_create_idx";
create index "contract_tz_create_idx" on store."contract" (tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "business_opportunity_id", "status", "stage");
alter table store."business_log" add constraint "business_log_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete cascade;
alter table store."business_log" add constraint "business_log_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."business_log" add constraint "business_log_client_visit_id_fkey" foreign key ("client_visit_id") references store."client_visit" (id) on delete set null;
alter table store."business_log" add constraint "business_log_demo_apply_id_fkey" foreign key ("demo_apply_id") references store."demo_apply" (id) on delete set null;
alter table store."business_log" add constraint "business_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "business_log_business_opportunity_id_tz_log_idx" on store."business_log" ("business_opportunity_id", "tz_log");
create index "business_log_creator_id_tz_log_idx" on store."business_log" ("creator_id", "tz_log");
create index "business_log_client_id_idx" on store."business_log" ("client_id");
create index "business_log_client_visit_id_idx" on store."business_log" ("client_visit_id");
create index "business_log_demo_apply_id_idx" on store."business_log" ("demo_apply_id");
create index "business_log_tz_create_idx" on store."business_log" (tz_create desc, id desc) include ("creator_id", "business_opportunity_id");
create index "business_log_search_idx" on store."business_log" using gin (search_grams);
alter table store."business_log_client_contact_ids" add constraint "business_log_client_contact_ids_business_log_id_fkey" foreign key (business_log_id) references store."business_log" (id) on delete cascade;
alter table store."business_log_client_contact_ids" add constraint "business_log_client_contact_ids_client_contact_id_fkey" foreign key (client_contact_id) references store."client_contact" (id) on delete no action;
create index "business_log_client_contact_ids_client_contact_id_idx" on store."business_log_client_contact_ids" ("client_contact_id");
alter table store."business_opportunity" add constraint "business_opportunity_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."business_opportunity" add constraint "business_opportunity_sales_personnel_fkey" foreign key ("sales_personnel") references store."user" (id) on delete no action;
alter table store."business_opportunity" add constraint "business_opportunity_helper_id_fkey" foreign key ("helper_id") references store."user" (id) on delete no action;
alter table store."business_opportunity" add constraint "business_opportunity_performance_from_fkey" foreign key ("performance_from") references store."department" (id) on delete no action;
alter table store."business_opportunity" add constraint "business_opportunity_relate_id_fkey" foreign key ("relate_id") references store."business_opportunity" (id) on delete set null;
alter table store."business_opportunity" add constraint "business_opportunity_parent_contract_id_fkey" foreign key ("parent_contract_id") references store."contract" (id) on delete set null;
alter table store."business_opportunity" add constraint "business_opportunity_zfcg_id_fkey" foreign key ("zfcg_id") references store."zfcg" (id) on delete set null;
alter table store."business_opportunity" add constraint "business_opportunity_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."business_opportunity" add constraint "business_opportunity_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "business_opportunity_sales_personnel_schedule_idx" on store."business_opportunity" ("sales_personnel", "schedule");
create index "business_opportunity_client_id_idx" on store."business_opportunity" ("client_id");
create index "business_opportunity_sign_date_idx" on store."business_opportunity" ("sign_date");
create index "business_opportunity_performance_from_sign_date_idx" on store."business_opportunity" ("performance_from", "sign_date");
create index "business_opportunity_helper_id_tz_create_idx" on store."business_opportunity" ("helper_id", tz_create desc, id desc) include ("sales_personnel", "creator_id", "performance_from", "status", "schedule");
create index "business_opportunity_relate_id_idx" on store."business_opportunity" ("relate_id");
create index "business_opportunity_parent_contract_id_idx" on store."business_opportunity" ("parent_contract_id");
create index "business_opportunity_zfcg_id_idx" on store."business_opportunity" ("zfcg_id");
create index "business_opportunity_audit1_idx" on store."business_opportunity" ("audit1");
create index "business_opportunity_creator_id_tz_create_idx" on store."business_opportunity" ("creator_id", tz_create desc, id desc) include ("sales_personnel", "helper_id", "performance_from", "status", "schedule");
create index "business_opportunity_status_tz_create_idx" on store."business_opportunity" ("status", tz_create desc, id desc) include ("sales_personnel", "helper_id", "creator_id", "performance_from", "schedule");
create index "business_opportunity_schedule_tz_create_idx" on store."business_opportunity" ("schedule", tz_create desc, id desc) include ("sales_personnel", "helper_id", "creator_id", "performance_from", "status");
create index "business_opportunity_tz_create_idx" on store."business_opportunity" (tz_create desc, id desc) include ("sales_personnel", "helper_id", "creator_id", "performance_from", "status", "schedule");
create unique index "business_opportunity_serial_number_key" on store."business_opportunity" ("serial_number");
create index "business_opportunity_search_idx" on store."business_opportunity" using gin (search_grams);
alter table store."business_product" add constraint "business_product_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete cascade;
alter table store."business_product" add constraint "business_product_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."business_product" add constraint "business_product_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "business_product_business_opportunity_id_tz_create_idx" on store."business_product" ("business_opportunity_id", tz_create desc, id desc) include ("creator_id");
create index "business_product_product_library_id_idx" on store."business_product" ("product_library_id");
create index "business_product_creator_id_tz_create_idx" on store."business_product" ("creator_id", tz_create desc, id desc) include ("business_opportunity_id");
create index "business_product_tz_create_idx" on store."business_product" (tz_create desc, id desc) include ("creator_id", "business_opportunity_id");
create unique index "business_product_business_opportunity_id_product_library_id_key" on store."business_product" ("business_opportunity_id", "product_library_id");
create index "business_product_search_idx" on store."business_product" using gin (search_grams);
alter table store."business_task" add constraint "business_task_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete cascade;
alter table store."business_task" add constraint "business_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."business_task" add constraint "business_task_business_log_id_fkey" foreign key ("business_log_id") references store."business_log" (id) on delete set null;
alter table store."business_task" add constraint "business_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "business_task_user_id_status_dt_end_idx" on store."business_task" ("user_id", "status", "dt_end");
create index "business_task_business_opportunity_id_idx" on store."business_task" ("business_opportunity_id");
create index "business_task_business_log_id_idx" on store."business_task" ("business_log_id");
create index "business_task_creator_id_tz_create_idx" on store."business_task" ("creator_id", tz_create desc, id desc) include ("user_id", "business_opportunity_id", "status");
create index "business_task_status_tz_create_idx" on store."business_task" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "business_opportunity_id");
create index "business_task_tz_create_idx" on store."business_task" (tz_create desc, id desc) include ("user_id", "creator_id", "business_opportunity_id", "status");
create index "business_task_search_idx" on store."business_task" using gin (search_grams);
alter table store."client_product" add constraint "client_product_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete cascade;
alter table store."client_product" add constraint "client_product_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."client_product" add constraint "client_product_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."client_product" add constraint "client_product_last_visit_id_fkey" foreign key ("last_visit_id") references store."client_visit" (id) on delete set null;
alter table store."client_product" add constraint "client_product_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "client_product_client_id_tz_create_idx" on store."client_product" ("client_id", tz_create desc, id desc) include ("creator_id");
create index "client_product_product_library_id_idx" on store."client_product" ("product_library_id");
create index "client_product_contract_id_idx" on store."client_product" ("contract_id");
create index "client_product_last_visit_id_idx" on store."client_product" ("last_visit_id");
create index "client_product_creator_id_tz_create_idx" on store."client_product" ("creator_id", tz_create desc, id desc) include ("client_id");
create index "client_product_tz_create_idx" on store."client_product" (tz_create desc, id desc) include ("creator_id", "client_id");
create unique index "client_product_client_id_product_library_id_key" on store."client_product" ("client_id", "product_library_id");
create index "client_product_search_idx" on store."client_product" using gin (search_grams);
alter table store."client_visit" add constraint "client_visit_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete cascade;
alter table store."client_visit" add constraint "client_visit_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
alter table store."client_visit" add constraint "client_visit_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."client_visit" add constraint "client_visit_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "client_visit_client_id_tz_visit_idx" on store."client_visit" ("client_id", "tz_visit");
create index "client_visit_creator_id_tz_visit_idx" on store."client_visit" ("creator_id", "tz_visit");
create index "client_visit_business_opportunity_id_idx" on store."client_visit" ("business_opportunity_id");
create index "client_visit_product_library_id_idx" on store."client_visit" ("product_library_id");
create index "client_visit_status_tz_create_idx" on store."client_visit" ("status", tz_create desc, id desc) include ("creator_id", "client_id");
create index "client_visit_tz_create_idx" on store."client_visit" (tz_create desc, id desc) include ("creator_id", "client_id", "status");
create index "client_visit_search_idx" on store."client_visit" using gin (search_grams);
alter table store."client_visit_client_contact_ids" add constraint "client_visit_client_contact_ids_client_visit_id_fkey" foreign key (client_visit_id) references store."client_visit" (id) on delete cascade;
alter table store."client_visit_client_contact_ids" add constraint "client_visit_client_contact_ids_client_contact_id_fkey" foreign key (client_contact_id) references store."client_contact" (id) on delete no action;
create index "client_visit_client_contact_ids_client_contact_id_idx" on store."client_visit_client_contact_ids" ("client_contact_id");
alter table store."client_visit_companion_ids" add constraint "client_visit_companion_ids_client_visit_id_fkey" foreign key (client_visit_id) references store."client_visit" (id) on delete cascade;
alter table store."client_visit_companion_ids" add constraint "client_visit_companion_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "client_visit_companion_ids_user_id_idx" on store."client_visit_companion_ids" ("user_id");
alter table store."zfcg" add constraint "zfcg_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete set null;
alter table store."zfcg" add constraint "zfcg_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."zfcg" add constraint "zfcg_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete set null;
alter table store."zfcg" add constraint "zfcg_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "zfcg_tz_publish_idx" on store."zfcg" ("tz_publish");
create index "zfcg_tender_number_kind_idx" on store."zfcg" ("tender_number", "kind");
create index "zfcg_status_user_id_idx" on store."zfcg" ("status", "user_id");
create index "zfcg_client_id_idx" on store."zfcg" ("client_id");
create index "zfcg_user_id_idx" on store."zfcg" ("user_id");
create index "zfcg_business_opportunity_id_idx" on store."zfcg" ("business_opportunity_id");
create index "zfcg_creator_id_idx" on store."zfcg" ("creator_id");
create index "zfcg_tz_create_idx" on store."zfcg" (tz_create desc, id desc) include ("status");
create unique index "zfcg_url_key" on store."zfcg" ("url");
create index "zfcg_search_idx" on store."zfcg" using gin (search_grams);
