create table store."daily_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "date" date not null,
  "progress" text,
  "summarize" text,
  "plan" text,
  "problem" text,
  "place_reason" text,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "source" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "daily_work_pkey" primary key (id),
  constraint "daily_work_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "daily_work_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交')),
  constraint "daily_work_source_check" check ("source" in ('手机', '电脑'))
);
alter table store."daily_work" enable row level security;
create table store."manage_report" (
  "id" uuid not null,
  "user_id" uuid not null,
  "department_id" uuid not null,
  "year" integer not null,
  "month" integer not null,
  "figures" jsonb,
  "progress" text,
  "team" text,
  "problem" text,
  "plan" text,
  "summarize" text,
  "pmo_id" uuid,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "manage_report_pkey" primary key (id),
  constraint "manage_report_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "manage_report_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交'))
);
alter table store."manage_report" enable row level security;
create table store."market_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "date" date not null,
  "visits" jsonb default '[]' not null,
  "visit_count" integer generated always as (coalesce(jsonb_array_length(jsonb_path_query_array("visits", '$[*]')), 0)) stored,
  "opportunity_count" integer default 0 not null,
  "progress" text,
  "summarize" text,
  "plan" text,
  "problem" text,
  "place_reason" text,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "market_work_pkey" primary key (id),
  constraint "market_work_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "market_work_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交'))
);
alter table store."market_work" enable row level security;
create table store."pmo_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "week_start" date not null,
  "figures" jsonb,
  "progress" text,
  "risk" text,
  "plan" text,
  "summarize" text,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "pmo_work_pkey" primary key (id),
  constraint "pmo_work_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "pmo_work_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交')),
  constraint "pmo_work_rule1" check ((extract(isodow from ("week_start")::date)::integer = 1))
);
alter table store."pmo_work" enable row level security;
create table store."week_work" (
  "id" uuid not null,
  "user_id" uuid not null,
  "week_start" date not null,
  "date" date,
  "progress" text,
  "summarize" text,
  "plan" text,
  "problem" text,
  "file" jsonb default '[]' not null,
  "coordinate" jsonb,
  "manager" uuid,
  "status" text default '未填' not null,
  "timeliness" text default '待交' not null,
  "tz_open" timestamp with time zone,
  "tz_due" timestamp with time zone,
  "tz_lock" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_read" timestamp with time zone,
  "readers" jsonb default '[]' not null,
  "score" integer,
  "opinion" text,
  "unlock_ask" text,
  "unlock_count" integer default 0 not null,
  "tz_unlock" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "week_work_pkey" primary key (id),
  constraint "week_work_status_check" check ("status" in ('未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交')),
  constraint "week_work_timeliness_check" check ("timeliness" in ('待交', '按时', '迟交', '补交', '缺交', '免交')),
  constraint "week_work_rule1" check ((extract(isodow from ("week_start")::date)::integer = 1))
);
alter table store."week_work" enable row level security;
create table store."work_day_attend" (
  "id" uuid not null,
  "work_day_id" uuid not null,
  "user_id" uuid not null,
  "status" text collate "zh-x-icu" default '待确认' not null,
  "must_attend" boolean default true not null,
  "reason" text,
  "tz_reply" timestamp with time zone,
  "tz_sign" timestamp with time zone,
  "is_excused" boolean default false not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "work_day_attend_pkey" primary key (id),
  constraint "work_day_attend_status_check" check ("status" in ('待确认', '参加', '请假', '缺席'))
);
alter table store."work_day_attend" enable row level security;
create table store."work_day" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "kind" uuid not null,
  "date" timestamp with time zone not null,
  "end_date" timestamp with time zone,
  "address" text,
  "work" text,
  "host_id" uuid not null,
  "visitor" text,
  "relevance_id" text,
  "relevance_module" text,
  "imp_type" text,
  "file" jsonb default '[]' not null,
  "summary" text,
  "recorder_id" uuid,
  "end_summary" text,
  "sore" integer,
  "need_open" boolean default false not null,
  "background" jsonb default '[]' not null,
  "logo" jsonb default '[]' not null,
  "color" text default '#FFFFFF' not null,
  "status" text default '待召开' not null,
  "tz_summary" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "work_day_pkey" primary key (id),
  constraint "work_day_relevance_module_check" check ("relevance_module" in ('project', 'client', 'businessOpportunity')),
  constraint "work_day_status_check" check ("status" in ('待召开', '进行中', '待纪要', '已完成', '已取消')),
  constraint "work_day_rule1" check ((("date" < "end_date") and (round(round(extract(epoch from ("end_date") - ("date")), 24) / nullif(3600, 0), 24) <= 24)))
);
alter table store."work_day" enable row level security;
create table store."work_day_user_ids" (
  "work_day_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "work_day_user_ids_pkey" primary key (work_day_id, user_id)
);
alter table store."work_day_user_ids" enable row level security;
alter table store."daily_work" add constraint "daily_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."daily_work" add constraint "daily_work_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action;
alter table store."daily_work" add constraint "daily_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "daily_work_user_id_date_idx" on store."daily_work" ("user_id", "date");
create index "daily_work_manager_status_date_idx" on store."daily_work" ("manager", "status", "date");
create index "daily_work_date_timeliness_idx" on store."daily_work" ("date", "timeliness");
create index "daily_work_creator_id_idx" on store."daily_work" ("creator_id");
create index "daily_work_status_tz_create_idx" on store."daily_work" ("status", tz_create desc, id desc) include ("user_id", "manager");
create index "daily_work_tz_create_idx" on store."daily_work" (tz_create desc, id desc) include ("user_id", "manager", "status");
create unique index "daily_work_user_id_date_key" on store."daily_work" ("user_id", "date");
alter table store."manage_report" add constraint "manage_report_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."manage_report" add constraint "manage_report_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."manage_report" add constraint "manage_report_pmo_id_fkey" foreign key ("pmo_id") references store."user" (id) on delete no action;
alter table store."manage_report" add constraint "manage_report_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action;
alter table store."manage_report" add constraint "manage_report_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "manage_report_department_id_year_month_idx" on store."manage_report" ("department_id", "year", "month");
create index "manage_report_manager_status_idx" on store."manage_report" ("manager", "status");
create index "manage_report_pmo_id_status_idx" on store."manage_report" ("pmo_id", "status");
create index "manage_report_user_id_tz_create_idx" on store."manage_report" ("user_id", tz_create desc, id desc) include ("manager", "pmo_id", "status");
create index "manage_report_creator_id_idx" on store."manage_report" ("creator_id");
create index "manage_report_status_tz_create_idx" on store."manage_report" ("status", tz_create desc, id desc) include ("user_id", "manager", "pmo_id");
create index "manage_report_tz_create_idx" on store."manage_report" (tz_create desc, id desc) include ("user_id", "manager", "pmo_id", "status");
create unique index "manage_report_department_id_year_month_key" on store."manage_report" ("department_id", "year", "month");
alter table store."market_work" add constraint "market_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."market_work" add constraint "market_work_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action;
alter table store."market_work" add constraint "market_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "market_work_user_id_date_idx" on store."market_work" ("user_id", "date");
create index "market_work_manager_status_date_idx" on store."market_work" ("manager", "status", "date");
create index "market_work_date_timeliness_idx" on store."market_work" ("date", "timeliness");
create index "market_work_creator_id_idx" on store."market_work" ("creator_id");
create index "market_work_status_tz_create_idx" on store."market_work" ("status", tz_create desc, id desc) include ("user_id", "manager");
create index "market_work_tz_create_idx" on store."market_work" (tz_create desc, id desc) include ("user_id", "manager", "status");
create unique index "market_work_user_id_date_key" on store."market_work" ("user_id", "date");
alter table store."pmo_work" add constraint "pmo_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."pmo_work" add constraint "pmo_work_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action;
alter table store."pmo_work" add constraint "pmo_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "pmo_work_user_id_week_start_idx" on store."pmo_work" ("user_id", "week_start");
create index "pmo_work_manager_status_week_start_idx" on store."pmo_work" ("manager", "status", "week_start");
create index "pmo_work_creator_id_idx" on store."pmo_work" ("creator_id");
create index "pmo_work_status_tz_create_idx" on store."pmo_work" ("status", tz_create desc, id desc) include ("user_id", "manager");
create index "pmo_work_tz_create_idx" on store."pmo_work" (tz_create desc, id desc) include ("user_id", "manager", "status");
create unique index "pmo_work_user_id_week_start_key" on store."pmo_work" ("user_id", "week_start");
alter table store."week_work" add constraint "week_work_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."week_work" add constraint "week_work_manager_fkey" foreign key ("manager") references store."user" (id) on delete no action;
alter table store."week_work" add constraint "week_work_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "week_work_user_id_week_start_idx" on store."week_work" ("user_id", "week_start");
create index "week_work_manager_status_week_start_idx" on store."week_work" ("manager", "status", "week_start");
create index "week_work_date_timeliness_idx" on store."week_work" ("date", "timeliness");
create index "week_work_creator_id_idx" on store."week_work" ("creator_id");
create index "week_work_status_tz_create_idx" on store."week_work" ("status", tz_create desc, id desc) include ("user_id", "manager");
create index "week_work_tz_create_idx" on store."week_work" (tz_create desc, id desc) include ("user_id", "manager", "status");
create unique index "week_work_user_id_week_start_key" on store."week_work" ("user_id", "week_start");
alter table store."work_day_attend" add constraint "work_day_attend_work_day_id_fkey" foreign key ("work_day_id") references store."work_day" (id) on delete cascade;
alter table store."work_day_attend" add constraint "work_day_attend_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."work_day_attend" add constraint "work_day_attend_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "work_day_attend_user_id_status_idx" on store."work_day_attend" ("user_id", "status");
create index "work_day_attend_work_day_id_tz_create_idx" on store."work_day_attend" ("work_day_id", tz_create desc, id desc) include ("user_id", "status");
create index "work_day_attend_creator_id_idx" on store."work_day_attend" ("creator_id");
create index "work_day_attend_status_tz_create_idx" on store."work_day_attend" ("status", tz_create desc, id desc) include ("user_id", "work_day_id");
create index "work_day_attend_tz_create_idx" on store."work_day_attend" (tz_create desc, id desc) include ("user_id", "work_day_id", "status");
create unique index "work_day_attend_work_day_id_user_id_key" on store."work_day_attend" ("work_day_id", "user_id");
alter table store."work_day" add constraint "work_day_kind_fkey" foreign key ("kind") references store."meeting_kind" (id) on delete no action;
alter table store."work_day" add constraint "work_day_host_id_fkey" foreign key ("host_id") references store."user" (id) on delete no action;
alter table store."work_day" add constraint "work_day_recorder_id_fkey" foreign key ("recorder_id") references store."user" (id) on delete no action;
alter table store."work_day" add constraint "work_day_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "work_day_date_idx" on store."work_day" ("date");
create index "work_day_host_id_date_idx" on store."work_day" ("host_id", "date");
create index "work_day_relevance_module_relevance_id_idx" on store."work_day" ("relevance_module", "relevance_id");
create index "work_day_kind_idx" on store."work_day" ("kind");
create index "work_day_recorder_id_idx" on store."work_day" ("recorder_id");
create index "work_day_creator_id_tz_create_idx" on store."work_day" ("creator_id", tz_create desc, id desc) include ("host_id", "relevance_module", "relevance_id", "status");
create index "work_day_status_tz_create_idx" on store."work_day" ("status", tz_create desc, id desc) include ("host_id", "creator_id", "relevance_module", "relevance_id");
create index "work_day_tz_create_idx" on store."work_day" (tz_create desc, id desc) include ("host_id", "creator_id", "relevance_module", "relevance_id", "status");
create index "work_day_search_idx" on store."work_day" using gin (search_grams);
alter table store."work_day_user_ids" add constraint "work_day_user_ids_work_day_id_fkey" foreign key (work_day_id) references store."work_day" (id) on delete cascade;
alter table store."work_day_user_ids" add constraint "work_day_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "work_day_user_ids_user_id_idx" on store."work_day_user_ids" ("user_id");
