-- Returns active clients that may match, regardless of the caller's permissions: by equal, containing or contained
-- name, tax number, or the end of a telephone number. Clients with former names are all returned, since the caller
-- compares those.
drop function if exists app.like_clients(text, text[], text, text);
create or replace function app.like_clients(normal text, tax text, tail text)
returns table (id uuid, name text, normal_name text, alias text, account_id text, owner text, ownership text, is_called boolean)
language sql stable security definer set search_path = store, pg_temp as $$
  with active as not materialized (
    select c.id, c.normal_name, c.alias, c.account_id, c.phone, c.telephone from client c
    where c.is_use and c.status not in ('驳回', '已作废')
  ), found as (
    -- its own name, and every part of 4 to 40 signs: a name of 255 would have thirty thousand parts
    select c.id, false as is_called from active c
    where c.normal_name = any (array(
      select substr(normal, s, l) from generate_series(1, length(normal)) s, generate_series(1, length(normal)) l
      where s + l <= length(normal) + 1 and s <= 255 and l between 4 and 40 or s = 1 and l = length(normal)))
    union all
    -- an index finds the names with all of these signs; of a word found in many, the hundred shortest come
    (select c.id, false from active c
     where length(normal) >= 4 and string_to_array(c.normal_name, null) @> string_to_array(normal, null)
       and position(normal in c.normal_name) > 0 order by length(c.normal_name), c.normal_name, c.id limit 100)
    union all
    select c.id, false from active c where c.account_id = tax
    union all
    select c.id, false from active c where c.alias <> '[]' and normal is not null
    union all
    select c.id, true from active c where right(c.phone, 8) = tail
    union all
    select c.id, true from active c where right(translate(c.telephone, '- ()', ''), 8) = tail
    union all
    select p.client_id, true from client_contact p where right(p.phone, 8) = tail
    union all
    select p.client_id, true from client_contact p where right(translate(p.telephone, '- ()', ''), 8) = tail
  )
  select c.id, c.name, c.normal_name, c.alias::text, c.account_id, u.name, c.ownership, bool_or(f.is_called)
  from found f join client c on c.id = f.id left join "user" u on u.id = c.user_id
  where c.is_use and c.status not in ('驳回', '已作废')
  group by c.id, u.name
$$;
