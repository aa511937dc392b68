import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Everybody a task concerns, of several at once. */
export const taskUserIds = call({
  method: 'GET',
  path: '/task/taskUserIds',
  label: '任务人员',
  input: { ids: text('任务', { required: true, max: 3800 }) },
  answer: {
    nodes: [
      {
        taskId: 'uuid',
        userId: 'uuid?',
        designee: 'uuid?',
        auditor1: 'uuid?',
        auditor2: 'uuid?',
        supervise: 'uuid?',
        users: [{ userId: 'uuid', name: 'text', type: 'text' }],
        all: ['uuid'],
      },
    ],
  },
})
