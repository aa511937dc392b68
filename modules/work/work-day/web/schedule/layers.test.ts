import { expect, test } from 'vitest'
import { type Dated, onceEach, whoseOf, wordsOf } from './layers.ts'

const dated = (more: Partial<Dated>): Dated => ({
  ...{ kind: 'meeting', id: 'm1', title: '例会', start: '2026-11-26T10:00:00+08:00', end: '2026-11-26T11:00:00+08:00' },
  ...{ allDay: false, userId: 'u1', isDelay: false, route: null },
  ...more,
})

test('a meeting of several people is drawn once, what one may not read once for each', () => {
  const nodes = [
    dated({}),
    dated({ userId: 'u2' }),
    dated({ id: null, title: null }),
    dated({ id: null, title: null, userId: 'u2' }),
  ]
  expect(onceEach(nodes)).toHaveLength(3)
})

test('a meeting is of all of those shown who take part, what one may not read of its own person', () => {
  const busy = dated({ id: null, title: null, userId: 'u2' })
  const nodes = [dated({}), dated({ userId: 'u2' }), dated({ id: 'm2', userId: 'u2' }), busy]
  const names = new Map([
    ['u1', '甲'],
    ['u2', '乙'],
  ])
  expect(whoseOf(nodes, dated({}), names)).toBe('甲、乙')
  expect(whoseOf(nodes, busy, names)).toBe('乙')
})

test('what one may not read is only busy', () => {
  expect(wordsOf(dated({ id: null, title: null }))).toBe('10:00 忙碌')
  expect(wordsOf(dated({ kind: 'task', title: '接口', start: '2026-11-26', allDay: true }))).toBe('接口')
  expect(wordsOf(dated({}), '乙')).toBe('乙 10:00 例会')
})
