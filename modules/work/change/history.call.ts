import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** What was asked for and answered about the day of a task or a requirement, oldest first. */
export const changeHistory = call({
  method: 'GET',
  path: '/change/changeHistory',
  label: '时间变更记录',
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
