alter table store."entry" add column "material_token" text;
alter table store."entry" add column "tz_material_token" timestamp with time zone;
create unique index "entry_material_token_key" on store."entry" ("material_token");
create index "entry_material_token_digest" on store."entry" (md5("material_token"));
