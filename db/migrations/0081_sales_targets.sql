create table store."sales_target" (
  "id" uuid not null,
  "user_id" uuid,
  "department_id" uuid,
  "year" integer not null,
  "month" integer not null,
  "money" numeric(16,2) not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "sales_target_pkey" primary key (id),
  constraint "sales_target_rule1" check (((("user_id" is not null) and not ("department_id" is not null)) or (("department_id" is not null) and not ("user_id" is not null)))),
  constraint "sales_target_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action,
  constraint "sales_target_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action,
  constraint "sales_target_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null
);
alter table store."sales_target" enable row level security;
create unique index "business_log_business_opportunity_id_client_visit_id_key" on store."business_log" ("business_opportunity_id", "client_visit_id");
create index "sales_target_user_id_tz_create_idx" on store."sales_target" ("user_id", tz_create desc, id desc) include ("department_id");
create index "sales_target_department_id_tz_create_idx" on store."sales_target" ("department_id", tz_create desc, id desc) include ("user_id");
create index "sales_target_creator_id_idx" on store."sales_target" ("creator_id");
create index "sales_target_tz_create_idx" on store."sales_target" (tz_create desc, id desc) include ("user_id", "department_id");
create unique index "sales_target_user_id_year_month_key" on store."sales_target" ("user_id", "year", "month");
create unique index "sales_target_department_id_year_month_key" on store."sales_target" ("department_id", "year", "month");
