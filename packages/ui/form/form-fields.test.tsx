import { entity } from '@chengban/kernel/entity.ts'
import { everybody, field, multiply, subtract } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { leadTo } from '../list/board/lead.ts'
import { formNames, shownNames } from './form-fields.ts'

const card = entity('card', {
  label: '卡片',
  title: 'name',
  fields: { name: text('名称'), note: text('备注') },
  rows: { own: everybody },
})
const asker = { userId: 'u', has: () => true, today: '2026-11-21', now: '2026-11-21T10:00:00+08:00' }
const names = (row: object) => formNames(card, asker, row as never)

it('what is not among the edits of a row has no place in its form and is not dragged', () => {
  const row = { id: '1', can: ['update'], name: '甲', edits: ['note'] }
  expect(names(row)).toEqual(['note'])
  expect(leadTo(card, 'name', row, '乙').by).toBe('nothing')
  expect(leadTo(card, 'note', row, '记').by).toBe('writing')
  expect(names({ ...row, edits: [] })).toEqual([])
})

it('where nothing closes a row it is written in whole', () => {
  const row = { id: '1', can: ['update'], name: '甲', edits: null }
  expect(names(row)).toEqual(['name', 'note'])
  expect(leadTo(card, 'name', row, '乙').by).toBe('writing')
})

it('a new row is not asked for what it begins with rightly; a row that stands is; nobody is asked for what serves the system alone', () => {
  const item = entity('receiveItem', {
    label: '物品',
    title: 'name',
    rows: { own: everybody },
    fields: {
      name: text('名称'),
      isEnable: bool('启用', { default: true }),
      isVip: bool('重点', { default: false }),
      sort: int('排序', { default: 100 }),
      initials: text('首字母', { isAside: true }),
    },
  })
  expect(formNames(item, asker)).toEqual(['name', 'isVip'])
  const row = { id: '1', can: ['update'], name: '甲', edits: null }
  expect(formNames(item, asker, row)).toEqual(['name', 'isEnable', 'isVip', 'sort'])
})

it('shows a formula while what it rests on is typed there', () => {
  const leave = entity('restDay', {
    label: '请假',
    title: 'name',
    rows: { own: everybody },
    fields: {
      name: text('名称'),
      days: int('天'),
      told: int('报告天数', { readonly: true }),
      hours: int('小时', { computed: multiply(field('days'), 8) as never }),
      lessTold: int('未报告天数', { computed: subtract(field('days'), field('told')) as never }),
      toldHours: int('报告小时', { computed: multiply(field('told'), 8) as never }),
    },
    form: [{ title: '请假', fields: ['name', 'days', 'hours', 'lessTold', 'toldHours'] }],
  })
  expect(shownNames(leave, ['name', 'days'])).toEqual(['name', 'days', 'hours'])
  expect(shownNames(leave, ['name'])).toEqual(['name'])
})
