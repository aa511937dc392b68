alter table store."check_on_work_fact" drop constraint "check_on_work_fact_rule1";
alter table store."check_on_work_fact" add constraint "check_on_work_fact_rule1" check (((0 < "amount") or (("kind" = '警告') and ("amount" < 0))));
