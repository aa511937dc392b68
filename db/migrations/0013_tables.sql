alter table store."saved_view" add column "address" text;
