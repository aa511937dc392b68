import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Brings the diary of one sale up to date, or of all: visits, finished tasks, products. */
export const businessSync = call({
  method: 'POST',
  path: '/business-log/businessSync',
  label: '同步商务日志',
  offered: {
    of: 'businessOpportunity',
    on: 'record',
    from: { businessOpportunityId: 'id' },
    done: '已同步{logs}条日志，{products}个产品',
  },
  input: { businessOpportunityId: ref('商机', 'businessOpportunity') },
  answer: { opportunities: 'int', logs: 'int', products: 'int' },
})
