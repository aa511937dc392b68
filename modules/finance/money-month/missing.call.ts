import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Fixed costs of a month that nobody has told of, or that have not passed yet. */
export const monthsMissing = call({
  method: 'GET',
  path: '/financial-management/monthlyMonthNot',
  label: '未填报月度费用',
  who: anyOf(holds('money:apply'), holds('money:manage'), holds('finance:manage')),
  input: { month: text('月份'), company: text('公司') },
  answer: {
    nodes: [
      {
        company: 'text',
        month: 'month',
        type: 'text',
        state: '未填报|草稿|审批中|已驳回',
        submitId: 'uuid?',
        lastMoney: 'money?',
      },
    ],
    totalCount: 'int',
  },
})
