import { allOf, anyOf, holds, is, me, nobody, tasked, via } from '@chengban/kernel/expr.ts'

const told = {
  endTime: '请通过时间变更申请调整',
  chargeMode: '该字段不可修改',
  quotation: '该字段不可修改',
} as const
const waiting = is({ auditStatus: ['待一级审核', '待二级审核'] })
const closed = is({ stage: ['已完成', '已关闭', '已转缺陷'] })
const open = allOf(
  is({ auditStatus: '通过' }),
  is({ stage: ['待排期', '开发中', '待测试', '待发布', '待客户确认', '暂缓'] }),
)

/** Hours are foretold while it waits; its people change until it is published, its text by a change alone. */
export const edits = [
  { when: waiting, who: anyOf(me('designatedPerson'), tasked), fields: ['predictFront', 'predictRear'] },
  {
    when: waiting,
    who: anyOf(tasked, holds('applyFor:manage')),
    fields: ['chargeMode', 'quotation', 'solverId', 'testerId', 'closerId', 'endTime'],
  },
  {
    when: open,
    who: anyOf(me('audit2'), via('projectId', me('devPrincipalId')), holds('applyFor:manage')),
    fields: ['solverId', 'testerId', 'closerId', 'collaborator', 'notifyPerson'],
    told,
  },
  {
    when: open,
    fields: ['summarize', 'reason', 'module', 'user', 'phone', 'priority', 'severity', 'needSign'],
    told,
  },
  { when: closed, who: nobody, fields: [], message: '当前状态不可修改', told },
] as const
