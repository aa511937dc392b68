import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Products of clients as their visits tell of them: of one visit, or of all within days. */
export const syncVisit = call({
  method: 'POST',
  path: '/client-product/syncVisit',
  label: '同步拜访产品',
  offered: [
    { of: 'clientProduct', on: 'list', leaves: ['clientVisitId'], done: '新增{created}，更新{updated}，跳过{skipped}' },
    {
      of: 'clientVisit',
      on: 'record',
      label: '同步产品',
      from: { clientVisitId: 'id' },
      leaves: ['date1', 'date2'],
      done: '新增{created}，更新{updated}，跳过{skipped}',
    },
  ],
  input: { clientVisitId: ref('拜访', 'clientVisit'), date1: date('开始日期'), date2: date('结束日期') },
  answer: { created: 'int', updated: 'int', skipped: 'int' },
})
