import { allOf, field, gt, is, isSet, me, not } from '@chengban/kernel/expr.ts'

/** Contracts that invoices, receipts and maintenance belong to. */
const running = allOf(
  is({ status: ['通过', '变更中'], free: false }),
  not(is({ stage: ['未生效', '已终止', '已归档'] })),
  not(isSet('parentId')),
)

/** What belongs to a contract, and what it offers to begin from there. */
export const children = [
  { of: 'contract', by: 'parentId', label: '补充协议' },
  { of: 'invoicingPlan', by: 'contractId', label: '开票计划' },
  {
    of: 'invoicing',
    by: 'contractId',
    label: '开票',
    begins: { contractId: 'id' },
    offered: [{ label: '申请开票', when: allOf(running, gt(field('balance'), 0)), isOnRecord: true }],
  },
  {
    of: 'returnedMoneyApply',
    by: 'contractId',
    label: '回款',
    begins: { contractId: 'id' },
    offered: [{ label: '登记回款', when: allOf(running, gt(field('remainMoney'), 0)), isOnRecord: true }],
  },
  { of: 'project', by: 'contractId', label: '项目', readOnly: true },
  { of: 'maintenance', by: 'contractId', label: '维护期' },
  {
    of: 'maintainDateChange',
    by: 'contractId',
    label: '维护日期变更',
    begins: { contractId: 'id' },
    offered: [
      { label: '申请变更维护日期', when: allOf(running, isSet('maintainDate'), me('initiator')), isOnRecord: true },
    ],
  },
] as const
