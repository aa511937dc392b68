-- Whether a document is of the round in which its stage stands now.
create or replace function app.is_of_running_round(project uuid, node int, document uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select exists (select from imp_node_log l join implementary_progress s
    on s.project_id = l.project_id and s.node = l.node and s.round = l.round
    where l.id = document and l.project_id = project and l.node = is_of_running_round.node)
$$;
