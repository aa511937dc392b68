import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** The insurance of a month, of everybody with a wage of the company on its last day; a second time nothing is new. */
export const generateInsurance = call({
  method: 'POST',
  path: '/socialInsurance/action/generate',
  label: '生成社保',
  offered: { of: 'socialInsurance', on: 'list', done: '新增{created}条，更新{updated}条，保留{kept}条' },
  who: holds('socialInsurance:manage'),
  input: {
    year: int('年', { required: true, min: 2000, max: 2100 }),
    month: int('月', { required: true, min: 1, max: 12 }),
    company: dict('缴纳公司', 'company', { required: true }),
  },
  answer: { created: 'int', updated: 'int', kept: 'int' },
})
