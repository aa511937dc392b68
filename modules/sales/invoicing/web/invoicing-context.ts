import type { Context } from '@chengban/ui/decide/context.ts'

/** What an invoice is decided by: the room its contract has, the plan it is of, and invoices that may be the same one. */
export const context: readonly Context[] = [
  {
    label: '可能重复：同合同同额',
    of: 'invoicing',
    by: 'contractId',
    at: 'contractId',
    same: ['money'],
    isOther: true,
    where: { status: { in: ['待审核', '待对方确认', '待开票', '已开票'] } },
    columns: ['dtInvoice', 'money', 'initiator', 'status'],
    isQuiet: true,
  },
  {
    label: '合同开票与回款',
    of: 'contract',
    by: 'id',
    at: 'contractId',
    columns: ['totalMoney', 'invoiceMoney', 'balance', 'receivedMoney', 'invoicedUnpaid'],
  },
  {
    label: '计划行与已开票',
    of: 'invoicingPlan',
    by: 'contractId',
    at: 'contractId',
    where: { isCancel: { equalTo: false } },
    columns: ['type', 'dtReceive', 'money', 'invoicedMoney', 'receivedMoney'],
  },
  {
    label: '该合同的其他开票',
    of: 'invoicing',
    by: 'contractId',
    at: 'contractId',
    isOther: true,
    where: { status: { in: ['已开票', '部分红冲', '已红冲'] } },
    columns: ['dtInvoice', 'money', 'initiator', 'status'],
    sum: 'money',
    isQuiet: true,
  },
]
