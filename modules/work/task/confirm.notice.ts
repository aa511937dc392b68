import { allOf, is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** Somebody has to say whether they take a task on. */
export const taskConfirm = notice({
  code: 'taskConfirm',
  family: 'task',
  name: '任务待确认',
  condition: '任务待确认时立即提醒执行人，下一工作日08:30再次提醒；离开待确认后停止',
  isDuty: true,
  about: {
    of: 'task',
    where: allOf(is({ status: '待确认' }), awake),
    title: '【任务】{name}待您确认，{date}前完成',
    lines: [
      { by: enteredAt('task', 'status'), once: true, to: ['designee'] },
      { by: dateOf(enteredAt('task', 'status')), on: [1], at: '08:30', to: ['designee'] },
    ],
  },
})
