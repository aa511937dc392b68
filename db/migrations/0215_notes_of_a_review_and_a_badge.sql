-- A note of a review says which chapter it is about by its id alone: the name may stand in a draft that few people read.
update store.course set checks = (
  select jsonb_agg(note - 'chapter' order by place) from jsonb_array_elements(checks) with ordinality told (note, place))
where jsonb_path_exists(checks, '$[*].chapter');
-- The badge of 财务审核 counts every kind that waits there.
update store.menu set badge = 'submitMonth submitOther submitComeGo submitSalary submitPayroll', tz_update = now(), version = version + 1
  where route = '/moneyAudit' and badge = 'submitMonth';
