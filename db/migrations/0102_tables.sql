alter table store."okr_check" add column "tz_back" timestamp with time zone;
