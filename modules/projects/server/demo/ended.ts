import type { Sql } from '@chengban/engine/db/sql.ts'

/** Ends the open milestones and tasks of terminated projects. */
export const endWithProjects = async (tx: Sql): Promise<void> => {
  const ended = `select id from store.project where project_status = '终止'`
  await tx.query(
    `update store.milepost set status = '取消', opinion = '项目已终止'
     where status in ('未开始', '进行中', '待确认') and project_id in (${ended})`,
  )
  await tx.query(
    `update store.wbs_task t set status = '取消' where status in ('未开始', '进行中') and project_id in (${ended})
       and not exists (select from store.wbs_task c where c.parent_id = t.id)`,
  )
  await tx.query(`select app.wbs_settle(id) from (${ended}) p`)
}
