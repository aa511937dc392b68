alter table store."product_download" add column "sealed_password" text;
