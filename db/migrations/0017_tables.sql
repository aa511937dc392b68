create table store."product_library_version" (
  "id" uuid not null,
  "product_library_id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "order_no" integer,
  "type" text not null,
  "base_version_id" uuid,
  "project_id" uuid,
  "merge_version_id" uuid,
  "stage" text default '规划' not null,
  "goal" jsonb default '[]' not null,
  "plan_date" date not null,
  "original_date" date,
  "tz_release" timestamp with time zone,
  "releaser_id" uuid,
  "release_note" text,
  "snapshot" jsonb,
  "package_file" jsonb default '[]' not null,
  "file" jsonb default '[]' not null,
  "test_report" jsonb default '[]' not null,
  "user_id" uuid not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "product_library_version_pkey" primary key (id),
  constraint "product_library_version_type_check" check ("type" in ('大版本', '小版本', '临时版本')),
  constraint "product_library_version_stage_check" check ("stage" in ('规划', '研发中', '测试中', '待发布', '已发布', '停止维护', '作废'))
);
alter table store."product_library_version" enable row level security;
create table store."product_library_version_tester_ids" (
  "product_library_version_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "product_library_version_tester_ids_pkey" primary key (product_library_version_id, user_id)
);
alter table store."product_library_version_tester_ids" enable row level security;
create table store."product_library" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "code" text not null,
  "category" text not null,
  "principal_id" uuid not null,
  "dev_principal_id" uuid,
  "described" text,
  "cover" jsonb default '[]' not null,
  "file" jsonb default '[]' not null,
  "video" jsonb default '[]' not null,
  "demo_url" text,
  "demo_account" text,
  "current_version_id" uuid,
  "download_config" jsonb default '{"needAudit":true,"validDays":7,"maxTimes":3,"passwordLength":12,"watermark":true}' not null,
  "is_enable" boolean default true not null,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "product_library_pkey" primary key (id)
);
alter table store."product_library" enable row level security;
create table store."project_follow" (
  "id" uuid not null,
  "user_id" uuid not null,
  "target_type" text not null,
  "target_id" text not null,
  "project_id" uuid,
  "is_care" boolean default false not null,
  "is_ignore" boolean default false not null,
  "reason" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "project_follow_pkey" primary key (id),
  constraint "project_follow_target_type_check" check ("target_type" in ('project', 'projectProduct', 'productLibrary', 'productLibraryVersion')),
  constraint "project_follow_rule1" check (not (("is_care" = true) and ("is_ignore" = true)))
);
alter table store."project_follow" enable row level security;
create table store."project_member" (
  "id" uuid not null,
  "project_id" uuid not null,
  "kind" text not null,
  "user_id" uuid not null,
  "start_date" date,
  "end_date" date,
  "load" numeric(16,2) default '100.00' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "project_member_pkey" primary key (id),
  constraint "project_member_kind_check" check ("kind" in ('back', 'foregoing', 'implement', 'teammates', 'carryOut')),
  constraint "project_member_rule1" check (("start_date" <= "end_date"))
);
alter table store."project_member" enable row level security;
create table store."project_progress" (
  "id" uuid not null,
  "project_id" uuid not null,
  "node" integer not null,
  "round" integer,
  "name" text collate "zh-x-icu",
  "is_stage_end" boolean default false not null,
  "content" text not null,
  "next_plan" text,
  "percent" numeric(16,2),
  "temporary_id" text,
  "report" jsonb,
  "content_hash" text,
  "status" text default '草稿' not null,
  "confirm_id" uuid,
  "tz_send" timestamp with time zone,
  "signature" jsonb default '[]' not null,
  "signer" text,
  "signer_phone" text,
  "tz_sign" timestamp with time zone,
  "sign_ip" text,
  "client_opinion" text,
  "satisfaction" integer,
  "product_sign" jsonb default '[]' not null,
  "product_signer_id" uuid,
  "tz_product_sign" timestamp with time zone,
  "signature_product" jsonb default '[]' not null,
  "product_signer" text,
  "tz_signature_product" timestamp with time zone,
  "pdf" jsonb default '[]' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "project_progress_pkey" primary key (id),
  constraint "project_progress_status_check" check ("status" in ('草稿', '待内部确认', '客户待确认', '已确认', '有异议', '已完成', '已作废'))
);
alter table store."project_progress" enable row level security;
create table store."project" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "code" text,
  "is_temporary" boolean default false not null,
  "is_use" boolean default true not null,
  "initiator" uuid,
  "contract_id" uuid,
  "client_id" uuid,
  "product_library_id" uuid,
  "product_library_version_id" uuid,
  "principal_id" uuid not null,
  "dev_principal_id" uuid,
  "imp_principal_id" uuid,
  "supervise" uuid,
  "budget" numeric(16,2),
  "start_time" date not null,
  "confirm_time" date,
  "middle_time" date,
  "text_time" date,
  "estimate" numeric(16,1),
  "project_status" text default '立项草稿' not null,
  "status_sort" integer generated always as (case when ("project_status" = '立项草稿') then 10 when ("project_status" = '立项审核') then 20 when ("project_status" = '驳回') then 25 when ("project_status" = '待启动') then 30 when ("project_status" = '准备') then 40 when ("project_status" = '实施中') then (50 + "imp_node") when ("project_status" = '待验收') then 60 when ("project_status" = '已验收') then 70 when ("project_status" = '维护中') then 80 when ("project_status" = '暂停') then 85 when ("project_status" = '已结束') then 90 else 95 end) stored,
  "pre_status" text,
  "tz_pause" timestamp with time zone,
  "status" text default '正常' not null,
  "described" text,
  "opinion_first" text,
  "opinion" text,
  "opinion3" text,
  "opinion4" text,
  "range" text,
  "tz_contract_imp" timestamp with time zone,
  "implement_start_time" date,
  "implement_end_time" date,
  "tz_accept_status" timestamp with time zone,
  "execution" text,
  "attention" text,
  "file" jsonb default '[]' not null,
  "file2" jsonb default '[]' not null,
  "file3" jsonb default '[]' not null,
  "type" text not null,
  "is_product" boolean default false not null,
  "imp_node" integer default 0 not null,
  "imp_remarks" text,
  "tz_node_end" timestamp with time zone,
  "audit_status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "audit3" uuid,
  "audit4" uuid,
  "report_token" text,
  "tz_report_token" timestamp with time zone,
  "test_url" text,
  "test_account" text,
  "test_login" text,
  "test_improve" text,
  "formal_url" text,
  "formal_account" text,
  "formal_login" text,
  "formal_improve" text,
  "effect_meeting_time" timestamp with time zone,
  "effect_meeting_address" text,
  "principal_date" date,
  "dev_principal_date" date,
  "imp_principal_date" date,
  "back_date" date,
  "foregoing_date" date,
  "implement_date" date,
  "teammates_date" date,
  "carry_out_date" date,
  "tz_ald_send" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "project_pkey" primary key (id),
  constraint "project_project_status_check" check ("project_status" in ('立项草稿', '立项审核', '驳回', '待启动', '准备', '实施中', '待验收', '已验收', '维护中', '暂停', '已结束', '终止')),
  constraint "project_pre_status_check" check ("pre_status" in ('准备', '实施中', '待验收')),
  constraint "project_status_check" check ("status" in ('正常', '关注', '风险', '严重')),
  constraint "project_audit_status_check" check ("audit_status" in ('草稿', '待一级审核', '待二级审核', '待三级审核', '待四级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "project_rule1" check (("start_time" <= "confirm_time")),
  constraint "project_rule2" check (("confirm_time" <= "middle_time")),
  constraint "project_rule3" check (("middle_time" <= "text_time")),
  constraint "project_rule4" check (("text_time" <= "implement_end_time")),
  constraint "project_rule5" check (("implement_start_time" <= "implement_end_time")),
  constraint "project_requires1" check ((("is_product" = true)) is not true or ("product_library_id" is not null))
);
alter table store."project" enable row level security;
create table store."project_effect_meeting_users" (
  "project_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_effect_meeting_users_pkey" primary key (project_id, user_id)
);
alter table store."project_effect_meeting_users" enable row level security;
alter table store."product_library_version" add constraint "product_library_version_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."product_library_version" add constraint "product_library_version_base_version_id_fkey" foreign key ("base_version_id") references store."product_library_version" (id) on delete no action;
alter table store."product_library_version" add constraint "product_library_version_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."product_library_version" add constraint "product_library_version_merge_version_id_fkey" foreign key ("merge_version_id") references store."product_library_version" (id) on delete no action;
alter table store."product_library_version" add constraint "product_library_version_releaser_id_fkey" foreign key ("releaser_id") references store."user" (id) on delete no action;
alter table store."product_library_version" add constraint "product_library_version_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."product_library_version" add constraint "product_library_version_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "product_library_version_product_library_id_order_no_idx" on store."product_library_version" ("product_library_id", "order_no");
create index "product_library_version_stage_plan_date_idx" on store."product_library_version" ("stage", "plan_date");
create index "product_library_version_base_version_id_idx" on store."product_library_version" ("base_version_id");
create index "product_library_version_project_id_tz_create_idx" on store."product_library_version" ("project_id", tz_create desc, id desc) include ("user_id", "creator_id", "product_library_id", "stage");
create index "product_library_version_merge_version_id_idx" on store."product_library_version" ("merge_version_id");
create index "product_library_version_releaser_id_idx" on store."product_library_version" ("releaser_id");
create index "product_library_version_user_id_tz_create_idx" on store."product_library_version" ("user_id", tz_create desc, id desc) include ("creator_id", "project_id", "product_library_id", "stage");
create index "product_library_version_creator_id_tz_create_idx" on store."product_library_version" ("creator_id", tz_create desc, id desc) include ("user_id", "project_id", "product_library_id", "stage");
create index "product_library_version_tz_create_idx" on store."product_library_version" (tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "product_library_id", "stage");
create unique index "product_library_version_product_library_id_name_key" on store."product_library_version" ("product_library_id", "name");
create index "product_library_version_search_idx" on store."product_library_version" using gin (search_grams);
alter table store."product_library_version_tester_ids" add constraint "product_library_version_tester_ids_product_library_version_id_fkey" foreign key (product_library_version_id) references store."product_library_version" (id) on delete cascade;
alter table store."product_library_version_tester_ids" add constraint "product_library_version_tester_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "product_library_version_tester_ids_user_id_idx" on store."product_library_version_tester_ids" ("user_id");
alter table store."product_library" add constraint "product_library_principal_id_fkey" foreign key ("principal_id") references store."user" (id) on delete no action;
alter table store."product_library" add constraint "product_library_dev_principal_id_fkey" foreign key ("dev_principal_id") references store."user" (id) on delete no action;
alter table store."product_library" add constraint "product_library_current_version_id_fkey" foreign key ("current_version_id") references store."product_library_version" (id) on delete no action;
alter table store."product_library" add constraint "product_library_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "product_library_principal_id_tz_create_idx" on store."product_library" ("principal_id", tz_create desc, id desc) include ("is_enable");
create index "product_library_dev_principal_id_idx" on store."product_library" ("dev_principal_id");
create index "product_library_current_version_id_idx" on store."product_library" ("current_version_id");
create index "product_library_creator_id_idx" on store."product_library" ("creator_id");
create index "product_library_tz_create_idx" on store."product_library" (tz_create desc, id desc) include ("principal_id", "is_enable");
create unique index "product_library_name_key" on store."product_library" ("name");
create unique index "product_library_code_key" on store."product_library" ("code");
create index "product_library_search_idx" on store."product_library" using gin (search_grams);
alter table store."project_follow" add constraint "project_follow_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade;
alter table store."project_follow" add constraint "project_follow_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade;
alter table store."project_follow" add constraint "project_follow_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_follow_target_type_target_id_user_id_idx" on store."project_follow" ("target_type", "target_id", "user_id");
create index "project_follow_user_id_tz_create_idx" on store."project_follow" ("user_id", tz_create desc, id desc);
create index "project_follow_project_id_idx" on store."project_follow" ("project_id");
create index "project_follow_creator_id_idx" on store."project_follow" ("creator_id");
create index "project_follow_tz_create_idx" on store."project_follow" (tz_create desc, id desc) include ("user_id");
create unique index "project_follow_user_id_target_type_target_id_project_id_key" on store."project_follow" ("user_id", "target_type", "target_id", "project_id");
create unique index "project_follow_user_id_target_type_target_id_key" on store."project_follow" ("user_id", "target_type", "target_id") where not ("project_id" is not null);
alter table store."project_member" add constraint "project_member_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade;
alter table store."project_member" add constraint "project_member_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."project_member" add constraint "project_member_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_member_user_id_start_date_idx" on store."project_member" ("user_id", "start_date");
create index "project_member_project_id_tz_create_idx" on store."project_member" ("project_id", tz_create desc, id desc) include ("user_id");
create index "project_member_creator_id_idx" on store."project_member" ("creator_id");
create index "project_member_tz_create_idx" on store."project_member" (tz_create desc, id desc) include ("user_id", "project_id");
create unique index "project_member_project_id_kind_user_id_key" on store."project_member" ("project_id", "kind", "user_id");
alter table store."project_progress" add constraint "project_progress_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."project_progress" add constraint "project_progress_confirm_id_fkey" foreign key ("confirm_id") references store."user" (id) on delete no action;
alter table store."project_progress" add constraint "project_progress_product_signer_id_fkey" foreign key ("product_signer_id") references store."user" (id) on delete no action;
alter table store."project_progress" add constraint "project_progress_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_progress_project_id_status_tz_create_idx" on store."project_progress" ("project_id", "status", tz_create desc, id desc) include ("creator_id");
create index "project_progress_confirm_id_idx" on store."project_progress" ("confirm_id");
create index "project_progress_product_signer_id_idx" on store."project_progress" ("product_signer_id");
create index "project_progress_creator_id_tz_create_idx" on store."project_progress" ("creator_id", tz_create desc, id desc) include ("project_id", "status");
create index "project_progress_status_tz_create_idx" on store."project_progress" ("status", tz_create desc, id desc) include ("creator_id", "project_id");
create index "project_progress_tz_create_idx" on store."project_progress" (tz_create desc, id desc) include ("creator_id", "project_id", "status");
create unique index "project_progress_temporary_id_key" on store."project_progress" ("temporary_id");
create index "project_progress_search_idx" on store."project_progress" using gin (search_grams);
alter table store."project" add constraint "project_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."project" add constraint "project_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."project" add constraint "project_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."project" add constraint "project_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action;
alter table store."project" add constraint "project_principal_id_fkey" foreign key ("principal_id") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_dev_principal_id_fkey" foreign key ("dev_principal_id") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_imp_principal_id_fkey" foreign key ("imp_principal_id") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_supervise_fkey" foreign key ("supervise") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_audit3_fkey" foreign key ("audit3") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_audit4_fkey" foreign key ("audit4") references store."user" (id) on delete no action;
alter table store."project" add constraint "project_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_project_status_tz_node_end_idx" on store."project" ("project_status", "tz_node_end");
create index "project_contract_id_idx" on store."project" ("contract_id");
create index "project_principal_id_tz_create_idx" on store."project" ("principal_id", tz_create desc, id desc) include ("initiator", "dev_principal_id", "imp_principal_id", "supervise", "contract_id", "project_status");
create index "project_initiator_tz_create_idx" on store."project" ("initiator", tz_create desc, id desc) include ("principal_id", "dev_principal_id", "imp_principal_id", "supervise", "contract_id", "project_status");
create index "project_client_id_idx" on store."project" ("client_id");
create index "project_product_library_id_idx" on store."project" ("product_library_id");
create index "project_product_library_version_id_idx" on store."project" ("product_library_version_id");
create index "project_dev_principal_id_tz_create_idx" on store."project" ("dev_principal_id", tz_create desc, id desc) include ("initiator", "principal_id", "imp_principal_id", "supervise", "contract_id", "project_status");
create index "project_imp_principal_id_tz_create_idx" on store."project" ("imp_principal_id", tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "supervise", "contract_id", "project_status");
create index "project_supervise_tz_create_idx" on store."project" ("supervise", tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "imp_principal_id", "contract_id", "project_status");
create index "project_audit1_idx" on store."project" ("audit1");
create index "project_audit2_idx" on store."project" ("audit2");
create index "project_audit3_idx" on store."project" ("audit3");
create index "project_audit4_idx" on store."project" ("audit4");
create index "project_creator_id_idx" on store."project" ("creator_id");
create index "project_tz_create_idx" on store."project" (tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "imp_principal_id", "supervise", "contract_id", "project_status");
create unique index "project_code_key" on store."project" ("code");
create unique index "project_report_token_key" on store."project" ("report_token");
create unique index "project_name_key" on store."project" ("name") where ("is_use" = true);
create unique index "project_contract_id_key" on store."project" ("contract_id") where not ("project_status" = '终止');
create index "project_search_idx" on store."project" using gin (search_grams);
create index "project_report_token_digest" on store."project" (md5("report_token"));
alter table store."project_effect_meeting_users" add constraint "project_effect_meeting_users_project_id_fkey" foreign key (project_id) references store."project" (id) on delete cascade;
alter table store."project_effect_meeting_users" add constraint "project_effect_meeting_users_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "project_effect_meeting_users_user_id_idx" on store."project_effect_meeting_users" ("user_id");
