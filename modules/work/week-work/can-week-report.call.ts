import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'

/** Whether one's report of a week can go in now, and what keeps it. */
export const canWeekReport = call({
  method: 'GET',
  path: '/task/canWeekReport',
  label: '能否提交周报',
  input: { weekStart: date('周一') },
  answer: {
    can: 'bool',
    reason: 'text?',
    missing: ['date'],
    tzOpen: 'datetime?',
    tzDue: 'datetime?',
    tzLock: 'datetime?',
    weekWorkId: 'uuid?',
  },
})
