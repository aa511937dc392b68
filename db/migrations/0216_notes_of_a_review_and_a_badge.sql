-- A note of a review says which chapter it is about by its id alone: the name may stand in a draft that few people read.
update store.course set checks = (
  select jsonb_agg(note - 'chapter' order by place) from jsonb_array_elements(checks) with ordinality told (note, place))
where jsonb_path_exists(checks, '$[*].chapter');
-- What records of changes told of the notes is for those who read the notes.
update store.comment c
set changes = jsonb_set(c.changes, '{changes}', (
  select jsonb_agg(case when one ->> 'field' = 'checks' then one || '{"secret": "course:manage"}' else one end order by place)
  from jsonb_array_elements(c.changes -> 'changes') with ordinality told (one, place)))
where c.module = 'course' and jsonb_path_exists(c.changes, '$.changes[*] ? (@.field == "checks")');
-- The badge of 财务审核 counts every kind that waits there.
update store.menu set badge = 'submitMonth submitOther submitComeGo submitSalary submitPayroll', tz_update = now(), version = version + 1
  where route = '/moneyAudit' and badge = 'submitMonth';
