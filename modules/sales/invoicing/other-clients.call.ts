import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { anyOf, count, exists, first, holds, is, isSet, max, not } from '@chengban/kernel/expr.ts'
import { invoicingConfig } from '../invoicing-config/invoicing-config.entity.ts'

const issued = {
  of: 'invoicing',
  by: 'buyerId',
  where: is({ isOther: true, status: ['已开票', '部分红冲', '已红冲'] }),
} as const

/** Buyers of invoices without a contract: titles of no client of ours, and those such an invoice named. */
export const otherClients = listed({
  path: '/invoicing/otherClients',
  label: '其他开票购方',
  who: holds('invoicing:apply'),
  of: invoicingConfig,
  where: { kind: { equalTo: '购方' }, isEnable: { equalTo: true }, status: { equalTo: '通过' } },
  rows: anyOf(not(isSet('clientId')), exists({ of: 'invoicing', by: 'buyerId', where: is({ isOther: true }) })),
  searches: true,
  columns: ['id', 'title', 'taxNo', 'clientId'],
  add: {
    count: told('int', count(issued)),
    lastDate: told('date?', max({ ...issued, column: 'dtInvoice' })),
    lastMoney: told('money?', first({ ...issued, column: 'money', sort: ['-dtInvoice'] })),
  },
  order: ['-lastDate', 'title'],
})
