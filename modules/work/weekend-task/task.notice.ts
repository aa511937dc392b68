import { is } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Weekend work was decided, or its day is there. */
export const weekendTask = notice({
  code: 'weekendTask',
  family: 'weekend',
  name: '周末任务',
  condition: '我的周末任务被审批时提醒，阅读后停止；当天18:00仍未提交产出时提醒，提交后停止',
  days: 'calendar',
  about: [
    {
      of: 'weekendTask',
      where: is({ status: ['已批准', '驳回'] }),
      untilRead: true,
      title: '【周末任务】{date}的申请{status}',
      lines: [{ by: enteredAt('weekendTask', 'status'), once: true, to: ['userId'] }],
    },
    {
      of: 'weekendTask',
      where: is({ status: '已批准' }),
      title: '【周末任务】请提交{date}的产出',
      lines: [{ by: 'date', on: [0], at: '18:00', to: ['userId'] }],
    },
  ],
})
