-- What is sealed from now on stood in clear in the records of its changes and in what was handed in: of it is told that it
-- changed. The columns and drafts themselves are sealed by the start of the server, which has the key.
with sealed (module, field) as (values
  ('project', 'testLogin'), ('project', 'formalLogin'), ('testApply', 'password'), ('demoApply', 'password'))
update store.comment c
set changes = jsonb_set(c.changes, '{changes}', (
  select jsonb_agg(case when s.field is null then told.one else told.one || jsonb_build_object(
    'old', case when coalesce(told.one ->> 'old', '') = '' then '' else '••••••' end,
    'new', case when coalesce(told.one ->> 'new', '') = '' then '' else '••••••' end) end order by told.place)
  from jsonb_array_elements(c.changes -> 'changes') with ordinality told (one, place)
    left join sealed s on s.module = c.module and s.field = told.one ->> 'field'))
where c.module in (select module from sealed) and jsonb_typeof(c.changes -> 'changes') = 'array'
  and exists (
    select from jsonb_array_elements(c.changes -> 'changes') told (one)
      join sealed s on s.module = c.module and s.field = told.one ->> 'field');

with sealed (module, field) as (values
  ('project', 'testLogin'), ('project', 'formalLogin'), ('testApply', 'password'), ('demoApply', 'password'))
update store.audit_round r
set content = (
  select jsonb_agg(case when s.field is null then told.one else told.one || '{"value": "••••••"}' end order by told.place)
  from jsonb_array_elements(r.content) with ordinality told (one, place)
    left join sealed s on s.module = r.module and s.field = told.one ->> 'field')
where r.module in (select module from sealed) and jsonb_typeof(r.content) = 'array'
  and exists (
    select from jsonb_array_elements(r.content) told (one)
      join sealed s on s.module = r.module and s.field = told.one ->> 'field');
