alter table store."course" add column "require_again" boolean default false not null;
