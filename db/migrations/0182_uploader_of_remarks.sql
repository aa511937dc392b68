alter table store."file_remark" add column "uploader_id" uuid;
alter table store."file_remark" add constraint "file_remark_uploader_id_fkey" foreign key ("uploader_id") references store."user" (id) on delete no action;
create index "file_remark_uploader_id_idx" on store."file_remark" ("uploader_id");
-- remarks that stand learn whose file they are on
update store."file_remark" r set uploader_id = f.creator_id from store.stored_file f where f.url = r.file_url;
