import { allOf, eq, is, today } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** What a week asks for was given out. */
export const taskDispatch = notice({
  code: 'taskDispatch',
  family: 'task',
  name: '计划下发',
  condition: '工作内容下发给我时提醒；阅读或当日结束后停止',
  about: {
    of: 'taskWeek',
    where: allOf(is({ status: '已下发' }), eq(dateOf(enteredAt('taskWeek', 'status')), today())),
    untilRead: true,
    title: '【周计划】{weekStart}的计划已下发',
    lines: [{ by: enteredAt('taskWeek', 'status'), once: true, to: ['userId'] }],
  },
})
