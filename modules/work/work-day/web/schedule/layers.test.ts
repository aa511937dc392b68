import { expect, test } from 'vitest'
import { type Dated, onceEach, wordsOf } from './layers.ts'

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

test('what one may not read is only busy', () => {
  expect(wordsOf(dated({ id: null, title: null }))).toBe('10:00 忙')
  expect(wordsOf(dated({ kind: 'task', title: '接口', start: '2026-11-26', allDay: true }))).toBe('接口')
})
