import type { Handler } from '@chengban/engine/row/scene.ts'

/** A result stands where its newest follow-up says. */
export const follow: Handler<'okrCheck'> = ({ tx, row }) =>
  tx.query(
    `update store.okr r set current = n.value, confidence = coalesce(n.confidence, '中')
     from (select 1) one left join lateral (
       select c.value, c.confidence from store.okr_check c
       where c.okr_id = $1 and c.status in ('已跟进', '已确认') order by c.date desc limit 1
     ) n on true
     where r.id = $1`,
    [row.okrId],
  )
