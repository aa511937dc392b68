alter table store."money_come_go" add column "business_opportunity_id" uuid;
alter table store."money_come_go" drop constraint "money_come_go_requires3";
alter table store."money_come_go" add constraint "money_come_go_requires3" check ((("type" = '投标保证金')) is not true or ("business_opportunity_id" is not null));
alter table store."money_come_go" add constraint "money_come_go_requires4" check ((("type" = '履约保证金')) is not true or ("contract_id" is not null));
alter table store."money_expense" add column "business_opportunity_id" uuid;
alter table store."imp_prepare" alter column "project_id" drop not null;
alter table store."imp_prepare" add column "business_opportunity_id" uuid;
alter table store."imp_prepare" add constraint "imp_prepare_rule1" check ((("project_id" is not null) or ("business_opportunity_id" is not null)));
-- drop or rename? alter table store."milepost" drop column "progress";
alter table store."project_man_day" add column "apply_for_id" uuid;
alter table store."project" add column "business_opportunity_id" uuid;
alter table store."client_visit" add column "apply_for_id" uuid;
alter table store."apply_for" add column "wbs_id" uuid;
alter table store."bug" add column "wbs_id" uuid;
alter table store."daily_work" add column "task_day_id" uuid;
alter table store."market_work" add column "task_day_id" uuid;
alter table store."task" add column "milepost_task_id" uuid;
alter table store."task" add column "wbs_id" uuid;
alter table store."task" add column "weight" numeric(16,1) generated always as (case when (0 < "predict") then "predict" else 1 end) stored;
alter table store."week_work" add column "task_week_id" uuid;
alter table store."weekend_task" add column "overtime_id" uuid;
create table store."product_library_version_bug_ids" (
  "product_library_version_id" uuid not null,
  "bug_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "product_library_version_bug_ids_pkey" primary key (product_library_version_id, bug_id)
);
alter table store."product_library_version_bug_ids" enable row level security;
create table store."product_library_version_apply_for_ids" (
  "product_library_version_id" uuid not null,
  "apply_for_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "product_library_version_apply_for_ids_pkey" primary key (product_library_version_id, apply_for_id)
);
alter table store."product_library_version_apply_for_ids" enable row level security;
create table store."project_ver_bug_ids" (
  "project_ver_id" uuid not null,
  "bug_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_ver_bug_ids_pkey" primary key (project_ver_id, bug_id)
);
alter table store."project_ver_bug_ids" enable row level security;
create table store."project_ver_apply_for_ids" (
  "project_ver_id" uuid not null,
  "apply_for_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "project_ver_apply_for_ids_pkey" primary key (project_ver_id, apply_for_id)
);
alter table store."project_ver_apply_for_ids" enable row level security;
alter table store."money_come_go" add constraint "money_come_go_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
create index "money_come_go_business_opportunity_id_idx" on store."money_come_go" ("business_opportunity_id");
alter table store."money_expense" add constraint "money_expense_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
create index "money_expense_business_opportunity_id_idx" on store."money_expense" ("business_opportunity_id");
alter table store."imp_prepare" add constraint "imp_prepare_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
drop index store."imp_prepare_project_id_tz_create_idx";
create index "imp_prepare_project_id_tz_create_idx" on store."imp_prepare" ("project_id", tz_create desc, id desc) include ("user_id", "uploader_id", "business_opportunity_id", "status");
create index "imp_prepare_business_opportunity_id_tz_create_idx" on store."imp_prepare" ("business_opportunity_id", tz_create desc, id desc) include ("user_id", "uploader_id", "project_id", "status");
drop index store."imp_prepare_user_id_tz_create_idx";
create index "imp_prepare_user_id_tz_create_idx" on store."imp_prepare" ("user_id", tz_create desc, id desc) include ("uploader_id", "project_id", "business_opportunity_id", "status");
drop index store."imp_prepare_uploader_id_tz_create_idx";
create index "imp_prepare_uploader_id_tz_create_idx" on store."imp_prepare" ("uploader_id", tz_create desc, id desc) include ("user_id", "project_id", "business_opportunity_id", "status");
drop index store."imp_prepare_status_tz_create_idx";
create index "imp_prepare_status_tz_create_idx" on store."imp_prepare" ("status", tz_create desc, id desc) include ("user_id", "uploader_id", "project_id", "business_opportunity_id");
drop index store."imp_prepare_tz_create_idx";
create index "imp_prepare_tz_create_idx" on store."imp_prepare" (tz_create desc, id desc) include ("user_id", "uploader_id", "project_id", "business_opportunity_id", "status");
create unique index "imp_prepare_business_opportunity_id_imp_document_id_key" on store."imp_prepare" ("business_opportunity_id", "imp_document_id");
alter table store."project_man_day" add constraint "project_man_day_apply_for_id_fkey" foreign key ("apply_for_id") references store."apply_for" (id) on delete no action;
create index "project_man_day_apply_for_id_idx" on store."project_man_day" ("apply_for_id");
alter table store."project" add constraint "project_business_opportunity_id_fkey" foreign key ("business_opportunity_id") references store."business_opportunity" (id) on delete no action;
create index "project_business_opportunity_id_idx" on store."project" ("business_opportunity_id");
alter table store."client_visit" add constraint "client_visit_apply_for_id_fkey" foreign key ("apply_for_id") references store."apply_for" (id) on delete no action;
create index "client_visit_apply_for_id_idx" on store."client_visit" ("apply_for_id");
alter table store."apply_for" add constraint "apply_for_wbs_id_fkey" foreign key ("wbs_id") references store."wbs_task" (id) on delete set null;
create index "apply_for_wbs_id_idx" on store."apply_for" ("wbs_id");
alter table store."bug" add constraint "bug_wbs_id_fkey" foreign key ("wbs_id") references store."wbs_task" (id) on delete set null;
create index "bug_wbs_id_idx" on store."bug" ("wbs_id");
alter table store."daily_work" add constraint "daily_work_task_day_id_fkey" foreign key ("task_day_id") references store."task_day" (id) on delete set null;
create index "daily_work_task_day_id_idx" on store."daily_work" ("task_day_id");
alter table store."market_work" add constraint "market_work_task_day_id_fkey" foreign key ("task_day_id") references store."task_day" (id) on delete set null;
create index "market_work_task_day_id_idx" on store."market_work" ("task_day_id");
alter table store."task" add constraint "task_milepost_task_id_fkey" foreign key ("milepost_task_id") references store."milepost" (id) on delete set null;
alter table store."task" add constraint "task_wbs_id_fkey" foreign key ("wbs_id") references store."wbs_task" (id) on delete set null;
create index "task_milepost_task_id_idx" on store."task" ("milepost_task_id");
create index "task_wbs_id_idx" on store."task" ("wbs_id");
alter table store."week_work" add constraint "week_work_task_week_id_fkey" foreign key ("task_week_id") references store."task_week" (id) on delete set null;
create index "week_work_task_week_id_idx" on store."week_work" ("task_week_id");
alter table store."weekend_task" add constraint "weekend_task_overtime_id_fkey" foreign key ("overtime_id") references store."overtime" (id) on delete set null;
create index "weekend_task_overtime_id_idx" on store."weekend_task" ("overtime_id");
alter table store."product_library_version_bug_ids" add constraint "product_library_version_bug_ids_product_library_version_id_fkey" foreign key (product_library_version_id) references store."product_library_version" (id) on delete cascade;
alter table store."product_library_version_bug_ids" add constraint "product_library_version_bug_ids_bug_id_fkey" foreign key (bug_id) references store."bug" (id) on delete no action;
create index "product_library_version_bug_ids_bug_id_idx" on store."product_library_version_bug_ids" ("bug_id");
alter table store."product_library_version_apply_for_ids" add constraint "product_library_version_apply_for_ids_product_library_version_id_fkey" foreign key (product_library_version_id) references store."product_library_version" (id) on delete cascade;
alter table store."product_library_version_apply_for_ids" add constraint "product_library_version_apply_for_ids_apply_for_id_fkey" foreign key (apply_for_id) references store."apply_for" (id) on delete no action;
create index "product_library_version_apply_for_ids_apply_for_id_idx" on store."product_library_version_apply_for_ids" ("apply_for_id");
alter table store."project_ver_bug_ids" add constraint "project_ver_bug_ids_project_ver_id_fkey" foreign key (project_ver_id) references store."project_ver" (id) on delete cascade;
alter table store."project_ver_bug_ids" add constraint "project_ver_bug_ids_bug_id_fkey" foreign key (bug_id) references store."bug" (id) on delete no action;
create index "project_ver_bug_ids_bug_id_idx" on store."project_ver_bug_ids" ("bug_id");
alter table store."project_ver_apply_for_ids" add constraint "project_ver_apply_for_ids_project_ver_id_fkey" foreign key (project_ver_id) references store."project_ver" (id) on delete cascade;
alter table store."project_ver_apply_for_ids" add constraint "project_ver_apply_for_ids_apply_for_id_fkey" foreign key (apply_for_id) references store."apply_for" (id) on delete no action;
create index "project_ver_apply_for_ids_apply_for_id_idx" on store."project_ver_apply_for_ids" ("apply_for_id");
