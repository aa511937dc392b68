import type { Context } from '@chengban/ui/decide/context.ts'

/** What is on the shelf, and what the person has out already. */
export const context: readonly Context[] = [
  {
    label: '库存',
    of: 'receiveItem',
    by: 'id',
    at: 'itemId',
    columns: ['stock', 'reserved', 'available', 'outCount'],
  },
  {
    label: '领用人未归还',
    of: 'receive',
    by: 'userId',
    at: 'userId',
    where: { outQuantity: { greaterThan: 0 } },
    isOther: true,
    columns: ['itemId', 'outQuantity', 'dueDate', 'overdueDays'],
  },
]
