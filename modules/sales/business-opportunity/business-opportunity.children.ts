import { allOf, is, me } from '@chengban/kernel/expr.ts'

/** What belongs to a sale, and what is made from it. */
export const children = [
  { of: 'businessProduct', by: 'businessOpportunityId' },
  { of: 'businessLog', by: 'businessOpportunityId' },
  { of: 'businessTask', by: 'businessOpportunityId' },
  {
    of: 'clientVisit',
    by: 'businessOpportunityId',
    label: '拜访',
    begins: { businessOpportunityId: 'id', clientId: 'clientId' },
  },
  {
    of: 'contract',
    by: 'businessOpportunityId',
    begins: { businessOpportunityId: 'id', clientId: 'clientId', name: 'name', money: 'expectMoney' },
    offered: [{ label: '登记合同', when: allOf(is({ schedule: '赢单' }), me('salesPersonnel')) }],
  },
] as const
