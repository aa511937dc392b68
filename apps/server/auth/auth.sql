-- What signing in keeps beside the account: run as the owner, after the tables of schema store and the roles.

-- One row per counted key, `name:xs02` or `address:10.0.0.7`. Names are counted whether an account has them or not.
create table app.sign_in_failure (
  key      text primary key,
  failures timestamptz[] not null default '{}', -- those inside the window, oldest first
  locks    timestamptz[] not null default '{}', -- beginnings of the locks of the last 24 hours
  tz_lock  timestamptz,                         -- locked until then; 9999-12-31 until unlocked by a person
  tz_last  timestamptz not null
);
create index sign_in_failure_tz_last on app.sign_in_failure (tz_last);

-- Former password hashes of an account (the present one stands in store.admin), newest two kept.
create table app.password_history (
  id            bigint generated always as identity primary key,
  admin_id      uuid not null references store.admin (id) on delete cascade,
  password_hash text not null
);
create index password_history_admin_id on app.password_history (admin_id, id);

-- Renewed sessions and the session of the typed password they come from. A session without a row is its own origin.
create table app.session_origin (
  session_id uuid primary key references store.login_log (id) on delete cascade,
  origin_id  uuid not null references store.login_log (id) on delete cascade
);
create index session_origin_origin_id on app.session_origin (origin_id);

grant select, insert, update, delete on app.sign_in_failure, app.password_history, app.session_origin
  to chengban_writer;
