alter table store."money_server" add column "okr_id" uuid;
alter table store."money_server" add constraint "money_server_okr_id_fkey" foreign key ("okr_id") references store."okr" (id) on delete no action;
create index "money_server_okr_id_idx" on store."money_server" ("okr_id");
