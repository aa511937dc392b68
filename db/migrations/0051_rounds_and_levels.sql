alter table store."money_come_go" add column "at_levels" jsonb;
alter table store."money_expense" add column "at_levels" jsonb;
alter table store."money_month" add column "at_levels" jsonb;
alter table store."money_other" add column "at_levels" jsonb;
alter table store."money_salary" add column "at_levels" jsonb;
alter table store."project_progress" add column "stage_round" integer;
-- A sheet made before its stage began once more belongs to the round before.
update store."project_progress" p set stage_round = greatest(1, s.round - (
    s.actual_start is not null and (p.tz_create at time zone 'Asia/Shanghai')::date < s.actual_start)::integer)
  from store."implementary_progress" s where s.project_id = p.project_id and s.node = p.node;
