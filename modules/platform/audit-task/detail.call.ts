import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A record as its approver reads it; opening it marks my open task and its message read. */
export const auditDetail = call({
  method: 'GET',
  path: '/auditTask/detail',
  label: '审批详情',
  input: { module: text('模块', { required: true }), relevanceId: text('单据ID', { required: true }) },
  answer: {
    module: 'text',
    moduleLabel: 'text',
    title: 'text',
    record: 'json',
    version: 'int',
    fields: '[{field, label, value, type}] in form order',
    files: '[FileEntry]',
    rounds:
      '[{id, round, kind, status, levels, auditLevel, tzSubmit, tzEnd, initiator, tasks: [{id, level, kind, user, forUser, status, reason, opinion, signature, tzCreate, tzDue, tzAct}]}]',
    diff: '[{field, label, old, new}] to the round before',
    nextApprovers: '[{level, names}]',
    actions: '[text]',
    taskId: 'uuid?',
    needSignature: 'bool',
  },
})
