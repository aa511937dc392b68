import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { month, text } from '@chengban/kernel/kinds/text.ts'

/** Fixed costs of a month that are not reported or not approved yet. */
export const monthsMissing = call({
  method: 'GET',
  path: '/financial-management/monthlyMonthNot',
  label: '未填报月度费用',
  who: anyOf(holds('money:apply'), holds('money:manage'), holds('finance:manage')),
  offered: {
    of: 'submitMonth',
    on: 'list',
    label: '未填报',
    asks: { month: month('月份', { whole: 7 }), company: dict('公司', 'company') },
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'submitMonth', by: 'submitId' },
          columns: {
            type: text('类型'),
            company: dict('公司', 'company'),
            month: text('月份'),
            state: text('状态'),
            lastMoney: money('上月金额'),
          },
          none: '都已填报',
        },
      ],
    },
  },
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
