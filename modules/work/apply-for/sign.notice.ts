import { allOf, is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** Reminders while the client has not signed a published requirement. */
export const applySign = notice({
  code: 'applySign',
  family: 'apply',
  name: '需求待客户确认',
  condition: '发布后3天、7天及之后每7天仍待客户确认，提醒创建人、关闭人与项目负责人；签字或关闭后停止',
  days: 'calendar',
  time: '09:00',
  about: {
    of: 'applyFor',
    where: allOf(is({ stage: '待客户确认' }), awake),
    title: '【需求】{name}已发布{days}天，待客户确认',
    lines: [{ by: 'tzPublish', on: [3, 7], again: 7, to: ['creatorId', 'closerId', 'projectId.principalId'] }],
  },
})
