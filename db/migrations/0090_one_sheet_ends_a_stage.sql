-- Where several that are open were to end one stage, the one furthest on does, of these the newest; the others stay as
-- sheets like any other.
update store."project_progress" t set "is_stage_end" = false from (
  select "id", row_number() over (partition by "project_id", "node", "stage_round" order by
    array_position(array['已确认', '客户待确认', '待内部确认'], "status"), "tz_create" desc, "id" desc) as place
  from store."project_progress" where "is_stage_end" and "status" in ('待内部确认', '客户待确认', '已确认')
) s where s."id" = t."id" and s.place > 1;
create unique index "project_progress_project_id_node_stage_round_key" on store."project_progress" ("project_id", "node", "stage_round") where (("is_stage_end" = true) and ("status" in ('待内部确认', '客户待确认', '已确认')));
