import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { asked } from '@chengban/kernel/deeds/asked.ts'
import { field, holds, is } from '@chengban/kernel/expr.ts'
import { join, round } from '@chengban/kernel/formula.ts'
import { list, object } from '@chengban/kernel/gather.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { returnedMoney } from './returned-money.entity.ts'

const reads = holds('contract:money')
/** A sum as text with two digits, as money is answered. */
const yuan = <const F extends string>(name: F) => join('', round(field(name), 2))

/** The plan of a receivable, and how far receipts have filled each line in the order of their days. */
export const receivablePlan = asked({
  path: '/returnedMoney/plan',
  label: '计划与已回款',
  who: reads,
  offered: {
    of: 'returnedMoney',
    on: 'record',
    when: reads,
    from: { id: 'id' },
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'invoicingPlan', by: 'id' },
          columns: {
            type: dict('款项类型', 'paymentKind'),
            dtReceive: date('应回款日期'),
            money: money('计划金额'),
            received: money('已回款'),
            overdue: money('逾期'),
          },
          none: '还没有计划',
        },
      ],
    },
  },
  of: returnedMoney,
  figures: {
    nodes: told(
      [{ id: 'uuid', type: 'text', dtReceive: 'date', money: 'money', received: 'money', overdue: 'money' }],
      list({
        of: 'invoicingPlan',
        by: 'contractId',
        at: 'contractId',
        where: is({ isCancel: false }),
        value: object({
          id: field('id'),
          type: field('type'),
          dtReceive: field('dtReceive'),
          money: yuan('money'),
          received: yuan('receivedMoney'),
          overdue: yuan('overdueMoney'),
        }),
        sort: ['dtReceive'],
      }),
    ),
  },
})
