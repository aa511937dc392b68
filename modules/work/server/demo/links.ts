import type { Sql } from '@chengban/engine/db/sql.ts'

/** What the records of the demonstration name of each other across the areas. */
export const addLinks = async (tx: Sql): Promise<void> => {
  for (const text of links) await tx.query(text)
}

/** A third of the tasks of a project serve a milestone of it, faults and requirements a leaf of its breakdown. */
const links = [
  `update store.task t set milepost_task_id = (
     select m.id from store.milepost m where m.project_id = t.project_id and m.status in ('进行中', '待确认', '已完成')
     order by md5(m.id::text || t.id::text) limit 1)
   where t.project_id is not null and t.status not in ('草稿', '取消') and left(t.id::text, 1) in ('0', '3', '6', '9', 'c')`,
  ...(['bug', 'apply_for', 'task'] as const).map(
    (table) => `update store.${table} x set wbs_id = (
     select w.id from store.wbs_task w where w.project_id = x.project_id and w.status in ('未开始', '进行中')
       and not exists (select from store.wbs_task c where c.parent_id = w.id)
     order by md5(w.id::text || x.id::text) limit 1)
   where x.project_id is not null and right(x.id::text, 1) in ('1', '5', '9')`,
  ),
  ...(['daily_work', 'market_work'] as const).map(
    (table) => `update store.${table} r set task_day_id = d.id from store.task_day d
   where d.user_id = r.user_id and d.date = r.date`,
  ),
  `update store.week_work r set task_week_id = w.id from store.task_week w
   where w.user_id = r.user_id and w.week_start = r.week_start`,
  `insert into store.product_library_version_bug_ids (product_library_version_id, bug_id, sort)
   select v.id, b.id, b.place from store.product_library_version v, lateral (
     select b.id, row_number() over (order by md5(b.id::text || v.id::text)) as place from store.bug b
     where b.status in ('待关闭', '已关闭')) b
   where v.stage in ('测试中', '待发布', '已发布') and b.place <= 3 on conflict do nothing`,
  `insert into store.product_library_version_apply_for_ids (product_library_version_id, apply_for_id, sort)
   select v.id, a.id, a.place from store.product_library_version v, lateral (
     select a.id, row_number() over (order by md5(a.id::text || v.id::text)) as place from store.apply_for a
     where a.stage in ('待发布', '待客户确认', '已完成')) a
   where v.stage in ('测试中', '待发布', '已发布') and a.place <= 2 on conflict do nothing`,
]
