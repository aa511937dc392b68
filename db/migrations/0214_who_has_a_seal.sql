-- The person who has a seal out is a column of the seal, so that lists and filters read it as every other reference.
alter table store."official_seal" add column "out_to" uuid;
alter table store."official_seal" add constraint "official_seal_out_to_fkey" foreign key ("out_to") references store."user" (id) on delete no action;
create index "official_seal_out_to_idx" on store."official_seal" ("out_to");
