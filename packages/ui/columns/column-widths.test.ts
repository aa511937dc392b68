import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { columnWidth } from './column-width.ts'
import { columnWidths } from './column-widths.ts'

const trip = entity('client', {
  label: '出差',
  title: 'name',
  rows: { manage: holds('client:manage') },
  fields: { name: text('名称'), reason: longText('事由'), day: date('日期') },
  list: { columns: ['name', 'reason', 'day'] },
})
const all = ['name', 'reason', 'day']
// the last has the sheet's gutter behind it
const day = columnWidth(trip, 'day', all) + 12

it('lets long words share with the name what is left, and the others have what they need', () => {
  const widths = columnWidths(trip, all, 600)
  expect(widths.get('name')).toEqual({})
  expect(widths.get('reason')).toEqual({ width: columnWidth(trip, 'reason', all), grows: true })
  expect(widths.get('day')).toEqual({ width: day })
})

it('gives a name no more than it is read in where other words want the room', () => {
  expect(columnWidths(trip, all, 1200).get('name')).toEqual({ width: 280 })
  expect(columnWidths(trip, all, undefined).get('name')).toEqual({})
})

it('makes the others wider, but not without end, where words have enough', () => {
  const alone = ['name', 'day']
  expect(columnWidths(trip, alone, 500).get('day')).toEqual({ width: day })
  expect(columnWidths(trip, alone, 44 + 420 + day + 20).get('day')).toEqual({ width: day + 20 })
  expect(columnWidths(trip, alone, 4000).get('day')).toEqual({ width: Math.round(day * 1.6) })
})

const stage = entity('client', {
  label: '阶段',
  title: 'day',
  rows: { manage: holds('client:manage') },
  fields: { projectId: ref('项目', 'project'), userId: ref('人员', 'user'), name: text('名称'), day: date('日期') },
  list: { columns: ['projectId', 'userId', 'day'] },
})

it('shares the whole room among all where nothing runs on, or the ticks would have a part of it', () => {
  const widths = columnWidths(stage, ['userId', 'day'], 1000)
  const sum = [...widths.values()].reduce((all, { width = 0 }) => all + width, 0)
  expect(Math.abs(sum - (1000 - 44))).toBeLessThanOrEqual(1)
})

it('reads the name of another record in full before the name of this one has more than it needs', () => {
  const all = ['name', 'projectId', 'userId', 'day']
  const least = columnWidth(stage, 'projectId', all)
  expect(columnWidths(stage, all, 400).get('projectId')).toEqual({ width: least })
  expect(columnWidths(stage, all, 700).get('projectId')).toEqual({ width: 208 })
  expect(columnWidths(stage, all, 700).get('userId')).toEqual({ width: 84 })
})

it('never cuts a number that is copied whole', () => {
  const payer = entity('client', {
    label: '抬头',
    title: 'name',
    rows: { manage: holds('client:manage') },
    fields: { name: text('名称'), taxNo: text('税号', { whole: 18 }), other: text('其他') },
    list: { columns: ['name', 'taxNo', 'other'] },
  })
  const widths = columnWidths(payer, ['name', 'taxNo', 'other'], 500)
  expect(widths.get('taxNo')?.width).toBeGreaterThanOrEqual(18 * 8 + 18)
  expect(widths.get('other')?.width).toBeLessThan(18 * 8)
})

it('gives a few words in a structure what they need, and the sentence beside them the rest', () => {
  const rule = entity('client', {
    label: '规则',
    title: 'name',
    rows: { manage: holds('client:manage') },
    fields: { name: text('名称'), reason: longText('条件'), days: json('天数', { isShort: true }) },
    list: { columns: ['name', 'reason', 'days'] },
  })
  const widths = columnWidths(rule, ['name', 'reason', 'days'], 1000)
  expect(widths.get('days')?.grows).toBeUndefined()
  expect(widths.get('reason')?.grows).toBe(true)
})

it('lets no number of known width take the room that is left', () => {
  const pay = entity('client', {
    label: '工资条',
    title: 'month',
    rows: { manage: holds('client:manage') },
    fields: { month: text('月份', { whole: 7 }), userId: ref('人员', 'user'), day: date('日期') },
    list: { columns: ['month', 'userId', 'day'] },
  })
  const widths = columnWidths(pay, ['month', 'userId', 'day'], 1000)
  expect(widths.get('month')?.width).toBeLessThan(400)
})
