import type { Context } from '@chengban/ui/decide/context.ts'

/** What a sale is decided by: the client's other sales and contracts, and the products it is about. */
export const context: readonly Context[] = [
  {
    label: '客户的其他商机',
    of: 'businessOpportunity',
    by: 'clientId',
    at: 'clientId',
    isOther: true,
    columns: ['schedule', 'expectMoney', 'salesPersonnel', 'status'],
  },
  {
    label: '客户的合同',
    of: 'contract',
    by: 'clientId',
    at: 'clientId',
    columns: ['contractNumber', 'totalMoney', 'remainMoney', 'status'],
    isQuiet: true,
  },
  {
    label: '意向产品',
    of: 'businessProduct',
    by: 'businessOpportunityId',
    at: 'id',
    columns: ['quantity', 'money', 'isMain'],
    isQuiet: true,
  },
]
