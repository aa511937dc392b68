create table store."document_role" (
  "id" uuid not null,
  "document_id" uuid not null,
  "role_id" uuid not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "document_role_pkey" primary key (id)
);
alter table store."document_role" enable row level security;
create table store."document_user" (
  "id" uuid not null,
  "user_id" uuid not null,
  "document_id" uuid not null,
  "doc_version" integer default 0 not null,
  "is_direct" boolean default true not null,
  "is_read" boolean default false not null,
  "status" text generated always as (case when ("is_read" = true) then '已读' when ("tz_open" is not null) then '已打开' else '未读' end) stored,
  "tz_open" timestamp with time zone,
  "seconds" integer default 0 not null,
  "tz_beat" timestamp with time zone,
  "is_end" boolean default false not null,
  "tz_confirm" timestamp with time zone,
  "due_date" date,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "document_user_pkey" primary key (id),
  constraint "document_user_status_check" check ("status" in ('未读', '已打开', '已读'))
);
alter table store."document_user" enable row level security;
create table store."document_version" (
  "id" uuid not null,
  "document_id" uuid not null,
  "doc_version" integer not null,
  "content" jsonb,
  "change_note" text,
  "tz_publish" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "document_version_pkey" primary key (id)
);
alter table store."document_version" enable row level security;
create table store."document" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "sort" integer default 100 not null,
  "type" text not null,
  "user_id" uuid not null,
  "url" jsonb default '[]' not null,
  "video" jsonb default '[]' not null,
  "content" text,
  "is_all" boolean default false not null,
  "role_id" uuid,
  "duty" text,
  "need_confirm" boolean default true not null,
  "min_seconds" integer default 30 not null,
  "due_days" integer default 5 not null,
  "status" text default '草稿' not null,
  "doc_version" integer default 0 not null,
  "change_note" text,
  "tz_publish" timestamp with time zone,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "document_pkey" primary key (id),
  constraint "document_status_check" check ("status" in ('草稿', '已发布', '已停用'))
);
alter table store."document" enable row level security;
create table store."file_audit" (
  "id" uuid not null,
  "name" text collate "zh-x-icu" not null,
  "file" jsonb default '[]' not null,
  "category" text default '其他' not null,
  "department_id" uuid,
  "remark" text,
  "expire_date" date,
  "status" text default '草稿' not null,
  "audit1" uuid,
  "opinion" text,
  "tz_submit" timestamp with time zone,
  "tz_audit" timestamp with time zone,
  "file_version" integer default 1 not null,
  "history" jsonb default '[]' not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "file_audit_pkey" primary key (id),
  constraint "file_audit_status_check" check ("status" in ('草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废'))
);
alter table store."file_audit" enable row level security;
create table store."file_share_visit" (
  "id" uuid not null,
  "share_id" text not null,
  "action" text collate "zh-x-icu" not null,
  "address" text,
  "user_agent" text,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "file_share_visit_pkey" primary key (id),
  constraint "file_share_visit_action_check" check ("action" in ('打开', '预览', '下载'))
);
alter table store."file_share_visit" enable row level security;
create table store."file_share" (
  "id" text not null,
  "day" text not null,
  "name" text collate "zh-x-icu" not null,
  "url" text not null,
  "file_id" uuid,
  "tz_expire" timestamp with time zone,
  "tz_revoke" timestamp with time zone,
  "visit_count" integer default 0 not null,
  "download_count" integer default 0 not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  constraint "file_share_pkey" primary key (id),
  constraint "file_share_day_check" check ("day" in ('1', '3', '7'))
);
alter table store."file_share" enable row level security;
create table store."process_image" (
  "id" uuid not null,
  "module" text not null,
  "title" text collate "zh-x-icu" not null,
  "area" text,
  "remark" text,
  "file" jsonb default '[]' not null,
  "sort" integer default 100 not null,
  "is_enable" boolean default true not null,
  "tz_create" timestamp with time zone not null,
  "tz_update" timestamp with time zone not null,
  "creator_id" uuid,
  "version" integer default 1 not null,
  "search_grams" text[] default '{}' not null,
  "search_text" text default '' not null,
  "search_initials" text default '' not null,
  constraint "process_image_pkey" primary key (id)
);
alter table store."process_image" enable row level security;
alter table store."document_role" add constraint "document_role_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete cascade;
alter table store."document_role" add constraint "document_role_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete cascade;
alter table store."document_role" add constraint "document_role_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "document_role_document_id_tz_create_idx" on store."document_role" ("document_id", tz_create desc, id desc);
create index "document_role_role_id_idx" on store."document_role" ("role_id");
create index "document_role_creator_id_idx" on store."document_role" ("creator_id");
create index "document_role_tz_create_idx" on store."document_role" (tz_create desc, id desc) include ("document_id");
create unique index "document_role_document_id_role_id_key" on store."document_role" ("document_id", "role_id");
alter table store."document_user" add constraint "document_user_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete cascade;
alter table store."document_user" add constraint "document_user_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete cascade;
alter table store."document_user" add constraint "document_user_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "document_user_user_id_is_read_idx" on store."document_user" ("user_id", "is_read");
create index "document_user_document_id_tz_create_idx" on store."document_user" ("document_id", tz_create desc, id desc) include ("user_id");
create index "document_user_creator_id_idx" on store."document_user" ("creator_id");
create index "document_user_tz_create_idx" on store."document_user" (tz_create desc, id desc) include ("user_id", "document_id");
create unique index "document_user_document_id_doc_version_user_id_key" on store."document_user" ("document_id", "doc_version", "user_id");
alter table store."document_version" add constraint "document_version_document_id_fkey" foreign key ("document_id") references store."document" (id) on delete cascade;
alter table store."document_version" add constraint "document_version_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "document_version_document_id_doc_version_idx" on store."document_version" ("document_id", "doc_version");
create index "document_version_creator_id_idx" on store."document_version" ("creator_id");
create index "document_version_tz_create_idx" on store."document_version" (tz_create desc, id desc) include ("document_id");
alter table store."document" add constraint "document_user_id_fkey" foreign key ("user_id") references store."user" (id) on delete no action;
alter table store."document" add constraint "document_role_id_fkey" foreign key ("role_id") references store."role" (id) on delete set null;
alter table store."document" add constraint "document_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "document_user_id_tz_create_idx" on store."document" ("user_id", tz_create desc, id desc) include ("creator_id", "status");
create index "document_role_id_idx" on store."document" ("role_id");
create index "document_creator_id_tz_create_idx" on store."document" ("creator_id", tz_create desc, id desc) include ("user_id", "status");
create index "document_status_tz_create_idx" on store."document" ("status", tz_create desc, id desc) include ("user_id", "creator_id");
create index "document_tz_create_idx" on store."document" (tz_create desc, id desc) include ("user_id", "creator_id", "status");
create index "document_search_idx" on store."document" using gin (search_grams);
alter table store."file_audit" add constraint "file_audit_department_id_fkey" foreign key ("department_id") references store."department" (id) on delete no action;
alter table store."file_audit" add constraint "file_audit_audit1_fkey" foreign key ("audit1") references store."user" (id) on delete no action;
alter table store."file_audit" add constraint "file_audit_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "file_audit_department_id_idx" on store."file_audit" ("department_id");
create index "file_audit_audit1_idx" on store."file_audit" ("audit1");
create index "file_audit_creator_id_tz_create_idx" on store."file_audit" ("creator_id", tz_create desc, id desc) include ("status");
create index "file_audit_status_tz_create_idx" on store."file_audit" ("status", tz_create desc, id desc) include ("creator_id");
create index "file_audit_tz_create_idx" on store."file_audit" (tz_create desc, id desc) include ("creator_id", "status");
create index "file_audit_search_idx" on store."file_audit" using gin (search_grams);
alter table store."file_share_visit" add constraint "file_share_visit_share_id_fkey" foreign key ("share_id") references store."file_share" (id) on delete cascade;
alter table store."file_share_visit" add constraint "file_share_visit_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "file_share_visit_share_id_tz_create_idx" on store."file_share_visit" ("share_id", tz_create desc, id desc);
create index "file_share_visit_creator_id_idx" on store."file_share_visit" ("creator_id");
create index "file_share_visit_tz_create_idx" on store."file_share_visit" (tz_create desc, id desc) include ("share_id");
alter table store."file_share" add constraint "file_share_file_id_fkey" foreign key ("file_id") references store."stored_file" (id) on delete cascade;
alter table store."file_share" add constraint "file_share_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "file_share_creator_id_tz_create_idx" on store."file_share" ("creator_id", tz_create desc, id desc);
create index "file_share_file_id_idx" on store."file_share" ("file_id");
create index "file_share_tz_create_idx" on store."file_share" (tz_create desc, id desc) include ("creator_id");
alter table store."process_image" add constraint "process_image_creator_id_fkey" foreign key ("creator_id") references store."user" (id) on delete set null;
create index "process_image_creator_id_idx" on store."process_image" ("creator_id");
create index "process_image_tz_create_idx" on store."process_image" (tz_create desc, id desc) include ("is_enable");
create unique index "process_image_module_key" on store."process_image" ("module");
create index "process_image_search_idx" on store."process_image" using gin (search_grams);
