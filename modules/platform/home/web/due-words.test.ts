import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'

const at = '2026-11-21'

test('what is late says by how much', () => {
  expect(dueWords('2026-11-20', null, at)).toBe('逾期 1 天')
  expect(dueWords('2026-10-31', null, at)).toBe('逾期 21 天')
})

test('the hour counts today alone', () => {
  expect(dueWords('2026-11-21', '2026-11-21T10:00:00.000Z', at)).toBe('18:00')
  expect(dueWords('2026-11-21', null, at)).toBe('今天')
  expect(dueWords('2026-11-22', '2026-11-22T10:00:00.000Z', at)).toBe('明天')
})

test('the year is said where it is another', () => {
  expect([dueWords('2026-12-01', null, at), dueWords('2027-01-02', null, at), dueWords(null, null, at)]).toEqual([
    '12-01',
    '2027-01-02',
    '—',
  ])
})
