import type { Context } from '@chengban/ui/decide/context.ts'

/** Shows the assessment sheet with its cap and the part used, its facts with objections, and the month's other deductions. */
export const context: readonly Context[] = [
  {
    label: '考核月表',
    of: 'checkOnWork',
    by: 'id',
    at: 'checkOnWorkId',
    columns: ['raw', 'cap', 'deduction', 'deducted', 'objection', 'reply'],
  },
  {
    label: '考核事实与异议',
    of: 'checkOnWorkFact',
    by: 'checkOnWorkId',
    at: 'checkOnWorkId',
    columns: ['date', 'kind', 'amount', 'text', 'isIgnore', 'objection'],
  },
  {
    label: '本月其他扣款',
    of: 'deduction',
    by: 'checkOnWorkId',
    at: 'checkOnWorkId',
    isOther: true,
    columns: ['kind', 'money', 'status'],
    sum: 'money',
    isQuiet: true,
  },
]
