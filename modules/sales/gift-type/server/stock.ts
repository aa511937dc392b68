import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import { demandVersion } from '@chengban/engine/write/move.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { giftType } from '../gift-type.entity.ts'
import type { stock } from '../stock.call.ts'

/** Changes the stock; a check constraint refuses a stock below the promised quantity. */
export const changeStock: CallHandler<typeof stock> = async (engine, { id, version, change, opinion }) => {
  await engine.write(giftType, async (tx) => {
    const [row] = await tx.query<{ version: number; received: number }>(
      'select version, received from store.gift_type where id = $1 for no key update',
      [id],
    )
    if (!row) throw notFound()
    demandVersion(version, { ...row })
    const received = row.received + Number(change)
    await tx.query('update store.gift_type set received = $2, tz_update = $3, version = version + 1 where id = $1', [
      id,
      received,
      clock.now().toISOString(),
    ])
    await writeRecord(tx, engine.writer.actor.userId, giftType, String(id), {
      action: Number(change) < 0 ? '减少库存' : '增加库存',
      opinion: opinion ? String(opinion) : null,
      changes: [{ field: 'received', label: '累计入库', old: String(row.received), new: String(received) }],
    })
  })
  const row = await engine.detail(giftType, String(id))
  return { id, stock: row.stock, available: row.available, version: row.version }
}
