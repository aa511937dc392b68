import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Calendar of people over all kinds of dated records. Lists of people and kinds are comma-separated in the query. */
export const workCalendar = call({
  method: 'GET',
  path: '/workDay/calendar',
  label: '日程',
  input: {
    date1: date('开始日期', { required: true }),
    date2: date('结束日期', { required: true }),
    userIds: text('人员', { max: 2000 }),
    kinds: text('类别', { max: 200 }),
    doneToo: bool('含已完成'),
  },
  answer: {
    days: [{ date: 'date', isWorkDay: 'bool', holiday: 'text?' }],
    nodes: [
      {
        kind: 'text',
        id: 'uuid?',
        title: 'text?',
        start: 'text',
        end: 'text',
        allDay: 'bool',
        userId: 'uuid?',
        status: 'text?',
        isDelay: 'bool',
        route: 'text?',
      },
    ],
  },
})
