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
  constraint "admin_pkey" primary key (id)
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
  constraint "audit_round_status_check" check ("status" in ('填写中', '进行中', '通过', '驳回', '已撤回'))
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
  constraint "audit_task_status_check" check ("status" in ('等待加签', '待处理', '已同意', '已驳回', '已转交', '已收回', '已取消', '自动通过', '已抄送'))
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
  constraint "comment_read_pkey" primary key (id)
);
alter table store."comment_read" enable row level security;
create table store."comment" (
  "id" uuid not null,
  "user_id" uuid not null,
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
  constraint "comment_source_check" check ("source" in ('系统', '人工'))
);
alter table store."comment" enable row level security;
create table store."comment_mentions" (
  "comment_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "comment_mentions_pkey" primary key (comment_id, user_id)
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
  constraint "config_type_check" check ("type" in ('文本', '数字', '开关', 'JSON', '密钥'))
);
alter table store."config" enable row level security;
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
  constraint "department_pkey" primary key (id)
);
alter table store."department" enable row level security;
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
  constraint "dict_type_pkey" primary key (id)
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
  constraint "dict_color_check" check ("color" in ('default', 'blue', 'green', 'gold', 'red', 'purple', 'cyan'))
);
alter table store."dict" enable row level security;
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
  constraint "file_link_pkey" primary key (id)
);
alter table store."file_link" enable row level security;
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
  constraint "holiday_kind_check" check ("kind" in ('法定节假日', '调休放假', '调休上班', '公司假日'))
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
  constraint "login_log_revoke_reason_check" check ("revoke_reason" in ('退出', '修改密码', '重置密码', '停用', '管理员下线', '续期'))
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
  constraint "menu_pkey" primary key (id)
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
  constraint "message_ding_status_check" check ("ding_status" in ('不发送', '待发送', '已发送', '已合并', '失败'))
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
  constraint "operation_pkey" primary key (id)
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
  constraint "permission_pkey" primary key (id)
);
alter table store."permission" enable row level security;
create table store."permission_menu_ids" (
  "permission_id" text not null,
  "menu_id" integer not null,
  "sort" integer default 0 not null,
  constraint "permission_menu_ids_pkey" primary key (permission_id, menu_id)
);
alter table store."permission_menu_ids" enable row level security;
create table store."permission_operation_ids" (
  "permission_id" text not null,
  "operation_id" text not null,
  "sort" integer default 0 not null,
  constraint "permission_operation_ids_pkey" primary key (permission_id, operation_id)
);
alter table store."permission_operation_ids" enable row level security;
create table store."role_operation" (
  "id" uuid not null,
  "role_id" uuid not null,
  "code" text collate "zh-x-icu" not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "role_operation_pkey" primary key (id)
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
  constraint "role_permission_pkey" primary key (id)
);
alter table store."role_permission" enable row level security;
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
  constraint "stored_file_preview_status_check" check ("preview_status" in ('无需', '排队', '完成', '失败'))
);
alter table store."stored_file" enable row level security;
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
  constraint "user_role_rule1" check (("tz_start" <= "tz_end"))
);
alter table store."user_role" enable row level security;
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
  "number_of_warnings" integer default 0 not null,
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
  constraint "user_rule3" check (("deputy_from" <= "deputy_to"))
);
alter table store."user" enable row level security;
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
  constraint "client_contact_attitude_check" check ("attitude" in ('支持', '中立', '反对', '未知'))
);
alter table store."client_contact" enable row level security;
create table store."client" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "abbreviation" text,
  "normal_name" text,
  "alias" jsonb default '[]' not null,
  "type" text not null,
  "grade" text,
  "status" text default '草稿' not null,
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
  "audit1" uuid,
  "opinion" text,
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
  constraint "client_rule1" check (not (("is_provincial" = true) and ("is_municipal" = true)))
);
alter table store."client" enable row level security;
create table store."contract" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "contract_number" text,
  "client_id" uuid not null,
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
  "stage" text default '未生效' not null,
  "audit1" uuid,
  "audit2" uuid,
  "opinion_first" text,
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
  constraint "contract_rule7" check ((("invoice" = false) or ("invoice_type" is not null)))
);
alter table store."contract" enable row level security;
alter table store."admin" add constraint "admin_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade;
alter table store."admin" add constraint "admin_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action;
alter table store."admin" add constraint "admin_parent_id_fkey" foreign key ("parent_id") references store."admin" (id) on delete set null;
alter table store."admin" add constraint "admin_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "admin_user_id_tz_create_idx" on store."admin" ("user_id", tz_create desc, id desc);
create index "admin_role_id_idx" on store."admin" ("role_id");
create index "admin_parent_id_idx" on store."admin" ("parent_id");
create index "admin_creator_id_idx" on store."admin" ("creator_id");
create index "admin_tz_create_idx" on store."admin" (tz_create desc, id desc) include ("user_id");
create unique index "admin_name_key" on store."admin" ("name");
create unique index "admin_user_id_key" on store."admin" ("user_id");
create index "admin_search_idx" on store."admin" using gin (search_grams);
alter table store."audit_round" add constraint "audit_round_initiator_id_fkey" foreign key ("initiator_id") references store."user" (id) on delete no action;
alter table store."audit_round" add constraint "audit_round_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "audit_round_module_relevance_id_round_idx" on store."audit_round" ("module", "relevance_id", "round");
create index "audit_round_initiator_id_status_tz_submit_idx" on store."audit_round" ("initiator_id", "status", "tz_submit");
create index "audit_round_creator_id_idx" on store."audit_round" ("creator_id");
create index "audit_round_tz_create_idx" on store."audit_round" (tz_create desc, id desc) include ("initiator_id");
create index "audit_round_search_idx" on store."audit_round" using gin (search_grams);
alter table store."audit_task" add constraint "audit_task_round_id_fkey" foreign key ("round_id") references store."audit_round" (id) on delete cascade;
alter table store."audit_task" add constraint "audit_task_initiator_id_fkey" foreign key ("initiator_id") references store."user" (id) on delete no action;
alter table store."audit_task" add constraint "audit_task_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."audit_task" add constraint "audit_task_for_id_fkey" foreign key ("for_id") references store."user" (id) on delete no action;
alter table store."audit_task" add constraint "audit_task_from_task_id_fkey" foreign key ("from_task_id") references store."audit_task" (id) on delete set null;
alter table store."audit_task" add constraint "audit_task_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
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
alter table store."comment_read" add constraint "comment_read_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade;
alter table store."comment_read" add constraint "comment_read_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "comment_read_user_id_tz_create_idx" on store."comment_read" ("user_id", tz_create desc, id desc);
create index "comment_read_creator_id_idx" on store."comment_read" ("creator_id");
create index "comment_read_tz_create_idx" on store."comment_read" (tz_create desc, id desc) include ("user_id");
create unique index "comment_read_user_id_module_relevance_id_key" on store."comment_read" ("user_id", "module", "relevance_id");
alter table store."comment" add constraint "comment_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."comment" add constraint "comment_parent_id_fkey" foreign key ("parent_id") references store."comment" (id) on delete set null;
alter table store."comment" add constraint "comment_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "comment_module_relevance_id_tz_create_idx" on store."comment" ("module", "relevance_id", tz_create desc, id desc) include ("creator_id");
create index "comment_user_id_idx" on store."comment" ("user_id");
create index "comment_parent_id_idx" on store."comment" ("parent_id");
create index "comment_creator_id_tz_create_idx" on store."comment" ("creator_id", tz_create desc, id desc);
create index "comment_tz_create_idx" on store."comment" (tz_create desc, id desc) include ("creator_id");
alter table store."comment_mentions" add constraint "comment_mentions_comment_id_fkey" foreign key (comment_id) references store."comment" (id) on delete cascade;
alter table store."comment_mentions" add constraint "comment_mentions_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "comment_mentions_user_id_idx" on store."comment_mentions" ("user_id");
alter table store."config" add constraint "config_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "config_creator_id_idx" on store."config" ("creator_id");
create index "config_tz_create_idx" on store."config" (tz_create desc, id desc);
create unique index "config_key_key" on store."config" ("key");
create index "config_search_idx" on store."config" using gin (search_grams);
alter table store."department" add constraint "department_parent_id_fkey" foreign key ("parent_id") references store."department" (id) on delete no action;
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
alter table store."dict_type" add constraint "dict_type_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "dict_type_creator_id_idx" on store."dict_type" ("creator_id");
create index "dict_type_tz_create_idx" on store."dict_type" (tz_create desc, id desc);
create unique index "dict_type_id_key" on store."dict_type" ("id");
create index "dict_type_search_idx" on store."dict_type" using gin (search_grams);
alter table store."dict" add constraint "dict_dict_type_id_fkey" foreign key ("dict_type_id") references store."dict_type" (id) on delete cascade;
alter table store."dict" add constraint "dict_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "dict_dict_type_id_idx" on store."dict" ("dict_type_id");
create index "dict_creator_id_idx" on store."dict" ("creator_id");
create index "dict_tz_create_idx" on store."dict" (tz_create desc, id desc);
create unique index "dict_dict_type_id_code_key" on store."dict" ("dict_type_id", "code");
create unique index "dict_dict_type_id_key" on store."dict" ("dict_type_id") where ("is_default" = true);
create index "dict_search_idx" on store."dict" using gin (search_grams);
alter table store."file_link" add constraint "file_link_file_id_fkey" foreign key ("file_id") references store."stored_file" (id) on delete cascade;
alter table store."file_link" add constraint "file_link_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "file_link_file_id_idx" on store."file_link" ("file_id");
create index "file_link_module_relevance_id_idx" on store."file_link" ("module", "relevance_id");
create index "file_link_creator_id_idx" on store."file_link" ("creator_id");
create index "file_link_tz_create_idx" on store."file_link" (tz_create desc, id desc);
alter table store."holiday" add constraint "holiday_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "holiday_creator_id_idx" on store."holiday" ("creator_id");
create index "holiday_tz_create_idx" on store."holiday" (tz_create desc, id desc);
create unique index "holiday_date_key" on store."holiday" ("date");
alter table store."login_log" add constraint "login_log_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete set null;
alter table store."login_log" add constraint "login_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "login_log_user_id_tz_revoke_tz_expire_idx" on store."login_log" ("user_id", "tz_revoke", "tz_expire");
create index "login_log_name_tz_create_idx" on store."login_log" ("name", tz_create desc, id desc) include ("user_id");
create index "login_log_address_tz_create_idx" on store."login_log" ("address", tz_create desc, id desc) include ("user_id");
create index "login_log_creator_id_idx" on store."login_log" ("creator_id");
create index "login_log_tz_create_idx" on store."login_log" (tz_create desc, id desc) include ("user_id");
create index "login_log_search_idx" on store."login_log" using gin (search_grams);
alter table store."menu" add constraint "menu_parent_id_fkey" foreign key ("parent_id") references store."menu" (id) on delete no action;
alter table store."menu" add constraint "menu_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "menu_parent_id_idx" on store."menu" ("parent_id");
create index "menu_creator_id_idx" on store."menu" ("creator_id");
create index "menu_tz_create_idx" on store."menu" (tz_create desc, id desc);
create unique index "menu_route_key" on store."menu" ("route");
create index "menu_search_idx" on store."menu" using gin (search_grams);
alter table store."message" add constraint "message_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade;
alter table store."message" add constraint "message_sender_id_fkey" foreign key ("sender_id") references store."user" (id) on delete set null;
alter table store."message" add constraint "message_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "message_user_id_is_read_tz_create_idx" on store."message" ("user_id", "is_read", tz_create desc, id desc);
create index "message_type_user_id_tz_stop_idx" on store."message" ("type", "user_id", "tz_stop");
create index "message_sender_id_idx" on store."message" ("sender_id");
create index "message_creator_id_idx" on store."message" ("creator_id");
create index "message_tz_create_idx" on store."message" (tz_create desc, id desc) include ("user_id");
create unique index "message_dedupe_key_key" on store."message" ("dedupe_key");
create index "message_search_idx" on store."message" using gin (search_grams);
alter table store."operation" add constraint "operation_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "operation_creator_id_idx" on store."operation" ("creator_id");
create index "operation_tz_create_idx" on store."operation" (tz_create desc, id desc);
create unique index "operation_id_key" on store."operation" ("id");
create index "operation_search_idx" on store."operation" using gin (search_grams);
alter table store."permission" add constraint "permission_parent_id_fkey" foreign key ("parent_id") references store."permission" (id) on delete no action;
alter table store."permission" add constraint "permission_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "permission_parent_id_idx" on store."permission" ("parent_id");
create index "permission_creator_id_idx" on store."permission" ("creator_id");
create index "permission_tz_create_idx" on store."permission" (tz_create desc, id desc);
create unique index "permission_id_key" on store."permission" ("id");
create index "permission_search_idx" on store."permission" using gin (search_grams);
alter table store."permission_menu_ids" add constraint "permission_menu_ids_permission_id_fkey" foreign key (permission_id) references store."permission" (id) on delete cascade;
alter table store."permission_menu_ids" add constraint "permission_menu_ids_menu_id_fkey" foreign key (menu_id) references store."menu" (id) on delete no action;
create index "permission_menu_ids_menu_id_idx" on store."permission_menu_ids" ("menu_id");
alter table store."permission_operation_ids" add constraint "permission_operation_ids_permission_id_fkey" foreign key (permission_id) references store."permission" (id) on delete cascade;
alter table store."permission_operation_ids" add constraint "permission_operation_ids_operation_id_fkey" foreign key (operation_id) references store."operation" (id) on delete no action;
create index "permission_operation_ids_operation_id_idx" on store."permission_operation_ids" ("operation_id");
alter table store."role_operation" add constraint "role_operation_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete cascade;
alter table store."role_operation" add constraint "role_operation_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "role_operation_role_id_idx" on store."role_operation" ("role_id");
create index "role_operation_creator_id_idx" on store."role_operation" ("creator_id");
create index "role_operation_tz_create_idx" on store."role_operation" (tz_create desc, id desc);
create unique index "role_operation_role_id_code_key" on store."role_operation" ("role_id", "code");
alter table store."role_permission" add constraint "role_permission_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete cascade;
alter table store."role_permission" add constraint "role_permission_permission_id_fkey" foreign key ("permission_id") references store."permission" (id) on delete no action;
alter table store."role_permission" add constraint "role_permission_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "role_permission_role_id_idx" on store."role_permission" ("role_id");
create index "role_permission_permission_id_idx" on store."role_permission" ("permission_id");
create index "role_permission_creator_id_idx" on store."role_permission" ("creator_id");
create index "role_permission_tz_create_idx" on store."role_permission" (tz_create desc, id desc);
create unique index "role_permission_role_id_permission_id_key" on store."role_permission" ("role_id", "permission_id");
alter table store."role" add constraint "role_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "role_creator_id_idx" on store."role" ("creator_id");
create index "role_tz_create_idx" on store."role" (tz_create desc, id desc);
create unique index "role_name_key" on store."role" ("name");
create index "role_search_idx" on store."role" using gin (search_grams);
alter table store."stored_file" add constraint "stored_file_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "stored_file_creator_id_tz_create_idx" on store."stored_file" ("creator_id", tz_create desc, id desc);
create index "stored_file_sha256_idx" on store."stored_file" ("sha256");
create index "stored_file_tz_create_idx" on store."stored_file" (tz_create desc, id desc) include ("creator_id");
create unique index "stored_file_url_key" on store."stored_file" ("url");
create index "stored_file_search_idx" on store."stored_file" using gin (search_grams);
alter table store."user_role" add constraint "user_role_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade;
alter table store."user_role" add constraint "user_role_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action;
alter table store."user_role" add constraint "user_role_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "user_role_role_id_idx" on store."user_role" ("role_id");
create index "user_role_user_id_tz_create_idx" on store."user_role" ("user_id", tz_create desc, id desc);
create index "user_role_creator_id_idx" on store."user_role" ("creator_id");
create index "user_role_tz_create_idx" on store."user_role" (tz_create desc, id desc) include ("user_id");
create unique index "user_role_user_id_role_id_key" on store."user_role" ("user_id", "role_id");
create unique index "user_role_user_id_key" on store."user_role" ("user_id") where ("is_main" = true);
alter table store."user" add constraint "user_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."user" add constraint "user_superior_id_fkey" foreign key ("superior_id") references store."user" (id) on delete set null;
alter table store."user" add constraint "user_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action;
alter table store."user" add constraint "user_preset_role_id_fkey" foreign key ("preset_role_id") references store."role" (id) on delete set null;
alter table store."user" add constraint "user_deputy_id_fkey" foreign key ("deputy_id") references store."user" (id) on delete set null;
alter table store."user" add constraint "user_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
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
alter table store."client_contact" add constraint "client_contact_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete cascade;
alter table store."client_contact" add constraint "client_contact_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "client_contact_client_id_idx" on store."client_contact" ("client_id");
create index "client_contact_phone_idx" on store."client_contact" ("phone");
create index "client_contact_creator_id_tz_create_idx" on store."client_contact" ("creator_id", tz_create desc, id desc) include ("client_id");
create index "client_contact_tz_create_idx" on store."client_contact" (tz_create desc, id desc) include ("creator_id", "client_id");
create unique index "client_contact_client_id_phone_key" on store."client_contact" ("client_id", "phone");
create index "client_contact_search_idx" on store."client_contact" using gin (search_grams);
alter table store."client" add constraint "client_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."client" add constraint "client_helper_id_fkey" foreign key ("helper_id") references store."user" (id) on delete no action;
alter table store."client" add constraint "client_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action;
alter table store."client" add constraint "client_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."client" add constraint "client_merged_into_id_fkey" foreign key ("merged_into_id") references store."client" (id) on delete no action;
alter table store."client" add constraint "client_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "client_province_city_district_idx" on store."client" ("province", "city", "district");
create index "client_account_id_idx" on store."client" ("account_id");
create index "client_user_id_tz_create_idx" on store."client" ("user_id", tz_create desc, id desc) include ("helper_id", "creator_id", "status");
create index "client_helper_id_tz_create_idx" on store."client" ("helper_id", tz_create desc, id desc) include ("user_id", "creator_id", "status");
create index "client_initiator_idx" on store."client" ("initiator");
create index "client_audit1_idx" on store."client" ("audit1");
create index "client_merged_into_id_idx" on store."client" ("merged_into_id");
create index "client_creator_id_tz_create_idx" on store."client" ("creator_id", tz_create desc, id desc) include ("user_id", "helper_id", "status");
create index "client_status_tz_create_idx" on store."client" ("status", tz_create desc, id desc) include ("user_id", "helper_id", "creator_id");
create index "client_tz_create_idx" on store."client" (tz_create desc, id desc) include ("user_id", "helper_id", "creator_id", "status");
create unique index "client_normal_name_key" on store."client" ("normal_name") where (("is_use" = true) and not ("status" in ('驳回', '已作废')));
create index "client_search_idx" on store."client" using gin (search_grams);
alter table store."contract" add constraint "contract_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."contract" add constraint "contract_parent_id_fkey" foreign key ("parent_id") references store."contract" (id) on delete no action;
alter table store."contract" add constraint "contract_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action;
alter table store."contract" add constraint "contract_signer_fkey" foreign key ("signer") references store."user" (id) on delete no action;
alter table store."contract" add constraint "contract_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."contract" add constraint "contract_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."contract" add constraint "contract_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "contract_client_id_tz_create_idx" on store."contract" ("client_id", tz_create desc, id desc) include ("initiator", "creator_id", "status", "stage");
create index "contract_client_id_status_idx" on store."contract" ("client_id", "status");
create index "contract_parent_id_idx" on store."contract" ("parent_id");
create index "contract_maintain_date_idx" on store."contract" ("maintain_date");
create index "contract_self_company_sign_date_idx" on store."contract" ("self_company", "sign_date");
create index "contract_initiator_tz_create_idx" on store."contract" ("initiator", tz_create desc, id desc) include ("creator_id", "client_id", "status", "stage");
create index "contract_signer_idx" on store."contract" ("signer");
create index "contract_audit1_idx" on store."contract" ("audit1");
create index "contract_audit2_idx" on store."contract" ("audit2");
create index "contract_creator_id_tz_create_idx" on store."contract" ("creator_id", tz_create desc, id desc) include ("initiator", "client_id", "status", "stage");
create index "contract_status_tz_create_idx" on store."contract" ("status", tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "stage");
create index "contract_stage_tz_create_idx" on store."contract" ("stage", tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "status");
create index "contract_tz_create_idx" on store."contract" (tz_create desc, id desc) include ("initiator", "creator_id", "client_id", "status", "stage");
create unique index "contract_contract_number_key" on store."contract" ("contract_number");
create index "contract_search_idx" on store."contract" using gin (search_grams);
