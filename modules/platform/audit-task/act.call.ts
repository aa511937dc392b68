import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const opinion = longText('审批意见', { max: 1000 })
/** That of the record. */
const version = int('version')
const task = text('任务', { required: true })
const userId = text('人员')
const record = { module: text('模块', { required: true }), relevanceId: text('单据ID', { required: true }) }

/** My open task goes to somebody else, on the same level. */
export const transferTask = call({
  method: 'POST',
  path: '/auditTask/action/transfer',
  label: '转交',
  input: { id: task, version, userId, opinion },
  answer: { taskId: 'uuid' },
})

/** One more person decides before me or after me. */
export const addSigner = call({
  method: 'POST',
  path: '/auditTask/action/addSign',
  label: '加签',
  input: { id: task, version, userId, position: oneOf('加签方式', ['before', 'after']), opinion },
  answer: { taskId: 'uuid' },
})

/** By the task of the person added. */
export const removeSigner = call({
  method: 'POST',
  path: '/auditTask/action/removeSign',
  label: '取消加签',
  input: { id: task, version },
  answer: { done: 'bool' },
})

/** My own decision is taken back, while nobody has decided on the strength of it. */
export const takeBack = call({
  method: 'POST',
  path: '/auditTask/action/auditWithdraw',
  label: '收回',
  input: { id: task, version, opinion },
  answer: { status: 'text', version: 'int' },
})

/** Lets the initiator remind the current approvers, at most once in four hours. */
export const urgeRecord = call({
  method: 'POST',
  path: '/auditTask/action/urge',
  label: '催办',
  input: record,
  answer: { urged: ['text'] },
})

/** Others may read the record from now on. */
export const ccRecord = call({
  method: 'POST',
  path: '/auditTask/action/cc',
  label: '抄送',
  input: { ...record, userIds: json('抄送人'), opinion },
  answer: { added: 'int' },
})

/** Any open task goes to another person. */
export const reassignAnyTask = call({
  method: 'POST',
  path: '/auditTask/action/reassign',
  label: '改派',
  who: holds('flow:manage'),
  input: { id: task, userId, opinion },
  answer: { taskId: 'uuid' },
})
