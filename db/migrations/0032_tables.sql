create table store."design" (
  "id" uuid not null,
  "project_id" uuid,
  "project_product_id" uuid,
  "project_module_id" uuid,
  "name" text collate "zh-x-icu" not null,
  "type" text not null,
  "edition" integer default 1 not null,
  "file" jsonb default '[]' not null,
  "link" text,
  "user_id" uuid not null,
  "plan_date" date,
  "describe" text,
  "tz_review" timestamp with time zone,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "design_pkey" primary key (id),
  constraint "design_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "design_rule1" check (not (("project_id" is not null) = ("project_product_id" is not null)))
);
alter table store."design" enable row level security;
create table store."file_remark" (
  "id" uuid not null,
  "relevance_id" text not null,
  "module" text not null,
  "file_url" text not null,
  "file_name" text collate "zh-x-icu",
  "page" integer,
  "second" integer,
  "content" text not null,
  "is_resolved" boolean default false not null,
  "resolver_id" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "file_remark_pkey" primary key (id)
);
alter table store."file_remark" enable row level security;
create table store."imp_document" (
  "id" uuid not null,
  "node" integer not null,
  "name" text collate "zh-x-icu" not null,
  "required" boolean default true not null,
  "need_sign" boolean default false not null,
  "kinds" text default 'pdf,jpg,jpeg,png,doc,docx,xls,xlsx,ppt,pptx' not null,
  "template" jsonb default '[]' not null,
  "sort" integer,
  "is_enable" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "imp_document_pkey" primary key (id)
);
alter table store."imp_document" enable row level security;
create table store."imp_node_log" (
  "id" uuid not null,
  "project_id" uuid not null,
  "node" integer not null,
  "round" integer default 1 not null,
  "imp_document_id" uuid,
  "name" text collate "zh-x-icu" not null,
  "required" boolean default false not null,
  "need_sign" boolean default false not null,
  "status" text default '未上传' not null,
  "file" jsonb default '[]' not null,
  "file_hash" text,
  "uploader_id" uuid,
  "tz_upload" timestamp with time zone,
  "auditor_id" uuid,
  "tz_audit" timestamp with time zone,
  "opinion" text,
  "train_id" uuid,
  "project_progress_id" uuid,
  "signature" jsonb default '[]' not null,
  "signer" text,
  "tz_sign" timestamp with time zone,
  "sort" integer,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "imp_node_log_pkey" primary key (id),
  constraint "imp_node_log_status_check" check ("status" in ('未上传', '待审核', '通过', '退回', '客户已签', '不适用'))
);
alter table store."imp_node_log" enable row level security;
create table store."imp_prepare" (
  "id" uuid not null,
  "project_id" uuid not null,
  "imp_document_id" uuid not null,
  "name" text collate "zh-x-icu",
  "required" boolean,
  "user_id" uuid,
  "end_date" date,
  "status" text default '未上传' not null,
  "file" jsonb default '[]' not null,
  "uploader_id" uuid,
  "tz_upload" timestamp with time zone,
  "auditor_id" uuid,
  "tz_audit" timestamp with time zone,
  "opinion" text,
  "source" text default '上传' not null,
  "sort" integer,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "imp_prepare_pkey" primary key (id),
  constraint "imp_prepare_status_check" check ("status" in ('未上传', '待审核', '通过', '退回', '不适用')),
  constraint "imp_prepare_source_check" check ("source" in ('上传', '商机', '合同'))
);
alter table store."imp_prepare" enable row level security;
create table store."imp_record" (
  "id" uuid not null,
  "project_id" uuid not null,
  "node" integer,
  "type" text not null,
  "is_reservation" boolean default false not null,
  "user_id" uuid not null,
  "tz_start" timestamp with time zone not null,
  "tz_end" timestamp with time zone not null,
  "hours" numeric(16,1) generated always as (round((round(round(extract(epoch from ("tz_end") - ("tz_start")), 24) / nullif(3600, 0), 24))::numeric, 1)) stored,
  "days" numeric(16,1),
  "place" jsonb,
  "content" text collate "zh-x-icu",
  "result" text,
  "problem" text,
  "temporary_id" text,
  "client_user" text,
  "client_phone" text,
  "photo" jsonb default '[]' not null,
  "file" jsonb default '[]' not null,
  "status" text default '待填写' not null,
  "signature" jsonb default '[]' not null,
  "signer" text,
  "tz_confirm" timestamp with time zone,
  "content_hash" text,
  "client_opinion" text,
  "satisfaction" integer,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "imp_record_pkey" primary key (id),
  constraint "imp_record_type_check" check ("type" in ('现场', '远程')),
  constraint "imp_record_status_check" check ("status" in ('已预约', '待填写', '客户待确认', '已确认', '有异议', '已取消')),
  constraint "imp_record_rule1" check (("tz_start" < "tz_end"))
);
alter table store."imp_record" enable row level security;
create table store."imp_record_co_user_ids" (
  "imp_record_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "imp_record_co_user_ids_pkey" primary key (imp_record_id, user_id)
);
alter table store."imp_record_co_user_ids" enable row level security;
create table store."implementary_progress" (
  "id" uuid not null,
  "project_id" uuid not null,
  "node" integer not null,
  "name" text generated always as (case when ("node" = 0) then '准备' when ("node" = 1) then '部署' when ("node" = 2) then '配置' when ("node" = 3) then '客户培训' when ("node" = 4) then '试运行一' when ("node" = 5) then '试运行二' else '验收' end) stored,
  "status" text default '未开始' not null,
  "plan_start" date,
  "plan_end" date,
  "original_end" date,
  "actual_start" date,
  "actual_end" date,
  "round" integer default 1 not null,
  "remark" text,
  "skip_reason" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "implementary_progress_pkey" primary key (id),
  constraint "implementary_progress_name_check" check ("name" in ('准备', '部署', '配置', '客户培训', '试运行一', '试运行二', '验收')),
  constraint "implementary_progress_status_check" check ("status" in ('未开始', '进行中', '待确认', '已完成', '已跳过')),
  constraint "implementary_progress_rule1" check (("plan_start" <= "plan_end"))
);
alter table store."implementary_progress" enable row level security;
create table store."milepost_advance_kind" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "direction" text not null,
  "excused" boolean default false not null,
  "max_days" integer,
  "need_file" boolean default false not null,
  "sort" integer,
  "is_enable" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "milepost_advance_kind_pkey" primary key (id),
  constraint "milepost_advance_kind_direction_check" check ("direction" in ('提前', '延期'))
);
alter table store."milepost_advance_kind" enable row level security;
create table store."milepost_advance" (
  "id" uuid not null,
  "milepost_id" uuid not null,
  "project_id" uuid,
  "kind_id" uuid not null,
  "before" date,
  "after" date not null,
  "reason" text not null,
  "file" jsonb default '[]' not null,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "milepost_advance_pkey" primary key (id),
  constraint "milepost_advance_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废'))
);
alter table store."milepost_advance" enable row level security;
create table store."milepost_user_summary" (
  "id" uuid not null,
  "user_id" uuid not null,
  "month" text collate "zh-x-icu" not null,
  "summarize" text,
  "leader_opinion" text,
  "status" text default '统计中' not null,
  "tz_close" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "milepost_user_summary_pkey" primary key (id),
  constraint "milepost_user_summary_status_check" check ("status" in ('统计中', '已封账'))
);
alter table store."milepost_user_summary" enable row level security;
create table store."milepost" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "project_id" uuid,
  "project_product_id" uuid,
  "type" text not null,
  "user_id" uuid not null,
  "describe" text not null,
  "priority" text default '中' not null,
  "start_date" date not null,
  "end_date" date not null,
  "original_date" date,
  "tz_complete" timestamp with time zone,
  "excused_days" integer default 0 not null,
  "month_goal" boolean default false not null,
  "goal_month" text,
  "goal_weight" numeric(16,2),
  "predict" numeric(16,1) default '8' not null,
  "progress" numeric(16,2) generated always as (case when ("status" = '已完成') then 100 when ("status" = '待确认') then 90 when ("status" = '进行中') then 50 else 0 end) stored,
  "result" text,
  "file" jsonb default '[]' not null,
  "status" text default '未开始' not null,
  "confirm_id" uuid,
  "tz_confirm" timestamp with time zone,
  "pmo_status" text default '未确认' not null,
  "tz_pmo" timestamp with time zone,
  "opinion" text,
  "tz_urge" timestamp with time zone,
  "urge_num" integer default 0 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "milepost_pkey" primary key (id),
  constraint "milepost_priority_check" check ("priority" in ('高', '中', '低')),
  constraint "milepost_status_check" check ("status" in ('未开始', '进行中', '待确认', '已完成', '取消')),
  constraint "milepost_pmo_status_check" check ("pmo_status" in ('未确认', '已确认', '不通过')),
  constraint "milepost_rule1" check (not (("project_id" is not null) = ("project_product_id" is not null))),
  constraint "milepost_rule2" check (("start_date" <= "end_date"))
);
alter table store."milepost" enable row level security;
create table store."milepost_user_ids" (
  "milepost_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "milepost_user_ids_pkey" primary key (milepost_id, user_id)
);
alter table store."milepost_user_ids" enable row level security;
create table store."product_download" (
  "id" uuid not null,
  "product_library_version_id" uuid not null,
  "project_id" uuid,
  "client_id" uuid,
  "user_id" uuid,
  "reason" text not null,
  "status" text default '待审批' not null,
  "auditor_id" uuid,
  "opinion" text,
  "tz_pass" timestamp with time zone,
  "tz_expire" timestamp with time zone,
  "max_times" integer,
  "used_times" integer default 0 not null,
  "wrong_times" integer default 0 not null,
  "password_hash" text,
  "log" jsonb default '[]' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "product_download_pkey" primary key (id),
  constraint "product_download_status_check" check ("status" in ('待审批', '已通过', '驳回', '已失效')),
  constraint "product_download_rule1" check ((("project_id" is not null) or ("client_id" is not null)))
);
alter table store."product_download" enable row level security;
create table store."project_dashboard" (
  "id" uuid not null,
  "user_id" uuid,
  "month" text collate "zh-x-icu",
  "work_days" integer,
  "plan_days" numeric(16,1),
  "actual_days" numeric(16,1),
  "load_rate" numeric(16,2),
  "state" text,
  "projects" jsonb,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "project_dashboard_pkey" primary key (id),
  constraint "project_dashboard_state_check" check ("state" in ('空闲', '正常', '饱和', '超载'))
);
alter table store."project_dashboard" enable row level security;
create table store."project_man_day" (
  "id" uuid not null,
  "project_id" uuid not null,
  "before" numeric(16,1),
  "after" numeric(16,1) not null,
  "delta" numeric(16,1) generated always as (("after" - "before")) stored,
  "is_small" boolean default false not null,
  "reason" text not null,
  "file" jsonb default '[]' not null,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "project_man_day_pkey" primary key (id),
  constraint "project_man_day_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "project_man_day_rule1" check (not ("after" = "before"))
);
alter table store."project_man_day" enable row level security;
create table store."project_module" (
  "id" uuid not null,
  "project_id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "sort" integer default 0 not null,
  "user_id" uuid,
  "describe" text,
  "source" text default '手工' not null,
  "priority" text default '中' not null,
  "plan_start" date,
  "plan_end" date,
  "base_start" date,
  "base_end" date,
  "is_enable" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "project_module_pkey" primary key (id),
  constraint "project_module_source_check" check ("source" in ('手工', '建设清单', '需求')),
  constraint "project_module_priority_check" check ("priority" in ('高', '中', '低')),
  constraint "project_module_rule1" check (("plan_start" <= "plan_end"))
);
alter table store."project_module" enable row level security;
create table store."project_module_predecessor_ids" (
  "project_module_id" uuid not null,
  "other_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_module_predecessor_ids_pkey" primary key (project_module_id, other_id)
);
alter table store."project_module_predecessor_ids" enable row level security;
create table store."project_produce" (
  "id" uuid not null,
  "project_id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "kind" text not null,
  "milepost_id" uuid,
  "user_id" uuid not null,
  "receiver_id" uuid,
  "plan_date" date not null,
  "original_date" date,
  "actual_date" date,
  "man_day" numeric(16,1),
  "file" jsonb default '[]' not null,
  "remark" text,
  "status" text default '未开始' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "project_produce_pkey" primary key (id),
  constraint "project_produce_status_check" check ("status" in ('未开始', '进行中', '待确认', '已完成', '取消'))
);
alter table store."project_produce" enable row level security;
create table store."project_product" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "product_library_id" uuid not null,
  "product_library_version_id" uuid,
  "is_use" boolean default true not null,
  "initiator" uuid,
  "principal_id" uuid not null,
  "dev_principal_id" uuid not null,
  "supervise" uuid,
  "tz_retire" timestamp with time zone,
  "budget" numeric(16,2),
  "start_time" date not null,
  "confirm_time" date,
  "middle_time" date,
  "text_time" date,
  "end_time" date not null,
  "estimate" numeric(16,1),
  "project_status" text default '立项草稿' not null,
  "status_sort" integer generated always as (case when ("project_status" = '立项草稿') then 10 when ("project_status" = '立项审核') then 20 when ("project_status" = '驳回') then 25 when ("project_status" = '规划') then 30 when ("project_status" = '研发中') then 40 when ("project_status" = '测试中') then 50 when ("project_status" = '待发布') then 60 when ("project_status" = '已发布') then 70 when ("project_status" = '暂停') then 85 else 95 end) stored,
  "pre_status" text,
  "status" text default '正常' not null,
  "described" text,
  "opinion_first" text,
  "opinion" text,
  "execution" text,
  "attention" text,
  "file" jsonb default '[]' not null,
  "type" text not null,
  "audit_status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "project_product_pkey" primary key (id),
  constraint "project_product_project_status_check" check ("project_status" in ('立项草稿', '立项审核', '驳回', '规划', '研发中', '测试中', '待发布', '已发布', '暂停', '停止维护')),
  constraint "project_product_status_check" check ("status" in ('正常', '关注', '风险', '严重')),
  constraint "project_product_type_check" check ("type" in ('新产品', '重大升级', '常规迭代')),
  constraint "project_product_audit_status_check" check ("audit_status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "project_product_rule1" check (("start_time" <= "confirm_time")),
  constraint "project_product_rule2" check (("confirm_time" <= "middle_time")),
  constraint "project_product_rule3" check (("middle_time" <= "text_time")),
  constraint "project_product_rule4" check (("text_time" <= "end_time")),
  constraint "project_product_rule5" check (("start_time" <= "end_time"))
);
alter table store."project_product" enable row level security;
create table store."project_product_tester_ids" (
  "project_product_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_product_tester_ids_pkey" primary key (project_product_id, user_id)
);
alter table store."project_product_tester_ids" enable row level security;
create table store."project_product_teammate_ids" (
  "project_product_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_product_teammate_ids_pkey" primary key (project_product_id, user_id)
);
alter table store."project_product_teammate_ids" enable row level security;
create table store."project_product_backend_ids" (
  "project_product_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_product_backend_ids_pkey" primary key (project_product_id, user_id)
);
alter table store."project_product_backend_ids" enable row level security;
create table store."project_product_foregoing_ids" (
  "project_product_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_product_foregoing_ids_pkey" primary key (project_product_id, user_id)
);
alter table store."project_product_foregoing_ids" enable row level security;
create table store."project_ver" (
  "id" uuid not null,
  "project_id" uuid not null,
  "product_library_version_id" uuid not null,
  "from_version_id" uuid,
  "name" text collate "zh-x-icu" not null,
  "type" text default '大版本' not null,
  "is_small" boolean generated always as (("type" = '小版本')) stored,
  "content" text not null,
  "plan_date" date not null,
  "user_id" uuid not null,
  "file" jsonb default '[]' not null,
  "video" jsonb default '[]' not null,
  "need_train" boolean default true not null,
  "train_id" uuid,
  "round" integer default 1 not null,
  "pre_id" uuid,
  "status" text default '草稿' not null,
  "audit_status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_deliver" timestamp with time zone,
  "watched" numeric(16,2),
  "signature" jsonb default '[]' not null,
  "signer" text,
  "tz_confirm" timestamp with time zone,
  "content_hash" text,
  "client_opinion" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "project_ver_pkey" primary key (id),
  constraint "project_ver_type_check" check ("type" in ('大版本', '小版本')),
  constraint "project_ver_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '待交付', '客户待确认', '已确认', '有异议', '驳回', '已撤回', '已作废')),
  constraint "project_ver_audit_status_check" check ("audit_status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回'))
);
alter table store."project_ver" enable row level security;
create table store."technical_challenge" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "project_id" uuid,
  "project_product_id" uuid,
  "level" text not null,
  "describe" text not null,
  "proposer_id" uuid,
  "user_id" uuid,
  "end_date" date,
  "plan" text,
  "result" text,
  "hours" numeric(16,1),
  "file" jsonb default '[]' not null,
  "tz_solve" timestamp with time zone,
  "status" text default '待受理' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "technical_challenge_pkey" primary key (id),
  constraint "technical_challenge_status_check" check ("status" in ('待受理', '攻关中', '待验证', '已解决', '搁置'))
);
alter table store."technical_challenge" enable row level security;
create table store."technical_challenge_user_ids" (
  "technical_challenge_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "technical_challenge_user_ids_pkey" primary key (technical_challenge_id, user_id)
);
alter table store."technical_challenge_user_ids" enable row level security;
create table store."train" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "type" text not null,
  "project_id" uuid,
  "node" integer,
  "project_ver_id" uuid,
  "tz_start" timestamp with time zone not null,
  "tz_end" timestamp with time zone not null,
  "address" text,
  "teacher_id" uuid not null,
  "content" text not null,
  "plan" jsonb default '[]' not null,
  "manual" jsonb default '[]' not null,
  "courseware" jsonb default '[]' not null,
  "sign_file" jsonb default '[]' not null,
  "photo" jsonb default '[]' not null,
  "video" jsonb default '[]' not null,
  "trainees" jsonb default '[]' not null,
  "trainee_count" integer generated always as (coalesce(jsonb_array_length(jsonb_path_query_array("trainees", '$[*]')), 0)) stored,
  "satisfaction" numeric(16,1) generated always as (round((app.line_avg(jsonb_path_query_array("trainees", '$[*]."satisfaction"')))::numeric, 1)) stored,
  "hours" numeric(16,1) generated always as (round((round(round(extract(epoch from ("tz_end") - ("tz_start")), 24) / nullif(3600, 0), 24))::numeric, 1)) stored,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "train_pkey" primary key (id),
  constraint "train_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "train_rule1" check ((("tz_start" < "tz_end") and (("tz_start" at time zone 'Asia/Shanghai')::date = ("tz_end" at time zone 'Asia/Shanghai')::date))),
  constraint "train_requires1" check ((("type" in ('客户培训', '版本培训'))) is not true or ("project_id" is not null))
);
alter table store."train" enable row level security;
create table store."wbs_hour" (
  "id" uuid not null,
  "wbs_task_id" uuid not null,
  "user_id" uuid,
  "date" date not null,
  "hours" numeric(16,1) not null,
  "remain" numeric(16,1) not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "wbs_hour_pkey" primary key (id)
);
alter table store."wbs_hour" enable row level security;
create table store."wbs_task" (
  "id" uuid not null,
  "project_id" uuid not null,
  "project_module_id" uuid,
  "parent_id" uuid,
  "sort" integer default 0 not null,
  "code" text,
  "name" text collate "zh-x-icu" not null,
  "content" text,
  "user_id" uuid,
  "priority" text default '中' not null,
  "tz_start" timestamp with time zone,
  "tz_end" timestamp with time zone,
  "tz_actual" timestamp with time zone,
  "base_start" date,
  "base_end" date,
  "expect_hours" numeric(16,1) default '0' not null,
  "actual_hours" numeric(16,1) default '0' not null,
  "remain_hours" numeric(16,1) default '0' not null,
  "progress" numeric(16,2) generated always as (case when ("status" = '完成') then 100 else least(99.9, coalesce(round((round(round((("actual_hours" * 100))::numeric, 24) / nullif((("actual_hours" + "remain_hours"))::numeric, 0), 24))::numeric, 1), 0)) end) stored,
  "status" text default '未开始' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "wbs_task_pkey" primary key (id),
  constraint "wbs_task_priority_check" check ("priority" in ('高', '中', '低')),
  constraint "wbs_task_status_check" check ("status" in ('未开始', '进行中', '完成', '取消')),
  constraint "wbs_task_rule1" check (("tz_start" <= "tz_end"))
);
alter table store."wbs_task" enable row level security;
alter table store."design" add constraint "design_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."design" add constraint "design_project_product_id_fkey" foreign key ("project_product_id") references store."project_product" (id) on delete no action;
alter table store."design" add constraint "design_project_module_id_fkey" foreign key ("project_module_id") references store."project_module" (id) on delete set null;
alter table store."design" add constraint "design_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."design" add constraint "design_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."design" add constraint "design_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "design_project_id_status_idx" on store."design" ("project_id", "status");
create index "design_project_product_id_tz_create_idx" on store."design" ("project_product_id", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "status");
create index "design_project_module_id_idx" on store."design" ("project_module_id");
create index "design_user_id_tz_create_idx" on store."design" ("user_id", tz_create desc, id desc) include ("creator_id", "project_id", "project_product_id", "status");
create index "design_audit1_idx" on store."design" ("audit1");
create index "design_creator_id_tz_create_idx" on store."design" ("creator_id", tz_create desc, id desc) include ("user_id", "project_id", "project_product_id", "status");
create index "design_status_tz_create_idx" on store."design" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "project_product_id");
create index "design_tz_create_idx" on store."design" (tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "project_product_id", "status");
create index "design_search_idx" on store."design" using gin (search_grams);
alter table store."file_remark" add constraint "file_remark_resolver_id_fkey" foreign key ("resolver_id") references store."user" (id) on delete no action;
alter table store."file_remark" add constraint "file_remark_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "file_remark_module_relevance_id_tz_create_idx" on store."file_remark" ("module", "relevance_id", tz_create desc, id desc);
create index "file_remark_resolver_id_idx" on store."file_remark" ("resolver_id");
create index "file_remark_creator_id_idx" on store."file_remark" ("creator_id");
create index "file_remark_tz_create_idx" on store."file_remark" (tz_create desc, id desc) include ("module", "relevance_id");
alter table store."imp_document" add constraint "imp_document_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "imp_document_creator_id_idx" on store."imp_document" ("creator_id");
create index "imp_document_tz_create_idx" on store."imp_document" (tz_create desc, id desc);
create unique index "imp_document_node_name_key" on store."imp_document" ("node", "name");
create index "imp_document_search_idx" on store."imp_document" using gin (search_grams);
alter table store."imp_node_log" add constraint "imp_node_log_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade;
alter table store."imp_node_log" add constraint "imp_node_log_imp_document_id_fkey" foreign key ("imp_document_id") references store."imp_document" (id) on delete no action;
alter table store."imp_node_log" add constraint "imp_node_log_uploader_id_fkey" foreign key ("uploader_id") references store."user" (id) on delete no action;
alter table store."imp_node_log" add constraint "imp_node_log_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action;
alter table store."imp_node_log" add constraint "imp_node_log_train_id_fkey" foreign key ("train_id") references store."train" (id) on delete no action;
alter table store."imp_node_log" add constraint "imp_node_log_project_progress_id_fkey" foreign key ("project_progress_id") references store."project_progress" (id) on delete no action;
alter table store."imp_node_log" add constraint "imp_node_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "imp_node_log_project_id_node_status_idx" on store."imp_node_log" ("project_id", "node", "status");
create index "imp_node_log_imp_document_id_idx" on store."imp_node_log" ("imp_document_id");
create index "imp_node_log_uploader_id_idx" on store."imp_node_log" ("uploader_id");
create index "imp_node_log_auditor_id_idx" on store."imp_node_log" ("auditor_id");
create index "imp_node_log_train_id_idx" on store."imp_node_log" ("train_id");
create index "imp_node_log_project_progress_id_idx" on store."imp_node_log" ("project_progress_id");
create index "imp_node_log_creator_id_idx" on store."imp_node_log" ("creator_id");
create index "imp_node_log_status_tz_create_idx" on store."imp_node_log" ("status", tz_create desc, id desc) include ("project_id");
create index "imp_node_log_tz_create_idx" on store."imp_node_log" (tz_create desc, id desc) include ("project_id", "status");
create unique index "imp_node_log_project_id_node_round_name_key" on store."imp_node_log" ("project_id", "node", "round", "name");
create index "imp_node_log_search_idx" on store."imp_node_log" using gin (search_grams);
alter table store."imp_prepare" add constraint "imp_prepare_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade;
alter table store."imp_prepare" add constraint "imp_prepare_imp_document_id_fkey" foreign key ("imp_document_id") references store."imp_document" (id) on delete no action;
alter table store."imp_prepare" add constraint "imp_prepare_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."imp_prepare" add constraint "imp_prepare_uploader_id_fkey" foreign key ("uploader_id") references store."user" (id) on delete no action;
alter table store."imp_prepare" add constraint "imp_prepare_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action;
alter table store."imp_prepare" add constraint "imp_prepare_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "imp_prepare_project_id_tz_create_idx" on store."imp_prepare" ("project_id", tz_create desc, id desc) include ("user_id", "uploader_id", "status");
create index "imp_prepare_imp_document_id_idx" on store."imp_prepare" ("imp_document_id");
create index "imp_prepare_user_id_tz_create_idx" on store."imp_prepare" ("user_id", tz_create desc, id desc) include ("uploader_id", "project_id", "status");
create index "imp_prepare_uploader_id_tz_create_idx" on store."imp_prepare" ("uploader_id", tz_create desc, id desc) include ("user_id", "project_id", "status");
create index "imp_prepare_auditor_id_idx" on store."imp_prepare" ("auditor_id");
create index "imp_prepare_creator_id_idx" on store."imp_prepare" ("creator_id");
create index "imp_prepare_status_tz_create_idx" on store."imp_prepare" ("status", tz_create desc, id desc) include ("user_id", "uploader_id", "project_id");
create index "imp_prepare_tz_create_idx" on store."imp_prepare" (tz_create desc, id desc) include ("user_id", "uploader_id", "project_id", "status");
create unique index "imp_prepare_project_id_imp_document_id_key" on store."imp_prepare" ("project_id", "imp_document_id");
create index "imp_prepare_search_idx" on store."imp_prepare" using gin (search_grams);
alter table store."imp_record" add constraint "imp_record_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."imp_record" add constraint "imp_record_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."imp_record" add constraint "imp_record_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "imp_record_project_id_tz_start_idx" on store."imp_record" ("project_id", "tz_start");
create index "imp_record_user_id_tz_start_idx" on store."imp_record" ("user_id", "tz_start");
create index "imp_record_creator_id_tz_create_idx" on store."imp_record" ("creator_id", tz_create desc, id desc) include ("user_id", "project_id", "status");
create index "imp_record_status_tz_create_idx" on store."imp_record" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "project_id");
create index "imp_record_tz_create_idx" on store."imp_record" (tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "status");
create unique index "imp_record_temporary_id_key" on store."imp_record" ("temporary_id");
alter table store."imp_record_co_user_ids" add constraint "imp_record_co_user_ids_imp_record_id_fkey" foreign key (imp_record_id) references store."imp_record" (id) on delete cascade;
alter table store."imp_record_co_user_ids" add constraint "imp_record_co_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "imp_record_co_user_ids_user_id_idx" on store."imp_record_co_user_ids" ("user_id");
alter table store."implementary_progress" add constraint "implementary_progress_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade;
alter table store."implementary_progress" add constraint "implementary_progress_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "implementary_progress_project_id_node_idx" on store."implementary_progress" ("project_id", "node");
create index "implementary_progress_creator_id_idx" on store."implementary_progress" ("creator_id");
create index "implementary_progress_status_tz_create_idx" on store."implementary_progress" ("status", tz_create desc, id desc) include ("project_id");
create index "implementary_progress_tz_create_idx" on store."implementary_progress" (tz_create desc, id desc) include ("project_id", "status");
alter table store."milepost_advance_kind" add constraint "milepost_advance_kind_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "milepost_advance_kind_creator_id_idx" on store."milepost_advance_kind" ("creator_id");
create index "milepost_advance_kind_tz_create_idx" on store."milepost_advance_kind" (tz_create desc, id desc);
create unique index "milepost_advance_kind_name_key" on store."milepost_advance_kind" ("name");
alter table store."milepost_advance" add constraint "milepost_advance_milepost_id_fkey" foreign key ("milepost_id") references store."milepost" (id) on delete no action;
alter table store."milepost_advance" add constraint "milepost_advance_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."milepost_advance" add constraint "milepost_advance_kind_id_fkey" foreign key ("kind_id") references store."milepost_advance_kind" (id) on delete no action;
alter table store."milepost_advance" add constraint "milepost_advance_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."milepost_advance" add constraint "milepost_advance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "milepost_advance_milepost_id_status_idx" on store."milepost_advance" ("milepost_id", "status");
create index "milepost_advance_project_id_idx" on store."milepost_advance" ("project_id");
create index "milepost_advance_kind_id_idx" on store."milepost_advance" ("kind_id");
create index "milepost_advance_audit1_idx" on store."milepost_advance" ("audit1");
create index "milepost_advance_creator_id_tz_create_idx" on store."milepost_advance" ("creator_id", tz_create desc, id desc) include ("milepost_id", "status");
create index "milepost_advance_status_tz_create_idx" on store."milepost_advance" ("status", tz_create desc, id desc) include ("creator_id", "milepost_id");
create index "milepost_advance_tz_create_idx" on store."milepost_advance" (tz_create desc, id desc) include ("creator_id", "milepost_id", "status");
alter table store."milepost_user_summary" add constraint "milepost_user_summary_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."milepost_user_summary" add constraint "milepost_user_summary_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "milepost_user_summary_user_id_tz_create_idx" on store."milepost_user_summary" ("user_id", tz_create desc, id desc);
create index "milepost_user_summary_creator_id_idx" on store."milepost_user_summary" ("creator_id");
create index "milepost_user_summary_tz_create_idx" on store."milepost_user_summary" (tz_create desc, id desc) include ("user_id");
create unique index "milepost_user_summary_user_id_month_key" on store."milepost_user_summary" ("user_id", "month");
alter table store."milepost" add constraint "milepost_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."milepost" add constraint "milepost_project_product_id_fkey" foreign key ("project_product_id") references store."project_product" (id) on delete no action;
alter table store."milepost" add constraint "milepost_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."milepost" add constraint "milepost_confirm_id_fkey" foreign key ("confirm_id") references store."user" (id) on delete no action;
alter table store."milepost" add constraint "milepost_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "milepost_project_id_end_date_idx" on store."milepost" ("project_id", "end_date");
create index "milepost_user_id_goal_month_idx" on store."milepost" ("user_id", "goal_month");
create index "milepost_status_end_date_idx" on store."milepost" ("status", "end_date");
create index "milepost_project_product_id_tz_create_idx" on store."milepost" ("project_product_id", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "status", "pmo_status");
create index "milepost_confirm_id_idx" on store."milepost" ("confirm_id");
create index "milepost_creator_id_tz_create_idx" on store."milepost" ("creator_id", tz_create desc, id desc) include ("user_id", "project_id", "project_product_id", "status", "pmo_status");
create index "milepost_pmo_status_tz_create_idx" on store."milepost" ("pmo_status", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "project_product_id", "status");
create index "milepost_tz_create_idx" on store."milepost" (tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "project_product_id", "status", "pmo_status");
create index "milepost_search_idx" on store."milepost" using gin (search_grams);
alter table store."milepost_user_ids" add constraint "milepost_user_ids_milepost_id_fkey" foreign key (milepost_id) references store."milepost" (id) on delete cascade;
alter table store."milepost_user_ids" add constraint "milepost_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "milepost_user_ids_user_id_idx" on store."milepost_user_ids" ("user_id");
alter table store."product_download" add constraint "product_download_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action;
alter table store."product_download" add constraint "product_download_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."product_download" add constraint "product_download_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."product_download" add constraint "product_download_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."product_download" add constraint "product_download_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action;
alter table store."product_download" add constraint "product_download_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "product_download_status_tz_expire_idx" on store."product_download" ("status", "tz_expire");
create index "product_download_user_id_status_idx" on store."product_download" ("user_id", "status");
create index "product_download_product_library_version_id_tz_create_idx" on store."product_download" ("product_library_version_id", tz_create desc, id desc) include ("user_id", "status");
create index "product_download_project_id_idx" on store."product_download" ("project_id");
create index "product_download_client_id_idx" on store."product_download" ("client_id");
create index "product_download_auditor_id_idx" on store."product_download" ("auditor_id");
create index "product_download_creator_id_idx" on store."product_download" ("creator_id");
create index "product_download_tz_create_idx" on store."product_download" (tz_create desc, id desc) include ("user_id", "product_library_version_id", "status");
create unique index "product_download_user_id_product_library_version_i_5ea807d2_key" on store."product_download" ("user_id", "product_library_version_id", "project_id", "client_id") where ("status" in ('待审批', '已通过'));
create unique index "product_download_user_id_product_library_version_i_9a664193_key" on store."product_download" ("user_id", "product_library_version_id", "project_id") where (("status" in ('待审批', '已通过')) and ("client_id" is null));
create unique index "product_download_user_id_product_library_version_i_b866f5e3_key" on store."product_download" ("user_id", "product_library_version_id", "client_id") where (("status" in ('待审批', '已通过')) and ("project_id" is null));
alter table store."project_dashboard" add constraint "project_dashboard_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."project_dashboard" add constraint "project_dashboard_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_dashboard_user_id_tz_create_idx" on store."project_dashboard" ("user_id", tz_create desc, id desc);
create index "project_dashboard_creator_id_idx" on store."project_dashboard" ("creator_id");
create index "project_dashboard_tz_create_idx" on store."project_dashboard" (tz_create desc, id desc) include ("user_id");
create unique index "project_dashboard_user_id_month_key" on store."project_dashboard" ("user_id", "month");
alter table store."project_man_day" add constraint "project_man_day_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."project_man_day" add constraint "project_man_day_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."project_man_day" add constraint "project_man_day_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."project_man_day" add constraint "project_man_day_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_man_day_project_id_status_idx" on store."project_man_day" ("project_id", "status");
create index "project_man_day_audit1_idx" on store."project_man_day" ("audit1");
create index "project_man_day_audit2_idx" on store."project_man_day" ("audit2");
create index "project_man_day_creator_id_tz_create_idx" on store."project_man_day" ("creator_id", tz_create desc, id desc) include ("project_id", "status");
create index "project_man_day_status_tz_create_idx" on store."project_man_day" ("status", tz_create desc, id desc) include ("creator_id", "project_id");
create index "project_man_day_tz_create_idx" on store."project_man_day" (tz_create desc, id desc) include ("creator_id", "project_id", "status");
create unique index "project_man_day_project_id_key" on store."project_man_day" ("project_id") where ("status" in ('待一级审核', '待二级审核'));
alter table store."project_module" add constraint "project_module_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade;
alter table store."project_module" add constraint "project_module_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."project_module" add constraint "project_module_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_module_project_id_tz_create_idx" on store."project_module" ("project_id", tz_create desc, id desc);
create index "project_module_user_id_idx" on store."project_module" ("user_id");
create index "project_module_creator_id_idx" on store."project_module" ("creator_id");
create index "project_module_tz_create_idx" on store."project_module" (tz_create desc, id desc) include ("project_id");
create unique index "project_module_project_id_name_key" on store."project_module" ("project_id", "name");
create index "project_module_search_idx" on store."project_module" using gin (search_grams);
alter table store."project_module_predecessor_ids" add constraint "project_module_predecessor_ids_project_module_id_fkey" foreign key (project_module_id) references store."project_module" (id) on delete cascade;
alter table store."project_module_predecessor_ids" add constraint "project_module_predecessor_ids_other_id_fkey" foreign key (other_id) references store."project_module" (id) on delete no action;
create index "project_module_predecessor_ids_other_id_idx" on store."project_module_predecessor_ids" ("other_id");
alter table store."project_produce" add constraint "project_produce_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."project_produce" add constraint "project_produce_milepost_id_fkey" foreign key ("milepost_id") references store."milepost" (id) on delete set null;
alter table store."project_produce" add constraint "project_produce_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."project_produce" add constraint "project_produce_receiver_id_fkey" foreign key ("receiver_id") references store."user" (id) on delete no action;
alter table store."project_produce" add constraint "project_produce_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_produce_project_id_plan_date_idx" on store."project_produce" ("project_id", "plan_date");
create index "project_produce_user_id_status_idx" on store."project_produce" ("user_id", "status");
create index "project_produce_milepost_id_idx" on store."project_produce" ("milepost_id");
create index "project_produce_receiver_id_tz_create_idx" on store."project_produce" ("receiver_id", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "status");
create index "project_produce_creator_id_tz_create_idx" on store."project_produce" ("creator_id", tz_create desc, id desc) include ("user_id", "receiver_id", "project_id", "status");
create index "project_produce_status_tz_create_idx" on store."project_produce" ("status", tz_create desc, id desc) include ("user_id", "receiver_id", "creator_id", "project_id");
create index "project_produce_tz_create_idx" on store."project_produce" (tz_create desc, id desc) include ("user_id", "receiver_id", "creator_id", "project_id", "status");
create index "project_produce_search_idx" on store."project_produce" using gin (search_grams);
alter table store."project_product" add constraint "project_product_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."project_product" add constraint "project_product_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action;
alter table store."project_product" add constraint "project_product_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action;
alter table store."project_product" add constraint "project_product_principal_id_fkey" foreign key ("principal_id") references store."user" (id) on delete no action;
alter table store."project_product" add constraint "project_product_dev_principal_id_fkey" foreign key ("dev_principal_id") references store."user" (id) on delete no action;
alter table store."project_product" add constraint "project_product_supervise_fkey" foreign key ("supervise") references store."user" (id) on delete no action;
alter table store."project_product" add constraint "project_product_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."project_product" add constraint "project_product_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."project_product" add constraint "project_product_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_product_project_status_end_time_idx" on store."project_product" ("project_status", "end_time");
create index "project_product_product_library_id_idx" on store."project_product" ("product_library_id");
create index "project_product_product_library_version_id_idx" on store."project_product" ("product_library_version_id");
create index "project_product_initiator_tz_create_idx" on store."project_product" ("initiator", tz_create desc, id desc) include ("principal_id", "dev_principal_id", "supervise", "audit_status", "project_status");
create index "project_product_principal_id_tz_create_idx" on store."project_product" ("principal_id", tz_create desc, id desc) include ("initiator", "dev_principal_id", "supervise", "audit_status", "project_status");
create index "project_product_dev_principal_id_tz_create_idx" on store."project_product" ("dev_principal_id", tz_create desc, id desc) include ("initiator", "principal_id", "supervise", "audit_status", "project_status");
create index "project_product_supervise_tz_create_idx" on store."project_product" ("supervise", tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "audit_status", "project_status");
create index "project_product_audit1_idx" on store."project_product" ("audit1");
create index "project_product_audit2_idx" on store."project_product" ("audit2");
create index "project_product_creator_id_idx" on store."project_product" ("creator_id");
create index "project_product_audit_status_tz_create_idx" on store."project_product" ("audit_status", tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "supervise", "project_status");
create index "project_product_tz_create_idx" on store."project_product" (tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "supervise", "audit_status", "project_status");
create unique index "project_product_name_key" on store."project_product" ("name");
create index "project_product_search_idx" on store."project_product" using gin (search_grams);
alter table store."project_product_tester_ids" add constraint "project_product_tester_ids_project_product_id_fkey" foreign key (project_product_id) references store."project_product" (id) on delete cascade;
alter table store."project_product_tester_ids" add constraint "project_product_tester_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "project_product_tester_ids_user_id_idx" on store."project_product_tester_ids" ("user_id");
alter table store."project_product_teammate_ids" add constraint "project_product_teammate_ids_project_product_id_fkey" foreign key (project_product_id) references store."project_product" (id) on delete cascade;
alter table store."project_product_teammate_ids" add constraint "project_product_teammate_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "project_product_teammate_ids_user_id_idx" on store."project_product_teammate_ids" ("user_id");
alter table store."project_product_backend_ids" add constraint "project_product_backend_ids_project_product_id_fkey" foreign key (project_product_id) references store."project_product" (id) on delete cascade;
alter table store."project_product_backend_ids" add constraint "project_product_backend_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "project_product_backend_ids_user_id_idx" on store."project_product_backend_ids" ("user_id");
alter table store."project_product_foregoing_ids" add constraint "project_product_foregoing_ids_project_product_id_fkey" foreign key (project_product_id) references store."project_product" (id) on delete cascade;
alter table store."project_product_foregoing_ids" add constraint "project_product_foregoing_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "project_product_foregoing_ids_user_id_idx" on store."project_product_foregoing_ids" ("user_id");
alter table store."project_ver" add constraint "project_ver_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."project_ver" add constraint "project_ver_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action;
alter table store."project_ver" add constraint "project_ver_from_version_id_fkey" foreign key ("from_version_id") references store."product_library_version" (id) on delete no action;
alter table store."project_ver" add constraint "project_ver_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."project_ver" add constraint "project_ver_train_id_fkey" foreign key ("train_id") references store."train" (id) on delete no action;
alter table store."project_ver" add constraint "project_ver_pre_id_fkey" foreign key ("pre_id") references store."project_ver" (id) on delete no action;
alter table store."project_ver" add constraint "project_ver_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."project_ver" add constraint "project_ver_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."project_ver" add constraint "project_ver_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "project_ver_project_id_status_idx" on store."project_ver" ("project_id", "status");
create index "project_ver_product_library_version_id_idx" on store."project_ver" ("product_library_version_id");
create index "project_ver_from_version_id_idx" on store."project_ver" ("from_version_id");
create index "project_ver_user_id_tz_create_idx" on store."project_ver" ("user_id", tz_create desc, id desc) include ("creator_id", "project_id", "audit_status", "status");
create index "project_ver_train_id_idx" on store."project_ver" ("train_id");
create index "project_ver_pre_id_idx" on store."project_ver" ("pre_id");
create index "project_ver_audit1_idx" on store."project_ver" ("audit1");
create index "project_ver_audit2_idx" on store."project_ver" ("audit2");
create index "project_ver_creator_id_tz_create_idx" on store."project_ver" ("creator_id", tz_create desc, id desc) include ("user_id", "project_id", "audit_status", "status");
create index "project_ver_audit_status_tz_create_idx" on store."project_ver" ("audit_status", tz_create desc, id desc) include ("creator_id", "user_id", "project_id", "status");
create index "project_ver_status_tz_create_idx" on store."project_ver" ("status", tz_create desc, id desc) include ("creator_id", "user_id", "project_id", "audit_status");
create index "project_ver_tz_create_idx" on store."project_ver" (tz_create desc, id desc) include ("creator_id", "user_id", "project_id", "audit_status", "status");
create unique index "project_ver_project_id_product_library_version_id_key" on store."project_ver" ("project_id", "product_library_version_id") where not ("status" in ('已作废', '驳回', '有异议'));
create index "project_ver_search_idx" on store."project_ver" using gin (search_grams);
alter table store."technical_challenge" add constraint "technical_challenge_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."technical_challenge" add constraint "technical_challenge_project_product_id_fkey" foreign key ("project_product_id") references store."project_product" (id) on delete no action;
alter table store."technical_challenge" add constraint "technical_challenge_proposer_id_fkey" foreign key ("proposer_id") references store."user" (id) on delete no action;
alter table store."technical_challenge" add constraint "technical_challenge_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."technical_challenge" add constraint "technical_challenge_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "technical_challenge_project_id_status_idx" on store."technical_challenge" ("project_id", "status");
create index "technical_challenge_user_id_status_idx" on store."technical_challenge" ("user_id", "status");
create index "technical_challenge_project_product_id_tz_create_idx" on store."technical_challenge" ("project_product_id", tz_create desc, id desc) include ("proposer_id", "user_id", "project_id", "status");
create index "technical_challenge_proposer_id_tz_create_idx" on store."technical_challenge" ("proposer_id", tz_create desc, id desc) include ("user_id", "project_id", "project_product_id", "status");
create index "technical_challenge_creator_id_idx" on store."technical_challenge" ("creator_id");
create index "technical_challenge_status_tz_create_idx" on store."technical_challenge" ("status", tz_create desc, id desc) include ("proposer_id", "user_id", "project_id", "project_product_id");
create index "technical_challenge_tz_create_idx" on store."technical_challenge" (tz_create desc, id desc) include ("proposer_id", "user_id", "project_id", "project_product_id", "status");
create index "technical_challenge_search_idx" on store."technical_challenge" using gin (search_grams);
alter table store."technical_challenge_user_ids" add constraint "technical_challenge_user_ids_technical_challenge_id_fkey" foreign key (technical_challenge_id) references store."technical_challenge" (id) on delete cascade;
alter table store."technical_challenge_user_ids" add constraint "technical_challenge_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "technical_challenge_user_ids_user_id_idx" on store."technical_challenge_user_ids" ("user_id");
alter table store."train" add constraint "train_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."train" add constraint "train_project_ver_id_fkey" foreign key ("project_ver_id") references store."project_ver" (id) on delete no action;
alter table store."train" add constraint "train_teacher_id_fkey" foreign key ("teacher_id") references store."user" (id) on delete no action;
alter table store."train" add constraint "train_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."train" add constraint "train_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "train_project_id_status_idx" on store."train" ("project_id", "status");
create index "train_teacher_id_tz_start_idx" on store."train" ("teacher_id", "tz_start");
create index "train_project_ver_id_idx" on store."train" ("project_ver_id");
create index "train_audit1_idx" on store."train" ("audit1");
create index "train_creator_id_tz_create_idx" on store."train" ("creator_id", tz_create desc, id desc) include ("teacher_id", "project_id", "status");
create index "train_status_tz_create_idx" on store."train" ("status", tz_create desc, id desc) include ("creator_id", "teacher_id", "project_id");
create index "train_tz_create_idx" on store."train" (tz_create desc, id desc) include ("creator_id", "teacher_id", "project_id", "status");
create index "train_search_idx" on store."train" using gin (search_grams);
alter table store."wbs_hour" add constraint "wbs_hour_wbs_task_id_fkey" foreign key ("wbs_task_id") references store."wbs_task" (id) on delete no action;
alter table store."wbs_hour" add constraint "wbs_hour_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."wbs_hour" add constraint "wbs_hour_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "wbs_hour_wbs_task_id_date_idx" on store."wbs_hour" ("wbs_task_id", "date");
create index "wbs_hour_user_id_date_idx" on store."wbs_hour" ("user_id", "date");
create index "wbs_hour_creator_id_idx" on store."wbs_hour" ("creator_id");
create index "wbs_hour_tz_create_idx" on store."wbs_hour" (tz_create desc, id desc) include ("user_id", "wbs_task_id");
alter table store."wbs_task" add constraint "wbs_task_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade;
alter table store."wbs_task" add constraint "wbs_task_project_module_id_fkey" foreign key ("project_module_id") references store."project_module" (id) on delete no action;
alter table store."wbs_task" add constraint "wbs_task_parent_id_fkey" foreign key ("parent_id") references store."wbs_task" (id) on delete no action;
alter table store."wbs_task" add constraint "wbs_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."wbs_task" add constraint "wbs_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "wbs_task_project_id_parent_id_sort_idx" on store."wbs_task" ("project_id", "parent_id", "sort");
create index "wbs_task_project_module_id_idx" on store."wbs_task" ("project_module_id");
create index "wbs_task_user_id_status_idx" on store."wbs_task" ("user_id", "status");
create index "wbs_task_parent_id_idx" on store."wbs_task" ("parent_id");
create index "wbs_task_creator_id_idx" on store."wbs_task" ("creator_id");
create index "wbs_task_status_tz_create_idx" on store."wbs_task" ("status", tz_create desc, id desc) include ("user_id", "project_id");
create index "wbs_task_tz_create_idx" on store."wbs_task" (tz_create desc, id desc) include ("user_id", "project_id", "status");
create index "wbs_task_search_idx" on store."wbs_task" using gin (search_grams);
