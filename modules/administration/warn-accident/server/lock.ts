import type { Handler } from '@chengban/engine/write/scene.ts'

/** So many warnings in force bar a person from applying; fewer lift the bar again. */
export const lockByWarnings: Handler = async ({ tx, row }) => {
  await tx.query(
    `update store."user" u set lock_reason = case when w.n >= w.most then coalesce(u.lock_reason, '警告超限') else nullif(u.lock_reason, '警告超限') end
     from (select coalesce(sum(a.count), 0) as n, (select value::integer from store.config where key = 'violate.lockAt') as most
       from store.warn_accident a where a.user_id = $1 and a.status = '有效') w
     where u.id = $1 and (w.n >= w.most and u.lock_reason is null or w.n < w.most and u.lock_reason = '警告超限')`,
    [row.userId],
  )
}
