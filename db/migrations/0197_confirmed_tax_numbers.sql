alter table store."client" add column "confirm_tax_no" boolean default false not null;
alter table store."invoicing_config" add column "confirm_tax_no" boolean default false not null;
