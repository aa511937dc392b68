import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { invoiceHolders } from './invoice-number.ts'

/** One row per invoice number in use in the whole company: what makes claiming twice impossible. */
export const invoiceUse = entity('invoiceUse', {
  label: '发票占用',
  title: 'number',
  readOnly: true,
  fields: {
    number: text('发票号码', { required: true, unique: true, search: true }),
    module: oneOf('模块', invoiceHolders, {
      names: { submitExpense: '报销单', moneyServer: '服务费', moneyMonth: '月度费用' },
    }),
    holderId: text('占用单据'),
    holderName: text('单号'),
  },
  rows: { manage: holds('finance:manage') },
  indexes: [['module', 'holderId']],
  list: { columns: ['number', 'module', 'holderName', 'tzCreate'], filters: ['module'], sort: '-tzCreate' },
  summary: ['module', 'holderName'],
})
