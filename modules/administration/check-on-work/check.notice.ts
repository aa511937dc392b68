import { is, today } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** A month's sheet waits to be confirmed, or an objection to be answered. */
export const officeCheckOnWork = notice({
  code: 'officeCheckOnWork',
  family: 'office',
  name: '考核月表',
  condition: '考核月表发布、答复时与截止日09:00提醒本人；有异议每个工作日提醒考核管理人员；确认或答复后停止',
  days: 'calendar',
  time: '09:00',
  about: [
    {
      of: 'checkOnWork',
      where: is({ status: '待本人确认' }),
      title: '【考核】{startDate}至{endDate}待您确认',
      lines: [
        { by: enteredAt('checkOnWork', 'status'), once: true, to: ['userId'] },
        { by: 'dueDate', on: [0], to: ['userId'] },
      ],
    },
    {
      of: 'checkOnWork',
      where: is({ status: '有异议' }),
      title: '【考核】{userId}对{startDate}至{endDate}有异议，待答复',
      lines: [{ by: today(), on: [0], days: 'working', to: [{ holds: 'checkOnWork:manage' }], isDuty: true }],
    },
  ],
})
