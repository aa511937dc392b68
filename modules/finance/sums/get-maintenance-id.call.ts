import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The maintenance period a claim would go to, by the contract, project or client it names. */
export const getMaintenanceId = call({
  method: 'GET',
  path: '/finance/getMaintenanceId',
  label: '所属维护期',
  who: holds('submitExpense:apply'),
  input: {
    contractId: ref('合同', 'contract'),
    projectId: ref('项目', 'project'),
    clientId: ref('客户', 'client'),
    date: date('日期'),
  },
  answer: { maintenanceId: 'uuid?', contractId: 'uuid?', dtStart: 'date?', dtEnd: 'date?', reason: 'text?' },
})
