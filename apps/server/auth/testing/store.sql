-- The least of schema store that signing in and rights touch, with the roles of a database.
do $$ begin
  create role chengban_reader nologin;
  create role chengban_writer nologin;
  create role chengban_gate nologin;
exception when duplicate_object then null; end $$;
create schema store;
create schema app;
grant usage on schema store to chengban_writer;

create table store.department (id uuid primary key, name text not null, parent_id uuid, leader_id uuid);
create table store."user" (
  id uuid primary key, name text not null, avatar jsonb, job_number text, company text not null default 'A',
  department_id uuid references store.department, role_id uuid, operations jsonb, status text not null default '在职',
  is_enable boolean not null default true, lock_reason text, settings jsonb
);
create table store.admin (
  id uuid primary key, name text not null unique, user_id uuid not null unique references store."user",
  password_hash text, must_change boolean not null default false, failures int not null default 0,
  tz_lock timestamptz, tz_password timestamptz, tz_last timestamptz, tz_update timestamptz,
  is_enable boolean not null default true
);
create table store.login_log (
  id uuid primary key, tz_create timestamptz not null, tz_update timestamptz not null,
  user_id uuid references store."user", name text, way text, result text, address text, user_agent text,
  tz_expire timestamptz, tz_seen timestamptz, tz_revoke timestamptz, revoke_reason text
);
create table store.role (
  id uuid primary key, name text not null, sort int not null default 100, is_enable boolean not null default true
);
create table store.user_role (
  id uuid primary key default gen_random_uuid(), user_id uuid not null references store."user",
  role_id uuid not null references store.role, is_main boolean not null default false, tz_start date, tz_end date
);
create table store.operation (id text primary key);
create table store.permission (id text primary key);
create table store.permission_operation_ids (
  permission_id text not null references store.permission, operation_id text not null references store.operation
);
create table store.role_permission (
  id uuid primary key default gen_random_uuid(), role_id uuid not null references store.role,
  permission_id text not null references store.permission
);
create table store.role_operation (
  id uuid primary key default gen_random_uuid(), role_id uuid not null references store.role, code text not null
);
create table store.config (key text primary key, value text);
create table store.message (
  id uuid primary key, user_id uuid not null, is_read boolean not null default false, tz_stop timestamptz
);
create table store.audit_task (id uuid primary key, user_id uuid not null, status text not null);
grant select, insert, update, delete on all tables in schema store to chengban_writer;
