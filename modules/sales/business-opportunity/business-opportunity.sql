-- Derived columns of an opportunity: run as the owner, after the tables.

-- Its products as [{id, name, isMain}], the main one first.
create or replace function app.opportunity_products(opportunity uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.product_library_id, 'name', p.name, 'isMain', p.is_main)
    order by p.is_main desc, p.tz_create, p.id), '[]')
  from business_product p where p.business_opportunity_id = opportunity
$$;
