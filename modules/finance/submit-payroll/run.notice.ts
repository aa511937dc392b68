import { allOf, eq, exists, field, is, not, today } from '@chengban/kernel/expr.ts'
import {
  addDays,
  addMonths,
  addWorkDays,
  dayOf,
  month,
  settingValue,
  year,
  yearMonth,
} from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const payDay = dayOf(year(today()), month(today()), settingValue('payroll.payDay'))
const lastMonth = yearMonth(addMonths(today(), -1))
const locked = exists({
  of: 'submitPayroll',
  by: 'company',
  at: 'code',
  where: allOf(eq(field('month'), lastMonth), is({ kind: '工资', stage: ['已锁定', '已发放', '已归档'] })),
})

/** Pay day comes and the month is not reckoned. */
export const salaryRun = notice({
  code: 'salaryRun',
  family: 'salary',
  name: '工资核算',
  condition: '发薪日（参数 payroll.payDay）前5个工作日，上月工资表尚未锁定时，提醒工资核算人员；锁定后停止',
  isDuty: true,
  about: {
    of: 'dict',
    where: allOf(is({ dictTypeId: 'company', isEnable: true }), not(locked)),
    title: '【工资】{name}上月工资表尚未锁定',
    lines: [{ by: addWorkDays(addDays(payDay, 1), -1), on: [-5], to: [{ holds: 'moneyPayroll:calc' }] }],
  },
})
