import { call } from '@chengban/kernel/call.ts'

/** What waits for me, by module: feeds the badges of the menu. */
export const inboxCounts = call({
  method: 'GET',
  path: '/auditTask/counts',
  label: '待审批数量',
  answer: {
    nodes: [{ module: 'text', moduleLabel: 'json', todo: 'json', overdue: 'json', phoneLink: 'json' }],
    totalCount: 'int',
  },
})
