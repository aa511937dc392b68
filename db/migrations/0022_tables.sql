create table store."come_go_back" (
  "id" uuid not null,
  "come_go_id" uuid not null,
  "date" date not null,
  "money" numeric(16,2) not null,
  "way" text not null,
  "bank_serial" text,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "come_go_back_pkey" primary key (id)
);
alter table store."come_go_back" enable row level security;
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
  constraint "invoice_use_module_check" check ("module" in ('submitExpense', 'moneyServer', 'moneyMonth'))
);
alter table store."invoice_use" enable row level security;
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
  constraint "money_come_go_requires3" check ((("type" = '履约保证金')) is not true or ("contract_id" is not null))
);
alter table store."money_come_go" enable row level security;
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
  constraint "money_month_rule1" check (((0 < "money") or (("money" < 0) and ("reverse_id" is not null))))
);
alter table store."money_month" enable row level security;
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
  constraint "submit_come_go_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废'))
);
alter table store."submit_come_go" enable row level security;
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
  constraint "submit_month_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废'))
);
alter table store."submit_month" enable row level security;
alter table store."come_go_back" add constraint "come_go_back_come_go_id_fkey" foreign key ("come_go_id") references store."money_come_go" (id) on delete no action;
alter table store."come_go_back" add constraint "come_go_back_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "come_go_back_come_go_id_idx" on store."come_go_back" ("come_go_id");
create index "come_go_back_creator_id_idx" on store."come_go_back" ("creator_id");
create index "come_go_back_tz_create_idx" on store."come_go_back" (tz_create desc, id desc) include ("come_go_id");
alter table store."invoice_use" add constraint "invoice_use_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "invoice_use_module_holder_id_idx" on store."invoice_use" ("module", "holder_id");
create index "invoice_use_creator_id_idx" on store."invoice_use" ("creator_id");
create index "invoice_use_tz_create_idx" on store."invoice_use" (tz_create desc, id desc);
create unique index "invoice_use_number_key" on store."invoice_use" ("number");
create index "invoice_use_search_idx" on store."invoice_use" using gin (search_grams);
alter table store."money_come_go" add constraint "money_come_go_submit_id_fkey" foreign key ("submit_id") references store."submit_come_go" (id) on delete cascade;
alter table store."money_come_go" add constraint "money_come_go_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."money_come_go" add constraint "money_come_go_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."money_come_go" add constraint "money_come_go_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."money_come_go" add constraint "money_come_go_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_come_go_submit_id_idx" on store."money_come_go" ("submit_id");
create index "money_come_go_user_id_settle_idx" on store."money_come_go" ("user_id", "settle");
create index "money_come_go_dt_due_settle_idx" on store."money_come_go" ("dt_due", "settle");
create index "money_come_go_client_id_idx" on store."money_come_go" ("client_id");
create index "money_come_go_contract_id_idx" on store."money_come_go" ("contract_id");
create index "money_come_go_creator_id_idx" on store."money_come_go" ("creator_id");
create index "money_come_go_settle_tz_create_idx" on store."money_come_go" ("settle", tz_create desc, id desc) include ("user_id", "submit_id");
create index "money_come_go_tz_create_idx" on store."money_come_go" (tz_create desc, id desc) include ("user_id", "submit_id", "settle");
create index "money_come_go_search_idx" on store."money_come_go" using gin (search_grams);
alter table store."money_month" add constraint "money_month_submit_id_fkey" foreign key ("submit_id") references store."submit_month" (id) on delete cascade;
alter table store."money_month" add constraint "money_month_reverse_id_fkey" foreign key ("reverse_id") references store."money_month" (id) on delete no action;
alter table store."money_month" add constraint "money_month_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_month_submit_id_idx" on store."money_month" ("submit_id");
create index "money_month_company_month_type_idx" on store."money_month" ("company", "month", "type");
create index "money_month_reverse_id_idx" on store."money_month" ("reverse_id");
create index "money_month_creator_id_idx" on store."money_month" ("creator_id");
create index "money_month_tz_create_idx" on store."money_month" (tz_create desc, id desc) include ("submit_id");
create unique index "money_month_company_month_type_content_key" on store."money_month" ("company", "month", "type", "content") where (("status" in ('待审核', '通过')) and not ("reverse_id" is not null));
create index "money_month_search_idx" on store."money_month" using gin (search_grams);
alter table store."submit_come_go" add constraint "submit_come_go_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."submit_come_go" add constraint "submit_come_go_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."submit_come_go" add constraint "submit_come_go_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "submit_come_go_audit1_idx" on store."submit_come_go" ("audit1");
create index "submit_come_go_audit2_idx" on store."submit_come_go" ("audit2");
create index "submit_come_go_creator_id_tz_create_idx" on store."submit_come_go" ("creator_id", tz_create desc, id desc) include ("status");
create index "submit_come_go_status_tz_create_idx" on store."submit_come_go" ("status", tz_create desc, id desc) include ("creator_id");
create index "submit_come_go_tz_create_idx" on store."submit_come_go" (tz_create desc, id desc) include ("creator_id", "status");
create unique index "submit_come_go_serial_number_key" on store."submit_come_go" ("serial_number");
create index "submit_come_go_search_idx" on store."submit_come_go" using gin (search_grams);
alter table store."submit_month" add constraint "submit_month_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."submit_month" add constraint "submit_month_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."submit_month" add constraint "submit_month_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "submit_month_audit1_idx" on store."submit_month" ("audit1");
create index "submit_month_audit2_idx" on store."submit_month" ("audit2");
create index "submit_month_creator_id_tz_create_idx" on store."submit_month" ("creator_id", tz_create desc, id desc) include ("status");
create index "submit_month_status_tz_create_idx" on store."submit_month" ("status", tz_create desc, id desc) include ("creator_id");
create index "submit_month_tz_create_idx" on store."submit_month" (tz_create desc, id desc) include ("creator_id", "status");
create unique index "submit_month_serial_number_key" on store."submit_month" ("serial_number");
create index "submit_month_search_idx" on store."submit_month" using gin (search_grams);
