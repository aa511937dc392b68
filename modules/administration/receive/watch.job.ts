import { allOf, field, gt, is, lt, today } from '@chengban/kernel/expr.ts'
import { addDays, dateOf, enteredAt, join, workDays } from '@chengban/kernel/formula.ts'
import { due, job, reminds } from '@chengban/kernel/job.ts'
import { fact } from '../check-on-work-fact/owed.ts'
/**
 * Reminds people of returns and cancels requests nobody collected; the first day overdue becomes a fact on the
 * assessment sheet.
 */
export const receiveWatch = job({
  name: 'receiveWatch',
  label: '领用提醒',
  when: 'daily 08:30',
  does: [
    reminds('officeReceive'),
    ...fact({
      per: 'receive',
      where: allOf(gt(field('outQuantity'), 0), lt(field('dueDate'), today())),
      kind: '流程逾期',
      person: 'userId',
      day: addDays(field('dueDate'), 1),
      text: join('领用逾期未归还：', field('applyNumber')),
    }),
    due({
      of: 'receive',
      where: allOf(
        is({ receiveStatus: '待领取' }),
        gt(workDays(dateOf(enteredAt('receive', 'receiveStatus')), today()), 10),
      ),
      move: 'cancel',
    }),
  ],
})
