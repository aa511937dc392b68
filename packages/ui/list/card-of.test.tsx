import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { cardOf } from './card-of.tsx'

const fields = {
  userId: ref('人员', 'user'),
  date: date('日期'),
  place: text('地点'),
  money: money('费用'),
  reason: text('事由'),
  status: oneOf('状态', ['待确认', '参加']),
}
const workflow = { field: 'status', states: ['待确认', '参加'], initial: '待确认', moves: [] } as const
const of = (title: 'date' | 'status') =>
  entity('client', {
    label: '外出',
    title,
    rows: { own: everybody },
    fields,
    workflow,
    summary: ['userId', 'place'],
    list: { columns: ['date', 'reason', 'money'] },
  })
const row = { id: '1', version: 1, userId: 'u', user: { id: 'u', name: '何川' }, date: '2026-11-22', status: '参加' }
const labels = (title: 'date' | 'status', more: object = {}) =>
  cardOf(of(title), { ...row, place: null, money: null, reason: '', ...more }).facts?.map(({ label }) => label)

it('tells nothing twice: neither who the title names nor the state, and nothing that is empty', () => {
  expect(labels('date')).toEqual([])
  const { title, foot } = cardOf(of('date'), row)
  expect([title, foot]).toEqual(['何川 2026-11-22', undefined])
})

it('tells the sum first, then the summary, then what else stands in the list, three in all', () => {
  expect(labels('date', { place: '三楼', money: '12.00' })).toEqual(['费用', '地点'])
  expect(labels('status', { place: '三楼', money: '12.00', reason: '拜访' })).toEqual(['费用', '地点', '日期'])
})

it('has no state in its title where the state stands beside it', () => {
  expect(cardOf(of('status'), row).title).toBe('何川')
})
