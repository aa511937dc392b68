-- requests to move the date of a bug wait for their auditors as those of tasks do
update store.menu set badge = 'change bugChange', tz_update = now(), version = version + 1
  where route = '/changeTimeAudit' and badge = 'change';
