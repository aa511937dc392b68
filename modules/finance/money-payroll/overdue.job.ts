import { allOf, ge, is, today } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt, workDays } from '@chengban/kernel/formula.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** Slips that nobody answered for ten working days count as confirmed. */
export const payslipOverdue = job({
  name: 'payslipOverdue',
  label: '工资条逾期确认',
  when: 'daily 09:00',
  does: [
    due({
      of: 'moneyPayroll',
      where: allOf(is({ status: '待确认' }), ge(workDays(dateOf(enteredAt('moneyPayroll', 'status')), today()), 10)),
      move: 'overdue',
    }),
  ],
})
