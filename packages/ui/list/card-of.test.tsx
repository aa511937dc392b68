import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
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

it('tells nothing that begins its title, nor what says nothing in this state; flags and places in an order come last', () => {
  const plan = entity('client', {
    label: '计划',
    title: 'name',
    rows: { own: everybody },
    fields: {
      contractId: ref('合同', 'contract'),
      name: text('名称'),
      isTop: bool('置顶'),
      sort: int('首页顺序'),
      paid: money('已付', { applies: { status: ['参加'] } }),
      place: text('地点'),
      status: fields.status,
    },
    list: { columns: ['contractId', 'isTop', 'sort', 'paid', 'place'] },
  })
  const of = (more: object) =>
    cardOf(plan, { id: '1', version: 1, isTop: true, sort: 1, paid: '1.00', place: '三楼', ...more }).facts?.map(
      ({ label }) => label,
    )
  const contract = { contractId: 'c', contract: { id: 'c', name: '医院平台' }, status: '待确认' }
  expect(of({ ...contract, name: '医院平台 2025-7' })).toEqual(['地点', '置顶', '首页顺序'])
  expect(of({ ...contract, name: '二期', status: '参加' })).toEqual(['已付', '合同', '地点'])
})

it('tells once when the row was made', () => {
  const log = entity('client', {
    label: '流水',
    title: 'name',
    rows: { own: everybody },
    fields: { name: text('名称') },
    list: { columns: ['name', 'tzCreate'] },
  })
  const made = { id: '1', version: 1, name: '领用', tzCreate: '2026-11-20T14:00:00+08:00' }
  expect(cardOf(log, made).aside).toBeUndefined()
  expect(cardOf({ ...log, list: { columns: ['name'] } }, made).aside).toBe('2026-11-20')
})

it('tells what its page declares, without what is empty, and a ring of so many done', () => {
  const face = { facts: ['reason', 'place', 'date'], ring: { done: 'done', all: 'all' } }
  const card = cardOf(of('date'), { ...row, reason: '拜访', place: null, done: 2, all: 5 }, undefined, face)
  expect(card.facts?.map(({ label }) => label)).toEqual(['事由', '日期'])
  const { container } = render(card.ring as ReactElement)
  expect(container.textContent).toBe('2/5')
})
