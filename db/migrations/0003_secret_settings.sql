alter table store."config" add column "secret_value" text;
