import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** Refuses approval of pay by one person alone, even if that person could decide on both levels. */
export const demandTwoPeople: Handler = async ({ tx, writer, entity, row }) => {
  const [other] = await tx.query(
    `select from store.audit_task k join store.audit_round r on r.id = k.round_id
     where k.module = $1 and k.relevance_id = $2 and k.status = '已同意' and k.user_id <> $3
       and r.id = (select l.id from store.audit_round l where l.module = $1 and l.relevance_id = $2
         order by l.tz_create desc limit 1) limit 1`,
    [entity.name, String(row.id), writer.actor.userId],
  )
  if (!other) throw conflict('两级审批人不能相同')
}
