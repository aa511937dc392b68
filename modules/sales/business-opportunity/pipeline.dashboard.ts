import { dashboard, firstRows, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { openStages } from './open-stages.ts'

const passed = { in: ['通过', '变更中'] }
const open = { status: passed, isUse: { equalTo: true }, schedule: { in: openStages } }
const won = { status: passed, schedule: { equalTo: '赢单' } }
const lost = { status: passed, schedule: { equalTo: '输单' } }
const narrow = { departmentId: 'performanceFrom', userId: 'salesPersonnel' } as const
const goals = { year: 'year', departmentId: 'departmentId', userId: 'userId' } as const
const ofDepartments = { departmentId: { isNull: false } }
const ofPeople = { userId: { isNull: false } }
const deals = { of: 'businessOpportunity', narrow } as const
/** Won and lost in the chosen year, by the day they were decided. */
const decided = { ...deals, date: 'tzSchedule' } as const
/** Sales created in the year and not lost, at their current stage. */
const begun = {
  ...deals,
  where: { status: passed, isUse: { equalTo: true }, schedule: { in: [...openStages, '赢单'] } },
  date: 'createDate',
} as const

/** Open, won and lost sales of a year, compared with the target. */
export const pipeline = dashboard({
  name: 'businessOpportunity',
  label: '商机看板',
  who: holds('businessOpportunity:manage'),
  period: 'year',
  choices: { departmentId: ref('业绩归属部门', 'department'), userId: ref('销售负责人', 'user') },
  tiles: [
    tile({
      key: 'won',
      label: '赢单额',
      ...decided,
      where: won,
      measure: { sum: 'expectMoney' },
      isCompared: true,
      note: {
        label: '完成目标',
        of: 'salesTarget',
        where: ofDepartments,
        narrow: goals,
        measure: { sum: 'money' },
        isShare: true,
      },
    }),
    tile({ key: 'weighted', label: '加权管道', ...deals, where: open, measure: { sum: 'weightedMoney' } }),
    tile({ key: 'open', label: '跟进中商机', ...deals, where: open, unit: '个' }),
    tile({
      key: 'rate',
      label: '赢单率',
      ...decided,
      where: { status: passed, schedule: { in: ['赢单', '输单'] } },
      measure: { rate: [{ count: won }, { count: {} }], digits: 1 },
      isCompared: true,
    }),
    tile({
      key: 'flagged',
      label: '成功率偏离',
      ...deals,
      where: { ...open, rateFlag: { equalTo: true } },
      unit: '个',
      isBad: true,
    }),
  ],
  blocks: [
    {
      key: 'months',
      label: '加权管道与赢单',
      as: 'bars',
      head: '月份',
      isWide: true,
      series: [
        series({
          label: '加权管道',
          ...deals,
          where: open,
          date: 'signDate',
          by: 'signDate:month',
          measure: { sum: 'weightedMoney' },
        }),
        series({ label: '赢单', ...decided, where: won, by: 'tzSchedule:month', measure: { sum: 'expectMoney' } }),
        series({
          label: '目标',
          of: 'salesTarget',
          where: ofDepartments,
          narrow: goals,
          by: 'month',
          measure: { sum: 'money' },
          isMonth: true,
          isGoal: true,
        }),
      ],
    },
    {
      key: 'funnel',
      label: '商机漏斗',
      as: 'funnel',
      head: '进度',
      series: [
        series({ label: '预算', ...begun, by: 'schedule', measure: { sum: 'expectMoney' } }),
        series({ label: '个', ...begun, by: 'schedule' }),
        series({ label: '停留', ...begun, by: 'schedule', measure: { avg: 'stageDays', digits: 0 }, unit: '天' }),
      ],
    },
    {
      key: 'departments',
      label: '按部门',
      as: 'names',
      head: '部门',
      series: [
        series({ label: '赢单', ...decided, where: won, by: 'performanceFrom', measure: { sum: 'expectMoney' } }),
        series({ label: '加权管道', ...deals, where: open, by: 'performanceFrom', measure: { sum: 'weightedMoney' } }),
        series({
          label: '目标',
          of: 'salesTarget',
          where: ofDepartments,
          narrow: goals,
          by: 'departmentId',
          measure: { sum: 'money' },
          isGoal: true,
        }),
      ],
    },
    {
      key: 'people',
      top: 8,
      label: '按人',
      as: 'names',
      head: '销售负责人',
      series: [
        series({ label: '赢单', ...decided, where: won, by: 'salesPersonnel', measure: { sum: 'expectMoney' } }),
        series({ label: '加权管道', ...deals, where: open, by: 'salesPersonnel', measure: { sum: 'weightedMoney' } }),
        series({
          label: '目标',
          of: 'salesTarget',
          where: ofPeople,
          narrow: goals,
          by: 'userId',
          measure: { sum: 'money' },
          isGoal: true,
        }),
      ],
    },
    {
      key: 'reasons',
      label: '输单原因',
      as: 'split',
      head: '原因',
      series: [series({ label: '输单', ...decided, where: lost, by: 'loseReason', unit: '个' })],
    },
    firstRows({
      key: 'silent',
      label: '预计签约已过期',
      ...deals,
      where: { ...open, signDate: { lessThan: { from: 'today' } } },
      columns: ['name', 'clientId', 'schedule', 'expectMoney', 'signDate', 'salesPersonnel'],
      sort: 'signDate',
      isWide: true,
    }),
  ],
})
