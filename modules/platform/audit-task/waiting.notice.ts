import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

/** Somebody has to decide and the time for it is over. */
export const auditWaiting = notice({
  code: 'auditWaiting',
  family: 'audit',
  name: '审批超时',
  condition:
    '到应处理时间（默认8个工作小时）仍未处理，提醒审批人；再过同样时长，同时提醒其上级；各一次，任务办结后停止',
  isContinuous: true,
  about: { of: 'auditTask', where: is({ status: '待处理' }) },
})
