alter table store."money_come_go" drop constraint "money_come_go_requires1";
alter table store."money_come_go" add constraint "money_come_go_requires1" check ((not ("type" in ('员工借款', '退款'))) is not true or ("other_side" is not null));
