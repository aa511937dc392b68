create table store."category" (
  "id" text,
  "name" text collate "zh-x-icu" not null,
  "parent_id" text,
  "icon" text,
  "cover" jsonb default '[]' not null,
  "sort" integer default 100 not null,
  "is_enable" boolean default true not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "category_pkey" primary key (id)
);
alter table store."category" enable row level security;
create table store."course_chapter" (
  "id" uuid not null,
  "course_id" text not null,
  "name" text collate "zh-x-icu" not null,
  "sort" integer default 1 not null,
  "type" text not null,
  "is_required" boolean default true not null,
  "video" jsonb default '[]' not null,
  "duration" integer,
  "file" jsonb default '[]' not null,
  "min_seconds" integer default 60 not null,
  "pass_score" integer default 80 not null,
  "limit_minutes" integer default 30 not null,
  "draw_count" integer,
  "allow_seek" boolean default true not null,
  "content" text,
  "seconds" integer generated always as (case when ("type" = '视频') then "duration" when ("type" = '文档') then "min_seconds" else ("limit_minutes" * 60) end) stored,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "course_chapter_pkey" primary key (id),
  constraint "course_chapter_type_check" check ("type" in ('视频', '文档', '测验'))
);
alter table store."course_chapter" enable row level security;
create table store."course_question" (
  "id" uuid not null,
  "chapter_id" uuid not null,
  "type" text not null,
  "content" text collate "zh-x-icu" not null,
  "images" jsonb default '[]' not null,
  "options" jsonb default '[]' not null,
  "answer" jsonb not null,
  "score" integer default 10 not null,
  "analysis" text,
  "sort" integer default 100 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "course_question_pkey" primary key (id),
  constraint "course_question_type_check" check ("type" in ('单选', '多选', '判断'))
);
alter table store."course_question" enable row level security;
create table store."course" (
  "id" text,
  "name" text collate "zh-x-icu" not null,
  "category_id" text not null,
  "cover" jsonb default '[]' not null,
  "summary" text not null,
  "content" text,
  "target" text,
  "level" text default '入门' not null,
  "tags" jsonb default '[]' not null,
  "teacher_id" uuid not null,
  "lecturer" text,
  "is_open" boolean default true not null,
  "is_ordered" boolean default true not null,
  "is_entry" boolean default false not null,
  "attempts" integer default 3 not null,
  "credit" numeric(16,2) default '1' not null,
  "file" jsonb default '[]' not null,
  "status" text default '草稿' not null,
  "shelf" text default '未上架' not null,
  "course_version" integer default 1 not null,
  "audit1" uuid,
  "opinion" text,
  "checks" jsonb default '[]' not null,
  "tz_publish" timestamp with time zone,
  "is_top" boolean default false not null,
  "sort" integer default 100 not null,
  "remark" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "course_pkey" primary key (id),
  constraint "course_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废')),
  constraint "course_shelf_check" check ("shelf" in ('未上架', '已上架', '已下架'))
);
alter table store."course" enable row level security;
create table store."course_role_ids" (
  "course_id" text not null,
  "role_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "course_role_ids_pkey" primary key (course_id, role_id)
);
alter table store."course_role_ids" enable row level security;
create table store."course_department_ids" (
  "course_id" text not null,
  "department_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "course_department_ids_pkey" primary key (course_id, department_id)
);
alter table store."course_department_ids" enable row level security;
alter table store."category" add constraint "category_parent_id_fkey" foreign key ("parent_id") references store."category" (id) on delete no action;
alter table store."category" add constraint "category_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "category_parent_id_idx" on store."category" ("parent_id");
create index "category_creator_id_idx" on store."category" ("creator_id");
create index "category_tz_create_idx" on store."category" (tz_create desc, id desc) include ("is_enable");
create unique index "category_parent_id_name_key" on store."category" ("parent_id", "name");
create index "category_search_idx" on store."category" using gin (search_grams);
alter table store."course_chapter" add constraint "course_chapter_course_id_fkey" foreign key ("course_id") references store."course" (id) on delete cascade;
alter table store."course_chapter" add constraint "course_chapter_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_chapter_course_id_sort_idx" on store."course_chapter" ("course_id", "sort");
create index "course_chapter_creator_id_idx" on store."course_chapter" ("creator_id");
create index "course_chapter_tz_create_idx" on store."course_chapter" (tz_create desc, id desc) include ("course_id");
create index "course_chapter_search_idx" on store."course_chapter" using gin (search_grams);
alter table store."course_question" add constraint "course_question_chapter_id_fkey" foreign key ("chapter_id") references store."course_chapter" (id) on delete cascade;
alter table store."course_question" add constraint "course_question_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_question_chapter_id_sort_idx" on store."course_question" ("chapter_id", "sort");
create index "course_question_creator_id_idx" on store."course_question" ("creator_id");
create index "course_question_tz_create_idx" on store."course_question" (tz_create desc, id desc) include ("chapter_id");
alter table store."course" add constraint "course_category_id_fkey" foreign key ("category_id") references store."category" (id) on delete no action;
alter table store."course" add constraint "course_teacher_id_fkey" foreign key ("teacher_id") references store."user" (id) on delete no action;
alter table store."course" add constraint "course_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."course" add constraint "course_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "course_category_id_shelf_idx" on store."course" ("category_id", "shelf");
create index "course_teacher_id_idx" on store."course" ("teacher_id");
create index "course_shelf_tz_publish_idx" on store."course" ("shelf", "tz_publish");
create index "course_audit1_idx" on store."course" ("audit1");
create index "course_creator_id_tz_create_idx" on store."course" ("creator_id", tz_create desc, id desc) include ("teacher_id", "shelf", "is_open", "status");
create index "course_status_tz_create_idx" on store."course" ("status", tz_create desc, id desc) include ("creator_id", "teacher_id", "shelf", "is_open");
create index "course_tz_create_idx" on store."course" (tz_create desc, id desc) include ("creator_id", "teacher_id", "shelf", "is_open", "status");
create index "course_search_idx" on store."course" using gin (search_grams);
alter table store."course_role_ids" add constraint "course_role_ids_course_id_fkey" foreign key (course_id) references store."course" (id) on delete cascade;
alter table store."course_role_ids" add constraint "course_role_ids_role_id_fkey" foreign key (role_id) references store."role" (id) on delete no action;
create index "course_role_ids_role_id_idx" on store."course_role_ids" ("role_id");
alter table store."course_department_ids" add constraint "course_department_ids_course_id_fkey" foreign key (course_id) references store."course" (id) on delete cascade;
alter table store."course_department_ids" add constraint "course_department_ids_department_id_fkey" foreign key (department_id) references store."department" (id) on delete no action;
create index "course_department_ids_department_id_idx" on store."course_department_ids" ("department_id");
