alter table store."submit_payroll" add column "warnings" jsonb default '[]' not null;
