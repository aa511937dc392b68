alter table store."business_opportunity" add column "confirm_duplicate" boolean default false not null;
alter table store."client" add column "confirm_duplicate" boolean default false not null;
