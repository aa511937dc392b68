create table store."course_comment_mentions" (
  "course_comment_id" uuid not null,
  "user_id" uuid not null,
  "sort" integer default 0 not null,
  constraint "course_comment_mentions_pkey" primary key (course_comment_id, user_id),
  constraint "course_comment_mentions_course_comment_id_fkey" foreign key (course_comment_id) references store."course_comment" (id) on delete cascade,
  constraint "course_comment_mentions_user_id_fkey" foreign key (user_id) references store."user" (id) on delete no action
);
alter table store."course_comment_mentions" enable row level security;
create index "course_comment_mentions_user_id_idx" on store."course_comment_mentions" ("user_id");

create table app.documentation_read (
  documentation_id uuid not null references store.documentation on delete cascade,
  user_id uuid not null,
  day date not null,
  primary key (documentation_id, user_id, day)
);
grant select, insert, delete on app.documentation_read to chengban_writer;
