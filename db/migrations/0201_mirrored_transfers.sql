alter table store."submit_come_go" add column "mirror_of_id" uuid;
alter table store."submit_come_go" add constraint "submit_come_go_mirror_of_id_fkey" foreign key ("mirror_of_id") references store."submit_come_go" (id) on delete no action;
create index "submit_come_go_mirror_of_id_idx" on store."submit_come_go" ("mirror_of_id");
-- A mirror was created with its source's name, date of submission and creator.
update store."submit_come_go" m set "mirror_of_id" = s.id from store."submit_come_go" s
where m."name" = s."name" || '（对方）' and m."tz_submit" = s."tz_submit" and m."creator_id" = s."creator_id";
