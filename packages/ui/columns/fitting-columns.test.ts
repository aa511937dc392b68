import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { columnWidth, growingColumn } from './column-width.ts'
import { fittingColumns } from './fitting-columns.ts'

const trip = entity('client', {
  label: '出差',
  title: 'name',
  rows: { manage: holds('client:manage') },
  fields: {
    code: text('编号'),
    name: text('名称'),
    cost: money('金额'),
    reason: longText('事由'),
    day: date('日期'),
    status: oneOf('状态', ['草稿', '待一级审核'], { readonly: true }),
  },
  workflow: { field: 'status', initial: '草稿', states: ['草稿', '待一级审核'], moves: [] as never },
  list: { columns: ['code', 'name', 'cost', 'reason', 'day', 'status'] },
})
const all = trip.list?.columns ?? []
const widthOf = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + columnWidth(trip, name, all), 44 + 12)
const everything = (): boolean => true

it('leaves out from the right, never the name, the first and the state', () => {
  expect(fittingColumns(trip, all, widthOf(all) - 1, everything)).toEqual(['code', 'name', 'cost', 'reason', 'status'])
  expect(fittingColumns(trip, all, 100, everything)).toEqual(['code', 'name', 'status'])
})

it('keeps the sum before other facts, wherever it is declared', () => {
  const order = ['code', 'name', 'reason', 'day', 'status', 'cost']
  const room = widthOf(order) - 1
  expect(fittingColumns(trip, order, room, everything)).toEqual(['code', 'name', 'reason', 'status', 'cost'])
})

it('leaves out first what the person may not read', () => {
  const room = widthOf(all) - 1
  expect(fittingColumns(trip, all, room, (name) => name !== 'cost')).toEqual([
    'code',
    'name',
    'reason',
    'day',
    'status',
  ])
})

it('leaves nothing out where there is room', () => {
  expect(fittingColumns(trip, all, widthOf(all), everything)).toEqual(all)
})

it('gives the room that is left to words alone', () => {
  expect(growingColumn(trip, all)).toBe('name')
  expect(growingColumn({ ...trip, title: 'day' }, ['day', 'code', 'reason'])).toBe('reason')
  expect(growingColumn({ ...trip, title: 'day' }, ['day', 'cost'])).toBeUndefined()
})

it('shows 24 characters of a sentence before further columns, where the list is wide', () => {
  const name = text('任务名称', { isSentence: true })
  const told = { ...trip, fields: { ...trip.fields, name } }
  expect(columnWidth(told, 'name', all, 1220)).toBeGreaterThanOrEqual(24 * 13)
  expect(columnWidth(told, 'name', all, 800)).toBe(columnWidth(trip, 'name', all, 1220))
  const many = [...all, ...Array.from({ length: 12 }, (_, each) => `day${each}`)]
  const fields = { ...told.fields, ...Object.fromEntries(many.slice(6).map((key) => [key, date('日')])) }
  const shown = (entity: typeof trip): number => fittingColumns(entity, many, 1220, everything).length
  expect(shown({ ...told, fields })).toBeLessThan(shown({ ...trip, fields: { ...fields, name: trip.fields.name } }))
})

it('keeps a sum the rows are sorted by among the others, also beyond the fourth', () => {
  const sums = ['a', 'b', 'c', 'd', 'late']
  const fields = { ...trip.fields, ...Object.fromEntries(sums.map((name) => [name, money(name)])) }
  const columns = ['code', 'name', ...sums, 'day', 'status']
  const room = widthOf(['code', 'name', 'status']) + 5 * columnWidth({ ...trip, fields }, 'a', columns)
  const shown = (sort: string) =>
    fittingColumns({ ...trip, fields, list: { columns, sort } }, columns, room, everything)
  expect(shown('-late')).toContain('late')
  expect(shown('-day')).not.toContain('late')
})

it('keeps whose it is before other facts', () => {
  const owned = { ...trip, fields: { ...trip.fields, initiator: text('发起人') } }
  const order = ['code', 'name', 'cost', 'reason', 'day', 'status', 'initiator']
  const room = order.reduce((sum, name) => sum + columnWidth(owned, name, order), 44 + 12) - 1
  expect(fittingColumns(owned, order, room, everything)).toContain('initiator')
})
