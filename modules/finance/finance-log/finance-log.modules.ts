/** Records whose every write the trail tells, by what people call them. */
export const financeModules = {
  comeGoBack: '往来归还',
  financeLog: '财务日志',
  financePeriod: '会计期间',
  invoiceUse: '发票占用',
  moneyBudget: '预算',
  moneyComeGo: '往来款',
  moneyExpense: '费用明细',
  moneyLess: '工资增减项',
  moneyMonth: '月度费用',
  moneyOther: '其他收入',
  moneyPayroll: '工资条',
  moneySalary: '薪资标准',
  moneyServer: '服务费',
  socialInsurance: '社保公积金',
  socialRule: '社保公积金规则',
  submitComeGo: '往来款提交',
  submitExpense: '报销单',
  submitMonth: '月度费用提交',
  submitOther: '其他收入提交',
  submitPayroll: '工资表',
  submitSalary: '定薪调薪单',
  taxOpening: '个税期初',
  taxRule: '个税规则',
} as const

/** Records in the trail: those, and others that show pay, whose readings alone it tells. */
export const toldModules = {
  ...financeModules,
  attendanceMonth: '考勤月表',
  checkOnWork: '考核月表',
  entry: '入职与人事申请',
  overtime: '加班',
} as const
