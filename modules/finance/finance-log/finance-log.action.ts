/** Actions on money, and readings of pay, that the finance log records. */
export const financeActions = [
  '新增',
  '修改',
  '删除',
  '提交',
  '通过',
  '驳回',
  '撤回',
  '作废',
  '明细通过',
  '明细核减',
  '明细驳回',
  '收票',
  '付款',
  '退票',
  '归还',
  '坏账',
  '核算',
  '锁定',
  '发放',
  '确认',
  '异议',
  '答复',
  '结账',
  '反结账',
  '查看',
  '导出',
  '规则变更',
] as const

export type FinanceAction = (typeof financeActions)[number]

/** Records whose figures are somebody's pay. */
export const payModules = [
  'moneySalary',
  'submitSalary',
  'moneyPayroll',
  'submitPayroll',
  'moneyLess',
  'socialInsurance',
  'taxOpening',
] as const
