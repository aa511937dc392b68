import { allOf, anyOf, exists, field, gt, is, isSet, not, sum } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'

const planned = () =>
  ({ of: 'invoicingPlan', by: 'contractId', column: 'money', where: is({ isCancel: false }) }) as const
/** True if planned invoices exceed the current value of the contract, or of the root of a supplement. */
const isOverplanned = () =>
  anyOf(
    gt(sum(planned()), field('totalMoney')),
    allOf(isSet('parentId'), gt(sum({ ...planned(), at: 'parentId' }), of('parentId', 'totalMoney'))),
  )

/** What goes with a contract that is voided: it has not been decided. */
const open = () => is({ status: ['草稿', '驳回', '已撤回'] })

/** Another signed contract, by which a sale stays won. */
const otherContract = {
  of: 'contract',
  by: 'businessOpportunityId',
  at: 'businessOpportunityId',
  where: allOf(
    is({ status: ['通过', '变更中'], stage: ['已签署', '履行中', '履行完毕', '已归档'] }),
    not(isSet('parentId')),
  ),
} as const

/** What follows where a contract has passed, and where it is voided; worked out where the server asks for it alone. */
export const after = {
  approve: {
    notify: [
      {
        to: ['initiator', { holds: 'invoicingPlan:edit' }],
        text: '【合同】{name}开票计划超过合同额',
        // new roots have no plan yet: the first condition needs no query and is evaluated first
        when: allOf(anyOf(isSet('parentId'), not(is({ stage: ['未生效', '待签署'] }))), isOverplanned()),
      },
    ],
  },
  void: {
    effects: [
      { move: ['returnedMoneyApply', 'void'], by: 'contractId', where: open(), opinion: '合同已作废' },
      { move: ['invoicing', 'void'], by: 'contractId', where: open(), opinion: '合同已作废' },
      {
        move: ['maintainDateChange', 'withdraw'],
        by: 'contractId',
        where: is({ status: '待一级审核' }),
        opinion: '合同已作废',
      },
      {
        move: ['businessOpportunity', 'unsigned'],
        at: 'businessOpportunityId',
        when: not(anyOf(isSet('parentId'), exists(otherContract))),
        where: is({ schedule: '赢单' }),
        opinion: '合同已作废',
      },
    ],
  },
} as const
