import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { add, anyOf, field, holds, me, via } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { moneyServer } from '../money-server/money-server.entity.ts'
import { moneyExpense } from './money-expense.entity.ts'

const rows = anyOf(holds('finance:show'), holds('finance:manage'), via('okrId', me('userId')))

/** What the goals of people have cost: claims that count, and services. */
export const okrUse = counted({
  path: '/finance/getOkrUse',
  label: 'OKR费用',
  of: moneyExpense,
  where: { status: { in: ['通过', '核减'] }, submit: { status: { equalTo: '通过' } }, okrId: { isNull: false } },
  rows,
  date: 'bookDate',
  demandsDays: true,
  filters: ['okrId'],
  through: { userId: { by: 'okrId', column: 'userId', field: ref('责任人', 'user') } },
  groupBy: { okr: 'okrId' },
  names: { key: 'okrId', name: 'name' },
  beside: { okr: { userId: told('uuid', field('userId')), userName: told('text?', of('userId', 'name')) } },
  measures: { expenseMoney: { sum: 'auditMoney' } },
  joined: [
    {
      of: moneyServer,
      where: { okrId: { isNull: false } },
      rows,
      date: 'date',
      groupBy: { okr: 'okrId' },
      measures: { serverMoney: { sum: 'money' } },
    },
  ],
  worked: { total: told('money', add(field('expenseMoney'), field('serverMoney'))) },
  sumIs: 'total',
  order: 'total',
})
