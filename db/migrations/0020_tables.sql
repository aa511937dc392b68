create table store."client_sync" (
  "id" uuid not null,
  "client_id" uuid,
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
  constraint "client_sync_status_check" check ("status" in ('待同步', '成功', '失败', '已合并'))
);
alter table store."client_sync" enable row level security;
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
  constraint "goal_plan_requires3" check ((("type" = '周')) is not true or ("month" is not null) and ("week" is not null))
);
alter table store."goal_plan" enable row level security;
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
  constraint "meeting_kind_pkey" primary key (id)
);
alter table store."meeting_kind" enable row level security;
create table store."pmo_assign" (
  "id" uuid not null,
  "content" text collate "zh-x-icu" not null,
  "user_id" uuid not null,
  "sender_id" uuid,
  "date" date not null,
  "priority" text default '中' not null,
  "file" jsonb default '[]' not null,
  "status" text default '待接收' not null,
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
  constraint "pmo_assign_rule1" check ((("tz_create" at time zone 'Asia/Shanghai')::date <= "date"))
);
alter table store."pmo_assign" enable row level security;
alter table store."client_sync" add constraint "client_sync_client_id_fkey" foreign key ("client_id") references store."client" (id) on delete no action;
alter table store."client_sync" add constraint "client_sync_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "client_sync_target_type_target_id_idx" on store."client_sync" ("target_type", "target_id");
create index "client_sync_status_tz_next_idx" on store."client_sync" ("status", "tz_next");
create index "client_sync_client_id_idx" on store."client_sync" ("client_id");
create index "client_sync_creator_id_idx" on store."client_sync" ("creator_id");
create index "client_sync_tz_create_idx" on store."client_sync" (tz_create desc, id desc);
alter table store."goal_plan" add constraint "goal_plan_parent_id_fkey" foreign key ("parent_id") references store."goal_plan" (id) on delete no action;
alter table store."goal_plan" add constraint "goal_plan_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."goal_plan" add constraint "goal_plan_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."goal_plan" add constraint "goal_plan_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "goal_plan_user_id_year_idx" on store."goal_plan" ("user_id", "year");
create index "goal_plan_parent_id_idx" on store."goal_plan" ("parent_id");
create index "goal_plan_department_id_idx" on store."goal_plan" ("department_id");
create index "goal_plan_creator_id_tz_create_idx" on store."goal_plan" ("creator_id", tz_create desc, id desc) include ("user_id", "department_id", "status");
create index "goal_plan_status_tz_create_idx" on store."goal_plan" ("status", tz_create desc, id desc) include ("user_id", "creator_id", "department_id");
create index "goal_plan_tz_create_idx" on store."goal_plan" (tz_create desc, id desc) include ("user_id", "creator_id", "department_id", "status");
create index "goal_plan_search_idx" on store."goal_plan" using gin (search_grams);
alter table store."meeting_kind" add constraint "meeting_kind_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "meeting_kind_creator_id_idx" on store."meeting_kind" ("creator_id");
create index "meeting_kind_tz_create_idx" on store."meeting_kind" (tz_create desc, id desc);
create unique index "meeting_kind_name_key" on store."meeting_kind" ("name");
create index "meeting_kind_search_idx" on store."meeting_kind" using gin (search_grams);
alter table store."pmo_assign" add constraint "pmo_assign_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."pmo_assign" add constraint "pmo_assign_sender_id_fkey" foreign key ("sender_id") references store."user" (id) on delete no action;
alter table store."pmo_assign" add constraint "pmo_assign_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "pmo_assign_user_id_status_idx" on store."pmo_assign" ("user_id", "status");
create index "pmo_assign_sender_id_status_idx" on store."pmo_assign" ("sender_id", "status");
create index "pmo_assign_status_date_idx" on store."pmo_assign" ("status", "date");
create index "pmo_assign_creator_id_idx" on store."pmo_assign" ("creator_id");
create index "pmo_assign_tz_create_idx" on store."pmo_assign" (tz_create desc, id desc) include ("user_id", "sender_id", "status");
create index "pmo_assign_search_idx" on store."pmo_assign" using gin (search_grams);
