import { lock } from '@chengban/engine/db/locks.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

interface Item {
  readonly stock: number
  readonly reserved: number
  readonly unit: string
  readonly kind: string
}

/**
 * Books a manual movement. Refuses one that would use reserved stock. Locks the item, so that the remaining stock on
 * the row is exact.
 */
export const receiveStockBook: Handler<'receiveStock'> = async (scene) => {
  const { tx, row } = scene
  // reservations made meanwhile are visible only to a query that runs after the lock
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
  if (item.kind === '固定资产' && !row.receiveId)
    await (quantity > 0 ? addNumbers : dropNumbers)(scene, numbersOf(row.assetNos))
  row.after = after
}

/** Adds new asset numbers to the item as in stock. Refuses numbers that any item already has. */
const addNumbers = async (scene: Scene<'receiveStock'>, numbers: readonly string[]): Promise<void> => {
  const { tx, row } = scene
  await lock(tx, 'assetNumbers')
  const known = await tx.query(
    `select from store.receive_item i, jsonb_array_elements(i.assets) a where a ->> 'no' = any ($1) limit 1`,
    [numbers],
  )
  if (known.length > 0) throw invalid({ assetNos: '资产编号已存在' })
  const added = numbers.map((no) => ({ no, state: '在库' as const, receiveId: null }))
  await change(scene, 'receiveItem', row.itemId, ({ assets }) => ({ assets: [...(assets ?? []), ...added] as never }))
}

/** Takes missing or broken numbers off the shelf. Refuses numbers that are with somebody or unknown. */
const dropNumbers = async (scene: Scene<'receiveStock'>, numbers: readonly string[]): Promise<void> => {
  const state = '报废' as const
  await change(scene, 'receiveItem', scene.row.itemId, ({ assets }) => {
    const shelf = (assets ?? []).filter((asset) => asset.state === '在库').map(({ no }) => no)
    const unknown = numbers.filter((no) => !shelf.includes(no))
    if (unknown.length > 0) throw invalid({ assetNos: `资产编号不在库：${unknown.join('、')}` })
    return {
      assets: (assets ?? []).map((asset) => (numbers.includes(asset.no) ? { ...asset, state } : asset)),
    }
  })
}

const numbersOf = (numbers: unknown): string[] =>
  Array.isArray(numbers) ? [...new Set(numbers.map((one) => String(one).trim()).filter(Boolean))] : []

const demandNumbers = (numbers: unknown, wanted: number): void => {
  if (numbersOf(numbers).length !== wanted) throw invalid({ assetNos: `请填写${wanted}个资产编号` })
}
