import type { Context } from '@chengban/ui/decide/context.ts'

/**
 * Records shown next to a contract for its decision: its main contract, the opportunity with its tender notice, and the
 * client's other contracts and debts.
 */
export const context: readonly Context[] = [
  {
    label: '可能重复',
    of: 'contract',
    by: 'clientId',
    at: 'clientId',
    same: ['money'],
    isOther: true,
    columns: ['contractNumber', 'money', 'status', 'initiator'],
    isQuiet: true,
  },
  {
    label: '主合同',
    of: 'contract',
    by: 'id',
    at: 'parentId',
    columns: ['contractNumber', 'totalMoney', 'receivedMoney', 'remainMoney', 'balance'],
  },
  {
    label: '商机',
    of: 'businessOpportunity',
    by: 'id',
    at: 'businessOpportunityId',
    columns: ['schedule', 'expectMoney', 'salesPersonnel', 'bidNotice'],
  },
  {
    label: '客户的其他合同',
    of: 'contract',
    by: 'clientId',
    at: 'clientId',
    isOther: true,
    columns: ['contractNumber', 'totalMoney', 'remainMoney', 'invoicedUnpaid', 'status'],
    sum: 'remainMoney',
  },
]
