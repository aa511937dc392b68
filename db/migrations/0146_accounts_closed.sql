alter table store."test_apply" add column "is_account_closed" boolean default false not null;
alter table store."test_apply" add column "tz_account_closed" timestamp with time zone;
