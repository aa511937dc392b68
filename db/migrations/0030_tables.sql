alter table store."course" add column "product_library_id" uuid;
create table store."course_assign" (
  "id" uuid not null,
  "course_id" text not null,
  "target" text collate "zh-x-icu" not null,
  "role_id" uuid,
  "department_id" uuid,
  "user_id" uuid,
  "due_date" date,
  "due_days" integer,
  "is_enable" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_assign_pkey" primary key (id),
  constraint "course_assign_target_check" check ("target" in ('全员', '角色', '部门', '人员')),
  constraint "course_assign_rule1" check (((("due_date" is not null) and not ("due_days" is not null)) or (("due_days" is not null) and not ("due_date" is not null)))),
  constraint "course_assign_rule2" check ((("tz_create" at time zone 'Asia/Shanghai')::date <= "due_date")),
  constraint "course_assign_requires1" check ((("target" = '角色')) is not true or ("role_id" is not null)),
  constraint "course_assign_requires2" check ((("target" = '部门')) is not true or ("department_id" is not null)),
  constraint "course_assign_requires3" check ((("target" = '人员')) is not true or ("user_id" is not null))
);
alter table store."course_assign" enable row level security;
create table store."course_attempt" (
  "id" uuid not null,
  "course_log_id" uuid not null,
  "chapter_id" uuid not null,
  "number" integer default 1 not null,
  "paper" jsonb default '[]' not null,
  "answers" jsonb default '{}' not null,
  "score" integer,
  "is_pass" boolean,
  "status" text default '作答中' not null,
  "tz_start" timestamp with time zone,
  "tz_end" timestamp with time zone,
  "tz_submit" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_attempt_pkey" primary key (id),
  constraint "course_attempt_status_check" check ("status" in ('作答中', '已交卷', '超时交卷', '已清零'))
);
alter table store."course_attempt" enable row level security;
create table store."course_chapter_log" (
  "id" uuid not null,
  "course_log_id" uuid not null,
  "chapter_id" uuid not null,
  "ranges" jsonb default '[]' not null,
  "watched" integer default 0 not null,
  "furthest" integer default 0 not null,
  "position" integer default 0 not null,
  "read_seconds" integer default 0 not null,
  "seconds" integer generated always as (("watched" + "read_seconds")) stored,
  "is_end" boolean default false not null,
  "draft" jsonb,
  "best" integer,
  "is_finish" boolean default false not null,
  "tz_finish" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_chapter_log_pkey" primary key (id)
);
alter table store."course_chapter_log" enable row level security;
create table store."course_comment" (
  "id" uuid not null,
  "course_id" text not null,
  "user_id" uuid,
  "content" text collate "zh-x-icu" not null,
  "fraction" integer,
  "parent_id" uuid,
  "status" text default '显示' not null,
  "is_hide" boolean generated always as (("status" = '隐藏')) stored,
  "hide_reason" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_comment_pkey" primary key (id),
  constraint "course_comment_status_check" check ("status" in ('显示', '隐藏'))
);
alter table store."course_comment" enable row level security;
create table store."course_comment_like_user_ids" (
  "course_comment_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "course_comment_like_user_ids_pkey" primary key (course_comment_id, user_id)
);
alter table store."course_comment_like_user_ids" enable row level security;
create table store."course_log" (
  "id" uuid not null,
  "course_id" text not null,
  "user_id" uuid not null,
  "status" text collate "zh-x-icu" default '未学' not null,
  "is_required" boolean default false not null,
  "due_date" date,
  "day_seconds" jsonb default '{}' not null,
  "last_chapter_id" uuid,
  "is_like" boolean default false not null,
  "is_collect" boolean default false not null,
  "fraction" integer,
  "course_version" integer,
  "tz_start" timestamp with time zone,
  "tz_last" timestamp with time zone,
  "tz_finish" timestamp with time zone,
  "credit_taken" numeric(16,2),
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_log_pkey" primary key (id),
  constraint "course_log_status_check" check ("status" in ('未学', '学习中', '已学完', '已评分')),
  constraint "course_log_rule1" check ((not ("fraction" is not null) or ((1 <= "fraction") and ("fraction" <= 5))))
);
alter table store."course_log" enable row level security;
create table store."course_session" (
  "id" uuid not null,
  "user_id" uuid not null,
  "chapter_id" uuid not null,
  "seq" integer default 0 not null,
  "bank" numeric(16,3) default '2' not null,
  "tz_open" timestamp with time zone,
  "tz_beat" timestamp with time zone,
  "is_open" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_session_pkey" primary key (id)
);
alter table store."course_session" enable row level security;
create table store."documentation" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "type" text not null,
  "category_id" text,
  "course_id" text,
  "product_library_id" uuid,
  "route" text,
  "content" text,
  "file" jsonb default '[]' not null,
  "keywords" text,
  "doc_version" integer default 1 not null,
  "status" text default '草稿' not null,
  "tz_publish" timestamp with time zone,
  "read_count" integer default 0 not null,
  "good_count" integer default 0 not null,
  "bad_count" integer default 0 not null,
  "is_top" boolean default false not null,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "documentation_pkey" primary key (id),
  constraint "documentation_status_check" check ("status" in ('草稿', '已发布', '已停用')),
  constraint "documentation_rule1" check ((("content" is not null) or (jsonb_array_length("file") > 0)))
);
alter table store."documentation" enable row level security;
create unique index "category_name_key" on store."category" ("name") where ("parent_id" is null);
alter table store."course" add constraint "course_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
create index "course_product_library_id_idx" on store."course" ("product_library_id");
alter table store."course_assign" add constraint "course_assign_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete cascade;
alter table store."course_assign" add constraint "course_assign_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete no action;
alter table store."course_assign" add constraint "course_assign_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."course_assign" add constraint "course_assign_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."course_assign" add constraint "course_assign_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_assign_course_id_tz_create_idx" on store."course_assign" ("course_id", tz_create desc, id desc) include ("target", "department_id", "user_id");
create index "course_assign_role_id_idx" on store."course_assign" ("role_id");
create index "course_assign_department_id_tz_create_idx" on store."course_assign" ("department_id", tz_create desc, id desc) include ("course_id", "target", "user_id");
create index "course_assign_user_id_tz_create_idx" on store."course_assign" ("user_id", tz_create desc, id desc) include ("course_id", "target", "department_id");
create index "course_assign_creator_id_idx" on store."course_assign" ("creator_id");
create index "course_assign_tz_create_idx" on store."course_assign" (tz_create desc, id desc) include ("course_id", "target", "department_id", "user_id");
create unique index "course_assign_course_id_key" on store."course_assign" ("course_id") where ("target" = '全员');
create unique index "course_assign_course_id_role_id_key" on store."course_assign" ("course_id", "role_id") where ("target" = '角色');
create unique index "course_assign_course_id_department_id_key" on store."course_assign" ("course_id", "department_id") where ("target" = '部门');
create unique index "course_assign_course_id_user_id_key" on store."course_assign" ("course_id", "user_id") where ("target" = '人员');
alter table store."course_attempt" add constraint "course_attempt_course_log_id_fkey" foreign key ("course_log_id") references store."course_log" (id) on delete cascade;
alter table store."course_attempt" add constraint "course_attempt_chapter_id_fkey" foreign key ("chapter_id") references store."course_chapter" (id) on delete cascade;
alter table store."course_attempt" add constraint "course_attempt_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_attempt_course_log_id_tz_create_idx" on store."course_attempt" ("course_log_id", tz_create desc, id desc);
create index "course_attempt_chapter_id_idx" on store."course_attempt" ("chapter_id");
create index "course_attempt_creator_id_idx" on store."course_attempt" ("creator_id");
create index "course_attempt_tz_create_idx" on store."course_attempt" (tz_create desc, id desc) include ("course_log_id");
create unique index "course_attempt_course_log_id_chapter_id_number_key" on store."course_attempt" ("course_log_id", "chapter_id", "number");
create unique index "course_attempt_course_log_id_chapter_id_key" on store."course_attempt" ("course_log_id", "chapter_id") where ("status" = '作答中');
alter table store."course_chapter_log" add constraint "course_chapter_log_course_log_id_fkey" foreign key ("course_log_id") references store."course_log" (id) on delete cascade;
alter table store."course_chapter_log" add constraint "course_chapter_log_chapter_id_fkey" foreign key ("chapter_id") references store."course_chapter" (id) on delete cascade;
alter table store."course_chapter_log" add constraint "course_chapter_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_chapter_log_course_log_id_tz_create_idx" on store."course_chapter_log" ("course_log_id", tz_create desc, id desc);
create index "course_chapter_log_chapter_id_idx" on store."course_chapter_log" ("chapter_id");
create index "course_chapter_log_creator_id_idx" on store."course_chapter_log" ("creator_id");
create index "course_chapter_log_tz_create_idx" on store."course_chapter_log" (tz_create desc, id desc) include ("course_log_id");
create unique index "course_chapter_log_course_log_id_chapter_id_key" on store."course_chapter_log" ("course_log_id", "chapter_id");
alter table store."course_comment" add constraint "course_comment_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete cascade;
alter table store."course_comment" add constraint "course_comment_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."course_comment" add constraint "course_comment_parent_id_fkey" foreign key ("parent_id") references store."course_comment" (id) on delete cascade;
alter table store."course_comment" add constraint "course_comment_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_comment_course_id_tz_create_idx" on store."course_comment" ("course_id", tz_create desc, id desc) include ("user_id", "status");
create index "course_comment_parent_id_idx" on store."course_comment" ("parent_id");
create index "course_comment_user_id_tz_create_idx" on store."course_comment" ("user_id", tz_create desc, id desc) include ("status", "course_id");
create index "course_comment_creator_id_idx" on store."course_comment" ("creator_id");
create index "course_comment_status_tz_create_idx" on store."course_comment" ("status", tz_create desc, id desc) include ("user_id", "course_id");
create index "course_comment_tz_create_idx" on store."course_comment" (tz_create desc, id desc) include ("user_id", "status", "course_id");
create unique index "course_comment_course_id_user_id_key" on store."course_comment" ("course_id", "user_id") where ("fraction" in (1, 2, 3, 4, 5));
alter table store."course_comment_like_user_ids" add constraint "course_comment_like_user_ids_course_comment_id_fkey" foreign key (course_comment_id) references store."course_comment" (id) on delete cascade;
alter table store."course_comment_like_user_ids" add constraint "course_comment_like_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action;
create index "course_comment_like_user_ids_user_id_idx" on store."course_comment_like_user_ids" ("user_id");
alter table store."course_log" add constraint "course_log_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete no action;
alter table store."course_log" add constraint "course_log_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."course_log" add constraint "course_log_last_chapter_id_fkey" foreign key ("last_chapter_id") references store."course_chapter" (id) on delete set null;
alter table store."course_log" add constraint "course_log_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_log_user_id_status_idx" on store."course_log" ("user_id", "status");
create index "course_log_course_id_status_idx" on store."course_log" ("course_id", "status");
create index "course_log_last_chapter_id_idx" on store."course_log" ("last_chapter_id");
create index "course_log_creator_id_idx" on store."course_log" ("creator_id");
create index "course_log_status_tz_create_idx" on store."course_log" ("status", tz_create desc, id desc) include ("user_id", "course_id");
create index "course_log_tz_create_idx" on store."course_log" (tz_create desc, id desc) include ("user_id", "course_id", "status");
create unique index "course_log_course_id_user_id_key" on store."course_log" ("course_id", "user_id");
alter table store."course_session" add constraint "course_session_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade;
alter table store."course_session" add constraint "course_session_chapter_id_fkey" foreign key ("chapter_id") references store."course_chapter" (id) on delete cascade;
alter table store."course_session" add constraint "course_session_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_session_user_id_tz_create_idx" on store."course_session" ("user_id", tz_create desc, id desc);
create index "course_session_chapter_id_idx" on store."course_session" ("chapter_id");
create index "course_session_creator_id_idx" on store."course_session" ("creator_id");
create index "course_session_tz_create_idx" on store."course_session" (tz_create desc, id desc) include ("user_id");
create unique index "course_session_user_id_key" on store."course_session" ("user_id") where ("is_open" = true);
alter table store."documentation" add constraint "documentation_category_id_fkey" foreign key ("category_id") references store."category" (id) on delete no action;
alter table store."documentation" add constraint "documentation_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete set null;
alter table store."documentation" add constraint "documentation_product_library_id_fkey" foreign key ("product_library_id") references store."product_library" (id) on delete no action;
alter table store."documentation" add constraint "documentation_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "documentation_category_id_idx" on store."documentation" ("category_id");
create index "documentation_course_id_idx" on store."documentation" ("course_id");
create index "documentation_product_library_id_idx" on store."documentation" ("product_library_id");
create index "documentation_creator_id_tz_create_idx" on store."documentation" ("creator_id", tz_create desc, id desc) include ("status", "course_id");
create index "documentation_status_tz_create_idx" on store."documentation" ("status", tz_create desc, id desc) include ("creator_id", "course_id");
create index "documentation_tz_create_idx" on store."documentation" (tz_create desc, id desc) include ("creator_id", "status", "course_id");
create index "documentation_search_idx" on store."documentation" using gin (search_grams);
