-- was: integer default 0 not null
-- change by hand: alter table store."user" alter column "number_of_warnings" … integer;
create table store."attendance_punch" (
  "id" uuid not null,
  "user_id" uuid not null,
  "tz_punch" timestamp with time zone not null,
  "source" text default '导入' not null,
  "place" jsonb,
  "is_outside" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "attendance_punch_pkey" primary key (id),
  constraint "attendance_punch_source_check" check ("source" in ('钉钉', '导入', '申诉'))
);
alter table store."attendance_punch" enable row level security;
create table store."entry_item" (
  "id" uuid not null,
  "entry_id" uuid not null,
  "kind" text not null,
  "name" text collate "zh-x-icu" not null,
  "responsible_id" uuid not null,
  "is_required" boolean default true not null,
  "due_date" date,
  "is_done" boolean default false not null,
  "tz_done" timestamp with time zone,
  "file" jsonb default '[]' not null,
  "remark" text,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "entry_item_pkey" primary key (id),
  constraint "entry_item_kind_check" check ("kind" in ('材料', '准备', '学习', '交接'))
);
alter table store."entry_item" enable row level security;
create table store."entry_template" (
  "id" uuid not null,
  "kind" text not null,
  "name" text collate "zh-x-icu" not null,
  "department_id" uuid,
  "role_id" uuid,
  "responsible" text default '本人' not null,
  "due_days" integer default 5 not null,
  "is_required" boolean default true not null,
  "is_enable" boolean default true not null,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "entry_template_pkey" primary key (id),
  constraint "entry_template_kind_check" check ("kind" in ('材料', '准备', '学习', '交接')),
  constraint "entry_template_responsible_check" check ("responsible" in ('本人', '导师', '部门负责人', '人事', '行政', '交接人'))
);
alter table store."entry_template" enable row level security;
create table store."entry" (
  "id" uuid not null,
  "kind" text default '入职' not null,
  "parent_id" uuid,
  "user_id" uuid,
  "initiator" uuid,
  "name" text collate "zh-x-icu" not null,
  "mobile" text not null,
  "email" text,
  "gender" text,
  "id_card" text,
  "company" text default 'A' not null,
  "department_id" uuid not null,
  "leader_id" uuid,
  "position" text,
  "preset_role_id" uuid,
  "superior_id" uuid,
  "mentor_id" uuid,
  "own" boolean default true not null,
  "need_attendance" boolean default true not null,
  "contract_years" integer default 3 not null,
  "probation_months" integer default 3 not null,
  "tz_probation" date,
  "regular_plan" date generated always as ((("tz_probation")::date + make_interval(months => (("probation_months" + "extend_months"))::integer))::date) stored,
  "extend_months" integer default 0 not null,
  "salary" numeric(16,2),
  "regular_salary" numeric(16,2),
  "file" jsonb default '[]' not null,
  "regular_date" date,
  "self_summary" text,
  "mentor_opinion" text,
  "leave_kind" text,
  "reason" text,
  "tz_demobilize" date,
  "tz_depart" date,
  "handover_id" uuid,
  "exam_score" numeric(16,1),
  "exam_count" integer default 0 not null,
  "status" text default '草稿' not null,
  "stage" text default '未生效' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "entry_pkey" primary key (id),
  constraint "entry_kind_check" check ("kind" in ('入职', '转正', '延长', '离职')),
  constraint "entry_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "entry_stage_check" check ("stage" in ('未生效', '待入职', '学习中', '待考核', '试用中', '待转正', '已转正', '待离职', '交接中', '已离职', '未报到')),
  constraint "entry_rule1" check ((("probation_months" + "extend_months") <= 6)),
  constraint "entry_rule2" check ((not ("contract_years" in (1, 2)) or (("probation_months" + "extend_months") <= 2))),
  constraint "entry_rule3" check ((("regular_salary" * '0.8') <= "salary")),
  constraint "entry_rule4" check (("tz_probation" <= "regular_date")),
  constraint "entry_rule5" check (("tz_demobilize" <= "tz_depart")),
  constraint "entry_rule6" check ((not ("kind" = '延长') or (1 <= "extend_months"))),
  constraint "entry_requires1" check ((("kind" = '入职')) is not true or ("preset_role_id" is not null)),
  constraint "entry_requires2" check ((("kind" = '入职')) is not true or ("mentor_id" is not null) and ("tz_probation" is not null)),
  constraint "entry_requires3" check ((not ("kind" = '入职')) is not true or ("user_id" is not null)),
  constraint "entry_requires4" check ((("kind" = '转正')) is not true or ("regular_date" is not null) and ("self_summary" is not null)),
  constraint "entry_requires5" check ((("kind" in ('延长', '离职'))) is not true or ("reason" is not null)),
  constraint "entry_requires6" check ((("kind" = '离职')) is not true or ("leave_kind" is not null) and ("tz_demobilize" is not null) and ("tz_depart" is not null) and ("handover_id" is not null))
);
alter table store."entry" enable row level security;
create table store."performance_item" (
  "id" uuid not null,
  "performance_id" uuid not null,
  "kind" text collate "zh-x-icu" not null,
  "weight" numeric(16,1),
  "base" integer,
  "hit" integer,
  "minus" numeric(16,1) default '0.0' not null,
  "auto_score" numeric(16,1),
  "correct_score" numeric(16,1),
  "score" numeric(16,1) generated always as (case when ("correct_score" is not null) then "correct_score" else "auto_score" end) stored,
  "reason" text,
  "facts" jsonb default '[]' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "performance_item_pkey" primary key (id),
  constraint "performance_item_kind_check" check ("kind" in ('task', 'quality', 'report', 'meeting', 'weekend', 'discipline', 'okr'))
);
alter table store."performance_item" enable row level security;
create table store."performance" (
  "id" uuid not null,
  "user_id" uuid not null,
  "leader_id" uuid,
  "type" text collate "zh-x-icu" not null,
  "year" integer not null,
  "quarter" integer,
  "month" integer,
  "week" integer,
  "start_date" date not null,
  "end_date" date not null,
  "auto_score" numeric(16,1),
  "item_score" numeric(16,1),
  "score" numeric(16,1) generated always as (least(greatest(("item_score" + "adjust"), 0), 100)) stored,
  "grade" text generated always as (case when (95 <= least(greatest(("item_score" + "adjust"), 0), 100)) then 'S' when (85 <= least(greatest(("item_score" + "adjust"), 0), 100)) then 'A' when (75 <= least(greatest(("item_score" + "adjust"), 0), 100)) then 'B' when (60 <= least(greatest(("item_score" + "adjust"), 0), 100)) then 'C' else 'D' end) stored,
  "adjust" numeric(16,1) default '0.0' not null,
  "adjust_reason" text,
  "status" text default '未开始' not null,
  "objection" text,
  "opinion" text,
  "tz_refresh" timestamp with time zone,
  "tz_confirm" timestamp with time zone,
  "is_auto" boolean default false not null,
  "due_date" date,
  "rule_version" jsonb,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "performance_pkey" primary key (id),
  constraint "performance_type_check" check ("type" in ('周', '季度')),
  constraint "performance_grade_check" check ("grade" in ('S', 'A', 'B', 'C', 'D')),
  constraint "performance_status_check" check ("status" in ('未开始', '待本人确认', '有异议', '待复核', '已确认', '已归档'))
);
alter table store."performance" enable row level security;
create table store."receive_item" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "code" text not null,
  "category" text not null,
  "kind" text not null,
  "model" text,
  "unit" text default '个' not null,
  "price" numeric(16,2),
  "stock" integer,
  "min_stock" integer default 0 not null,
  "max_each" integer,
  "assets" jsonb default '[]' not null,
  "keeper_id" uuid,
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
  constraint "receive_item_pkey" primary key (id),
  constraint "receive_item_kind_check" check ("kind" in ('耗材', '可归还', '固定资产')),
  constraint "receive_item_rule1" check ((0 <= "stock"))
);
alter table store."receive_item" enable row level security;
create table store."receive_stock" (
  "id" uuid not null,
  "item_id" uuid not null,
  "kind" text collate "zh-x-icu" not null,
  "quantity" integer not null,
  "loss" integer default 0 not null,
  "asset_nos" jsonb,
  "receive_id" uuid,
  "price" numeric(16,2),
  "after" integer,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "receive_stock_pkey" primary key (id),
  constraint "receive_stock_kind_check" check ("kind" in ('入库', '领用', '归还', '报损', '遗失', '盘盈', '盘亏')),
  constraint "receive_stock_rule1" check ((not ("quantity" = 0) or ("kind" in ('报损', '遗失')))),
  constraint "receive_stock_rule2" check ((not ("kind" in ('入库', '盘盈', '归还')) or (0 < "quantity"))),
  constraint "receive_stock_rule3" check ((not ("kind" in ('盘亏', '领用')) or ("quantity" < 0))),
  constraint "receive_stock_rule4" check ((("receive_id" is not null) or ("kind" in ('入库', '盘盈', '盘亏', '报损')))),
  constraint "receive_stock_rule5" check ((("remark" is not null) or not (("kind" in ('盘盈', '盘亏')) or (("kind" = '报损') and not ("receive_id" is not null)))))
);
alter table store."receive_stock" enable row level security;
create table store."receive" (
  "id" uuid not null,
  "apply_number" text collate "zh-x-icu",
  "item_id" uuid not null,
  "user_id" uuid not null,
  "quantity" integer not null,
  "reason" text not null,
  "due_date" date,
  "status" text default '草稿' not null,
  "receive_status" text default '未领取' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "tz_receive" timestamp with time zone,
  "signature" jsonb default '[]' not null,
  "asset_nos" jsonb,
  "return_quantity" integer default 0 not null,
  "lost_quantity" integer default 0 not null,
  "out_quantity" integer generated always as (case when ("receive_status" in ('已领取', '待归还审核', '部分归还')) then ("quantity" - "return_quantity" - "lost_quantity") else 0 end) stored,
  "returning" jsonb,
  "compensation" numeric(16,2) default '0.00' not null,
  "extend_count" integer default 0 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "receive_pkey" primary key (id),
  constraint "receive_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "receive_receive_status_check" check ("receive_status" in ('未领取', '待领取', '已领取', '待归还审核', '部分归还', '已归还', '已核销', '已取消'))
);
alter table store."receive" enable row level security;
create table store."violate" (
  "id" uuid not null,
  "user_id" uuid not null,
  "leader_id" uuid,
  "date" date not null,
  "kind" text not null,
  "level" text not null,
  "detail" text collate "zh-x-icu" not null,
  "file" jsonb default '[]' not null,
  "statement" text,
  "statement_file" jsonb default '[]' not null,
  "statement_due" date,
  "tz_statement" timestamp with time zone,
  "status" text default '草稿' not null,
  "auditor_id" uuid,
  "opinion" text,
  "warn_count" integer default 0 not null,
  "tz_effect" timestamp with time zone,
  "expire_date" date,
  "appeal" text,
  "appeal_count" integer default 0 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "violate_pkey" primary key (id),
  constraint "violate_level_check" check ("level" in ('提醒', '警告', '严重警告', '记过')),
  constraint "violate_status_check" check ("status" in ('草稿', '待说明', '待审核', '驳回', '生效', '复核中', '已撤销', '已到期')),
  constraint "violate_rule1" check (not ("user_id" = "creator_id"))
);
alter table store."violate" enable row level security;
create table store."warn_accident" (
  "id" uuid not null,
  "user_id" uuid not null,
  "date" date not null,
  "detail" text collate "zh-x-icu" not null,
  "source" text default '手工' not null,
  "count" integer default 1 not null,
  "expire_date" date not null,
  "violate_id" uuid,
  "file" jsonb default '[]' not null,
  "status" text default '有效' not null,
  "dedupe_key" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "warn_accident_pkey" primary key (id),
  constraint "warn_accident_source_check" check ("source" in ('违规', '报告', '手工')),
  constraint "warn_accident_status_check" check ("status" in ('有效', '已撤销', '已到期')),
  constraint "warn_accident_rule1" check (not ("user_id" = "creator_id"))
);
alter table store."warn_accident" enable row level security;
alter table store."attendance_punch" add constraint "attendance_punch_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."attendance_punch" add constraint "attendance_punch_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "attendance_punch_user_id_tz_punch_idx" on store."attendance_punch" ("user_id", "tz_punch");
create index "attendance_punch_creator_id_idx" on store."attendance_punch" ("creator_id");
create index "attendance_punch_tz_create_idx" on store."attendance_punch" (tz_create desc, id desc) include ("user_id");
create unique index "attendance_punch_user_id_tz_punch_key" on store."attendance_punch" ("user_id", "tz_punch");
alter table store."entry_item" add constraint "entry_item_entry_id_fkey" foreign key ("entry_id") references store."entry" (id) on delete cascade;
alter table store."entry_item" add constraint "entry_item_responsible_id_fkey" foreign key ("responsible_id") references store."user" (id) on delete no action;
alter table store."entry_item" add constraint "entry_item_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "entry_item_entry_id_tz_create_idx" on store."entry_item" ("entry_id", tz_create desc, id desc) include ("responsible_id");
create index "entry_item_responsible_id_tz_create_idx" on store."entry_item" ("responsible_id", tz_create desc, id desc) include ("entry_id");
create index "entry_item_creator_id_idx" on store."entry_item" ("creator_id");
create index "entry_item_tz_create_idx" on store."entry_item" (tz_create desc, id desc) include ("responsible_id", "entry_id");
create index "entry_item_search_idx" on store."entry_item" using gin (search_grams);
alter table store."entry_template" add constraint "entry_template_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."entry_template" add constraint "entry_template_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action;
alter table store."entry_template" add constraint "entry_template_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "entry_template_department_id_idx" on store."entry_template" ("department_id");
create index "entry_template_role_id_idx" on store."entry_template" ("role_id");
create index "entry_template_creator_id_idx" on store."entry_template" ("creator_id");
create index "entry_template_tz_create_idx" on store."entry_template" (tz_create desc, id desc);
create index "entry_template_search_idx" on store."entry_template" using gin (search_grams);
alter table store."entry" add constraint "entry_parent_id_fkey" foreign key ("parent_id") references store."entry" (id) on delete no action;
alter table store."entry" add constraint "entry_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."entry" add constraint "entry_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action;
alter table store."entry" add constraint "entry_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."entry" add constraint "entry_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action;
alter table store."entry" add constraint "entry_preset_role_id_fkey" foreign key ("preset_role_id") references store."role" (id) on delete no action;
alter table store."entry" add constraint "entry_superior_id_fkey" foreign key ("superior_id") references store."user" (id) on delete no action;
alter table store."entry" add constraint "entry_mentor_id_fkey" foreign key ("mentor_id") references store."user" (id) on delete no action;
alter table store."entry" add constraint "entry_handover_id_fkey" foreign key ("handover_id") references store."user" (id) on delete no action;
alter table store."entry" add constraint "entry_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."entry" add constraint "entry_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."entry" add constraint "entry_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "entry_user_id_kind_idx" on store."entry" ("user_id", "kind");
create index "entry_stage_idx" on store."entry" ("stage");
create index "entry_status_idx" on store."entry" ("status");
create index "entry_parent_id_idx" on store."entry" ("parent_id");
create index "entry_initiator_tz_create_idx" on store."entry" ("initiator", tz_create desc, id desc) include ("user_id", "mentor_id", "handover_id", "leader_id", "status", "stage");
create index "entry_department_id_idx" on store."entry" ("department_id");
create index "entry_leader_id_tz_create_idx" on store."entry" ("leader_id", tz_create desc, id desc) include ("user_id", "initiator", "mentor_id", "handover_id", "status", "stage");
create index "entry_preset_role_id_idx" on store."entry" ("preset_role_id");
create index "entry_superior_id_idx" on store."entry" ("superior_id");
create index "entry_mentor_id_tz_create_idx" on store."entry" ("mentor_id", tz_create desc, id desc) include ("user_id", "initiator", "handover_id", "leader_id", "status", "stage");
create index "entry_handover_id_tz_create_idx" on store."entry" ("handover_id", tz_create desc, id desc) include ("user_id", "initiator", "mentor_id", "leader_id", "status", "stage");
create index "entry_audit1_idx" on store."entry" ("audit1");
create index "entry_audit2_idx" on store."entry" ("audit2");
create index "entry_creator_id_idx" on store."entry" ("creator_id");
create index "entry_tz_create_idx" on store."entry" (tz_create desc, id desc) include ("user_id", "initiator", "mentor_id", "handover_id", "leader_id", "status", "stage");
create index "entry_search_idx" on store."entry" using gin (search_grams);
alter table store."performance_item" add constraint "performance_item_performance_id_fkey" foreign key ("performance_id") references store."performance" (id) on delete cascade;
alter table store."performance_item" add constraint "performance_item_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "performance_item_performance_id_kind_idx" on store."performance_item" ("performance_id", "kind");
create index "performance_item_creator_id_idx" on store."performance_item" ("creator_id");
create index "performance_item_tz_create_idx" on store."performance_item" (tz_create desc, id desc) include ("performance_id");
alter table store."performance" add constraint "performance_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."performance" add constraint "performance_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action;
alter table store."performance" add constraint "performance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "performance_user_id_type_start_date_idx" on store."performance" ("user_id", "type", "start_date");
create index "performance_type_year_quarter_status_idx" on store."performance" ("type", "year", "quarter", "status");
create index "performance_leader_id_tz_create_idx" on store."performance" ("leader_id", tz_create desc, id desc) include ("user_id", "status");
create index "performance_creator_id_idx" on store."performance" ("creator_id");
create index "performance_status_tz_create_idx" on store."performance" ("status", tz_create desc, id desc) include ("user_id", "leader_id");
create index "performance_tz_create_idx" on store."performance" (tz_create desc, id desc) include ("user_id", "leader_id", "status");
create unique index "performance_user_id_type_start_date_key" on store."performance" ("user_id", "type", "start_date");
alter table store."receive_item" add constraint "receive_item_keeper_id_fkey" foreign key ("keeper_id") references store."user" (id) on delete no action;
alter table store."receive_item" add constraint "receive_item_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "receive_item_keeper_id_idx" on store."receive_item" ("keeper_id");
create index "receive_item_creator_id_idx" on store."receive_item" ("creator_id");
create index "receive_item_tz_create_idx" on store."receive_item" (tz_create desc, id desc) include ("is_enable");
create unique index "receive_item_code_key" on store."receive_item" ("code");
create index "receive_item_search_idx" on store."receive_item" using gin (search_grams);
alter table store."receive_stock" add constraint "receive_stock_item_id_fkey" foreign key ("item_id") references store."receive_item" (id) on delete no action;
alter table store."receive_stock" add constraint "receive_stock_receive_id_fkey" foreign key ("receive_id") references store."receive" (id) on delete no action;
alter table store."receive_stock" add constraint "receive_stock_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "receive_stock_item_id_tz_create_idx" on store."receive_stock" ("item_id", tz_create desc, id desc);
create index "receive_stock_receive_id_idx" on store."receive_stock" ("receive_id");
create index "receive_stock_creator_id_idx" on store."receive_stock" ("creator_id");
create index "receive_stock_tz_create_idx" on store."receive_stock" (tz_create desc, id desc);
alter table store."receive" add constraint "receive_item_id_fkey" foreign key ("item_id") references store."receive_item" (id) on delete no action;
alter table store."receive" add constraint "receive_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."receive" add constraint "receive_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."receive" add constraint "receive_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "receive_item_id_receive_status_idx" on store."receive" ("item_id", "receive_status");
create index "receive_user_id_receive_status_idx" on store."receive" ("user_id", "receive_status");
create index "receive_due_date_idx" on store."receive" ("due_date");
create index "receive_audit1_idx" on store."receive" ("audit1");
create index "receive_creator_id_idx" on store."receive" ("creator_id");
create index "receive_status_tz_create_idx" on store."receive" ("status", tz_create desc, id desc) include ("user_id");
create index "receive_tz_create_idx" on store."receive" (tz_create desc, id desc) include ("user_id", "status");
create unique index "receive_apply_number_key" on store."receive" ("apply_number");
create index "receive_search_idx" on store."receive" using gin (search_grams);
alter table store."violate" add constraint "violate_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."violate" add constraint "violate_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action;
alter table store."violate" add constraint "violate_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action;
alter table store."violate" add constraint "violate_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "violate_user_id_status_idx" on store."violate" ("user_id", "status");
create index "violate_date_idx" on store."violate" ("date");
create index "violate_leader_id_idx" on store."violate" ("leader_id");
create index "violate_auditor_id_idx" on store."violate" ("auditor_id");
create index "violate_creator_id_tz_create_idx" on store."violate" ("creator_id", tz_create desc, id desc) include ("user_id", "status");
create index "violate_status_tz_create_idx" on store."violate" ("status", tz_create desc, id desc) include ("creator_id", "user_id");
create index "violate_tz_create_idx" on store."violate" (tz_create desc, id desc) include ("creator_id", "user_id", "status");
create index "violate_search_idx" on store."violate" using gin (search_grams);
alter table store."warn_accident" add constraint "warn_accident_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."warn_accident" add constraint "warn_accident_violate_id_fkey" foreign key ("violate_id") references store."violate" (id) on delete no action;
alter table store."warn_accident" add constraint "warn_accident_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "warn_accident_user_id_status_idx" on store."warn_accident" ("user_id", "status");
create index "warn_accident_date_idx" on store."warn_accident" ("date");
create index "warn_accident_violate_id_idx" on store."warn_accident" ("violate_id");
create index "warn_accident_creator_id_idx" on store."warn_accident" ("creator_id");
create index "warn_accident_status_tz_create_idx" on store."warn_accident" ("status", tz_create desc, id desc) include ("user_id");
create index "warn_accident_tz_create_idx" on store."warn_accident" (tz_create desc, id desc) include ("user_id", "status");
create unique index "warn_accident_dedupe_key_key" on store."warn_accident" ("dedupe_key");
