alter table store."invoicing_plan" add column "left_money" numeric(16,2) generated always as (("money" - "invoiced_money" - "reserved_money")) stored;
