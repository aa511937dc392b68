-- Names are sorted as they are read, numbers in them by their value: 沈 as shen, 长沙 as chang, 任务2 before 任务10.
create collation app.named (
  provider = icu, locale = 'zh',
  rules = '[numericOrdering on]
    & 审 < 沈
    & 增 < 曾
    & 求 < 仇
    & 宅 < 翟
    & 秦 < 覃
    & 常 < 长安 < 长白 < 长城 < 长春 < 长丰 < 长葛 < 长海 < 长虹 < 长江 < 长乐 < 长宁 < 长期 < 长庆 < 长三角 < 长沙 < 长寿 < 长途 < 长兴 < 长阳 < 长远 < 长征 < 长治
    & 虫 < 重复 < 重构 < 重庆 < 重新 < 重置 < 重组
    & 下 < 厦门
    & 块 < 会计
    & 甭 < 蚌埠
    & 潘 < 番禺
    & 陆 < 六安
    & 月 < 乐清'
);
alter table store."attendance_month" alter column "month" type text collate app.named;
alter table store."attendance" alter column "result" type text collate app.named;
alter table store."check_on_work_fact" alter column "text" type text collate app.named;
alter table store."deduction" alter column "kind" type text collate app.named;
alter table store."demo_apply" alter column "name" type text collate app.named;
alter table store."entry_item" alter column "name" type text collate app.named;
alter table store."entry_template" alter column "name" type text collate app.named;
alter table store."entry" alter column "name" type text collate app.named;
alter table store."official_seal_use" alter column "name" type text collate app.named;
alter table store."official_seal" alter column "name" type text collate app.named;
alter table store."performance_item" alter column "kind" type text collate app.named;
alter table store."performance" alter column "type" type text collate app.named;
alter table store."receive_item" alter column "name" type text collate app.named;
alter table store."receive_stock" alter column "kind" type text collate app.named;
alter table store."receive" alter column "apply_number" type text collate app.named;
alter table store."rest_day_ledger" alter column "kind" type text collate app.named;
alter table store."rest_day" alter column "kind" type text collate app.named;
alter table store."test_apply" alter column "name" type text collate app.named;
alter table store."violate" alter column "detail" type text collate app.named;
alter table store."warn_accident" alter column "detail" type text collate app.named;
alter table store."finance_log" alter column "content" type text collate app.named;
alter table store."finance_period" alter column "month" type text collate app.named;
alter table store."invoice_use" alter column "number" type text collate app.named;
alter table store."money_come_go" alter column "content" type text collate app.named;
alter table store."money_expense" alter column "content" type text collate app.named;
alter table store."money_less" alter column "content" type text collate app.named;
alter table store."money_month" alter column "content" type text collate app.named;
alter table store."money_other" alter column "content" type text collate app.named;
alter table store."money_payroll" alter column "content" type text collate app.named;
alter table store."money_salary" alter column "content" type text collate app.named;
alter table store."money_server" alter column "content" type text collate app.named;
alter table store."social_rule" alter column "kind" type text collate app.named;
alter table store."submit_come_go" alter column "name" type text collate app.named;
alter table store."submit_expense" alter column "name" type text collate app.named;
alter table store."submit_month" alter column "name" type text collate app.named;
alter table store."submit_other" alter column "name" type text collate app.named;
alter table store."submit_payroll" alter column "name" type text collate app.named;
alter table store."submit_salary" alter column "name" type text collate app.named;
alter table store."tax_rule" alter column "kind" type text collate app.named;
alter table store."admin" alter column "name" type text collate app.named;
alter table store."audit_round" alter column "title" type text collate app.named;
alter table store."audit_task" alter column "title" type text collate app.named;
alter table store."comment_read" alter column "module" type text collate app.named;
alter table store."comment" alter column "content" type text collate app.named;
alter table store."config" alter column "key" type text collate app.named;
alter table store."department" alter column "name" type text collate app.named;
alter table store."dict_type" alter column "name" type text collate app.named;
alter table store."dict" alter column "name" type text collate app.named;
alter table store."document" alter column "name" type text collate app.named;
alter table store."file_audit" alter column "name" type text collate app.named;
alter table store."file_link" alter column "module" type text collate app.named;
alter table store."file_share_visit" alter column "action" type text collate app.named;
alter table store."file_share" alter column "name" type text collate app.named;
alter table store."holiday" alter column "name" type text collate app.named;
alter table store."login_log" alter column "name" type text collate app.named;
alter table store."menu" alter column "name" type text collate app.named;
alter table store."message" alter column "title" type text collate app.named;
alter table store."operation" alter column "name" type text collate app.named;
alter table store."permission" alter column "name" type text collate app.named;
alter table store."process_image" alter column "title" type text collate app.named;
alter table store."remind_pause" alter column "code" type text collate app.named;
alter table store."reminder_rule" alter column "name" type text collate app.named;
alter table store."role" alter column "name" type text collate app.named;
alter table store."saved_view" alter column "name" type text collate app.named;
alter table store."stored_file" alter column "name" type text collate app.named;
alter table store."user" alter column "name" type text collate app.named;
alter table store."design" alter column "name" type text collate app.named;
alter table store."file_remark" alter column "file_name" type text collate app.named;
alter table store."imp_document" alter column "name" type text collate app.named;
alter table store."imp_node_log" alter column "name" type text collate app.named;
alter table store."imp_prepare" alter column "name" type text collate app.named;
alter table store."imp_record" alter column "content" type text collate app.named;
alter table store."milepost_advance_kind" alter column "name" type text collate app.named;
alter table store."milepost_user_summary" alter column "month" type text collate app.named;
alter table store."milepost" alter column "name" type text collate app.named;
alter table store."product_library_version" alter column "name" type text collate app.named;
alter table store."product_library" alter column "name" type text collate app.named;
alter table store."project_dashboard" alter column "month" type text collate app.named;
alter table store."project_follow" alter column "target_id" type text collate app.named;
alter table store."project_module" alter column "name" type text collate app.named;
alter table store."project_produce" alter column "name" type text collate app.named;
alter table store."project_product" alter column "name" type text collate app.named;
alter table store."project_progress" alter column "name" type text collate app.named;
alter table store."project_ver" alter column "name" type text collate app.named;
alter table store."project" alter column "name" type text collate app.named;
alter table store."technical_challenge" alter column "name" type text collate app.named;
alter table store."train" alter column "name" type text collate app.named;
alter table store."wbs_task" alter column "name" type text collate app.named;
alter table store."business_log" alter column "content" type text collate app.named;
alter table store."business_opportunity" alter column "name" type text collate app.named;
alter table store."business_product" alter column "name" type text collate app.named;
alter table store."business_task" alter column "name" type text collate app.named;
alter table store."client_contact" alter column "name" type text collate app.named;
alter table store."client_owner" alter column "kind" type text collate app.named;
alter table store."client_product" alter column "name" type text collate app.named;
alter table store."client_visit" alter column "content" type text collate app.named;
alter table store."client" alter column "name" type text collate app.named;
alter table store."contract" alter column "name" type text collate app.named;
alter table store."gift_give" alter column "festival" type text collate app.named;
alter table store."gift_type" alter column "name" type text collate app.named;
alter table store."invoicing_config" alter column "title" type text collate app.named;
alter table store."invoicing_plan" alter column "name" type text collate app.named;
alter table store."invoicing" alter column "apply_number" type text collate app.named;
alter table store."keyword" alter column "word" type text collate app.named;
alter table store."maintain_date_change" alter column "name" type text collate app.named;
alter table store."maintenance" alter column "name" type text collate app.named;
alter table store."returned_money_apply" alter column "name" type text collate app.named;
alter table store."returned_money" alter column "contract_number" type text collate app.named;
alter table store."zfcg" alter column "title" type text collate app.named;
alter table store."category" alter column "name" type text collate app.named;
alter table store."course_assign" alter column "target" type text collate app.named;
alter table store."course_chapter" alter column "name" type text collate app.named;
alter table store."course_comment" alter column "content" type text collate app.named;
alter table store."course_question" alter column "content" type text collate app.named;
alter table store."course" alter column "name" type text collate app.named;
alter table store."documentation" alter column "name" type text collate app.named;
alter table store."apply_for" alter column "name" type text collate app.named;
alter table store."bug" alter column "name" type text collate app.named;
alter table store."change" alter column "title" type text collate app.named;
alter table store."client_sync" alter column "target_type" type text collate app.named;
alter table store."extra_task" alter column "name" type text collate app.named;
alter table store."goal_plan" alter column "name" type text collate app.named;
alter table store."meeting_kind" alter column "name" type text collate app.named;
alter table store."okr" alter column "name" type text collate app.named;
alter table store."plan_item" alter column "title" type text collate app.named;
alter table store."pmo_assign" alter column "content" type text collate app.named;
alter table store."task" alter column "name" type text collate app.named;
alter table store."week_task_comb" alter column "name" type text collate app.named;
alter table store."week_task_snapshot" alter column "kind" type text collate app.named;
alter table store."weekend_task" alter column "reason" type text collate app.named;
alter table store."work_day_attend" alter column "status" type text collate app.named;
alter table store."work_day" alter column "name" type text collate app.named;

-- The function reads the column, and lets go of it meanwhile.
create or replace function app.entries_of(person uuid, moment timestamptz default app.now()) returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select '{}'::text[];
end;
alter table store."role_operation" alter column "code" type text collate app.named;
create or replace function app.entries_of(person uuid, moment timestamptz default app.now()) returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  with held as (
    select r.id from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
    where ur.user_id = person
      and coalesce(ur.tz_start, '-infinity') <= (moment at time zone 'Asia/Shanghai')::date
      and coalesce(ur.tz_end, 'infinity') >= (moment at time zone 'Asia/Shanghai')::date
  ), listed (entry) as (
    select link.operation_id
    from held join store.role_permission rp on rp.role_id = held.id
      join store.permission_operation_ids link on link.permission_id = rp.permission_id
    union
    select ro.code from held join store.role_operation ro on ro.role_id = held.id
    union
    select own.entry
    from store."user" u,
      jsonb_array_elements_text(case jsonb_typeof(u.operations) when 'array' then u.operations else '[]' end) as own (entry)
    where u.id = person
  )
  select coalesce(array_agg(entry order by entry collate "C"), '{}') from listed where entry is not null;
end;
