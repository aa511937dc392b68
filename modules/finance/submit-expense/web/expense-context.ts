import type { Context } from '@chengban/ui/decide/context.ts'

/** What an approver weighs beside a claim: the budgets of its department, and other claims of its payee. */
export const context: readonly Context[] = [
  {
    label: '部门预算',
    of: 'moneyBudget',
    by: 'departmentId',
    at: 'departmentId',
    same: ['company'],
    columns: ['kind', 'money', 'used', 'reserved', 'useRate'],
    isQuiet: true,
  },
  {
    label: '收款人的其他报销',
    of: 'submitExpense',
    by: 'userId',
    at: 'userId',
    isOther: true,
    columns: ['date', 'money', 'auditMoney', 'status'],
    isQuiet: true,
  },
]
