-- Returns active clients that may match, regardless of the caller's permissions: by equal, containing or contained
-- name, tax number, or the end of a telephone number. Clients with former names are all returned, since the caller
-- compares those.
drop function if exists app.like_clients(text, text[], text, text);
create or replace function app.like_clients(normal text, tax text, tail text)
returns table (id uuid, name text, normal_name text, alias text, account_id text, owner text, ownership text, is_called boolean)
language sql stable security definer set search_path = store, pg_temp as $$
  with found as (
    select c.id, coalesce(tail in (right(c.phone, 8), right(translate(c.telephone, '- ()', ''), 8)), false) as is_called
    from client c
    where c.is_use and c.status not in ('驳回', '已作废')
      and (c.normal_name = normal or c.account_id = tax
        or normal is not null and c.alias <> '[]'
        or length(normal) >= 4 and position(normal in c.normal_name) > 0
        or length(c.normal_name) >= 4 and position(c.normal_name in normal) > 0
        or tail in (right(c.phone, 8), right(translate(c.telephone, '- ()', ''), 8)))
    union all
    select p.client_id, true from client_contact p
    where tail in (right(p.phone, 8), right(translate(p.telephone, '- ()', ''), 8))
  )
  select c.id, c.name, c.normal_name, c.alias::text, c.account_id, u.name, c.ownership, bool_or(f.is_called)
  from found f join client c on c.id = f.id left join "user" u on u.id = c.user_id
  where c.is_use and c.status not in ('驳回', '已作废')
  group by c.id, u.name
$$;
