import { eq, field, is, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** A day has begun without its plan. */
export const taskEstimate = notice({
  code: 'taskEstimate',
  family: 'task',
  name: '日计划未预估',
  condition: '工作日09:00仍未预估且未请假的人员；预估、提交或请假后停止',
  time: '09:00',
  about: {
    of: 'taskDay',
    where: is({ stage: '未预估', isLeave: false }),
    title: '【日计划】{date}的计划尚未预估',
    lines: [{ by: 'date', on: [0], when: eq(field('date'), today()), to: ['userId'] }],
  },
})
