import type { Context } from '@chengban/ui/decide/context.ts'

/** The sheet with its cap and what is used of it, its facts with objections, and other deductions of the month. */
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
