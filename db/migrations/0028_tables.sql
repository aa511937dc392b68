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
  constraint "apply_for_requires1" check ((("charge_mode" = '收费')) is not true or ("quotation" is not null))
);
alter table store."apply_for" enable row level security;
create table store."apply_for_collaborator" (
  "apply_for_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "apply_for_collaborator_pkey" primary key (apply_for_id, user_id)
);
alter table store."apply_for_collaborator" enable row level security;
create table store."apply_for_notify_person" (
  "apply_for_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "apply_for_notify_person_pkey" primary key (apply_for_id, user_id)
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
  constraint "bug_change_status_check" check ("status" in ('待审核', '同意', '拒绝', '已撤回', '已失效'))
);
alter table store."bug_change" enable row level security;
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
  constraint "bug_rule1" check ((not ("solver_id" is not null) or not ("tester_id" = "solver_id")))
);
alter table store."bug" enable row level security;
create table store."bug_collaborator" (
  "bug_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "bug_collaborator_pkey" primary key (bug_id, user_id)
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
  constraint "change_status_check" check ("status" in ('待审核', '同意', '拒绝', '已撤回', '已失效'))
);
alter table store."change" enable row level security;
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
  constraint "extra_task_rule3" check ((("predict" * 2) = floor((("predict" * 2))::numeric)))
);
alter table store."extra_task" enable row level security;
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
  constraint "plan_item_rule4" check ((("remain_hours" * 2) = floor((("remain_hours" * 2))::numeric)))
);
alter table store."plan_item" enable row level security;
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
  constraint "task_day_status_check" check ("status" in ('请假', '未预估', '已预估', '已保存', '退回', '已确认', 'PMO已确认'))
);
alter table store."task_day" enable row level security;
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
  constraint "task_users_type_check" check ("type" in ('协作', '抄送', '关注', '忽略'))
);
alter table store."task_users" enable row level security;
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
  constraint "task_week_rule1" check ((extract(isodow from ("week_start")::date)::integer = 1))
);
alter table store."task_week" enable row level security;
create table store."task" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "type" text default '其他' not null,
  "describe" text,
  "file" jsonb default '[]' not null,
  "project_id" uuid,
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
  constraint "task_rule2" check ((not ("auditor2" is not null) or not ("designee" = "auditor2")))
);
alter table store."task" enable row level security;
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
  constraint "week_task_comb_rule2" check (((case when ("department_id" is not null) then 1 else 0 end + case when ("project_id" is not null) then 1 else 0 end) = 1))
);
alter table store."week_task_comb" enable row level security;
create table store."week_task_comb_user_ids" (
  "week_task_comb_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "week_task_comb_user_ids_pkey" primary key (week_task_comb_id, user_id)
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
  constraint "week_task_snapshot_kind_check" check ("kind" in ('下发', '完成'))
);
alter table store."week_task_snapshot" enable row level security;
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
  "tz_save" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "weekend_task_pkey" primary key (id),
  constraint "weekend_task_place_check" check ("place" in ('公司', '客户现场', '远程')),
  constraint "weekend_task_status_check" check ("status" in ('草稿', '待审批', '已批准', '驳回', '已保存', '退回', '已确认', 'PMO已确认', '取消'))
);
alter table store."weekend_task" enable row level security;
alter table store."apply_for" add constraint "apply_for_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_project_progress_id_fkey" foreign key ("project_progress_id") references store."project_progress" (id) on delete set null;
alter table store."apply_for" add constraint "apply_for_bug_id_fkey" foreign key ("bug_id") references store."bug" (id) on delete set null;
alter table store."apply_for" add constraint "apply_for_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_designated_person_fkey" foreign key ("designated_person") references store."user" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_solver_id_fkey" foreign key ("solver_id") references store."user" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_tester_id_fkey" foreign key ("tester_id") references store."user" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_closer_id_fkey" foreign key ("closer_id") references store."user" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_product_library_version_id_fkey" foreign key ("product_library_version_id") references store."product_library_version" (id) on delete no action;
alter table store."apply_for" add constraint "apply_for_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "apply_for_status_end_time_idx" on store."apply_for" ("status", "end_time");
create index "apply_for_project_id_status_idx" on store."apply_for" ("project_id", "status");
create index "apply_for_solver_id_status_idx" on store."apply_for" ("solver_id", "status");
create index "apply_for_temporary_id_idx" on store."apply_for" ("temporary_id");
create index "apply_for_client_id_tz_create_idx" on store."apply_for" ("client_id", tz_create desc, id desc) include ("creator_id", "designated_person", "solver_id", "tester_id", "closer_id", "audit1", "audit2", "project_id", "audit_status", "stage");
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
alter table store."apply_for_collaborator" add constraint "apply_for_collaborator_apply_for_id_fkey" foreign key (apply_for_id) references store."apply_for" (id) on delete cascade;
alter table store."apply_for_collaborator" add constraint "apply_for_collaborator_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "apply_for_collaborator_user_id_idx" on store."apply_for_collaborator" ("user_id");
alter table store."apply_for_notify_person" add constraint "apply_for_notify_person_apply_for_id_fkey" foreign key (apply_for_id) references store."apply_for" (id) on delete cascade;
alter table store."apply_for_notify_person" add constraint "apply_for_notify_person_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "apply_for_notify_person_user_id_idx" on store."apply_for_notify_person" ("user_id");
alter table store."bug_change" add constraint "bug_change_bug_id_fkey" foreign key ("bug_id") references store."bug" (id) on delete cascade;
alter table store."bug_change" add constraint "bug_change_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."bug_change" add constraint "bug_change_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action;
alter table store."bug_change" add constraint "bug_change_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "bug_change_auditor_id_status_idx" on store."bug_change" ("auditor_id", "status");
create index "bug_change_bug_id_idx" on store."bug_change" ("bug_id");
create index "bug_change_user_id_tz_create_idx" on store."bug_change" ("user_id", tz_create desc, id desc) include ("auditor_id", "bug_id", "status");
create index "bug_change_creator_id_idx" on store."bug_change" ("creator_id");
create index "bug_change_status_tz_create_idx" on store."bug_change" ("status", tz_create desc, id desc) include ("user_id", "auditor_id", "bug_id");
create index "bug_change_tz_create_idx" on store."bug_change" (tz_create desc, id desc) include ("user_id", "auditor_id", "bug_id", "status");
create unique index "bug_change_bug_id_key" on store."bug_change" ("bug_id") where ("status" = '待审核');
alter table store."bug" add constraint "bug_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."bug" add constraint "bug_apply_for_id_fkey" foreign key ("apply_for_id") references store."apply_for" (id) on delete set null;
alter table store."bug" add constraint "bug_project_progress_id_fkey" foreign key ("project_progress_id") references store."project_progress" (id) on delete set null;
alter table store."bug" add constraint "bug_provider_id_fkey" foreign key ("provider_id") references store."user" (id) on delete no action;
alter table store."bug" add constraint "bug_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."bug" add constraint "bug_solver_id_fkey" foreign key ("solver_id") references store."user" (id) on delete no action;
alter table store."bug" add constraint "bug_tester_id_fkey" foreign key ("tester_id") references store."user" (id) on delete no action;
alter table store."bug" add constraint "bug_closer_id_fkey" foreign key ("closer_id") references store."user" (id) on delete no action;
alter table store."bug" add constraint "bug_supervise_fkey" foreign key ("supervise") references store."user" (id) on delete no action;
alter table store."bug" add constraint "bug_duplicate_id_fkey" foreign key ("duplicate_id") references store."bug" (id) on delete set null;
alter table store."bug" add constraint "bug_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "bug_status_end_time_idx" on store."bug" ("status", "end_time");
create index "bug_project_id_status_idx" on store."bug" ("project_id", "status");
create index "bug_solver_id_status_idx" on store."bug" ("solver_id", "status");
create index "bug_user_id_status_idx" on store."bug" ("user_id", "status");
create index "bug_temporary_id_idx" on store."bug" ("temporary_id");
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
alter table store."bug_collaborator" add constraint "bug_collaborator_bug_id_fkey" foreign key (bug_id) references store."bug" (id) on delete cascade;
alter table store."bug_collaborator" add constraint "bug_collaborator_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "bug_collaborator_user_id_idx" on store."bug_collaborator" ("user_id");
alter table store."change" add constraint "change_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."change" add constraint "change_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."change" add constraint "change_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action;
alter table store."change" add constraint "change_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "change_auditor_id_status_idx" on store."change" ("auditor_id", "status");
create index "change_target_type_target_id_idx" on store."change" ("target_type", "target_id");
create index "change_project_id_tz_create_idx" on store."change" ("project_id", tz_create desc, id desc) include ("user_id", "auditor_id", "target_type", "target_id", "status");
create index "change_user_id_tz_create_idx" on store."change" ("user_id", tz_create desc, id desc) include ("auditor_id", "project_id", "target_type", "target_id", "status");
create index "change_creator_id_idx" on store."change" ("creator_id");
create index "change_status_tz_create_idx" on store."change" ("status", tz_create desc, id desc) include ("user_id", "auditor_id", "project_id", "target_type", "target_id");
create index "change_tz_create_idx" on store."change" (tz_create desc, id desc) include ("user_id", "auditor_id", "project_id", "target_type", "target_id", "status");
create unique index "change_target_type_target_id_key" on store."change" ("target_type", "target_id") where ("status" = '待审核');
create index "change_search_idx" on store."change" using gin (search_grams);
alter table store."extra_task" add constraint "extra_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."extra_task" add constraint "extra_task_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action;
alter table store."extra_task" add constraint "extra_task_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."extra_task" add constraint "extra_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "extra_task_user_id_date_idx" on store."extra_task" ("user_id", "date");
create index "extra_task_confirmer_id_status_idx" on store."extra_task" ("confirmer_id", "status");
create index "extra_task_project_id_status_idx" on store."extra_task" ("project_id", "status");
create index "extra_task_creator_id_idx" on store."extra_task" ("creator_id");
create index "extra_task_status_tz_create_idx" on store."extra_task" ("status", tz_create desc, id desc) include ("user_id", "confirmer_id", "project_id");
create index "extra_task_tz_create_idx" on store."extra_task" (tz_create desc, id desc) include ("user_id", "confirmer_id", "project_id", "status");
create index "extra_task_search_idx" on store."extra_task" using gin (search_grams);
alter table store."plan_item" add constraint "plan_item_task_day_id_fkey" foreign key ("task_day_id") references store."task_day" (id) on delete cascade;
alter table store."plan_item" add constraint "plan_item_task_week_id_fkey" foreign key ("task_week_id") references store."task_week" (id) on delete cascade;
alter table store."plan_item" add constraint "plan_item_weekend_task_id_fkey" foreign key ("weekend_task_id") references store."weekend_task" (id) on delete cascade;
alter table store."plan_item" add constraint "plan_item_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."plan_item" add constraint "plan_item_dispatcher_id_fkey" foreign key ("dispatcher_id") references store."user" (id) on delete no action;
alter table store."plan_item" add constraint "plan_item_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
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
alter table store."task_day" add constraint "task_day_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."task_day" add constraint "task_day_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete set null;
alter table store."task_day" add constraint "task_day_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action;
alter table store."task_day" add constraint "task_day_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "task_day_user_id_date_idx" on store."task_day" ("user_id", "date");
create index "task_day_date_confirmer_id_idx" on store."task_day" ("date", "confirmer_id");
create index "task_day_work_day_id_idx" on store."task_day" ("work_day_id");
create index "task_day_confirmer_id_tz_create_idx" on store."task_day" ("confirmer_id", tz_create desc, id desc) include ("user_id", "stage");
create index "task_day_creator_id_idx" on store."task_day" ("creator_id");
create index "task_day_stage_tz_create_idx" on store."task_day" ("stage", tz_create desc, id desc) include ("user_id", "confirmer_id");
create index "task_day_tz_create_idx" on store."task_day" (tz_create desc, id desc) include ("user_id", "confirmer_id", "stage");
create unique index "task_day_user_id_date_key" on store."task_day" ("user_id", "date");
alter table store."task_users" add constraint "task_users_task_id_fkey" foreign key ("task_id") references store."task" (id) on delete cascade;
alter table store."task_users" add constraint "task_users_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."task_users" add constraint "task_users_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "task_users_task_id_tz_create_idx" on store."task_users" ("task_id", tz_create desc, id desc);
create index "task_users_user_id_idx" on store."task_users" ("user_id");
create index "task_users_creator_id_idx" on store."task_users" ("creator_id");
create index "task_users_tz_create_idx" on store."task_users" (tz_create desc, id desc) include ("task_id");
create unique index "task_users_task_id_user_id_key" on store."task_users" ("task_id", "user_id");
alter table store."task_week" add constraint "task_week_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."task_week" add constraint "task_week_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete set null;
alter table store."task_week" add constraint "task_week_week_task_comb_id_fkey" foreign key ("week_task_comb_id") references store."week_task_comb" (id) on delete set null;
alter table store."task_week" add constraint "task_week_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action;
alter table store."task_week" add constraint "task_week_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "task_week_user_id_week_start_idx" on store."task_week" ("user_id", "week_start");
create index "task_week_week_start_status_idx" on store."task_week" ("week_start", "status");
create index "task_week_week_task_comb_id_idx" on store."task_week" ("week_task_comb_id");
create index "task_week_work_day_id_idx" on store."task_week" ("work_day_id");
create index "task_week_confirmer_id_tz_create_idx" on store."task_week" ("confirmer_id", tz_create desc, id desc) include ("user_id", "week_task_comb_id", "status");
create index "task_week_creator_id_idx" on store."task_week" ("creator_id");
create index "task_week_status_tz_create_idx" on store."task_week" ("status", tz_create desc, id desc) include ("user_id", "confirmer_id", "week_task_comb_id");
create index "task_week_tz_create_idx" on store."task_week" (tz_create desc, id desc) include ("user_id", "confirmer_id", "week_task_comb_id", "status");
create unique index "task_week_user_id_week_start_key" on store."task_week" ("user_id", "week_start");
alter table store."task" add constraint "task_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."task" add constraint "task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."task" add constraint "task_designee_fkey" foreign key ("designee") references store."user" (id) on delete no action;
alter table store."task" add constraint "task_auditor1_fkey" foreign key ("auditor1") references store."user" (id) on delete no action;
alter table store."task" add constraint "task_auditor2_fkey" foreign key ("auditor2") references store."user" (id) on delete no action;
alter table store."task" add constraint "task_supervise_fkey" foreign key ("supervise") references store."user" (id) on delete no action;
alter table store."task" add constraint "task_aboriginal_fkey" foreign key ("aboriginal") references store."task" (id) on delete no action;
alter table store."task" add constraint "task_adjustor_fkey" foreign key ("adjustor") references store."user" (id) on delete no action;
alter table store."task" add constraint "task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "task_designee_status_date_idx" on store."task" ("designee", "status", "date");
create index "task_user_id_status_idx" on store."task" ("user_id", "status");
create index "task_project_id_status_idx" on store."task" ("project_id", "status");
create index "task_aboriginal_original_time_idx" on store."task" ("aboriginal", "original_time");
create index "task_auditor1_tz_create_idx" on store."task" ("auditor1", tz_create desc, id desc) include ("user_id", "designee", "supervise", "auditor2", "project_id", "status");
create index "task_auditor2_tz_create_idx" on store."task" ("auditor2", tz_create desc, id desc) include ("user_id", "designee", "supervise", "auditor1", "project_id", "status");
create index "task_supervise_tz_create_idx" on store."task" ("supervise", tz_create desc, id desc) include ("user_id", "designee", "auditor1", "auditor2", "project_id", "status");
create index "task_adjustor_idx" on store."task" ("adjustor");
create index "task_creator_id_idx" on store."task" ("creator_id");
create index "task_status_tz_create_idx" on store."task" ("status", tz_create desc, id desc) include ("user_id", "designee", "supervise", "auditor1", "auditor2", "project_id");
create index "task_tz_create_idx" on store."task" (tz_create desc, id desc) include ("user_id", "designee", "supervise", "auditor1", "auditor2", "project_id", "status");
create unique index "task_aboriginal_original_time_key" on store."task" ("aboriginal", "original_time");
create index "task_search_idx" on store."task" using gin (search_grams);
alter table store."week_task_comb" add constraint "week_task_comb_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."week_task_comb" add constraint "week_task_comb_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."week_task_comb" add constraint "week_task_comb_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."week_task_comb" add constraint "week_task_comb_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete set null;
alter table store."week_task_comb" add constraint "week_task_comb_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
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
alter table store."week_task_comb_user_ids" add constraint "week_task_comb_user_ids_week_task_comb_id_fkey" foreign key (week_task_comb_id) references store."week_task_comb" (id) on delete cascade;
alter table store."week_task_comb_user_ids" add constraint "week_task_comb_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "week_task_comb_user_ids_user_id_idx" on store."week_task_comb_user_ids" ("user_id");
alter table store."week_task_snapshot" add constraint "week_task_snapshot_week_task_comb_id_fkey" foreign key ("week_task_comb_id") references store."week_task_comb" (id) on delete no action;
alter table store."week_task_snapshot" add constraint "week_task_snapshot_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."week_task_snapshot" add constraint "week_task_snapshot_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "week_task_snapshot_week_task_comb_id_tz_create_idx" on store."week_task_snapshot" ("week_task_comb_id", tz_create desc, id desc);
create index "week_task_snapshot_user_id_idx" on store."week_task_snapshot" ("user_id");
create index "week_task_snapshot_creator_id_idx" on store."week_task_snapshot" ("creator_id");
create index "week_task_snapshot_tz_create_idx" on store."week_task_snapshot" (tz_create desc, id desc) include ("week_task_comb_id");
create unique index "week_task_snapshot_week_task_comb_id_kind_key" on store."week_task_snapshot" ("week_task_comb_id", "kind");
alter table store."weekend_task" add constraint "weekend_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."weekend_task" add constraint "weekend_task_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete set null;
alter table store."weekend_task" add constraint "weekend_task_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action;
alter table store."weekend_task" add constraint "weekend_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "weekend_task_user_id_date_idx" on store."weekend_task" ("user_id", "date");
create index "weekend_task_confirmer_id_status_idx" on store."weekend_task" ("confirmer_id", "status");
create index "weekend_task_work_day_id_idx" on store."weekend_task" ("work_day_id");
create index "weekend_task_creator_id_idx" on store."weekend_task" ("creator_id");
create index "weekend_task_status_tz_create_idx" on store."weekend_task" ("status", tz_create desc, id desc) include ("user_id", "confirmer_id");
create index "weekend_task_tz_create_idx" on store."weekend_task" (tz_create desc, id desc) include ("user_id", "confirmer_id", "status");
create unique index "weekend_task_user_id_date_key" on store."weekend_task" ("user_id", "date") where not ("status" = '取消');
