import { asked } from '@chengban/kernel/deeds/asked.ts'
import { told } from '@chengban/kernel/deeds/told.ts'
import { add, anyOf, count, eq, field, given, gt, holds, is, sum } from '@chengban/kernel/expr.ts'
import { dateOf, of } from '@chengban/kernel/formula.ts'
import { list, merge, object } from '@chengban/kernel/gather.ts'
import { user } from '../../platform/user/user.entity.ts'

const things = { of: 'receive', by: 'userId', where: gt(field('outQuantity'), 0) } as const
const seals = { of: 'officialSealUse', by: 'userId', where: is({ useStatus: ['已借出', '待归还审核'] }) } as const

/** Everything of the company that a person has out. */
export const outstanding = asked({
  path: '/receive/outstanding',
  label: '未归还物品',
  of: user,
  by: 'userId',
  otherwiseMe: true,
  sees: anyOf(eq(field('id'), given('me')), holds('receive:manage'), holds('entry:manage'), holds('user:disable')),
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
