import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Figures of the projects under way in a period: totals, per stage, and per project. */
export const projectReport = call({
  method: 'GET',
  path: '/project/report',
  label: '项目报表',
  who: anyOf(holds('projectReport:read'), holds('project:manage')),
  input: {
    date1: date('开始日期'),
    date2: date('结束日期'),
    type: dict('项目类型', 'projectType'),
    principalId: ref('项目经理', 'user'),
  },
  answer: {
    cards: {
      running: 'int',
      delayed: 'int',
      delayRate: 'percent?',
      accepted: 'int',
      paused: 'int',
      waitClient: 'int',
    },
    stages: [{ node: 'int', name: 'text', count: 'int', delayed: 'int', filter: 'filter' }],
    nodes: [
      {
        id: 'uuid',
        name: 'text',
        clientName: 'text?',
        stage: 'text',
        status: 'text',
        delayDays: 'int',
        planManDay: 'decimal?',
        usedManDay: 'decimal',
        manDayRate: 'percent?',
        visitDays: 'decimal',
        openBugs: 'int',
        openApplies: 'int',
        'contractMoney?': 'money',
        'receivedMoney?': 'money',
        'cost?': 'money',
        'margin?': 'money',
      },
    ],
    totalCount: 'int',
  },
})
