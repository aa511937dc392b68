import { dashboard, series, tile } from '@chengban/kernel/dashboard.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const rows = { of: 'milepostUserSummary', narrow: { userId: 'userId', month: 'month' } } as const
const shares = [
  { label: '按时完成', measure: { sum: 'onTime' } },
  { label: '逾期里程碑', measure: { sum: 'late' } },
  { label: '应完成', measure: { sum: 'total' } },
] as const

/** How many milestones were due, done in time and late: by month, and of each person. */
export const milepostMonths = dashboard({
  name: 'milepostUserSummary',
  label: '月度图表',
  who: anyOf(holds('milepost:manage'), holds('milepost:edit'), holds('milepost:confirm'), holds('milepost:pmo')),
  period: 'none',
  choices: { userId: ref('人员', 'user'), month: text('月份（如 2026-11）', { max: 7 }) },
  tiles: [
    tile({ key: 'total', label: '应完成', ...rows, measure: { sum: 'total' } }),
    tile({ key: 'onTime', label: '按时完成', ...rows, measure: { sum: 'onTime' } }),
    tile({ key: 'late', label: '逾期里程碑', ...rows, measure: { sum: 'late' }, isBad: true }),
    tile({ key: 'lateDays', label: '逾期天数', ...rows, measure: { sum: 'lateDays' }, unit: '天', isBad: true }),
  ],
  blocks: [
    {
      key: 'months',
      label: '按月份',
      as: 'bars',
      top: 240,
      head: '月份',
      isWide: true,
      series: shares.map((one) => series({ ...rows, ...one, by: 'month' })),
    },
    {
      key: 'people',
      label: '按人员',
      as: 'bars',
      top: 200,
      head: '人员',
      isWide: true,
      series: shares.map((one) => series({ ...rows, ...one, by: 'userId' })),
    },
  ],
})
