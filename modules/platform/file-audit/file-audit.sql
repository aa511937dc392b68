-- Lists the records that hold one of the files, except the application of the file, for its creator and for people who
-- manage files. Runs as the owner, so it is created after the tables. The calling statement checks as the caller which
-- records they may open.
create or replace function app.file_audit_uses(audited uuid) returns table (module text, relevance_id text)
language sql stable security definer set search_path = store, pg_temp as $$
  select distinct l.module, l.relevance_id
  from file_audit f
    join file_link own on own.module = 'fileAudit' and own.relevance_id = f.id::text
    join file_link l on l.file_id = own.file_id and (l.module, l.relevance_id) <> (own.module, own.relevance_id)
  where f.id = audited and (f.creator_id = app.me() or app.has_operation('file:manage'))
$$;
