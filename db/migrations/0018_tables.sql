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
  constraint "finance_log_action_check" check ("action" in ('新增', '修改', '删除', '提交', '通过', '驳回', '撤回', '作废', '明细通过', '明细核减', '明细驳回', '收票', '付款', '退票', '归还', '坏账', '核算', '锁定', '发放', '确认', '异议', '答复', '结账', '反结账', '查看', '导出', '规则变更'))
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
  constraint "finance_period_status_check" check ("status" in ('未结账', '已结账', '申请反结账'))
);
alter table store."finance_period" enable row level security;
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
  constraint "money_other_rule1" check (((0 < "money") or (("money" < 0) and ("reverse_id" is not null))))
);
alter table store."money_other" enable row level security;
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
  constraint "submit_other_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废'))
);
alter table store."submit_other" enable row level security;
alter table store."finance_log" add constraint "finance_log_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."finance_log" add constraint "finance_log_about_id_fkey" foreign key ("about_id") references store."user" (id) on delete no action;
alter table store."finance_log" add constraint "finance_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "finance_log_module_relevance_id_idx" on store."finance_log" ("module", "relevance_id");
create index "finance_log_about_id_idx" on store."finance_log" ("about_id");
create index "finance_log_user_id_idx" on store."finance_log" ("user_id");
create index "finance_log_creator_id_idx" on store."finance_log" ("creator_id");
create index "finance_log_tz_create_idx" on store."finance_log" (tz_create desc, id desc) include ("about_id", "action");
create unique index "finance_log_seq_key" on store."finance_log" ("seq");
create index "finance_log_search_idx" on store."finance_log" using gin (search_grams);
alter table store."finance_period" add constraint "finance_period_close_user_id_fkey" foreign key ("close_user_id") references store."user" (id) on delete no action;
alter table store."finance_period" add constraint "finance_period_open_user_id_fkey" foreign key ("open_user_id") references store."user" (id) on delete no action;
alter table store."finance_period" add constraint "finance_period_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "finance_period_close_user_id_idx" on store."finance_period" ("close_user_id");
create index "finance_period_open_user_id_idx" on store."finance_period" ("open_user_id");
create index "finance_period_creator_id_idx" on store."finance_period" ("creator_id");
create index "finance_period_status_tz_create_idx" on store."finance_period" ("status", tz_create desc, id desc);
create index "finance_period_tz_create_idx" on store."finance_period" (tz_create desc, id desc) include ("status");
create unique index "finance_period_company_month_key" on store."finance_period" ("company", "month");
alter table store."money_other" add constraint "money_other_submit_id_fkey" foreign key ("submit_id") references store."submit_other" (id) on delete cascade;
alter table store."money_other" add constraint "money_other_reverse_id_fkey" foreign key ("reverse_id") references store."money_other" (id) on delete no action;
alter table store."money_other" add constraint "money_other_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_other_submit_id_idx" on store."money_other" ("submit_id");
create index "money_other_date_company_idx" on store."money_other" ("date", "company");
create index "money_other_reverse_id_idx" on store."money_other" ("reverse_id");
create index "money_other_creator_id_idx" on store."money_other" ("creator_id");
create index "money_other_tz_create_idx" on store."money_other" (tz_create desc, id desc) include ("submit_id");
create index "money_other_search_idx" on store."money_other" using gin (search_grams);
alter table store."submit_other" add constraint "submit_other_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."submit_other" add constraint "submit_other_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."submit_other" add constraint "submit_other_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "submit_other_audit1_idx" on store."submit_other" ("audit1");
create index "submit_other_audit2_idx" on store."submit_other" ("audit2");
create index "submit_other_creator_id_tz_create_idx" on store."submit_other" ("creator_id", tz_create desc, id desc) include ("status");
create index "submit_other_status_tz_create_idx" on store."submit_other" ("status", tz_create desc, id desc) include ("creator_id");
create index "submit_other_tz_create_idx" on store."submit_other" (tz_create desc, id desc) include ("creator_id", "status");
create unique index "submit_other_serial_number_key" on store."submit_other" ("serial_number");
create index "submit_other_search_idx" on store."submit_other" using gin (search_grams);
