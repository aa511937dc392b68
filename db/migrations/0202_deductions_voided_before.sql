-- Pay taken for deductions voided so far may have been given back by hand: a called-off item keeps it from being owed.
insert into store."money_less" ("id", "tz_create", "tz_update", "user_id", "company", "month", "date", "type", "money", "content", "module", "relevance_id", "status")
select gen_random_uuid(), now(), now(), l."user_id", l."company", l."month", l."date", '补发', l."taken",
  to_char(l."date", 'YYYY-MM') || '考核扣款作废，升级前已处理', 'deduction', l."relevance_id", '已取消'
from store."money_less" l join store."deduction" d on d."id"::text = l."relevance_id"
where l."module" = 'deduction' and l."kind" = '扣减' and l."taken" > 0 and d."status" = '已作废'
on conflict do nothing;
