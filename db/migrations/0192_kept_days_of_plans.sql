alter table store."invoicing_plan" add column "cumulated_money" numeric(16,2);
alter table store."returned_money" add column "dt_due" date;
create index "returned_money_dt_due_idx" on store."returned_money" ("dt_due");
