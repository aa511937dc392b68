import type { Context } from '@chengban/ui/decide/context.ts'

/** Shows the stock of the requested item and the things the applicant has not returned. */
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
