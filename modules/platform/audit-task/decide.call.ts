import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const opinion = longText('审批意见', { max: 1000 })
const version = int('version')
// no version for who does not see the record any more
const answer = { status: 'text', version: 'int?', nextApprovers: ['text'] } as const

/** The shared audit's moves by the task; `version` is that of the record. */
export const approveTask = call({
  method: 'POST',
  path: '/auditTask/action/approve',
  label: '同意',
  input: { id: text('任务', { required: true }), version, opinion, signature: signature('签名'), cc: json('抄送人') },
  answer,
})

export const rejectTask = call({
  method: 'POST',
  path: '/auditTask/action/reject',
  label: '驳回',
  input: { id: text('任务', { required: true }), version, opinion },
  answer,
})

/** By a task or a round of the record, or by the record itself. */
export const withdrawRecord = call({
  method: 'POST',
  path: '/auditTask/action/withdraw',
  label: '撤回',
  input: { id: text('任务'), module: text('模块'), relevanceId: text('单据ID'), version, opinion },
  answer,
})

/** Decides each item separately, in the given order. */
export const decideBatch = call({
  method: 'POST',
  path: '/auditTask/batch',
  label: '批量审批',
  input: {
    action: oneOf('操作', ['approve', 'reject'], { required: true }),
    opinion,
    items: json('审批任务', { required: true }),
  },
  answer: { done: 'int', failed: [{ id: 'uuid', title: 'text', message: 'text' }] },
})
