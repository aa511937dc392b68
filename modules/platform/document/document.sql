-- Everybody a document is meant for today: all, holders of its roles, and those named one by one: run as the owner,
-- after the tables.
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
