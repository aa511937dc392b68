import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { dayAfter } from '@chengban/kernel/working-days.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'

interface Item {
  readonly kind: string
  readonly unit: string
  readonly isEnable: boolean
  readonly maxEach: number | null
  readonly available: number
  readonly overdue: boolean
  readonly maxDays: number
}

/** Handing in reserves: the item is locked, so that two never take the same piece. */
export const receiveSubmit: Handler<'receive'> = async ({ tx, row }) => {
  const item = await lockItem(tx, row)
  const quantity = Number(row.quantity)
  if (!item?.isEnable) throw conflict('物品已停用')
  if (item.maxEach !== null && quantity > item.maxEach)
    throw invalid({ quantity: `单次最多领用${item.maxEach}${item.unit}` })
  if (quantity > item.available) throw invalid({ quantity: `库存不足，可领${item.available}${item.unit}` })
  if (item.overdue) throw conflict('有逾期未归还的物品')
  settleDue(row, item)
}

const lockItem = async (tx: Sql, row: Values): Promise<Item | undefined> => {
  // reservations made meanwhile are visible only to a query that runs after the lock
  await tx.query('select from store.receive_item where id = $1 for no key update', [row.itemId])
  const [item] = await tx.query<Item>(
    `select i.kind, i.unit, i.is_enable as "isEnable", i.max_each as "maxEach",
       i.stock - (select coalesce(sum(r.quantity), 0)::integer from store.receive r
         where r.item_id = i.id and r.id <> $2 and (r.status = '待一级审核' or r.receive_status = '待领取')) as available,
       exists (select from store.receive r where r.item_id = i.id and r.user_id = $3 and r.out_quantity > 0 and r.due_date < $4) as overdue,
       ${settingSql('receive.maxDays')} as "maxDays"
     from store.receive_item i where i.id = $1`,
    [row.itemId, row.id, row.userId, today()],
  )
  return item
}

/** Clears the due date of consumables; refuses other items without a due date within the limit. */
const settleDue = (row: Values, { kind, maxDays }: Item): void => {
  if (kind === '耗材') {
    row.dueDate = null
    return
  }
  const due = row.dueDate
  if (!due) throw invalid({ dueDate: '请填写归还日期' })
  if (due <= today() || due > dayAfter(today(), maxDays)) throw invalid({ dueDate: `归还日期须在${maxDays}天内` })
}
