-- Nothing is owed of a loan before its last level has agreed.
alter table store."money_come_go" alter column "remain" set expression as
  (case when ("settle" = '未生效') then 0 else ("money" - "back_money") end);
