import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { add, allOf, anyOf, field, gt, holds, is, me, not, via } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { invoicingPlan } from '../invoicing-plan/invoicing-plan.entity.ts'
import { invoicing } from './invoicing.entity.ts'

const total = add(field('audit'), field('confirm'), field('complete'), field('rejected'), field('plan'))

/** Invoice tasks that wait for the caller. */
export const invoicingWaits = counted({
  path: '/invoicing/has-wait',
  label: '开票待办',
  offered: {
    of: 'invoicing',
    on: 'list',
    tells: {
      says: [{ when: is({ hasWait: true }), words: '共{total}项待办' }, { words: '没有待办' }],
      figures: {
        rejected: int('被驳回'),
        audit: int('待审核'),
        confirm: int('待确认'),
        complete: int('待开票'),
        plan: int('到期计划'),
      },
    },
  },
  of: invoicing,
  form: 'figures',
  rows: allOf(is({ status: '驳回' }), me('initiator')),
  measures: { rejected: { count: {} } },
  joined: [
    {
      of: invoicing,
      rows: allOf(is({ status: '待审核' }), holds('invoicing:audit'), not(me('initiator'))),
      measures: { audit: { count: {} } },
    },
    {
      of: invoicing,
      rows: allOf(is({ status: '待对方确认' }), holds('invoicing:complete')),
      measures: { confirm: { count: {} } },
    },
    {
      of: invoicing,
      rows: allOf(is({ status: '待开票' }), holds('invoicing:complete'), not(me('initiator'))),
      measures: { complete: { count: {} } },
    },
    {
      of: invoicingPlan,
      where: { status: { in: ['待开票', '部分开票'] } },
      rows: allOf(
        anyOf(holds('invoicing:manage'), via('contractId', me('initiator'))),
        via('contractId', is({ invoiceIgnore: false, free: false })),
      ),
      measures: { plan: { count: {} } },
    },
  ],
  worked: { total: told('int', total), hasWait: told('bool', gt(total, 0)) },
})
