alter table store."plan_item" add column "is_made" boolean default false not null;
