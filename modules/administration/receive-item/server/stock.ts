import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { ofRow } from '@chengban/engine/row/of-row.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { demandVersion } from '@chengban/engine/write/move.ts'
import { create } from '@chengban/engine/write/save.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { receiveStock } from '../../receive-stock/receive-stock.entity.ts'
import { receiveItem } from '../receive-item.entity.ts'
import type { countStock, stockIn } from '../stock.call.ts'

export const bookIn: CallHandler<typeof stockIn> = async (engine, { id, quantity, price, assetNos, remark }) => {
  if (!isUuid(id)) throw notFound()
  await engine.detail(receiveItem, id)
  await engine.create(receiveStock, {
    itemId: id,
    kind: '入库',
    quantity,
    ...(price ? { price } : {}),
    ...(assetNos ? { assetNos } : {}),
    ...(remark ? { remark } : {}),
  })
  return { stock: Number((await engine.detail(receiveItem, id)).stock) }
}

interface Counted {
  readonly id: string
  readonly version: unknown
  readonly counted: number
  readonly remark: string
}

/** In the order of their ids, so that two counts never wait for each other. */
export const count: CallHandler<typeof countStock> = (engine, { rows: sent }) => {
  const rows = readRows(sent)
  const { writer } = engine
  return engine.write(receiveItem, async (tx) => {
    let changed = 0
    for (const row of [...rows].sort((a, b) => (a.id < b.id ? -1 : 1)))
      changed += await ofRow(rows.indexOf(row), row.id, () => countOne({ tx, writer }, row))
    return { changed }
  })
}

const readRows = (sent: unknown): Counted[] => {
  if (!Array.isArray(sent) || sent.length === 0) throw invalid({ rows: '请选择物品' })
  return sent.map((row: Readonly<Record<string, unknown>>, index) => {
    if (!isUuid(String(row?.id))) throw invalid({ [`rows.${index}.id`]: '格式错误' })
    if (!Number.isInteger(row.counted) || Number(row.counted) < 0)
      throw invalid({ [`rows.${index}.counted`]: '数量错误' })
    return {
      id: String(row.id),
      version: row.version,
      counted: Number(row.counted),
      remark: String(row.remark ?? '').trim(),
    }
  })
}

const countOne = async (within: Within, { id, version, counted, remark }: Counted): Promise<number> => {
  const { tx, writer } = within
  const item = await findOne(within, 'receiveItem', id, { isLocked: true })
  if (!item) throw notFound()
  demandVersion(version, item)
  if (item.kind === '固定资产') throw invalid({ id: '固定资产请按编号盘点' })
  const [held] = await tx.query<{ reserved: number }>(
    `select coalesce(sum(r.quantity), 0)::integer as reserved from store.receive r
     where r.item_id = $1 and (r.status = '待一级审核' or r.receive_status = '待领取')`,
    [id],
  )
  if (counted < (held?.reserved ?? 0)) throw conflict(`盘点数量不能低于占用数量${held?.reserved}`)
  const quantity = counted - Number(item.stock)
  if (quantity === 0) return 0
  if (!remark) throw invalid({ remark: '请填写盘点说明' })
  await create(tx, writer, receiveStock, { itemId: id, kind: quantity > 0 ? '盘盈' : '盘亏', quantity, remark })
  return 1
}
