alter table store."client_sync" add column "project_id" uuid;
alter table store."goal_plan" add column "project_id" uuid;
alter table store."pmo_assign" add column "project_id" uuid;
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
  constraint "okr_check_status_check" check ("status" in ('待跟进', '已跟进', '已确认', '缺失', '免除'))
);
alter table store."okr_check" enable row level security;
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
  constraint "okr_requires2" check ((("kind" = 'KR')) is not true or ("weight" is not null) and ("target" is not null))
);
alter table store."okr" enable row level security;
alter table store."client_sync" add constraint "client_sync_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
create index "client_sync_project_id_idx" on store."client_sync" ("project_id");
alter table store."goal_plan" add constraint "goal_plan_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
create index "goal_plan_project_id_idx" on store."goal_plan" ("project_id");
drop index store."goal_plan_creator_id_tz_create_idx";
create index "goal_plan_creator_id_tz_create_idx" on store."goal_plan" ("creator_id", tz_create desc, id desc) include ("user_id", "department_id", "project_id", "status");
drop index store."goal_plan_status_tz_create_idx";
create index "goal_plan_status_tz_create_idx" on store."goal_plan" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "department_id", "project_id");
drop index store."goal_plan_tz_create_idx";
create index "goal_plan_tz_create_idx" on store."goal_plan" (tz_create desc, id desc) include ("user_id", "creator_id", "department_id", "project_id", "status");
alter table store."pmo_assign" add constraint "pmo_assign_project_id_fkey" foreign key ("project_id") references store."project" (id) on delete no action;
create index "pmo_assign_project_id_idx" on store."pmo_assign" ("project_id");
alter table store."okr_check" add constraint "okr_check_okr_id_fkey" foreign key ("okr_id") references store."okr" (id) on delete cascade;
alter table store."okr_check" add constraint "okr_check_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."okr_check" add constraint "okr_check_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action;
alter table store."okr_check" add constraint "okr_check_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "okr_check_user_id_date_idx" on store."okr_check" ("user_id", "date");
create index "okr_check_confirmer_id_status_idx" on store."okr_check" ("confirmer_id", "status");
create index "okr_check_status_date_idx" on store."okr_check" ("status", "date");
create index "okr_check_okr_id_idx" on store."okr_check" ("okr_id");
create index "okr_check_creator_id_idx" on store."okr_check" ("creator_id");
create index "okr_check_tz_create_idx" on store."okr_check" (tz_create desc, id desc) include ("user_id", "confirmer_id", "status");
create unique index "okr_check_okr_id_date_key" on store."okr_check" ("okr_id", "date");
alter table store."okr" add constraint "okr_parent_id_fkey" foreign key ("parent_id") references store."okr" (id) on delete cascade;
alter table store."okr" add constraint "okr_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."okr" add constraint "okr_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."okr" add constraint "okr_confirmer_id_fkey" foreign key ("confirmer_id") references store."user" (id) on delete no action;
alter table store."okr" add constraint "okr_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "okr_user_id_year_quarter_idx" on store."okr" ("user_id", "year", "quarter");
create index "okr_parent_id_idx" on store."okr" ("parent_id");
create index "okr_confirmer_id_status_idx" on store."okr" ("confirmer_id", "status");
create index "okr_department_id_idx" on store."okr" ("department_id");
create index "okr_creator_id_idx" on store."okr" ("creator_id");
create index "okr_status_tz_create_idx" on store."okr" ("status", tz_create desc, id desc) include ("user_id", "confirmer_id");
create index "okr_tz_create_idx" on store."okr" (tz_create desc, id desc) include ("user_id", "confirmer_id", "status");
create index "okr_search_idx" on store."okr" using gin (search_grams);
