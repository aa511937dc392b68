import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

interface Item {
  readonly stock: number
  readonly reserved: number
  readonly unit: string
  readonly kind: string
}

/** What is booked by hand leaves what is spoken for; the item is locked, so that what is left is told as it is. */
export const bookStock: Handler<'receiveStock'> = async ({ tx, row }) => {
  // what others reserve meanwhile is seen only by what is asked after the lock
  await tx.query('select from store.receive_item where id = $1 for no key update', [row.itemId])
  const [item] = await tx.query<Item>(
    `select i.stock, i.unit, i.kind, (
       select coalesce(sum(r.quantity), 0)::integer from store.receive r
       where r.item_id = i.id and (r.status = '待一级审核' or r.receive_status = '待领取')
     ) as reserved from store.receive_item i where i.id = $1`,
    [row.itemId],
  )
  if (!item) throw invalid({ itemId: '物品不存在' })
  const quantity = Number(row.quantity)
  const after = item.stock + quantity
  if (!row.receiveId && after < item.reserved) throw conflict(`库存不足，可用${item.stock - item.reserved}${item.unit}`)
  if (item.kind === '固定资产') demandNumbers(row.assetNos, quantity === 0 ? Number(row.loss) : Math.abs(quantity))
  row.after = after
}

const demandNumbers = (numbers: unknown, wanted: number): void => {
  const given = Array.isArray(numbers) ? new Set(numbers.map((one) => String(one).trim()).filter(Boolean)) : new Set()
  if (given.size !== wanted) throw invalid({ assetNos: `请填写${wanted}个资产编号` })
}
