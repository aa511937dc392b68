import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, isSet, not, tasked } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The ledger of a contract: each change of the amount due, invoice and receipt by date, with the balance after it. */
export const contractAccount = call({
  method: 'GET',
  path: '/contract/account',
  label: '资金台账',
  offered: {
    of: 'contract',
    on: 'record',
    when: allOf(
      is({ status: ['通过', '变更中'], free: false }),
      not(isSet('parentId')),
      anyOf(holds('contract:money'), tasked),
    ),
    from: { contractId: 'id' },
    tells: {
      figures: {
        due: money('应收总额'),
        received: money('已回款'),
        remain: money('未回款'),
        invoiced: money('已开票'),
      },
      tables: [
        {
          rows: 'nodes',
          columns: {
            number: text('单据'),
            kind: text('事项'),
            date: date('日期'),
            due: money('应收变动'),
            invoiced: money('开票'),
            received: money('回款'),
            remain: money('未回款余额'),
          },
          opens: { ofPart: 'of', by: 'id' },
          none: '还没有收支',
        },
      ],
    },
  },
  input: { contractId: ref('合同', 'contract', { required: true }) },
  answer: {
    due: 'money',
    received: 'money',
    remain: 'money',
    invoiced: 'money',
    nodes: [
      {
        of: 'text',
        id: 'uuid',
        number: 'text',
        kind: 'text',
        date: 'date?',
        due: 'money?',
        invoiced: 'money?',
        received: 'money?',
        remain: 'money',
      },
    ],
  },
})
