import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { clientSync } from '../client-sync.entity.ts'
import type { retrySync } from '../retry.call.ts'

/** Of the rows named, of a client, of both, or all that failed. A state that another one followed is not sent any more. */
export const retryFailed: CallHandler<typeof retrySync> = (engine, { ids, clientId }) => {
  const which = {
    status: '失败' as const,
    ...(ids?.length ? { id: ids } : {}),
    ...(clientId ? { clientId } : {}),
  }
  return engine.write(clientSync, async (tx) => {
    const within = { tx, writer: engine.writer }
    const found = await find(within, 'clientSync', which, { isLocked: true })
    const failed = found.toSorted((a, b) => Date.parse(a.tzCreate ?? '') - Date.parse(b.tzCreate ?? ''))
    const last = new Map(failed.map((row) => [`${row.targetType} ${row.targetId}`, row.id]))
    const isLast = (row: (typeof failed)[number]) => last.get(`${row.targetType} ${row.targetId}`) === row.id
    const merged = failed.filter((row) => !isLast(row)).map(({ id }) => id)
    await change(within, 'clientSync', merged, { status: '已合并' })
    const again = { status: '待同步' as const, tries: 0, tzNext: clock.now().toISOString(), error: null }
    const rows = await change(
      within,
      'clientSync',
      failed.filter(isLast).map(({ id }) => id),
      again,
    )
    for (const { targetType, targetId } of rows)
      if (targetType && targetId)
        await tx.query(
          `update store.${targetType === 'bug' ? 'bug' : 'apply_for'} set sync_status = '待同步', sync_wait = true where id::text = $1`,
          [targetId],
        )
    return { queued: rows.length }
  })
}
