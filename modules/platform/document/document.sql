-- Who has to read a document, and who has: run as the owner, after the tables.

-- Rows of the version in force whose person still works here.
create or replace function app.document_readings(read uuid) returns table (user_id uuid, is_read boolean)
language sql stable security definer set search_path = store, pg_temp as $$
  select du.user_id, du.is_read
  from document d
    join document_user du on du.document_id = d.id and du.doc_version = d.doc_version and d.doc_version > 0
    join "user" u on u.id = du.user_id and u.is_enable
  where d.id = read
$$;

create or replace function app.document_target_count(read uuid) returns integer
language sql stable set search_path = pg_catalog, pg_temp as $$
  select count(*)::integer from app.document_readings(read)
$$;

create or replace function app.document_read_count(read uuid) returns integer
language sql stable set search_path = pg_catalog, pg_temp as $$
  select count(*)::integer from app.document_readings(read) r where r.is_read
$$;

-- Everybody a document is meant for today: all, holders of its roles, and those named one by one.
create or replace function app.document_targets(read uuid) returns table (user_id uuid, is_direct boolean)
language sql stable security definer set search_path = store, pg_temp as $$
  select u.id, bool_or(n.id is not null)
  from document d
    join "user" u on u.is_enable
    left join document_user n on n.document_id = d.id and n.user_id = u.id and n.doc_version = 0
  where d.id = read
    and (d.is_all or n.id is not null or exists (
      select from user_role ur
        join role r on r.id = ur.role_id and r.is_enable
      where ur.user_id = u.id
        and (ur.role_id = d.role_id or ur.role_id in (select dr.role_id from document_role dr where dr.document_id = d.id))
        and (app.now() at time zone 'Asia/Shanghai')::date
          between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')))
  group by u.id
$$;

-- A version is read by those it was given to.
create or replace function app.read_document_version(asked uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select exists (
    select from document_version v
      join document d on d.id = v.document_id and d.status = '已发布'
      join document_user du on du.document_id = v.document_id and du.doc_version = v.doc_version
    where v.id = asked and du.user_id = app.me())
$$;

-- Whether every enabled holder of the role has read the version in force.
create or replace function app.document_role_read(link uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select bool_and(r.is_read) is true
  from document_role dr
    join user_role ur on ur.role_id = dr.role_id
      and (app.now() at time zone 'Asia/Shanghai')::date
        between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')
    join lateral app.document_readings(dr.document_id) r on r.user_id = ur.user_id
  where dr.id = link
$$;
