import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'
import { dateChanges } from './date-changes.ts'

/** Requests to change the date of a task or a requirement and their decisions, oldest first. */
export const changeHistory = call({
  method: 'GET',
  path: '/change/changeHistory',
  label: '时间变更记录',
  offered: [
    {
      of: 'task',
      on: 'record',
      label: '改期记录',
      from: { targetId: 'id' },
      given: { targetType: 'task' },
      tells: dateChanges,
    },
    {
      of: 'applyFor',
      on: 'record',
      label: '改期记录',
      from: { targetId: 'id' },
      given: { targetType: 'applyFor' },
      tells: dateChanges,
    },
  ],
  input: {
    targetType: oneOf('对象', ['task', 'applyFor'], { required: true }),
    targetId: text('对象ID', { required: true, max: 36 }),
  },
  answer: {
    originalDate: 'date?',
    date: 'date?',
    nodes: [
      columns('change', [
        'sequence',
        'oldDate',
        'newDate',
        'days',
        'cause',
        'status',
        'userId',
        'auditorId',
        'opinion',
        'tzCreate',
        'tzAudit',
      ]),
    ],
  },
})
