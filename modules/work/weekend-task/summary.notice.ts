import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Weekend work was done and nothing was handed in. */
export const weekendSummary = notice({
  code: 'weekendSummary',
  family: 'weekend',
  name: '周末总结缺失',
  condition: '已批准的周末任务过后的工作日10:05提醒本人，之后每个工作日同时提醒确认人；提交后停止',
  time: '10:05',
  about: {
    of: 'weekendTask',
    where: is({ status: '已批准' }),
    title: '【周末任务】{userId}{date}的产出尚未提交',
    lines: [
      { by: 'date', on: [1], to: ['userId'] },
      { by: 'date', on: [], from: 2, again: 1, to: ['userId', 'confirmerId'] },
    ],
  },
})
