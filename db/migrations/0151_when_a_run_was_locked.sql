alter table store."submit_payroll" add column "tz_lock" timestamp with time zone;
