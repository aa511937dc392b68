import { is } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** A day, a week or weekend work was sent back. */
export const taskBack = notice({
  code: 'taskBack',
  family: 'task',
  name: '产出被退回',
  condition: '日计划、周计划或周末任务被退回时提醒本人；重新提交后停止',
  about: [
    {
      of: 'taskDay',
      where: is({ stage: '退回' }),
      title: '【日计划】{date}的产出被退回：{backOpinion}',
      lines: [{ by: enteredAt('taskDay', 'stage'), once: true, to: ['userId'] }],
    },
    {
      of: 'taskWeek',
      where: is({ status: '退回' }),
      title: '【周计划】{weekStart}的完成情况被退回：{opinion}',
      lines: [{ by: enteredAt('taskWeek', 'status'), once: true, to: ['userId'] }],
    },
    {
      of: 'weekendTask',
      where: is({ status: '退回' }),
      title: '【周末任务】{date}的产出被退回：{opinion}',
      lines: [{ by: enteredAt('weekendTask', 'status'), once: true, to: ['userId'] }],
    },
  ],
})
