import type { RecordPage } from '@chengban/kernel/page.ts'
import { openStages } from './open-stages.ts'

const by = 'businessOpportunityId'
const open = { status: { in: ['未开始', '进行中'] } }

/** How far the sale has come and since when, what it may bring, and who waits for whom. */
export const page: RecordPage<
  'schedule' | 'tzSchedule' | 'expectMoney' | 'weightedMoney' | 'successRate' | 'tzLastLog' | 'salesPersonnel'
> = {
  line: {
    states: 'schedule',
    path: [...openStages, '赢单'],
    since: 'tzSchedule',
    entered: {
      of: 'businessLog',
      by,
      where: { kind: { equalTo: '进度' } },
      at: 'tzLog',
      became: ['after', 'schedule'],
    },
  },
  figures: [
    { field: 'expectMoney', opens: 'businessProduct' },
    { field: 'weightedMoney' },
    { field: 'successRate' },
    { field: 'tzLastLog', opens: 'businessLog' },
    { of: 'businessTask', by, label: '未完成任务', where: open },
    { of: 'contract', by, label: '合同' },
  ],
  waits: [
    {
      of: 'businessTask',
      by,
      where: open,
      who: { row: 'creatorId' },
      whom: { row: 'userId' },
      since: 'tzCreate',
      due: 'dtEnd',
    },
    {
      of: 'contract',
      by,
      where: { status: { in: ['待一级审核', '待二级审核'] } },
      who: { row: 'initiator' },
      whom: '审核',
      since: 'tzSubmit',
      what: '审核',
    },
  ],
  history: { call: '/business-log/history', by: 'businessOpportunityId', label: '变更历史' },
  files: true,
}
