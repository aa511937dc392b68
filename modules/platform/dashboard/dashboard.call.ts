import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { quarterOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * Returns all figures of a dashboard under one choice; NOT_FOUND when it does not exist or the caller may not see it.
 */
export const showDashboard = call({
  method: 'GET',
  path: '/dashboard',
  label: '看板',
  input: {
    name: text('名称', { required: true }),
    year: year('年度', { min: 2000, max: 2100 }),
    quarter: quarterOfYear('季度'),
    date1: date('开始日期'),
    date2: date('结束日期'),
    choices: json('筛选'),
  },
  answer: {
    label: 'text',
    period: 'year|quarter|week|days|none',
    year: 'json',
    quarter: 'json',
    date1: 'date?',
    date2: 'date?',
    choices: 'json',
    tiles: [
      {
        key: 'text',
        label: 'text',
        value: 'json',
        unit: 'text',
        isBad: 'bool',
        note: 'json',
        before: 'json',
        link: 'text?',
      },
    ],
    blocks: [
      {
        key: 'text',
        label: 'text',
        as: 'text',
        head: 'text',
        isWide: 'bool',
        limit: 'json',
        series: [{ label: 'text', unit: 'text', isGoal: 'bool' }],
        points: [{ key: 'text?', label: 'text', figures: 'json' }],
        rows: 'json',
      },
    ],
  },
})
