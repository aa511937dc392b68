import type { Context } from '@chengban/ui/decide/context.ts'

/** What a receipt is decided by: what the contract owes, the plan it fills, and receipts that may be the same one. */
export const context: readonly Context[] = [
  {
    label: '可能重复：同日同额',
    of: 'returnedMoneyApply',
    by: 'dtReceived',
    at: 'dtReceived',
    same: ['money'],
    isOther: true,
    where: { status: { in: ['待一级审核', '通过'] } },
    columns: ['contractNumber', 'money', 'userId', 'status'],
    isQuiet: true,
  },
  {
    label: '回款台账',
    of: 'returnedMoney',
    by: 'contractId',
    at: 'contractId',
    columns: ['allMoney', 'receivedMoney', 'remainingMoney', 'overdueMoney', 'status'],
  },
  {
    label: '计划行与已回款',
    of: 'invoicingPlan',
    by: 'contractId',
    at: 'contractId',
    where: { isCancel: { equalTo: false } },
    columns: ['type', 'dtReceive', 'money', 'receivedMoney', 'invoicedMoney'],
  },
  {
    label: '该合同的其他回款',
    of: 'returnedMoneyApply',
    by: 'contractId',
    at: 'contractId',
    isOther: true,
    where: { status: { equalTo: '通过' } },
    columns: ['dtReceived', 'money', 'userId', 'status'],
    sum: 'money',
    isQuiet: true,
  },
]
