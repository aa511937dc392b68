-- As the default roles now give it; where somebody decided otherwise since, it stays as decided.
update store.role_operation given set role_id = finance.id, tz_update = now(), version = given.version + 1
from store.role sales, store.role finance
where sales.name = '销售' and finance.name = '财务' and given.role_id = sales.id and given.code = 'invoicingPlan:edit'
  and given.creator_id is null
  and not exists (select from store.role_operation other where other.role_id = finance.id and other.code = given.code);
