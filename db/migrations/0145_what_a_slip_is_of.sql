alter table store."money_payroll" add column "input_hash" text;
