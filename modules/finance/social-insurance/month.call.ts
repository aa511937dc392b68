import { call } from '@chengban/kernel/call.ts'
import { allOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const sums = { socialMyself: 'money', security: 'money', accumulationFund: 'money', fundCompany: 'money' } as const

/** The contributions of a company's month, a row each person, beside what the month before came to. */
export const insuranceMonth = call({
  method: 'GET',
  writes: 'reading pay is logged',
  path: '/socialInsurance/month',
  label: '社保月表',
  who: allOf(holds('socialInsurance:manage'), holds('user:salary')),
  offered: {
    of: 'socialInsurance',
    on: 'list',
    tells: {
      figures: {
        'sum.now': money('本月合计'),
        'sum.last': money('上月合计'),
        joined: refs('新增人员', 'user'),
        left: refs('减少人员', 'user'),
      },
      tables: [
        {
          rows: 'nodes',
          columns: {
            userName: text('人员'),
            socialMyself: money('个人社保'),
            security: money('公司社保'),
            accumulationFund: money('个人公积金'),
            fundCompany: money('公司公积金'),
            total: money('合计'),
            change: money('比上月'),
          },
          none: '这个月还没有生成社保',
        },
      ],
    },
  },
  input: {
    year: int('年', { required: true, min: 2000, max: 2100 }),
    month: int('月', { required: true, min: 1, max: 12 }),
    company: dict('缴纳公司', 'company', { required: true }),
  },
  answer: {
    nodes: [{ userId: 'uuid', userName: 'text', ...sums, total: 'money', change: 'money' }],
    joined: ['uuid'],
    left: ['uuid'],
    sum: { ...sums, now: 'money', last: 'money' },
  },
})
