alter table store."come_go_back" add column "submit_expense_id" uuid;
alter table store."come_go_back" add column "money_payroll_id" uuid;
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
  constraint "money_budget_requires2" check ((("target" = '项目')) is not true or ("project_id" is not null))
);
alter table store."money_budget" enable row level security;
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
  constraint "money_expense_requires5" check (((not ("type" = '出差补贴') and not ("invoice_number" is not null) and not ("reverse_id" is not null))) is not true or ("no_invoice_reason" is not null))
);
alter table store."money_expense" enable row level security;
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
  "audit3" uuid,
  "opinion_first" text,
  "opinion" text,
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
  constraint "submit_expense_pay_status_check" check ("pay_status" in ('未到', '待付款', '已付款'))
);
alter table store."submit_expense" enable row level security;
alter table store."come_go_back" add constraint "come_go_back_submit_expense_id_fkey" foreign key ("submit_expense_id") references store."submit_expense" (id) on delete no action;
alter table store."come_go_back" add constraint "come_go_back_money_payroll_id_fkey" foreign key ("money_payroll_id") references store."money_payroll" (id) on delete no action;
create index "come_go_back_submit_expense_id_idx" on store."come_go_back" ("submit_expense_id");
create index "come_go_back_money_payroll_id_idx" on store."come_go_back" ("money_payroll_id");
alter table store."money_budget" add constraint "money_budget_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."money_budget" add constraint "money_budget_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."money_budget" add constraint "money_budget_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_budget_department_id_tz_create_idx" on store."money_budget" ("department_id", tz_create desc, id desc) include ("project_id");
create index "money_budget_project_id_tz_create_idx" on store."money_budget" ("project_id", tz_create desc, id desc) include ("department_id");
create index "money_budget_creator_id_idx" on store."money_budget" ("creator_id");
create index "money_budget_tz_create_idx" on store."money_budget" (tz_create desc, id desc) include ("department_id", "project_id");
create unique index "money_budget_year_company_department_id_kind_key" on store."money_budget" ("year", "company", "department_id", "kind") where (("target" = '部门') and ("kind" is not null));
create unique index "money_budget_year_company_department_id_key" on store."money_budget" ("year", "company", "department_id") where (("target" = '部门') and not ("kind" is not null));
create unique index "money_budget_project_id_key" on store."money_budget" ("project_id") where ("target" = '项目');
alter table store."money_expense" add constraint "money_expense_submit_id_fkey" foreign key ("submit_id") references store."submit_expense" (id) on delete cascade;
alter table store."money_expense" add constraint "money_expense_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."money_expense" add constraint "money_expense_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."money_expense" add constraint "money_expense_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."money_expense" add constraint "money_expense_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."money_expense" add constraint "money_expense_maintenance_id_fkey" foreign key ("maintenance_id") references store."maintenance" (id) on delete no action;
alter table store."money_expense" add constraint "money_expense_okr_id_fkey" foreign key ("okr_id") references store."okr" (id) on delete no action;
alter table store."money_expense" add constraint "money_expense_reverse_id_fkey" foreign key ("reverse_id") references store."money_expense" (id) on delete no action;
alter table store."money_expense" add constraint "money_expense_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_expense_submit_id_idx" on store."money_expense" ("submit_id");
create index "money_expense_book_date_kind_idx" on store."money_expense" ("book_date", "kind");
create index "money_expense_project_id_idx" on store."money_expense" ("project_id");
create index "money_expense_invoice_number_idx" on store."money_expense" ("invoice_number");
create index "money_expense_reverse_id_idx" on store."money_expense" ("reverse_id");
create index "money_expense_user_id_idx" on store."money_expense" ("user_id");
create index "money_expense_department_id_idx" on store."money_expense" ("department_id");
create index "money_expense_client_id_idx" on store."money_expense" ("client_id");
create index "money_expense_maintenance_id_idx" on store."money_expense" ("maintenance_id");
create index "money_expense_okr_id_idx" on store."money_expense" ("okr_id");
create index "money_expense_creator_id_idx" on store."money_expense" ("creator_id");
create index "money_expense_tz_create_idx" on store."money_expense" (tz_create desc, id desc) include ("submit_id", "project_id");
create index "money_expense_search_idx" on store."money_expense" using gin (search_grams);
alter table store."submit_expense" add constraint "submit_expense_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."submit_expense" add constraint "submit_expense_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."submit_expense" add constraint "submit_expense_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."submit_expense" add constraint "submit_expense_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."submit_expense" add constraint "submit_expense_audit3_fkey" foreign key ("audit3") references store."user" (id) on delete no action;
alter table store."submit_expense" add constraint "submit_expense_notice_user_id_fkey" foreign key ("notice_user_id") references store."user" (id) on delete no action;
alter table store."submit_expense" add constraint "submit_expense_pay_user_id_fkey" foreign key ("pay_user_id") references store."user" (id) on delete no action;
alter table store."submit_expense" add constraint "submit_expense_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
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
