-- Reading a file is reading a record it hangs on: the links are looked up as the owner, the records as the reader.
create or replace function app.links_of(file uuid) returns table (module text, relevance_id text)
language sql stable security definer set search_path = store, pg_temp as $$
  select l.module, l.relevance_id from file_link l where l.file_id = file
$$;

create or replace function app.may_read_file(file uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from app.links_of(file) l where rule.may_read(l.module, l.relevance_id));
end $$;
