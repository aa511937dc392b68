-- Stands for c93f082e93b9d8709d4eb16eda0cd5eaf7bc4fbb847ab29589111b31efe9c097
-- What 0001 to 0046 came to. A database that has had exactly those has had this.

-- 1. The tables of the declarations, as `npm run gen` drafts them from nothing.

create table store."department" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "code" text,
  "parent_id" uuid,
  "leader_id" uuid,
  "dingtalk_id" text,
  "sort" integer default 100 not null,
  "is_enable" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "department_pkey" primary key (id),
  constraint "department_parent_id_fkey" foreign key ("parent_id") references store."department" (id) on delete no action
);
alter table store."department" enable row level security;
create table store."role" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "duty" text,
  "user_group" text,
  "tag" text,
  "sort" integer default 100 not null,
  "is_enable" boolean default true not null,
  "is_system" boolean default false not null,
  "pending" jsonb,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "role_pkey" primary key (id)
);
alter table store."role" enable row level security;
create table store."user" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "avatar" jsonb default '[]' not null,
  "job_number" text,
  "mobile" text,
  "email" text,
  "gender" text,
  "dingtalk_id" text,
  "company" text default 'A' not null,
  "department_id" uuid not null,
  "position" text,
  "superior_id" uuid,
  "role_id" uuid,
  "preset_role_id" uuid,
  "operations" jsonb default '[]' not null,
  "status" text default '待激活' not null,
  "is_enable" boolean generated always as (("status" = '在职')) stored,
  "is_examine" boolean default true not null,
  "need_attendance" boolean default true not null,
  "own" boolean default true not null,
  "is_formal" boolean default false not null,
  "is_work" boolean default true not null,
  "sort" integer default 1000 not null,
  "group_sort" integer default 1000 not null,
  "salary" numeric(16,2),
  "id_card" text,
  "bank_number" text,
  "bank_account" text,
  "bank_name" text,
  "tz_probation" date,
  "tz_regular" date,
  "tz_demobilize" date,
  "tz_depart" date,
  "entry_learn" boolean default false not null,
  "entry_learn_time" timestamp with time zone,
  "number_of_warnings" integer,
  "no_time_num" integer default 0 not null,
  "lock_reason" text,
  "deputy_id" uuid,
  "deputy_from" date,
  "deputy_to" date,
  "settings" jsonb,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "user_pkey" primary key (id),
  constraint "user_status_check" check ("status" in ('待激活', '在职', '停用', '离职')),
  constraint "user_lock_reason_check" check ("lock_reason" in ('登录失败', '报告未交', '警告超限')),
  constraint "user_rule1" check (("tz_probation" <= "tz_regular")),
  constraint "user_rule2" check (("tz_demobilize" <= "tz_depart")),
  constraint "user_rule3" check (("deputy_from" <= "deputy_to")),
  constraint "user_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "user_superior_id_fkey" foreign key ("superior_id") references store."user" (id) on delete set null,
  constraint "user_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action,
  constraint "user_preset_role_id_fkey" foreign key ("preset_role_id") references store."role" (id) on delete set null,
  constraint "user_deputy_id_fkey" foreign key ("deputy_id") references store."user" (id) on delete set null,
  constraint "user_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."user" enable row level security;
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
  constraint "attendance_month_status_check" check ("status" in ('统计中', '待本人确认', '已确认', '已锁定')),
  constraint "attendance_month_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "attendance_month_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "appeal_kind" text,
  "apply_in" timestamp with time zone,
  "apply_out" timestamp with time zone,
  "apply_minutes" integer,
  "reason" text,
  "file" jsonb default '[]' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "attendance_pkey" primary key (id),
  constraint "attendance_day_kind_check" check ("day_kind" in ('工作日', '休息日', '法定节假日')),
  constraint "attendance_result_check" check ("result" in ('未统计', '正常', '弹性', '迟到', '早退', '迟到早退', '缺卡', '旷工半天', '旷工', '请假', '调休', '出差外出', '加班', '休息')),
  constraint "attendance_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回')),
  constraint "attendance_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "attendance_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action,
  constraint "attendance_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "attendance_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "attendance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."attendance" enable row level security;
create table store."attendance_punch" (
  "id" uuid not null,
  "user_id" uuid not null,
  "tz_punch" timestamp with time zone not null,
  "source" text default '导入' not null,
  "place" jsonb,
  "is_outside" boolean default false not null,
  "attendance_id" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "attendance_punch_pkey" primary key (id),
  constraint "attendance_punch_source_check" check ("source" in ('钉钉', '导入', '申诉')),
  constraint "attendance_punch_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "attendance_punch_attendance_id_fkey" foreign key ("attendance_id") references store."attendance" (id) on delete no action,
  constraint "attendance_punch_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."attendance_punch" enable row level security;
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
  constraint "check_on_work_status_check" check ("status" in ('统计中', '待本人确认', '有异议', '已确认', '已锁定')),
  constraint "check_on_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "check_on_work_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action,
  constraint "check_on_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."check_on_work" enable row level security;
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
  constraint "check_on_work_fact_rule1" check ((0 < "amount")),
  constraint "check_on_work_fact_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "check_on_work_fact_check_on_work_id_fkey" foreign key ("check_on_work_id") references store."check_on_work" (id) on delete set null,
  constraint "check_on_work_fact_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."check_on_work_fact" enable row level security;
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
  constraint "deduction_requires2" check ((("kind" = '手工')) is not true or (jsonb_array_length("file") > 0)),
  constraint "deduction_check_on_work_id_fkey" foreign key ("check_on_work_id") references store."check_on_work" (id) on delete no action,
  constraint "deduction_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "deduction_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action,
  constraint "deduction_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action,
  constraint "deduction_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "deduction_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "deduction_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."deduction" enable row level security;
create table store."client" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "abbreviation" text,
  "normal_name" text,
  "alias" jsonb default '[]' not null,
  "type" text not null,
  "grade" text,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "ownership" text default '私有' not null,
  "user_id" uuid,
  "helper_id" uuid,
  "initiator" uuid,
  "tz_owned" timestamp with time zone,
  "tz_next_contact" timestamp with time zone,
  "province" text not null,
  "city" text not null,
  "district" text,
  "is_provincial" boolean default false not null,
  "is_municipal" boolean default false not null,
  "site" text,
  "place" jsonb,
  "website" text,
  "linkman" text not null,
  "phone" text,
  "telephone" text,
  "account" text,
  "account_id" text,
  "bank" text,
  "account_number" text,
  "invoicing_mode" text,
  "need_business" boolean default false not null,
  "construct" text,
  "vpn" text,
  "is_use" boolean default true not null,
  "sort" integer default 0 not null,
  "tz_submit" timestamp with time zone,
  "merged_into_id" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "client_pkey" primary key (id),
  constraint "client_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "client_ownership_check" check ("ownership" in ('私有', '公海', '锁定')),
  constraint "client_rule1" check (not (("is_provincial" = true) and ("is_municipal" = true))),
  constraint "client_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "client_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "client_helper_id_fkey" foreign key ("helper_id") references store."user" (id) on delete no action,
  constraint "client_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action,
  constraint "client_merged_into_id_fkey" foreign key ("merged_into_id") references store."client" (id) on delete no action,
  constraint "client_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."client" enable row level security;
create table store."contract" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "contract_number" text,
  "client_id" uuid not null,
  "business_opportunity_id" uuid,
  "parent_id" uuid,
  "initiator" uuid,
  "self_company" text not null,
  "unit" text,
  "form" text default '固定总价' not null,
  "way" text,
  "pay_way" text not null,
  "template" text,
  "affiliation" text,
  "area" text,
  "money" numeric(16,2) not null,
  "hardware" numeric(16,2) default '0.00' not null,
  "software" numeric(16,2) default '0.00' not null,
  "service" numeric(16,2) generated always as (("money" - "hardware" - "software")) stored,
  "advance_payment" numeric(16,2) default '0.00' not null,
  "earnest" boolean default false not null,
  "earnest_money" numeric(16,2) default '0.00' not null,
  "approved_money" numeric(16,2) generated always as (case when ("status" in ('通过', '变更中')) then "money" else '0.00' end) stored,
  "total_money" numeric(16,2),
  "received_money" numeric(16,2),
  "remain_money" numeric(16,2) generated always as (("total_money" - "received_money")) stored,
  "invoice_money" numeric(16,2),
  "reserved_money" numeric(16,2),
  "invoice_limit" numeric(16,2),
  "balance" numeric(16,2) generated always as ((coalesce("invoice_limit", "total_money") - "invoice_money" - "reserved_money")) stored,
  "invoiced_unpaid" numeric(16,2) generated always as (case when not ("parent_id" is not null) then greatest(0, ("invoice_money" - "received_money")) else null end) stored,
  "received_rate" numeric(16,2) generated always as (round((round(round((("received_money" * 100))::numeric, 24) / nullif(("total_money")::numeric, 0), 24))::numeric, 2)) stored,
  "free" boolean default false not null,
  "invoice" boolean default true not null,
  "invoice_type" text,
  "invoice_date" date,
  "invoice_ignore" boolean default false not null,
  "is_small" boolean default false not null,
  "new_client" boolean default false not null,
  "upgrade" boolean default false not null,
  "person_number" integer,
  "sign_date" date,
  "signer" uuid,
  "need_maintain" boolean default false not null,
  "maintain_months" integer default 12 not null,
  "maintain_money" numeric(16,2),
  "dt_maintain_start" date,
  "maintain_date" date,
  "dt_last_main" date,
  "contract_file" jsonb default '[]' not null,
  "contract_chapter" jsonb default '[]' not null,
  "secure_file" jsonb default '[]' not null,
  "acceptance_file" jsonb default '[]' not null,
  "dt_accept" date,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "stage" text default '未生效' not null,
  "tz_submit" timestamp with time zone,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "contract_pkey" primary key (id),
  constraint "contract_invoice_type_check" check ("invoice_type" in ('电子普通发票', '电子专用发票', '电子免税发票')),
  constraint "contract_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "contract_stage_check" check ("stage" in ('未生效', '待签署', '已签署', '履行中', '履行完毕', '已归档', '已终止')),
  constraint "contract_rule1" check ((not (0 <= "money") or (("hardware" + "software") <= "money"))),
  constraint "contract_rule2" check ((("advance_payment" + "earnest_money") <= case when (0 < "money") then "money" else 0 end)),
  constraint "contract_rule3" check (("earnest_money" <= case when (0 < "money") then ("money" * '0.2') else 0 end)),
  constraint "contract_rule4" check ((("earnest" = false) or (0 < "earnest_money"))),
  constraint "contract_rule5" check ((("free" = false) or ("money" = 0))),
  constraint "contract_rule6" check ((("free" = true) or ("parent_id" is not null) or (0 < "money"))),
  constraint "contract_rule7" check ((("invoice" = false) or ("invoice_type" is not null))),
  constraint "contract_rule8" check ((0 <= "received_money")),
  constraint "contract_rule9" check (("received_money" <= "total_money")),
  constraint "contract_rule10" check ((0 <= ("invoice_money" + "reserved_money"))),
  constraint "contract_rule11" check ((("invoice_money" + "reserved_money") <= coalesce("invoice_limit", "total_money"))),
  constraint "contract_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "contract_parent_id_fkey" foreign key ("parent_id") references store."contract" (id) on delete no action,
  constraint "contract_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action,
  constraint "contract_signer_fkey" foreign key ("signer") references store."user" (id) on delete no action,
  constraint "contract_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "contract_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "contract_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."contract" enable row level security;
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
  constraint "zfcg_status_check" check ("status" in ('新公告', '已关注', '已转商机', '已忽略')),
  constraint "zfcg_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete set null,
  constraint "zfcg_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "zfcg_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."zfcg" enable row level security;
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
  "audit1" uuid,
  "opinion" text,
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
  constraint "business_opportunity_requires3" check ((("need_imp" = true)) is not true or ("imp_require" is not null)),
  constraint "business_opportunity_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "business_opportunity_sales_personnel_fkey" foreign key ("sales_personnel") references store."user" (id) on delete no action,
  constraint "business_opportunity_helper_id_fkey" foreign key ("helper_id") references store."user" (id) on delete no action,
  constraint "business_opportunity_performance_from_fkey" foreign key ("performance_from") references store."department" (id) on delete no action,
  constraint "business_opportunity_relate_id_fkey" foreign key ("relate_id") references store."business_opportunity" (id) on delete set null,
  constraint "business_opportunity_parent_contract_id_fkey" foreign key ("parent_contract_id") references store."contract" (id) on delete set null,
  constraint "business_opportunity_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "business_opportunity_zfcg_id_fkey" foreign key ("zfcg_id") references store."zfcg" (id) on delete set null,
  constraint "business_opportunity_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."business_opportunity" enable row level security;
create table store."demo_apply" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "user_id" uuid not null,
  "client_id" uuid not null,
  "business_opportunity_id" uuid,
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
  "audit1" uuid,
  "opinion" text,
  "demo_status" text default '未开始' not null,
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
  constraint "demo_apply_rule1" check ((not ("tz_end" < "tz_start") and not ("tz_start" = "tz_end") and (("tz_start" at time zone 'Asia/Shanghai')::date = ("tz_end" at time zone 'Asia/Shanghai')::date))),
  constraint "demo_apply_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "demo_apply_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "demo_apply_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action,
  constraint "demo_apply_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "demo_apply_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."demo_apply" enable row level security;
create table store."client_contact" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "client_id" uuid not null,
  "department" text,
  "position" text,
  "role" text,
  "phone" text,
  "telephone" text,
  "wechat" text,
  "email" text,
  "address" text,
  "birthday" date,
  "attitude" text default '未知' not null,
  "is_key" boolean default false not null,
  "is_use" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "client_contact_pkey" primary key (id),
  constraint "client_contact_attitude_check" check ("attitude" in ('支持', '中立', '反对', '未知')),
  constraint "client_contact_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete cascade,
  constraint "client_contact_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."client_contact" enable row level security;
create table store."demo_apply_client_contact_ids" (
  "demo_apply_id" uuid not null,
  "client_contact_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "demo_apply_client_contact_ids_pkey" primary key (demo_apply_id, client_contact_id),
  constraint "demo_apply_client_contact_ids_demo_apply_id_fkey" foreign key (demo_apply_id) references store."demo_apply" (id) on delete cascade,
  constraint "demo_apply_client_contact_ids_client_contact_id_fkey" foreign key (client_contact_id) references store."client_contact" (id) on delete no action
);
alter table store."demo_apply_client_contact_ids" enable row level security;
create table store."project" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "code" text,
  "is_temporary" boolean default false not null,
  "is_use" boolean default true not null,
  "initiator" uuid,
  "business_opportunity_id" uuid,
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
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "audit3" uuid,
  "opinion3" text,
  "audit4" uuid,
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
  "is_small" boolean default false not null,
  "is_plain" boolean default false not null,
  "tz_submit" timestamp with time zone,
  "tz_approve" timestamp with time zone,
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
  constraint "project_requires1" check ((("is_product" = true)) is not true or ("product_library_id" is not null)),
  constraint "project_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action,
  constraint "project_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action,
  constraint "project_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "project_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "project_principal_id_fkey" foreign key ("principal_id") references store."user" (id) on delete no action,
  constraint "project_dev_principal_id_fkey" foreign key ("dev_principal_id") references store."user" (id) on delete no action,
  constraint "project_imp_principal_id_fkey" foreign key ("imp_principal_id") references store."user" (id) on delete no action,
  constraint "project_supervise_fkey" foreign key ("supervise") references store."user" (id) on delete no action,
  constraint "project_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "project_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "project_audit3_fkey" foreign key ("audit3") references store."user" (id) on delete no action,
  constraint "project_audit4_fkey" foreign key ("audit4") references store."user" (id) on delete no action,
  constraint "project_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project" enable row level security;
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
  constraint "product_library_version_stage_check" check ("stage" in ('规划', '研发中', '测试中', '待发布', '已发布', '停止维护', '作废')),
  constraint "product_library_version_base_version_id_fkey" foreign key ("base_version_id") references store."product_library_version" (id) on delete no action,
  constraint "product_library_version_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "product_library_version_merge_version_id_fkey" foreign key ("merge_version_id") references store."product_library_version" (id) on delete no action,
  constraint "product_library_version_releaser_id_fkey" foreign key ("releaser_id") references store."user" (id) on delete no action,
  constraint "product_library_version_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "product_library_version_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."product_library_version" enable row level security;
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
  constraint "product_library_pkey" primary key (id),
  constraint "product_library_principal_id_fkey" foreign key ("principal_id") references store."user" (id) on delete no action,
  constraint "product_library_dev_principal_id_fkey" foreign key ("dev_principal_id") references store."user" (id) on delete no action,
  constraint "product_library_current_version_id_fkey" foreign key ("current_version_id") references store."product_library_version" (id) on delete no action,
  constraint "product_library_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."product_library" enable row level security;
create table store."demo_apply_product_library_ids" (
  "demo_apply_id" uuid not null,
  "product_library_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "demo_apply_product_library_ids_pkey" primary key (demo_apply_id, product_library_id),
  constraint "demo_apply_product_library_ids_demo_apply_id_fkey" foreign key (demo_apply_id) references store."demo_apply" (id) on delete cascade,
  constraint "demo_apply_product_library_ids_product_library_id_fkey" foreign key (product_library_id) references store."product_library" (id) on delete no action
);
alter table store."demo_apply_product_library_ids" enable row level security;
create table store."demo_apply_demo_user_ids" (
  "demo_apply_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "demo_apply_demo_user_ids_pkey" primary key (demo_apply_id, user_id),
  constraint "demo_apply_demo_user_ids_demo_apply_id_fkey" foreign key (demo_apply_id) references store."demo_apply" (id) on delete cascade,
  constraint "demo_apply_demo_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."demo_apply_demo_user_ids" enable row level security;
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
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "stage" text default '未生效' not null,
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
  constraint "entry_requires6" check ((("kind" = '离职')) is not true or ("leave_kind" is not null) and ("tz_demobilize" is not null) and ("tz_depart" is not null) and ("handover_id" is not null)),
  constraint "entry_parent_id_fkey" foreign key ("parent_id") references store."entry" (id) on delete no action,
  constraint "entry_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "entry_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action,
  constraint "entry_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "entry_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action,
  constraint "entry_preset_role_id_fkey" foreign key ("preset_role_id") references store."role" (id) on delete no action,
  constraint "entry_superior_id_fkey" foreign key ("superior_id") references store."user" (id) on delete no action,
  constraint "entry_mentor_id_fkey" foreign key ("mentor_id") references store."user" (id) on delete no action,
  constraint "entry_handover_id_fkey" foreign key ("handover_id") references store."user" (id) on delete no action,
  constraint "entry_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "entry_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "entry_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."entry" enable row level security;
create table store."document" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "sort" integer default 100 not null,
  "type" text not null,
  "user_id" uuid not null,
  "url" jsonb default '[]' not null,
  "video" jsonb default '[]' not null,
  "content" text,
  "is_all" boolean default false not null,
  "role_id" uuid,
  "duty" text,
  "need_confirm" boolean default true not null,
  "min_seconds" integer default 30 not null,
  "due_days" integer default 5 not null,
  "status" text default '草稿' not null,
  "doc_version" integer default 0 not null,
  "change_note" text,
  "tz_publish" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "document_pkey" primary key (id),
  constraint "document_status_check" check ("status" in ('草稿', '已发布', '已停用')),
  constraint "document_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "document_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete set null,
  constraint "document_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."document" enable row level security;
create table store."category" (
  "id" text,
  "name" text collate "zh-x-icu" not null,
  "parent_id" text,
  "icon" text,
  "cover" jsonb default '[]' not null,
  "sort" integer default 100 not null,
  "is_enable" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "category_pkey" primary key (id),
  constraint "category_parent_id_fkey" foreign key ("parent_id") references store."category" (id) on delete no action,
  constraint "category_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."category" enable row level security;
create table store."course" (
  "id" text,
  "name" text collate "zh-x-icu" not null,
  "category_id" text not null,
  "cover" jsonb default '[]' not null,
  "summary" text not null,
  "content" text,
  "target" text,
  "level" text default '入门' not null,
  "tags" jsonb default '[]' not null,
  "teacher_id" uuid not null,
  "lecturer" text,
  "product_library_id" uuid,
  "is_open" boolean default true not null,
  "is_ordered" boolean default true not null,
  "is_entry" boolean default false not null,
  "attempts" integer default 3 not null,
  "credit" numeric(16,2) default '1' not null,
  "file" jsonb default '[]' not null,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "shelf" text default '未上架' not null,
  "course_version" integer default 1 not null,
  "checks" jsonb default '[]' not null,
  "tz_publish" timestamp with time zone,
  "is_top" boolean default false not null,
  "sort" integer default 100 not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "course_pkey" primary key (id),
  constraint "course_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "course_shelf_check" check ("shelf" in ('未上架', '已上架', '已下架')),
  constraint "course_category_id_fkey" foreign key ("category_id") references store."category" (id) on delete no action,
  constraint "course_teacher_id_fkey" foreign key ("teacher_id") references store."user" (id) on delete no action,
  constraint "course_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action,
  constraint "course_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "course_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course" enable row level security;
create table store."entry_item" (
  "id" uuid not null,
  "entry_id" uuid not null,
  "kind" text not null,
  "name" text collate "zh-x-icu" not null,
  "responsible_id" uuid not null,
  "is_required" boolean default true not null,
  "due_date" date,
  "document_id" uuid,
  "course_id" text,
  "status" text default '待完成' not null,
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
  constraint "entry_item_kind_check" check ("kind" in ('材料', '准备', '学习', '交接')),
  constraint "entry_item_status_check" check ("status" in ('待完成', '已完成')),
  constraint "entry_item_entry_id_fkey" foreign key ("entry_id") references store."entry" (id) on delete cascade,
  constraint "entry_item_responsible_id_fkey" foreign key ("responsible_id") references store."user" (id) on delete no action,
  constraint "entry_item_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete set null,
  constraint "entry_item_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete set null,
  constraint "entry_item_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."entry_item" enable row level security;
create table store."entry_template" (
  "id" uuid not null,
  "kind" text not null,
  "name" text collate "zh-x-icu" not null,
  "department_id" uuid,
  "role_id" uuid,
  "responsible" text default '本人' not null,
  "document_id" uuid,
  "course_id" text,
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
  constraint "entry_template_responsible_check" check ("responsible" in ('本人', '导师', '部门负责人', '人事', '行政', '交接人')),
  constraint "entry_template_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "entry_template_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action,
  constraint "entry_template_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete no action,
  constraint "entry_template_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete no action,
  constraint "entry_template_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."entry_template" enable row level security;
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
  constraint "official_seal_rule1" check (not ("backup_id" = "keeper_id")),
  constraint "official_seal_keeper_id_fkey" foreign key ("keeper_id") references store."user" (id) on delete no action,
  constraint "official_seal_backup_id_fkey" foreign key ("backup_id") references store."user" (id) on delete set null,
  constraint "official_seal_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."official_seal" enable row level security;
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
  "project_id" uuid,
  "reason" text not null,
  "is_take_out" boolean default false not null,
  "out_place" text,
  "companion_id" uuid,
  "tz_out_plan" timestamp with time zone,
  "tz_back_plan" timestamp with time zone,
  "is_simple" boolean default false not null,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "use_status" text default '未用印' not null,
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
  constraint "official_seal_use_requires2" check ((("is_take_out" = true)) is not true or ("out_place" is not null) and ("companion_id" is not null) and ("tz_out_plan" is not null) and ("tz_back_plan" is not null)),
  constraint "official_seal_use_seal_id_fkey" foreign key ("seal_id") references store."official_seal" (id) on delete no action,
  constraint "official_seal_use_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "official_seal_use_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "official_seal_use_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "official_seal_use_companion_id_fkey" foreign key ("companion_id") references store."user" (id) on delete no action,
  constraint "official_seal_use_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "official_seal_use_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "official_seal_use_operator_id_fkey" foreign key ("operator_id") references store."user" (id) on delete no action,
  constraint "official_seal_use_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."official_seal_use" enable row level security;
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
  constraint "overtime_requires1" check ((("is_outside" = true)) is not true or (jsonb_array_length("file") > 0)),
  constraint "overtime_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "overtime_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "overtime_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "overtime_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."overtime" enable row level security;
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
  constraint "performance_status_check" check ("status" in ('未开始', '待本人确认', '有异议', '待复核', '已确认', '已归档')),
  constraint "performance_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "performance_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action,
  constraint "performance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."performance" enable row level security;
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
  constraint "performance_item_kind_check" check ("kind" in ('task', 'quality', 'report', 'meeting', 'weekend', 'discipline', 'okr')),
  constraint "performance_item_performance_id_fkey" foreign key ("performance_id") references store."performance" (id) on delete cascade,
  constraint "performance_item_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."performance_item" enable row level security;
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
  constraint "receive_item_rule1" check ((0 <= "stock")),
  constraint "receive_item_keeper_id_fkey" foreign key ("keeper_id") references store."user" (id) on delete no action,
  constraint "receive_item_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."receive_item" enable row level security;
create table store."receive" (
  "id" uuid not null,
  "apply_number" text collate "zh-x-icu",
  "item_id" uuid not null,
  "user_id" uuid not null,
  "quantity" integer not null,
  "project_id" uuid,
  "reason" text not null,
  "due_date" date,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "receive_status" text default '未领取' not null,
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
  constraint "receive_receive_status_check" check ("receive_status" in ('未领取', '待领取', '已领取', '待归还审核', '部分归还', '已归还', '已核销', '已取消')),
  constraint "receive_item_id_fkey" foreign key ("item_id") references store."receive_item" (id) on delete no action,
  constraint "receive_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "receive_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "receive_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "receive_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."receive" enable row level security;
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
  constraint "receive_stock_rule5" check ((("remark" is not null) or not (("kind" in ('盘盈', '盘亏')) or (("kind" = '报损') and not ("receive_id" is not null))))),
  constraint "receive_stock_item_id_fkey" foreign key ("item_id") references store."receive_item" (id) on delete no action,
  constraint "receive_stock_receive_id_fkey" foreign key ("receive_id") references store."receive" (id) on delete no action,
  constraint "receive_stock_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."receive_stock" enable row level security;
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
  constraint "rest_day_ledger_requires1" check ((("source" = '手工调整')) is not true or ("remark" is not null)),
  constraint "rest_day_ledger_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "rest_day_ledger_lot_id_fkey" foreign key ("lot_id") references store."rest_day_ledger" (id) on delete no action,
  constraint "rest_day_ledger_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  "audit1" uuid,
  "opinion" text,
  "rest_status" text default '未生效' not null,
  "actual_days" numeric(16,1),
  "balance_before" numeric(16,1),
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
  constraint "rest_day_rule2" check ((("start_date" < "end_date") or (("start_date" = "end_date") and not (("start_half" = '下午') and ("end_half" = '上午'))))),
  constraint "rest_day_rule3" check (((("end_date")::date - ("start_date")::date) <= 365)),
  constraint "rest_day_rule4" check ((0 < "days")),
  constraint "rest_day_rule5" check (not ("handover_id" = "user_id")),
  constraint "rest_day_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "rest_day_handover_id_fkey" foreign key ("handover_id") references store."user" (id) on delete set null,
  constraint "rest_day_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "rest_day_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."rest_day" enable row level security;
create table store."test_apply" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "kind" text not null,
  "user_id" uuid not null,
  "client_id" uuid,
  "business_opportunity_id" uuid,
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
  "audit1" uuid,
  "opinion" text,
  "test_status" text default '未开始' not null,
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
  constraint "test_apply_requires1" check ((("kind" = '客户试用')) is not true or ("client_id" is not null)),
  constraint "test_apply_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "test_apply_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "test_apply_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action,
  constraint "test_apply_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "test_apply_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action,
  constraint "test_apply_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action,
  constraint "test_apply_handler_id_fkey" foreign key ("handler_id") references store."user" (id) on delete no action,
  constraint "test_apply_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "test_apply_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."test_apply" enable row level security;
create table store."test_apply_tester_ids" (
  "test_apply_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "test_apply_tester_ids_pkey" primary key (test_apply_id, user_id),
  constraint "test_apply_tester_ids_test_apply_id_fkey" foreign key (test_apply_id) references store."test_apply" (id) on delete cascade,
  constraint "test_apply_tester_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."test_apply_tester_ids" enable row level security;
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
  constraint "violate_rule1" check (not ("user_id" = "creator_id")),
  constraint "violate_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "violate_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete no action,
  constraint "violate_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action,
  constraint "violate_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  constraint "warn_accident_rule1" check (not ("user_id" = "creator_id")),
  constraint "warn_accident_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "warn_accident_violate_id_fkey" foreign key ("violate_id") references store."violate" (id) on delete no action,
  constraint "warn_accident_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."warn_accident" enable row level security;
create table store."submit_come_go" (
  "id" uuid not null,
  "serial_number" text,
  "name" text collate "zh-x-icu" not null,
  "company" text not null,
  "date" date not null,
  "money" numeric(16,2),
  "row_count" integer,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "submit_come_go_pkey" primary key (id),
  constraint "submit_come_go_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "submit_come_go_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "submit_come_go_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "submit_come_go_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."submit_come_go" enable row level security;
create table store."money_come_go" (
  "id" uuid not null,
  "submit_id" uuid not null,
  "content" text collate "zh-x-icu" not null,
  "date" date not null,
  "kind" text not null,
  "type" text not null,
  "money" numeric(16,2) not null,
  "user_id" uuid not null,
  "other_side" text,
  "other_company" text,
  "client_id" uuid,
  "business_opportunity_id" uuid,
  "contract_id" uuid,
  "dt_due" date not null,
  "back_money" numeric(16,2),
  "remain" numeric(16,2) generated always as (case when ("status" = '通过') then ("money" - "back_money") else 0 end) stored,
  "settle" text default '未生效' not null,
  "company" text,
  "status" text default '草稿' not null,
  "opinion" text,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "money_come_go_pkey" primary key (id),
  constraint "money_come_go_kind_check" check ("kind" in ('付出', '收入')),
  constraint "money_come_go_settle_check" check ("settle" in ('未生效', '未结清', '部分结清', '已结清', '坏账')),
  constraint "money_come_go_status_check" check ("status" in ('草稿', '待审核', '通过', '驳回', '已作废')),
  constraint "money_come_go_rule1" check (("date" <= "dt_due")),
  constraint "money_come_go_rule2" check (("back_money" <= "money")),
  constraint "money_come_go_rule3" check ((not ("other_company" is not null) or not ("other_company" = "company"))),
  constraint "money_come_go_requires1" check ((not ("type" = '员工借款')) is not true or ("other_side" is not null)),
  constraint "money_come_go_requires2" check ((("type" = '公司间往来')) is not true or ("other_company" is not null)),
  constraint "money_come_go_requires3" check ((("type" = '投标保证金')) is not true or ("business_opportunity_id" is not null)),
  constraint "money_come_go_requires4" check ((("type" = '履约保证金')) is not true or ("contract_id" is not null)),
  constraint "money_come_go_submit_id_fkey" foreign key ("submit_id") references store."submit_come_go" (id) on delete cascade,
  constraint "money_come_go_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "money_come_go_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "money_come_go_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action,
  constraint "money_come_go_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "money_come_go_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_come_go" enable row level security;
create table store."submit_expense" (
  "id" uuid not null,
  "serial_number" text,
  "name" text collate "zh-x-icu" not null,
  "user_id" uuid not null,
  "department_id" uuid not null,
  "company" text not null,
  "date" date not null,
  "money" numeric(16,2),
  "audit_money" numeric(16,2),
  "less_money" numeric(16,2) generated always as (("money" - "audit_money")) stored,
  "row_count" integer,
  "over_money" numeric(16,2) default '0.00' not null,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "audit3" uuid,
  "opinion3" text,
  "tz_submit" timestamp with time zone,
  "tz_notice" timestamp with time zone,
  "notice_check" boolean default false not null,
  "notice_remark" text,
  "tz_notice_check" timestamp with time zone,
  "notice_user_id" uuid,
  "pay_status" text default '未到' not null,
  "is_pay" boolean generated always as (case when ("pay_status" = '已付款') then true else false end) stored,
  "offset_money" numeric(16,2) default '0.00' not null,
  "pay_money" numeric(16,2) generated always as (case when ("pay_status" = '已付款') then ("audit_money" - "offset_money") else 0 end) stored,
  "dt_pay" date,
  "pay_way" text,
  "bank_serial" text,
  "pay_user_id" uuid,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "submit_expense_pkey" primary key (id),
  constraint "submit_expense_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '待三级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "submit_expense_pay_status_check" check ("pay_status" in ('未到', '待付款', '已付款')),
  constraint "submit_expense_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "submit_expense_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "submit_expense_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "submit_expense_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "submit_expense_audit3_fkey" foreign key ("audit3") references store."user" (id) on delete no action,
  constraint "submit_expense_notice_user_id_fkey" foreign key ("notice_user_id") references store."user" (id) on delete no action,
  constraint "submit_expense_pay_user_id_fkey" foreign key ("pay_user_id") references store."user" (id) on delete no action,
  constraint "submit_expense_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."submit_expense" enable row level security;
create table store."submit_payroll" (
  "id" uuid not null,
  "serial_number" text,
  "company" text not null,
  "month" text not null,
  "kind" text default '工资' not null,
  "name" text collate "zh-x-icu",
  "pay_date" date,
  "money" numeric(16,2),
  "security" numeric(16,2),
  "fund_company" numeric(16,2),
  "tax" numeric(16,2),
  "salary_true" numeric(16,2),
  "cost" numeric(16,2),
  "row_count" integer,
  "stage" text default '未核算' not null,
  "calc_user_id" uuid,
  "tz_calc" timestamp with time zone,
  "input_hash" text,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "dt_pay" date,
  "bank_serial" text,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "submit_payroll_pkey" primary key (id),
  constraint "submit_payroll_kind_check" check ("kind" in ('工资', '补发', '年终奖')),
  constraint "submit_payroll_stage_check" check ("stage" in ('未核算', '核算中', '已核算', '已锁定', '已发放', '已归档')),
  constraint "submit_payroll_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "submit_payroll_calc_user_id_fkey" foreign key ("calc_user_id") references store."user" (id) on delete no action,
  constraint "submit_payroll_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "submit_payroll_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "submit_payroll_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."submit_payroll" enable row level security;
create table store."submit_salary" (
  "id" uuid not null,
  "serial_number" text,
  "name" text collate "zh-x-icu" not null,
  "company" text not null,
  "date" date not null,
  "row_count" integer,
  "money" numeric(16,2),
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "submit_salary_pkey" primary key (id),
  constraint "submit_salary_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "submit_salary_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "submit_salary_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "submit_salary_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."submit_salary" enable row level security;
create table store."money_salary" (
  "id" uuid not null,
  "submit_id" uuid not null,
  "user_id" uuid not null,
  "company" text not null,
  "kind" text not null,
  "type" text default '月薪' not null,
  "content" text collate "zh-x-icu" not null,
  "date" date not null,
  "dt_start" date not null,
  "dt_end" date,
  "norm_money" numeric(16,2) not null,
  "performance" numeric(16,2) default '0.00' not null,
  "other" numeric(16,2) default '0.00' not null,
  "change" numeric(16,2),
  "probation_rate" numeric(16,2),
  "is_formal" boolean not null,
  "need_social" boolean default true not null,
  "need_fund" boolean default true not null,
  "social_base" numeric(16,2),
  "fund_base" numeric(16,2),
  "security" numeric(16,2),
  "social_myself" numeric(16,2),
  "accumulation_fund" numeric(16,2),
  "tax" numeric(16,2),
  "salary_true" numeric(16,2),
  "deduct_children" numeric(16,2) default '0.00' not null,
  "deduct_infant" numeric(16,2) default '0.00' not null,
  "deduct_education" numeric(16,2) default '0.00' not null,
  "deduct_loan" numeric(16,2) default '0.00' not null,
  "deduct_rent" numeric(16,2) default '0.00' not null,
  "deduct_elder" numeric(16,2) default '0.00' not null,
  "deduct_pension" numeric(16,2) default '0.00' not null,
  "deduct_other" numeric(16,2) default '0.00' not null,
  "deduct_total" numeric(16,2) generated always as (("deduct_children" + "deduct_infant" + "deduct_education" + "deduct_loan" + "deduct_rent" + "deduct_elder" + "deduct_pension" + "deduct_other")) stored,
  "tax_start" text default '普通' not null,
  "status" text default '草稿' not null,
  "opinion" text,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "money_salary_pkey" primary key (id),
  constraint "money_salary_type_check" check ("type" in ('月薪', '时薪')),
  constraint "money_salary_tax_start_check" check ("tax_start" in ('普通', '首次就业', '上年收入不足6万')),
  constraint "money_salary_status_check" check ("status" in ('草稿', '待审核', '通过', '驳回', '已作废')),
  constraint "money_salary_rule1" check (not ((0 < "deduct_loan") and (0 < "deduct_rent"))),
  constraint "money_salary_rule2" check ((not ("kind" = '停薪') or (("norm_money" = 0) and ("performance" = 0) and ("other" = 0)))),
  constraint "money_salary_submit_id_fkey" foreign key ("submit_id") references store."submit_salary" (id) on delete cascade,
  constraint "money_salary_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "money_salary_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_salary" enable row level security;
create table store."money_payroll" (
  "id" uuid not null,
  "submit_id" uuid not null,
  "user_id" uuid not null,
  "company" text,
  "department_id" uuid,
  "month" text,
  "date" date,
  "kind" text,
  "content" text collate "zh-x-icu",
  "money_salary_id" uuid,
  "is_formal" boolean,
  "need_social" boolean,
  "need_fund" boolean,
  "day_wage" numeric(16,4),
  "norm_money" numeric(16,2) default '0.00' not null,
  "performance_rate" numeric(16,2) default '100.00' not null,
  "is_merge" boolean default false not null,
  "performance" numeric(16,2) default '0.00' not null,
  "other" numeric(16,2) default '0.00' not null,
  "overtime_money" numeric(16,2) default '0.00' not null,
  "bonus" numeric(16,2) default '0.00' not null,
  "deduct_absence" numeric(16,2) default '0.00' not null,
  "deduct_sick" numeric(16,2) default '0.00' not null,
  "deduct_less" numeric(16,2) default '0.00' not null,
  "money" numeric(16,2) generated always as (greatest(0, ("norm_money" + "performance" + "other" + "overtime_money" + ("bonus" - "deduct_absence" - "deduct_sick" - "deduct_less")))) stored,
  "social_myself" numeric(16,2) default '0.00' not null,
  "accumulation_fund" numeric(16,2) default '0.00' not null,
  "tax" numeric(16,2) default '0.00' not null,
  "deduct_after" numeric(16,2) default '0.00' not null,
  "salary_true" numeric(16,2) generated always as (greatest(0, (greatest(0, ("norm_money" + "performance" + "other" + "overtime_money" + ("bonus" - "deduct_absence" - "deduct_sick" - "deduct_less"))) - "social_myself" - "accumulation_fund" - "tax" - "deduct_after"))) stored,
  "shortfall" numeric(16,2) generated always as (greatest(0, (0 - (greatest(0, ("norm_money" + "performance" + "other" + "overtime_money" + ("bonus" - "deduct_absence" - "deduct_sick" - "deduct_less"))) - "social_myself" - "accumulation_fund" - "tax" - "deduct_after")))) stored,
  "security" numeric(16,2) default '0.00' not null,
  "fund_company" numeric(16,2) default '0.00' not null,
  "cost" numeric(16,2) generated always as ((greatest(0, ("norm_money" + "performance" + "other" + "overtime_money" + ("bonus" - "deduct_absence" - "deduct_sick" - "deduct_less"))) + "security" + "fund_company")) stored,
  "less_items" jsonb default '[]' not null,
  "tax_detail" jsonb,
  "trace" jsonb default '[]' not null,
  "status" text default '草稿' not null,
  "tz_confirm" timestamp with time zone,
  "is_overdue" boolean default false not null,
  "signature" jsonb default '[]' not null,
  "opinion" text,
  "answer" text,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "money_payroll_pkey" primary key (id),
  constraint "money_payroll_kind_check" check ("kind" in ('工资', '补发', '年终奖')),
  constraint "money_payroll_status_check" check ("status" in ('草稿', '待审核', '待确认', '已确认', '有异议', '已作废')),
  constraint "money_payroll_submit_id_fkey" foreign key ("submit_id") references store."submit_payroll" (id) on delete cascade,
  constraint "money_payroll_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "money_payroll_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "money_payroll_money_salary_id_fkey" foreign key ("money_salary_id") references store."money_salary" (id) on delete no action,
  constraint "money_payroll_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_payroll" enable row level security;
create table store."come_go_back" (
  "id" uuid not null,
  "come_go_id" uuid not null,
  "date" date not null,
  "money" numeric(16,2) not null,
  "way" text not null,
  "submit_expense_id" uuid,
  "money_payroll_id" uuid,
  "bank_serial" text,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "come_go_back_pkey" primary key (id),
  constraint "come_go_back_come_go_id_fkey" foreign key ("come_go_id") references store."money_come_go" (id) on delete no action,
  constraint "come_go_back_submit_expense_id_fkey" foreign key ("submit_expense_id") references store."submit_expense" (id) on delete no action,
  constraint "come_go_back_money_payroll_id_fkey" foreign key ("money_payroll_id") references store."money_payroll" (id) on delete no action,
  constraint "come_go_back_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."come_go_back" enable row level security;
create table store."finance_log" (
  "id" uuid not null,
  "seq" integer,
  "module" text,
  "relevance_id" text,
  "submit_id" text,
  "action" text,
  "user_id" uuid,
  "about_id" uuid,
  "company" text,
  "month" text,
  "money_before" numeric(16,2),
  "money_after" numeric(16,2),
  "content" text collate "zh-x-icu",
  "ids" jsonb,
  "address" text,
  "hash" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "finance_log_pkey" primary key (id),
  constraint "finance_log_action_check" check ("action" in ('新增', '修改', '删除', '提交', '通过', '驳回', '撤回', '作废', '明细通过', '明细核减', '明细驳回', '收票', '付款', '退票', '归还', '坏账', '核算', '锁定', '发放', '确认', '异议', '答复', '结账', '反结账', '查看', '导出', '规则变更')),
  constraint "finance_log_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "finance_log_about_id_fkey" foreign key ("about_id") references store."user" (id) on delete no action,
  constraint "finance_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."finance_log" enable row level security;
create table store."finance_period" (
  "id" uuid not null,
  "company" text not null,
  "month" text collate "zh-x-icu" not null,
  "status" text default '未结账' not null,
  "tz_close" timestamp with time zone,
  "close_user_id" uuid,
  "totals" jsonb,
  "reason" text,
  "open_user_id" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "finance_period_pkey" primary key (id),
  constraint "finance_period_status_check" check ("status" in ('未结账', '已结账', '申请反结账')),
  constraint "finance_period_close_user_id_fkey" foreign key ("close_user_id") references store."user" (id) on delete no action,
  constraint "finance_period_open_user_id_fkey" foreign key ("open_user_id") references store."user" (id) on delete no action,
  constraint "finance_period_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."finance_period" enable row level security;
create table store."invoice_use" (
  "id" uuid not null,
  "number" text collate "zh-x-icu" not null,
  "module" text,
  "holder_id" text,
  "holder_name" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "invoice_use_pkey" primary key (id),
  constraint "invoice_use_module_check" check ("module" in ('submitExpense', 'moneyServer', 'moneyMonth')),
  constraint "invoice_use_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."invoice_use" enable row level security;
create table store."money_budget" (
  "id" uuid not null,
  "year" integer not null,
  "company" text not null,
  "target" text not null,
  "department_id" uuid,
  "project_id" uuid,
  "kind" text,
  "money" numeric(16,2) not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "money_budget_pkey" primary key (id),
  constraint "money_budget_target_check" check ("target" in ('部门', '项目')),
  constraint "money_budget_rule1" check ((("target" = '部门') or not ("kind" is not null) or ("kind" = '项目费用'))),
  constraint "money_budget_requires1" check ((("target" = '部门')) is not true or ("department_id" is not null)),
  constraint "money_budget_requires2" check ((("target" = '项目')) is not true or ("project_id" is not null)),
  constraint "money_budget_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "money_budget_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "money_budget_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_budget" enable row level security;
create table store."maintenance" (
  "id" uuid not null,
  "name" text collate "zh-x-icu",
  "contract_id" uuid not null,
  "client_id" uuid,
  "dt_start" date not null,
  "dt_end" date not null,
  "is_free" boolean default false not null,
  "money" numeric(16,2) default '0.00' not null,
  "renew_contract_id" uuid,
  "user_id" uuid,
  "tz_stop" timestamp with time zone,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "maintenance_pkey" primary key (id),
  constraint "maintenance_rule1" check (("dt_start" <= "dt_end")),
  constraint "maintenance_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "maintenance_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "maintenance_renew_contract_id_fkey" foreign key ("renew_contract_id") references store."contract" (id) on delete set null,
  constraint "maintenance_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "maintenance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."maintenance" enable row level security;
create table store."okr" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "kind" text not null,
  "parent_id" uuid,
  "user_id" uuid not null,
  "department_id" uuid,
  "year" integer not null,
  "quarter" integer not null,
  "weight" numeric(16,0),
  "unit" text,
  "start" numeric(16,2) default '0' not null,
  "target" numeric(16,2),
  "current" numeric(16,2),
  "frequency" text default '每周' not null,
  "weighed" numeric(16,12) generated always as (("weight" * least(greatest(round(round(((100 * (coalesce("current", "start") - "start")))::numeric, 24) / nullif((("target" - "start"))::numeric, 0), 24), 0), 100))) stored,
  "confidence" text default '中' not null,
  "end_date" date,
  "score" numeric(16,1),
  "self_score" numeric(16,1),
  "status" text default '草拟' not null,
  "confirmer_id" uuid,
  "is_confirm" boolean generated always as (("status" in ('进行中', '待评分', '已归档'))) stored,
  "tz_confirm" timestamp with time zone,
  "opinion" text,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "okr_pkey" primary key (id),
  constraint "okr_kind_check" check ("kind" in ('O', 'KR')),
  constraint "okr_confidence_check" check ("confidence" in ('高', '中', '低')),
  constraint "okr_status_check" check ("status" in ('草拟', '待确认', '进行中', '待评分', '已归档', '退回')),
  constraint "okr_rule1" check ((not ("kind" = 'KR') or not ("target" = "start"))),
  constraint "okr_rule2" check (((make_date(("year")::integer, (((3 * "quarter") - 2))::integer, (1)::integer) <= "end_date") and ("end_date" <= (make_date(extract(year from (make_date(("year")::integer, ((3 * "quarter"))::integer, (1)::integer))::date)::integer, extract(month from (make_date(("year")::integer, ((3 * "quarter"))::integer, (1)::integer))::date)::integer, 1) + interval '1 month' - interval '1 day')::date))),
  constraint "okr_requires1" check ((("kind" = 'KR')) is not true or ("parent_id" is not null)),
  constraint "okr_requires2" check ((("kind" = 'KR')) is not true or ("weight" is not null) and ("target" is not null)),
  constraint "okr_parent_id_fkey" foreign key ("parent_id") references store."okr" (id) on delete cascade,
  constraint "okr_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "okr_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "okr_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action,
  constraint "okr_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."okr" enable row level security;
create table store."money_expense" (
  "id" uuid not null,
  "submit_id" uuid not null,
  "content" text collate "zh-x-icu" not null,
  "date" date not null,
  "book_date" date,
  "kind" text not null,
  "type" text not null,
  "money" numeric(16,2) not null,
  "quantity" numeric(16,2) default '1' not null,
  "is_over_limit" boolean,
  "audit_money" numeric(16,2),
  "less_money" numeric(16,2) generated always as (("money" - "audit_money")) stored,
  "tax_money" numeric(16,2) default '0.00' not null,
  "status" text default '草稿' not null,
  "opinion" text,
  "company" text,
  "user_id" uuid,
  "department_id" uuid,
  "project_id" uuid,
  "client_id" uuid,
  "business_opportunity_id" uuid,
  "maintenance_id" uuid,
  "okr_id" uuid,
  "invoice_code" text,
  "invoice_number" text,
  "invoice_money" numeric(16,2),
  "no_invoice_reason" text,
  "is_paper" boolean default false not null,
  "file" jsonb default '[]' not null,
  "reverse_id" uuid,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "money_expense_pkey" primary key (id),
  constraint "money_expense_status_check" check ("status" in ('草稿', '待审核', '通过', '核减', '驳回', '已作废')),
  constraint "money_expense_rule1" check (((0 < "money") or (("money" < 0) and ("reverse_id" is not null)))),
  constraint "money_expense_rule3" check ((("reverse_id" is not null) or ("tax_money" <= "money"))),
  constraint "money_expense_rule4" check (((2 * "quantity") = floor(((2 * "quantity"))::numeric))),
  constraint "money_expense_requires1" check ((("kind" = '项目费用')) is not true or ("project_id" is not null)),
  constraint "money_expense_requires2" check ((("type" = '业务招待')) is not true or ("client_id" is not null)),
  constraint "money_expense_requires3" check ((("invoice_number" is not null)) is not true or ("invoice_money" is not null)),
  constraint "money_expense_requires4" check ((("invoice_number" is not null)) is not true or (jsonb_array_length("file") > 0)),
  constraint "money_expense_requires5" check (((not ("type" = '出差补贴') and not ("invoice_number" is not null) and not ("reverse_id" is not null))) is not true or ("no_invoice_reason" is not null)),
  constraint "money_expense_submit_id_fkey" foreign key ("submit_id") references store."submit_expense" (id) on delete cascade,
  constraint "money_expense_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "money_expense_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "money_expense_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "money_expense_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "money_expense_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action,
  constraint "money_expense_maintenance_id_fkey" foreign key ("maintenance_id") references store."maintenance" (id) on delete no action,
  constraint "money_expense_okr_id_fkey" foreign key ("okr_id") references store."okr" (id) on delete no action,
  constraint "money_expense_reverse_id_fkey" foreign key ("reverse_id") references store."money_expense" (id) on delete no action,
  constraint "money_expense_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_expense" enable row level security;
create table store."money_less" (
  "id" uuid not null,
  "user_id" uuid not null,
  "company" text not null,
  "month" text not null,
  "date" date not null,
  "type" text not null,
  "kind" text generated always as (case when ("type" in ('奖金', '补贴', '补发', '年终奖')) then '增加' else '扣减' end) stored,
  "pre_tax" boolean generated always as (("type" in ('考勤扣款', '违规扣款', '绩效扣减', '奖金', '补贴', '补发', '年终奖'))) stored,
  "money" numeric(16,2) not null,
  "taken" numeric(16,2) default '0.00' not null,
  "remain" numeric(16,2) generated always as (("money" - "taken")) stored,
  "content" text collate "zh-x-icu" not null,
  "module" text,
  "relevance_id" text,
  "status" text default '待计入' not null,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "money_less_pkey" primary key (id),
  constraint "money_less_kind_check" check ("kind" in ('扣减', '增加')),
  constraint "money_less_status_check" check ("status" in ('待计入', '部分计入', '已计入', '已取消')),
  constraint "money_less_rule1" check (not ("user_id" = "creator_id")),
  constraint "money_less_requires1" check (((("type" in ('赔偿', '违规扣款')) and not ("module" is not null))) is not true or (jsonb_array_length("file") > 0)),
  constraint "money_less_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "money_less_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_less" enable row level security;
create table store."submit_month" (
  "id" uuid not null,
  "serial_number" text,
  "company" text not null,
  "month" text not null,
  "name" text collate "zh-x-icu",
  "money" numeric(16,2),
  "row_count" integer,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "submit_month_pkey" primary key (id),
  constraint "submit_month_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "submit_month_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "submit_month_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "submit_month_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."submit_month" enable row level security;
create table store."money_month" (
  "id" uuid not null,
  "submit_id" uuid not null,
  "content" text collate "zh-x-icu" not null,
  "date" date not null,
  "month" text,
  "company" text,
  "type" text not null,
  "money" numeric(16,2) not null,
  "payee" text,
  "invoice_number" text,
  "status" text default '草稿' not null,
  "opinion" text,
  "file" jsonb default '[]' not null,
  "reverse_id" uuid,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "money_month_pkey" primary key (id),
  constraint "money_month_status_check" check ("status" in ('草稿', '待审核', '通过', '驳回', '已作废')),
  constraint "money_month_rule1" check (((0 < "money") or (("money" < 0) and ("reverse_id" is not null)))),
  constraint "money_month_submit_id_fkey" foreign key ("submit_id") references store."submit_month" (id) on delete cascade,
  constraint "money_month_reverse_id_fkey" foreign key ("reverse_id") references store."money_month" (id) on delete no action,
  constraint "money_month_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_month" enable row level security;
create table store."submit_other" (
  "id" uuid not null,
  "serial_number" text,
  "name" text collate "zh-x-icu" not null,
  "company" text not null,
  "date" date not null,
  "money" numeric(16,2),
  "row_count" integer,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "submit_other_pkey" primary key (id),
  constraint "submit_other_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "submit_other_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "submit_other_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "submit_other_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."submit_other" enable row level security;
create table store."money_other" (
  "id" uuid not null,
  "submit_id" uuid not null,
  "content" text collate "zh-x-icu" not null,
  "date" date not null,
  "type" text not null,
  "money" numeric(16,2) not null,
  "payer" text,
  "bank_serial" text,
  "company" text,
  "status" text default '草稿' not null,
  "opinion" text,
  "file" jsonb default '[]' not null,
  "reverse_id" uuid,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "money_other_pkey" primary key (id),
  constraint "money_other_status_check" check ("status" in ('草稿', '待审核', '通过', '驳回', '已作废')),
  constraint "money_other_rule1" check (((0 < "money") or (("money" < 0) and ("reverse_id" is not null)))),
  constraint "money_other_submit_id_fkey" foreign key ("submit_id") references store."submit_other" (id) on delete cascade,
  constraint "money_other_reverse_id_fkey" foreign key ("reverse_id") references store."money_other" (id) on delete no action,
  constraint "money_other_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_other" enable row level security;
create table store."money_server" (
  "id" uuid not null,
  "content" text collate "zh-x-icu" not null,
  "date" date not null,
  "type" text not null,
  "money" numeric(16,2) not null,
  "company" text not null,
  "supplier" text not null,
  "project_id" uuid,
  "client_id" uuid,
  "maintenance_id" uuid,
  "product_library_id" uuid,
  "okr_id" uuid,
  "dt_start" date,
  "dt_end" date,
  "user_id" uuid,
  "invoice_number" text,
  "pay_way" text,
  "status" text,
  "reverse_id" uuid,
  "file" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "money_server_pkey" primary key (id),
  constraint "money_server_status_check" check ("status" in ('有效', '已冲销')),
  constraint "money_server_rule1" check (((0 < "money") or (("money" < 0) and ("reverse_id" is not null)))),
  constraint "money_server_rule2" check (("dt_start" <= "dt_end")),
  constraint "money_server_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "money_server_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "money_server_maintenance_id_fkey" foreign key ("maintenance_id") references store."maintenance" (id) on delete no action,
  constraint "money_server_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action,
  constraint "money_server_okr_id_fkey" foreign key ("okr_id") references store."okr" (id) on delete no action,
  constraint "money_server_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "money_server_reverse_id_fkey" foreign key ("reverse_id") references store."money_server" (id) on delete no action,
  constraint "money_server_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."money_server" enable row level security;
create table store."social_insurance" (
  "id" uuid not null,
  "year" integer not null,
  "month" integer not null,
  "user_id" uuid not null,
  "company" text not null,
  "is_formal" boolean not null,
  "need_social" boolean not null,
  "need_fund" boolean not null,
  "social_base" numeric(16,2),
  "fund_base" numeric(16,2),
  "lines" jsonb default '[]' not null,
  "social_myself" numeric(16,2) generated always as ((app.line_sum(jsonb_path_query_array("lines", '$[*] ? ((@."kind" == "养老" || @."kind" == "医疗" || @."kind" == "失业" || @."kind" == "工伤" || @."kind" == "生育"))."person"')) + "back_social")) stored,
  "security" numeric(16,2) generated always as ((app.line_sum(jsonb_path_query_array("lines", '$[*] ? ((@."kind" == "养老" || @."kind" == "医疗" || @."kind" == "失业" || @."kind" == "工伤" || @."kind" == "生育"))."company"')) + "back_security")) stored,
  "accumulation_fund" numeric(16,2) generated always as (app.line_sum(jsonb_path_query_array("lines", '$[*] ? ((@."kind" == "公积金"))."person"'))) stored,
  "fund_company" numeric(16,2) generated always as (app.line_sum(jsonb_path_query_array("lines", '$[*] ? ((@."kind" == "公积金"))."company"'))) stored,
  "back_social" numeric(16,2) default '0.00' not null,
  "back_security" numeric(16,2) default '0.00' not null,
  "status" text default '已生成' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "social_insurance_pkey" primary key (id),
  constraint "social_insurance_status_check" check ("status" in ('已生成', '已核对', '已缴', '已封账')),
  constraint "social_insurance_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "social_insurance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."social_insurance" enable row level security;
create table store."social_rule" (
  "id" uuid not null,
  "company" text not null,
  "kind" text collate "zh-x-icu" not null,
  "dt_start" date not null,
  "floor" numeric(16,2) not null,
  "ceiling" numeric(16,2) not null,
  "person_rate" numeric(16,2) default '0.00' not null,
  "person_fixed" numeric(16,2) default '0.00' not null,
  "company_rate" numeric(16,2) default '0.00' not null,
  "company_fixed" numeric(16,2) default '0.00' not null,
  "rounding" text default '四舍五入到分' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "social_rule_pkey" primary key (id),
  constraint "social_rule_kind_check" check ("kind" in ('养老', '医疗', '失业', '工伤', '生育', '公积金', '最低工资')),
  constraint "social_rule_rounding_check" check ("rounding" in ('四舍五入到分', '见分进角', '四舍五入到元', '见角进元')),
  constraint "social_rule_rule1" check (("dt_start" = make_date((extract(year from ("dt_start")::date)::integer)::integer, (extract(month from ("dt_start")::date)::integer)::integer, (1)::integer))),
  constraint "social_rule_rule2" check (("floor" <= "ceiling")),
  constraint "social_rule_rule3" check ((not ("kind" = '最低工资') or ("ceiling" = "floor"))),
  constraint "social_rule_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."social_rule" enable row level security;
create table store."tax_opening" (
  "id" uuid not null,
  "user_id" uuid not null,
  "company" text not null,
  "year" integer not null,
  "month" integer not null,
  "income" numeric(16,2) not null,
  "exempt" numeric(16,2) default '0.00' not null,
  "special" numeric(16,2) default '0.00' not null,
  "extra" numeric(16,2) default '0.00' not null,
  "withheld" numeric(16,2) default '0.00' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "tax_opening_pkey" primary key (id),
  constraint "tax_opening_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "tax_opening_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."tax_opening" enable row level security;
create table store."tax_rule" (
  "id" uuid not null,
  "kind" text collate "zh-x-icu" not null,
  "dt_start" date not null,
  "dt_end" date,
  "allowance" numeric(16,2) default '5000.00' not null,
  "bands" jsonb default '[]' not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "tax_rule_pkey" primary key (id),
  constraint "tax_rule_kind_check" check ("kind" in ('综合所得', '年终奖')),
  constraint "tax_rule_rule1" check (("dt_start" <= "dt_end")),
  constraint "tax_rule_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."tax_rule" enable row level security;
create table store."admin" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "user_id" uuid not null,
  "role_id" uuid,
  "parent_id" uuid,
  "password_hash" text,
  "must_change" boolean default true not null,
  "failures" integer default 0 not null,
  "tz_lock" timestamp with time zone,
  "tz_password" timestamp with time zone,
  "tz_last" timestamp with time zone,
  "is_enable" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "admin_pkey" primary key (id),
  constraint "admin_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade,
  constraint "admin_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action,
  constraint "admin_parent_id_fkey" foreign key ("parent_id") references store."admin" (id) on delete set null,
  constraint "admin_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."admin" enable row level security;
create table store."audit_round" (
  "id" uuid not null,
  "module" text,
  "relevance_id" text,
  "title" text collate "zh-x-icu",
  "round" integer,
  "kind" text,
  "levels" integer,
  "audit_level" integer,
  "initiator_id" uuid,
  "status" text,
  "chosen" jsonb default '[]' not null,
  "content" jsonb,
  "draft" jsonb,
  "tz_submit" timestamp with time zone,
  "tz_end" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "audit_round_pkey" primary key (id),
  constraint "audit_round_kind_check" check ("kind" in ('提交', '变更')),
  constraint "audit_round_status_check" check ("status" in ('填写中', '进行中', '通过', '驳回', '已撤回')),
  constraint "audit_round_initiator_id_fkey" foreign key ("initiator_id") references store."user" (id) on delete no action,
  constraint "audit_round_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."audit_round" enable row level security;
create table store."audit_task" (
  "id" uuid not null,
  "round_id" uuid not null,
  "module" text,
  "relevance_id" text,
  "title" text collate "zh-x-icu",
  "summary" jsonb,
  "initiator_id" uuid,
  "user_id" uuid not null,
  "for_id" uuid,
  "kind" text default '审批' not null,
  "audit_level" integer,
  "status" text,
  "reason" text,
  "opinion" text,
  "signature" jsonb default '[]' not null,
  "record_version" integer,
  "from_task_id" uuid,
  "tz_due" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "tz_act" timestamp with time zone,
  "tz_urge" timestamp with time zone,
  "urge_count" integer default 0 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "audit_task_pkey" primary key (id),
  constraint "audit_task_kind_check" check ("kind" in ('审批', '前加签', '后加签', '抄送')),
  constraint "audit_task_status_check" check ("status" in ('等待加签', '待处理', '已同意', '已驳回', '已转交', '已收回', '已取消', '自动通过', '已抄送')),
  constraint "audit_task_round_id_fkey" foreign key ("round_id") references store."audit_round" (id) on delete cascade,
  constraint "audit_task_initiator_id_fkey" foreign key ("initiator_id") references store."user" (id) on delete no action,
  constraint "audit_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "audit_task_for_id_fkey" foreign key ("for_id") references store."user" (id) on delete no action,
  constraint "audit_task_from_task_id_fkey" foreign key ("from_task_id") references store."audit_task" (id) on delete set null,
  constraint "audit_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."audit_task" enable row level security;
create table store."comment_read" (
  "id" uuid not null,
  "user_id" uuid not null,
  "module" text collate "zh-x-icu",
  "relevance_id" text,
  "tz_read" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "comment_read_pkey" primary key (id),
  constraint "comment_read_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade,
  constraint "comment_read_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."comment_read" enable row level security;
create table store."comment" (
  "id" uuid not null,
  "user_id" uuid,
  "relevance_id" text not null,
  "module" text not null,
  "content" text collate "zh-x-icu" not null,
  "type" text default '评论' not null,
  "source" text default '人工' not null,
  "parent_id" uuid,
  "file" jsonb default '[]' not null,
  "changes" jsonb,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "comment_pkey" primary key (id),
  constraint "comment_type_check" check ("type" in ('评论', '记录')),
  constraint "comment_source_check" check ("source" in ('系统', '人工')),
  constraint "comment_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "comment_parent_id_fkey" foreign key ("parent_id") references store."comment" (id) on delete set null,
  constraint "comment_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."comment" enable row level security;
create table store."comment_mentions" (
  "comment_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "comment_mentions_pkey" primary key (comment_id, user_id),
  constraint "comment_mentions_comment_id_fkey" foreign key (comment_id) references store."comment" (id) on delete cascade,
  constraint "comment_mentions_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."comment_mentions" enable row level security;
create table store."config" (
  "id" text,
  "key" text collate "zh-x-icu" not null,
  "value" text,
  "secret_value" text,
  "type" text default '文本' not null,
  "comment" text,
  "is_system" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "config_pkey" primary key (id),
  constraint "config_type_check" check ("type" in ('文本', '数字', '开关', 'JSON', '密钥')),
  constraint "config_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."config" enable row level security;
create table store."dict_type" (
  "id" text not null,
  "name" text collate "zh-x-icu" not null,
  "is_system" boolean default false not null,
  "sort" integer default 100 not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "dict_type_pkey" primary key (id),
  constraint "dict_type_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."dict_type" enable row level security;
create table store."dict" (
  "id" uuid not null,
  "code" text not null,
  "name" text collate "zh-x-icu" not null,
  "sort" integer default 100 not null,
  "dict_type_id" text not null,
  "color" text,
  "is_default" boolean default false not null,
  "is_enable" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "dict_pkey" primary key (id),
  constraint "dict_color_check" check ("color" in ('default', 'blue', 'green', 'gold', 'red', 'purple', 'cyan')),
  constraint "dict_dict_type_id_fkey" foreign key ("dict_type_id") references store."dict_type" (id) on delete cascade,
  constraint "dict_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."dict" enable row level security;
create table store."document_role" (
  "id" uuid not null,
  "document_id" uuid not null,
  "role_id" uuid not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "document_role_pkey" primary key (id),
  constraint "document_role_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete cascade,
  constraint "document_role_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete cascade,
  constraint "document_role_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."document_role" enable row level security;
create table store."document_user" (
  "id" uuid not null,
  "user_id" uuid not null,
  "document_id" uuid not null,
  "doc_version" integer default 0 not null,
  "is_direct" boolean default true not null,
  "is_read" boolean default false not null,
  "status" text generated always as (case when ("is_read" = true) then '已读' when ("tz_open" is not null) then '已打开' else '未读' end) stored,
  "tz_open" timestamp with time zone,
  "seconds" integer default 0 not null,
  "tz_beat" timestamp with time zone,
  "is_end" boolean default false not null,
  "tz_confirm" timestamp with time zone,
  "due_date" date,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "document_user_pkey" primary key (id),
  constraint "document_user_status_check" check ("status" in ('未读', '已打开', '已读')),
  constraint "document_user_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade,
  constraint "document_user_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete cascade,
  constraint "document_user_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."document_user" enable row level security;
create table store."document_version" (
  "id" uuid not null,
  "document_id" uuid not null,
  "doc_version" integer not null,
  "content" jsonb,
  "change_note" text,
  "tz_publish" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "document_version_pkey" primary key (id),
  constraint "document_version_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete cascade,
  constraint "document_version_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."document_version" enable row level security;
create table store."file_audit" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "file" jsonb default '[]' not null,
  "category" text default '其他' not null,
  "department_id" uuid,
  "remark" text,
  "expire_date" date,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "tz_audit" timestamp with time zone,
  "file_version" integer default 1 not null,
  "history" jsonb default '[]' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "file_audit_pkey" primary key (id),
  constraint "file_audit_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "file_audit_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "file_audit_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "file_audit_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."file_audit" enable row level security;
create table store."stored_file" (
  "id" uuid not null,
  "url" text,
  "name" text collate "zh-x-icu",
  "folder" text,
  "ext" text,
  "mime" text,
  "size" bigint,
  "sha256" text,
  "duration" integer,
  "preview_status" text default '无需' not null,
  "tz_linked" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "stored_file_pkey" primary key (id),
  constraint "stored_file_folder_check" check ("folder" in ('attachment', 'image', 'avatar', 'video', 'signature', 'package', 'import')),
  constraint "stored_file_preview_status_check" check ("preview_status" in ('无需', '排队', '完成', '失败')),
  constraint "stored_file_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."stored_file" enable row level security;
create table store."file_link" (
  "id" uuid not null,
  "file_id" uuid not null,
  "module" text collate "zh-x-icu",
  "relevance_id" text,
  "field" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "file_link_pkey" primary key (id),
  constraint "file_link_file_id_fkey" foreign key ("file_id") references store."stored_file" (id) on delete cascade,
  constraint "file_link_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."file_link" enable row level security;
create table store."file_share" (
  "id" text not null,
  "day" text not null,
  "name" text collate "zh-x-icu" not null,
  "url" text not null,
  "file_id" uuid,
  "tz_expire" timestamp with time zone,
  "tz_revoke" timestamp with time zone,
  "visit_count" integer default 0 not null,
  "download_count" integer default 0 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "file_share_pkey" primary key (id),
  constraint "file_share_day_check" check ("day" in ('1', '3', '7')),
  constraint "file_share_file_id_fkey" foreign key ("file_id") references store."stored_file" (id) on delete cascade,
  constraint "file_share_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."file_share" enable row level security;
create table store."file_share_visit" (
  "id" uuid not null,
  "share_id" text not null,
  "action" text collate "zh-x-icu" not null,
  "address" text,
  "user_agent" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "file_share_visit_pkey" primary key (id),
  constraint "file_share_visit_action_check" check ("action" in ('打开', '预览', '下载')),
  constraint "file_share_visit_share_id_fkey" foreign key ("share_id") references store."file_share" (id) on delete cascade,
  constraint "file_share_visit_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."file_share_visit" enable row level security;
create table store."holiday" (
  "id" uuid not null,
  "date" date not null,
  "name" text collate "zh-x-icu" not null,
  "kind" text not null,
  "is_work" boolean generated always as (("kind" = '调休上班')) stored,
  "is_statutory" boolean generated always as (("kind" = '法定节假日')) stored,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "holiday_pkey" primary key (id),
  constraint "holiday_kind_check" check ("kind" in ('法定节假日', '调休放假', '调休上班', '公司假日')),
  constraint "holiday_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."holiday" enable row level security;
create table store."login_log" (
  "id" uuid not null,
  "user_id" uuid,
  "name" text collate "zh-x-icu",
  "way" text,
  "result" text,
  "address" text,
  "user_agent" text,
  "tz_expire" timestamp with time zone,
  "tz_seen" timestamp with time zone,
  "tz_revoke" timestamp with time zone,
  "revoke_reason" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "login_log_pkey" primary key (id),
  constraint "login_log_way_check" check ("way" in ('密码', '钉钉', '续期', '单点跳转')),
  constraint "login_log_result_check" check ("result" in ('成功', '失败', '锁定', '停用')),
  constraint "login_log_revoke_reason_check" check ("revoke_reason" in ('退出', '修改密码', '重置密码', '停用', '管理员下线', '续期')),
  constraint "login_log_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete set null,
  constraint "login_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."login_log" enable row level security;
create table store."menu" (
  "id" integer generated by default as identity,
  "name" text collate "zh-x-icu" not null,
  "icon" text,
  "route" text,
  "parent_id" integer,
  "active" boolean default true not null,
  "sort" integer default 100 not null,
  "operation_codes" jsonb default '[]' not null,
  "badge" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "menu_pkey" primary key (id),
  constraint "menu_parent_id_fkey" foreign key ("parent_id") references store."menu" (id) on delete no action,
  constraint "menu_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."menu" enable row level security;
create table store."message" (
  "id" uuid not null,
  "user_id" uuid not null,
  "sender_id" uuid,
  "kind" text not null,
  "type" text,
  "title" text collate "zh-x-icu" not null,
  "text" text,
  "module" text,
  "relevance_id" text,
  "link" text,
  "level" text default '普通' not null,
  "is_read" boolean default false not null,
  "tz_read" timestamp with time zone,
  "tz_stop" timestamp with time zone,
  "dedupe_key" text,
  "ding_status" text default '不发送' not null,
  "ding_tries" integer default 0 not null,
  "ding_error" text,
  "tz_ding" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "message_pkey" primary key (id),
  constraint "message_kind_check" check ("kind" in ('审批', '提醒', '催办', '提到我', '抄送', '通知', '系统')),
  constraint "message_level_check" check ("level" in ('普通', '紧急')),
  constraint "message_ding_status_check" check ("ding_status" in ('不发送', '待发送', '已发送', '已合并', '失败')),
  constraint "message_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade,
  constraint "message_sender_id_fkey" foreign key ("sender_id") references store."user" (id) on delete set null,
  constraint "message_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."message" enable row level security;
create table store."operation" (
  "id" text not null,
  "name" text collate "zh-x-icu" not null,
  "module" text,
  "is_sensitive" boolean default false not null,
  "is_system" boolean default true not null,
  "sort" integer default 100 not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "operation_pkey" primary key (id),
  constraint "operation_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."operation" enable row level security;
create table store."permission" (
  "id" text not null,
  "name" text collate "zh-x-icu" not null,
  "parent_id" text,
  "sort" integer default 100 not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "permission_pkey" primary key (id),
  constraint "permission_parent_id_fkey" foreign key ("parent_id") references store."permission" (id) on delete no action,
  constraint "permission_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."permission" enable row level security;
create table store."permission_menu_ids" (
  "permission_id" text not null,
  "menu_id" integer not null,
  "sort" integer default 0 not null,
  constraint "permission_menu_ids_pkey" primary key (permission_id, menu_id),
  constraint "permission_menu_ids_permission_id_fkey" foreign key (permission_id) references store."permission" (id) on delete cascade,
  constraint "permission_menu_ids_menu_id_fkey" foreign key (menu_id) references store."menu" (id) on delete no action
);
alter table store."permission_menu_ids" enable row level security;
create table store."permission_operation_ids" (
  "permission_id" text not null,
  "operation_id" text not null,
  "sort" integer default 0 not null,
  constraint "permission_operation_ids_pkey" primary key (permission_id, operation_id),
  constraint "permission_operation_ids_permission_id_fkey" foreign key (permission_id) references store."permission" (id) on delete cascade,
  constraint "permission_operation_ids_operation_id_fkey" foreign key (operation_id) references store."operation" (id) on delete no action
);
alter table store."permission_operation_ids" enable row level security;
create table store."process_image" (
  "id" uuid not null,
  "module" text not null,
  "title" text collate "zh-x-icu" not null,
  "area" text,
  "remark" text,
  "file" jsonb default '[]' not null,
  "sort" integer default 100 not null,
  "is_enable" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "process_image_pkey" primary key (id),
  constraint "process_image_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."process_image" enable row level security;
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
  constraint "reminder_rule_pkey" primary key (id),
  constraint "reminder_rule_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."reminder_rule" enable row level security;
create table store."role_operation" (
  "id" uuid not null,
  "role_id" uuid not null,
  "code" text collate "zh-x-icu" not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "role_operation_pkey" primary key (id),
  constraint "role_operation_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete cascade,
  constraint "role_operation_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."role_operation" enable row level security;
create table store."role_permission" (
  "id" uuid not null,
  "role_id" uuid not null,
  "permission_id" text not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "role_permission_pkey" primary key (id),
  constraint "role_permission_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete cascade,
  constraint "role_permission_permission_id_fkey" foreign key ("permission_id") references store."permission" (id) on delete no action,
  constraint "role_permission_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."role_permission" enable row level security;
create table store."saved_view" (
  "id" uuid not null,
  "module" text not null,
  "name" text collate "zh-x-icu" not null,
  "filters" jsonb,
  "columns" jsonb default '[]' not null,
  "sort" text,
  "address" text,
  "is_default" boolean default false not null,
  "is_shared" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "saved_view_pkey" primary key (id),
  constraint "saved_view_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."saved_view" enable row level security;
create table store."user_role" (
  "id" uuid not null,
  "user_id" uuid not null,
  "role_id" uuid not null,
  "is_main" boolean default false not null,
  "tz_start" date,
  "tz_end" date,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "user_role_pkey" primary key (id),
  constraint "user_role_rule1" check (("tz_start" <= "tz_end")),
  constraint "user_role_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade,
  constraint "user_role_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action,
  constraint "user_role_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."user_role" enable row level security;
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
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "execution" text,
  "attention" text,
  "file" jsonb default '[]' not null,
  "type" text not null,
  "audit_status" text default '草稿' not null,
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
  constraint "project_product_rule5" check (("start_time" <= "end_time")),
  constraint "project_product_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action,
  constraint "project_product_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action,
  constraint "project_product_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action,
  constraint "project_product_principal_id_fkey" foreign key ("principal_id") references store."user" (id) on delete no action,
  constraint "project_product_dev_principal_id_fkey" foreign key ("dev_principal_id") references store."user" (id) on delete no action,
  constraint "project_product_supervise_fkey" foreign key ("supervise") references store."user" (id) on delete no action,
  constraint "project_product_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "project_product_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "project_product_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_product" enable row level security;
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
  constraint "project_module_rule1" check (("plan_start" <= "plan_end")),
  constraint "project_module_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade,
  constraint "project_module_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "project_module_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_module" enable row level security;
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
  constraint "design_rule1" check (not (("project_id" is not null) = ("project_product_id" is not null))),
  constraint "design_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "design_project_product_id_fkey" foreign key ("project_product_id") references store."project_product" (id) on delete no action,
  constraint "design_project_module_id_fkey" foreign key ("project_module_id") references store."project_module" (id) on delete set null,
  constraint "design_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "design_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "design_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  constraint "file_remark_pkey" primary key (id),
  constraint "file_remark_resolver_id_fkey" foreign key ("resolver_id") references store."user" (id) on delete no action,
  constraint "file_remark_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  constraint "imp_document_pkey" primary key (id),
  constraint "imp_document_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."imp_document" enable row level security;
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
  constraint "project_ver_audit_status_check" check ("audit_status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回')),
  constraint "project_ver_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "project_ver_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action,
  constraint "project_ver_from_version_id_fkey" foreign key ("from_version_id") references store."product_library_version" (id) on delete no action,
  constraint "project_ver_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "project_ver_pre_id_fkey" foreign key ("pre_id") references store."project_ver" (id) on delete no action,
  constraint "project_ver_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "project_ver_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "project_ver_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_ver" enable row level security;
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
  constraint "train_requires1" check ((("type" in ('客户培训', '版本培训'))) is not true or ("project_id" is not null)),
  constraint "train_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "train_project_ver_id_fkey" foreign key ("project_ver_id") references store."project_ver" (id) on delete no action,
  constraint "train_teacher_id_fkey" foreign key ("teacher_id") references store."user" (id) on delete no action,
  constraint "train_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "train_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."train" enable row level security;
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
  constraint "project_progress_status_check" check ("status" in ('草稿', '待内部确认', '客户待确认', '已确认', '有异议', '已完成', '已作废')),
  constraint "project_progress_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "project_progress_confirm_id_fkey" foreign key ("confirm_id") references store."user" (id) on delete no action,
  constraint "project_progress_product_signer_id_fkey" foreign key ("product_signer_id") references store."user" (id) on delete no action,
  constraint "project_progress_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_progress" enable row level security;
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
  constraint "imp_node_log_status_check" check ("status" in ('未上传', '待审核', '通过', '退回', '客户已签', '不适用')),
  constraint "imp_node_log_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade,
  constraint "imp_node_log_imp_document_id_fkey" foreign key ("imp_document_id") references store."imp_document" (id) on delete no action,
  constraint "imp_node_log_uploader_id_fkey" foreign key ("uploader_id") references store."user" (id) on delete no action,
  constraint "imp_node_log_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action,
  constraint "imp_node_log_train_id_fkey" foreign key ("train_id") references store."train" (id) on delete no action,
  constraint "imp_node_log_project_progress_id_fkey" foreign key ("project_progress_id") references store."project_progress" (id) on delete no action,
  constraint "imp_node_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."imp_node_log" enable row level security;
create table store."imp_prepare" (
  "id" uuid not null,
  "project_id" uuid,
  "business_opportunity_id" uuid,
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
  constraint "imp_prepare_source_check" check ("source" in ('上传', '商机', '合同')),
  constraint "imp_prepare_rule1" check ((("project_id" is not null) or ("business_opportunity_id" is not null))),
  constraint "imp_prepare_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade,
  constraint "imp_prepare_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action,
  constraint "imp_prepare_imp_document_id_fkey" foreign key ("imp_document_id") references store."imp_document" (id) on delete no action,
  constraint "imp_prepare_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "imp_prepare_uploader_id_fkey" foreign key ("uploader_id") references store."user" (id) on delete no action,
  constraint "imp_prepare_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action,
  constraint "imp_prepare_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  constraint "imp_record_rule1" check (("tz_start" < "tz_end")),
  constraint "imp_record_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "imp_record_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "imp_record_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."imp_record" enable row level security;
create table store."imp_record_co_user_ids" (
  "imp_record_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "imp_record_co_user_ids_pkey" primary key (imp_record_id, user_id),
  constraint "imp_record_co_user_ids_imp_record_id_fkey" foreign key (imp_record_id) references store."imp_record" (id) on delete cascade,
  constraint "imp_record_co_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
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
  constraint "implementary_progress_rule1" check (("plan_start" <= "plan_end")),
  constraint "implementary_progress_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade,
  constraint "implementary_progress_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  constraint "milepost_advance_kind_direction_check" check ("direction" in ('提前', '延期')),
  constraint "milepost_advance_kind_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."milepost_advance_kind" enable row level security;
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
  "result" text,
  "file" jsonb default '[]' not null,
  "status" text default '未开始' not null,
  "is_over" boolean generated always as (("status" in ('已完成', '取消'))) stored,
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
  constraint "milepost_rule2" check (("start_date" <= "end_date")),
  constraint "milepost_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "milepost_project_product_id_fkey" foreign key ("project_product_id") references store."project_product" (id) on delete no action,
  constraint "milepost_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "milepost_confirm_id_fkey" foreign key ("confirm_id") references store."user" (id) on delete no action,
  constraint "milepost_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."milepost" enable row level security;
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
  constraint "milepost_advance_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "milepost_advance_milepost_id_fkey" foreign key ("milepost_id") references store."milepost" (id) on delete no action,
  constraint "milepost_advance_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "milepost_advance_kind_id_fkey" foreign key ("kind_id") references store."milepost_advance_kind" (id) on delete no action,
  constraint "milepost_advance_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "milepost_advance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  constraint "milepost_user_summary_status_check" check ("status" in ('统计中', '已封账')),
  constraint "milepost_user_summary_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "milepost_user_summary_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."milepost_user_summary" enable row level security;
create table store."milepost_user_ids" (
  "milepost_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "milepost_user_ids_pkey" primary key (milepost_id, user_id),
  constraint "milepost_user_ids_milepost_id_fkey" foreign key (milepost_id) references store."milepost" (id) on delete cascade,
  constraint "milepost_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
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
  constraint "product_download_rule1" check ((("project_id" is not null) or ("client_id" is not null))),
  constraint "product_download_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action,
  constraint "product_download_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "product_download_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "product_download_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "product_download_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action,
  constraint "product_download_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."product_download" enable row level security;
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
  constraint "wbs_task_rule1" check (("tz_start" <= "tz_end")),
  constraint "wbs_task_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade,
  constraint "wbs_task_project_module_id_fkey" foreign key ("project_module_id") references store."project_module" (id) on delete no action,
  constraint "wbs_task_parent_id_fkey" foreign key ("parent_id") references store."wbs_task" (id) on delete no action,
  constraint "wbs_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "wbs_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."wbs_task" enable row level security;
create table store."apply_for" (
  "id" uuid not null,
  "code" text,
  "name" text collate "zh-x-icu" not null,
  "type" text not null,
  "summarize" text,
  "describe" text not null,
  "reason" text,
  "file" jsonb default '[]' not null,
  "client_id" uuid,
  "project_id" uuid,
  "project_name" text,
  "module" text,
  "wbs_id" uuid,
  "project_progress_id" uuid,
  "temporary_id" text,
  "bug_id" uuid,
  "user" text,
  "phone" text,
  "date" date not null,
  "priority" text default '中' not null,
  "severity" text,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
  "opinion" text,
  "is_reject" boolean default false not null,
  "designated_person" uuid,
  "predict_front" numeric(16,1),
  "predict_rear" numeric(16,1),
  "predict" numeric(16,1) generated always as (case when (("predict_front" is not null) or ("predict_rear" is not null)) then (coalesce("predict_front", 0) + coalesce("predict_rear", 0)) else null end) stored,
  "charge_mode" text default '免费' not null,
  "quotation" numeric(16,2),
  "solver_id" uuid,
  "tester_id" uuid,
  "closer_id" uuid,
  "audit_status" text default '草稿' not null,
  "stage" text default '未通过' not null,
  "status" text generated always as (case when ("audit_status" = '变更中') then '变更中' when ("stage" = '未通过') then "audit_status" else "stage" end) stored,
  "pre_status" text,
  "end_time" date,
  "original_time" date,
  "update_date" date,
  "update_status" text default '无' not null,
  "adjust_times" integer default 0 not null,
  "tz_submit" timestamp with time zone,
  "tz_audit" timestamp with time zone,
  "tz_finish" timestamp with time zone,
  "tz_test" timestamp with time zone,
  "test_result" text,
  "test_back" integer default 0 not null,
  "tz_publish" timestamp with time zone,
  "product_library_version_id" uuid,
  "tz_close" timestamp with time zone,
  "need_sign" boolean,
  "sign_token" text,
  "tz_sign_token" timestamp with time zone,
  "signature" jsonb default '[]' not null,
  "signer" text,
  "sign_hash" text,
  "client_opinion" text,
  "imp_apply" boolean default false not null,
  "sync_id" text,
  "sync_status" text default '不同步' not null,
  "sync_wait" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "apply_for_pkey" primary key (id),
  constraint "apply_for_priority_check" check ("priority" in ('高', '中', '低')),
  constraint "apply_for_charge_mode_check" check ("charge_mode" in ('免费', '收费', '人天变更')),
  constraint "apply_for_audit_status_check" check ("audit_status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "apply_for_stage_check" check ("stage" in ('未通过', '待排期', '开发中', '待测试', '待发布', '待客户确认', '已完成', '已关闭', '暂缓', '已转缺陷')),
  constraint "apply_for_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '驳回', '已撤回', '待排期', '开发中', '待测试', '待发布', '待客户确认', '已完成', '已关闭', '暂缓', '变更中', '已转缺陷')),
  constraint "apply_for_pre_status_check" check ("pre_status" in ('待排期', '开发中')),
  constraint "apply_for_update_status_check" check ("update_status" in ('无', '待审核', '同意', '拒绝')),
  constraint "apply_for_sync_status_check" check ("sync_status" in ('不同步', '待同步', '成功', '失败')),
  constraint "apply_for_rule1" check ((not ("solver_id" is not null) or not ("tester_id" = "solver_id"))),
  constraint "apply_for_requires1" check ((("charge_mode" = '收费')) is not true or ("quotation" is not null)),
  constraint "apply_for_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "apply_for_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "apply_for_wbs_id_fkey" foreign key ("wbs_id") references store."wbs_task" (id) on delete set null,
  constraint "apply_for_project_progress_id_fkey" foreign key ("project_progress_id") references store."project_progress" (id) on delete set null,
  constraint "apply_for_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "apply_for_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "apply_for_designated_person_fkey" foreign key ("designated_person") references store."user" (id) on delete no action,
  constraint "apply_for_solver_id_fkey" foreign key ("solver_id") references store."user" (id) on delete no action,
  constraint "apply_for_tester_id_fkey" foreign key ("tester_id") references store."user" (id) on delete no action,
  constraint "apply_for_closer_id_fkey" foreign key ("closer_id") references store."user" (id) on delete no action,
  constraint "apply_for_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action,
  constraint "apply_for_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."apply_for" enable row level security;
create table store."bug" (
  "id" uuid not null,
  "code" text,
  "name" text collate "zh-x-icu" not null,
  "type" text default '功能错误' not null,
  "severity" text default '一般' not null,
  "priority" text default '中' not null,
  "source" text default '内部测试' not null,
  "stage" text default '测试' not null,
  "step" text not null,
  "file" jsonb default '[]' not null,
  "project_id" uuid not null,
  "module" text,
  "wbs_id" uuid,
  "apply_for_id" uuid,
  "project_progress_id" uuid,
  "temporary_id" text,
  "provider_id" uuid,
  "client_user" text,
  "user_id" uuid,
  "solver_id" uuid,
  "tester_id" uuid,
  "closer_id" uuid,
  "supervise" uuid,
  "supervising" boolean default false not null,
  "predict_front" numeric(16,1),
  "predict_rear" numeric(16,1),
  "predict" numeric(16,1) generated always as (case when (("predict_front" is not null) or ("predict_rear" is not null)) then (coalesce("predict_front", 0) + coalesce("predict_rear", 0)) else null end) stored,
  "status" text default '草稿' not null,
  "pre_status" text,
  "resolution" text,
  "duplicate_id" uuid,
  "cause" text,
  "solve_result" text,
  "need_result" boolean default false not null,
  "result_file" jsonb default '[]' not null,
  "test_result" text,
  "back_opinion" text,
  "is_reject" boolean default false not null,
  "test_back" integer default 0 not null,
  "reopen_times" integer default 0 not null,
  "solve_times" integer default 0 not null,
  "end_time" date,
  "original_time" date,
  "finish_date" date,
  "update_date" date,
  "update_status" text default '无' not null,
  "update_date_opinion" text,
  "adjust_times" integer default 0 not null,
  "tz_submit" timestamp with time zone,
  "tz_respond" timestamp with time zone,
  "tz_test" timestamp with time zone,
  "tz_complete" timestamp with time zone,
  "imp_apply" boolean default false not null,
  "sync_id" text,
  "sync_status" text default '不同步' not null,
  "sync_wait" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "bug_pkey" primary key (id),
  constraint "bug_priority_check" check ("priority" in ('急', '高', '中', '低', '缓')),
  constraint "bug_status_check" check ("status" in ('草稿', '待确认', '已确认', '处理中', '待测试', '待关闭', '已关闭', '退回', '挂起')),
  constraint "bug_pre_status_check" check ("pre_status" in ('待确认', '已确认', '处理中')),
  constraint "bug_update_status_check" check ("update_status" in ('无', '待审核', '同意', '拒绝')),
  constraint "bug_sync_status_check" check ("sync_status" in ('不同步', '待同步', '成功', '失败')),
  constraint "bug_rule1" check ((not ("solver_id" is not null) or not ("tester_id" = "solver_id"))),
  constraint "bug_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "bug_wbs_id_fkey" foreign key ("wbs_id") references store."wbs_task" (id) on delete set null,
  constraint "bug_apply_for_id_fkey" foreign key ("apply_for_id") references store."apply_for" (id) on delete set null,
  constraint "bug_project_progress_id_fkey" foreign key ("project_progress_id") references store."project_progress" (id) on delete set null,
  constraint "bug_provider_id_fkey" foreign key ("provider_id") references store."user" (id) on delete no action,
  constraint "bug_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "bug_solver_id_fkey" foreign key ("solver_id") references store."user" (id) on delete no action,
  constraint "bug_tester_id_fkey" foreign key ("tester_id") references store."user" (id) on delete no action,
  constraint "bug_closer_id_fkey" foreign key ("closer_id") references store."user" (id) on delete no action,
  constraint "bug_supervise_fkey" foreign key ("supervise") references store."user" (id) on delete no action,
  constraint "bug_duplicate_id_fkey" foreign key ("duplicate_id") references store."bug" (id) on delete set null,
  constraint "bug_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."bug" enable row level security;
create table store."product_library_version_bug_ids" (
  "product_library_version_id" uuid not null,
  "bug_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "product_library_version_bug_ids_pkey" primary key (product_library_version_id, bug_id),
  constraint "product_library_version_bug_ids_product_library_version_id_fkey" foreign key (product_library_version_id) references store."product_library_version" (id) on delete cascade,
  constraint "product_library_version_bug_ids_bug_id_fkey" foreign key (bug_id) references store."bug" (id) on delete no action
);
alter table store."product_library_version_bug_ids" enable row level security;
create table store."product_library_version_apply_for_ids" (
  "product_library_version_id" uuid not null,
  "apply_for_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "product_library_version_apply_for_ids_pkey" primary key (product_library_version_id, apply_for_id),
  constraint "product_library_version_apply_for_ids_product_library_version_id_fkey" foreign key (product_library_version_id) references store."product_library_version" (id) on delete cascade,
  constraint "product_library_version_apply_for_ids_apply_for_id_fkey" foreign key (apply_for_id) references store."apply_for" (id) on delete no action
);
alter table store."product_library_version_apply_for_ids" enable row level security;
create table store."product_library_version_tester_ids" (
  "product_library_version_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "product_library_version_tester_ids_pkey" primary key (product_library_version_id, user_id),
  constraint "product_library_version_tester_ids_product_library_version_id_fkey" foreign key (product_library_version_id) references store."product_library_version" (id) on delete cascade,
  constraint "product_library_version_tester_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."product_library_version_tester_ids" enable row level security;
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
  constraint "project_dashboard_state_check" check ("state" in ('空闲', '正常', '饱和', '超载')),
  constraint "project_dashboard_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "project_dashboard_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_dashboard" enable row level security;
create table store."project_follow" (
  "id" uuid not null,
  "user_id" uuid not null,
  "target_type" text not null,
  "target_id" text collate "zh-x-icu" not null,
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
  constraint "project_follow_rule1" check (not (("is_care" = true) and ("is_ignore" = true))),
  constraint "project_follow_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade,
  constraint "project_follow_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade,
  constraint "project_follow_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_follow" enable row level security;
create table store."project_man_day" (
  "id" uuid not null,
  "project_id" uuid not null,
  "before" numeric(16,1),
  "after" numeric(16,1) not null,
  "delta" numeric(16,1) generated always as (("after" - "before")) stored,
  "is_small" boolean default false not null,
  "reason" text not null,
  "apply_for_id" uuid,
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
  constraint "project_man_day_rule1" check (not ("after" = "before")),
  constraint "project_man_day_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "project_man_day_apply_for_id_fkey" foreign key ("apply_for_id") references store."apply_for" (id) on delete no action,
  constraint "project_man_day_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "project_man_day_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action,
  constraint "project_man_day_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_man_day" enable row level security;
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
  constraint "project_member_rule1" check (("start_date" <= "end_date")),
  constraint "project_member_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete cascade,
  constraint "project_member_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "project_member_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_member" enable row level security;
create table store."project_module_predecessor_ids" (
  "project_module_id" uuid not null,
  "other_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_module_predecessor_ids_pkey" primary key (project_module_id, other_id),
  constraint "project_module_predecessor_ids_project_module_id_fkey" foreign key (project_module_id) references store."project_module" (id) on delete cascade,
  constraint "project_module_predecessor_ids_other_id_fkey" foreign key (other_id) references store."project_module" (id) on delete no action
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
  "is_over" boolean generated always as (("status" in ('已完成', '取消'))) stored,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "project_produce_pkey" primary key (id),
  constraint "project_produce_status_check" check ("status" in ('未开始', '进行中', '待确认', '已完成', '取消')),
  constraint "project_produce_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "project_produce_milepost_id_fkey" foreign key ("milepost_id") references store."milepost" (id) on delete set null,
  constraint "project_produce_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "project_produce_receiver_id_fkey" foreign key ("receiver_id") references store."user" (id) on delete no action,
  constraint "project_produce_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."project_produce" enable row level security;
create table store."project_product_tester_ids" (
  "project_product_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_product_tester_ids_pkey" primary key (project_product_id, user_id),
  constraint "project_product_tester_ids_project_product_id_fkey" foreign key (project_product_id) references store."project_product" (id) on delete cascade,
  constraint "project_product_tester_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."project_product_tester_ids" enable row level security;
create table store."project_product_teammate_ids" (
  "project_product_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_product_teammate_ids_pkey" primary key (project_product_id, user_id),
  constraint "project_product_teammate_ids_project_product_id_fkey" foreign key (project_product_id) references store."project_product" (id) on delete cascade,
  constraint "project_product_teammate_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."project_product_teammate_ids" enable row level security;
create table store."project_product_backend_ids" (
  "project_product_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_product_backend_ids_pkey" primary key (project_product_id, user_id),
  constraint "project_product_backend_ids_project_product_id_fkey" foreign key (project_product_id) references store."project_product" (id) on delete cascade,
  constraint "project_product_backend_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."project_product_backend_ids" enable row level security;
create table store."project_product_foregoing_ids" (
  "project_product_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_product_foregoing_ids_pkey" primary key (project_product_id, user_id),
  constraint "project_product_foregoing_ids_project_product_id_fkey" foreign key (project_product_id) references store."project_product" (id) on delete cascade,
  constraint "project_product_foregoing_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."project_product_foregoing_ids" enable row level security;
create table store."project_ver_bug_ids" (
  "project_ver_id" uuid not null,
  "bug_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_ver_bug_ids_pkey" primary key (project_ver_id, bug_id),
  constraint "project_ver_bug_ids_project_ver_id_fkey" foreign key (project_ver_id) references store."project_ver" (id) on delete cascade,
  constraint "project_ver_bug_ids_bug_id_fkey" foreign key (bug_id) references store."bug" (id) on delete no action
);
alter table store."project_ver_bug_ids" enable row level security;
create table store."project_ver_apply_for_ids" (
  "project_ver_id" uuid not null,
  "apply_for_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_ver_apply_for_ids_pkey" primary key (project_ver_id, apply_for_id),
  constraint "project_ver_apply_for_ids_project_ver_id_fkey" foreign key (project_ver_id) references store."project_ver" (id) on delete cascade,
  constraint "project_ver_apply_for_ids_apply_for_id_fkey" foreign key (apply_for_id) references store."apply_for" (id) on delete no action
);
alter table store."project_ver_apply_for_ids" enable row level security;
create table store."project_effect_meeting_users" (
  "project_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_effect_meeting_users_pkey" primary key (project_id, user_id),
  constraint "project_effect_meeting_users_project_id_fkey" foreign key (project_id) references store."project" (id) on delete cascade,
  constraint "project_effect_meeting_users_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."project_effect_meeting_users" enable row level security;
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
  constraint "technical_challenge_status_check" check ("status" in ('待受理', '攻关中', '待验证', '已解决', '搁置')),
  constraint "technical_challenge_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "technical_challenge_project_product_id_fkey" foreign key ("project_product_id") references store."project_product" (id) on delete no action,
  constraint "technical_challenge_proposer_id_fkey" foreign key ("proposer_id") references store."user" (id) on delete no action,
  constraint "technical_challenge_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "technical_challenge_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."technical_challenge" enable row level security;
create table store."technical_challenge_user_ids" (
  "technical_challenge_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "technical_challenge_user_ids_pkey" primary key (technical_challenge_id, user_id),
  constraint "technical_challenge_user_ids_technical_challenge_id_fkey" foreign key (technical_challenge_id) references store."technical_challenge" (id) on delete cascade,
  constraint "technical_challenge_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."technical_challenge_user_ids" enable row level security;
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
  constraint "wbs_hour_pkey" primary key (id),
  constraint "wbs_hour_wbs_task_id_fkey" foreign key ("wbs_task_id") references store."wbs_task" (id) on delete no action,
  constraint "wbs_hour_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "wbs_hour_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."wbs_hour" enable row level security;
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
  "apply_for_id" uuid,
  "log_synced" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "client_visit_pkey" primary key (id),
  constraint "client_visit_status_check" check ("status" in ('计划', '已拜访', '已补录', '已取消')),
  constraint "client_visit_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete cascade,
  constraint "client_visit_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action,
  constraint "client_visit_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action,
  constraint "client_visit_apply_for_id_fkey" foreign key ("apply_for_id") references store."apply_for" (id) on delete no action,
  constraint "client_visit_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."client_visit" enable row level security;
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
  constraint "business_log_kind_check" check ("kind" in ('跟进', '拜访', '电话', '演示', '产品', '预算', '我方', '跟进状态', '进度', '审核', '任务', '同步')),
  constraint "business_log_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete cascade,
  constraint "business_log_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "business_log_client_visit_id_fkey" foreign key ("client_visit_id") references store."client_visit" (id) on delete set null,
  constraint "business_log_demo_apply_id_fkey" foreign key ("demo_apply_id") references store."demo_apply" (id) on delete set null,
  constraint "business_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."business_log" enable row level security;
create table store."business_log_client_contact_ids" (
  "business_log_id" uuid not null,
  "client_contact_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "business_log_client_contact_ids_pkey" primary key (business_log_id, client_contact_id),
  constraint "business_log_client_contact_ids_business_log_id_fkey" foreign key (business_log_id) references store."business_log" (id) on delete cascade,
  constraint "business_log_client_contact_ids_client_contact_id_fkey" foreign key (client_contact_id) references store."client_contact" (id) on delete no action
);
alter table store."business_log_client_contact_ids" enable row level security;
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
  constraint "business_product_pkey" primary key (id),
  constraint "business_product_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete cascade,
  constraint "business_product_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action,
  constraint "business_product_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  constraint "business_task_status_check" check ("status" in ('未开始', '进行中', '已完成', '已取消')),
  constraint "business_task_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete cascade,
  constraint "business_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "business_task_business_log_id_fkey" foreign key ("business_log_id") references store."business_log" (id) on delete set null,
  constraint "business_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
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
  constraint "client_product_requires1" check ((("state" = '竞品')) is not true or ("competitor" is not null)),
  constraint "client_product_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete cascade,
  constraint "client_product_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action,
  constraint "client_product_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "client_product_last_visit_id_fkey" foreign key ("last_visit_id") references store."client_visit" (id) on delete set null,
  constraint "client_product_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."client_product" enable row level security;
create table store."client_visit_client_contact_ids" (
  "client_visit_id" uuid not null,
  "client_contact_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "client_visit_client_contact_ids_pkey" primary key (client_visit_id, client_contact_id),
  constraint "client_visit_client_contact_ids_client_visit_id_fkey" foreign key (client_visit_id) references store."client_visit" (id) on delete cascade,
  constraint "client_visit_client_contact_ids_client_contact_id_fkey" foreign key (client_contact_id) references store."client_contact" (id) on delete no action
);
alter table store."client_visit_client_contact_ids" enable row level security;
create table store."client_visit_companion_ids" (
  "client_visit_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "client_visit_companion_ids_pkey" primary key (client_visit_id, user_id),
  constraint "client_visit_companion_ids_client_visit_id_fkey" foreign key (client_visit_id) references store."client_visit" (id) on delete cascade,
  constraint "client_visit_companion_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."client_visit_companion_ids" enable row level security;
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
  constraint "gift_type_rule1" check ((0 <= ("received" - "given" - "reserved"))),
  constraint "gift_type_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."gift_type" enable row level security;
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
  constraint "gift_give_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "gift_give_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "gift_give_client_contact_id_fkey" foreign key ("client_contact_id") references store."client_contact" (id) on delete no action,
  constraint "gift_give_gift_type_id_fkey" foreign key ("gift_type_id") references store."gift_type" (id) on delete no action,
  constraint "gift_give_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "gift_give_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "gift_give_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."gift_give" enable row level security;
create table store."invoicing_config" (
  "id" uuid not null,
  "kind" text default '购方' not null,
  "title" text collate "zh-x-icu" not null,
  "tax_no" text,
  "self_company" text,
  "client_id" uuid,
  "address" text,
  "tel" text,
  "bank" text,
  "account" text,
  "email" text,
  "single_limit" numeric(16,2),
  "month_limit" numeric(16,2),
  "month_limits" jsonb,
  "tax_rates" jsonb default '["13","9","6","3","1","0"]' not null,
  "is_default" boolean default false not null,
  "is_enable" boolean default true not null,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "invoicing_config_pkey" primary key (id),
  constraint "invoicing_config_kind_check" check ("kind" in ('销方', '购方')),
  constraint "invoicing_config_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "invoicing_config_rule1" check ((("kind" = '销方') or not ("single_limit" is not null))),
  constraint "invoicing_config_rule2" check ((("kind" = '销方') or not ("month_limit" is not null))),
  constraint "invoicing_config_rule3" check ((("kind" = '购方') or not ("client_id" is not null))),
  constraint "invoicing_config_requires1" check ((("kind" = '销方')) is not true or ("tax_no" is not null) and ("self_company" is not null)),
  constraint "invoicing_config_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "invoicing_config_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "invoicing_config_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."invoicing_config" enable row level security;
create table store."invoicing_plan" (
  "id" uuid not null,
  "name" text collate "zh-x-icu",
  "contract_id" uuid not null,
  "user_id" uuid,
  "year" integer not null,
  "month" integer not null,
  "type" text not null,
  "money" numeric(16,2) not null,
  "invoiced_money" numeric(16,2),
  "reserved_money" numeric(16,2),
  "dt_receive" date,
  "is_due" boolean default false not null,
  "is_top" boolean default false not null,
  "detail" text,
  "self_company" text,
  "account" text,
  "is_cancel" boolean default false not null,
  "remarks" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "invoicing_plan_pkey" primary key (id),
  constraint "invoicing_plan_rule1" check ((0 < "money")),
  constraint "invoicing_plan_rule2" check ((("invoiced_money" + "reserved_money") <= "money")),
  constraint "invoicing_plan_rule3" check (not ("type" = '退款')),
  constraint "invoicing_plan_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "invoicing_plan_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "invoicing_plan_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."invoicing_plan" enable row level security;
create table store."invoicing" (
  "id" uuid not null,
  "apply_number" text collate "zh-x-icu",
  "contract_id" uuid,
  "invoicing_plan_id" uuid,
  "client_id" uuid,
  "is_other" boolean default false not null,
  "other_reason" text,
  "is_red" boolean default false not null,
  "blue_id" uuid,
  "seller_id" uuid not null,
  "buyer_id" uuid not null,
  "seller_title" jsonb,
  "buyer_title" jsonb,
  "type" text not null,
  "item" text not null,
  "detail" jsonb default '[]' not null,
  "tax_rate" numeric(16,2) not null,
  "money" numeric(16,2) not null,
  "amount_no_tax" numeric(16,2),
  "tax" numeric(16,2) generated always as (("money" - "amount_no_tax")) stored,
  "status" text default '草稿' not null,
  "initiator" uuid,
  "tz_submit" timestamp with time zone,
  "auditor_id" uuid,
  "opinion" text,
  "completer_id" uuid,
  "invoice_number" text,
  "dt_invoice" date,
  "invoice_file" jsonb default '[]' not null,
  "email" text,
  "reason" text,
  "is_used" boolean default false not null,
  "red_confirm_number" text,
  "tz_confirm_end" timestamp with time zone,
  "flushed_money" numeric(16,2),
  "flushing_money" numeric(16,2),
  "net_money" numeric(16,2) generated always as (case when ("is_red" = true) then null else ("money" - "flushed_money") end) stored,
  "remark" text,
  "file" jsonb default '[]' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "invoicing_pkey" primary key (id),
  constraint "invoicing_type_check" check ("type" in ('电子普通发票', '电子专用发票', '电子免税发票')),
  constraint "invoicing_status_check" check ("status" in ('草稿', '待审核', '待对方确认', '待开票', '已开票', '部分红冲', '已红冲', '驳回', '已撤回', '已失效', '已作废')),
  constraint "invoicing_rule1" check (((("is_red" = true) and ("money" <= 0)) or (0 < "money"))),
  constraint "invoicing_rule2" check ((not ("type" = '电子免税发票') or ("tax_rate" = 0))),
  constraint "invoicing_rule3" check ((("is_red" = true) or (("flushed_money" + "flushing_money") <= "money"))),
  constraint "invoicing_rule4" check ((0 <= "flushed_money")),
  constraint "invoicing_rule5" check (((app.line_sum(jsonb_path_query_array("detail", '$[*]."money"')) = 0) or (app.line_sum(jsonb_path_query_array("detail", '$[*]."money"')) = "money"))),
  constraint "invoicing_rule6" check ((("contract_id" is not null) or ("is_other" = true))),
  constraint "invoicing_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "invoicing_invoicing_plan_id_fkey" foreign key ("invoicing_plan_id") references store."invoicing_plan" (id) on delete no action,
  constraint "invoicing_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "invoicing_blue_id_fkey" foreign key ("blue_id") references store."invoicing" (id) on delete no action,
  constraint "invoicing_seller_id_fkey" foreign key ("seller_id") references store."invoicing_config" (id) on delete no action,
  constraint "invoicing_buyer_id_fkey" foreign key ("buyer_id") references store."invoicing_config" (id) on delete no action,
  constraint "invoicing_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action,
  constraint "invoicing_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action,
  constraint "invoicing_completer_id_fkey" foreign key ("completer_id") references store."user" (id) on delete no action,
  constraint "invoicing_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."invoicing" enable row level security;
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
  constraint "keyword_pkey" primary key (id),
  constraint "keyword_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."keyword" enable row level security;
create table store."keyword_user_ids" (
  "keyword_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "keyword_user_ids_pkey" primary key (keyword_id, user_id),
  constraint "keyword_user_ids_keyword_id_fkey" foreign key (keyword_id) references store."keyword" (id) on delete cascade,
  constraint "keyword_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."keyword_user_ids" enable row level security;
create table store."maintain_date_change" (
  "id" uuid not null,
  "name" text collate "zh-x-icu",
  "contract_id" uuid not null,
  "maintenance_id" uuid,
  "old_date" date,
  "new_date" date not null,
  "days" integer generated always as ((("new_date")::date - ("old_date")::date)) stored,
  "kind" text not null,
  "money" numeric(16,2) default '0.00' not null,
  "renew_contract_id" uuid,
  "reason" text not null,
  "file" jsonb default '[]' not null,
  "initiator" uuid,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "maintain_date_change_pkey" primary key (id),
  constraint "maintain_date_change_kind_check" check ("kind" in ('延期', '提前', '续约', '更正')),
  constraint "maintain_date_change_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回')),
  constraint "maintain_date_change_requires1" check ((("kind" = '续约')) is not true or ("renew_contract_id" is not null)),
  constraint "maintain_date_change_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "maintain_date_change_maintenance_id_fkey" foreign key ("maintenance_id") references store."maintenance" (id) on delete set null,
  constraint "maintain_date_change_renew_contract_id_fkey" foreign key ("renew_contract_id") references store."contract" (id) on delete no action,
  constraint "maintain_date_change_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action,
  constraint "maintain_date_change_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "maintain_date_change_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."maintain_date_change" enable row level security;
create table store."returned_money" (
  "id" uuid not null,
  "contract_id" uuid not null,
  "contract_number" text collate "zh-x-icu",
  "client" text,
  "client_id" uuid,
  "user_id" uuid,
  "area" text,
  "all_money" numeric(16,2),
  "advance_money" numeric(16,2),
  "received_money" numeric(16,2),
  "back" numeric(16,2),
  "remaining_money" numeric(16,2) generated always as (("all_money" - "received_money")) stored,
  "invoice" numeric(16,2),
  "is_follow" boolean default true not null,
  "options" text,
  "dt_next" date,
  "tz_retire" timestamp with time zone,
  "is_bad_debt" boolean default false not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "returned_money_pkey" primary key (id),
  constraint "returned_money_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "returned_money_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "returned_money_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "returned_money_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."returned_money" enable row level security;
create table store."returned_money_apply" (
  "id" uuid not null,
  "name" text collate "zh-x-icu",
  "contract_id" uuid not null,
  "contract_number" text,
  "client_id" uuid,
  "returned_money_id" uuid,
  "user_id" uuid not null,
  "detail" jsonb default '[]' not null,
  "money" numeric(16,2) generated always as (app.line_sum(jsonb_path_query_array("detail", '$[*]."money"'))) stored,
  "advance" numeric(16,2) generated always as (app.line_sum(jsonb_path_query_array("detail", '$[*] ? ((@."kind" == "定金" || @."kind" == "预付款"))."money"'))) stored,
  "refund" numeric(16,2) generated always as ((0 - app.line_sum(jsonb_path_query_array("detail", '$[*] ? ((@."kind" == "退款"))."money"')))) stored,
  "dt_received" date generated always as (app.line_max_day(jsonb_path_query_array("detail", '$[*]."date"'))) stored,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "tz_audit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "returned_money_apply_pkey" primary key (id),
  constraint "returned_money_apply_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废')),
  constraint "returned_money_apply_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action,
  constraint "returned_money_apply_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "returned_money_apply_returned_money_id_fkey" foreign key ("returned_money_id") references store."returned_money" (id) on delete no action,
  constraint "returned_money_apply_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "returned_money_apply_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action,
  constraint "returned_money_apply_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."returned_money_apply" enable row level security;
create table store."course_assign" (
  "id" uuid not null,
  "course_id" text not null,
  "target" text collate "zh-x-icu" not null,
  "role_id" uuid,
  "department_id" uuid,
  "user_id" uuid,
  "due_date" date,
  "due_days" integer,
  "is_enable" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_assign_pkey" primary key (id),
  constraint "course_assign_target_check" check ("target" in ('全员', '角色', '部门', '人员')),
  constraint "course_assign_rule1" check (((("due_date" is not null) and not ("due_days" is not null)) or (("due_days" is not null) and not ("due_date" is not null)))),
  constraint "course_assign_rule2" check ((("tz_create" at time zone 'Asia/Shanghai')::date <= "due_date")),
  constraint "course_assign_requires1" check ((("target" = '角色')) is not true or ("role_id" is not null)),
  constraint "course_assign_requires2" check ((("target" = '部门')) is not true or ("department_id" is not null)),
  constraint "course_assign_requires3" check ((("target" = '人员')) is not true or ("user_id" is not null)),
  constraint "course_assign_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete cascade,
  constraint "course_assign_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action,
  constraint "course_assign_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "course_assign_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "course_assign_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course_assign" enable row level security;
create table store."course_chapter" (
  "id" uuid not null,
  "course_id" text not null,
  "name" text collate "zh-x-icu" not null,
  "sort" integer default 1 not null,
  "type" text not null,
  "is_required" boolean default true not null,
  "video" jsonb default '[]' not null,
  "duration" integer,
  "file" jsonb default '[]' not null,
  "min_seconds" integer default 60 not null,
  "pass_score" integer default 80 not null,
  "limit_minutes" integer default 30 not null,
  "draw_count" integer,
  "allow_seek" boolean default true not null,
  "content" text,
  "seconds" integer generated always as (case when ("type" = '视频') then "duration" when ("type" = '文档') then "min_seconds" else ("limit_minutes" * 60) end) stored,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "course_chapter_pkey" primary key (id),
  constraint "course_chapter_type_check" check ("type" in ('视频', '文档', '测验')),
  constraint "course_chapter_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete cascade,
  constraint "course_chapter_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course_chapter" enable row level security;
create table store."course_log" (
  "id" uuid not null,
  "course_id" text not null,
  "user_id" uuid not null,
  "status" text default '未学' not null,
  "is_required" boolean default false not null,
  "due_date" date,
  "assigned" jsonb default '{}' not null,
  "day_seconds" jsonb default '{}' not null,
  "last_chapter_id" uuid,
  "is_like" boolean default false not null,
  "is_collect" boolean default false not null,
  "fraction" integer,
  "course_version" integer,
  "tz_start" timestamp with time zone,
  "tz_last" timestamp with time zone,
  "tz_finish" timestamp with time zone,
  "credit_taken" numeric(16,2),
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_log_pkey" primary key (id),
  constraint "course_log_status_check" check ("status" in ('未学', '学习中', '已学完', '已评分')),
  constraint "course_log_rule1" check ((not ("fraction" is not null) or ((1 <= "fraction") and ("fraction" <= 5)))),
  constraint "course_log_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete no action,
  constraint "course_log_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "course_log_last_chapter_id_fkey" foreign key ("last_chapter_id") references store."course_chapter" (id) on delete set null,
  constraint "course_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course_log" enable row level security;
create table store."course_attempt" (
  "id" uuid not null,
  "course_log_id" uuid not null,
  "chapter_id" uuid not null,
  "number" integer default 1 not null,
  "paper" jsonb default '[]' not null,
  "answers" jsonb default '{}' not null,
  "score" integer,
  "is_pass" boolean,
  "status" text default '作答中' not null,
  "tz_start" timestamp with time zone,
  "tz_end" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_attempt_pkey" primary key (id),
  constraint "course_attempt_status_check" check ("status" in ('作答中', '已交卷', '超时交卷', '已清零')),
  constraint "course_attempt_course_log_id_fkey" foreign key ("course_log_id") references store."course_log" (id) on delete cascade,
  constraint "course_attempt_chapter_id_fkey" foreign key ("chapter_id") references store."course_chapter" (id) on delete cascade,
  constraint "course_attempt_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course_attempt" enable row level security;
create table store."course_chapter_log" (
  "id" uuid not null,
  "course_log_id" uuid not null,
  "chapter_id" uuid not null,
  "ranges" jsonb default '[]' not null,
  "watched" integer default 0 not null,
  "furthest" integer default 0 not null,
  "position" integer default 0 not null,
  "read_seconds" integer default 0 not null,
  "seconds" integer generated always as (("watched" + "read_seconds")) stored,
  "is_end" boolean default false not null,
  "draft" jsonb,
  "best" integer,
  "is_finish" boolean default false not null,
  "tz_finish" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_chapter_log_pkey" primary key (id),
  constraint "course_chapter_log_course_log_id_fkey" foreign key ("course_log_id") references store."course_log" (id) on delete cascade,
  constraint "course_chapter_log_chapter_id_fkey" foreign key ("chapter_id") references store."course_chapter" (id) on delete cascade,
  constraint "course_chapter_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course_chapter_log" enable row level security;
create table store."course_comment" (
  "id" uuid not null,
  "course_id" text not null,
  "user_id" uuid,
  "content" text collate "zh-x-icu" not null,
  "fraction" integer,
  "parent_id" uuid,
  "status" text default '显示' not null,
  "is_hide" boolean generated always as (("status" = '隐藏')) stored,
  "hide_reason" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_comment_pkey" primary key (id),
  constraint "course_comment_status_check" check ("status" in ('显示', '隐藏')),
  constraint "course_comment_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete cascade,
  constraint "course_comment_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "course_comment_parent_id_fkey" foreign key ("parent_id") references store."course_comment" (id) on delete cascade,
  constraint "course_comment_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course_comment" enable row level security;
create table store."course_comment_like_user_ids" (
  "course_comment_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "course_comment_like_user_ids_pkey" primary key (course_comment_id, user_id),
  constraint "course_comment_like_user_ids_course_comment_id_fkey" foreign key (course_comment_id) references store."course_comment" (id) on delete cascade,
  constraint "course_comment_like_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."course_comment_like_user_ids" enable row level security;
create table store."course_question" (
  "id" uuid not null,
  "chapter_id" uuid not null,
  "type" text not null,
  "content" text collate "zh-x-icu" not null,
  "images" jsonb default '[]' not null,
  "options" jsonb default '[]' not null,
  "answer" jsonb not null,
  "score" integer default 10 not null,
  "analysis" text,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_question_pkey" primary key (id),
  constraint "course_question_type_check" check ("type" in ('单选', '多选', '判断')),
  constraint "course_question_chapter_id_fkey" foreign key ("chapter_id") references store."course_chapter" (id) on delete cascade,
  constraint "course_question_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course_question" enable row level security;
create table store."course_session" (
  "id" uuid not null,
  "user_id" uuid not null,
  "chapter_id" uuid not null,
  "seq" integer default 0 not null,
  "bank" numeric(16,3) default '2' not null,
  "tz_open" timestamp with time zone,
  "tz_beat" timestamp with time zone,
  "is_open" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_session_pkey" primary key (id),
  constraint "course_session_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade,
  constraint "course_session_chapter_id_fkey" foreign key ("chapter_id") references store."course_chapter" (id) on delete cascade,
  constraint "course_session_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."course_session" enable row level security;
create table store."course_role_ids" (
  "course_id" text not null,
  "role_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "course_role_ids_pkey" primary key (course_id, role_id),
  constraint "course_role_ids_course_id_fkey" foreign key (course_id) references store."course" (id) on delete cascade,
  constraint "course_role_ids_role_id_fkey" foreign key (role_id) references store."role" (id) on delete no action
);
alter table store."course_role_ids" enable row level security;
create table store."course_department_ids" (
  "course_id" text not null,
  "department_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "course_department_ids_pkey" primary key (course_id, department_id),
  constraint "course_department_ids_course_id_fkey" foreign key (course_id) references store."course" (id) on delete cascade,
  constraint "course_department_ids_department_id_fkey" foreign key (department_id) references store."department" (id) on delete no action
);
alter table store."course_department_ids" enable row level security;
create table store."documentation" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "type" text not null,
  "category_id" text,
  "course_id" text,
  "product_library_id" uuid,
  "route" text,
  "content" text,
  "file" jsonb default '[]' not null,
  "keywords" text,
  "doc_version" integer default 1 not null,
  "status" text default '草稿' not null,
  "tz_publish" timestamp with time zone,
  "read_count" integer default 0 not null,
  "good_count" integer default 0 not null,
  "bad_count" integer default 0 not null,
  "is_top" boolean default false not null,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "documentation_pkey" primary key (id),
  constraint "documentation_status_check" check ("status" in ('草稿', '已发布', '已停用')),
  constraint "documentation_rule1" check ((("content" is not null) or (jsonb_array_length("file") > 0))),
  constraint "documentation_category_id_fkey" foreign key ("category_id") references store."category" (id) on delete no action,
  constraint "documentation_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete set null,
  constraint "documentation_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action,
  constraint "documentation_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."documentation" enable row level security;
create table store."apply_for_collaborator" (
  "apply_for_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "apply_for_collaborator_pkey" primary key (apply_for_id, user_id),
  constraint "apply_for_collaborator_apply_for_id_fkey" foreign key (apply_for_id) references store."apply_for" (id) on delete cascade,
  constraint "apply_for_collaborator_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."apply_for_collaborator" enable row level security;
create table store."apply_for_notify_person" (
  "apply_for_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "apply_for_notify_person_pkey" primary key (apply_for_id, user_id),
  constraint "apply_for_notify_person_apply_for_id_fkey" foreign key (apply_for_id) references store."apply_for" (id) on delete cascade,
  constraint "apply_for_notify_person_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."apply_for_notify_person" enable row level security;
create table store."bug_change" (
  "id" uuid not null,
  "bug_id" uuid not null,
  "original_date" date,
  "old_date" date,
  "new_date" date not null,
  "cause" text not null,
  "sequence" integer,
  "user_id" uuid,
  "auditor_id" uuid,
  "status" text default '待审核' not null,
  "opinion" text,
  "tz_audit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "bug_change_pkey" primary key (id),
  constraint "bug_change_status_check" check ("status" in ('待审核', '同意', '拒绝', '已撤回', '已失效')),
  constraint "bug_change_bug_id_fkey" foreign key ("bug_id") references store."bug" (id) on delete cascade,
  constraint "bug_change_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "bug_change_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action,
  constraint "bug_change_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."bug_change" enable row level security;
create table store."bug_collaborator" (
  "bug_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "bug_collaborator_pkey" primary key (bug_id, user_id),
  constraint "bug_collaborator_bug_id_fkey" foreign key (bug_id) references store."bug" (id) on delete cascade,
  constraint "bug_collaborator_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."bug_collaborator" enable row level security;
create table store."change" (
  "id" uuid not null,
  "target_type" text not null,
  "target_id" text not null,
  "title" text collate "zh-x-icu",
  "project_id" uuid,
  "original_date" date,
  "old_date" date,
  "new_date" date not null,
  "cause" text not null,
  "file" jsonb default '[]' not null,
  "sequence" integer,
  "user_id" uuid,
  "auditor_id" uuid,
  "status" text default '待审核' not null,
  "opinion" text,
  "tz_audit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "change_pkey" primary key (id),
  constraint "change_target_type_check" check ("target_type" in ('task', 'applyFor')),
  constraint "change_status_check" check ("status" in ('待审核', '同意', '拒绝', '已撤回', '已失效')),
  constraint "change_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "change_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "change_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action,
  constraint "change_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."change" enable row level security;
create table store."client_sync" (
  "id" uuid not null,
  "client_id" uuid,
  "project_id" uuid,
  "target_type" text collate "zh-x-icu",
  "target_id" text,
  "payload" jsonb,
  "status" text default '待同步' not null,
  "tries" integer default 0 not null,
  "tz_next" timestamp with time zone,
  "tz_done" timestamp with time zone,
  "error" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "client_sync_pkey" primary key (id),
  constraint "client_sync_target_type_check" check ("target_type" in ('bug', 'applyFor')),
  constraint "client_sync_status_check" check ("status" in ('待同步', '成功', '失败', '已合并')),
  constraint "client_sync_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action,
  constraint "client_sync_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "client_sync_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."client_sync" enable row level security;
create table store."meeting_kind" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "type" text not null,
  "rule" jsonb not null,
  "is_enable" boolean default true not null,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "meeting_kind_pkey" primary key (id),
  constraint "meeting_kind_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."meeting_kind" enable row level security;
create table store."work_day" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "kind" uuid not null,
  "date" timestamp with time zone not null,
  "end_date" timestamp with time zone,
  "address" text,
  "work" text,
  "host_id" uuid not null,
  "visitor" text,
  "relevance_id" text,
  "relevance_module" text,
  "imp_type" text,
  "file" jsonb default '[]' not null,
  "summary" text,
  "recorder_id" uuid,
  "end_summary" text,
  "sore" integer,
  "need_open" boolean default false not null,
  "background" jsonb default '[]' not null,
  "logo" jsonb default '[]' not null,
  "color" text default '#FFFFFF' not null,
  "status" text default '待召开' not null,
  "tz_summary" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "work_day_pkey" primary key (id),
  constraint "work_day_relevance_module_check" check ("relevance_module" in ('project', 'client', 'businessOpportunity')),
  constraint "work_day_status_check" check ("status" in ('待召开', '进行中', '待纪要', '已完成', '已取消')),
  constraint "work_day_rule1" check ((("date" < "end_date") and (round(round(extract(epoch from ("end_date") - ("date")), 24) / nullif(3600, 0), 24) <= 24))),
  constraint "work_day_kind_fkey" foreign key ("kind") references store."meeting_kind" (id) on delete no action,
  constraint "work_day_host_id_fkey" foreign key ("host_id") references store."user" (id) on delete no action,
  constraint "work_day_recorder_id_fkey" foreign key ("recorder_id") references store."user" (id) on delete no action,
  constraint "work_day_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."work_day" enable row level security;
create table store."task_day" (
  "id" uuid not null,
  "user_id" uuid not null,
  "date" date not null,
  "summarize" text,
  "summarized" boolean generated always as (("summarize" is not null)) stored,
  "work_day_id" uuid,
  "stage" text default '未预估' not null,
  "is_estimate" boolean generated always as (("tz_estimate" is not null)) stored,
  "is_estimate_late" boolean default false not null,
  "is_save" boolean generated always as (("tz_save" is not null)) stored,
  "is_confirm" boolean generated always as (("stage" in ('已确认', 'PMO已确认'))) stored,
  "pmo_confirm" boolean generated always as (("stage" = 'PMO已确认')) stored,
  "is_leave" boolean default false not null,
  "need_calc" boolean default true not null,
  "not_calc_reason" text,
  "confirmer_id" uuid,
  "back_opinion" text,
  "tz_estimate" timestamp with time zone,
  "tz_save" timestamp with time zone,
  "tz_confirm" timestamp with time zone,
  "tz_pmo" timestamp with time zone,
  "plan_hours" numeric(16,1),
  "actual_hours" numeric(16,1),
  "done_rate" numeric(16,2),
  "status" text generated always as (case when (("is_leave" = true) and ("stage" in ('未预估', '已预估'))) then '请假' else "stage" end) stored,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "task_day_pkey" primary key (id),
  constraint "task_day_stage_check" check ("stage" in ('未预估', '已预估', '已保存', '退回', '已确认', 'PMO已确认')),
  constraint "task_day_status_check" check ("status" in ('请假', '未预估', '已预估', '已保存', '退回', '已确认', 'PMO已确认')),
  constraint "task_day_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "task_day_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete set null,
  constraint "task_day_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action,
  constraint "task_day_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."task_day" enable row level security;
create table store."daily_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "date" date not null,
  "task_day_id" uuid,
  "progress" text,
  "summarize" text,
  "plan" text,
  "problem" text,
  "place_reason" text,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "source" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "daily_work_pkey" primary key (id),
  constraint "daily_work_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "daily_work_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交')),
  constraint "daily_work_source_check" check ("source" in ('手机', '电脑')),
  constraint "daily_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "daily_work_task_day_id_fkey" foreign key ("task_day_id") references store."task_day" (id) on delete set null,
  constraint "daily_work_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action,
  constraint "daily_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."daily_work" enable row level security;
create table store."extra_task" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "type" text default '其他' not null,
  "describe" text,
  "file" jsonb default '[]' not null,
  "user_id" uuid,
  "confirmer_id" uuid,
  "project_id" uuid,
  "priority" text default '中' not null,
  "sort" integer default 100 not null,
  "date" date not null,
  "predict" numeric(16,1),
  "need_confirm" boolean default true not null,
  "result" text,
  "opinion" text,
  "status" text default '待确认' not null,
  "tz_complete" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "extra_task_pkey" primary key (id),
  constraint "extra_task_priority_check" check ("priority" in ('高', '中', '低')),
  constraint "extra_task_status_check" check ("status" in ('待确认', '进行中', '已完成', '驳回', '取消')),
  constraint "extra_task_rule1" check ((((("tz_create" at time zone 'Asia/Shanghai')::date)::date + (-7)::integer) <= "date")),
  constraint "extra_task_rule2" check (("date" <= ((("tz_create" at time zone 'Asia/Shanghai')::date)::date + (30)::integer))),
  constraint "extra_task_rule3" check ((("predict" * 2) = floor((("predict" * 2))::numeric))),
  constraint "extra_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "extra_task_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action,
  constraint "extra_task_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "extra_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."extra_task" enable row level security;
create table store."goal_plan" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "type" text not null,
  "year" integer not null,
  "quarter" integer,
  "month" integer,
  "week" integer,
  "start_date" date generated always as (case when ("type" = '周') then ((((make_date(("year")::integer, ("month")::integer, (1)::integer))::date + ((case when (extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer <= 4) then (4 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) else (11 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) end + (7 * ("week" - 1))))::integer))::date + (-3)::integer) when ("type" = '月度') then make_date(("year")::integer, ("month")::integer, (1)::integer) when ("type" = '季度') then make_date(("year")::integer, (((3 * "quarter") - 2))::integer, (1)::integer) else make_date(("year")::integer, (1)::integer, (1)::integer) end) stored,
  "end_date" date generated always as (case when ("type" = '周') then ((((make_date(("year")::integer, ("month")::integer, (1)::integer))::date + ((case when (extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer <= 4) then (4 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) else (11 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) end + (7 * ("week" - 1))))::integer))::date + (3)::integer) when ("type" = '月度') then (make_date(extract(year from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer, extract(month from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer, 1) + interval '1 month' - interval '1 day')::date when ("type" = '季度') then (make_date(extract(year from (((case when ("type" = '周') then ((((make_date(("year")::integer, ("month")::integer, (1)::integer))::date + ((case when (extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer <= 4) then (4 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) else (11 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) end + (7 * ("week" - 1))))::integer))::date + (-3)::integer) when ("type" = '月度') then make_date(("year")::integer, ("month")::integer, (1)::integer) when ("type" = '季度') then make_date(("year")::integer, (((3 * "quarter") - 2))::integer, (1)::integer) else make_date(("year")::integer, (1)::integer, (1)::integer) end)::date + make_interval(months => (2)::integer))::date)::date)::integer, extract(month from (((case when ("type" = '周') then ((((make_date(("year")::integer, ("month")::integer, (1)::integer))::date + ((case when (extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer <= 4) then (4 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) else (11 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) end + (7 * ("week" - 1))))::integer))::date + (-3)::integer) when ("type" = '月度') then make_date(("year")::integer, ("month")::integer, (1)::integer) when ("type" = '季度') then make_date(("year")::integer, (((3 * "quarter") - 2))::integer, (1)::integer) else make_date(("year")::integer, (1)::integer, (1)::integer) end)::date + make_interval(months => (2)::integer))::date)::date)::integer, 1) + interval '1 month' - interval '1 day')::date else make_date(("year")::integer, (12)::integer, (31)::integer) end) stored,
  "parent_id" uuid,
  "user_id" uuid not null,
  "department_id" uuid,
  "project_id" uuid,
  "content" text not null,
  "weight" numeric(16,2),
  "progress" numeric(16,1) default '0.0' not null,
  "result" text,
  "status" text default '草稿' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "goal_plan_pkey" primary key (id),
  constraint "goal_plan_status_check" check ("status" in ('草稿', '进行中', '已完成', '未完成', '已取消')),
  constraint "goal_plan_rule1" check ((not ("type" = '周') or (extract(month from (((make_date(("year")::integer, ("month")::integer, (1)::integer))::date + ((case when (extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer <= 4) then (4 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) else (11 - extract(isodow from (make_date(("year")::integer, ("month")::integer, (1)::integer))::date)::integer) end + (7 * ("week" - 1))))::integer))::date)::integer = "month"))),
  constraint "goal_plan_requires1" check ((("type" = '季度')) is not true or ("quarter" is not null)),
  constraint "goal_plan_requires2" check ((("type" = '月度')) is not true or ("month" is not null)),
  constraint "goal_plan_requires3" check ((("type" = '周')) is not true or ("month" is not null) and ("week" is not null)),
  constraint "goal_plan_parent_id_fkey" foreign key ("parent_id") references store."goal_plan" (id) on delete no action,
  constraint "goal_plan_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "goal_plan_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "goal_plan_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "goal_plan_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."goal_plan" enable row level security;
create table store."manage_report" (
  "id" uuid not null,
  "user_id" uuid not null,
  "department_id" uuid not null,
  "year" integer not null,
  "month" integer not null,
  "figures" jsonb,
  "progress" text,
  "team" text,
  "problem" text,
  "plan" text,
  "summarize" text,
  "pmo_id" uuid,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "manage_report_pkey" primary key (id),
  constraint "manage_report_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "manage_report_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交')),
  constraint "manage_report_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "manage_report_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "manage_report_pmo_id_fkey" foreign key ("pmo_id") references store."user" (id) on delete no action,
  constraint "manage_report_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action,
  constraint "manage_report_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."manage_report" enable row level security;
create table store."market_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "date" date not null,
  "task_day_id" uuid,
  "visits" jsonb default '[]' not null,
  "visit_count" integer generated always as (coalesce(jsonb_array_length(jsonb_path_query_array("visits", '$[*]')), 0)) stored,
  "opportunity_count" integer default 0 not null,
  "progress" text,
  "summarize" text,
  "plan" text,
  "problem" text,
  "place_reason" text,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "market_work_pkey" primary key (id),
  constraint "market_work_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "market_work_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交')),
  constraint "market_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "market_work_task_day_id_fkey" foreign key ("task_day_id") references store."task_day" (id) on delete set null,
  constraint "market_work_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action,
  constraint "market_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."market_work" enable row level security;
create table store."okr_check" (
  "id" uuid not null,
  "okr_id" uuid not null,
  "user_id" uuid,
  "date" date,
  "week_start" date,
  "value" numeric(16,2),
  "confidence" text,
  "text" text,
  "status" text default '待跟进' not null,
  "is_miss" boolean default false not null,
  "tz_fill" timestamp with time zone,
  "confirmer_id" uuid,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "okr_check_pkey" primary key (id),
  constraint "okr_check_confidence_check" check ("confidence" in ('高', '中', '低')),
  constraint "okr_check_status_check" check ("status" in ('待跟进', '已跟进', '已确认', '缺失', '免除')),
  constraint "okr_check_okr_id_fkey" foreign key ("okr_id") references store."okr" (id) on delete cascade,
  constraint "okr_check_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "okr_check_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action,
  constraint "okr_check_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."okr_check" enable row level security;
create table store."week_task_comb" (
  "id" uuid not null,
  "name" text collate "zh-x-icu",
  "week_start" date not null,
  "year" integer generated always as (extract(year from ((("week_start")::date + (3)::integer))::date)::integer) stored,
  "month" integer generated always as (extract(month from ((("week_start")::date + (3)::integer))::date)::integer) stored,
  "week" integer generated always as (ceil((round(round((((((("week_start")::date + (3)::integer))::date - (make_date((extract(year from ((("week_start")::date + (3)::integer))::date)::integer)::integer, (extract(month from ((("week_start")::date + (3)::integer))::date)::integer)::integer, (1)::integer))::date) + 1))::numeric, 24) / nullif((7)::numeric, 0), 24))::numeric)) stored,
  "department_id" uuid,
  "project_id" uuid,
  "user_id" uuid,
  "goal" text,
  "summarize" text,
  "work_day_id" uuid,
  "status" text default '编制中' not null,
  "tz_send" timestamp with time zone,
  "tz_complete" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "week_task_comb_pkey" primary key (id),
  constraint "week_task_comb_status_check" check ("status" in ('编制中', '已下发', '已完成', '已作废')),
  constraint "week_task_comb_rule1" check ((extract(isodow from ("week_start")::date)::integer = 1)),
  constraint "week_task_comb_rule2" check (((case when ("department_id" is not null) then 1 else 0 end + case when ("project_id" is not null) then 1 else 0 end) = 1)),
  constraint "week_task_comb_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "week_task_comb_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "week_task_comb_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "week_task_comb_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete set null,
  constraint "week_task_comb_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."week_task_comb" enable row level security;
create table store."task_week" (
  "id" uuid not null,
  "user_id" uuid not null,
  "week_start" date not null,
  "year" integer generated always as (extract(year from ((("week_start")::date + (3)::integer))::date)::integer) stored,
  "month" integer generated always as (extract(month from ((("week_start")::date + (3)::integer))::date)::integer) stored,
  "week" integer generated always as (ceil((round(round((((((("week_start")::date + (3)::integer))::date - (make_date((extract(year from ((("week_start")::date + (3)::integer))::date)::integer)::integer, (extract(month from ((("week_start")::date + (3)::integer))::date)::integer)::integer, (1)::integer))::date) + 1))::numeric, 24) / nullif((7)::numeric, 0), 24))::numeric)) stored,
  "goal" text,
  "plan_hours" numeric(16,1),
  "item_count" integer,
  "done_count" integer,
  "done_rate" numeric(16,2) generated always as (round((round(round((("done_count" * 100))::numeric, 24) / nullif(("item_count")::numeric, 0), 24))::numeric, 1)) stored,
  "status" text default '草稿' not null,
  "is_estimate" boolean generated always as (not ("status" = '草稿')) stored,
  "is_save" boolean generated always as (("status" in ('已保存', '退回', '已确认', 'PMO已确认'))) stored,
  "is_confirm" boolean generated always as (("status" in ('已确认', 'PMO已确认'))) stored,
  "pmo_confirm" boolean generated always as (("status" = 'PMO已确认')) stored,
  "is_leave" boolean default false not null,
  "need_calc" boolean default true not null,
  "summarize" text,
  "summarized" boolean generated always as (("summarize" is not null)) stored,
  "work_day_id" uuid,
  "week_task_comb_id" uuid,
  "confirmer_id" uuid,
  "opinion" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "task_week_pkey" primary key (id),
  constraint "task_week_status_check" check ("status" in ('草稿', '已提交', '已下发', '已保存', '退回', '已确认', 'PMO已确认')),
  constraint "task_week_rule1" check ((extract(isodow from ("week_start")::date)::integer = 1)),
  constraint "task_week_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "task_week_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete set null,
  constraint "task_week_week_task_comb_id_fkey" foreign key ("week_task_comb_id") references store."week_task_comb" (id) on delete set null,
  constraint "task_week_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action,
  constraint "task_week_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."task_week" enable row level security;
create table store."weekend_task" (
  "id" uuid not null,
  "user_id" uuid,
  "date" date not null,
  "reason" text collate "zh-x-icu" not null,
  "plan_hours" numeric(16,1),
  "actual_hours" numeric(16,1),
  "place" text default '公司' not null,
  "status" text default '草稿' not null,
  "is_estimate" boolean generated always as (not ("status" = '草稿')) stored,
  "is_save" boolean generated always as (("status" in ('已保存', '退回', '已确认', 'PMO已确认'))) stored,
  "is_confirm" boolean generated always as (("status" in ('已确认', 'PMO已确认'))) stored,
  "pmo_confirm" boolean generated always as (("status" = 'PMO已确认')) stored,
  "is_leave" boolean default false not null,
  "need_calc" boolean default true not null,
  "summarize" text,
  "summarized" boolean generated always as (("summarize" is not null)) stored,
  "work_day_id" uuid,
  "confirmer_id" uuid,
  "opinion" text,
  "overtime_id" uuid,
  "tz_save" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "weekend_task_pkey" primary key (id),
  constraint "weekend_task_place_check" check ("place" in ('公司', '客户现场', '远程')),
  constraint "weekend_task_status_check" check ("status" in ('草稿', '待审批', '已批准', '驳回', '已保存', '退回', '已确认', 'PMO已确认', '取消')),
  constraint "weekend_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "weekend_task_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete set null,
  constraint "weekend_task_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action,
  constraint "weekend_task_overtime_id_fkey" foreign key ("overtime_id") references store."overtime" (id) on delete set null,
  constraint "weekend_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."weekend_task" enable row level security;
create table store."plan_item" (
  "id" uuid not null,
  "task_day_id" uuid,
  "task_week_id" uuid,
  "weekend_task_id" uuid,
  "source_type" text default '其他' not null,
  "source_id" text,
  "title" text collate "zh-x-icu" not null,
  "project_id" uuid,
  "plan_hours" numeric(16,1) default '0.0' not null,
  "actual_hours" numeric(16,1),
  "remain_hours" numeric(16,1),
  "progress" numeric(16,2),
  "is_done" boolean default false not null,
  "output" text,
  "output_file" jsonb default '[]' not null,
  "reason" text,
  "days" jsonb,
  "dispatcher_id" uuid,
  "is_carry" boolean default false not null,
  "count" boolean default true not null,
  "sort" integer,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "plan_item_pkey" primary key (id),
  constraint "plan_item_source_type_check" check ("source_type" in ('task', 'extraTask', 'bug', 'applyFor', 'wbsTask', 'milepost', 'pmoAssign', 'workDay', '其他')),
  constraint "plan_item_rule1" check (((case when ("task_day_id" is not null) then 1 else 0 end + case when ("task_week_id" is not null) then 1 else 0 end + case when ("weekend_task_id" is not null) then 1 else 0 end) = 1)),
  constraint "plan_item_rule2" check ((("plan_hours" * 2) = floor((("plan_hours" * 2))::numeric))),
  constraint "plan_item_rule3" check ((("actual_hours" * 2) = floor((("actual_hours" * 2))::numeric))),
  constraint "plan_item_rule4" check ((("remain_hours" * 2) = floor((("remain_hours" * 2))::numeric))),
  constraint "plan_item_task_day_id_fkey" foreign key ("task_day_id") references store."task_day" (id) on delete cascade,
  constraint "plan_item_task_week_id_fkey" foreign key ("task_week_id") references store."task_week" (id) on delete cascade,
  constraint "plan_item_weekend_task_id_fkey" foreign key ("weekend_task_id") references store."weekend_task" (id) on delete cascade,
  constraint "plan_item_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "plan_item_dispatcher_id_fkey" foreign key ("dispatcher_id") references store."user" (id) on delete no action,
  constraint "plan_item_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."plan_item" enable row level security;
create table store."pmo_assign" (
  "id" uuid not null,
  "content" text collate "zh-x-icu" not null,
  "user_id" uuid not null,
  "sender_id" uuid,
  "project_id" uuid,
  "date" date not null,
  "priority" text default '中' not null,
  "file" jsonb default '[]' not null,
  "status" text default '待接收' not null,
  "is_over" boolean generated always as (("status" in ('已完成', '已取消'))) stored,
  "result" text,
  "result_file" jsonb default '[]' not null,
  "opinion" text,
  "tz_accept" timestamp with time zone,
  "tz_result" timestamp with time zone,
  "tz_complete" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "pmo_assign_pkey" primary key (id),
  constraint "pmo_assign_priority_check" check ("priority" in ('高', '中', '低')),
  constraint "pmo_assign_status_check" check ("status" in ('待接收', '处理中', '待确认', '已完成', '退回', '已取消')),
  constraint "pmo_assign_rule1" check ((("tz_create" at time zone 'Asia/Shanghai')::date <= "date")),
  constraint "pmo_assign_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "pmo_assign_sender_id_fkey" foreign key ("sender_id") references store."user" (id) on delete no action,
  constraint "pmo_assign_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "pmo_assign_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."pmo_assign" enable row level security;
create table store."pmo_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "week_start" date not null,
  "figures" jsonb,
  "progress" text,
  "risk" text,
  "plan" text,
  "summarize" text,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "pmo_work_pkey" primary key (id),
  constraint "pmo_work_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "pmo_work_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交')),
  constraint "pmo_work_rule1" check ((extract(isodow from ("week_start")::date)::integer = 1)),
  constraint "pmo_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "pmo_work_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action,
  constraint "pmo_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."pmo_work" enable row level security;
create table store."task" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "type" text default '其他' not null,
  "describe" text,
  "file" jsonb default '[]' not null,
  "project_id" uuid,
  "milepost_task_id" uuid,
  "wbs_id" uuid,
  "user_id" uuid,
  "designee" uuid not null,
  "auditor1" uuid,
  "auditor2" uuid,
  "supervise" uuid,
  "supervising" boolean default false not null,
  "priority" text default '中' not null,
  "sort" integer default 100 not null,
  "date" date not null,
  "original_time" date,
  "predict" numeric(16,1),
  "weight" numeric(16,1) generated always as (case when (0 < "predict") then "predict" else 1 end) stored,
  "need_confirm" boolean default true not null,
  "attachment_required" boolean default false not null,
  "attachments" jsonb default '[]' not null,
  "result_describe" text,
  "weekly_cycle" jsonb,
  "aboriginal" uuid,
  "status" text default '草稿' not null,
  "pre_status" text,
  "audit_status" text default '未提交' not null,
  "opinion" text,
  "tz_agree" timestamp with time zone,
  "end_time" timestamp with time zone,
  "cause" text,
  "update_date" date,
  "update_status" text default '无' not null,
  "change_time" timestamp with time zone,
  "adjust_times" integer default 0 not null,
  "adjustor" uuid,
  "tz_pause" timestamp with time zone,
  "pause_days" integer default 0 not null,
  "is_over" boolean generated always as (("status" in ('已完成', '取消'))) stored,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "task_pkey" primary key (id),
  constraint "task_priority_check" check ("priority" in ('高', '中', '低')),
  constraint "task_status_check" check ("status" in ('草稿', '待确认', '待开始', '进行中', '待审核', '已完成', '暂停', '取消')),
  constraint "task_pre_status_check" check ("pre_status" in ('待确认', '待开始', '进行中')),
  constraint "task_audit_status_check" check ("audit_status" in ('未提交', '无需审核', '待一级审核', '待二级审核', '通过', '驳回')),
  constraint "task_update_status_check" check ("update_status" in ('无', '待审核', '同意', '拒绝')),
  constraint "task_rule1" check ((not ("auditor1" is not null) or not ("designee" = "auditor1"))),
  constraint "task_rule2" check ((not ("auditor2" is not null) or not ("designee" = "auditor2"))),
  constraint "task_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action,
  constraint "task_milepost_task_id_fkey" foreign key ("milepost_task_id") references store."milepost" (id) on delete set null,
  constraint "task_wbs_id_fkey" foreign key ("wbs_id") references store."wbs_task" (id) on delete set null,
  constraint "task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "task_designee_fkey" foreign key ("designee") references store."user" (id) on delete no action,
  constraint "task_auditor1_fkey" foreign key ("auditor1") references store."user" (id) on delete no action,
  constraint "task_auditor2_fkey" foreign key ("auditor2") references store."user" (id) on delete no action,
  constraint "task_supervise_fkey" foreign key ("supervise") references store."user" (id) on delete no action,
  constraint "task_aboriginal_fkey" foreign key ("aboriginal") references store."task" (id) on delete no action,
  constraint "task_adjustor_fkey" foreign key ("adjustor") references store."user" (id) on delete no action,
  constraint "task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."task" enable row level security;
create table store."task_users" (
  "id" uuid not null,
  "task_id" uuid not null,
  "user_id" uuid not null,
  "type" text default '协作' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "task_users_pkey" primary key (id),
  constraint "task_users_type_check" check ("type" in ('协作', '抄送', '关注', '忽略')),
  constraint "task_users_task_id_fkey" foreign key ("task_id") references store."task" (id) on delete cascade,
  constraint "task_users_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "task_users_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."task_users" enable row level security;
create table store."week_task_comb_user_ids" (
  "week_task_comb_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "week_task_comb_user_ids_pkey" primary key (week_task_comb_id, user_id),
  constraint "week_task_comb_user_ids_week_task_comb_id_fkey" foreign key (week_task_comb_id) references store."week_task_comb" (id) on delete cascade,
  constraint "week_task_comb_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."week_task_comb_user_ids" enable row level security;
create table store."week_task_snapshot" (
  "id" uuid not null,
  "week_task_comb_id" uuid not null,
  "kind" text collate "zh-x-icu" not null,
  "week_start" date,
  "tz_snapshot" timestamp with time zone,
  "user_id" uuid,
  "content" jsonb,
  "plan_count" integer,
  "done_count" integer,
  "plan_hours" numeric(16,1),
  "actual_hours" numeric(16,1),
  "done_rate" numeric(16,2),
  "added" integer,
  "removed" integer,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "week_task_snapshot_pkey" primary key (id),
  constraint "week_task_snapshot_kind_check" check ("kind" in ('下发', '完成')),
  constraint "week_task_snapshot_week_task_comb_id_fkey" foreign key ("week_task_comb_id") references store."week_task_comb" (id) on delete no action,
  constraint "week_task_snapshot_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "week_task_snapshot_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."week_task_snapshot" enable row level security;
create table store."week_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "week_start" date not null,
  "date" date,
  "task_week_id" uuid,
  "progress" text,
  "summarize" text,
  "plan" text,
  "problem" text,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "week_work_pkey" primary key (id),
  constraint "week_work_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "week_work_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交')),
  constraint "week_work_rule1" check ((extract(isodow from ("week_start")::date)::integer = 1)),
  constraint "week_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "week_work_task_week_id_fkey" foreign key ("task_week_id") references store."task_week" (id) on delete set null,
  constraint "week_work_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action,
  constraint "week_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."week_work" enable row level security;
create table store."work_day_attend" (
  "id" uuid not null,
  "work_day_id" uuid not null,
  "user_id" uuid not null,
  "status" text collate "zh-x-icu" default '待确认' not null,
  "must_attend" boolean default true not null,
  "reason" text,
  "tz_reply" timestamp with time zone,
  "tz_sign" timestamp with time zone,
  "is_excused" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "work_day_attend_pkey" primary key (id),
  constraint "work_day_attend_status_check" check ("status" in ('待确认', '参加', '请假', '缺席')),
  constraint "work_day_attend_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete cascade,
  constraint "work_day_attend_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "work_day_attend_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."work_day_attend" enable row level security;
create table store."work_day_user_ids" (
  "work_day_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "work_day_user_ids_pkey" primary key (work_day_id, user_id),
  constraint "work_day_user_ids_work_day_id_fkey" foreign key (work_day_id) references store."work_day" (id) on delete cascade,
  constraint "work_day_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."work_day_user_ids" enable row level security;
alter table store."department" add constraint "department_leader_id_fkey" foreign key ("leader_id") references store."user" (id) on delete set null;
alter table store."department" add constraint "department_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "department_parent_id_idx" on store."department" ("parent_id");
create index "department_leader_id_idx" on store."department" ("leader_id");
create index "department_creator_id_idx" on store."department" ("creator_id");
create index "department_tz_create_idx" on store."department" (tz_create desc, id desc);
create unique index "department_code_key" on store."department" ("code");
create unique index "department_dingtalk_id_key" on store."department" ("dingtalk_id");
create unique index "department_parent_id_name_key" on store."department" ("parent_id", "name");
create index "department_search_idx" on store."department" using gin (search_grams);
alter table store."role" add constraint "role_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "role_creator_id_idx" on store."role" ("creator_id");
create index "role_tz_create_idx" on store."role" (tz_create desc, id desc);
create unique index "role_name_key" on store."role" ("name");
create index "role_search_idx" on store."role" using gin (search_grams);
create index "user_department_id_sort_idx" on store."user" ("department_id", "sort");
create index "user_is_enable_sort_idx" on store."user" ("is_enable", "sort");
create index "user_superior_id_idx" on store."user" ("superior_id");
create index "user_role_id_idx" on store."user" ("role_id");
create index "user_preset_role_id_idx" on store."user" ("preset_role_id");
create index "user_deputy_id_idx" on store."user" ("deputy_id");
create index "user_creator_id_idx" on store."user" ("creator_id");
create index "user_status_tz_create_idx" on store."user" ("status", tz_create desc, id desc);
create index "user_tz_create_idx" on store."user" (tz_create desc, id desc) include ("status");
create unique index "user_job_number_key" on store."user" ("job_number");
create unique index "user_mobile_key" on store."user" ("mobile");
create unique index "user_dingtalk_id_key" on store."user" ("dingtalk_id");
create index "user_search_idx" on store."user" using gin (search_grams);
create index "attendance_month_user_id_month_idx" on store."attendance_month" ("user_id", "month");
create index "attendance_month_month_status_idx" on store."attendance_month" ("month", "status");
create index "attendance_month_creator_id_idx" on store."attendance_month" ("creator_id");
create index "attendance_month_status_tz_create_idx" on store."attendance_month" ("status", tz_create desc, id desc) include ("user_id");
create index "attendance_month_tz_create_idx" on store."attendance_month" (tz_create desc, id desc) include ("user_id", "status");
create unique index "attendance_month_user_id_month_key" on store."attendance_month" ("user_id", "month");
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
create index "attendance_punch_user_id_tz_punch_idx" on store."attendance_punch" ("user_id", "tz_punch");
create index "attendance_punch_attendance_id_idx" on store."attendance_punch" ("attendance_id");
create index "attendance_punch_creator_id_idx" on store."attendance_punch" ("creator_id");
create index "attendance_punch_tz_create_idx" on store."attendance_punch" (tz_create desc, id desc) include ("user_id");
create unique index "attendance_punch_user_id_tz_punch_key" on store."attendance_punch" ("user_id", "tz_punch");
create index "check_on_work_user_id_start_date_idx" on store."check_on_work" ("user_id", "start_date");
create index "check_on_work_start_date_status_idx" on store."check_on_work" ("start_date", "status");
create index "check_on_work_leader_id_idx" on store."check_on_work" ("leader_id");
create index "check_on_work_creator_id_idx" on store."check_on_work" ("creator_id");
create index "check_on_work_status_tz_create_idx" on store."check_on_work" ("status", tz_create desc, id desc) include ("user_id");
create index "check_on_work_tz_create_idx" on store."check_on_work" (tz_create desc, id desc) include ("user_id", "status");
create unique index "check_on_work_user_id_start_date_key" on store."check_on_work" ("user_id", "start_date");
create index "check_on_work_fact_user_id_date_idx" on store."check_on_work_fact" ("user_id", "date");
create index "check_on_work_fact_check_on_work_id_kind_idx" on store."check_on_work_fact" ("check_on_work_id", "kind");
create index "check_on_work_fact_creator_id_idx" on store."check_on_work_fact" ("creator_id");
create index "check_on_work_fact_tz_create_idx" on store."check_on_work_fact" (tz_create desc, id desc) include ("user_id");
create unique index "check_on_work_fact_user_id_kind_date_module_relevance_id_key" on store."check_on_work_fact" ("user_id", "kind", "date", "module", "relevance_id");
create index "check_on_work_fact_search_idx" on store."check_on_work_fact" using gin (search_grams);
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
create index "client_province_city_district_idx" on store."client" ("province", "city", "district");
create index "client_ownership_tz_create_idx" on store."client" ("ownership", tz_create desc, id desc) include ("user_id", "helper_id", "creator_id", "status");
create index "client_audit1_idx" on store."client" ("audit1");
create index "client_user_id_tz_create_idx" on store."client" ("user_id", tz_create desc, id desc) include ("helper_id", "creator_id", "ownership", "status");
create index "client_helper_id_tz_create_idx" on store."client" ("helper_id", tz_create desc, id desc) include ("user_id", "creator_id", "ownership", "status");
create index "client_initiator_idx" on store."client" ("initiator");
create index "client_merged_into_id_idx" on store."client" ("merged_into_id");
create index "client_creator_id_tz_create_idx" on store."client" ("creator_id", tz_create desc, id desc) include ("user_id", "helper_id", "ownership", "status");
create index "client_status_tz_create_idx" on store."client" ("status", tz_create desc, id desc) include ("user_id", "helper_id", "creator_id", "ownership");
create index "client_tz_create_idx" on store."client" (tz_create desc, id desc) include ("user_id", "helper_id", "creator_id", "ownership", "status");
create unique index "client_normal_name_key" on store."client" ("normal_name") where (("is_use" = true) and not ("status" in ('驳回', '已作废')));
create unique index "client_account_id_key" on store."client" ("account_id") where (("is_use" = true) and not ("status" in ('驳回', '已作废')));
create index "client_search_idx" on store."client" using gin (search_grams);
alter table store."contract" add constraint "contract_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
create index "contract_business_opportunity_id_idx" on store."contract" ("business_opportunity_id");
create index "contract_client_id_tz_create_idx" on store."contract" ("client_id", tz_create desc, id desc) include ("initiator", "creator_id", "business_opportunity_id", "status", "stage");
create index "contract_client_id_status_idx" on store."contract" ("client_id", "status");
create index "contract_parent_id_idx" on store."contract" ("parent_id");
create index "contract_maintain_date_idx" on store."contract" ("maintain_date");
create index "contract_self_company_sign_date_idx" on store."contract" ("self_company", "sign_date");
create index "contract_initiator_tz_create_idx" on store."contract" ("initiator", tz_create desc, id desc) include ("creator_id", "client_id", "business_opportunity_id", "status", "stage");
create index "contract_signer_idx" on store."contract" ("signer");
create index "contract_audit1_idx" on store."contract" ("audit1");
create index "contract_audit2_idx" on store."contract" ("audit2");
create index "contract_creator_id_tz_create_idx" on store."contract" ("creator_id", tz_create desc, id desc) include ("initiator", "client_id", "business_opportunity_id", "status", "stage");
create index "contract_status_tz_create_idx" on store."contract" ("status", tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "business_opportunity_id", "stage");
create index "contract_stage_tz_create_idx" on store."contract" ("stage", tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "business_opportunity_id", "status");
create index "contract_tz_create_idx" on store."contract" (tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "business_opportunity_id", "status", "stage");
create unique index "contract_contract_number_key" on store."contract" ("contract_number");
create index "contract_search_idx" on store."contract" using gin (search_grams);
alter table store."zfcg" add constraint "zfcg_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete set null;
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
create index "business_opportunity_sales_personnel_schedule_idx" on store."business_opportunity" ("sales_personnel", "schedule");
create index "business_opportunity_client_id_idx" on store."business_opportunity" ("client_id");
create index "business_opportunity_sign_date_idx" on store."business_opportunity" ("sign_date");
create index "business_opportunity_performance_from_sign_date_idx" on store."business_opportunity" ("performance_from", "sign_date");
create index "business_opportunity_helper_id_tz_create_idx" on store."business_opportunity" ("helper_id", tz_create desc, id desc) include ("sales_personnel", "creator_id", "performance_from", "status", "schedule");
create index "business_opportunity_relate_id_idx" on store."business_opportunity" ("relate_id");
create index "business_opportunity_parent_contract_id_idx" on store."business_opportunity" ("parent_contract_id");
create index "business_opportunity_audit1_idx" on store."business_opportunity" ("audit1");
create index "business_opportunity_zfcg_id_idx" on store."business_opportunity" ("zfcg_id");
create index "business_opportunity_creator_id_tz_create_idx" on store."business_opportunity" ("creator_id", tz_create desc, id desc) include ("sales_personnel", "helper_id", "performance_from", "status", "schedule");
create index "business_opportunity_status_tz_create_idx" on store."business_opportunity" ("status", tz_create desc, id desc) include ("sales_personnel", "helper_id", "creator_id", "performance_from", "schedule");
create index "business_opportunity_schedule_tz_create_idx" on store."business_opportunity" ("schedule", tz_create desc, id desc) include ("sales_personnel", "helper_id", "creator_id", "performance_from", "status");
create index "business_opportunity_tz_create_idx" on store."business_opportunity" (tz_create desc, id desc) include ("sales_personnel", "helper_id", "creator_id", "performance_from", "status", "schedule");
create unique index "business_opportunity_serial_number_key" on store."business_opportunity" ("serial_number");
create index "business_opportunity_search_idx" on store."business_opportunity" using gin (search_grams);
create index "demo_apply_client_id_idx" on store."demo_apply" ("client_id");
create index "demo_apply_demo_status_tz_end_idx" on store."demo_apply" ("demo_status", "tz_end");
create index "demo_apply_user_id_idx" on store."demo_apply" ("user_id");
create index "demo_apply_business_opportunity_id_idx" on store."demo_apply" ("business_opportunity_id");
create index "demo_apply_audit1_idx" on store."demo_apply" ("audit1");
create index "demo_apply_creator_id_idx" on store."demo_apply" ("creator_id");
create index "demo_apply_status_tz_create_idx" on store."demo_apply" ("status", tz_create desc, id desc) include ("user_id", "demo_status");
create index "demo_apply_tz_create_idx" on store."demo_apply" (tz_create desc, id desc) include ("user_id", "status", "demo_status");
create index "demo_apply_search_idx" on store."demo_apply" using gin (search_grams);
create index "client_contact_client_id_idx" on store."client_contact" ("client_id");
create index "client_contact_phone_idx" on store."client_contact" ("phone");
create index "client_contact_creator_id_tz_create_idx" on store."client_contact" ("creator_id", tz_create desc, id desc) include ("client_id");
create index "client_contact_tz_create_idx" on store."client_contact" (tz_create desc, id desc) include ("creator_id", "client_id");
create unique index "client_contact_client_id_phone_key" on store."client_contact" ("client_id", "phone");
create index "client_contact_search_idx" on store."client_contact" using gin (search_grams);
create index "demo_apply_client_contact_ids_client_contact_id_idx" on store."demo_apply_client_contact_ids" ("client_contact_id");
alter table store."project" add constraint "project_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."project" add constraint "project_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action;
create index "project_project_status_tz_node_end_idx" on store."project" ("project_status", "tz_node_end");
create index "project_contract_id_idx" on store."project" ("contract_id");
create index "project_principal_id_tz_create_idx" on store."project" ("principal_id", tz_create desc, id desc) include ("initiator", "dev_principal_id", "imp_principal_id", "supervise", "contract_id", "audit_status", "project_status");
create index "project_initiator_tz_create_idx" on store."project" ("initiator", tz_create desc, id desc) include ("principal_id", "dev_principal_id", "imp_principal_id", "supervise", "contract_id", "audit_status", "project_status");
create index "project_business_opportunity_id_idx" on store."project" ("business_opportunity_id");
create index "project_client_id_idx" on store."project" ("client_id");
create index "project_product_library_id_idx" on store."project" ("product_library_id");
create index "project_product_library_version_id_idx" on store."project" ("product_library_version_id");
create index "project_dev_principal_id_tz_create_idx" on store."project" ("dev_principal_id", tz_create desc, id desc) include ("initiator", "principal_id", "imp_principal_id", "supervise", "contract_id", "audit_status", "project_status");
create index "project_imp_principal_id_tz_create_idx" on store."project" ("imp_principal_id", tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "supervise", "contract_id", "audit_status", "project_status");
create index "project_supervise_tz_create_idx" on store."project" ("supervise", tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "imp_principal_id", "contract_id", "audit_status", "project_status");
create index "project_audit1_idx" on store."project" ("audit1");
create index "project_audit2_idx" on store."project" ("audit2");
create index "project_audit3_idx" on store."project" ("audit3");
create index "project_audit4_idx" on store."project" ("audit4");
create index "project_creator_id_idx" on store."project" ("creator_id");
create index "project_audit_status_tz_create_idx" on store."project" ("audit_status", tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "imp_principal_id", "supervise", "contract_id", "project_status");
create index "project_tz_create_idx" on store."project" (tz_create desc, id desc) include ("initiator", "principal_id", "dev_principal_id", "imp_principal_id", "supervise", "contract_id", "audit_status", "project_status");
create unique index "project_code_key" on store."project" ("code");
create unique index "project_report_token_key" on store."project" ("report_token");
create unique index "project_name_key" on store."project" ("name") where ("is_use" = true);
create unique index "project_contract_id_key" on store."project" ("contract_id") where not ("project_status" = '终止');
create index "project_search_idx" on store."project" using gin (search_grams);
create index "project_report_token_digest" on store."project" (md5("report_token"));
alter table store."product_library_version" add constraint "product_library_version_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
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
create index "product_library_principal_id_tz_create_idx" on store."product_library" ("principal_id", tz_create desc, id desc) include ("is_enable");
create index "product_library_dev_principal_id_idx" on store."product_library" ("dev_principal_id");
create index "product_library_current_version_id_idx" on store."product_library" ("current_version_id");
create index "product_library_creator_id_idx" on store."product_library" ("creator_id");
create index "product_library_tz_create_idx" on store."product_library" (tz_create desc, id desc) include ("principal_id", "is_enable");
create unique index "product_library_name_key" on store."product_library" ("name");
create unique index "product_library_code_key" on store."product_library" ("code");
create index "product_library_search_idx" on store."product_library" using gin (search_grams);
create index "demo_apply_product_library_ids_product_library_id_idx" on store."demo_apply_product_library_ids" ("product_library_id");
create index "demo_apply_demo_user_ids_user_id_idx" on store."demo_apply_demo_user_ids" ("user_id");
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
create index "document_user_id_tz_create_idx" on store."document" ("user_id", tz_create desc, id desc) include ("creator_id", "status");
create index "document_role_id_idx" on store."document" ("role_id");
create index "document_creator_id_tz_create_idx" on store."document" ("creator_id", tz_create desc, id desc) include ("user_id", "status");
create index "document_status_tz_create_idx" on store."document" ("status", tz_create desc, id desc) include ("user_id", "creator_id");
create index "document_tz_create_idx" on store."document" (tz_create desc, id desc) include ("user_id", "creator_id", "status");
create index "document_search_idx" on store."document" using gin (search_grams);
create index "category_parent_id_idx" on store."category" ("parent_id");
create index "category_creator_id_idx" on store."category" ("creator_id");
create index "category_tz_create_idx" on store."category" (tz_create desc, id desc) include ("is_enable");
create unique index "category_parent_id_name_key" on store."category" ("parent_id", "name");
create unique index "category_name_key" on store."category" ("name") where ("parent_id" is null);
create index "category_search_idx" on store."category" using gin (search_grams);
create index "course_category_id_shelf_idx" on store."course" ("category_id", "shelf");
create index "course_teacher_id_idx" on store."course" ("teacher_id");
create index "course_shelf_tz_publish_idx" on store."course" ("shelf", "tz_publish");
create index "course_product_library_id_idx" on store."course" ("product_library_id");
create index "course_audit1_idx" on store."course" ("audit1");
create index "course_creator_id_tz_create_idx" on store."course" ("creator_id", tz_create desc, id desc) include ("teacher_id", "shelf", "is_open", "status");
create index "course_status_tz_create_idx" on store."course" ("status", tz_create desc, id desc) include ("creator_id", "teacher_id", "shelf", "is_open");
create index "course_tz_create_idx" on store."course" (tz_create desc, id desc) include ("creator_id", "teacher_id", "shelf", "is_open", "status");
create index "course_search_idx" on store."course" using gin (search_grams);
create index "entry_item_entry_id_tz_create_idx" on store."entry_item" ("entry_id", tz_create desc, id desc) include ("responsible_id", "status");
create index "entry_item_responsible_id_tz_create_idx" on store."entry_item" ("responsible_id", tz_create desc, id desc) include ("entry_id", "status");
create index "entry_item_document_id_idx" on store."entry_item" ("document_id");
create index "entry_item_course_id_idx" on store."entry_item" ("course_id");
create index "entry_item_creator_id_idx" on store."entry_item" ("creator_id");
create index "entry_item_status_tz_create_idx" on store."entry_item" ("status", tz_create desc, id desc) include ("responsible_id", "entry_id");
create index "entry_item_tz_create_idx" on store."entry_item" (tz_create desc, id desc) include ("responsible_id", "entry_id", "status");
create index "entry_item_search_idx" on store."entry_item" using gin (search_grams);
create index "entry_template_department_id_idx" on store."entry_template" ("department_id");
create index "entry_template_role_id_idx" on store."entry_template" ("role_id");
create index "entry_template_document_id_idx" on store."entry_template" ("document_id");
create index "entry_template_course_id_idx" on store."entry_template" ("course_id");
create index "entry_template_creator_id_idx" on store."entry_template" ("creator_id");
create index "entry_template_tz_create_idx" on store."entry_template" (tz_create desc, id desc);
create index "entry_template_search_idx" on store."entry_template" using gin (search_grams);
alter table store."official_seal" add constraint "official_seal_current_use_id_fkey" foreign key ("current_use_id") references store."official_seal_use" (id) on delete set null;
create index "official_seal_keeper_id_tz_create_idx" on store."official_seal" ("keeper_id", tz_create desc, id desc) include ("backup_id", "status");
create index "official_seal_backup_id_tz_create_idx" on store."official_seal" ("backup_id", tz_create desc, id desc) include ("keeper_id", "status");
create index "official_seal_current_use_id_idx" on store."official_seal" ("current_use_id");
create index "official_seal_creator_id_idx" on store."official_seal" ("creator_id");
create index "official_seal_status_tz_create_idx" on store."official_seal" ("status", tz_create desc, id desc) include ("keeper_id", "backup_id");
create index "official_seal_tz_create_idx" on store."official_seal" (tz_create desc, id desc) include ("keeper_id", "backup_id", "status");
create unique index "official_seal_name_key" on store."official_seal" ("name");
create unique index "official_seal_code_key" on store."official_seal" ("code");
create index "official_seal_search_idx" on store."official_seal" using gin (search_grams);
create index "official_seal_use_seal_id_use_status_idx" on store."official_seal_use" ("seal_id", "use_status");
create index "official_seal_use_user_id_status_idx" on store."official_seal_use" ("user_id", "status");
create index "official_seal_use_contract_id_idx" on store."official_seal_use" ("contract_id");
create index "official_seal_use_use_status_tz_back_plan_idx" on store."official_seal_use" ("use_status", "tz_back_plan");
create index "official_seal_use_project_id_idx" on store."official_seal_use" ("project_id");
create index "official_seal_use_companion_id_tz_create_idx" on store."official_seal_use" ("companion_id", tz_create desc, id desc) include ("user_id", "status", "seal_id", "contract_id", "use_status");
create index "official_seal_use_audit1_idx" on store."official_seal_use" ("audit1");
create index "official_seal_use_audit2_idx" on store."official_seal_use" ("audit2");
create index "official_seal_use_operator_id_idx" on store."official_seal_use" ("operator_id");
create index "official_seal_use_creator_id_idx" on store."official_seal_use" ("creator_id");
create index "official_seal_use_status_tz_create_idx" on store."official_seal_use" ("status", tz_create desc, id desc) include ("user_id", "companion_id", "seal_id", "contract_id", "use_status");
create index "official_seal_use_tz_create_idx" on store."official_seal_use" (tz_create desc, id desc) include ("user_id", "companion_id", "status", "seal_id", "contract_id", "use_status");
create unique index "official_seal_use_apply_number_key" on store."official_seal_use" ("apply_number");
create index "official_seal_use_search_idx" on store."official_seal_use" using gin (search_grams);
create index "overtime_user_id_date_idx" on store."overtime" ("user_id", "date");
create index "overtime_settle_date_idx" on store."overtime" ("settle", "date");
create index "overtime_project_id_idx" on store."overtime" ("project_id");
create index "overtime_audit1_idx" on store."overtime" ("audit1");
create index "overtime_creator_id_idx" on store."overtime" ("creator_id");
create index "overtime_status_tz_create_idx" on store."overtime" ("status", tz_create desc, id desc) include ("user_id", "settle");
create index "overtime_tz_create_idx" on store."overtime" (tz_create desc, id desc) include ("user_id", "status", "settle");
create index "performance_user_id_type_start_date_idx" on store."performance" ("user_id", "type", "start_date");
create index "performance_type_year_quarter_status_idx" on store."performance" ("type", "year", "quarter", "status");
create index "performance_leader_id_tz_create_idx" on store."performance" ("leader_id", tz_create desc, id desc) include ("user_id", "status");
create index "performance_creator_id_idx" on store."performance" ("creator_id");
create index "performance_status_tz_create_idx" on store."performance" ("status", tz_create desc, id desc) include ("user_id", "leader_id");
create index "performance_tz_create_idx" on store."performance" (tz_create desc, id desc) include ("user_id", "leader_id", "status");
create unique index "performance_user_id_type_start_date_key" on store."performance" ("user_id", "type", "start_date");
create index "performance_item_performance_id_kind_idx" on store."performance_item" ("performance_id", "kind");
create index "performance_item_creator_id_idx" on store."performance_item" ("creator_id");
create index "performance_item_tz_create_idx" on store."performance_item" (tz_create desc, id desc) include ("performance_id");
create index "receive_item_keeper_id_idx" on store."receive_item" ("keeper_id");
create index "receive_item_creator_id_idx" on store."receive_item" ("creator_id");
create index "receive_item_tz_create_idx" on store."receive_item" (tz_create desc, id desc) include ("is_enable");
create unique index "receive_item_code_key" on store."receive_item" ("code");
create index "receive_item_search_idx" on store."receive_item" using gin (search_grams);
create index "receive_item_id_receive_status_idx" on store."receive" ("item_id", "receive_status");
create index "receive_user_id_receive_status_idx" on store."receive" ("user_id", "receive_status");
create index "receive_due_date_idx" on store."receive" ("due_date");
create index "receive_project_id_idx" on store."receive" ("project_id");
create index "receive_audit1_idx" on store."receive" ("audit1");
create index "receive_creator_id_idx" on store."receive" ("creator_id");
create index "receive_status_tz_create_idx" on store."receive" ("status", tz_create desc, id desc) include ("user_id", "receive_status");
create index "receive_receive_status_tz_create_idx" on store."receive" ("receive_status", tz_create desc, id desc) include ("user_id", "status");
create index "receive_tz_create_idx" on store."receive" (tz_create desc, id desc) include ("user_id", "status", "receive_status");
create unique index "receive_apply_number_key" on store."receive" ("apply_number");
create index "receive_search_idx" on store."receive" using gin (search_grams);
create index "receive_stock_item_id_tz_create_idx" on store."receive_stock" ("item_id", tz_create desc, id desc);
create index "receive_stock_receive_id_idx" on store."receive_stock" ("receive_id");
create index "receive_stock_creator_id_idx" on store."receive_stock" ("creator_id");
create index "receive_stock_tz_create_idx" on store."receive_stock" (tz_create desc, id desc);
create index "rest_day_ledger_user_id_kind_expire_date_idx" on store."rest_day_ledger" ("user_id", "kind", "expire_date");
create index "rest_day_ledger_lot_id_idx" on store."rest_day_ledger" ("lot_id");
create index "rest_day_ledger_creator_id_idx" on store."rest_day_ledger" ("creator_id");
create index "rest_day_ledger_tz_create_idx" on store."rest_day_ledger" (tz_create desc, id desc) include ("user_id");
create unique index "rest_day_ledger_module_relevance_id_source_lot_id_key" on store."rest_day_ledger" ("module", "relevance_id", "source", "lot_id");
create index "rest_day_user_id_start_date_end_date_idx" on store."rest_day" ("user_id", "start_date", "end_date");
create index "rest_day_status_idx" on store."rest_day" ("status");
create index "rest_day_handover_id_tz_create_idx" on store."rest_day" ("handover_id", tz_create desc, id desc) include ("user_id", "status", "rest_status");
create index "rest_day_audit1_idx" on store."rest_day" ("audit1");
create index "rest_day_creator_id_idx" on store."rest_day" ("creator_id");
create index "rest_day_rest_status_tz_create_idx" on store."rest_day" ("rest_status", tz_create desc, id desc) include ("user_id", "handover_id", "status");
create index "rest_day_tz_create_idx" on store."rest_day" (tz_create desc, id desc) include ("user_id", "handover_id", "status", "rest_status");
create unique index "rest_day_sync_id_key" on store."rest_day" ("sync_id");
create index "test_apply_test_status_end_date_idx" on store."test_apply" ("test_status", "end_date");
create index "test_apply_client_id_idx" on store."test_apply" ("client_id");
create index "test_apply_user_id_idx" on store."test_apply" ("user_id");
create index "test_apply_business_opportunity_id_idx" on store."test_apply" ("business_opportunity_id");
create index "test_apply_project_id_idx" on store."test_apply" ("project_id");
create index "test_apply_product_library_id_idx" on store."test_apply" ("product_library_id");
create index "test_apply_product_library_version_id_idx" on store."test_apply" ("product_library_version_id");
create index "test_apply_handler_id_tz_create_idx" on store."test_apply" ("handler_id", tz_create desc, id desc) include ("user_id", "status", "test_status");
create index "test_apply_audit1_idx" on store."test_apply" ("audit1");
create index "test_apply_creator_id_idx" on store."test_apply" ("creator_id");
create index "test_apply_status_tz_create_idx" on store."test_apply" ("status", tz_create desc, id desc) include ("user_id", "handler_id", "test_status");
create index "test_apply_tz_create_idx" on store."test_apply" (tz_create desc, id desc) include ("user_id", "handler_id", "status", "test_status");
create index "test_apply_search_idx" on store."test_apply" using gin (search_grams);
create index "test_apply_tester_ids_user_id_idx" on store."test_apply_tester_ids" ("user_id");
create index "violate_user_id_status_idx" on store."violate" ("user_id", "status");
create index "violate_date_idx" on store."violate" ("date");
create index "violate_leader_id_idx" on store."violate" ("leader_id");
create index "violate_auditor_id_idx" on store."violate" ("auditor_id");
create index "violate_creator_id_tz_create_idx" on store."violate" ("creator_id", tz_create desc, id desc) include ("user_id", "status");
create index "violate_status_tz_create_idx" on store."violate" ("status", tz_create desc, id desc) include ("creator_id", "user_id");
create index "violate_tz_create_idx" on store."violate" (tz_create desc, id desc) include ("creator_id", "user_id", "status");
create index "violate_search_idx" on store."violate" using gin (search_grams);
create index "warn_accident_user_id_status_idx" on store."warn_accident" ("user_id", "status");
create index "warn_accident_date_idx" on store."warn_accident" ("date");
create index "warn_accident_violate_id_idx" on store."warn_accident" ("violate_id");
create index "warn_accident_creator_id_idx" on store."warn_accident" ("creator_id");
create index "warn_accident_status_tz_create_idx" on store."warn_accident" ("status", tz_create desc, id desc) include ("user_id");
create index "warn_accident_tz_create_idx" on store."warn_accident" (tz_create desc, id desc) include ("user_id", "status");
create unique index "warn_accident_dedupe_key_key" on store."warn_accident" ("dedupe_key");
create index "submit_come_go_audit1_idx" on store."submit_come_go" ("audit1");
create index "submit_come_go_audit2_idx" on store."submit_come_go" ("audit2");
create index "submit_come_go_creator_id_tz_create_idx" on store."submit_come_go" ("creator_id", tz_create desc, id desc) include ("status");
create index "submit_come_go_status_tz_create_idx" on store."submit_come_go" ("status", tz_create desc, id desc) include ("creator_id");
create index "submit_come_go_tz_create_idx" on store."submit_come_go" (tz_create desc, id desc) include ("creator_id", "status");
create unique index "submit_come_go_serial_number_key" on store."submit_come_go" ("serial_number");
create index "submit_come_go_search_idx" on store."submit_come_go" using gin (search_grams);
create index "money_come_go_submit_id_idx" on store."money_come_go" ("submit_id");
create index "money_come_go_user_id_settle_idx" on store."money_come_go" ("user_id", "settle");
create index "money_come_go_dt_due_settle_idx" on store."money_come_go" ("dt_due", "settle");
create index "money_come_go_client_id_idx" on store."money_come_go" ("client_id");
create index "money_come_go_business_opportunity_id_idx" on store."money_come_go" ("business_opportunity_id");
create index "money_come_go_contract_id_idx" on store."money_come_go" ("contract_id");
create index "money_come_go_creator_id_idx" on store."money_come_go" ("creator_id");
create index "money_come_go_settle_tz_create_idx" on store."money_come_go" ("settle", tz_create desc, id desc) include ("user_id", "submit_id");
create index "money_come_go_tz_create_idx" on store."money_come_go" (tz_create desc, id desc) include ("user_id", "submit_id", "settle");
create index "money_come_go_search_idx" on store."money_come_go" using gin (search_grams);
create index "submit_expense_user_id_status_idx" on store."submit_expense" ("user_id", "status");
create index "submit_expense_status_pay_status_idx" on store."submit_expense" ("status", "pay_status");
create index "submit_expense_department_id_date_idx" on store."submit_expense" ("department_id", "date");
create index "submit_expense_audit1_idx" on store."submit_expense" ("audit1");
create index "submit_expense_audit2_idx" on store."submit_expense" ("audit2");
create index "submit_expense_audit3_idx" on store."submit_expense" ("audit3");
create index "submit_expense_notice_user_id_idx" on store."submit_expense" ("notice_user_id");
create index "submit_expense_pay_user_id_idx" on store."submit_expense" ("pay_user_id");
create index "submit_expense_creator_id_tz_create_idx" on store."submit_expense" ("creator_id", tz_create desc, id desc) include ("user_id", "department_id", "status", "pay_status");
create index "submit_expense_pay_status_tz_create_idx" on store."submit_expense" ("pay_status", tz_create desc, id desc) include ("creator_id", "user_id", "department_id", "status");
create index "submit_expense_tz_create_idx" on store."submit_expense" (tz_create desc, id desc) include ("creator_id", "user_id", "department_id", "status", "pay_status");
create unique index "submit_expense_serial_number_key" on store."submit_expense" ("serial_number");
create index "submit_expense_search_idx" on store."submit_expense" using gin (search_grams);
create index "submit_payroll_company_pay_date_idx" on store."submit_payroll" ("company", "pay_date");
create index "submit_payroll_calc_user_id_idx" on store."submit_payroll" ("calc_user_id");
create index "submit_payroll_audit1_idx" on store."submit_payroll" ("audit1");
create index "submit_payroll_audit2_idx" on store."submit_payroll" ("audit2");
create index "submit_payroll_creator_id_idx" on store."submit_payroll" ("creator_id");
create index "submit_payroll_status_tz_create_idx" on store."submit_payroll" ("status", tz_create desc, id desc) include ("stage");
create index "submit_payroll_stage_tz_create_idx" on store."submit_payroll" ("stage", tz_create desc, id desc) include ("status");
create index "submit_payroll_tz_create_idx" on store."submit_payroll" (tz_create desc, id desc) include ("status", "stage");
create unique index "submit_payroll_serial_number_key" on store."submit_payroll" ("serial_number");
create unique index "submit_payroll_company_month_key" on store."submit_payroll" ("company", "month") where (("kind" = '工资') and ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回')));
create index "submit_payroll_search_idx" on store."submit_payroll" using gin (search_grams);
create index "submit_salary_audit1_idx" on store."submit_salary" ("audit1");
create index "submit_salary_audit2_idx" on store."submit_salary" ("audit2");
create index "submit_salary_creator_id_tz_create_idx" on store."submit_salary" ("creator_id", tz_create desc, id desc) include ("status");
create index "submit_salary_status_tz_create_idx" on store."submit_salary" ("status", tz_create desc, id desc) include ("creator_id");
create index "submit_salary_tz_create_idx" on store."submit_salary" (tz_create desc, id desc) include ("creator_id", "status");
create unique index "submit_salary_serial_number_key" on store."submit_salary" ("serial_number");
create index "submit_salary_search_idx" on store."submit_salary" using gin (search_grams);
create index "money_salary_user_id_dt_start_idx" on store."money_salary" ("user_id", "dt_start");
create index "money_salary_company_dt_start_idx" on store."money_salary" ("company", "dt_start");
create index "money_salary_submit_id_tz_create_idx" on store."money_salary" ("submit_id", tz_create desc, id desc) include ("user_id", "status");
create index "money_salary_creator_id_idx" on store."money_salary" ("creator_id");
create index "money_salary_tz_create_idx" on store."money_salary" (tz_create desc, id desc) include ("user_id", "status", "submit_id");
create unique index "money_salary_submit_id_user_id_key" on store."money_salary" ("submit_id", "user_id");
create index "money_payroll_user_id_date_idx" on store."money_payroll" ("user_id", "date");
create index "money_payroll_company_month_idx" on store."money_payroll" ("company", "month");
create index "money_payroll_submit_id_tz_create_idx" on store."money_payroll" ("submit_id", tz_create desc, id desc) include ("user_id", "status");
create index "money_payroll_department_id_idx" on store."money_payroll" ("department_id");
create index "money_payroll_money_salary_id_idx" on store."money_payroll" ("money_salary_id");
create index "money_payroll_creator_id_idx" on store."money_payroll" ("creator_id");
create index "money_payroll_status_tz_create_idx" on store."money_payroll" ("status", tz_create desc, id desc) include ("user_id", "submit_id");
create index "money_payroll_tz_create_idx" on store."money_payroll" (tz_create desc, id desc) include ("user_id", "status", "submit_id");
create unique index "money_payroll_submit_id_user_id_key" on store."money_payroll" ("submit_id", "user_id");
create index "come_go_back_come_go_id_idx" on store."come_go_back" ("come_go_id");
create index "come_go_back_submit_expense_id_idx" on store."come_go_back" ("submit_expense_id");
create index "come_go_back_money_payroll_id_idx" on store."come_go_back" ("money_payroll_id");
create index "come_go_back_creator_id_idx" on store."come_go_back" ("creator_id");
create index "come_go_back_tz_create_idx" on store."come_go_back" (tz_create desc, id desc) include ("come_go_id");
create index "finance_log_module_relevance_id_idx" on store."finance_log" ("module", "relevance_id");
create index "finance_log_about_id_idx" on store."finance_log" ("about_id");
create index "finance_log_user_id_idx" on store."finance_log" ("user_id");
create index "finance_log_creator_id_idx" on store."finance_log" ("creator_id");
create index "finance_log_tz_create_idx" on store."finance_log" (tz_create desc, id desc) include ("about_id", "action");
create unique index "finance_log_seq_key" on store."finance_log" ("seq");
create index "finance_log_search_idx" on store."finance_log" using gin (search_grams);
create index "finance_period_close_user_id_idx" on store."finance_period" ("close_user_id");
create index "finance_period_open_user_id_idx" on store."finance_period" ("open_user_id");
create index "finance_period_creator_id_idx" on store."finance_period" ("creator_id");
create index "finance_period_status_tz_create_idx" on store."finance_period" ("status", tz_create desc, id desc);
create index "finance_period_tz_create_idx" on store."finance_period" (tz_create desc, id desc) include ("status");
create unique index "finance_period_company_month_key" on store."finance_period" ("company", "month");
create index "invoice_use_module_holder_id_idx" on store."invoice_use" ("module", "holder_id");
create index "invoice_use_creator_id_idx" on store."invoice_use" ("creator_id");
create index "invoice_use_tz_create_idx" on store."invoice_use" (tz_create desc, id desc);
create unique index "invoice_use_number_key" on store."invoice_use" ("number");
create index "invoice_use_search_idx" on store."invoice_use" using gin (search_grams);
create index "money_budget_department_id_tz_create_idx" on store."money_budget" ("department_id", tz_create desc, id desc) include ("project_id");
create index "money_budget_project_id_tz_create_idx" on store."money_budget" ("project_id", tz_create desc, id desc) include ("department_id");
create index "money_budget_creator_id_idx" on store."money_budget" ("creator_id");
create index "money_budget_tz_create_idx" on store."money_budget" (tz_create desc, id desc) include ("department_id", "project_id");
create unique index "money_budget_year_company_department_id_kind_key" on store."money_budget" ("year", "company", "department_id", "kind") where (("target" = '部门') and ("kind" is not null));
create unique index "money_budget_year_company_department_id_key" on store."money_budget" ("year", "company", "department_id") where (("target" = '部门') and not ("kind" is not null));
create unique index "money_budget_project_id_key" on store."money_budget" ("project_id") where ("target" = '项目');
create index "maintenance_contract_id_dt_start_idx" on store."maintenance" ("contract_id", "dt_start");
create index "maintenance_dt_end_idx" on store."maintenance" ("dt_end");
create index "maintenance_client_id_idx" on store."maintenance" ("client_id");
create index "maintenance_renew_contract_id_idx" on store."maintenance" ("renew_contract_id");
create index "maintenance_user_id_tz_create_idx" on store."maintenance" ("user_id", tz_create desc, id desc) include ("contract_id");
create index "maintenance_creator_id_idx" on store."maintenance" ("creator_id");
create index "maintenance_tz_create_idx" on store."maintenance" (tz_create desc, id desc) include ("user_id", "contract_id");
create index "maintenance_search_idx" on store."maintenance" using gin (search_grams);
create index "okr_user_id_year_quarter_idx" on store."okr" ("user_id", "year", "quarter");
create index "okr_parent_id_idx" on store."okr" ("parent_id");
create index "okr_confirmer_id_status_idx" on store."okr" ("confirmer_id", "status");
create index "okr_department_id_idx" on store."okr" ("department_id");
create index "okr_creator_id_idx" on store."okr" ("creator_id");
create index "okr_status_tz_create_idx" on store."okr" ("status", tz_create desc, id desc) include ("user_id", "confirmer_id");
create index "okr_tz_create_idx" on store."okr" (tz_create desc, id desc) include ("user_id", "confirmer_id", "status");
create index "okr_search_idx" on store."okr" using gin (search_grams);
create index "money_expense_submit_id_idx" on store."money_expense" ("submit_id");
create index "money_expense_book_date_kind_idx" on store."money_expense" ("book_date", "kind");
create index "money_expense_project_id_idx" on store."money_expense" ("project_id");
create index "money_expense_invoice_number_idx" on store."money_expense" ("invoice_number");
create index "money_expense_reverse_id_idx" on store."money_expense" ("reverse_id");
create index "money_expense_user_id_idx" on store."money_expense" ("user_id");
create index "money_expense_department_id_idx" on store."money_expense" ("department_id");
create index "money_expense_client_id_idx" on store."money_expense" ("client_id");
create index "money_expense_business_opportunity_id_idx" on store."money_expense" ("business_opportunity_id");
create index "money_expense_maintenance_id_idx" on store."money_expense" ("maintenance_id");
create index "money_expense_okr_id_idx" on store."money_expense" ("okr_id");
create index "money_expense_creator_id_idx" on store."money_expense" ("creator_id");
create index "money_expense_tz_create_idx" on store."money_expense" (tz_create desc, id desc) include ("submit_id", "project_id");
create index "money_expense_search_idx" on store."money_expense" using gin (search_grams);
create index "money_less_company_month_idx" on store."money_less" ("company", "month");
create index "money_less_user_id_status_idx" on store."money_less" ("user_id", "status");
create index "money_less_creator_id_idx" on store."money_less" ("creator_id");
create index "money_less_status_tz_create_idx" on store."money_less" ("status", tz_create desc, id desc) include ("user_id");
create index "money_less_tz_create_idx" on store."money_less" (tz_create desc, id desc) include ("user_id", "status");
create unique index "money_less_module_relevance_id_kind_key" on store."money_less" ("module", "relevance_id", "kind") where (("module" is not null) and not ("type" = '借款归还'));
create unique index "money_less_module_relevance_id_kind_month_key" on store."money_less" ("module", "relevance_id", "kind", "month") where (("module" is not null) and ("type" = '借款归还'));
create index "submit_month_audit1_idx" on store."submit_month" ("audit1");
create index "submit_month_audit2_idx" on store."submit_month" ("audit2");
create index "submit_month_creator_id_tz_create_idx" on store."submit_month" ("creator_id", tz_create desc, id desc) include ("status");
create index "submit_month_status_tz_create_idx" on store."submit_month" ("status", tz_create desc, id desc) include ("creator_id");
create index "submit_month_tz_create_idx" on store."submit_month" (tz_create desc, id desc) include ("creator_id", "status");
create unique index "submit_month_serial_number_key" on store."submit_month" ("serial_number");
create index "submit_month_search_idx" on store."submit_month" using gin (search_grams);
create index "money_month_submit_id_idx" on store."money_month" ("submit_id");
create index "money_month_company_month_type_idx" on store."money_month" ("company", "month", "type");
create index "money_month_reverse_id_idx" on store."money_month" ("reverse_id");
create index "money_month_creator_id_idx" on store."money_month" ("creator_id");
create index "money_month_tz_create_idx" on store."money_month" (tz_create desc, id desc) include ("submit_id");
create unique index "money_month_company_month_type_content_key" on store."money_month" ("company", "month", "type", "content") where (("status" in ('待审核', '通过')) and not ("reverse_id" is not null));
create index "money_month_search_idx" on store."money_month" using gin (search_grams);
create index "submit_other_audit1_idx" on store."submit_other" ("audit1");
create index "submit_other_audit2_idx" on store."submit_other" ("audit2");
create index "submit_other_creator_id_tz_create_idx" on store."submit_other" ("creator_id", tz_create desc, id desc) include ("status");
create index "submit_other_status_tz_create_idx" on store."submit_other" ("status", tz_create desc, id desc) include ("creator_id");
create index "submit_other_tz_create_idx" on store."submit_other" (tz_create desc, id desc) include ("creator_id", "status");
create unique index "submit_other_serial_number_key" on store."submit_other" ("serial_number");
create index "submit_other_search_idx" on store."submit_other" using gin (search_grams);
create index "money_other_submit_id_idx" on store."money_other" ("submit_id");
create index "money_other_date_company_idx" on store."money_other" ("date", "company");
create index "money_other_reverse_id_idx" on store."money_other" ("reverse_id");
create index "money_other_creator_id_idx" on store."money_other" ("creator_id");
create index "money_other_tz_create_idx" on store."money_other" (tz_create desc, id desc) include ("submit_id");
create index "money_other_search_idx" on store."money_other" using gin (search_grams);
create index "money_server_date_company_idx" on store."money_server" ("date", "company");
create index "money_server_project_id_idx" on store."money_server" ("project_id");
create index "money_server_dt_end_idx" on store."money_server" ("dt_end");
create index "money_server_client_id_idx" on store."money_server" ("client_id");
create index "money_server_maintenance_id_idx" on store."money_server" ("maintenance_id");
create index "money_server_product_library_id_idx" on store."money_server" ("product_library_id");
create index "money_server_okr_id_idx" on store."money_server" ("okr_id");
create index "money_server_user_id_tz_create_idx" on store."money_server" ("user_id", tz_create desc, id desc);
create index "money_server_reverse_id_idx" on store."money_server" ("reverse_id");
create index "money_server_creator_id_idx" on store."money_server" ("creator_id");
create index "money_server_tz_create_idx" on store."money_server" (tz_create desc, id desc) include ("user_id");
create unique index "money_server_reverse_id_key" on store."money_server" ("reverse_id");
create index "money_server_search_idx" on store."money_server" using gin (search_grams);
create index "social_insurance_year_month_company_idx" on store."social_insurance" ("year", "month", "company");
create index "social_insurance_user_id_idx" on store."social_insurance" ("user_id");
create index "social_insurance_creator_id_idx" on store."social_insurance" ("creator_id");
create index "social_insurance_status_tz_create_idx" on store."social_insurance" ("status", tz_create desc, id desc) include ("user_id");
create index "social_insurance_tz_create_idx" on store."social_insurance" (tz_create desc, id desc) include ("user_id", "status");
create unique index "social_insurance_year_month_user_id_company_key" on store."social_insurance" ("year", "month", "user_id", "company");
create index "social_rule_creator_id_idx" on store."social_rule" ("creator_id");
create index "social_rule_tz_create_idx" on store."social_rule" (tz_create desc, id desc);
create unique index "social_rule_company_kind_dt_start_key" on store."social_rule" ("company", "kind", "dt_start");
create index "tax_opening_user_id_tz_create_idx" on store."tax_opening" ("user_id", tz_create desc, id desc);
create index "tax_opening_creator_id_idx" on store."tax_opening" ("creator_id");
create index "tax_opening_tz_create_idx" on store."tax_opening" (tz_create desc, id desc) include ("user_id");
create unique index "tax_opening_user_id_company_year_key" on store."tax_opening" ("user_id", "company", "year");
create index "tax_rule_creator_id_idx" on store."tax_rule" ("creator_id");
create index "tax_rule_tz_create_idx" on store."tax_rule" (tz_create desc, id desc);
create unique index "tax_rule_kind_dt_start_key" on store."tax_rule" ("kind", "dt_start");
create index "admin_user_id_tz_create_idx" on store."admin" ("user_id", tz_create desc, id desc);
create index "admin_role_id_idx" on store."admin" ("role_id");
create index "admin_parent_id_idx" on store."admin" ("parent_id");
create index "admin_creator_id_idx" on store."admin" ("creator_id");
create index "admin_tz_create_idx" on store."admin" (tz_create desc, id desc) include ("user_id");
create unique index "admin_name_key" on store."admin" ("name");
create unique index "admin_user_id_key" on store."admin" ("user_id");
create index "admin_search_idx" on store."admin" using gin (search_grams);
create index "audit_round_module_relevance_id_round_idx" on store."audit_round" ("module", "relevance_id", "round");
create index "audit_round_initiator_id_status_tz_submit_idx" on store."audit_round" ("initiator_id", "status", "tz_submit");
create index "audit_round_creator_id_idx" on store."audit_round" ("creator_id");
create index "audit_round_tz_create_idx" on store."audit_round" (tz_create desc, id desc) include ("initiator_id");
create index "audit_round_search_idx" on store."audit_round" using gin (search_grams);
create index "audit_task_user_id_status_tz_create_idx" on store."audit_task" ("user_id", "status", tz_create desc, id desc) include ("initiator_id");
create index "audit_task_module_relevance_id_status_idx" on store."audit_task" ("module", "relevance_id", "status");
create index "audit_task_initiator_id_idx" on store."audit_task" ("initiator_id");
create index "audit_task_round_id_idx" on store."audit_task" ("round_id");
create index "audit_task_for_id_idx" on store."audit_task" ("for_id");
create index "audit_task_from_task_id_idx" on store."audit_task" ("from_task_id");
create index "audit_task_creator_id_idx" on store."audit_task" ("creator_id");
create index "audit_task_tz_create_idx" on store."audit_task" (tz_create desc, id desc) include ("user_id", "initiator_id");
create unique index "audit_task_round_id_audit_level_user_id_key" on store."audit_task" ("round_id", "audit_level", "user_id") where ("status" in ('等待加签', '待处理'));
create index "audit_task_search_idx" on store."audit_task" using gin (search_grams);
create index "comment_read_user_id_tz_create_idx" on store."comment_read" ("user_id", tz_create desc, id desc);
create index "comment_read_creator_id_idx" on store."comment_read" ("creator_id");
create index "comment_read_tz_create_idx" on store."comment_read" (tz_create desc, id desc) include ("user_id");
create unique index "comment_read_user_id_module_relevance_id_key" on store."comment_read" ("user_id", "module", "relevance_id");
create index "comment_module_relevance_id_tz_create_idx" on store."comment" ("module", "relevance_id", tz_create desc, id desc) include ("creator_id");
create index "comment_user_id_idx" on store."comment" ("user_id");
create index "comment_parent_id_idx" on store."comment" ("parent_id");
create index "comment_creator_id_tz_create_idx" on store."comment" ("creator_id", tz_create desc, id desc) include ("module", "relevance_id");
create index "comment_tz_create_idx" on store."comment" (tz_create desc, id desc) include ("creator_id", "module", "relevance_id");
create index "comment_mentions_user_id_idx" on store."comment_mentions" ("user_id");
create index "config_creator_id_idx" on store."config" ("creator_id");
create index "config_tz_create_idx" on store."config" (tz_create desc, id desc);
create unique index "config_key_key" on store."config" ("key");
create index "config_search_idx" on store."config" using gin (search_grams);
create index "dict_type_creator_id_idx" on store."dict_type" ("creator_id");
create index "dict_type_tz_create_idx" on store."dict_type" (tz_create desc, id desc);
create unique index "dict_type_id_key" on store."dict_type" ("id");
create index "dict_type_search_idx" on store."dict_type" using gin (search_grams);
create index "dict_dict_type_id_idx" on store."dict" ("dict_type_id");
create index "dict_creator_id_idx" on store."dict" ("creator_id");
create index "dict_tz_create_idx" on store."dict" (tz_create desc, id desc);
create unique index "dict_dict_type_id_code_key" on store."dict" ("dict_type_id", "code");
create unique index "dict_dict_type_id_key" on store."dict" ("dict_type_id") where ("is_default" = true);
create index "dict_search_idx" on store."dict" using gin (search_grams);
create index "document_role_document_id_tz_create_idx" on store."document_role" ("document_id", tz_create desc, id desc);
create index "document_role_role_id_idx" on store."document_role" ("role_id");
create index "document_role_creator_id_idx" on store."document_role" ("creator_id");
create index "document_role_tz_create_idx" on store."document_role" (tz_create desc, id desc) include ("document_id");
create unique index "document_role_document_id_role_id_key" on store."document_role" ("document_id", "role_id");
create index "document_user_user_id_is_read_idx" on store."document_user" ("user_id", "is_read");
create index "document_user_document_id_tz_create_idx" on store."document_user" ("document_id", tz_create desc, id desc) include ("user_id");
create index "document_user_creator_id_idx" on store."document_user" ("creator_id");
create index "document_user_tz_create_idx" on store."document_user" (tz_create desc, id desc) include ("user_id", "document_id");
create unique index "document_user_document_id_doc_version_user_id_key" on store."document_user" ("document_id", "doc_version", "user_id");
create index "document_version_document_id_doc_version_idx" on store."document_version" ("document_id", "doc_version");
create index "document_version_creator_id_idx" on store."document_version" ("creator_id");
create index "document_version_tz_create_idx" on store."document_version" (tz_create desc, id desc) include ("document_id");
create index "file_audit_department_id_idx" on store."file_audit" ("department_id");
create index "file_audit_audit1_idx" on store."file_audit" ("audit1");
create index "file_audit_creator_id_tz_create_idx" on store."file_audit" ("creator_id", tz_create desc, id desc) include ("status");
create index "file_audit_status_tz_create_idx" on store."file_audit" ("status", tz_create desc, id desc) include ("creator_id");
create index "file_audit_tz_create_idx" on store."file_audit" (tz_create desc, id desc) include ("creator_id", "status");
create index "file_audit_search_idx" on store."file_audit" using gin (search_grams);
create index "stored_file_creator_id_tz_create_idx" on store."stored_file" ("creator_id", tz_create desc, id desc);
create index "stored_file_sha256_idx" on store."stored_file" ("sha256");
create index "stored_file_preview_status_tz_create_idx" on store."stored_file" ("preview_status", tz_create desc, id desc) include ("creator_id");
create index "stored_file_tz_create_idx" on store."stored_file" (tz_create desc, id desc) include ("creator_id");
create unique index "stored_file_url_key" on store."stored_file" ("url");
create index "stored_file_search_idx" on store."stored_file" using gin (search_grams);
create index "file_link_file_id_idx" on store."file_link" ("file_id");
create index "file_link_module_relevance_id_idx" on store."file_link" ("module", "relevance_id");
create index "file_link_creator_id_idx" on store."file_link" ("creator_id");
create index "file_link_tz_create_idx" on store."file_link" (tz_create desc, id desc);
create index "file_share_creator_id_tz_create_idx" on store."file_share" ("creator_id", tz_create desc, id desc);
create index "file_share_file_id_idx" on store."file_share" ("file_id");
create index "file_share_tz_create_idx" on store."file_share" (tz_create desc, id desc) include ("creator_id");
create index "file_share_visit_share_id_tz_create_idx" on store."file_share_visit" ("share_id", tz_create desc, id desc);
create index "file_share_visit_creator_id_idx" on store."file_share_visit" ("creator_id");
create index "file_share_visit_tz_create_idx" on store."file_share_visit" (tz_create desc, id desc) include ("share_id");
create index "holiday_creator_id_idx" on store."holiday" ("creator_id");
create index "holiday_tz_create_idx" on store."holiday" (tz_create desc, id desc);
create unique index "holiday_date_key" on store."holiday" ("date");
create index "login_log_user_id_tz_revoke_tz_expire_idx" on store."login_log" ("user_id", "tz_revoke", "tz_expire");
create index "login_log_name_tz_create_idx" on store."login_log" ("name", tz_create desc, id desc) include ("user_id");
create index "login_log_address_tz_create_idx" on store."login_log" ("address", tz_create desc, id desc) include ("user_id");
create index "login_log_creator_id_idx" on store."login_log" ("creator_id");
create index "login_log_tz_create_idx" on store."login_log" (tz_create desc, id desc) include ("user_id");
create index "login_log_search_idx" on store."login_log" using gin (search_grams);
create index "menu_parent_id_idx" on store."menu" ("parent_id");
create index "menu_creator_id_idx" on store."menu" ("creator_id");
create index "menu_tz_create_idx" on store."menu" (tz_create desc, id desc);
create unique index "menu_route_key" on store."menu" ("route");
create index "menu_search_idx" on store."menu" using gin (search_grams);
create index "message_user_id_is_read_tz_create_idx" on store."message" ("user_id", "is_read", tz_create desc, id desc);
create index "message_type_user_id_tz_stop_idx" on store."message" ("type", "user_id", "tz_stop");
create index "message_ding_status_tz_ding_idx" on store."message" ("ding_status", "tz_ding");
create index "message_sender_id_idx" on store."message" ("sender_id");
create index "message_creator_id_idx" on store."message" ("creator_id");
create index "message_tz_create_idx" on store."message" (tz_create desc, id desc) include ("user_id");
create unique index "message_dedupe_key_key" on store."message" ("dedupe_key");
create index "message_search_idx" on store."message" using gin (search_grams);
create index "operation_creator_id_idx" on store."operation" ("creator_id");
create index "operation_tz_create_idx" on store."operation" (tz_create desc, id desc);
create unique index "operation_id_key" on store."operation" ("id");
create index "operation_search_idx" on store."operation" using gin (search_grams);
create index "permission_parent_id_idx" on store."permission" ("parent_id");
create index "permission_creator_id_idx" on store."permission" ("creator_id");
create index "permission_tz_create_idx" on store."permission" (tz_create desc, id desc);
create unique index "permission_id_key" on store."permission" ("id");
create index "permission_search_idx" on store."permission" using gin (search_grams);
create index "permission_menu_ids_menu_id_idx" on store."permission_menu_ids" ("menu_id");
create index "permission_operation_ids_operation_id_idx" on store."permission_operation_ids" ("operation_id");
create index "process_image_creator_id_idx" on store."process_image" ("creator_id");
create index "process_image_tz_create_idx" on store."process_image" (tz_create desc, id desc) include ("is_enable");
create unique index "process_image_module_key" on store."process_image" ("module");
create index "process_image_search_idx" on store."process_image" using gin (search_grams);
create index "reminder_rule_creator_id_idx" on store."reminder_rule" ("creator_id");
create index "reminder_rule_tz_create_idx" on store."reminder_rule" (tz_create desc, id desc);
create unique index "reminder_rule_code_key" on store."reminder_rule" ("code");
create index "reminder_rule_search_idx" on store."reminder_rule" using gin (search_grams);
create index "role_operation_role_id_idx" on store."role_operation" ("role_id");
create index "role_operation_creator_id_idx" on store."role_operation" ("creator_id");
create index "role_operation_tz_create_idx" on store."role_operation" (tz_create desc, id desc);
create unique index "role_operation_role_id_code_key" on store."role_operation" ("role_id", "code");
create index "role_permission_role_id_idx" on store."role_permission" ("role_id");
create index "role_permission_permission_id_idx" on store."role_permission" ("permission_id");
create index "role_permission_creator_id_idx" on store."role_permission" ("creator_id");
create index "role_permission_tz_create_idx" on store."role_permission" (tz_create desc, id desc);
create unique index "role_permission_role_id_permission_id_key" on store."role_permission" ("role_id", "permission_id");
create index "saved_view_module_is_shared_idx" on store."saved_view" ("module", "is_shared");
create index "saved_view_creator_id_tz_create_idx" on store."saved_view" ("creator_id", tz_create desc, id desc) include ("is_shared");
create index "saved_view_tz_create_idx" on store."saved_view" (tz_create desc, id desc) include ("creator_id", "is_shared");
create unique index "saved_view_creator_id_module_name_key" on store."saved_view" ("creator_id", "module", "name");
create unique index "saved_view_creator_id_module_key" on store."saved_view" ("creator_id", "module") where ("is_default" = true);
create index "user_role_role_id_idx" on store."user_role" ("role_id");
create index "user_role_user_id_tz_create_idx" on store."user_role" ("user_id", tz_create desc, id desc);
create index "user_role_creator_id_idx" on store."user_role" ("creator_id");
create index "user_role_tz_create_idx" on store."user_role" (tz_create desc, id desc) include ("user_id");
create unique index "user_role_user_id_role_id_key" on store."user_role" ("user_id", "role_id");
create unique index "user_role_user_id_key" on store."user_role" ("user_id") where ("is_main" = true);
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
create index "project_module_project_id_tz_create_idx" on store."project_module" ("project_id", tz_create desc, id desc);
create index "project_module_user_id_idx" on store."project_module" ("user_id");
create index "project_module_creator_id_idx" on store."project_module" ("creator_id");
create index "project_module_tz_create_idx" on store."project_module" (tz_create desc, id desc) include ("project_id");
create unique index "project_module_project_id_name_key" on store."project_module" ("project_id", "name");
create index "project_module_search_idx" on store."project_module" using gin (search_grams);
create index "design_project_id_status_idx" on store."design" ("project_id", "status");
create index "design_project_product_id_tz_create_idx" on store."design" ("project_product_id", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "status");
create index "design_project_module_id_idx" on store."design" ("project_module_id");
create index "design_user_id_tz_create_idx" on store."design" ("user_id", tz_create desc, id desc) include ("creator_id", "project_id", "project_product_id", "status");
create index "design_audit1_idx" on store."design" ("audit1");
create index "design_creator_id_tz_create_idx" on store."design" ("creator_id", tz_create desc, id desc) include ("user_id", "project_id", "project_product_id", "status");
create index "design_status_tz_create_idx" on store."design" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "project_product_id");
create index "design_tz_create_idx" on store."design" (tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "project_product_id", "status");
create index "design_search_idx" on store."design" using gin (search_grams);
create index "file_remark_module_relevance_id_tz_create_idx" on store."file_remark" ("module", "relevance_id", tz_create desc, id desc);
create index "file_remark_resolver_id_idx" on store."file_remark" ("resolver_id");
create index "file_remark_creator_id_idx" on store."file_remark" ("creator_id");
create index "file_remark_tz_create_idx" on store."file_remark" (tz_create desc, id desc) include ("module", "relevance_id");
create index "imp_document_creator_id_idx" on store."imp_document" ("creator_id");
create index "imp_document_tz_create_idx" on store."imp_document" (tz_create desc, id desc);
create unique index "imp_document_node_name_key" on store."imp_document" ("node", "name");
create index "imp_document_search_idx" on store."imp_document" using gin (search_grams);
alter table store."project_ver" add constraint "project_ver_train_id_fkey" foreign key ("train_id") references store."train" (id) on delete no action;
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
create index "train_project_id_status_idx" on store."train" ("project_id", "status");
create index "train_teacher_id_tz_start_idx" on store."train" ("teacher_id", "tz_start");
create index "train_project_ver_id_idx" on store."train" ("project_ver_id");
create index "train_audit1_idx" on store."train" ("audit1");
create index "train_creator_id_tz_create_idx" on store."train" ("creator_id", tz_create desc, id desc) include ("teacher_id", "project_id", "status");
create index "train_status_tz_create_idx" on store."train" ("status", tz_create desc, id desc) include ("creator_id", "teacher_id", "project_id");
create index "train_tz_create_idx" on store."train" (tz_create desc, id desc) include ("creator_id", "teacher_id", "project_id", "status");
create index "train_search_idx" on store."train" using gin (search_grams);
create index "project_progress_project_id_status_tz_create_idx" on store."project_progress" ("project_id", "status", tz_create desc, id desc) include ("creator_id");
create index "project_progress_confirm_id_idx" on store."project_progress" ("confirm_id");
create index "project_progress_product_signer_id_idx" on store."project_progress" ("product_signer_id");
create index "project_progress_creator_id_tz_create_idx" on store."project_progress" ("creator_id", tz_create desc, id desc) include ("project_id", "status");
create index "project_progress_status_tz_create_idx" on store."project_progress" ("status", tz_create desc, id desc) include ("creator_id", "project_id");
create index "project_progress_tz_create_idx" on store."project_progress" (tz_create desc, id desc) include ("creator_id", "project_id", "status");
create unique index "project_progress_temporary_id_key" on store."project_progress" ("temporary_id");
create index "project_progress_search_idx" on store."project_progress" using gin (search_grams);
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
create index "imp_prepare_project_id_tz_create_idx" on store."imp_prepare" ("project_id", tz_create desc, id desc) include ("user_id", "uploader_id", "business_opportunity_id", "status");
create index "imp_prepare_business_opportunity_id_tz_create_idx" on store."imp_prepare" ("business_opportunity_id", tz_create desc, id desc) include ("user_id", "uploader_id", "project_id", "status");
create index "imp_prepare_imp_document_id_idx" on store."imp_prepare" ("imp_document_id");
create index "imp_prepare_user_id_tz_create_idx" on store."imp_prepare" ("user_id", tz_create desc, id desc) include ("uploader_id", "project_id", "business_opportunity_id", "status");
create index "imp_prepare_uploader_id_tz_create_idx" on store."imp_prepare" ("uploader_id", tz_create desc, id desc) include ("user_id", "project_id", "business_opportunity_id", "status");
create index "imp_prepare_auditor_id_idx" on store."imp_prepare" ("auditor_id");
create index "imp_prepare_creator_id_idx" on store."imp_prepare" ("creator_id");
create index "imp_prepare_status_tz_create_idx" on store."imp_prepare" ("status", tz_create desc, id desc) include ("user_id", "uploader_id", "project_id", "business_opportunity_id");
create index "imp_prepare_tz_create_idx" on store."imp_prepare" (tz_create desc, id desc) include ("user_id", "uploader_id", "project_id", "business_opportunity_id", "status");
create unique index "imp_prepare_project_id_imp_document_id_key" on store."imp_prepare" ("project_id", "imp_document_id");
create unique index "imp_prepare_business_opportunity_id_imp_document_id_key" on store."imp_prepare" ("business_opportunity_id", "imp_document_id");
create index "imp_prepare_search_idx" on store."imp_prepare" using gin (search_grams);
create index "imp_record_project_id_tz_start_idx" on store."imp_record" ("project_id", "tz_start");
create index "imp_record_user_id_tz_start_idx" on store."imp_record" ("user_id", "tz_start");
create index "imp_record_creator_id_tz_create_idx" on store."imp_record" ("creator_id", tz_create desc, id desc) include ("user_id", "project_id", "status");
create index "imp_record_status_tz_create_idx" on store."imp_record" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "project_id");
create index "imp_record_tz_create_idx" on store."imp_record" (tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "status");
create unique index "imp_record_temporary_id_key" on store."imp_record" ("temporary_id");
create index "imp_record_co_user_ids_user_id_idx" on store."imp_record_co_user_ids" ("user_id");
create index "implementary_progress_project_id_node_idx" on store."implementary_progress" ("project_id", "node");
create index "implementary_progress_creator_id_idx" on store."implementary_progress" ("creator_id");
create index "implementary_progress_status_tz_create_idx" on store."implementary_progress" ("status", tz_create desc, id desc) include ("project_id");
create index "implementary_progress_tz_create_idx" on store."implementary_progress" (tz_create desc, id desc) include ("project_id", "status");
create index "milepost_advance_kind_creator_id_idx" on store."milepost_advance_kind" ("creator_id");
create index "milepost_advance_kind_tz_create_idx" on store."milepost_advance_kind" (tz_create desc, id desc);
create unique index "milepost_advance_kind_name_key" on store."milepost_advance_kind" ("name");
create index "milepost_project_id_end_date_idx" on store."milepost" ("project_id", "end_date");
create index "milepost_user_id_goal_month_idx" on store."milepost" ("user_id", "goal_month");
create index "milepost_status_end_date_idx" on store."milepost" ("status", "end_date");
create index "milepost_project_product_id_tz_create_idx" on store."milepost" ("project_product_id", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "status", "pmo_status");
create index "milepost_confirm_id_idx" on store."milepost" ("confirm_id");
create index "milepost_creator_id_tz_create_idx" on store."milepost" ("creator_id", tz_create desc, id desc) include ("user_id", "project_id", "project_product_id", "status", "pmo_status");
create index "milepost_pmo_status_tz_create_idx" on store."milepost" ("pmo_status", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "project_product_id", "status");
create index "milepost_tz_create_idx" on store."milepost" (tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "project_product_id", "status", "pmo_status");
create index "milepost_search_idx" on store."milepost" using gin (search_grams);
create index "milepost_advance_milepost_id_status_idx" on store."milepost_advance" ("milepost_id", "status");
create index "milepost_advance_project_id_idx" on store."milepost_advance" ("project_id");
create index "milepost_advance_kind_id_idx" on store."milepost_advance" ("kind_id");
create index "milepost_advance_audit1_idx" on store."milepost_advance" ("audit1");
create index "milepost_advance_creator_id_tz_create_idx" on store."milepost_advance" ("creator_id", tz_create desc, id desc) include ("milepost_id", "status");
create index "milepost_advance_status_tz_create_idx" on store."milepost_advance" ("status", tz_create desc, id desc) include ("creator_id", "milepost_id");
create index "milepost_advance_tz_create_idx" on store."milepost_advance" (tz_create desc, id desc) include ("creator_id", "milepost_id", "status");
create index "milepost_user_summary_user_id_tz_create_idx" on store."milepost_user_summary" ("user_id", tz_create desc, id desc);
create index "milepost_user_summary_creator_id_idx" on store."milepost_user_summary" ("creator_id");
create index "milepost_user_summary_tz_create_idx" on store."milepost_user_summary" (tz_create desc, id desc) include ("user_id");
create unique index "milepost_user_summary_user_id_month_key" on store."milepost_user_summary" ("user_id", "month");
create index "milepost_user_ids_user_id_idx" on store."milepost_user_ids" ("user_id");
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
create index "wbs_task_project_id_parent_id_sort_idx" on store."wbs_task" ("project_id", "parent_id", "sort");
create index "wbs_task_project_module_id_idx" on store."wbs_task" ("project_module_id");
create index "wbs_task_user_id_status_idx" on store."wbs_task" ("user_id", "status");
create index "wbs_task_parent_id_idx" on store."wbs_task" ("parent_id");
create index "wbs_task_creator_id_idx" on store."wbs_task" ("creator_id");
create index "wbs_task_status_tz_create_idx" on store."wbs_task" ("status", tz_create desc, id desc) include ("user_id", "project_id");
create index "wbs_task_tz_create_idx" on store."wbs_task" (tz_create desc, id desc) include ("user_id", "project_id", "status");
create index "wbs_task_search_idx" on store."wbs_task" using gin (search_grams);
alter table store."apply_for" add constraint "apply_for_bug_id_fkey" foreign key ("bug_id") references store."bug" (id) on delete set null;
create index "apply_for_status_end_time_idx" on store."apply_for" ("status", "end_time");
create index "apply_for_project_id_status_idx" on store."apply_for" ("project_id", "status");
create index "apply_for_solver_id_status_idx" on store."apply_for" ("solver_id", "status");
create index "apply_for_temporary_id_idx" on store."apply_for" ("temporary_id");
create index "apply_for_client_id_tz_create_idx" on store."apply_for" ("client_id", tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "tester_id", "closer_id", "audit1", "audit2", "project_id", "audit_status", "stage");
create index "apply_for_wbs_id_idx" on store."apply_for" ("wbs_id");
create index "apply_for_project_progress_id_idx" on store."apply_for" ("project_progress_id");
create index "apply_for_bug_id_idx" on store."apply_for" ("bug_id");
create index "apply_for_audit1_tz_create_idx" on store."apply_for" ("audit1", tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "tester_id", "closer_id", "audit2", "project_id", "client_id", "audit_status", "stage");
create index "apply_for_audit2_tz_create_idx" on store."apply_for" ("audit2", tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "tester_id", "closer_id", "audit1", "project_id", "client_id", "audit_status", "stage");
create index "apply_for_designated_person_tz_create_idx" on store."apply_for" ("designated_person", tz_create desc, id desc) include ("creator_id", "solver_id", "tester_id", "closer_id", "audit1", "audit2", "project_id", "client_id", "audit_status", "stage");
create index "apply_for_tester_id_tz_create_idx" on store."apply_for" ("tester_id", tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "closer_id", "audit1", "audit2", "project_id", "client_id", "audit_status", "stage");
create index "apply_for_closer_id_tz_create_idx" on store."apply_for" ("closer_id", tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "tester_id", "audit1", "audit2", "project_id", "client_id", "audit_status", "stage");
create index "apply_for_product_library_version_id_idx" on store."apply_for" ("product_library_version_id");
create index "apply_for_creator_id_tz_create_idx" on store."apply_for" ("creator_id", tz_create desc, id desc) include ("designated_person", "solver_id", "tester_id", "closer_id", "audit1", "audit2", "project_id", "client_id", "audit_status", "stage");
create index "apply_for_audit_status_tz_create_idx" on store."apply_for" ("audit_status", tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "tester_id", "closer_id", "audit1", "audit2", "project_id", "client_id", "stage");
create index "apply_for_stage_tz_create_idx" on store."apply_for" ("stage", tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "tester_id", "closer_id", "audit1", "audit2", "project_id", "client_id", "audit_status");
create index "apply_for_tz_create_idx" on store."apply_for" (tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "tester_id", "closer_id", "audit1", "audit2", "project_id", "client_id", "audit_status", "stage");
create unique index "apply_for_code_key" on store."apply_for" ("code");
create unique index "apply_for_sign_token_key" on store."apply_for" ("sign_token");
create index "apply_for_search_idx" on store."apply_for" using gin (search_grams);
create index "apply_for_sign_token_digest" on store."apply_for" (md5("sign_token"));
create index "bug_status_end_time_idx" on store."bug" ("status", "end_time");
create index "bug_project_id_status_idx" on store."bug" ("project_id", "status");
create index "bug_solver_id_status_idx" on store."bug" ("solver_id", "status");
create index "bug_user_id_status_idx" on store."bug" ("user_id", "status");
create index "bug_temporary_id_idx" on store."bug" ("temporary_id");
create index "bug_wbs_id_idx" on store."bug" ("wbs_id");
create index "bug_apply_for_id_idx" on store."bug" ("apply_for_id");
create index "bug_project_progress_id_idx" on store."bug" ("project_progress_id");
create index "bug_provider_id_tz_create_idx" on store."bug" ("provider_id", tz_create desc, id desc) include ("solver_id", "tester_id", "closer_id", "supervise", "project_id", "status");
create index "bug_tester_id_tz_create_idx" on store."bug" ("tester_id", tz_create desc, id desc) include ("provider_id", "solver_id", "closer_id", "supervise", "project_id", "status");
create index "bug_closer_id_tz_create_idx" on store."bug" ("closer_id", tz_create desc, id desc) include ("provider_id", "solver_id", "tester_id", "supervise", "project_id", "status");
create index "bug_supervise_tz_create_idx" on store."bug" ("supervise", tz_create desc, id desc) include ("provider_id", "solver_id", "tester_id", "closer_id", "project_id", "status");
create index "bug_duplicate_id_idx" on store."bug" ("duplicate_id");
create index "bug_creator_id_idx" on store."bug" ("creator_id");
create index "bug_tz_create_idx" on store."bug" (tz_create desc, id desc) include ("provider_id", "solver_id", "tester_id", "closer_id", "supervise", "project_id", "status");
create unique index "bug_code_key" on store."bug" ("code");
create index "bug_search_idx" on store."bug" using gin (search_grams);
create index "product_library_version_bug_ids_bug_id_idx" on store."product_library_version_bug_ids" ("bug_id");
create index "product_library_version_apply_for_ids_apply_for_id_idx" on store."product_library_version_apply_for_ids" ("apply_for_id");
create index "product_library_version_tester_ids_user_id_idx" on store."product_library_version_tester_ids" ("user_id");
create index "project_dashboard_user_id_tz_create_idx" on store."project_dashboard" ("user_id", tz_create desc, id desc);
create index "project_dashboard_creator_id_idx" on store."project_dashboard" ("creator_id");
create index "project_dashboard_tz_create_idx" on store."project_dashboard" (tz_create desc, id desc) include ("user_id");
create unique index "project_dashboard_user_id_month_key" on store."project_dashboard" ("user_id", "month");
create index "project_follow_target_type_target_id_user_id_idx" on store."project_follow" ("target_type", "target_id", "user_id");
create index "project_follow_user_id_tz_create_idx" on store."project_follow" ("user_id", tz_create desc, id desc);
create index "project_follow_project_id_idx" on store."project_follow" ("project_id");
create index "project_follow_creator_id_idx" on store."project_follow" ("creator_id");
create index "project_follow_tz_create_idx" on store."project_follow" (tz_create desc, id desc) include ("user_id");
create unique index "project_follow_user_id_target_type_target_id_project_id_key" on store."project_follow" ("user_id", "target_type", "target_id", "project_id");
create unique index "project_follow_user_id_target_type_target_id_key" on store."project_follow" ("user_id", "target_type", "target_id") where not ("project_id" is not null);
create index "project_man_day_project_id_status_idx" on store."project_man_day" ("project_id", "status");
create index "project_man_day_apply_for_id_idx" on store."project_man_day" ("apply_for_id");
create index "project_man_day_audit1_idx" on store."project_man_day" ("audit1");
create index "project_man_day_audit2_idx" on store."project_man_day" ("audit2");
create index "project_man_day_creator_id_tz_create_idx" on store."project_man_day" ("creator_id", tz_create desc, id desc) include ("project_id", "status");
create index "project_man_day_status_tz_create_idx" on store."project_man_day" ("status", tz_create desc, id desc) include ("creator_id", "project_id");
create index "project_man_day_tz_create_idx" on store."project_man_day" (tz_create desc, id desc) include ("creator_id", "project_id", "status");
create unique index "project_man_day_project_id_key" on store."project_man_day" ("project_id") where ("status" in ('待一级审核', '待二级审核'));
create index "project_member_user_id_start_date_idx" on store."project_member" ("user_id", "start_date");
create index "project_member_project_id_tz_create_idx" on store."project_member" ("project_id", tz_create desc, id desc) include ("user_id");
create index "project_member_creator_id_idx" on store."project_member" ("creator_id");
create index "project_member_tz_create_idx" on store."project_member" (tz_create desc, id desc) include ("user_id", "project_id");
create unique index "project_member_project_id_kind_user_id_key" on store."project_member" ("project_id", "kind", "user_id");
create index "project_module_predecessor_ids_other_id_idx" on store."project_module_predecessor_ids" ("other_id");
create index "project_produce_project_id_plan_date_idx" on store."project_produce" ("project_id", "plan_date");
create index "project_produce_user_id_status_idx" on store."project_produce" ("user_id", "status");
create index "project_produce_milepost_id_idx" on store."project_produce" ("milepost_id");
create index "project_produce_receiver_id_tz_create_idx" on store."project_produce" ("receiver_id", tz_create desc, id desc) include ("user_id", "creator_id", "project_id", "status");
create index "project_produce_creator_id_tz_create_idx" on store."project_produce" ("creator_id", tz_create desc, id desc) include ("user_id", "receiver_id", "project_id", "status");
create index "project_produce_status_tz_create_idx" on store."project_produce" ("status", tz_create desc, id desc) include ("user_id", "receiver_id", "creator_id", "project_id");
create index "project_produce_tz_create_idx" on store."project_produce" (tz_create desc, id desc) include ("user_id", "receiver_id", "creator_id", "project_id", "status");
create index "project_produce_search_idx" on store."project_produce" using gin (search_grams);
create index "project_product_tester_ids_user_id_idx" on store."project_product_tester_ids" ("user_id");
create index "project_product_teammate_ids_user_id_idx" on store."project_product_teammate_ids" ("user_id");
create index "project_product_backend_ids_user_id_idx" on store."project_product_backend_ids" ("user_id");
create index "project_product_foregoing_ids_user_id_idx" on store."project_product_foregoing_ids" ("user_id");
create index "project_ver_bug_ids_bug_id_idx" on store."project_ver_bug_ids" ("bug_id");
create index "project_ver_apply_for_ids_apply_for_id_idx" on store."project_ver_apply_for_ids" ("apply_for_id");
create index "project_effect_meeting_users_user_id_idx" on store."project_effect_meeting_users" ("user_id");
create index "technical_challenge_project_id_status_idx" on store."technical_challenge" ("project_id", "status");
create index "technical_challenge_user_id_status_idx" on store."technical_challenge" ("user_id", "status");
create index "technical_challenge_project_product_id_tz_create_idx" on store."technical_challenge" ("project_product_id", tz_create desc, id desc) include ("proposer_id", "user_id", "project_id", "status");
create index "technical_challenge_proposer_id_tz_create_idx" on store."technical_challenge" ("proposer_id", tz_create desc, id desc) include ("user_id", "project_id", "project_product_id", "status");
create index "technical_challenge_creator_id_idx" on store."technical_challenge" ("creator_id");
create index "technical_challenge_status_tz_create_idx" on store."technical_challenge" ("status", tz_create desc, id desc) include ("proposer_id", "user_id", "project_id", "project_product_id");
create index "technical_challenge_tz_create_idx" on store."technical_challenge" (tz_create desc, id desc) include ("proposer_id", "user_id", "project_id", "project_product_id", "status");
create index "technical_challenge_search_idx" on store."technical_challenge" using gin (search_grams);
create index "technical_challenge_user_ids_user_id_idx" on store."technical_challenge_user_ids" ("user_id");
create index "wbs_hour_wbs_task_id_date_idx" on store."wbs_hour" ("wbs_task_id", "date");
create index "wbs_hour_user_id_date_idx" on store."wbs_hour" ("user_id", "date");
create index "wbs_hour_creator_id_idx" on store."wbs_hour" ("creator_id");
create index "wbs_hour_tz_create_idx" on store."wbs_hour" (tz_create desc, id desc) include ("user_id", "wbs_task_id");
create index "client_visit_client_id_tz_visit_idx" on store."client_visit" ("client_id", "tz_visit");
create index "client_visit_creator_id_tz_visit_idx" on store."client_visit" ("creator_id", "tz_visit");
create index "client_visit_business_opportunity_id_idx" on store."client_visit" ("business_opportunity_id");
create index "client_visit_product_library_id_idx" on store."client_visit" ("product_library_id");
create index "client_visit_apply_for_id_idx" on store."client_visit" ("apply_for_id");
create index "client_visit_status_tz_create_idx" on store."client_visit" ("status", tz_create desc, id desc) include ("creator_id", "client_id");
create index "client_visit_tz_create_idx" on store."client_visit" (tz_create desc, id desc) include ("creator_id", "client_id", "status");
create index "client_visit_search_idx" on store."client_visit" using gin (search_grams);
create index "business_log_business_opportunity_id_tz_log_idx" on store."business_log" ("business_opportunity_id", "tz_log");
create index "business_log_creator_id_tz_log_idx" on store."business_log" ("creator_id", "tz_log");
create index "business_log_client_id_idx" on store."business_log" ("client_id");
create index "business_log_client_visit_id_idx" on store."business_log" ("client_visit_id");
create index "business_log_demo_apply_id_idx" on store."business_log" ("demo_apply_id");
create index "business_log_tz_create_idx" on store."business_log" (tz_create desc, id desc) include ("creator_id", "business_opportunity_id");
create index "business_log_search_idx" on store."business_log" using gin (search_grams);
create index "business_log_client_contact_ids_client_contact_id_idx" on store."business_log_client_contact_ids" ("client_contact_id");
create index "business_product_business_opportunity_id_tz_create_idx" on store."business_product" ("business_opportunity_id", tz_create desc, id desc) include ("creator_id");
create index "business_product_product_library_id_idx" on store."business_product" ("product_library_id");
create index "business_product_creator_id_tz_create_idx" on store."business_product" ("creator_id", tz_create desc, id desc) include ("business_opportunity_id");
create index "business_product_tz_create_idx" on store."business_product" (tz_create desc, id desc) include ("creator_id", "business_opportunity_id");
create unique index "business_product_business_opportunity_id_product_library_id_key" on store."business_product" ("business_opportunity_id", "product_library_id");
create index "business_product_search_idx" on store."business_product" using gin (search_grams);
create index "business_task_user_id_status_dt_end_idx" on store."business_task" ("user_id", "status", "dt_end");
create index "business_task_business_opportunity_id_idx" on store."business_task" ("business_opportunity_id");
create index "business_task_business_log_id_idx" on store."business_task" ("business_log_id");
create index "business_task_creator_id_tz_create_idx" on store."business_task" ("creator_id", tz_create desc, id desc) include ("user_id", "business_opportunity_id", "status");
create index "business_task_status_tz_create_idx" on store."business_task" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "business_opportunity_id");
create index "business_task_tz_create_idx" on store."business_task" (tz_create desc, id desc) include ("user_id", "creator_id", "business_opportunity_id", "status");
create index "business_task_search_idx" on store."business_task" using gin (search_grams);
create index "client_product_client_id_tz_create_idx" on store."client_product" ("client_id", tz_create desc, id desc) include ("creator_id");
create index "client_product_product_library_id_idx" on store."client_product" ("product_library_id");
create index "client_product_contract_id_idx" on store."client_product" ("contract_id");
create index "client_product_last_visit_id_idx" on store."client_product" ("last_visit_id");
create index "client_product_creator_id_tz_create_idx" on store."client_product" ("creator_id", tz_create desc, id desc) include ("client_id");
create index "client_product_tz_create_idx" on store."client_product" (tz_create desc, id desc) include ("creator_id", "client_id");
create unique index "client_product_client_id_product_library_id_key" on store."client_product" ("client_id", "product_library_id");
create index "client_product_search_idx" on store."client_product" using gin (search_grams);
create index "client_visit_client_contact_ids_client_contact_id_idx" on store."client_visit_client_contact_ids" ("client_contact_id");
create index "client_visit_companion_ids_user_id_idx" on store."client_visit_companion_ids" ("user_id");
create index "gift_type_creator_id_idx" on store."gift_type" ("creator_id");
create index "gift_type_tz_create_idx" on store."gift_type" (tz_create desc, id desc) include ("is_enable");
create unique index "gift_type_name_key" on store."gift_type" ("name");
create index "gift_type_search_idx" on store."gift_type" using gin (search_grams);
create index "gift_give_client_id_year_status_idx" on store."gift_give" ("client_id", "year", "status");
create index "gift_give_gift_type_id_status_idx" on store."gift_give" ("gift_type_id", "status");
create index "gift_give_client_contact_id_idx" on store."gift_give" ("client_contact_id");
create index "gift_give_user_id_tz_create_idx" on store."gift_give" ("user_id", tz_create desc, id desc) include ("creator_id", "client_id", "status");
create index "gift_give_audit1_idx" on store."gift_give" ("audit1");
create index "gift_give_creator_id_tz_create_idx" on store."gift_give" ("creator_id", tz_create desc, id desc) include ("user_id", "client_id", "status");
create index "gift_give_status_tz_create_idx" on store."gift_give" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "client_id");
create index "gift_give_tz_create_idx" on store."gift_give" (tz_create desc, id desc) include ("user_id", "creator_id", "client_id", "status");
create index "invoicing_config_kind_client_id_idx" on store."invoicing_config" ("kind", "client_id");
create index "invoicing_config_client_id_tz_create_idx" on store."invoicing_config" ("client_id", tz_create desc, id desc) include ("creator_id", "status", "kind");
create index "invoicing_config_audit1_idx" on store."invoicing_config" ("audit1");
create index "invoicing_config_creator_id_tz_create_idx" on store."invoicing_config" ("creator_id", tz_create desc, id desc) include ("status", "kind", "client_id");
create index "invoicing_config_status_tz_create_idx" on store."invoicing_config" ("status", tz_create desc, id desc) include ("creator_id", "kind", "client_id");
create index "invoicing_config_tz_create_idx" on store."invoicing_config" (tz_create desc, id desc) include ("creator_id", "status", "kind", "client_id");
create unique index "invoicing_config_kind_tax_no_title_key" on store."invoicing_config" ("kind", "tax_no", "title") where ("is_enable" = true);
create unique index "invoicing_config_self_company_key" on store."invoicing_config" ("self_company") where (("kind" = '销方') and ("is_default" = true) and ("is_enable" = true));
create index "invoicing_config_search_idx" on store."invoicing_config" using gin (search_grams);
create index "invoicing_plan_contract_id_year_month_idx" on store."invoicing_plan" ("contract_id", "year", "month");
create index "invoicing_plan_year_month_idx" on store."invoicing_plan" ("year", "month");
create index "invoicing_plan_user_id_tz_create_idx" on store."invoicing_plan" ("user_id", tz_create desc, id desc) include ("creator_id", "contract_id");
create index "invoicing_plan_creator_id_tz_create_idx" on store."invoicing_plan" ("creator_id", tz_create desc, id desc) include ("user_id", "contract_id");
create index "invoicing_plan_tz_create_idx" on store."invoicing_plan" (tz_create desc, id desc) include ("creator_id", "user_id", "contract_id");
create index "invoicing_contract_id_status_idx" on store."invoicing" ("contract_id", "status");
create index "invoicing_seller_id_dt_invoice_idx" on store."invoicing" ("seller_id", "dt_invoice");
create index "invoicing_status_tz_submit_idx" on store."invoicing" ("status", "tz_submit");
create index "invoicing_invoicing_plan_id_idx" on store."invoicing" ("invoicing_plan_id");
create index "invoicing_client_id_tz_create_idx" on store."invoicing" ("client_id", tz_create desc, id desc) include ("initiator", "creator_id", "contract_id", "status");
create index "invoicing_blue_id_idx" on store."invoicing" ("blue_id");
create index "invoicing_buyer_id_idx" on store."invoicing" ("buyer_id");
create index "invoicing_initiator_tz_create_idx" on store."invoicing" ("initiator", tz_create desc, id desc) include ("creator_id", "contract_id", "client_id", "status");
create index "invoicing_auditor_id_idx" on store."invoicing" ("auditor_id");
create index "invoicing_completer_id_idx" on store."invoicing" ("completer_id");
create index "invoicing_creator_id_tz_create_idx" on store."invoicing" ("creator_id", tz_create desc, id desc) include ("initiator", "contract_id", "client_id", "status");
create index "invoicing_tz_create_idx" on store."invoicing" (tz_create desc, id desc) include ("initiator", "creator_id", "contract_id", "client_id", "status");
create unique index "invoicing_apply_number_key" on store."invoicing" ("apply_number");
create unique index "invoicing_invoice_number_key" on store."invoicing" ("invoice_number");
create index "invoicing_search_idx" on store."invoicing" using gin (search_grams);
create index "keyword_creator_id_idx" on store."keyword" ("creator_id");
create index "keyword_tz_create_idx" on store."keyword" (tz_create desc, id desc);
create unique index "keyword_word_province_key" on store."keyword" ("word", "province");
create index "keyword_search_idx" on store."keyword" using gin (search_grams);
create index "keyword_user_ids_user_id_idx" on store."keyword_user_ids" ("user_id");
create index "maintain_date_change_contract_id_status_idx" on store."maintain_date_change" ("contract_id", "status");
create index "maintain_date_change_maintenance_id_idx" on store."maintain_date_change" ("maintenance_id");
create index "maintain_date_change_renew_contract_id_idx" on store."maintain_date_change" ("renew_contract_id");
create index "maintain_date_change_initiator_tz_create_idx" on store."maintain_date_change" ("initiator", tz_create desc, id desc) include ("contract_id", "status");
create index "maintain_date_change_audit1_idx" on store."maintain_date_change" ("audit1");
create index "maintain_date_change_creator_id_idx" on store."maintain_date_change" ("creator_id");
create index "maintain_date_change_status_tz_create_idx" on store."maintain_date_change" ("status", tz_create desc, id desc) include ("initiator", "contract_id");
create index "maintain_date_change_tz_create_idx" on store."maintain_date_change" (tz_create desc, id desc) include ("initiator", "contract_id", "status");
create index "maintain_date_change_search_idx" on store."maintain_date_change" using gin (search_grams);
create index "returned_money_area_idx" on store."returned_money" ("area");
create index "returned_money_contract_id_tz_create_idx" on store."returned_money" ("contract_id", tz_create desc, id desc) include ("user_id");
create index "returned_money_client_id_idx" on store."returned_money" ("client_id");
create index "returned_money_user_id_tz_create_idx" on store."returned_money" ("user_id", tz_create desc, id desc) include ("contract_id");
create index "returned_money_creator_id_idx" on store."returned_money" ("creator_id");
create index "returned_money_tz_create_idx" on store."returned_money" (tz_create desc, id desc) include ("user_id", "contract_id");
create unique index "returned_money_contract_id_key" on store."returned_money" ("contract_id");
create index "returned_money_search_idx" on store."returned_money" using gin (search_grams);
create index "returned_money_apply_contract_id_status_idx" on store."returned_money_apply" ("contract_id", "status");
create index "returned_money_apply_client_id_status_idx" on store."returned_money_apply" ("client_id", "status");
create index "returned_money_apply_returned_money_id_tz_create_idx" on store."returned_money_apply" ("returned_money_id", tz_create desc, id desc) include ("user_id", "status");
create index "returned_money_apply_user_id_tz_create_idx" on store."returned_money_apply" ("user_id", tz_create desc, id desc) include ("returned_money_id", "status");
create index "returned_money_apply_audit1_idx" on store."returned_money_apply" ("audit1");
create index "returned_money_apply_creator_id_idx" on store."returned_money_apply" ("creator_id");
create index "returned_money_apply_status_tz_create_idx" on store."returned_money_apply" ("status", tz_create desc, id desc) include ("user_id", "returned_money_id");
create index "returned_money_apply_tz_create_idx" on store."returned_money_apply" (tz_create desc, id desc) include ("user_id", "returned_money_id", "status");
create index "returned_money_apply_search_idx" on store."returned_money_apply" using gin (search_grams);
create index "returned_money_apply_detail_lines_idx" on store."returned_money_apply" using gin ("detail" jsonb_path_ops);
create index "course_assign_course_id_tz_create_idx" on store."course_assign" ("course_id", tz_create desc, id desc) include ("target", "department_id", "user_id");
create index "course_assign_role_id_idx" on store."course_assign" ("role_id");
create index "course_assign_department_id_tz_create_idx" on store."course_assign" ("department_id", tz_create desc, id desc) include ("course_id", "target", "user_id");
create index "course_assign_user_id_tz_create_idx" on store."course_assign" ("user_id", tz_create desc, id desc) include ("course_id", "target", "department_id");
create index "course_assign_creator_id_idx" on store."course_assign" ("creator_id");
create index "course_assign_tz_create_idx" on store."course_assign" (tz_create desc, id desc) include ("course_id", "target", "department_id", "user_id");
create unique index "course_assign_course_id_key" on store."course_assign" ("course_id") where ("target" = '全员');
create unique index "course_assign_course_id_role_id_key" on store."course_assign" ("course_id", "role_id") where ("target" = '角色');
create unique index "course_assign_course_id_department_id_key" on store."course_assign" ("course_id", "department_id") where ("target" = '部门');
create unique index "course_assign_course_id_user_id_key" on store."course_assign" ("course_id", "user_id") where ("target" = '人员');
create index "course_chapter_course_id_sort_idx" on store."course_chapter" ("course_id", "sort");
create index "course_chapter_creator_id_idx" on store."course_chapter" ("creator_id");
create index "course_chapter_tz_create_idx" on store."course_chapter" (tz_create desc, id desc) include ("course_id");
create index "course_chapter_search_idx" on store."course_chapter" using gin (search_grams);
create index "course_log_user_id_status_idx" on store."course_log" ("user_id", "status");
create index "course_log_course_id_status_idx" on store."course_log" ("course_id", "status");
create index "course_log_last_chapter_id_idx" on store."course_log" ("last_chapter_id");
create index "course_log_creator_id_idx" on store."course_log" ("creator_id");
create index "course_log_status_tz_create_idx" on store."course_log" ("status", tz_create desc, id desc) include ("user_id", "course_id");
create index "course_log_tz_create_idx" on store."course_log" (tz_create desc, id desc) include ("user_id", "course_id", "status");
create unique index "course_log_course_id_user_id_key" on store."course_log" ("course_id", "user_id");
create index "course_attempt_course_log_id_tz_create_idx" on store."course_attempt" ("course_log_id", tz_create desc, id desc);
create index "course_attempt_chapter_id_idx" on store."course_attempt" ("chapter_id");
create index "course_attempt_creator_id_idx" on store."course_attempt" ("creator_id");
create index "course_attempt_tz_create_idx" on store."course_attempt" (tz_create desc, id desc) include ("course_log_id");
create unique index "course_attempt_course_log_id_chapter_id_number_key" on store."course_attempt" ("course_log_id", "chapter_id", "number");
create unique index "course_attempt_course_log_id_chapter_id_key" on store."course_attempt" ("course_log_id", "chapter_id") where ("status" = '作答中');
create index "course_chapter_log_course_log_id_tz_create_idx" on store."course_chapter_log" ("course_log_id", tz_create desc, id desc);
create index "course_chapter_log_chapter_id_idx" on store."course_chapter_log" ("chapter_id");
create index "course_chapter_log_creator_id_idx" on store."course_chapter_log" ("creator_id");
create index "course_chapter_log_tz_create_idx" on store."course_chapter_log" (tz_create desc, id desc) include ("course_log_id");
create unique index "course_chapter_log_course_log_id_chapter_id_key" on store."course_chapter_log" ("course_log_id", "chapter_id");
create index "course_comment_course_id_tz_create_idx" on store."course_comment" ("course_id", tz_create desc, id desc) include ("user_id", "status");
create index "course_comment_parent_id_idx" on store."course_comment" ("parent_id");
create index "course_comment_user_id_tz_create_idx" on store."course_comment" ("user_id", tz_create desc, id desc) include ("status", "course_id");
create index "course_comment_creator_id_idx" on store."course_comment" ("creator_id");
create index "course_comment_status_tz_create_idx" on store."course_comment" ("status", tz_create desc, id desc) include ("user_id", "course_id");
create index "course_comment_tz_create_idx" on store."course_comment" (tz_create desc, id desc) include ("user_id", "status", "course_id");
create unique index "course_comment_course_id_user_id_key" on store."course_comment" ("course_id", "user_id") where ("fraction" in (1, 2, 3, 4, 5));
create index "course_comment_like_user_ids_user_id_idx" on store."course_comment_like_user_ids" ("user_id");
create index "course_question_chapter_id_sort_idx" on store."course_question" ("chapter_id", "sort");
create index "course_question_creator_id_idx" on store."course_question" ("creator_id");
create index "course_question_tz_create_idx" on store."course_question" (tz_create desc, id desc) include ("chapter_id");
create index "course_session_user_id_tz_create_idx" on store."course_session" ("user_id", tz_create desc, id desc);
create index "course_session_chapter_id_idx" on store."course_session" ("chapter_id");
create index "course_session_creator_id_idx" on store."course_session" ("creator_id");
create index "course_session_tz_create_idx" on store."course_session" (tz_create desc, id desc) include ("user_id");
create unique index "course_session_user_id_key" on store."course_session" ("user_id") where ("is_open" = true);
create index "course_role_ids_role_id_idx" on store."course_role_ids" ("role_id");
create index "course_department_ids_department_id_idx" on store."course_department_ids" ("department_id");
create index "documentation_category_id_idx" on store."documentation" ("category_id");
create index "documentation_course_id_idx" on store."documentation" ("course_id");
create index "documentation_product_library_id_idx" on store."documentation" ("product_library_id");
create index "documentation_creator_id_tz_create_idx" on store."documentation" ("creator_id", tz_create desc, id desc) include ("status", "course_id");
create index "documentation_status_tz_create_idx" on store."documentation" ("status", tz_create desc, id desc) include ("creator_id", "course_id");
create index "documentation_tz_create_idx" on store."documentation" (tz_create desc, id desc) include ("creator_id", "status", "course_id");
create index "documentation_search_idx" on store."documentation" using gin (search_grams);
create index "apply_for_collaborator_user_id_idx" on store."apply_for_collaborator" ("user_id");
create index "apply_for_notify_person_user_id_idx" on store."apply_for_notify_person" ("user_id");
create index "bug_change_auditor_id_status_idx" on store."bug_change" ("auditor_id", "status");
create index "bug_change_bug_id_idx" on store."bug_change" ("bug_id");
create index "bug_change_user_id_tz_create_idx" on store."bug_change" ("user_id", tz_create desc, id desc) include ("auditor_id", "bug_id", "status");
create index "bug_change_creator_id_idx" on store."bug_change" ("creator_id");
create index "bug_change_status_tz_create_idx" on store."bug_change" ("status", tz_create desc, id desc) include ("user_id", "auditor_id", "bug_id");
create index "bug_change_tz_create_idx" on store."bug_change" (tz_create desc, id desc) include ("user_id", "auditor_id", "bug_id", "status");
create unique index "bug_change_bug_id_key" on store."bug_change" ("bug_id") where ("status" = '待审核');
create index "bug_collaborator_user_id_idx" on store."bug_collaborator" ("user_id");
create index "change_auditor_id_status_idx" on store."change" ("auditor_id", "status");
create index "change_target_type_target_id_idx" on store."change" ("target_type", "target_id");
create index "change_project_id_tz_create_idx" on store."change" ("project_id", tz_create desc, id desc) include ("user_id", "auditor_id", "target_type", "target_id", "status");
create index "change_user_id_tz_create_idx" on store."change" ("user_id", tz_create desc, id desc) include ("auditor_id", "project_id", "target_type", "target_id", "status");
create index "change_creator_id_idx" on store."change" ("creator_id");
create index "change_status_tz_create_idx" on store."change" ("status", tz_create desc, id desc) include ("user_id", "auditor_id", "project_id", "target_type", "target_id");
create index "change_tz_create_idx" on store."change" (tz_create desc, id desc) include ("user_id", "auditor_id", "project_id", "target_type", "target_id", "status");
create unique index "change_target_type_target_id_key" on store."change" ("target_type", "target_id") where ("status" = '待审核');
create index "change_search_idx" on store."change" using gin (search_grams);
create index "client_sync_target_type_target_id_idx" on store."client_sync" ("target_type", "target_id");
create index "client_sync_status_tz_next_idx" on store."client_sync" ("status", "tz_next");
create index "client_sync_client_id_idx" on store."client_sync" ("client_id");
create index "client_sync_project_id_idx" on store."client_sync" ("project_id");
create index "client_sync_creator_id_idx" on store."client_sync" ("creator_id");
create index "client_sync_tz_create_idx" on store."client_sync" (tz_create desc, id desc);
create index "meeting_kind_creator_id_idx" on store."meeting_kind" ("creator_id");
create index "meeting_kind_tz_create_idx" on store."meeting_kind" (tz_create desc, id desc);
create unique index "meeting_kind_name_key" on store."meeting_kind" ("name");
create index "meeting_kind_search_idx" on store."meeting_kind" using gin (search_grams);
create index "work_day_date_idx" on store."work_day" ("date");
create index "work_day_host_id_date_idx" on store."work_day" ("host_id", "date");
create index "work_day_relevance_module_relevance_id_idx" on store."work_day" ("relevance_module", "relevance_id");
create index "work_day_kind_idx" on store."work_day" ("kind");
create index "work_day_recorder_id_idx" on store."work_day" ("recorder_id");
create index "work_day_creator_id_tz_create_idx" on store."work_day" ("creator_id", tz_create desc, id desc) include ("host_id", "relevance_module", "relevance_id", "status");
create index "work_day_status_tz_create_idx" on store."work_day" ("status", tz_create desc, id desc) include ("host_id", "creator_id", "relevance_module", "relevance_id");
create index "work_day_tz_create_idx" on store."work_day" (tz_create desc, id desc) include ("host_id", "creator_id", "relevance_module", "relevance_id", "status");
create index "work_day_search_idx" on store."work_day" using gin (search_grams);
create index "task_day_user_id_date_idx" on store."task_day" ("user_id", "date");
create index "task_day_date_confirmer_id_idx" on store."task_day" ("date", "confirmer_id");
create index "task_day_work_day_id_idx" on store."task_day" ("work_day_id");
create index "task_day_confirmer_id_tz_create_idx" on store."task_day" ("confirmer_id", tz_create desc, id desc) include ("user_id", "stage");
create index "task_day_creator_id_idx" on store."task_day" ("creator_id");
create index "task_day_stage_tz_create_idx" on store."task_day" ("stage", tz_create desc, id desc) include ("user_id", "confirmer_id");
create index "task_day_tz_create_idx" on store."task_day" (tz_create desc, id desc) include ("user_id", "confirmer_id", "stage");
create unique index "task_day_user_id_date_key" on store."task_day" ("user_id", "date");
create index "daily_work_user_id_date_idx" on store."daily_work" ("user_id", "date");
create index "daily_work_manager_status_date_idx" on store."daily_work" ("manager", "status", "date");
create index "daily_work_date_timeliness_idx" on store."daily_work" ("date", "timeliness");
create index "daily_work_task_day_id_idx" on store."daily_work" ("task_day_id");
create index "daily_work_creator_id_idx" on store."daily_work" ("creator_id");
create index "daily_work_status_tz_create_idx" on store."daily_work" ("status", tz_create desc, id desc) include ("user_id", "manager");
create index "daily_work_tz_create_idx" on store."daily_work" (tz_create desc, id desc) include ("user_id", "manager", "status");
create unique index "daily_work_user_id_date_key" on store."daily_work" ("user_id", "date");
create index "extra_task_user_id_date_idx" on store."extra_task" ("user_id", "date");
create index "extra_task_confirmer_id_status_idx" on store."extra_task" ("confirmer_id", "status");
create index "extra_task_project_id_status_idx" on store."extra_task" ("project_id", "status");
create index "extra_task_creator_id_idx" on store."extra_task" ("creator_id");
create index "extra_task_status_tz_create_idx" on store."extra_task" ("status", tz_create desc, id desc) include ("user_id", "confirmer_id", "project_id");
create index "extra_task_tz_create_idx" on store."extra_task" (tz_create desc, id desc) include ("user_id", "confirmer_id", "project_id", "status");
create index "extra_task_search_idx" on store."extra_task" using gin (search_grams);
create index "goal_plan_user_id_year_idx" on store."goal_plan" ("user_id", "year");
create index "goal_plan_parent_id_idx" on store."goal_plan" ("parent_id");
create index "goal_plan_department_id_idx" on store."goal_plan" ("department_id");
create index "goal_plan_project_id_idx" on store."goal_plan" ("project_id");
create index "goal_plan_creator_id_tz_create_idx" on store."goal_plan" ("creator_id", tz_create desc, id desc) include ("user_id", "department_id", "project_id", "status");
create index "goal_plan_status_tz_create_idx" on store."goal_plan" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "department_id", "project_id");
create index "goal_plan_tz_create_idx" on store."goal_plan" (tz_create desc, id desc) include ("user_id", "creator_id", "department_id", "project_id", "status");
create index "goal_plan_search_idx" on store."goal_plan" using gin (search_grams);
create index "manage_report_department_id_year_month_idx" on store."manage_report" ("department_id", "year", "month");
create index "manage_report_manager_status_idx" on store."manage_report" ("manager", "status");
create index "manage_report_pmo_id_status_idx" on store."manage_report" ("pmo_id", "status");
create index "manage_report_user_id_tz_create_idx" on store."manage_report" ("user_id", tz_create desc, id desc) include ("manager", "pmo_id", "status");
create index "manage_report_creator_id_idx" on store."manage_report" ("creator_id");
create index "manage_report_status_tz_create_idx" on store."manage_report" ("status", tz_create desc, id desc) include ("user_id", "manager", "pmo_id");
create index "manage_report_tz_create_idx" on store."manage_report" (tz_create desc, id desc) include ("user_id", "manager", "pmo_id", "status");
create unique index "manage_report_department_id_year_month_key" on store."manage_report" ("department_id", "year", "month");
create index "market_work_user_id_date_idx" on store."market_work" ("user_id", "date");
create index "market_work_manager_status_date_idx" on store."market_work" ("manager", "status", "date");
create index "market_work_date_timeliness_idx" on store."market_work" ("date", "timeliness");
create index "market_work_task_day_id_idx" on store."market_work" ("task_day_id");
create index "market_work_creator_id_idx" on store."market_work" ("creator_id");
create index "market_work_status_tz_create_idx" on store."market_work" ("status", tz_create desc, id desc) include ("user_id", "manager");
create index "market_work_tz_create_idx" on store."market_work" (tz_create desc, id desc) include ("user_id", "manager", "status");
create unique index "market_work_user_id_date_key" on store."market_work" ("user_id", "date");
create index "okr_check_user_id_date_idx" on store."okr_check" ("user_id", "date");
create index "okr_check_confirmer_id_status_idx" on store."okr_check" ("confirmer_id", "status");
create index "okr_check_status_date_idx" on store."okr_check" ("status", "date");
create index "okr_check_okr_id_idx" on store."okr_check" ("okr_id");
create index "okr_check_creator_id_idx" on store."okr_check" ("creator_id");
create index "okr_check_tz_create_idx" on store."okr_check" (tz_create desc, id desc) include ("user_id", "confirmer_id", "status");
create unique index "okr_check_okr_id_date_key" on store."okr_check" ("okr_id", "date");
create index "week_task_comb_week_start_status_idx" on store."week_task_comb" ("week_start", "status");
create index "week_task_comb_department_id_tz_create_idx" on store."week_task_comb" ("department_id", tz_create desc, id desc) include ("user_id", "project_id", "status");
create index "week_task_comb_project_id_tz_create_idx" on store."week_task_comb" ("project_id", tz_create desc, id desc) include ("user_id", "department_id", "status");
create index "week_task_comb_user_id_tz_create_idx" on store."week_task_comb" ("user_id", tz_create desc, id desc) include ("department_id", "project_id", "status");
create index "week_task_comb_work_day_id_idx" on store."week_task_comb" ("work_day_id");
create index "week_task_comb_creator_id_idx" on store."week_task_comb" ("creator_id");
create index "week_task_comb_status_tz_create_idx" on store."week_task_comb" ("status", tz_create desc, id desc) include ("user_id", "department_id", "project_id");
create index "week_task_comb_tz_create_idx" on store."week_task_comb" (tz_create desc, id desc) include ("user_id", "department_id", "project_id", "status");
create unique index "week_task_comb_department_id_week_start_key" on store."week_task_comb" ("department_id", "week_start") where not ("status" = '已作废');
create unique index "week_task_comb_project_id_week_start_key" on store."week_task_comb" ("project_id", "week_start") where not ("status" = '已作废');
create index "week_task_comb_search_idx" on store."week_task_comb" using gin (search_grams);
create index "task_week_user_id_week_start_idx" on store."task_week" ("user_id", "week_start");
create index "task_week_week_start_status_idx" on store."task_week" ("week_start", "status");
create index "task_week_week_task_comb_id_idx" on store."task_week" ("week_task_comb_id");
create index "task_week_work_day_id_idx" on store."task_week" ("work_day_id");
create index "task_week_confirmer_id_tz_create_idx" on store."task_week" ("confirmer_id", tz_create desc, id desc) include ("user_id", "week_task_comb_id", "status");
create index "task_week_creator_id_idx" on store."task_week" ("creator_id");
create index "task_week_status_tz_create_idx" on store."task_week" ("status", tz_create desc, id desc) include ("user_id", "confirmer_id", "week_task_comb_id");
create index "task_week_tz_create_idx" on store."task_week" (tz_create desc, id desc) include ("user_id", "confirmer_id", "week_task_comb_id", "status");
create unique index "task_week_user_id_week_start_key" on store."task_week" ("user_id", "week_start");
create index "weekend_task_user_id_date_idx" on store."weekend_task" ("user_id", "date");
create index "weekend_task_confirmer_id_status_idx" on store."weekend_task" ("confirmer_id", "status");
create index "weekend_task_work_day_id_idx" on store."weekend_task" ("work_day_id");
create index "weekend_task_overtime_id_idx" on store."weekend_task" ("overtime_id");
create index "weekend_task_creator_id_idx" on store."weekend_task" ("creator_id");
create index "weekend_task_status_tz_create_idx" on store."weekend_task" ("status", tz_create desc, id desc) include ("user_id", "confirmer_id");
create index "weekend_task_tz_create_idx" on store."weekend_task" (tz_create desc, id desc) include ("user_id", "confirmer_id", "status");
create unique index "weekend_task_user_id_date_key" on store."weekend_task" ("user_id", "date") where not ("status" = '取消');
create index "plan_item_task_day_id_sort_idx" on store."plan_item" ("task_day_id", "sort");
create index "plan_item_task_week_id_sort_idx" on store."plan_item" ("task_week_id", "sort");
create index "plan_item_source_type_source_id_idx" on store."plan_item" ("source_type", "source_id");
create index "plan_item_weekend_task_id_tz_create_idx" on store."plan_item" ("weekend_task_id", tz_create desc, id desc) include ("task_day_id", "task_week_id");
create index "plan_item_project_id_idx" on store."plan_item" ("project_id");
create index "plan_item_dispatcher_id_idx" on store."plan_item" ("dispatcher_id");
create index "plan_item_creator_id_idx" on store."plan_item" ("creator_id");
create index "plan_item_tz_create_idx" on store."plan_item" (tz_create desc, id desc) include ("task_day_id", "task_week_id", "weekend_task_id");
create unique index "plan_item_task_day_id_source_type_source_id_key" on store."plan_item" ("task_day_id", "source_type", "source_id");
create unique index "plan_item_task_week_id_source_type_source_id_key" on store."plan_item" ("task_week_id", "source_type", "source_id");
create unique index "plan_item_weekend_task_id_source_type_source_id_key" on store."plan_item" ("weekend_task_id", "source_type", "source_id");
create index "pmo_assign_user_id_status_idx" on store."pmo_assign" ("user_id", "status");
create index "pmo_assign_sender_id_status_idx" on store."pmo_assign" ("sender_id", "status");
create index "pmo_assign_status_date_idx" on store."pmo_assign" ("status", "date");
create index "pmo_assign_project_id_idx" on store."pmo_assign" ("project_id");
create index "pmo_assign_creator_id_idx" on store."pmo_assign" ("creator_id");
create index "pmo_assign_tz_create_idx" on store."pmo_assign" (tz_create desc, id desc) include ("user_id", "sender_id", "status");
create index "pmo_assign_search_idx" on store."pmo_assign" using gin (search_grams);
create index "pmo_work_user_id_week_start_idx" on store."pmo_work" ("user_id", "week_start");
create index "pmo_work_manager_status_week_start_idx" on store."pmo_work" ("manager", "status", "week_start");
create index "pmo_work_creator_id_idx" on store."pmo_work" ("creator_id");
create index "pmo_work_status_tz_create_idx" on store."pmo_work" ("status", tz_create desc, id desc) include ("user_id", "manager");
create index "pmo_work_tz_create_idx" on store."pmo_work" (tz_create desc, id desc) include ("user_id", "manager", "status");
create unique index "pmo_work_user_id_week_start_key" on store."pmo_work" ("user_id", "week_start");
create index "task_designee_status_date_idx" on store."task" ("designee", "status", "date");
create index "task_user_id_status_idx" on store."task" ("user_id", "status");
create index "task_is_over_date_sort_idx" on store."task" ("is_over", "date", "sort");
create index "task_project_id_status_idx" on store."task" ("project_id", "status");
create index "task_aboriginal_original_time_idx" on store."task" ("aboriginal", "original_time");
create index "task_milepost_task_id_idx" on store."task" ("milepost_task_id");
create index "task_wbs_id_idx" on store."task" ("wbs_id");
create index "task_auditor1_tz_create_idx" on store."task" ("auditor1", tz_create desc, id desc) include ("user_id", "designee", "supervise", "auditor2", "project_id", "status");
create index "task_auditor2_tz_create_idx" on store."task" ("auditor2", tz_create desc, id desc) include ("user_id", "designee", "supervise", "auditor1", "project_id", "status");
create index "task_supervise_tz_create_idx" on store."task" ("supervise", tz_create desc, id desc) include ("user_id", "designee", "auditor1", "auditor2", "project_id", "status");
create index "task_adjustor_idx" on store."task" ("adjustor");
create index "task_creator_id_idx" on store."task" ("creator_id");
create index "task_status_tz_create_idx" on store."task" ("status", tz_create desc, id desc) include ("user_id", "designee", "supervise", "auditor1", "auditor2", "project_id");
create index "task_tz_create_idx" on store."task" (tz_create desc, id desc) include ("user_id", "designee", "supervise", "auditor1", "auditor2", "project_id", "status");
create unique index "task_aboriginal_original_time_key" on store."task" ("aboriginal", "original_time");
create index "task_search_idx" on store."task" using gin (search_grams);
create index "task_users_task_id_tz_create_idx" on store."task_users" ("task_id", tz_create desc, id desc);
create index "task_users_user_id_idx" on store."task_users" ("user_id");
create index "task_users_creator_id_idx" on store."task_users" ("creator_id");
create index "task_users_tz_create_idx" on store."task_users" (tz_create desc, id desc) include ("task_id");
create unique index "task_users_task_id_user_id_key" on store."task_users" ("task_id", "user_id");
create index "week_task_comb_user_ids_user_id_idx" on store."week_task_comb_user_ids" ("user_id");
create index "week_task_snapshot_week_task_comb_id_tz_create_idx" on store."week_task_snapshot" ("week_task_comb_id", tz_create desc, id desc);
create index "week_task_snapshot_user_id_idx" on store."week_task_snapshot" ("user_id");
create index "week_task_snapshot_creator_id_idx" on store."week_task_snapshot" ("creator_id");
create index "week_task_snapshot_tz_create_idx" on store."week_task_snapshot" (tz_create desc, id desc) include ("week_task_comb_id");
create unique index "week_task_snapshot_week_task_comb_id_kind_key" on store."week_task_snapshot" ("week_task_comb_id", "kind");
create index "week_work_user_id_week_start_idx" on store."week_work" ("user_id", "week_start");
create index "week_work_manager_status_week_start_idx" on store."week_work" ("manager", "status", "week_start");
create index "week_work_date_timeliness_idx" on store."week_work" ("date", "timeliness");
create index "week_work_task_week_id_idx" on store."week_work" ("task_week_id");
create index "week_work_creator_id_idx" on store."week_work" ("creator_id");
create index "week_work_status_tz_create_idx" on store."week_work" ("status", tz_create desc, id desc) include ("user_id", "manager");
create index "week_work_tz_create_idx" on store."week_work" (tz_create desc, id desc) include ("user_id", "manager", "status");
create unique index "week_work_user_id_week_start_key" on store."week_work" ("user_id", "week_start");
create index "work_day_attend_user_id_status_idx" on store."work_day_attend" ("user_id", "status");
create index "work_day_attend_work_day_id_tz_create_idx" on store."work_day_attend" ("work_day_id", tz_create desc, id desc) include ("user_id", "status");
create index "work_day_attend_creator_id_idx" on store."work_day_attend" ("creator_id");
create index "work_day_attend_status_tz_create_idx" on store."work_day_attend" ("status", tz_create desc, id desc) include ("user_id", "work_day_id");
create index "work_day_attend_tz_create_idx" on store."work_day_attend" (tz_create desc, id desc) include ("user_id", "work_day_id", "status");
create unique index "work_day_attend_work_day_id_user_id_key" on store."work_day_attend" ("work_day_id", "user_id");
create index "work_day_user_ids_user_id_idx" on store."work_day_user_ids" ("user_id");

-- 2. What no declaration says: kept by hand.

-- What signing in keeps beside the account.

-- One row per counted key, `name:xs02` or `address:10.0.0.7`. Names are counted whether an account has them or not.
create table app.sign_in_failure (
  key      text primary key,
  failures timestamptz[] not null default '{}', -- those inside the window, oldest first
  locks    timestamptz[] not null default '{}', -- beginnings of the locks of the last 24 hours
  tz_lock  timestamptz,                         -- locked until then; 9999-12-31 until unlocked by a person
  tz_last  timestamptz not null
);
create index sign_in_failure_tz_last on app.sign_in_failure (tz_last);

-- Former password hashes of an account (the present one stands in store.admin), newest two kept.
create table app.password_history (
  id            bigint generated always as identity primary key,
  admin_id      uuid not null references store.admin (id) on delete cascade,
  password_hash text not null
);
create index password_history_admin_id on app.password_history (admin_id, id);

-- Renewed sessions and the session of the typed password they come from. A session without a row is its own origin.
create table app.session_origin (
  session_id uuid primary key references store.login_log (id) on delete cascade,
  origin_id  uuid not null references store.login_log (id) on delete cascade
);
create index session_origin_origin_id on app.session_origin (origin_id);

grant select, insert, update, delete on app.sign_in_failure, app.password_history, app.session_origin
  to chengban_writer;
-- Who asks and what they may.

create table app.rights_version (
  version bigint not null,
  one     boolean primary key default true check (one)
);
insert into app.rights_version (version) values (1);

-- Raised once per transaction and only at its end: the row is a counter that every change of rights waits for.
create function app.raise_rights_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.rights_version set version = version + 1 where xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create constraint trigger rights_version after insert or update or delete on store.role
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after insert or update or delete on store.role_permission
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after insert or update or delete on store.role_operation
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after insert or update or delete on store.user_role
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after insert or update or delete on store.permission_operation_ids
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after update on store."user"
  deferrable initially deferred for each row
  when (old.operations is distinct from new.operations or old.role_id is distinct from new.role_id
    or old.is_enable is distinct from new.is_enable or old.status is distinct from new.status)
  execute function app.raise_rights_version();

create function app.now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

create function app.me() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- Calendar date in Shanghai as a count of days, the same text under every DateStyle.
create function app.rights_stamp(version bigint, moment timestamptz) returns text language sql stable parallel safe
  return version || '.' || ((moment at time zone 'Asia/Shanghai')::date - date '2000-01-01');

-- The rule of packages/kernel/has.ts: some entry covers the code and no entry with ! covers it.
create function app.covers(entries text[], code text) returns boolean language sql immutable parallel safe
  return (
    select coalesce(bool_and(not negated), false)
    from (
      select starts_with(entry, '!') as negated,
             case when starts_with(entry, '!') then substr(entry, 2) else entry end as bare
      from unnest(entries) as entry
    ) as listed
    where bare = '*' or bare = code
       or (right(bare, 2) = ':*' and starts_with(code, left(bare, -1)))
  );

-- Effective entries of a person on that day, sorted by bytes; a person unknown has none.
create function app.entries_of(person uuid, moment timestamptz default app.now()) returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  with held as (
    select r.id from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
    where ur.user_id = person
      and coalesce(ur.tz_start, '-infinity') <= (moment at time zone 'Asia/Shanghai')::date
      and coalesce(ur.tz_end, 'infinity') >= (moment at time zone 'Asia/Shanghai')::date
  ), listed (entry) as (
    select link.operation_id
    from held join store.role_permission rp on rp.role_id = held.id
      join store.permission_operation_ids link on link.permission_id = rp.permission_id
    union
    select ro.code from held join store.role_operation ro on ro.role_id = held.id
    union
    select own.entry
    from store."user" u,
      jsonb_array_elements_text(case jsonb_typeof(u.operations) when 'array' then u.operations else '[]' end) as own (entry)
    where u.id = person
  )
  select coalesce(array_agg(entry order by entry collate "C"), '{}') from listed where entry is not null;
end;

-- The entries and the stamp under which they hold; app.identify refuses any other stamp.
create function app.rights_of(person uuid, moment timestamptz default app.now())
returns table (entries text[], stamp text)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.entries_of(person, moment), app.rights_stamp(v.version, moment) from app.rights_version v;
end;

-- Enabled people for whom has(code) is true.
create function app.holders_of(code text, moment timestamptz default app.now()) returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select u.id from store."user" u where u.is_enable and app.covers(app.entries_of(u.id, moment), code);
end;

revoke execute on function app.raise_rights_version(), app.entries_of(uuid, timestamptz),
  app.rights_of(uuid, timestamptz), app.holders_of(text, timestamptz) from public;
grant usage on schema app to chengban_reader, chengban_writer, chengban_gate;
grant execute on function app.now(), app.me(), app.rights_stamp(bigint, timestamptz), app.covers(text[], text),
  app.entries_of(uuid, timestamptz), app.rights_of(uuid, timestamptz), app.holders_of(text, timestamptz)
  to chengban_reader, chengban_writer, chengban_gate;

-- Requests that name themselves (header Idempotency-Key).

-- The row is written by the transaction that the request writes with, its answer afterwards.
create table app.idempotency (
  user_id   uuid not null references store."user" (id) on delete cascade,
  path      text not null,
  name      bytea not null, -- derived from the client's key, which is kept nowhere
  body_hash bytea not null,
  answer    bytea,          -- {code, message, data}, sealed with the client's key; null until it is there
  tz_create timestamptz not null,
  primary key (user_id, path, name)
);
create index idempotency_tz_create on app.idempotency (tz_create);
grant select, insert, update, delete on app.idempotency to chengban_writer;

-- What a person's own request of the last 24 hours under this key came to.
create function app.earlier_answer(path text, name bytea, body_hash bytea)
returns table (is_same boolean, answer bytea)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select i.body_hash = earlier_answer.body_hash, i.answer from app.idempotency i
  where i.user_id = app.me() and i.path = earlier_answer.path and i.name = earlier_answer.name
    and i.tz_create > app.now() - interval '24 hours';
end;
revoke execute on function app.earlier_answer(text, bytea, bytea) from public;
grant execute on function app.earlier_answer(text, bytea, bytea) to chengban_reader, chengban_writer;

-- What jobs keep.

-- What all server processes go by beside the configuration that people edit.
create table app.setting (
  key   text primary key,
  value text not null
);
grant select on app.setting to chengban_reader, chengban_writer;
grant insert, update, delete on app.setting to chengban_writer;

-- Every run of a job, kept 30 days. `asked` names the request that waits for it, `reference` what the log says of a failure.
create table app.job_run (
  id        uuid primary key,
  name      text not null,
  asked     uuid,
  tz_start  timestamptz not null,
  ms        integer not null,
  result    jsonb,
  reference text
);
create index job_run_name on app.job_run (name, tz_start desc);
create index job_run_asked on app.job_run (asked) where asked is not null;
create index job_run_tz_start on app.job_run (tz_start);
grant select on app.job_run to chengban_reader;
grant select, insert, update, delete on app.job_run to chengban_writer;

-- A file whose last link goes is kept a while: its row says since when.
create function app.file_unlinked() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update store.stored_file set tz_update = app.now() where id in (select file_id from gone);
  return null;
end $$;
revoke execute on function app.file_unlinked() from public;
create trigger file_unlinked after delete on store.file_link
  referencing old table as gone for each statement execute function app.file_unlinked();

-- Runs of jobs that are on their way, said again by their process while they are: one that says nothing has gone.
create table app.job_going (
  id        uuid primary key,
  name      text not null,
  tz_start  timestamptz not null,
  tz_seen   timestamptz not null
);
grant select on app.job_going to chengban_reader;
grant select, insert, update, delete on app.job_going to chengban_writer;

-- Which reminder rules have run on which day.
create table app.remind_run (
  code text not null,
  date date not null,
  primary key (code, date)
);
grant select, insert, delete on app.remind_run to chengban_writer;

-- What bearers of a link have brought and raised: how often in an hour, and which files are theirs to name.
create table app.link_act (
  of text not null,
  row_id text not null,
  act text not null,
  tz timestamptz not null,
  file_id uuid references store.stored_file on delete cascade
);
create index link_act_row on app.link_act (row_id, act, tz);
grant select, insert, delete on app.link_act to chengban_writer;

-- How much of a film a page has shown, as far as the time between its words allows.
create table app.film_watch (
  of text not null,
  row_id text not null,
  file_id uuid not null references store.stored_file on delete cascade,
  seconds double precision not null,
  duration integer,
  tz timestamptz not null,
  primary key (of, row_id, file_id)
);
create index film_watch_file on app.film_watch (file_id);
grant select, insert, update, delete on app.film_watch to chengban_writer;
