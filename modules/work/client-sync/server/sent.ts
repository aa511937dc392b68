import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Json } from '@chengban/kernel/kinds/json.ts'

/** A row that is due. */
export interface Sending {
  readonly id: string
  readonly clientId: string
  readonly targetType: 'bug' | 'applyFor'
  readonly targetId: string
  readonly payload: Json
  readonly tries: number
}

const tables = { bug: 'store.bug', applyFor: 'store.apply_for' } as const

/**
 * Marks a sending as successful. The record keeps the waiting mark when a newer state is queued. The record's version
 * stays unchanged.
 */
export const taken = async (
  tx: Sql,
  { id, targetType, targetId }: Sending,
  syncId: string | undefined,
): Promise<void> => {
  await tx.query(
    `update store.client_sync set status = '成功', tz_done = $2, tries = tries + 1, error = null, tz_update = $2
     where id = $1 and status = '待同步'`,
    [id, clock.now()],
  )
  await tx.query(
    `update ${tables[targetType]} t set sync_id = coalesce($2, t.sync_id), sync_wait = w.waits,
       sync_status = case when w.waits then '待同步' else '成功' end
     from (select exists (select from store.client_sync s where s.target_type = $3 and s.target_id = $1
       and s.status = '待同步') as waits) w where t.id = $1::uuid`,
    [targetId, syncId ?? null, targetType],
  )
}

interface Failure {
  readonly error: string
  /** Null: it is given up. */
  readonly next: string | null
}

/** Records a failure. A sending that was merged in the meantime is left alone. */
export const failed = async (
  tx: Sql,
  { id, targetType, targetId }: Sending,
  { error, next }: Failure,
): Promise<void> => {
  const rows = await tx.query(
    `update store.client_sync set status = case when $3::timestamptz is null then '失败' else status end, tries = tries + 1,
       tz_next = $3, error = $2, tz_update = $4 where id = $1 and status = '待同步' returning id`,
    [id, error, next, clock.now()],
  )
  if (rows.length > 0 && next === null)
    await tx.query(`update ${tables[targetType]} set sync_status = '失败' where id = $1::uuid`, [targetId])
}

/** All that waits of a client whose system is not there. */
export const postponed = async (tx: Sql, clientId: string, next: string): Promise<void> => {
  await tx.query(
    `update store.client_sync set tz_next = $2 where client_id = $1 and status = '待同步' and (tz_next is null or tz_next < $2)`,
    [clientId, next],
  )
}
