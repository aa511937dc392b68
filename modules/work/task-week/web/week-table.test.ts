import { expect, test } from 'vitest'
import { weekTable } from './week-table.ts'

const plan = { id: 'w', user: { id: 'u', name: '王芳' }, status: '已下发', planHours: '12.0', doneRate: '50.00' }
const item = (id: string, more: object) => ({
  id,
  taskWeekId: 'w',
  title: id,
  planHours: '4.0',
  isDone: false,
  ...more,
})

test('an item stands on each of its days, and apart where it has none; items of others stay out', () => {
  const [week] = weekTable(
    [plan],
    [item('接口', { days: [1, 3] }), item('测试', { days: null, isDone: true }), item('别人', { taskWeekId: 'x' })],
  )
  expect(week?.days.map((day) => day.map(({ title }) => title))).toEqual([['接口'], [], ['接口'], [], [], [], []])
  expect(week?.loose).toEqual([{ id: '测试', title: '测试', hours: '4.0', isDone: true }])
  expect([week?.name, week?.planned, week?.doneRate]).toEqual(['王芳', '12.0', '50.00'])
})

test('a week without items has seven empty days', () => {
  expect(weekTable([plan], [])[0]?.days.flat()).toEqual([])
})
