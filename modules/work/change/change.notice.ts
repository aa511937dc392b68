import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '../../platform/audit-task/waiting.ts'

const decided = is({ status: ['同意', '拒绝'] })

/** Reminders for date changes that wait for a decision or were decided. */
export const taskChange = notice({
  code: 'taskChange',
  family: 'task',
  name: '时间变更',
  condition: '任务、需求、缺陷的时间变更待审核时提醒审核人，审核后停止；审核结果提醒申请人，阅读后停止',
  isDuty: true,
  about: [
    waiting(['change', 'bugChange'], [{ once: true, to: ['userId'], title: '{title} 待您审核' }]),
    {
      of: 'change',
      where: decided,
      untilRead: true,
      title: '【时间变更】{title}改为{newDate}：{status}',
      lines: [{ by: 'tzAudit', once: true, to: ['userId'] }],
    },
    {
      of: 'bugChange',
      where: decided,
      untilRead: true,
      title: '【时间变更】{bugId}改为{newDate}：{status}',
      lines: [{ by: 'tzAudit', once: true, to: ['userId'] }],
    },
  ],
})
