import { call } from '@chengban/kernel/call.ts'

/** What the first page shows: each block by the person's rights; one that could not be read is null. */
export const homeSummary = call({
  method: 'GET',
  path: '/home/summary',
  label: '首页',
  answer: {
    cards: '[{key, label, isShown}] in the order chosen',
    todos: '[{kind, title, sub, link, dueDate, isOverdue, start}] ≤ 20',
    todoCount: 'int',
    audits: '[auditTask] ≤ 10',
    auditCount: 'int',
    notices: '[message with its family] ≤ 10',
    documents: '[{id, name, docVersion, dueDate, isOverdue, link}] ≤ 5',
    figures: '[{key, card, label, value, unit, compare, trend, isBad, link}]',
    charts: '[{key, card, label, kind: bars|lines, series, unit, points: [{label, values, link}]}]',
    rosters: '[{key, card, label, module, urge, people: [{id, name, link}]}]',
    calendar: '[{date, title, kind, link, start, finish}] this week',
  },
})
