import { is, today } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** A score waits to be confirmed, or to be looked at again. */
export const officePerformance = notice({
  code: 'officePerformance',
  family: 'office',
  name: '绩效',
  condition: '绩效待确认时与截止日提醒本人；有异议、待复核每个工作日提醒考核人；确认或复核后停止',
  days: 'calendar',
  isDuty: true,
  about: [
    {
      of: 'performance',
      where: is({ status: '待本人确认' }),
      title: '【绩效】{startDate}至{endDate}待您确认，截止{dueDate}',
      lines: [
        { by: enteredAt('performance', 'status'), once: true, to: ['userId'] },
        { by: 'dueDate', on: [0], to: ['userId'] },
      ],
    },
    {
      of: 'performance',
      where: is({ status: ['有异议', '待复核'] }),
      title: '【绩效】{userId}的{startDate}至{endDate}{status}',
      lines: [{ by: today(), on: [0], days: 'working', to: ['leaderId'] }],
    },
  ],
})
