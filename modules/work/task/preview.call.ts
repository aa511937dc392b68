import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A task as it is shown outside the list: its row, what may be done now, and its hours by day. */
export const taskPreview = call({
  method: 'GET',
  path: '/task/preview',
  label: '任务预览',
  offered: {
    of: 'task',
    on: 'record',
    label: '工时明细',
    tells: {
      figures: { 'plan.planHours': decimal('计划工时'), 'plan.actualHours': decimal('实际工时') },
      tables: [
        {
          rows: 'plan.days',
          columns: { date: date('日期'), hours: decimal('工时'), output: text('产出') },
          none: '还没有排进任何一天',
        },
      ],
    },
  },
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
