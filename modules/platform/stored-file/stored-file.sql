-- Returns the storage used in each folder and the part that no record holds, for people who manage files.
create or replace function app.stored_by_folder()
returns table (folder text, files bigint, bytes bigint, unused bigint, unused_bytes bigint)
language sql stable security definer set search_path = store, pg_temp as $$
  select f.folder, count(*), coalesce(sum(f.size), 0)::bigint, count(*) filter (where not held.is_held),
    coalesce(sum(f.size) filter (where not held.is_held), 0)::bigint
  from stored_file f
    cross join lateral (select exists (select from file_link l where l.file_id = f.id) as is_held) held
  where app.has_operation('file:manage')
  group by f.folder
$$;

-- Those that no record holds, with the day from which they are cleared away; signatures never are.
create or replace function app.unused_files(past integer, most integer)
returns table (id uuid, name text, folder text, size bigint, person text, tz_create timestamptz, tz_sweep timestamptz)
language sql stable security definer set search_path = store, pg_temp as $$
  select f.id, f.name, f.folder, f.size::bigint, u.name, f.tz_create,
    case when f.folder = 'signature' then null
      when f.tz_linked is null then f.tz_create + interval '7 days'
      else f.tz_update + interval '30 days' end
  from stored_file f left join "user" u on u.id = f.creator_id
  where app.has_operation('file:manage') and not exists (select from file_link l where l.file_id = f.id)
  order by f.size desc, f.id offset past limit most
$$;
