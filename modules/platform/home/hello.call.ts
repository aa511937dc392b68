import { call } from '@chengban/kernel/call.ts'

/** What a person's day asks of them, in one answer; a part that could not be read is null. */
export const homeHello = call({
  method: 'GET',
  path: '/home/hello',
  label: '今日',
  answer: {
    audits: { count: 'int', overdue: 'int', nodes: ['json'] },
    tasks: { today: 'int', overdue: 'int', nodes: ['json'] },
    day: {
      isWorkDay: 'bool',
      isLeave: 'bool',
      plan: 'text?',
      report: 'text?',
      timeliness: 'text?',
      button: 'json?',
    },
    meetings: [
      {
        id: 'uuid',
        name: 'text',
        date: 'datetime',
        endDate: 'datetime?',
        address: 'text?',
        reply: 'text',
        link: 'text',
      },
    ],
    documents: { unread: 'int', nodes: ['json'] },
    shortcuts: [{ name: 'text', icon: 'text?', route: 'text', count: 'int' }],
  },
})
