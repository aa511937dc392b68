import { expect, test } from 'vitest'
import { followUps, stepped } from './follow-ups.ts'

const result = {
  ...{ id: 'k1', current: '3.00', start: '0.00', target: '10.00', unit: '家', confidence: '高' },
  parent: { id: 'o1', name: '打开市场' },
}
const check = { id: 'c1', version: 2, okrId: 'k1', okr: { id: 'k1', name: '签约客户' }, date: '2026-11-27' }

test('what may not be filled in is not asked for', () => {
  expect(followUps([{ ...check, can: ['read'] }], [result], {}, '2026-11-28')).toEqual([])
})

test('a follow-up begins with where its result stands, and keeps what was typed', () => {
  const [row] = followUps([{ ...check, can: ['fill'] }], [result], { c1: { confidence: '低' } }, '2026-11-28')
  expect(row).toMatchObject({
    name: '签约客户',
    objective: '打开市场',
    reached: '3 / 10 家',
    value: '3',
    confidence: '低',
  })
  const [fresh] = followUps(
    [{ ...check, can: ['fill'] }],
    [{ ...result, current: null, start: '100.00' }],
    {},
    '2026-11-28',
  )
  expect(fresh?.value).toBe('100')
})

test('a step is exact, and what is no figure stays as it is typed', () => {
  expect([stepped('0.1', 1), stepped('0', -1), stepped('三', 1)]).toEqual(['1.1', '-1', '三'])
})

test('what is over, or not due for a week, is not asked for; what was sent back is', () => {
  const at = (date: string, tzBack: string | null = null) =>
    followUps([{ ...check, date, tzBack, can: ['fill'] }], [result], {}, '2026-11-28').length
  expect([at('2026-11-20'), at('2026-11-21'), at('2026-12-04'), at('2026-12-05')]).toEqual([0, 1, 1, 0])
  expect(at('2026-11-13', '2026-11-27T10:00:00+08:00')).toBe(1)
  expect(at('2026-05-13', '2026-05-20T10:00:00+08:00')).toBe(0)
})
