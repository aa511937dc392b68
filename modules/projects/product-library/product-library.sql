-- Figures of a product over all projects that run it: run as the owner, after the tables.

create or replace function app.product_running(product uuid) returns table (project_id uuid, order_no integer)
language sql stable security definer set search_path = store, pg_temp as $$
  select p.id, v.order_no from product_library_version v join project p on p.product_library_version_id = v.id
  where v.product_library_id = product and p.project_status in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')
$$;

create or replace function app.product_project_count(id uuid) returns integer language sql stable
  return (select count(*) from app.product_running(id))::integer;

-- Of these, below the present version and not ignoring it.
create or replace function app.product_behind_count(id uuid) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  select count(*)::integer from product_library l join product_library_version now on now.id = l.current_version_id,
    app.product_running(l.id) r
  where l.id = product_behind_count.id and r.order_no < now.order_no
    and not exists (select from project_follow f where f.target_type = 'productLibraryVersion'
      and f.target_id = now.id::text and f.project_id = r.project_id and f.is_ignore)
$$;
