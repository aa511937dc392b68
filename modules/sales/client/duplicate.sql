-- Clients in use that may be the one asked for, whoever sees them: by name, what the name contains or stands in, tax
-- number or the end of a telephone number. Those with former names come all: their names are compared by the asker.
create or replace function app.like_clients(normal text, parts text[], tax text, tail text)
returns table (id uuid, name text, normal_name text, alias text, account_id text, owner text, ownership text, is_called boolean)
language sql stable security definer set search_path = store, pg_temp as $$
  with found as (
    select c.id, false as is_called from client c
    where c.normal_name = normal or c.normal_name = any (parts) or c.account_id = tax
      or normal is not null and c.alias::text <> '[]'
      or length(normal) >= 4 and position(normal in c.normal_name) > 0
    union all
    select c.id, true from client c
    where tail is not null and (c.phone like '%' || tail or translate(c.telephone, '- ()', '') like '%' || tail)
    union all
    select p.client_id, true from client_contact p
    where tail is not null and (p.phone like '%' || tail or translate(p.telephone, '- ()', '') like '%' || tail)
  )
  select c.id, c.name, c.normal_name, c.alias::text, c.account_id, u.name, c.ownership, bool_or(f.is_called)
  from found f join client c on c.id = f.id left join "user" u on u.id = c.user_id
  where c.is_use and c.status not in ('驳回', '已作废')
  group by c.id, u.name
$$;
