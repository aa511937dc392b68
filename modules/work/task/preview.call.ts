import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A task as it is shown outside the list: its row, what may be done now, and its hours by day. */
export const taskPreview = call({
  method: 'GET',
  path: '/task/preview',
  label: '任务预览',
  input: { id: text('任务', { required: true, max: 36 }) },
  answer: {
    task: 'json',
    actions: ['text'],
    plan: {
      planHours: 'decimal',
      actualHours: 'decimal',
      days: [{ date: 'date', hours: 'decimal', output: 'text?' }],
    },
  },
})
