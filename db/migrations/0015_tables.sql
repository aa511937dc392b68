alter table store."contract" add column "total_money" numeric(16,2);
alter table store."contract" add column "received_money" numeric(16,2);
alter table store."contract" add column "remain_money" numeric(16,2) generated always as (("total_money" - "received_money")) stored;
alter table store."contract" add column "invoice_money" numeric(16,2);
alter table store."contract" add column "reserved_money" numeric(16,2);
alter table store."contract" add column "invoice_limit" numeric(16,2);
alter table store."contract" add column "balance" numeric(16,2) generated always as ((coalesce("invoice_limit", "total_money") - "invoice_money" - "reserved_money")) stored;
alter table store."contract" add column "invoiced_unpaid" numeric(16,2) generated always as (case when not ("parent_id" is not null) then greatest(0, ("invoice_money" - "received_money")) else null end) stored;
alter table store."contract" add column "received_rate" numeric(16,2) generated always as (round((round(round((("received_money" * 100))::numeric, 24) / nullif(("total_money")::numeric, 0), 24))::numeric, 2)) stored;
alter table store."contract" add constraint "contract_rule8" check ((0 <= "received_money"));
alter table store."contract" add constraint "contract_rule9" check (("received_money" <= "total_money"));
alter table store."contract" add constraint "contract_rule10" check ((0 <= ("invoice_money" + "reserved_money")));
alter table store."contract" add constraint "contract_rule11" check ((("invoice_money" + "reserved_money") <= coalesce("invoice_limit", "total_money")));
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
  constraint "invoicing_config_requires1" check ((("kind" = '销方')) is not true or ("tax_no" is not null) and ("self_company" is not null))
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
  constraint "invoicing_plan_rule3" check (not ("type" = '退款'))
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
  constraint "invoicing_rule6" check ((("contract_id" is not null) or ("is_other" = true)))
);
alter table store."invoicing" enable row level security;
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
  constraint "maintain_date_change_requires1" check ((("kind" = '续约')) is not true or ("renew_contract_id" is not null))
);
alter table store."maintain_date_change" enable row level security;
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
  constraint "maintenance_rule1" check (("dt_start" <= "dt_end"))
);
alter table store."maintenance" enable row level security;
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
  constraint "returned_money_apply_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废'))
);
alter table store."returned_money_apply" enable row level security;
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
  constraint "returned_money_pkey" primary key (id)
);
alter table store."returned_money" enable row level security;
alter table store."invoicing_config" add constraint "invoicing_config_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."invoicing_config" add constraint "invoicing_config_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."invoicing_config" add constraint "invoicing_config_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "invoicing_config_kind_client_id_idx" on store."invoicing_config" ("kind", "client_id");
create index "invoicing_config_client_id_tz_create_idx" on store."invoicing_config" ("client_id", tz_create desc, id desc) include ("creator_id", "status", "kind");
create index "invoicing_config_audit1_idx" on store."invoicing_config" ("audit1");
create index "invoicing_config_creator_id_tz_create_idx" on store."invoicing_config" ("creator_id", tz_create desc, id desc) include ("status", "kind", "client_id");
create index "invoicing_config_status_tz_create_idx" on store."invoicing_config" ("status", tz_create desc, id desc) include ("creator_id", "kind", "client_id");
create index "invoicing_config_tz_create_idx" on store."invoicing_config" (tz_create desc, id desc) include ("creator_id", "status", "kind", "client_id");
create unique index "invoicing_config_kind_tax_no_title_key" on store."invoicing_config" ("kind", "tax_no", "title") where ("is_enable" = true);
create unique index "invoicing_config_self_company_key" on store."invoicing_config" ("self_company") where (("kind" = '销方') and ("is_default" = true) and ("is_enable" = true));
create index "invoicing_config_search_idx" on store."invoicing_config" using gin (search_grams);
alter table store."invoicing_plan" add constraint "invoicing_plan_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."invoicing_plan" add constraint "invoicing_plan_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."invoicing_plan" add constraint "invoicing_plan_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "invoicing_plan_contract_id_year_month_idx" on store."invoicing_plan" ("contract_id", "year", "month");
create index "invoicing_plan_year_month_idx" on store."invoicing_plan" ("year", "month");
create index "invoicing_plan_user_id_tz_create_idx" on store."invoicing_plan" ("user_id", tz_create desc, id desc) include ("creator_id", "contract_id");
create index "invoicing_plan_creator_id_tz_create_idx" on store."invoicing_plan" ("creator_id", tz_create desc, id desc) include ("user_id", "contract_id");
create index "invoicing_plan_tz_create_idx" on store."invoicing_plan" (tz_create desc, id desc) include ("creator_id", "user_id", "contract_id");
alter table store."invoicing" add constraint "invoicing_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_invoicing_plan_id_fkey" foreign key ("invoicing_plan_id") references store."invoicing_plan" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_blue_id_fkey" foreign key ("blue_id") references store."invoicing" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_seller_id_fkey" foreign key ("seller_id") references store."invoicing_config" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_buyer_id_fkey" foreign key ("buyer_id") references store."invoicing_config" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_auditor_id_fkey" foreign key ("auditor_id") references store."user" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_completer_id_fkey" foreign key ("completer_id") references store."user" (id) on delete no action;
alter table store."invoicing" add constraint "invoicing_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
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
alter table store."maintain_date_change" add constraint "maintain_date_change_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."maintain_date_change" add constraint "maintain_date_change_maintenance_id_fkey" foreign key ("maintenance_id") references store."maintenance" (id) on delete set null;
alter table store."maintain_date_change" add constraint "maintain_date_change_renew_contract_id_fkey" foreign key ("renew_contract_id") references store."contract" (id) on delete no action;
alter table store."maintain_date_change" add constraint "maintain_date_change_initiator_fkey" foreign key ("initiator") references store."user" (id) on delete no action;
alter table store."maintain_date_change" add constraint "maintain_date_change_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."maintain_date_change" add constraint "maintain_date_change_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "maintain_date_change_contract_id_status_idx" on store."maintain_date_change" ("contract_id", "status");
create index "maintain_date_change_maintenance_id_idx" on store."maintain_date_change" ("maintenance_id");
create index "maintain_date_change_renew_contract_id_idx" on store."maintain_date_change" ("renew_contract_id");
create index "maintain_date_change_initiator_tz_create_idx" on store."maintain_date_change" ("initiator", tz_create desc, id desc) include ("contract_id", "status");
create index "maintain_date_change_audit1_idx" on store."maintain_date_change" ("audit1");
create index "maintain_date_change_creator_id_idx" on store."maintain_date_change" ("creator_id");
create index "maintain_date_change_status_tz_create_idx" on store."maintain_date_change" ("status", tz_create desc, id desc) include ("initiator", "contract_id");
create index "maintain_date_change_tz_create_idx" on store."maintain_date_change" (tz_create desc, id desc) include ("initiator", "contract_id", "status");
create index "maintain_date_change_search_idx" on store."maintain_date_change" using gin (search_grams);
alter table store."maintenance" add constraint "maintenance_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."maintenance" add constraint "maintenance_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."maintenance" add constraint "maintenance_renew_contract_id_fkey" foreign key ("renew_contract_id") references store."contract" (id) on delete set null;
alter table store."maintenance" add constraint "maintenance_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."maintenance" add constraint "maintenance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "maintenance_contract_id_dt_start_idx" on store."maintenance" ("contract_id", "dt_start");
create index "maintenance_dt_end_idx" on store."maintenance" ("dt_end");
create index "maintenance_client_id_idx" on store."maintenance" ("client_id");
create index "maintenance_renew_contract_id_idx" on store."maintenance" ("renew_contract_id");
create index "maintenance_user_id_tz_create_idx" on store."maintenance" ("user_id", tz_create desc, id desc) include ("contract_id");
create index "maintenance_creator_id_idx" on store."maintenance" ("creator_id");
create index "maintenance_tz_create_idx" on store."maintenance" (tz_create desc, id desc) include ("user_id", "contract_id");
create index "maintenance_search_idx" on store."maintenance" using gin (search_grams);
alter table store."returned_money_apply" add constraint "returned_money_apply_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."returned_money_apply" add constraint "returned_money_apply_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."returned_money_apply" add constraint "returned_money_apply_returned_money_id_fkey" foreign key ("returned_money_id") references store."returned_money" (id) on delete no action;
alter table store."returned_money_apply" add constraint "returned_money_apply_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."returned_money_apply" add constraint "returned_money_apply_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."returned_money_apply" add constraint "returned_money_apply_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
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
alter table store."returned_money" add constraint "returned_money_contract_id_fkey" foreign key ("contract_id") references store."contract" (id) on delete no action;
alter table store."returned_money" add constraint "returned_money_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."returned_money" add constraint "returned_money_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."returned_money" add constraint "returned_money_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "returned_money_area_idx" on store."returned_money" ("area");
create index "returned_money_contract_id_tz_create_idx" on store."returned_money" ("contract_id", tz_create desc, id desc) include ("user_id");
create index "returned_money_client_id_idx" on store."returned_money" ("client_id");
create index "returned_money_user_id_tz_create_idx" on store."returned_money" ("user_id", tz_create desc, id desc) include ("contract_id");
create index "returned_money_creator_id_idx" on store."returned_money" ("creator_id");
create index "returned_money_tz_create_idx" on store."returned_money" (tz_create desc, id desc) include ("user_id", "contract_id");
create unique index "returned_money_contract_id_key" on store."returned_money" ("contract_id");
create index "returned_money_search_idx" on store."returned_money" using gin (search_grams);
