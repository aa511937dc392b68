import { holds, nobody } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'

const manage = holds('socialInsurance:manage')

/** What is due is made, checked, paid, and sealed with its month. */
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
    },
    { name: 'seal', label: '封账', from: ['已缴'], to: '已封账', who: nobody },
    { name: 'unseal', label: '启封', from: ['已封账'], to: '已缴', who: nobody },
  ],
} as const
