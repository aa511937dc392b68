alter table store."check_on_work" add column "cap_confirmed" numeric(16,2);
alter table store."check_on_work" add column "remain_confirmed" numeric(16,1);
-- sheets that were confirmed before keep what they say today
update store.check_on_work c set
  cap_confirmed = coalesce(least(round(u.salary * (c.rule ->> 'capPercent')::numeric / 100, 2),
    greatest(0, u.salary - (c.rule ->> 'minWage')::numeric)), 0),
  remain_confirmed = (select coalesce(sum(l.hours), 0) from store.rest_day_ledger l
    left join store.rest_day_ledger lot on lot.id = l.lot_id
    where l.user_id = c.user_id and l.kind = '调休' and l.date <= c.end_date
      and coalesce(lot.expire_date, l.expire_date) >= c.end_date)
from store."user" u where u.id = c.user_id and c.status in ('已确认', '已锁定');
