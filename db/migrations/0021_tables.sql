alter table store."entry_item" add column "document_id" uuid;
alter table store."entry_item" add column "course_id" text;
alter table store."entry_template" add column "document_id" uuid;
alter table store."entry_template" add column "course_id" text;
alter table store."receive" add column "project_id" uuid;
create table store."attendance_month" (
  "id" uuid not null,
  "user_id" uuid not null,
  "month" text collate "zh-x-icu" not null,
  "company" text,
  "status" text default '统计中' not null,
  "is_confirm" boolean default false not null,
  "is_auto" boolean default false not null,
  "due_date" date,
  "tz_confirm" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "attendance_month_pkey" primary key (id),
  constraint "attendance_month_status_check" check ("status" in ('统计中', '待本人确认', '已确认', '已锁定'))
);
alter table store."attendance_month" enable row level security;
create table store."attendance" (
  "id" uuid not null,
  "user_id" uuid not null,
  "date" date not null,
  "month" text generated always as ((lpad(extract(year from ("date")::date)::integer::text, 4, '0') || '-' || lpad(extract(month from ("date")::date)::integer::text, 2, '0'))) stored,
  "leader_id" uuid,
  "day_kind" text,
  "tz_in" timestamp with time zone,
  "tz_out" timestamp with time zone,
  "result" text collate "zh-x-icu" default '未统计' not null,
  "late_minutes" integer default 0 not null,
  "early_minutes" integer default 0 not null,
  "absence_minutes" integer default 0 not null,
  "absence_days" numeric(16,1) default '0.0' not null,
  "missing_times" integer default 0 not null,
  "work_minutes" integer default 0 not null,
  "rest_days" numeric(16,1) default '0.0' not null,
  "rest_kind" text,
  "overtime_hours" numeric(16,1) default '0.0' not null,
  "is_ignore" boolean default false not null,
  "ignore_reason" text,
  "status" text default '草稿' not null,
  "appeal_kind" text,
  "apply_in" timestamp with time zone,
  "apply_out" timestamp with time zone,
  "apply_minutes" integer,
  "reason" text,
  "file" jsonb default '[]' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "attendance_pkey" primary key (id),
  constraint "attendance_day_kind_check" check ("day_kind" in ('工作日', '休息日', '法定节假日')),
  constraint "attendance_result_check" check ("result" in ('未统计', '正常', '弹性', '迟到', '早退', '迟到早退', '缺卡', '旷工半天', '旷工', '请假', '调休', '出差外出', '加班', '休息')),
  constraint "attendance_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回'))
);
alter table store."attendance" enable row level security;
create table store."check_on_work_fact" (
  "id" uuid not null,
  "user_id" uuid not null,
  "date" date not null,
  "kind" text not null,
  "module" text,
  "relevance_id" text,
  "amount" numeric(16,1) not null,
  "text" text collate "zh-x-icu" not null,
  "is_ignore" boolean default false not null,
  "ignore_reason" text,
  "objection" text,
  "check_on_work_id" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "check_on_work_fact_pkey" primary key (id),
  constraint "check_on_work_fact_kind_check" check ("kind" in ('日报未交', '日报迟交', '周报未交', '周报迟交', '项目延期', '项目改期', '任务延期', '任务改期', '待工', '解锁', '警告', '会议缺席', '会议迟到', '会议纪要逾期', '周末总结缺失', '流程逾期')),
  constraint "check_on_work_fact_rule1" check ((0 < "amount"))
);
alter table store."check_on_work_fact" enable row level security;
create table store."check_on_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "leader_id" uuid,
  "type" text default '月度' not null,
  "start_date" date not null,
  "end_date" date not null,
  "rule" jsonb,
  "status" text default '统计中' not null,
  "objection" text,
  "reply" text,
  "due_date" date,
  "tz_confirm" timestamp with time zone,
  "is_auto" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "check_on_work_pkey" primary key (id),
  constraint "check_on_work_type_check" check ("type" in ('月度', '入职', '离职')),
  constraint "check_on_work_status_check" check ("status" in ('统计中', '待本人确认', '有异议', '已确认', '已锁定'))
);
alter table store."check_on_work" enable row level security;
create table store."deduction" (
  "id" uuid not null,
  "check_on_work_id" uuid not null,
  "user_id" uuid,
  "leader_id" uuid,
  "initiator" uuid,
  "kind" text collate "zh-x-icu" default '手工' not null,
  "money" numeric(16,2) not null,
  "lines" jsonb default '[]' not null,
  "reason" text,
  "file" jsonb default '[]' not null,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "deduction_pkey" primary key (id),
  constraint "deduction_kind_check" check ("kind" in ('系统', '手工')),
  constraint "deduction_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "deduction_requires1" check ((("kind" = '手工')) is not true or ("reason" is not null)),
  constraint "deduction_requires2" check ((("kind" = '手工')) is not true or (jsonb_array_length("file") > 0))
);
alter table store."deduction" enable row level security;
create table store."demo_apply" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "user_id" uuid not null,
  "client_id" uuid not null,
  "way" text not null,
  "place" text not null,
  "tz_start" timestamp with time zone not null,
  "tz_end" timestamp with time zone not null,
  "people_count" integer,
  "environment" text default '演示环境' not null,
  "url" text,
  "account" text,
  "password" text,
  "requirement" text not null,
  "file" jsonb default '[]' not null,
  "status" text default '草稿' not null,
  "demo_status" text default '未开始' not null,
  "audit1" uuid,
  "opinion" text,
  "result" text,
  "summary" text,
  "feedback" text,
  "next_plan" text,
  "actual_count" integer,
  "photo" jsonb default '[]' not null,
  "tz_complete" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "demo_apply_pkey" primary key (id),
  constraint "demo_apply_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "demo_apply_demo_status_check" check ("demo_status" in ('未开始', '准备中', '待演示', '待总结', '已完成', '逾期关闭', '已取消')),
  constraint "demo_apply_result_check" check ("result" in ('很满意', '满意', '一般', '不满意')),
  constraint "demo_apply_rule1" check ((not ("tz_end" < "tz_start") and not ("tz_start" = "tz_end") and (("tz_start" at time zone 'Asia/Shanghai')::date = ("tz_end" at time zone 'Asia/Shanghai')::date)))
);
alter table store."demo_apply" enable row level security;
create table store."demo_apply_client_contact_ids" (
  "demo_apply_id" uuid not null,
  "client_contact_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "demo_apply_client_contact_ids_pkey" primary key (demo_apply_id, client_contact_id)
);
alter table store."demo_apply_client_contact_ids" enable row level security;
create table store."demo_apply_product_library_ids" (
  "demo_apply_id" uuid not null,
  "product_library_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "demo_apply_product_library_ids_pkey" primary key (demo_apply_id, product_library_id)
);
alter table store."demo_apply_product_library_ids" enable row level security;
create table store."demo_apply_demo_user_ids" (
  "demo_apply_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "demo_apply_demo_user_ids_pkey" primary key (demo_apply_id, user_id)
);
alter table store."demo_apply_demo_user_ids" enable row level security;
create table store."overtime" (
  "id" uuid not null,
  "user_id" uuid not null,
  "tz_start" timestamp with time zone not null,
  "tz_end" timestamp with time zone not null,
  "date" date generated always as (("tz_start" at time zone 'Asia/Shanghai')::date) stored,
  "holiday" text,
  "time" numeric(16,1),
  "way" text not null,
  "rate" numeric(16,1),
  "reason" text not null,
  "project_id" uuid,
  "is_outside" boolean default false not null,
  "file" jsonb default '[]' not null,
  "is_late" boolean generated always as (("tz_start" < "tz_submit")) stored,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "settle" text default '未核实' not null,
  "checked_time" numeric(16,1) default '0.0' not null,
  "money" numeric(16,2) default '0.00' not null,
  "rest_hours" numeric(16,1) default '0.0' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "overtime_pkey" primary key (id),
  constraint "overtime_holiday_check" check ("holiday" in ('工作日', '休息日', '法定节假日')),
  constraint "overtime_way_check" check ("way" in ('调休', '加班费')),
  constraint "overtime_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "overtime_settle_check" check ("settle" in ('未核实', '已核实', '已转调休', '已计薪', '无效')),
  constraint "overtime_rule1" check (("tz_start" < "tz_end")),
  constraint "overtime_rule2" check (((("tz_start" at time zone 'Asia/Shanghai')::date = ("tz_end" at time zone 'Asia/Shanghai')::date) or ((((("tz_end" at time zone 'Asia/Shanghai')::date)::date - (("tz_start" at time zone 'Asia/Shanghai')::date)::date) = 1) and (round(round((round(round(extract(epoch from ("tz_end") - ('2000-01-01T00:00:00+08:00')), 24) / nullif(60, 0), 24))::numeric, 24) / nullif((1440)::numeric, 0), 24) = floor((round(round((round(round(extract(epoch from ("tz_end") - ('2000-01-01T00:00:00+08:00')), 24) / nullif(60, 0), 24))::numeric, 24) / nullif((1440)::numeric, 0), 24))::numeric))))),
  constraint "overtime_rule3" check (not (("holiday" = '法定节假日') and ("way" = '调休'))),
  constraint "overtime_requires1" check ((("is_outside" = true)) is not true or (jsonb_array_length("file") > 0))
);
alter table store."overtime" enable row level security;
create table store."rest_day_ledger" (
  "id" uuid not null,
  "user_id" uuid not null,
  "kind" text collate "zh-x-icu" not null,
  "date" date not null,
  "source" text default '手工调整' not null,
  "hours" numeric(16,1) not null,
  "lot_id" uuid,
  "expire_date" date,
  "remain" numeric(16,1),
  "module" text,
  "relevance_id" text,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "rest_day_ledger_pkey" primary key (id),
  constraint "rest_day_ledger_kind_check" check ("kind" in ('调休', '年假')),
  constraint "rest_day_ledger_source_check" check ("source" in ('加班', '年度发放', '手工调整', '请假', '退回', '过期', '冲回')),
  constraint "rest_day_ledger_rule1" check (not ("hours" = 0)),
  constraint "rest_day_ledger_rule2" check ((("hours" * 2) = floor((("hours" * 2))::numeric))),
  constraint "rest_day_ledger_rule3" check ((("lot_id" is not null) or ("expire_date" is not null))),
  constraint "rest_day_ledger_rule4" check ((0 <= "remain")),
  constraint "rest_day_ledger_requires1" check ((("source" = '手工调整')) is not true or ("remark" is not null))
);
alter table store."rest_day_ledger" enable row level security;
create table store."rest_day" (
  "id" uuid not null,
  "user_id" uuid not null,
  "kind" text collate "zh-x-icu" not null,
  "start_date" date not null,
  "start_half" text default '上午' not null,
  "end_date" date not null,
  "end_half" text default '下午' not null,
  "days" numeric(16,1),
  "hours" numeric(16,1) generated always as (("days" * 8)) stored,
  "reason" text not null,
  "file" jsonb default '[]' not null,
  "handover_id" uuid,
  "status" text default '草稿' not null,
  "rest_status" text default '未生效' not null,
  "actual_days" numeric(16,1),
  "balance_before" numeric(16,1),
  "audit1" uuid,
  "opinion" text,
  "sync_id" text,
  "tz_submit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "rest_day_pkey" primary key (id),
  constraint "rest_day_start_half_check" check ("start_half" in ('上午', '下午')),
  constraint "rest_day_end_half_check" check ("end_half" in ('上午', '下午')),
  constraint "rest_day_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "rest_day_rest_status_check" check ("rest_status" in ('未生效', '待休', '休假中', '已休', '已销假')),
  constraint "rest_day_rule1" check ((("start_date" < "end_date") or (("start_date" = "end_date") and not (("start_half" = '下午') and ("end_half" = '上午'))))),
  constraint "rest_day_rule2" check (((("end_date")::date - ("start_date")::date) <= 365)),
  constraint "rest_day_rule3" check ((0 < "days")),
  constraint "rest_day_rule4" check (not ("handover_id" = "user_id"))
);
alter table store."rest_day" enable row level security;
create table store."test_apply" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "kind" text not null,
  "user_id" uuid not null,
  "client_id" uuid,
  "project_id" uuid,
  "product_library_id" uuid not null,
  "product_library_version_id" uuid,
  "start_date" date not null,
  "end_date" date not null,
  "requirement" text not null,
  "file" jsonb default '[]' not null,
  "environment" text,
  "url" text,
  "account" text,
  "password" text,
  "handler_id" uuid,
  "extend_count" integer default 0 not null,
  "status" text default '草稿' not null,
  "test_status" text default '未开始' not null,
  "audit1" uuid,
  "opinion" text,
  "result" text,
  "summary" text,
  "feedback" text,
  "problem_count" integer,
  "result_file" jsonb default '[]' not null,
  "tz_open" timestamp with time zone,
  "tz_complete" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "test_apply_pkey" primary key (id),
  constraint "test_apply_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "test_apply_test_status_check" check ("test_status" in ('未开始', '准备中', '进行中', '待总结', '已完成', '逾期关闭', '已取消')),
  constraint "test_apply_result_check" check ("result" in ('合格', '有条件合格', '不合格')),
  constraint "test_apply_rule1" check (not ("end_date" < "start_date")),
  constraint "test_apply_requires1" check ((("kind" = '客户试用')) is not true or ("client_id" is not null))
);
alter table store."test_apply" enable row level security;
create table store."test_apply_tester_ids" (
  "test_apply_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "test_apply_tester_ids_pkey" primary key (test_apply_id, user_id)
);
alter table store."test_apply_tester_ids" enable row level security;
alter table store."entry_item" add constraint "entry_item_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete set null;
alter table store."entry_item" add constraint "entry_item_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete set null;
create index "entry_item_document_id_idx" on store."entry_item" ("document_id");
create index "entry_item_course_id_idx" on store."entry_item" ("course_id");
alter table store."entry_template" add constraint "entry_template_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete no action;
alter table store."entry_template" add constraint "entry_template_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete no action;
create index "entry_template_document_id_idx" on store."entry_template" ("document_id");
create index "entry_template_course_id_idx" on store."entry_template" ("course_id");
alter table store."receive" add constraint "receive_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
create index "receive_project_id_idx" on store."receive" ("project_id");
drop index store."receive_status_tz_create_idx";
create index "receive_status_tz_create_idx" on store."receive" ("status", tz_create desc, id desc) include ("user_id", "receive_status");
create index "receive_receive_status_tz_create_idx" on store."receive" ("receive_status", tz_create desc, id desc) include ("user_id", "status");
drop index store."receive_tz_create_idx";
create index "receive_tz_create_idx" on store."receive" (tz_create desc, id desc) include ("user_id", "status", "receive_status");
alter table store."attendance_month" add constraint "attendance_month_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."attendance_month" add constraint "attendance_month_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "attendance_month_user_id_month_idx" on store."attendance_month" ("user_id", "month");
create index "attendance_month_month_status_idx" on store."attendance_month" ("month", "status");
create index "attendance_month_creator_id_idx" on store."attendance_month" ("creator_id");
create index "attendance_month_status_tz_create_idx" on store."attendance_month" ("status", tz_create desc, id desc) include ("user_id");
create index "attendance_month_tz_create_idx" on store."attendance_month" (tz_create desc, id desc) include ("user_id", "status");
create unique index "attendance_month_user_id_month_key" on store."attendance_month" ("user_id", "month");
alter table store."attendance" add constraint "attendance_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."attendance" add constraint "attendance_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action;
alter table store."attendance" add constraint "attendance_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."attendance" add constraint "attendance_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."attendance" add constraint "attendance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "attendance_user_id_date_idx" on store."attendance" ("user_id", "date");
create index "attendance_month_status_idx" on store."attendance" ("month", "status");
create index "attendance_date_result_idx" on store."attendance" ("date", "result");
create index "attendance_leader_id_idx" on store."attendance" ("leader_id");
create index "attendance_audit1_idx" on store."attendance" ("audit1");
create index "attendance_audit2_idx" on store."attendance" ("audit2");
create index "attendance_creator_id_idx" on store."attendance" ("creator_id");
create index "attendance_status_tz_create_idx" on store."attendance" ("status", tz_create desc, id desc) include ("user_id");
create index "attendance_tz_create_idx" on store."attendance" (tz_create desc, id desc) include ("user_id", "status");
create unique index "attendance_user_id_date_key" on store."attendance" ("user_id", "date");
alter table store."check_on_work_fact" add constraint "check_on_work_fact_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."check_on_work_fact" add constraint "check_on_work_fact_check_on_work_id_fkey" foreign key ("check_on_work_id") references store."check_on_work" (id) on delete set null;
alter table store."check_on_work_fact" add constraint "check_on_work_fact_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "check_on_work_fact_user_id_date_idx" on store."check_on_work_fact" ("user_id", "date");
create index "check_on_work_fact_check_on_work_id_kind_idx" on store."check_on_work_fact" ("check_on_work_id", "kind");
create index "check_on_work_fact_creator_id_idx" on store."check_on_work_fact" ("creator_id");
create index "check_on_work_fact_tz_create_idx" on store."check_on_work_fact" (tz_create desc, id desc) include ("user_id");
create unique index "check_on_work_fact_user_id_kind_date_module_relevance_id_key" on store."check_on_work_fact" ("user_id", "kind", "date", "module", "relevance_id");
create index "check_on_work_fact_search_idx" on store."check_on_work_fact" using gin (search_grams);
alter table store."check_on_work" add constraint "check_on_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."check_on_work" add constraint "check_on_work_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action;
alter table store."check_on_work" add constraint "check_on_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "check_on_work_user_id_start_date_idx" on store."check_on_work" ("user_id", "start_date");
create index "check_on_work_start_date_status_idx" on store."check_on_work" ("start_date", "status");
create index "check_on_work_leader_id_idx" on store."check_on_work" ("leader_id");
create index "check_on_work_creator_id_idx" on store."check_on_work" ("creator_id");
create index "check_on_work_status_tz_create_idx" on store."check_on_work" ("status", tz_create desc, id desc) include ("user_id");
create index "check_on_work_tz_create_idx" on store."check_on_work" (tz_create desc, id desc) include ("user_id", "status");
create unique index "check_on_work_user_id_start_date_key" on store."check_on_work" ("user_id", "start_date");
alter table store."deduction" add constraint "deduction_check_on_work_id_fkey" foreign key ("check_on_work_id") references store."check_on_work" (id) on delete no action;
alter table store."deduction" add constraint "deduction_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."deduction" add constraint "deduction_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action;
alter table store."deduction" add constraint "deduction_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action;
alter table store."deduction" add constraint "deduction_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."deduction" add constraint "deduction_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."deduction" add constraint "deduction_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "deduction_check_on_work_id_idx" on store."deduction" ("check_on_work_id");
create index "deduction_status_idx" on store."deduction" ("status");
create index "deduction_user_id_tz_create_idx" on store."deduction" ("user_id", tz_create desc, id desc) include ("initiator", "status");
create index "deduction_leader_id_idx" on store."deduction" ("leader_id");
create index "deduction_initiator_tz_create_idx" on store."deduction" ("initiator", tz_create desc, id desc) include ("user_id", "status");
create index "deduction_audit1_idx" on store."deduction" ("audit1");
create index "deduction_audit2_idx" on store."deduction" ("audit2");
create index "deduction_creator_id_idx" on store."deduction" ("creator_id");
create index "deduction_tz_create_idx" on store."deduction" (tz_create desc, id desc) include ("user_id", "initiator", "status");
create unique index "deduction_check_on_work_id_key" on store."deduction" ("check_on_work_id") where (("kind" = '系统') and not ("status" = '已作废'));
alter table store."demo_apply" add constraint "demo_apply_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."demo_apply" add constraint "demo_apply_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."demo_apply" add constraint "demo_apply_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."demo_apply" add constraint "demo_apply_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "demo_apply_client_id_idx" on store."demo_apply" ("client_id");
create index "demo_apply_demo_status_tz_end_idx" on store."demo_apply" ("demo_status", "tz_end");
create index "demo_apply_user_id_idx" on store."demo_apply" ("user_id");
create index "demo_apply_audit1_idx" on store."demo_apply" ("audit1");
create index "demo_apply_creator_id_idx" on store."demo_apply" ("creator_id");
create index "demo_apply_status_tz_create_idx" on store."demo_apply" ("status", tz_create desc, id desc) include ("user_id", "demo_status");
create index "demo_apply_tz_create_idx" on store."demo_apply" (tz_create desc, id desc) include ("user_id", "status", "demo_status");
create index "demo_apply_search_idx" on store."demo_apply" using gin (search_grams);
alter table store."demo_apply_client_contact_ids" add constraint "demo_apply_client_contact_ids_demo_apply_id_fkey" foreign key (demo_apply_id) references store."demo_apply" (id) on delete cascade;
alter table store."demo_apply_client_contact_ids" add constraint "demo_apply_client_contact_ids_client_contact_id_fkey" foreign key (client_contact_id) references store."client_contact" (id) on delete no action;
create index "demo_apply_client_contact_ids_client_contact_id_idx" on store."demo_apply_client_contact_ids" ("client_contact_id");
alter table store."demo_apply_product_library_ids" add constraint "demo_apply_product_library_ids_demo_apply_id_fkey" foreign key (demo_apply_id) references store."demo_apply" (id) on delete cascade;
alter table store."demo_apply_product_library_ids" add constraint "demo_apply_product_library_ids_product_library_id_fkey" foreign key (product_library_id) references store."product_library" (id) on delete no action;
create index "demo_apply_product_library_ids_product_library_id_idx" on store."demo_apply_product_library_ids" ("product_library_id");
alter table store."demo_apply_demo_user_ids" add constraint "demo_apply_demo_user_ids_demo_apply_id_fkey" foreign key (demo_apply_id) references store."demo_apply" (id) on delete cascade;
alter table store."demo_apply_demo_user_ids" add constraint "demo_apply_demo_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "demo_apply_demo_user_ids_user_id_idx" on store."demo_apply_demo_user_ids" ("user_id");
alter table store."overtime" add constraint "overtime_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."overtime" add constraint "overtime_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."overtime" add constraint "overtime_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."overtime" add constraint "overtime_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "overtime_user_id_date_idx" on store."overtime" ("user_id", "date");
create index "overtime_settle_date_idx" on store."overtime" ("settle", "date");
create index "overtime_project_id_idx" on store."overtime" ("project_id");
create index "overtime_audit1_idx" on store."overtime" ("audit1");
create index "overtime_creator_id_idx" on store."overtime" ("creator_id");
create index "overtime_status_tz_create_idx" on store."overtime" ("status", tz_create desc, id desc) include ("user_id", "settle");
create index "overtime_tz_create_idx" on store."overtime" (tz_create desc, id desc) include ("user_id", "status", "settle");
alter table store."rest_day_ledger" add constraint "rest_day_ledger_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."rest_day_ledger" add constraint "rest_day_ledger_lot_id_fkey" foreign key ("lot_id") references store."rest_day_ledger" (id) on delete no action;
alter table store."rest_day_ledger" add constraint "rest_day_ledger_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "rest_day_ledger_user_id_kind_expire_date_idx" on store."rest_day_ledger" ("user_id", "kind", "expire_date");
create index "rest_day_ledger_lot_id_idx" on store."rest_day_ledger" ("lot_id");
create index "rest_day_ledger_creator_id_idx" on store."rest_day_ledger" ("creator_id");
create index "rest_day_ledger_tz_create_idx" on store."rest_day_ledger" (tz_create desc, id desc) include ("user_id");
create unique index "rest_day_ledger_module_relevance_id_source_lot_id_key" on store."rest_day_ledger" ("module", "relevance_id", "source", "lot_id");
alter table store."rest_day" add constraint "rest_day_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."rest_day" add constraint "rest_day_handover_id_fkey" foreign key ("handover_id") references store."user" (id) on delete set null;
alter table store."rest_day" add constraint "rest_day_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."rest_day" add constraint "rest_day_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "rest_day_user_id_start_date_end_date_idx" on store."rest_day" ("user_id", "start_date", "end_date");
create index "rest_day_status_idx" on store."rest_day" ("status");
create index "rest_day_handover_id_tz_create_idx" on store."rest_day" ("handover_id", tz_create desc, id desc) include ("user_id", "status", "rest_status");
create index "rest_day_audit1_idx" on store."rest_day" ("audit1");
create index "rest_day_creator_id_idx" on store."rest_day" ("creator_id");
create index "rest_day_rest_status_tz_create_idx" on store."rest_day" ("rest_status", tz_create desc, id desc) include ("user_id", "handover_id", "status");
create index "rest_day_tz_create_idx" on store."rest_day" (tz_create desc, id desc) include ("user_id", "handover_id", "status", "rest_status");
create unique index "rest_day_sync_id_key" on store."rest_day" ("sync_id");
alter table store."test_apply" add constraint "test_apply_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."test_apply" add constraint "test_apply_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."test_apply" add constraint "test_apply_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."test_apply" add constraint "test_apply_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."test_apply" add constraint "test_apply_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action;
alter table store."test_apply" add constraint "test_apply_handler_id_fkey" foreign key ("handler_id") references store."user" (id) on delete no action;
alter table store."test_apply" add constraint "test_apply_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."test_apply" add constraint "test_apply_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "test_apply_test_status_end_date_idx" on store."test_apply" ("test_status", "end_date");
create index "test_apply_client_id_idx" on store."test_apply" ("client_id");
create index "test_apply_user_id_idx" on store."test_apply" ("user_id");
create index "test_apply_project_id_idx" on store."test_apply" ("project_id");
create index "test_apply_product_library_id_idx" on store."test_apply" ("product_library_id");
create index "test_apply_product_library_version_id_idx" on store."test_apply" ("product_library_version_id");
create index "test_apply_handler_id_tz_create_idx" on store."test_apply" ("handler_id", tz_create desc, id desc) include ("user_id", "status", "test_status");
create index "test_apply_audit1_idx" on store."test_apply" ("audit1");
create index "test_apply_creator_id_idx" on store."test_apply" ("creator_id");
create index "test_apply_status_tz_create_idx" on store."test_apply" ("status", tz_create desc, id desc) include ("user_id", "handler_id", "test_status");
create index "test_apply_tz_create_idx" on store."test_apply" (tz_create desc, id desc) include ("user_id", "handler_id", "status", "test_status");
create index "test_apply_search_idx" on store."test_apply" using gin (search_grams);
alter table store."test_apply_tester_ids" add constraint "test_apply_tester_ids_test_apply_id_fkey" foreign key (test_apply_id) references store."test_apply" (id) on delete cascade;
alter table store."test_apply_tester_ids" add constraint "test_apply_tester_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "test_apply_tester_ids_user_id_idx" on store."test_apply_tester_ids" ("user_id");
