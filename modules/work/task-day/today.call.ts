import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'

const line = {
  sourceType: 'text',
  sourceId: 'uuid?',
  title: 'text',
  projectId: 'uuid?',
  'project?': 'text?',
  planHours: 'decimal',
  actualHours: 'decimal?',
  remainHours: 'decimal?',
  isDone: 'bool',
  output: 'text?',
  isCarry: 'bool',
} as const

/** All that a person needs to plan a day of their own, and to tell of it; changes nothing. */
export const readToday = call({
  method: 'GET',
  path: '/taskDay/today',
  label: '我的一天',
  input: { date: date('日期') },
  answer: {
    date: 'date',
    isWorkDay: 'bool',
    isLeave: 'bool',
    taskDay: 'json',
    items: [
      {
        ...line,
        'id?': 'uuid?',
        progress: 'percent?',
        outputFile: 'files',
        reason: 'text?',
        dispatcherId: 'uuid?',
        isPlanned: 'bool',
      },
    ],
    suggestions: [line],
    report: {
      kind: 'dailyWork|marketWork|none',
      id: 'uuid?',
      version: 'int?',
      status: 'text?',
      timeliness: 'text?',
      progress: 'text?',
      summarize: 'text?',
      plan: 'text?',
      problem: 'text?',
      tzDue: 'datetime?',
      tzLock: 'datetime?',
      tzUnlock: 'datetime?',
    },
    canEstimate: 'bool',
    canSave: 'bool',
    canRewrite: 'bool',
    canSubmit: 'bool',
    message: 'text?',
  },
})
