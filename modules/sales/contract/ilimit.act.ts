import { add, anyOf, asked, field, ge, holds, is, isFilled, isSet, le, not } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'

const used = add(field('invoiceMoney'), field('reservedMoney'))

/** What may be invoiced of a contract in all; without a limit its total. */
export const ilimit = {
  name: 'ilimit',
  label: '调整开票额度',
  who: holds('invoicing:ilimit'),
  anyVersion: true,
  asks: { limit: money('开票额度', { min: 0, hint: '留空：合同额' }) },
  opinion: 'required',
  opinionMessage: '请填写调整原因',
  guards: [
    { holds: not(isSet('parentId')), field: 'contractId', message: '补充协议并入主合同，请选择主合同' },
    {
      holds: ge(coalesce(asked('limit'), field('totalMoney')), used),
      field: 'limit',
      message: '额度不能低于已开票及占用 {n} 元',
      fill: { n: used },
    },
    {
      holds: anyOf(not(isFilled(asked('limit'))), is({ form: '框架' }), le(asked('limit'), field('totalMoney'))),
      field: 'limit',
      message: '额度不能超过合同额',
    },
  ],
  set: { invoiceLimit: { asked: 'limit' } },
} as const
