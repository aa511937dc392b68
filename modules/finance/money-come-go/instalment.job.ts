import { allOf, exists, field, gt, is, lt, not, today } from '@chengban/kernel/expr.ts'
import { join, yearMonth } from '@chengban/kernel/formula.ts'
import { job, owed } from '@chengban/kernel/job.ts'

const standing = exists({
  of: 'moneyLess',
  by: 'relevanceId',
  where: allOf(is({ module: 'moneyComeGo', type: '借款归还' }), gt(field('remain'), 0)),
})

/** What people owe the company and have not given back is taken from their pay. */
export const loanInstalment = job({
  name: 'loanInstalment',
  label: '借款扣还',
  when: '0 2 1 * *',
  does: [
    owed({
      of: 'moneyLess',
      per: 'moneyComeGo',
      where: allOf(
        is({ status: '通过', type: '员工借款', settle: ['未结清', '部分结清'] }),
        lt(field('dtDue'), today()),
        gt(field('remain'), 0),
        not(standing),
      ),
      values: {
        userId: field('userId'),
        company: field('company'),
        month: yearMonth(today()),
        date: today(),
        type: '借款归还',
        money: field('remain'),
        content: join('借款归还：', field('content')),
        module: 'moneyComeGo',
        relevanceId: field('id'),
      },
      key: ['module', 'relevanceId', 'type', 'month'],
    }),
  ],
})
