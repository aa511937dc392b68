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
  constraint "money_less_requires1" check (((("type" in ('赔偿', '违规扣款')) and not ("module" is not null))) is not true or (jsonb_array_length("file") > 0))
);
alter table store."money_less" enable row level security;
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
  constraint "money_payroll_status_check" check ("status" in ('草稿', '待审核', '待确认', '已确认', '有异议', '已作废'))
);
alter table store."money_payroll" enable row level security;
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
  constraint "money_salary_rule2" check ((not ("kind" = '停薪') or (("norm_money" = 0) and ("performance" = 0) and ("other" = 0))))
);
alter table store."money_salary" enable row level security;
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
  constraint "money_server_rule2" check (("dt_start" <= "dt_end"))
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
  constraint "social_insurance_status_check" check ("status" in ('已生成', '已核对', '已缴', '已封账'))
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
  constraint "social_rule_rule3" check ((not ("kind" = '最低工资') or ("ceiling" = "floor")))
);
alter table store."social_rule" enable row level security;
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
  constraint "submit_payroll_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废'))
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
  constraint "submit_salary_status_check" check ("status" in ('草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废'))
);
alter table store."submit_salary" enable row level security;
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
  constraint "tax_opening_pkey" primary key (id)
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
  constraint "tax_rule_rule1" check (("dt_start" <= "dt_end"))
);
alter table store."tax_rule" enable row level security;
alter table store."money_less" add constraint "money_less_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."money_less" add constraint "money_less_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_less_company_month_idx" on store."money_less" ("company", "month");
create index "money_less_user_id_status_idx" on store."money_less" ("user_id", "status");
create index "money_less_creator_id_idx" on store."money_less" ("creator_id");
create index "money_less_status_tz_create_idx" on store."money_less" ("status", tz_create desc, id desc) include ("user_id");
create index "money_less_tz_create_idx" on store."money_less" (tz_create desc, id desc) include ("user_id", "status");
create unique index "money_less_module_relevance_id_kind_key" on store."money_less" ("module", "relevance_id", "kind") where (("module" is not null) and not ("type" = '借款归还'));
create unique index "money_less_module_relevance_id_kind_month_key" on store."money_less" ("module", "relevance_id", "kind", "month") where (("module" is not null) and ("type" = '借款归还'));
alter table store."money_payroll" add constraint "money_payroll_submit_id_fkey" foreign key ("submit_id") references store."submit_payroll" (id) on delete cascade;
alter table store."money_payroll" add constraint "money_payroll_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."money_payroll" add constraint "money_payroll_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."money_payroll" add constraint "money_payroll_money_salary_id_fkey" foreign key ("money_salary_id") references store."money_salary" (id) on delete no action;
alter table store."money_payroll" add constraint "money_payroll_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_payroll_user_id_date_idx" on store."money_payroll" ("user_id", "date");
create index "money_payroll_company_month_idx" on store."money_payroll" ("company", "month");
create index "money_payroll_submit_id_tz_create_idx" on store."money_payroll" ("submit_id", tz_create desc, id desc) include ("user_id", "status");
create index "money_payroll_department_id_idx" on store."money_payroll" ("department_id");
create index "money_payroll_money_salary_id_idx" on store."money_payroll" ("money_salary_id");
create index "money_payroll_creator_id_idx" on store."money_payroll" ("creator_id");
create index "money_payroll_status_tz_create_idx" on store."money_payroll" ("status", tz_create desc, id desc) include ("user_id", "submit_id");
create index "money_payroll_tz_create_idx" on store."money_payroll" (tz_create desc, id desc) include ("user_id", "status", "submit_id");
create unique index "money_payroll_submit_id_user_id_key" on store."money_payroll" ("submit_id", "user_id");
alter table store."money_salary" add constraint "money_salary_submit_id_fkey" foreign key ("submit_id") references store."submit_salary" (id) on delete cascade;
alter table store."money_salary" add constraint "money_salary_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."money_salary" add constraint "money_salary_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_salary_user_id_dt_start_idx" on store."money_salary" ("user_id", "dt_start");
create index "money_salary_company_dt_start_idx" on store."money_salary" ("company", "dt_start");
create index "money_salary_submit_id_tz_create_idx" on store."money_salary" ("submit_id", tz_create desc, id desc) include ("user_id", "status");
create index "money_salary_creator_id_idx" on store."money_salary" ("creator_id");
create index "money_salary_tz_create_idx" on store."money_salary" (tz_create desc, id desc) include ("user_id", "status", "submit_id");
create unique index "money_salary_submit_id_user_id_key" on store."money_salary" ("submit_id", "user_id");
alter table store."money_server" add constraint "money_server_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
alter table store."money_server" add constraint "money_server_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."money_server" add constraint "money_server_maintenance_id_fkey" foreign key ("maintenance_id") references store."maintenance" (id) on delete no action;
alter table store."money_server" add constraint "money_server_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."money_server" add constraint "money_server_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."money_server" add constraint "money_server_reverse_id_fkey" foreign key ("reverse_id") references store."money_server" (id) on delete no action;
alter table store."money_server" add constraint "money_server_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "money_server_date_company_idx" on store."money_server" ("date", "company");
create index "money_server_project_id_idx" on store."money_server" ("project_id");
create index "money_server_dt_end_idx" on store."money_server" ("dt_end");
create index "money_server_client_id_idx" on store."money_server" ("client_id");
create index "money_server_maintenance_id_idx" on store."money_server" ("maintenance_id");
create index "money_server_product_library_id_idx" on store."money_server" ("product_library_id");
create index "money_server_user_id_tz_create_idx" on store."money_server" ("user_id", tz_create desc, id desc);
create index "money_server_reverse_id_idx" on store."money_server" ("reverse_id");
create index "money_server_creator_id_idx" on store."money_server" ("creator_id");
create index "money_server_tz_create_idx" on store."money_server" (tz_create desc, id desc) include ("user_id");
create unique index "money_server_reverse_id_key" on store."money_server" ("reverse_id");
create index "money_server_search_idx" on store."money_server" using gin (search_grams);
alter table store."social_insurance" add constraint "social_insurance_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."social_insurance" add constraint "social_insurance_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "social_insurance_year_month_company_idx" on store."social_insurance" ("year", "month", "company");
create index "social_insurance_user_id_idx" on store."social_insurance" ("user_id");
create index "social_insurance_creator_id_idx" on store."social_insurance" ("creator_id");
create index "social_insurance_status_tz_create_idx" on store."social_insurance" ("status", tz_create desc, id desc) include ("user_id");
create index "social_insurance_tz_create_idx" on store."social_insurance" (tz_create desc, id desc) include ("user_id", "status");
create unique index "social_insurance_year_month_user_id_company_key" on store."social_insurance" ("year", "month", "user_id", "company");
alter table store."social_rule" add constraint "social_rule_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "social_rule_creator_id_idx" on store."social_rule" ("creator_id");
create index "social_rule_tz_create_idx" on store."social_rule" (tz_create desc, id desc);
create unique index "social_rule_company_kind_dt_start_key" on store."social_rule" ("company", "kind", "dt_start");
alter table store."submit_payroll" add constraint "submit_payroll_calc_user_id_fkey" foreign key ("calc_user_id") references store."user" (id) on delete no action;
alter table store."submit_payroll" add constraint "submit_payroll_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."submit_payroll" add constraint "submit_payroll_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."submit_payroll" add constraint "submit_payroll_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
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
alter table store."submit_salary" add constraint "submit_salary_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."submit_salary" add constraint "submit_salary_audit2_fkey" foreign key ("audit2") references store."user" (id) on delete no action;
alter table store."submit_salary" add constraint "submit_salary_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "submit_salary_audit1_idx" on store."submit_salary" ("audit1");
create index "submit_salary_audit2_idx" on store."submit_salary" ("audit2");
create index "submit_salary_creator_id_tz_create_idx" on store."submit_salary" ("creator_id", tz_create desc, id desc) include ("status");
create index "submit_salary_status_tz_create_idx" on store."submit_salary" ("status", tz_create desc, id desc) include ("creator_id");
create index "submit_salary_tz_create_idx" on store."submit_salary" (tz_create desc, id desc) include ("creator_id", "status");
create unique index "submit_salary_serial_number_key" on store."submit_salary" ("serial_number");
create index "submit_salary_search_idx" on store."submit_salary" using gin (search_grams);
alter table store."tax_opening" add constraint "tax_opening_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."tax_opening" add constraint "tax_opening_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "tax_opening_user_id_tz_create_idx" on store."tax_opening" ("user_id", tz_create desc, id desc);
create index "tax_opening_creator_id_idx" on store."tax_opening" ("creator_id");
create index "tax_opening_tz_create_idx" on store."tax_opening" (tz_create desc, id desc) include ("user_id");
create unique index "tax_opening_user_id_company_year_key" on store."tax_opening" ("user_id", "company", "year");
alter table store."tax_rule" add constraint "tax_rule_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "tax_rule_creator_id_idx" on store."tax_rule" ("creator_id");
create index "tax_rule_tz_create_idx" on store."tax_rule" (tz_create desc, id desc);
create unique index "tax_rule_kind_dt_start_key" on store."tax_rule" ("kind", "dt_start");
