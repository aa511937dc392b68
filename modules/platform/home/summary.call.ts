import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What the first page shows: each block by the person's rights; one that could not be read is null. */
export const homeSummary = call({
  method: 'GET',
  path: '/home/summary',
  label: '首页',
  // by their keys, separated by commas; a phone shows some alone
  input: { blocks: text('板块', { max: 200 }) },
  answer: {
    cards: [{ key: 'json', label: 'text', isShown: 'bool' }],
    todos: [
      { kind: 'json', title: 'text', sub: 'text?', link: 'text?', dueDate: 'date?', isOverdue: 'bool', start: 'json' },
    ],
    todoCount: 'int',
    audits: ['json'],
    auditCount: 'int',
    notices: 'json',
    documents: [{ id: 'uuid', name: 'text', docVersion: 'json', dueDate: 'date?', isOverdue: 'bool', link: 'text?' }],
    figures: [
      {
        key: 'json',
        card: 'json',
        label: 'text',
        value: 'text',
        unit: 'json',
        compare: 'json',
        trend: 'json',
        isBad: 'bool',
        link: 'text?',
      },
    ],
    charts: 'json',
    rosters: [
      {
        key: 'json',
        card: 'json',
        label: 'text',
        module: 'text',
        urge: 'json',
        people: [{ id: 'uuid', name: 'text', link: 'text?' }],
      },
    ],
    calendar: [{ date: 'date?', title: 'text', kind: 'json', link: 'text?', start: 'json', finish: 'json' }],
  },
})
