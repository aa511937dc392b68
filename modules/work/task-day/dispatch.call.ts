import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Work handed out for a day, to several people together or to none. */
export const developSend = call({
  method: 'POST',
  path: '/task/developSend',
  label: '派发任务',
  offered: {
    of: 'taskDay',
    on: 'list',
    label: '派发',
    asks: {
      date: date('日期', { required: true, begins: 'today' }),
      items: lines(
        '事项',
        {
          userId: ref('人员', 'user', { required: true }),
          title: text('事项', { required: true }),
          projectId: ref('项目', 'project'),
          planHours: decimal('计划工时', { required: true, min: 0 }),
          describe: text('说明'),
        },
        { min: 1 },
      ),
    },
    done: '已派发{sent}项，新任务{tasks}个',
  },
  input: { date: date('日期', { required: true }), items: json('事项', { required: true }) },
  handsOn: ['items'],
  answer: { sent: 'int', tasks: 'int', items: [{ userId: 'uuid', taskDayId: 'uuid', planItemId: 'uuid' }] },
})

/** Withdraws a dispatched item while the person has not reported the day. */
export const developCancel = call({
  method: 'POST',
  path: '/task/developCancel',
  label: '撤回派发',
  offered: { of: 'planItem', on: 'record', from: { planItemId: 'id' }, danger: true },
  input: { planItemId: text('条目', { required: true, max: 36 }) },
  answer: { removed: 'bool' },
})
