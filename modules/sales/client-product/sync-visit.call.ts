import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Products of clients as their visits tell of them: of one visit, or of all within days. */
export const syncVisit = call({
  method: 'POST',
  path: '/client-product/syncVisit',
  label: '同步拜访产品',
  input: { clientVisitId: ref('拜访', 'clientVisit'), date1: date('开始日期'), date2: date('结束日期') },
  answer: { created: 'int', updated: 'int', skipped: 'int' },
})
