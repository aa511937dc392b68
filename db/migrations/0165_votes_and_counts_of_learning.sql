-- counts of votes nobody could give yet: who votes is named from here on
alter table store."course" add column "learn_count" integer;
alter table store."course" add column "finish_count" integer;
alter table store."course" add column "like_count" integer;
alter table store."course" add column "collect_count" integer;
alter table store."course" add column "comment_count" integer;
alter table store."course" add column "fraction" numeric(16,1);
alter table store."course" add column "fraction_count" integer;
alter table store."documentation" drop column "good_count";
alter table store."documentation" drop column "bad_count";
create table store."documentation_good_user_ids" (
  "documentation_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "documentation_good_user_ids_pkey" primary key (documentation_id, user_id),
  constraint "documentation_good_user_ids_documentation_id_fkey" foreign key (documentation_id) references store."documentation" (id) on delete cascade,
  constraint "documentation_good_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."documentation_good_user_ids" enable row level security;
create table store."documentation_bad_user_ids" (
  "documentation_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "documentation_bad_user_ids_pkey" primary key (documentation_id, user_id),
  constraint "documentation_bad_user_ids_documentation_id_fkey" foreign key (documentation_id) references store."documentation" (id) on delete cascade,
  constraint "documentation_bad_user_ids_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."documentation_bad_user_ids" enable row level security;
create index "documentation_good_user_ids_user_id_idx" on store."documentation_good_user_ids" ("user_id");
create index "documentation_bad_user_ids_user_id_idx" on store."documentation_bad_user_ids" ("user_id");
