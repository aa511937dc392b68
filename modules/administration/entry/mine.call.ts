import { call } from '@chengban/kernel/call.ts'
import { everybody } from '@chengban/kernel/expr.ts'

/** My way into the company: my file, my list, and what comes next. */
export const mine = call({
  method: 'GET',
  path: '/entry/mine',
  label: '我的入职',
  who: everybody,
  input: {},
  answer: {
    entry: 'json?',
    items: ['json'],
    learnDone: 'int',
    learnTotal: 'int',
    percent: 'decimal?',
    nextStep: 'text',
    regularPlan: 'date?',
  },
})
