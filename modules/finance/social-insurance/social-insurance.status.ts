import { holds, nobody } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** All rows of a company's month. */
const wholeMonth = (label: string) =>
  ({
    label,
    by: {
      year: { field: int('年', { required: true, min: 2000, max: 2100 }), at: 'year' },
      month: { field: int('月', { required: true, min: 1, max: 12 }), at: 'month' },
      company: { field: dict('缴纳公司', 'company', { required: true }), at: 'company' },
    },
  }) as const

const manage = holds('socialInsurance:manage')

/** Contributions: generated, checked, paid, and sealed when their month is closed. */
export const status = {
  field: 'status',
  states: ['已生成', '已核对', '已缴', '已封账'],
  initial: '已生成',
  moves: [
    {
      name: 'check',
      label: '核对',
      from: ['已生成'],
      to: '已核对',
      who: manage,
      guard: 'socialInsurance/open',
      many: { most: 5000, answers: 'checked', named: wholeMonth('核对全月') },
    },
    {
      name: 'uncheck',
      label: '取消核对',
      from: ['已核对'],
      to: '已生成',
      who: manage,
      guard: 'socialInsurance/uncheck',
    },
    {
      name: 'paid',
      label: '已缴',
      from: ['已核对'],
      to: { handler: 'socialInsurance/paidState' },
      who: manage,
      asks: { date: date('缴纳日期', { required: true, default: { from: 'today' } }), file: files('缴纳凭证') },
      many: { most: 5000, answers: 'paid', named: wholeMonth('全月已缴') },
    },
    { name: 'seal', label: '封账', from: ['已缴'], to: '已封账', who: nobody },
    { name: 'unseal', label: '启封', from: ['已封账'], to: '已缴', who: nobody },
  ],
} as const
