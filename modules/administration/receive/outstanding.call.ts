import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { asked } from '@chengban/kernel/deeds/asked.ts'
import { add, allOf, anyOf, count, eq, field, given, gt, holds, is, isSet, me, sum } from '@chengban/kernel/expr.ts'
import { dateOf, of } from '@chengban/kernel/formula.ts'
import { list, merge, object } from '@chengban/kernel/gather.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { user } from '../../platform/user/user.entity.ts'

const things = { of: 'receive', by: 'userId', where: gt(field('outQuantity'), 0) } as const
const seals = { of: 'officialSealUse', by: 'userId', where: is({ useStatus: ['已借出', '待归还审核'] }) } as const

const tells = {
  tables: [
    {
      rows: 'nodes',
      columns: {
        name: text('物品'),
        quantity: int('数量'),
        dueDate: date('应还日期'),
        overdueDays: int('逾期天数'),
      },
      none: '没有未归还的物品',
    },
  ],
} as const

/** Who reads what other people have out. */
const keeps = anyOf(holds('receive:manage'), holds('entry:manage'), holds('user:disable'))

/** Everything of the company that a person has out. */
export const outstanding = asked({
  path: '/receive/outstanding',
  label: '未归还物品',
  offered: [
    { of: 'receive', on: 'list', tells },
    {
      of: 'entry',
      on: 'record',
      from: { userId: 'userId' },
      when: allOf(isSet('userId'), anyOf(me('userId'), keeps)),
      tells,
    },
  ],
  of: user,
  by: 'userId',
  otherwiseMe: true,
  sees: anyOf(eq(field('id'), given('me')), keeps),
  figures: {
    nodes: told(
      [
        {
          module: 'receive|officialSealUse',
          id: 'uuid',
          name: 'text',
          quantity: 'int',
          dueDate: 'date?',
          overdueDays: 'int?',
        },
      ],
      merge(
        list({
          ...things,
          value: object({
            module: 'receive',
            id: field('id'),
            name: of('itemId', 'name'),
            quantity: field('outQuantity'),
            dueDate: field('dueDate'),
            overdueDays: field('overdueDays'),
          }),
          sort: ['dueDate'],
        }),
        list({
          ...seals,
          value: object({
            module: 'officialSealUse',
            id: field('id'),
            name: of('sealId', 'name'),
            quantity: 1,
            dueDate: dateOf(field('tzBackPlan')),
            overdueDays: field('overdueDays'),
          }),
          sort: ['tzBackPlan'],
        }),
      ),
    ),
    totalCount: told('int', add(sum({ ...things, column: 'outQuantity' }), count(seals))),
  },
})
