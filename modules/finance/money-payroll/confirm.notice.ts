import { is } from '@chengban/kernel/expr.ts'
import { addWorkDays, dateOf, enteredAt, settingValue } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Reminds people to confirm their payslip; contains no figures. */
export const salaryConfirm = notice({
  code: 'salaryConfirm',
  family: 'salary',
  name: '工资条待确认',
  condition: '工资条待确认满3个工作日（参数 payroll.confirmDays）及之后每个工作日，提醒本人；确认或提出异议后停止',
  about: {
    of: 'moneyPayroll',
    where: is({ status: '待确认' }),
    title: '【工资条】{month}工资条待确认',
    lines: [
      {
        by: addWorkDays(dateOf(enteredAt('moneyPayroll', 'status')), settingValue('payroll.confirmDays')),
        on: [0],
        again: 1,
        to: ['userId'],
      },
    ],
  },
})
