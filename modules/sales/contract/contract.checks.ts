import { add, anyOf, eq, field, ge, gt, is, isSet, le, multiply, not, when } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'

/** What may be invoiced at most. */
export const cap = coalesce(field('invoiceLimit'), field('totalMoney'))

/** Checks on the contract's money that hold for every writer. */
export const checks = [
  {
    holds: anyOf(not(ge(field('money'), 0)), le(add(field('hardware'), field('software')), field('money'))),
    field: 'software',
    message: '软硬件金额合计超过合同额',
  },
  {
    holds: le(add(field('advancePayment'), field('earnestMoney')), when([[gt(field('money'), 0), field('money')]], 0)),
    field: 'advancePayment',
    message: '预付款与定金合计超过合同额',
  },
  {
    holds: le(field('earnestMoney'), when([[gt(field('money'), 0), multiply(field('money'), '0.2')]], 0)),
    field: 'earnestMoney',
    message: '定金不得超过合同额的20%',
  },
  {
    holds: anyOf(is({ earnest: false }), gt(field('earnestMoney'), 0)),
    field: 'earnestMoney',
    message: '请填写定金金额',
  },
  { holds: anyOf(is({ free: false }), eq(field('money'), 0)), field: 'money', message: '免费合同金额应为0' },
  {
    holds: anyOf(is({ free: true }), isSet('parentId'), gt(field('money'), 0)),
    field: 'money',
    message: '请填写合同额',
  },
  { holds: anyOf(is({ invoice: false }), isSet('invoiceType')), field: 'invoiceType', message: '请选择发票类型' },
  { holds: ge(field('receivedMoney'), 0), field: 'receivedMoney', message: '退款不能超过已回款' },
  {
    holds: le(field('receivedMoney'), field('totalMoney')),
    field: 'receivedMoney',
    message: '已回款不能超过有效合同额',
  },
  {
    holds: ge(add(field('invoiceMoney'), field('reservedMoney')), 0),
    field: 'invoiceMoney',
    message: '红冲不能超过已开票',
  },
  {
    holds: le(add(field('invoiceMoney'), field('reservedMoney')), cap),
    field: 'invoiceMoney',
    message: '已开票及占用不能超过可开票额',
  },
] as const
