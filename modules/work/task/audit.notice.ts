import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '../../platform/audit-task/waiting.ts'

/** A result, an extra task or weekend work waits for a decision. */
export const taskAudit = notice({
  code: 'taskAudit',
  family: 'task',
  name: '任务待审核',
  condition: '成果、额外任务或周末任务待审核时立即提醒审核人，2个工作日后再次提醒；审核后停止',
  isDuty: true,
  about: waiting(
    ['task', 'extraTask', 'weekendTask'],
    [
      { once: true, to: ['userId'], title: '{title} 待您审核' },
      { on: [2], to: ['userId'] },
    ],
  ),
})
