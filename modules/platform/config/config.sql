-- Parameters as formulas ask for them: run as the owner, after the tables.
create or replace function app.setting_figure(key text) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce((select nullif(c.value, '') from config c where c.key = setting_figure.key),
    app.first_setting(setting_figure.key))::numeric
$$;

-- The figure that a parameter has for a word, for every other word that of ''.
create or replace function app.setting_part(key text, part text) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(v.parts ->> coalesce(setting_part.part, ''), v.parts ->> '')::numeric
  from (select coalesce((select nullif(c.value, '') from config c where c.key = setting_part.key),
    app.first_setting(setting_part.key))::jsonb as parts) v
$$;
