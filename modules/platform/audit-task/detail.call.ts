import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A record as its approver reads it; opening it marks my open task and its message read. */
export const auditDetail = call({
  method: 'GET',
  writes: 'notices of the record count as read',
  path: '/auditTask/detail',
  label: '审批详情',
  input: { module: text('模块', { required: true }), relevanceId: text('单据ID', { required: true }) },
  answer: {
    module: 'text',
    moduleLabel: 'text',
    title: 'text',
    record: 'json',
    version: 'int',
    fields: [{ field: 'text', label: 'text', value: 'text', type: 'text' }],
    files: 'json',
    rounds: [
      {
        id: 'uuid',
        round: 'int',
        kind: 'json',
        status: 'text',
        levels: 'json',
        auditLevel: 'json',
        tzSubmit: 'datetime?',
        tzEnd: 'datetime?',
        initiator: 'json',
        tasks: [
          {
            id: 'uuid',
            level: 'json',
            kind: 'json',
            user: 'json',
            forUser: 'json',
            status: 'text',
            reason: 'json',
            opinion: 'json',
            signature: 'json',
            tzCreate: 'datetime',
            tzDue: 'datetime?',
            tzAct: 'datetime?',
          },
        ],
      },
    ],
    diff: [{ field: 'text', label: 'text', old: 'text', new: 'text' }],
    modes: 'json',
    nextApprovers: [{ level: 'int', names: ['text'], 'message?': 'text' }],
    actions: ['text'],
    taskId: 'uuid?',
    needSignature: 'bool',
  },
})
