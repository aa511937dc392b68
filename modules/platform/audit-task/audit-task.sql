-- Levels whose agreement asks for a drawn signature, by the parameters of the flows.
create or replace function app.signed_levels() returns table (module text, level integer)
language sql stable security definer set search_path = store, pg_temp as $$
  select substr(c.key, 6), l.level::integer
  from config c cross join lateral jsonb_array_elements_text(c.value::jsonb -> 'signature') l (level)
  where c.key like 'flow.%' and c.value is json object and c.value::jsonb ? 'signature'
$$;
