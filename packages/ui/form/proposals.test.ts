import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { laterDays, mayPropose, proposalsFrom } from './proposals.ts'
import { askedWith, figuresIn } from './told-figures.ts'

const invoice = entity('invoicing', {
  label: '开票',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('名称'),
    contractId: ref('合同', 'contract'),
    planId: ref('计划', 'invoicingPlan'),
    type: text('类型', { default: { of: ['contractId', 'invoiceType' as never] } }),
    far: text('远', { default: { of: ['contractId', 'clientId', 'name'] as never } }),
    money: money('金额', { default: { of: ['planId', 'money' as never] } }),
  },
})

it('a chosen row fills the fields that are copied from it, and no others', () => {
  expect(proposalsFrom(invoice, 'contractId', { invoiceType: '电子专用发票', money: '9.00' })).toEqual([
    ['type', '电子专用发票'],
  ])
  expect(proposalsFrom(invoice, 'planId', { money: '5.00' })).toEqual([['money', '5.00']])
  expect(proposalsFrom(invoice, 'planId', { money: null })).toEqual([])
  expect(proposalsFrom(invoice, 'planId', undefined)).toEqual([])
})

it('writes over nothing that somebody typed or emptied', () => {
  expect(mayPropose(null, undefined, '5.00')).toBe(true)
  expect(mayPropose('5.00', '5.00', '7.00')).toBe(true)
  expect(mayPropose('6.00', '5.00', '7.00')).toBe(false)
  expect(mayPropose(null, '5.00', '5.00')).toBe(false)
  expect(mayPropose('5.00', '5.00', '5.00')).toBe(false)
})

it('the end of a leave follows its start, and that of a meeting an hour later', () => {
  const days = {
    startDate: date('开始日期'),
    endDate: date('结束日期', { begins: { field: 'startDate' } }),
    tzStart: datetime('开始时间'),
    tzEnd: datetime('结束时间', { begins: { field: 'tzStart', hours: 1 } }),
  }
  const row = entity('restDay', { label: '请假', title: 'startDate', rows: { own: everybody }, fields: days })
  const names = Object.keys(days)
  const typed = { startDate: '2026-12-01', tzStart: '2026-12-01T23:30:00+08:00' }
  expect(laterDays({ entity: row, names, values: typed, isNew: true })).toEqual([
    ['endDate', '2026-12-01'],
    ['tzEnd', '2026-12-02T00:30:00+08:00'],
  ])
  expect(laterDays({ entity: row, names, values: {}, isNew: true })).toEqual([])
  const half = { startDate: '2026-12-', tzStart: '2026-12-01' }
  expect(laterDays({ entity: row, names, values: half, isNew: true })).toEqual([])
  expect(laterDays({ entity: row, names, values: typed, isNew: false })).toEqual([])
})

const balance = {
  call: '/invoicing/getBalance',
  by: { contractId: 'contractId', planId: 'planId' },
  needs: ['contractId'],
  at: 'money',
  shows: { balance: '余额', 'plan.left': '计划剩余' },
} as const

it('asks for figures once what they need is typed, and tells those that came', () => {
  expect(askedWith({ name: 'told' }, balance, { contractId: null, planId: 'p' })).toBeUndefined()
  expect(askedWith({ name: 'told' }, balance, { contractId: 'c', planId: null })).toEqual({ contractId: 'c' })
  expect(figuresIn(balance, { balance: '80.00', plan: null }, {})).toEqual([['余额', '80.00']])
  expect(figuresIn(balance, undefined, {})).toEqual([])
})

it('of a list it tells the item that is meant', () => {
  const rest = { ...balance, shows: { available: '可用' }, item: { of: 'kinds', by: 'kind', is: 'name' } } as const
  const answer = {
    kinds: [
      { kind: '调休', available: '8.0' },
      { kind: '年假', available: '40.0' },
    ],
  }
  expect(figuresIn(rest, answer, { name: '年假' })).toEqual([['可用', '40.0']])
  expect(figuresIn(rest, answer, { name: '事假' })).toEqual([])
})
