import { dashboard, firstRows, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const narrow = { userId: 'userId', way: 'way' } as const
const held = { of: 'demoApply', narrow, date: 'tzStart', where: { status: { equalTo: '通过' } } } as const
const judged = { ...held, where: { ...held.where, result: { isNull: false } } } as const
const won = { ...held, where: { ...held.where, businessOpportunity: { schedule: { equalTo: '赢单' } } } } as const
const waiting = { of: 'demoApply', narrow, where: { demoStatus: { in: ['待总结', '逾期关闭'] } } } as const

/** Demonstrations of the chosen days and what clients said of them. */
export const demoFigures = dashboard({
  name: 'demoApply',
  label: '演示统计',
  who: holds('demoApply:manage'),
  period: 'days',
  choices: { userId: ref('申请人', 'user'), way: dict('演示方式', 'demoWay') },
  tiles: [
    tile({ key: 'held', label: '演示', ...held, unit: '场', isCompared: true }),
    tile({
      key: 'liked',
      label: '满意率',
      ...judged,
      measure: { rate: [{ count: { result: { in: ['很满意', '满意'] } } }, { count: {} }], digits: 1 },
    }),
    tile({ key: 'waiting', label: '未总结', ...waiting, unit: '场', isBad: true }),
  ],
  blocks: [
    {
      key: 'months',
      label: '按月份',
      as: 'bars',
      head: '月份',
      series: [series({ label: '演示', ...held, by: 'tzStart:month', unit: '场' })],
    },
    {
      key: 'results',
      label: '客户评价',
      as: 'split',
      head: '评价',
      series: [series({ label: '演示', ...judged, by: 'result', unit: '场' })],
    },
    {
      key: 'people',
      label: '按申请人',
      as: 'names',
      head: '申请人',
      top: 10,
      series: [series({ label: '演示', ...held, by: 'userId', unit: '场' })],
    },
    {
      key: 'won',
      label: '赢单商机各演示几场',
      as: 'names',
      head: '商机',
      top: 10,
      series: [series({ label: '演示', ...won, by: 'businessOpportunityId', unit: '场' })],
    },
    firstRows({
      key: 'waiting',
      label: '未总结最久',
      ...waiting,
      columns: ['name', 'clientId', 'userId', 'tzStart', 'demoStatus'],
      sort: 'tzStart',
    }),
  ],
})
