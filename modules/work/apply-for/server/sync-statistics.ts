import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { syncStatistics } from '../sync-statistics.call.ts'

type Node = AnswerOf<typeof syncStatistics>['nodes'][number]

/**
 * Counts all synchronised records, including those the caller may not read, because the caller manages the connections.
 */
export const readSyncFigures: CallHandler<typeof syncStatistics> = async (engine, { clientId }) => {
  const nodes = await engine.asHouse('counts of records, for who manages the connections', (tx) =>
    tx.query<Node>(clientsSql, [clientId ?? null]),
  )
  const sum = (name: 'wait' | 'ok' | 'fail'): number => nodes.reduce((all, one) => all + one[name], 0)
  return { nodes, wait: sum('wait'), ok: sum('ok'), fail: sum('fail') }
}

const clientsSql = `
  with keyed as (
    select c.id, c.name from store.config k join store.client c on k.key = 'sync.' || c.id where $1::uuid is null or c.id = $1
  ), told as (
    select p.client_id, b.sync_status from store.bug b join store.project p on p.id = b.project_id
    union all select coalesce(a.client_id, p.client_id), a.sync_status from store.apply_for a left join store.project p on p.id = a.project_id
  )
  select k.id::text as "clientId", k.name, app.syncs_client(k.id) as enabled,
    (select count(*)::integer from told t where t.client_id = k.id and t.sync_status = '待同步') as wait,
    (select count(*)::integer from told t where t.client_id = k.id and t.sync_status = '成功') as ok,
    (select count(*)::integer from told t where t.client_id = k.id and t.sync_status = '失败') as fail,
    (select max(s.tz_done) from store.client_sync s where s.client_id = k.id) as "tzLast",
    (select s.error from store.client_sync s where s.client_id = k.id and s.error is not null order by s.tz_update desc limit 1) as "lastError"
  from keyed k order by k.name, k.id`
