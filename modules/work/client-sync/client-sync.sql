-- States of defects and requirements for clients' own systems: run as the owner, after the tables.

-- Whether a client's system receives updates: its address is set, the connection is enabled, and a secret is stored.
create or replace function app.syncs_client(client uuid) returns boolean
language sql stable strict security definer set search_path = store, pg_temp as $$
  select exists (select from config c where c.key = 'sync.' || client and c.type = 'JSON'
      and pg_input_is_valid(c.value, 'jsonb') and (c.value::jsonb ->> 'isEnable') = 'true' and c.value::jsonb ->> 'url' <> '')
    and exists (select from config c where c.key = 'sync.' || client || '.secret' and c.secret_value <> '')
$$;

-- Every step leaves a row in the same transaction, whichever door it came by; what waits of an earlier one is merged.
create or replace function app.note_sync() returns trigger
language plpgsql security definer set search_path = store, pg_temp as $$
declare
  said jsonb := to_jsonb(new);
  kind text := tg_argv[0];
  client uuid := coalesce((said ->> 'client_id')::uuid, (select p.client_id from project p where p.id = (said ->> 'project_id')::uuid));
begin
  if client is null or not app.syncs_client(client) then return null; end if;
  update client_sync set status = '已合并', tz_update = app.now()
    where target_type = kind and target_id = said ->> 'id' and status in ('待同步', '失败');
  insert into client_sync (id, tz_create, tz_update, client_id, project_id, target_type, target_id, status, tries, tz_next, payload)
  values (gen_random_uuid(), app.now(), app.now(), client, (said ->> 'project_id')::uuid, kind, said ->> 'id', '待同步', 0, app.now(),
    jsonb_build_object('id', said -> 'id', 'syncId', said -> 'sync_id', 'code', said -> 'code', 'name', said -> 'name',
      'status', said -> 'status', 'priority', said -> 'priority', 'endTime', said -> 'end_time',
      'finishDate', coalesce(said -> 'finish_date', to_jsonb(((said ->> 'tz_finish')::timestamptz at time zone 'Asia/Shanghai')::date)),
      'testResult', said -> 'test_result', 'tzPublish', said -> 'tz_publish',
      'files', coalesce((select jsonb_agg(jsonb_build_object('name', f -> 'name', 'url', f -> 'url'))
        from jsonb_array_elements(coalesce(said -> 'result_file', said -> 'file', '[]')) f), '[]')));
  execute format('update %s set sync_status = ''待同步'', sync_wait = true where id = $1', tg_relid::regclass) using (said ->> 'id')::uuid;
  return null;
end $$;
create or replace trigger note_sync after update on store.bug for each row
  when (old.status is distinct from new.status and new.status <> '草稿') execute function app.note_sync('bug');
create or replace trigger note_sync after update on store.apply_for for each row
  when (old.status is distinct from new.status and new.status <> '草稿') execute function app.note_sync('applyFor');
