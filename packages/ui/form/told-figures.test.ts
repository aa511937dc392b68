import { isSet, not } from '@chengban/kernel/expr.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { expect, it } from 'vitest'
import { askedWith, figuresIn, toldOf } from './told-figures.ts'
import type { Values } from './values.ts'

const told = {
  call: '/meetingKind/preview',
  by: { rule: 'rule' },
  needs: ['rule'],
  at: 'rule',
  shows: { dates: '接下来' },
}

it('asks with an object as its text, and with nothing while it is missing', () => {
  expect(askedWith({ name: 'meetingKind' }, told as never, { rule: null } as never)).toBeUndefined()
  expect(askedWith({ name: 'meetingKind' }, told as never, { rule: { freq: 'week' } } as never)).toEqual({
    rule: '{"freq":"week"}',
  })
})

it('is not asked with half of a day that is still being typed', () => {
  const fields = { tzStart: datetime('开始时间') }
  const used = { call: '/overtime/used', by: { tzStart: 'tzStart' }, needs: ['tzStart'], at: 'tzStart', shows: {} }
  const asked = (tzStart: string) => askedWith({ name: 'overtime', fields }, used as never, { tzStart })
  expect(asked('2027-01-2')).toBeUndefined()
  expect(asked('2027-01-27T19:00:00+08:00')).toEqual({ tzStart: '2027-01-27T19:00:00+08:00' })
})

it('is not asked of a row of which its condition does not hold', () => {
  const when = not(isSet('reverseId'))
  const asked = (reverseId: string | null) =>
    askedWith({ name: 'x' }, { ...told, when } as never, { rule: 'a', reverseId })
  expect(asked('b')).toBeUndefined()
  expect(asked(null)).toEqual({ rule: 'a' })
})

it('adds up the other lines that are like this one, as far as their figures are typed', () => {
  const others = { sameDay: { sum: 'money', same: ['type', 'date'] } }
  const line = (money: string, date: string, type = '餐饮') => ({ rule: 'a', money, date, type })
  const asked = (lines: readonly Values[]) =>
    askedWith({ name: 'x' }, { ...told, others } as never, line('60.00', '2026-11-26'), lines)
  expect(asked([line('50.00', '2026-11-25'), line('50.00', '2026-11-26', '住宿')])).toEqual({ rule: 'a' })
  expect(asked([line('50.00', '2026-11-26'), line('0.10', '2026-11-26'), line('', '2026-11-26')])).toEqual({
    rule: 'a',
    sameDay: '50.10',
  })
})

it('tells a list of times as people read them, a long one in part', () => {
  const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T09:00:00+08:00`
  const of = (days: number) =>
    figuresIn(told as never, { dates: Array.from({ length: days }, (_, on) => at(on + 1)) }, {})
  expect(of(2)).toEqual([['接下来', '2026-12-01 09:00、2026-12-02 09:00']])
  expect(of(14)[0]?.[1]).toMatch(/2026-12-12 09:00 等 14 次$/)
  expect(of(0)).toEqual([])
})

it('asks for the columns of a row to be by its form, once all they rest on is typed', () => {
  const days = { foretells: ['days'], needs: ['startDate', 'endDate'], at: 'endDate' }
  const restDay = { name: 'restDay', fields: { days: { label: '天数' } } }
  expect(askedWith(restDay as never, days as never, { startDate: '2026-11-26' })).toBeUndefined()
  expect(askedWith(restDay as never, days as never, { startDate: '2026-11-26', endDate: '2026-11-27', x: 1 })).toEqual({
    module: 'restDay',
    values: '{"startDate":"2026-11-26","endDate":"2026-11-27"}',
  })
  const shown = toldOf(restDay as never, days as never)
  expect(figuresIn(shown, { figures: { days: '2.0', hours: '16.0' } }, {})).toEqual([['天数', '2.0']])
  expect(figuresIn(shown, { figures: {} }, {})).toEqual([])
})
