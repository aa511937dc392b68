-- Returns the titles of our sellers in use, so that people who read notices can recognise our own wins.
create or replace function app.seller_titles() returns table (title text)
language sql stable security definer set search_path = store, pg_temp as $$
  select title from invoicing_config where kind = '销方' and is_enable
$$;
