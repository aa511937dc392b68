import type { Context } from '@chengban/ui/decide/context.ts'

/** What a later or earlier end of maintenance is decided by: the periods of the contract, and earlier requests. */
export const context: readonly Context[] = [
  {
    label: '合同的维护期',
    of: 'maintenance',
    by: 'contractId',
    at: 'contractId',
    columns: ['dtStart', 'dtEnd', 'isFree', 'userId', 'status'],
  },
  {
    label: '此前的变更',
    of: 'maintainDateChange',
    by: 'contractId',
    at: 'contractId',
    isOther: true,
    columns: ['kind', 'oldDate', 'newDate', 'status'],
    isQuiet: true,
  },
]
