import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const figures = { money: 'money', tax: 'money', salaryTrue: 'money' } as const

/** A run beside the last one that was locked: who earns more or less, and which steps differ. */
export const payrollDiff = call({
  method: 'GET',
  path: '/submitPayroll/diff',
  label: '工资对比',
  input: { id: text('工资表', { required: true, max: 36 }) },
  answer: {
    nodes: [
      {
        userId: 'uuid',
        userName: 'text',
        last: 'json',
        now: figures,
        change: 'money',
        rate: 'percent?',
        reasons: ['text'],
      },
    ],
    joined: ['uuid'],
    left: ['uuid'],
    sum: { last: 'money', now: 'money' },
  },
})
