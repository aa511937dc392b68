import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { clientSync } from '../client-sync.entity.ts'
import type { retrySync } from '../retry.call.ts'

/** Of the rows named, of a client, of both, or all that failed. */
export const retryFailed: CallHandler<typeof retrySync> = (engine, { ids, clientId }) => {
  const which = {
    status: '失败' as const,
    ...(ids?.length ? { id: ids } : {}),
    ...(clientId ? { clientId } : {}),
  }
  return engine.write(clientSync, async (tx) => {
    const again = { status: '待同步' as const, tries: 0, tzNext: clock.now().toISOString(), error: null }
    const rows = await change({ tx, writer: engine.writer }, 'clientSync', which, again)
    return { queued: rows.length }
  })
}
