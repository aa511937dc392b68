import { first, is } from '@chengban/kernel/expr.ts'

/** How many documents of the stage in hand are there, and of how many. */
export const stageDocs = first({
  of: 'implementaryProgress',
  by: 'projectId',
  column: 'docs',
  where: is({ status: ['进行中', '待确认'] }),
  sort: ['node'],
})
